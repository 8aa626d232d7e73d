# Cave-In w terminalu.

table-track = zawalenie { $track } z { $collapse }
table-last-round = zawalenie { $track } z { $collapse }, ostatnia runda
table-mercenary = { $card } ({ $colour })
table-crystal-plain = { $colour } +{ $points }
table-crystal-symbol = { $colour } +{ $points } ({ $faction })
table-crystal-cave-in = { $colour } +{ $points } (zawalenie)
table-crystal-both = { $colour } +{ $points } ({ $faction }, zawalenie)
table-crystal-tinted = { $crystal } → { $colour } −{ $less }
table-own-crystal = { $crystal } +{ $points }
table-artifact = koszt { $cost }, pod spodem { $below }: { $text }
table-other-half = albo { $text }
table-half = { $card } ({ $text })
table-leader = { $card } ({ $colour } { $level }, lider)
table-subjugated-cards = Zniewoleni najemnicy
table-hand-of = ręka { $count } z { $limit }
table-crystal-count =
    { $costs ->
        [none] bez kryształów
       *[other] kryształy { $count } (koszt { $costs })
    }
table-totems-held =
    { $count ->
        [one] totem { $totems }
       *[other] totemy { $totems }
    }
table-stack-level = Poziom { $level }, w stosie { $count }; tam albo zakryte na rękach: { $cards }
table-stack-cost = Kryształy o koszcie { $cost }, w stosie { $count }: { $crystals }
table-stack-artifacts = Karty artefaktów, których jeszcze nie widziano: { $cards }

story-for-cards = { $line }, zagrano: { $cards }
story-extra = { $line } – dodatkowa akcja

## Obok pytań i opcji

cave-scores =
    { $extra ->
        [0] ręka { $hand } · pozostałe akcje: { $left } · punkty { $points }
       *[other] ręka { $hand } · pozostałe akcje: { $left } · dodatkowe fedrowanie { $extra } · punkty { $points }
    }
cave-really-end = Masz jeszcze akcję. Aby mimo to zakończyć turę, wybierz „Zakończ turę” jeszcze raz.
cave-really-end-mine = Możesz jeszcze dodatkowo fedrować, a po turze to przepadnie. Aby mimo to zakończyć turę, wybierz „Zakończ turę” jeszcze raz.
cave-really-go-on = Teraz można jeszcze czegoś użyć, później w tej turze już nie. Aby mimo to przejść dalej, wybierz to jeszcze raz.


help-deck = co zostało w stosach i co wiadomo o rękach graczy
help-discard = zniewoleni najemnicy i ci, którzy opuścili grę
play-help =
    Wpisz numer opcji albo akcję w notacji (recruit drollo, mine yellow-3-red, raid 2, end-turn).
    Nazwa karty albo kryształu wyjaśnia działanie, na przykład: cyberwiedźma
    +2 przy krysztale: ile jest wart na koniec.
    → niebieski −1: w tej turze w innym kolorze i taniej o 1.
    Zapis: zapisz partia.json; wznowienie: starlode play --resume partia.json
verb-recruit = zrekrutuj, rekrutuj
verb-mine = fedruj
verb-collect = zdobądź
verb-raid = przejmij
verb-activate = artefakt, użyj
verb-pay = zagraj, zapłać
verb-take = weź
verb-subjugate = zniewól
verb-recolour = zmień
verb-dye = zafarbuj
verb-colour = kolor
