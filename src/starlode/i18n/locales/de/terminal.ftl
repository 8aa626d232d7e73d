# The terminal client.

you = Du
opponent = Mitspieler
seat = Platz { $seat }

# Der Tisch auf einen Blick (terminal/table.py)
table-turn = Zug { $turn } · am Zug: { $player }
table-won = Zug { $turn } · die Partie ist zu Ende, Sieg: { $player } ({ $reason })
table-drawn = Zug { $turn } · die Partie endet unentschieden ({ $reason })
table-row = Handelsreihe
table-trade-deck = Handelsdeck { $count }
table-scrap-heap = Schrott { $count }
table-base = Basis { $defense }
table-outpost = Vorposten { $defense }
table-used = eingesetzt
table-copy = Kopie: { $card }
table-bases = Basen
table-ships = Schiffe
table-hand = Hand
table-top = Oben im Deck
table-known = davon bekannt: { $cards }
table-authority = Autorität { $count }
table-trade = Handel { $count }
table-combat = Kampf { $count }
table-hand-size = Hand { $count }
table-deck = Deck { $count }
table-discard = Abwurfstapel { $count }
table-markers = nächste Schiffe oben auf das Deck: { $count }
table-owes = im nächsten Zug abzuwerfen: { $count }
