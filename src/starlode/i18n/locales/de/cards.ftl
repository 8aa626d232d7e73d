# A card in lines.

card-line = { $label }: { $text }
kind-card = Karte
kinds-card = Karten
