# Warum eine Stellung, eine Sicht oder eine Option von Cave-In abgelehnt wird.

bad-start-seat = Option start ist { $start }: Es gibt { $seats } Plätze
bad-factions-option = Option factions ist { $option }: Erwartet werden vier von { $known }, verbunden mit +
bad-questions-order = Die offenen Fragen { $known } werden so nicht gestellt
bad-why-left = Platz { $seat } hat aufgegeben
bad-why-not-concerned = Platz { $seat } betrifft sie nicht
bad-why-starting = In der Startphase wird sie nicht gestellt
bad-question = Die offene Frage { $question } ist unmöglich: { $why }
bad-why-no-asker = Es fehlt, welche Karte fragt
bad-why-not-in-docks = Rekrutiert wird nur, wer in den Docks liegt
bad-why-no-recruiting = Jetzt wird niemand rekrutiert
bad-why-not-in-mine = Der Kristall liegt nicht in der Mine
bad-why-not-wild = Der Kristall ist kein Joker
bad-why-other-colour = Der Kristall hat eine andere Farbe
bad-why-not-on-top = Das Artefakt liegt auf keinem Stapel oben
bad-why-is-paid = Es ist bezahlt
bad-why-no-such-cards = Solche Karten darf jetzt niemand nehmen
bad-why-no-bottom = Es gibt keine Karte zu nehmen oder keinen Platz für sie
bad-why-missing =
    { $count ->
        [one] Es fehlt 1
       *[other] Es fehlen { $count }
    }
bad-over-points = over: Nach Punkten gewinnen { $winners }, nicht { $found }
bad-first = first: Nur solange ausgeteilt wird, gibt es keinen Startspieler
bad-left = left: Eine Partie geht nur zwischen mindestens zwei Spielern weiter
bad-current-left = current: Platz { $seat } hat aufgegeben und ist deshalb nicht am Zug
bad-counter = Die Stellung: { $name } ist { $value }, hier aber höchstens { $most }
bad-out-of-play = { $card } liegt auf dem Tisch, aber { $faction } sind nicht im Spiel
bad-docks-room = docks: Von Level { $level } haben höchstens { $most } Platz
bad-mine-room = mine: Von Kosten { $cost } haben höchstens { $most } Platz
bad-tint-not-there = tints: In der Mine liegen weniger { $crystal }
bad-run-out = empty: { $name } fehlt, denn dieser Stapel ist aufgebraucht
bad-artifact-twice = Die Artefaktkarte { $card } ist an zwei Stellen
bad-hidden = { $where }: { $card } ist in einer Hand verborgen, in der diese Karte nicht ist
bad-hidden-level = { $where }: Von Level { $level } können höchstens { $most } der ersten Karten verborgen sein
bad-phase-early = phase: Vor den Aktionen wird nichts gespielt, gefärbt oder umgefärbt
bad-deal = Die Stellung ist unmöglich: So kann nicht ausgeteilt worden sein
bad-view = Die Sicht widerspricht sich: { $name } ergibt sich nicht aus dem Rest
bad-view-unseen-level = Platz { $seat }: Die Sicht hat zu wenige ungesehene Karten von Level { $level }
bad-view-payment = Platz { $seat }: Die Sicht ist unmöglich: Mit keiner Hand ließe sich das bezahlen
bad-not-run-out = empty: { $name } ist genannt, aber dieser Stapel ist nicht aufgebraucht
