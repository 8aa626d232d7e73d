# Log lines. They start with who; card names and players stand as labels.

event-start-chosen-team = { $player }: Start-Team
event-card-revealed = Handelsreihe: { $card } aufgedeckt
event-deck-shuffled = { $player }: Abwurfstapel zu einem neuen Deck gemischt
event-ability-used =
    { $ability ->
        [ally] { $player }: { $card }, Allianz-Fähigkeit eingesetzt
        [scrap] { $player }: { $card }, Verschrotten-Fähigkeit eingesetzt
       *[primary] { $player }: { $card }, primäre Fähigkeit eingesetzt
    }
event-ability-used-as =
    { $ability ->
        [ally] { $player }: { $card } als { $copied }, Allianz-Fähigkeit eingesetzt
        [scrap] { $player }: { $card } als { $copied }, Verschrotten-Fähigkeit eingesetzt
       *[primary] { $player }: { $card } als { $copied }, primäre Fähigkeit eingesetzt
    }
event-points-gained = { $player }: { $points }
event-fleet-bonus-gained = { $player }: +{ $combat } Kampf für das ausgespielte Schiff
event-branch-chosen = { $player }: { $card }, gewählt: { $text }
event-ship-copied = { $player }: { $card } kopiert
event-marker-armed = { $player }: { $card }, das nächste in diesem Zug erworbene Schiff darf oben auf das Deck
event-card-bought =
    { $on-top ->
        [yes] { $player }: { $card } gekauft und oben auf das Deck gelegt
       *[no] { $player }: { $card } gekauft
    }
event-card-acquired = { $player }: { $card } kostenlos erworben und oben auf das Deck gelegt
event-card-scrapped =
    { $from ->
        [hand] { $player }: { $card } aus der Hand verschrottet
        [discard-pile] { $player }: { $card } aus dem Abwurfstapel verschrottet
        [trade-row] { $player }: { $card } aus der Handelsreihe verschrottet
       *[play] { $player }: { $card } aus dem Spiel verschrottet
    }
event-card-discarded =
    { $count ->
        [1] { $player }: { $card } abgeworfen
       *[other] { $player }: { $count } × { $card } abgeworfen
    }
event-base-attacked =
    { $player }: { $card } angegriffen (Besitzer: { $target ->
        [Du] du
       *[other] { $target }
    })
event-base-destroyed =
    { $by }: { $card } zerstört (Besitzer: { $player ->
        [Du] du
       *[other] { $player }
    })
event-player-attacked =
    { $amount ->
        [one] { $player }: Angriff mit { $amount } Kampfpunkt (Ziel: { $target })
       *[other] { $player }: Angriff mit { $amount } Kampfpunkten (Ziel: { $target })
    }
event-discard-owed =
    { $cards ->
        [one] { $player }: zu Beginn des nächsten Zuges ist eine Karte abzuwerfen
       *[other] { $player }: zu Beginn des nächsten Zuges sind { $cards } Karten abzuwerfen
    }
event-discard-demanded =
    { $cards ->
        [one] { $player }: erzwungener Abwurf von einer Karte (Ziel: { $target })
       *[other] { $player }: erzwungener Abwurf von { $cards } Karten (Ziel: { $target })
    }
event-base-damaged =
    { $player }: { $card } beschädigt, { $amount } Schaden (Besitzer: { $target ->
        [Du] du
       *[other] { $target }
    })
event-bases-repaired = { $player }: Schaden an den Basen entfernt
event-player-eliminated = { $player }: ausgeschieden
event-player-eliminated-placed = { $player }: ausgeschieden (Rang { $place })
event-card-given = { $player }: { $card } hinterlassen (Empfänger: { $target })
event-card-passed = { $player }: { $card } für 1 Handel weitergegeben (Empfänger: { $target })
event-turn-handed-over = { $player }: Zug übergeben (an: { $target })
event-member-done = { $player }: fertig für diesen Zug
event-help-requested =
    { $amount ->
        [one] { $player }: { $card }, Bitte um { $amount } Punkt (an: { $target })
       *[other] { $player }: { $card }, Bitte um { $amount } Punkte (an: { $target })
    }
event-help-promised =
    { $amount ->
        [one] { $player }: { $card }, { $amount } Punkt zugesagt (für: { $target })
       *[other] { $player }: { $card }, { $amount } Punkte zugesagt (für: { $target })
    }
event-help-refused = { $player }: { $card }, keine Hilfe zugesagt (gefragt hat: { $target })
event-surrender-proposed = { $player }: dem Team die Aufgabe vorgeschlagen

## Why a match ended

reason-defeat = Autorität der unterlegenen Seite auf 0 gefallen
reason-turn-limit = Zuglimit erreicht
reason-stalled = in festgefahrener Partie beansprucht
