# Der Tisch von Cave-In, im Terminal und im Browser.

table-docks = Docks
table-mine = Mine
table-stack = Stapel { $count }
table-artifacts = Artefakte
table-empty-stack = ein leerer Stapel
table-free-totems = Freie Totems
table-totem = { $colour } ({ $faction })
table-wild = Joker
table-base-of = Basis
table-hidden-cards = verdeckt: { $levels }
table-hidden-level = { $count } von Level { $level }
table-crystals = Kristalle
table-subjugated = Unterworfen
table-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
table-this-turn = Dieser Zug
table-played = Ausgespielt
table-paying = Bezahlung
table-payment = Preis { $cost }, bezahlt { $paid }, noch { $missing }
table-payment-less = { $printed } − { $less } = { $cost }, bezahlt { $paid }, noch { $missing }
table-starting = Startphase
table-actions =
    { $done ->
        [none]
            { $left ->
                [0] keine Aktion mehr
                [one] noch eine Aktion
               *[other] noch { $left } Aktionen
            }
       *[other]
            { $left ->
                [0] erledigt: { $done }; keine Aktion mehr
                [one] erledigt: { $done }; noch eine Aktion
               *[other] erledigt: { $done }; noch { $left } Aktionen
            }
    }
table-raided = Überfall ausgeführt
table-unsure = ° rekonstruiert oder erschlossen, wie alle Kosten der Artefakte; so korrigierst du es: starlode cards cavein --toml
table-cast = günstiger zu fördern: { $colour }
table-extra-mines =
    { $count ->
        [one] ein zusätzliches Fördern
       *[other] { $count } zusätzliche Male fördern
    }
table-cheap-recruits = Rekrutieren günstiger
table-identical-actions = Aktionen dürfen gleich sein
table-doubled-levels = { $faction } zählen doppelt
table-matching-colours = { $faction } haben die Kristallfarbe
table-artifact-discounts = Artefakte { $count } billiger
table-mining-discounts = Kristalle { $count } billiger
table-second-crystals =
    { $count ->
        [one] nach dem Fördern ein zweiter Kristall
       *[other] nach dem Fördern { $count } weitere Kristalle
    }

fold-recruit = Söldner rekrutieren ({ $count } zur Wahl)
fold-mine = Kristall fördern ({ $count } zur Wahl)
fold-collect = Artefakt einsammeln ({ $count } zur Wahl)
fold-use = Fähigkeit einer Karte nutzen ({ $count } zur Wahl)
fold-raid = Basis überfallen ({ $count } zur Wahl)

action-recruit = Rekrutieren
action-mine = Fördern
action-collect = Einsammeln
action-use = Fähigkeit

## Im Browser

cave-collapse = Einsturz
cave-track = { $track } von { $collapse }
cave-track-last = { $track } von { $collapse }, dies ist die letzte Runde
cave-docks-level = Docks, Level { $level }
cave-mine-cost = Mine, Kosten { $cost }
cave-artifact-stack = Artefakte, Stapel { $number }
cave-artifact-price =
    { $below ->
        [0] Kosten { $cost }, nichts darunter
       *[other] Kosten { $cost }, darunter { $below }
    }
cave-totems = Totems
cave-hand =
    { $count ->
        [one] { $count } Karte von { $limit }
       *[other] { $count } Karten von { $limit }
    }
cave-crystals-of-cost = { $count } × Kosten { $cost }
cave-leader = Anführer
cave-counts-as = zählt als { $colour }
cave-tinted = in diesem Zug { $colour } und { $less } billiger
cave-points = Punkte
