# A card in lines.

card-line = { $label }: { $text }
kind-card = card
kinds-card = cards
