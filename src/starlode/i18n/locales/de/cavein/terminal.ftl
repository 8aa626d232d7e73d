# Cave-In im Terminal.

table-track = Einsturz { $track } von { $collapse }
table-last-round = Einsturz { $track } von { $collapse }, letzte Runde
table-mercenary = { $card } ({ $colour })
table-crystal-plain = { $colour } +{ $points }
table-crystal-symbol = { $colour } +{ $points } ({ $faction })
table-crystal-cave-in = { $colour } +{ $points } (Einsturz)
table-crystal-both = { $colour } +{ $points } ({ $faction }, Einsturz)
table-crystal-tinted = { $crystal } → { $colour } −{ $less }
table-own-crystal = { $crystal } +{ $points }
table-artifact = Kosten { $cost }, darunter { $below }: { $text }
table-other-half = oder { $text }
table-half = { $card } ({ $text })
table-leader = { $card } ({ $colour } { $level }, Anführer)
table-subjugated-cards = Unterworfene Söldner
table-hand-of = Hand { $count } von { $limit }
table-crystal-count =
    { $costs ->
        [none] keine Kristalle
       *[other] Kristalle { $count } (Kosten { $costs })
    }
table-totems-held =
    { $count ->
        [one] Totem { $totems }
       *[other] Totems { $totems }
    }
table-stack-level = Level { $level }, { $count } im Stapel; dort oder verdeckt auf Händen: { $cards }
table-stack-cost = Kristalle mit Kosten { $cost }, { $count } im Stapel: { $crystals }
table-stack-artifacts = Noch nicht gesehene Artefaktkarten: { $cards }

story-for-cards = { $line }, mit { $cards }
story-extra = { $line } – zusätzliche Aktion

## Neben Fragen und Möglichkeiten

cave-scores =
    { $extra ->
        [0] Hand { $hand } · Aktionen übrig { $left } · Punkte { $points }
       *[other] Hand { $hand } · Aktionen übrig { $left } · zusätzliches Fördern { $extra } · Punkte { $points }
    }
cave-really-end = Du hast noch eine Aktion. Wähle „Zug beenden“ noch einmal, um trotzdem zu beenden.
cave-really-end-mine = Du darfst noch zusätzlich fördern, und das verfällt mit dem Zug. Wähle „Zug beenden“ noch einmal, um trotzdem zu beenden.
cave-really-go-on = Jetzt ließe sich noch etwas nutzen, später im Zug nicht mehr. Noch einmal wählen, um trotzdem weiterzugehen.


help-deck = was noch in den Stapeln liegt und was von Händen bekannt ist
help-discard = unterworfene Söldner und solche, die das Spiel verlassen haben
play-help =
    Gib die Nummer einer Möglichkeit ein oder die Aktion in Notation (recruit drollo, mine yellow-3-red, raid 2, end-turn).
    Der Name einer Karte oder eines Kristalls erklärt sie, zum Beispiel: Fish'Bean
    +2 neben einem Kristall: was er am Ende wert ist.
    → Blau −1: für diesen Zug umgefärbt und 1 billiger.
    Speichern: speichern partie.json · fortsetzen: starlode play --resume partie.json
verb-recruit = rekrutieren
verb-mine = fördern
verb-collect = einsammeln
verb-raid = überfallen, Überfall
verb-activate = Artefakt, nutzen
verb-pay = ausspielen, bezahlen
verb-take = nehmen
verb-subjugate = unterwerfen
verb-recolour = umfärben
verb-dye = färben
verb-colour = Farbe
