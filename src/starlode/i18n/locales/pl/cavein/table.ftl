# Stół Cave-In, w terminalu i w przeglądarce.

table-docks = Doki
table-mine = Kopalnia
table-stack = stos { $count }
table-artifacts = Artefakty
table-empty-stack = pusty stos
table-free-totems = Wolne totemy
table-totem = { $colour } ({ $faction })
table-wild = Dzikie
table-base-of = Baza
table-hidden-cards = zakryte: { $levels }
table-hidden-level = { $count } × poziom { $level }
table-crystals = Kryształy
table-subjugated = Zniewoleni
table-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
table-this-turn = Ta tura
table-played = Zagrane
table-paying = Zapłata
table-payment = cena { $cost }, zapłacono { $paid }, brakuje { $missing }
table-payment-less = { $printed } − { $less } = { $cost }, zapłacono { $paid }, brakuje { $missing }
table-starting = faza początkowa
table-actions =
    { $done ->
        [none]
            { $left ->
                [0] nie ma już akcji
                [one] została jedna akcja
               *[other] zostały { $left } akcje
            }
       *[other]
            { $left ->
                [0] wykonano: { $done }; nie ma już akcji
                [one] wykonano: { $done }; została jedna akcja
               *[other] wykonano: { $done }; zostały { $left } akcje
            }
    }
table-raided = przejęto bazę
table-unsure = ° odtworzone lub wywnioskowane, tak jak wszystkie koszty artefaktów; jak to poprawić: starlode cards cavein --toml
table-cast = tańsze fedrowanie: { $colour }
table-extra-mines =
    { $count ->
        [one] dodatkowe fedrowanie
       *[other] dodatkowe fedrowanie ×{ $count }
    }
table-cheap-recruits = tańsze rekrutowanie
table-identical-actions = akcje mogą być jednakowe
table-doubled-levels = { $faction } liczą się podwójnie
table-matching-colours = { $faction } mają kolor kryształu
table-artifact-discounts = artefakty taniej o { $count }
table-mining-discounts = kryształy taniej o { $count }
table-second-crystals =
    { $count ->
        [one] drugi kryształ po fedrowaniu
       *[other] dodatkowe kryształy po fedrowaniu: { $count }
    }

fold-recruit = Zrekrutuj najemnika (do wyboru: { $count })
fold-mine = Fedruj kryształ (do wyboru: { $count })
fold-collect = Zdobądź artefakt (do wyboru: { $count })
fold-use = Użyj umiejętności karty (do wyboru: { $count })
fold-raid = Przejmij bazę (do wyboru: { $count })

action-recruit = rekrutowanie
action-mine = fedrowanie
action-collect = artefakt
action-use = umiejętność

## W przeglądarce

cave-collapse = Zawalenie
cave-track = { $track } z { $collapse }
cave-track-last = { $track } z { $collapse }, to ostatnia runda
cave-docks-level = Doki, poziom { $level }
cave-mine-cost = Kopalnia, koszt { $cost }
cave-artifact-stack = Artefakty, stos { $number }
cave-artifact-price =
    { $below ->
        [0] koszt { $cost }, pod spodem nic
       *[other] koszt { $cost }, pod spodem { $below }
    }
cave-totems = Totemy
cave-hand =
    { $count ->
        [one] { $count } karta z { $limit }
        [few] { $count } karty z { $limit }
        [many] { $count } kart z { $limit }
       *[other] { $count } karty z { $limit }
    }
cave-crystals-of-cost = { $count } × koszt { $cost }
cave-leader = lider
cave-counts-as = liczy się jako { $colour }
cave-tinted = w tej turze { $colour } i taniej o { $less }
cave-points = Punkty
