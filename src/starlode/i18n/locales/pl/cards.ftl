# A card in lines.

card-line = { $label }: { $text }
kind-card = karta
kinds-card = karty
