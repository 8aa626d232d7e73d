# The terminal client.

you = Ty
opponent = Przeciwnik
seat = Miejsce { $seat }

# Stół na pierwszy rzut oka (terminal/table.py)
table-turn = Tura { $turn } · na ruchu: { $player }
table-won = Tura { $turn } · koniec partii, wygrana: { $player } ({ $reason })
table-drawn = Tura { $turn } · partia kończy się remisem ({ $reason })
table-row = Rząd handlu
table-trade-deck = talia handlu { $count }
table-scrap-heap = złomowisko { $count }
table-base = baza { $defense }
table-outpost = posterunek { $defense }
table-used = już użyto
table-copy = kopia: { $card }
table-bases = Bazy
table-ships = Statki
table-hand = Ręka
table-top = Wierzch talii
table-known = w tym znane: { $cards }
table-authority = autorytet { $count }
table-trade = handel { $count }
table-combat = walka { $count }
table-hand-size = ręka { $count }
table-deck = talia { $count }
table-discard = odrzucone { $count }
table-markers = następne statki na wierzch talii: { $count }
table-owes = karty do odrzucenia w następnej turze: { $count }
