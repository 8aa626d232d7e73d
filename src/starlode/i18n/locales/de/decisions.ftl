# What is asked, and the labels of the answers.

asked = { $player }: { $question }
asked-by-card = { $player } – { $card }: { $question }
asked-by-copy = { $player } – { $card } als { $copied }: { $question }

question-action = Aktion wählen
question-choose = eine Möglichkeit wählen
question-discard = Karte zum Abwerfen wählen
question-destroy-base =
    { $optional ->
        [yes] Basis zum Zerstören wählen oder verzichten
       *[no] Basis zum Zerstören wählen
    }
question-scrap-row =
    { $optional ->
        [yes] Karte der Handelsreihe zum Verschrotten wählen oder verzichten
       *[no] Karte der Handelsreihe zum Verschrotten wählen
    }
question-scrap =
    { $optional ->
        [yes] Karte zum Verschrotten wählen oder verzichten
       *[no] Karte zum Verschrotten wählen
    }
question-discard-then-draw = Karte zum Abwerfen wählen oder Auswahl beenden und ebenso viele Karten ziehen
question-scrap-then-draw = Karte zum Verschrotten wählen oder Auswahl beenden und ebenso viele Karten ziehen
question-acquire-ship = Schiff wählen, das kostenlos erworben wird
question-copy-ship =
    { $optional ->
        [yes] Schiff zum Kopieren wählen oder verzichten
       *[no] Schiff zum Kopieren wählen
    }
question-destination = Wohin kommt das neue Schiff?
question-draw = eine Karte wird gezogen
question-reveal = eine Karte der Handelsreihe wird aufgedeckt
question-start = der Startspieler wird ausgelost
question-resume = die Fähigkeit geht weiter
question-begin-turn = der nächste Zug beginnt

## Options

option-play = Ausspielen: { $card }
option-buy = Kaufen: { $card } (Kosten { $cost })
option-use = Einsetzen: { $card } ({ $text })
option-ally = Allianz-Fähigkeit einsetzen: { $card } ({ $text })
option-ally-as = Allianz-Fähigkeit einsetzen: { $card } als { $copied } ({ $text })
option-scrap = Verschrotten: { $card } ({ $text })
option-scrap-as = Verschrotten: { $card } als { $copied } ({ $text })
option-of-copy =
    { $copy ->
        [used-primary] { $label } – primäre Fähigkeit bereits eingesetzt
        [used-ally] { $label } – Allianz-Fähigkeit bereits eingesetzt
       *[used-both] { $label } – primäre und Allianz-Fähigkeit bereits eingesetzt
    }
option-attack = Angreifen: { $player }
option-attack-base = Basis angreifen: { $card } (Besitzer: { $player }, Verteidigung { $defense })
option-end-turn = Zug beenden
option-destroy = Basis zerstören: { $card } (Besitzer: { $player })
option-choose = Möglichkeit { $branch }
option-branch = { CAPITALISED($text) }
option-discard = Abwerfen: { $card }
option-scrap-hand = Aus der Hand verschrotten: { $card }
option-scrap-discard = Aus dem Abwurfstapel verschrotten: { $card }
option-scrap-row = Aus der Handelsreihe verschrotten: { $card }
option-acquire = Kostenlos erwerben: { $card }
option-copy = Kopieren: { $card }
option-to-top = Oben auf das Deck
option-to-discard = Auf den Abwurfstapel
option-decline = Verzichten
option-done = Auswahl beenden
option-start = Startspieler: { $player }
option-draw = Ziehen: { $card }
option-reveal = Aufdecken: { $card }

macro-play-simple-cards =
    { $count ->
        [one] { $count } einfache Karte ausspielen
       *[other] { $count } einfache Karten ausspielen
    }

## Rule options and their values

rule-format = Wer gegen wen spielt
rule-format-duel = Zwei-Spieler-Partie
rule-start = Der Startspieler
rule-start-random = wird ausgelost
rule-start-number = Platz { $number }
rule-sets = Kartensätze (Handelskarten und Entdecker)
rule-sets-auto = ein Kartensatz für zwei Spieler
rule-sets-number =
    { $number ->
        [one] { $number } Kartensatz
       *[other] { $number } Kartensätze
    }
rule-discards = Wann ein erzwungener Abwurf ausgeführt wird
rule-discards-immediate = sofort
rule-discards-next-turn = zu Beginn des nächsten eigenen Zuges
rule-ally-check = Wie lange eine Allianz-Fähigkeit verfügbar bleibt
rule-ally-check-at-use = nur solange der Alliierte im Spiel ist
rule-ally-check-unlocked = bis zum Ende des Zuges, auch wenn der Alliierte das Spiel verlässt
rule-turn-limit = Züge je Spieler, nach denen die Partie unentschieden endet
rule-turn-limit-number =
    { $number ->
        [one] { $number } Zug je Spieler
       *[other] { $number } Züge je Spieler
    }
rule-stall-claim = Züge je Spieler ohne neue Kampfpunkte und ohne neue Karte, nach denen ein Remis beansprucht werden darf
rule-stall-claim-number =
    { $number ->
        [one] { $number } Zug je Spieler
       *[other] { $number } Züge je Spieler
    }
