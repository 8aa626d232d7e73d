# Perły: wszystko, co gra mówi własnymi słowami.

game-pearls = Perły
game-about-pearls = Nurkuj po perły i wróć, zanim przypłynie rekin.
game-how-pearls =
    Nurkuj tak często, jak się odważysz; to, co znajdziesz, leży w łodzi.
    Rekin zabiera wszystko z łodzi i kończy twoją turę.
    Na koniec tury zawartość łodzi trafia do twojej skrzyni.
    Gdy morze jest puste, wygrywa ten, kto ma najwięcej punktów: 3 za perłę, 1 za muszlę.
game-more-pearls = Gracze i morze
game-way-pearls = Morze
format-calm = Spokojne morze
format-about-calm = Mało rekinów.
rule-sea = Gdzie się nurkuje
rule-sea-calm = na spokojnym morzu
card-pearl = Perła
card-shell = Muszla
card-shark = Rekin
view-sea = Morze
view-boat = Łódź
view-gone = Stracone
view-chest = Skrzynia
view-left = Kto się poddał (miejsce)
view-points = Punkty
option-dive = Nurkuj
event-boat-lost = { $player }: łódź stracona
reason-sea-empty = morze jest puste
