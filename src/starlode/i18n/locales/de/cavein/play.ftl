# Cave-In: Verlauf, Fragen, Antworten, Ablehnungen und Regeloptionen.

event-faction-chosen = Im Spiel: { $faction }
event-command-taken = { $player }: Kommandokarte und Totem ({ $faction })
event-mercenary-shown = Docks: { $card } aufgedeckt
event-crystal-uncovered = Mine: { $crystal } aufgedeckt
event-artifact-revealed = Artefakte: Karte aufgedeckt – { $one } / { $other }
event-leader-used = { $player }: { $card }, Fähigkeit des Anführers genutzt
event-artifact-activated = { $player }: { $card }, Artefakt genutzt
event-action-taken =
    { $extra ->
        [yes]
            { $action ->
                [recruit] { $player }: zusätzliche Aktion, Rekrutieren
                [mine] { $player }: zusätzliche Aktion, Fördern
                [collect] { $player }: zusätzliche Aktion, Artefakt einsammeln
               *[use] { $player }: zusätzliche Aktion, Fähigkeit nutzen
            }
       *[no]
            { $action ->
                [recruit] { $player }: Aktion, Rekrutieren
                [mine] { $player }: Aktion, Fördern
                [collect] { $player }: Aktion, Artefakt einsammeln
               *[use] { $player }: Aktion, Fähigkeit nutzen
            }
    }
event-card-played-dyed = { $player }: { $card } als { $dye } ausgespielt
event-mercenary-recruited = { $player }: { $card } rekrutiert
event-crystal-mined = { $player }: Kristall gefördert – { $crystal }
event-crystal-taken = { $player }: Kristall genommen – { $crystal }
event-artifact-collected = { $player }: Artefakt eingesammelt – { $card }
event-skill-used = { $player }: { $card }, Fähigkeit genutzt
event-taken-from-docks = { $player }: { $card } von den Docks genommen
event-taken-from-base =
    { $player }: { $card } aus einer Basis genommen (Besitzer: { $target ->
        [Du] du
       *[other] { $target }
    })
event-taken-from-base-own = { $player }: { $card } aus der eigenen Basis genommen
event-crystal-recoloured = { $player }: Kristall umgefärbt – { $crystal } (neue Farbe: { $colour }, { $less } billiger)
event-card-dyed = { $player }: { $card } hat in diesem Zug eine andere Farbe ({ $colour })
event-mercenary-subjugated =
    { $player }: { $card } aus einer Basis unterworfen (Besitzer: { $target ->
        [Du] du
       *[other] { $target }
    })
event-mercenary-subjugated-own = { $player }: { $card } aus der eigenen Basis unterworfen
event-mercenary-subjugated-from-hand = { $player }: { $card } aus der Hand unterworfen
event-base-raided =
    { $player }: Basis überfallen (Besitzer: { $target ->
        [Du] du
       *[other] { $target }
    })
event-base-raided-own = { $player }: eigene Basis überfallen
event-leader-returned = { $player }: Anführer { $card } zurück auf der Hand
event-totem-taken = { $player }: Totem genommen ({ $faction })
event-cave-in =
    { $why ->
        [crystal] Einsturz: Die Leiste rückt auf { $track } vor (Kristall mit Einsturzsymbol)
        [artifact-stack] Einsturz: Die Leiste rückt auf { $track } vor (ein Artefaktstapel ist leer)
        [mercenary-stack] Einsturz: Die Leiste rückt auf { $track } vor (ein Söldnerstapel ist leer)
       *[crystal-stack] Einsturz: Die Leiste rückt auf { $track } vor (ein Kristallstapel ist leer)
    }
event-cast-coloured = { $player }: günstigere Farbe gewählt ({ $colour })
event-leader-changed = { $player }: neuer Anführer – { $card }
event-mercenary-removed = { $player }: { $card } fällt unten aus der Basis und verlässt das Spiel
event-player-left = { $player }: Aufgabe

reason-collapse = die Mine ist eingestürzt
reason-stuck = niemand konnte oder wollte noch etwas tun
reason-round-limit = Rundenlimit erreicht

## Fragen

question-starting = Beginn des Zuges – etwas nutzen oder weiter
question-pay-recruit =
    { $optional ->
        [yes] Karte wählen, die für die Rekrutierung von „{ $card }“ ausgespielt wird, oder keine
       *[no] Karte wählen, die für die Rekrutierung von „{ $card }“ ausgespielt wird
    }
question-paying-colour =
    { $optional ->
        [yes] Farbe der Karten wählen, die „{ $card }“ bezahlen, oder nichts bezahlen
       *[no] Farbe der Karten wählen, die „{ $card }“ bezahlen
    }
question-pay-crystal = Karte wählen, die „{ $card }“ bezahlt
question-pay-artifact = Karte wählen, die „{ $card }“ bezahlt
question-pay-price =
    { $missing ->
        [0] Preis von { $cost } bezahlt – Karte dazulegen?
       *[other] Noch { $missing } für „{ $card }“ bezahlen
    }
question-price-paid = Der Preis von { $cost } ist bezahlt, und du hast keine Karte zum Dazulegen
question-take-crystal = Kristall zum Nehmen wählen oder verzichten
question-take-crystal-of = Kristall mit Kosten { $cost } zum Nehmen wählen oder verzichten
question-take-from-docks = Söldner von den Docks wählen oder verzichten
question-take-from-docks-of = Söldner von den Docks wählen oder verzichten (noch { $levels } Level)
question-take-from-bases = Söldner aus einer Basis wählen oder Auswahl beenden
question-take-from-bases-of = Söldner aus einer Basis wählen oder Auswahl beenden (noch bis zu { $left })
question-take-from-bottom = Den untersten Söldner der eigenen Basis nehmen?
question-take-from-bottom-of = Den untersten Söldner der eigenen Basis nehmen? (noch bis zu { $left })
question-recolour = Kristall zum Umfärben wählen oder verzichten
question-new-colour = neue Farbe für „{ $card }“ wählen
question-dye-colour = Farbe wählen, die deine Karten beim Fördern haben, oder verzichten
question-dye-colour-of = Farbe wählen, die deine Karten beim Fördern haben, oder verzichten (noch bis zu { $left } Karten)
question-dye = Karte wählen, die diese Farbe bekommt, oder Auswahl beenden
question-dye-as = Karte wählen, die eine andere Farbe bekommt ({ $colour }), oder Auswahl beenden (noch bis zu { $left })
question-subjugate = Söldner zum Unterwerfen wählen oder verzichten
question-subjugate-from-hand = Söldner aus der Hand zum Unterwerfen wählen oder verzichten
question-subjugate-from-hand-of = Söldner aus der Hand zum Unterwerfen wählen oder verzichten (noch bis zu { $left })
question-second-raid = zweite Basis für einen Überfall wählen oder verzichten
question-cast-colour = Farbe wählen, deren Kristalle weniger kosten sollen
question-factions = eine Fraktion wird gezogen
question-command = eine Kommandokarte wird gezogen
question-refill-docks = ein Söldner wird in den Docks aufgedeckt
question-refill-mine = ein Kristall wird in der Mine aufgedeckt
question-reveal = eine Artefaktkarte wird aufgedeckt

## Möglichkeiten

option-recruit = Rekrutieren: { $card }
option-mine = Fördern: { $crystal }
option-collect = Einsammeln: { $card } ({ $text })
option-activate = Artefakt nutzen: { $card } ({ $text })
option-lead = Fähigkeit des Anführers nutzen
option-lead-by = Fähigkeit des Anführers nutzen: { $card } ({ $text })
option-go-on = Weiter zu den Aktionen
option-raid = Basis überfallen: { $player }
option-raid-of =
    { $count ->
        [0] Basis überfallen: { $player } (nur Anführer: { $card }, { $colour })
        [one] Basis überfallen: { $player } (Anführer: { $card }, { $colour }; darunter eine Karte)
       *[other] Basis überfallen: { $player } (Anführer: { $card }, { $colour }; darunter { $count } Karten)
    }
option-raid-own =
    { $count ->
        [0] Eigene Basis überfallen (nur Anführer: { $card }, { $colour })
        [one] Eigene Basis überfallen (Anführer: { $card }, { $colour }; darunter eine Karte)
       *[other] Eigene Basis überfallen (Anführer: { $card }, { $colour }; darunter { $count } Karten)
    }
option-pay = Ausspielen: { $card }
option-free = Ohne Karte
option-take = Nehmen: { $card }
option-take-crystal = Nehmen: { $crystal }
option-take-from = Nehmen: { $card } (Basis: { $player })
option-take-own = Nehmen: { $card } (eigene Basis)
option-recolour = Umfärben: { $crystal }
option-colour = { CAPITALISED($colour) }
option-colour-wild = { CAPITALISED($colour) } (Joker)
option-dye = Färben: { $card }
option-subjugate = Unterwerfen: { $card }
option-subjugate-from = Unterwerfen: { $card } (Basis: { $player })
option-subjugate-own = Unterwerfen: { $card } (eigene Basis)
option-costs =
    { $cost ->
        [0] { $label } – kostet nichts
       *[other] { $label } – kostet{ "\u00A0" }{ $cost }
    }
option-worth =
    { $points ->
        [one] { $label } – { $points } Punkt
       *[other] { $label } – { $points } Punkte
    }
option-costs-worth =
    { $points ->
        [one] { $label } – kostet{ "\u00A0" }{ $cost }, { $points } Punkt
       *[other] { $label } – kostet{ "\u00A0" }{ $cost }, { $points } Punkte
    }
option-idle = { $label } – bewirkt jetzt nichts
option-at-place = { $label } – Exemplar { $place } von unten
option-faction = Im Spiel: { $faction }
option-command = Kommandokarte: { $faction }
option-show = Aufdecken: { $card }
option-uncover = Aufdecken: { $crystal }
option-reveal = Aufdecken: { $one } / { $other }

macro-best-payment = So günstig wie möglich zahlen: { $cards } (neuer Anführer: { $leader })

## Ablehnungen

error-wrong-phase = Nicht in dieser Phase des Zuges: { $action }
error-raid-was-all = Dein Überfall hat beide Aktionen dieses Zuges gekostet.
error-no-raid-now = Ein Überfall ist jetzt nicht möglich: Er tritt an die Stelle beider Aktionen.
error-empty-base = Die Basis von Spieler { $seat } ist leer.
error-own-base-empty = Deine eigene Basis ist leer.
error-action-used =
    { $action ->
        [recruit] Rekrutieren ist jetzt nicht möglich: Es gibt zwei Aktionen je Zug, und sie müssen verschieden sein.
        [mine] Fördern ist jetzt nicht möglich: Es gibt zwei Aktionen je Zug, und sie müssen verschieden sein.
        [collect] Einsammeln ist jetzt nicht möglich: Es gibt zwei Aktionen je Zug, und sie müssen verschieden sein.
       *[use] Eine Fähigkeit zu nutzen ist jetzt nicht möglich: Es gibt zwei Aktionen je Zug, und sie müssen verschieden sein.
    }
error-hand-full = Mit { $limit } oder mehr Handkarten kannst du nicht rekrutieren.
error-not-in-docks = { $card } liegt nicht in den Docks.
error-cannot-pay-recruit = Für { $card } fehlt dir die passende Karte: genau ein Level niedriger.
error-not-on-top = { $artifact } liegt auf keinem Stapel oben.
error-cannot-pay = Deine Karten reichen für den Preis von { $need } nicht aus.
error-not-in-mine = { $crystal } liegt so nicht in der Mine.
error-nothing-to-lead = Die Fähigkeit deines Anführers würde jetzt nichts bewirken.
error-no-leader = Du hast keinen Anführer.
error-no-such-artifact = { $artifact } kannst du jetzt nicht nutzen.

## Regeloptionen

rule-edition = Nach welchem Regelheft
rule-edition-en2021 = englisch, 2021
rule-edition-de2018 = deutsch, 2018
rule-edition-pl2018 = polnisch, 2018
rule-factions = Die vier Fraktionen im Spiel
rule-factions-random = werden ausgelost
rule-factions-first-game = die für die erste Partie empfohlenen
rule-factions-text = { $list }
rule-taken-crystals-cave-in = Ob ein Kristall mit Einsturzsymbol die Leiste auch vorrückt, wenn er genommen statt gefördert wird
rule-taken-crystals-cave-in-yes = ja
rule-taken-crystals-cave-in-no = nein
rule-surplus-cards = Ob beim Bezahlen auch Karten ausgespielt werden dürfen, die nicht nötig sind
rule-surplus-cards-yes = ja
rule-surplus-cards-no = nein
rule-unowned-totems = Ob ein Überfall auch ein Totem nimmt, das niemand hat
rule-unowned-totems-yes = ja
rule-unowned-totems-no = nein
rule-weedlocks = Was die Weedlocks der Level 2 bis 4 tun
rule-weedlocks-book = wie es im Regelheft der Ausgabe steht
rule-weedlocks-cards = wie es auf den Karten steht, also wie im Heft von 2021
rule-robuster-one-colour = Ob alle von einem Robuster gefärbten Karten dieselbe Farbe bekommen
rule-robuster-one-colour-auto = wie in der Ausgabe
rule-robuster-one-colour-yes = ja
rule-robuster-one-colour-no = nein, jede darf ihre eigene bekommen
rule-empty-skills = Ob eine Karte für eine Fähigkeit ausgespielt werden darf, die nichts bewirkt
rule-empty-skills-yes = ja
rule-empty-skills-no = nein
rule-open-crystals = Ob gesammelte Kristalle allen gezeigt werden
rule-open-crystals-yes = ja
rule-open-crystals-no = nein, nur wie viele und mit welchen Kosten
rule-round-limit = Runden, nach denen die Partie so gewertet wird, wie sie steht
rule-round-limit-number =
    { $number ->
        [one] { $number } Runde
       *[other] { $number } Runden
    }

## Der Zug in Kürze, wie auf der Rückseite der Kommandokarten

help-turn =
    Dein Zug:
    1. Startphase: Artefakte nutzen, die jetzt wirken, dann die Fähigkeit des Anführers, der obersten Karte deiner Basis.
    2. Aktionsphase: zwei verschiedene Aktionen – Rekrutieren, Fördern, Einsammeln, Fähigkeit nutzen – oder statt beider ein Überfall.
    Rekrutieren: Level 1 kostet nichts; sonst eine Karte ausspielen, die genau ein Level niedriger ist, gleich welcher Farbe. Mit sieben Handkarten rekrutiert niemand.
    Fördern: Karten in der Farbe des Kristalls ausspielen, deren Level zusammen die Kosten erreichen; für einen Joker-Kristall Karten einer beliebigen Farbe. Ein Totem macht seine Farbe um 1 billiger. Ein Artefakt darf mit Karten aller Farben bezahlt werden, auch gemischt.
    Überfall: Der Anführer dieser Basis kehrt auf die Hand seines Besitzers zurück; du nimmst das Totem in der Farbe des Anführers und Karten oben von der Basis, bis du sieben hast.
    3. Aufräumphase: Ausgespieltes kommt der Reihe nach auf deine Basis, die letzte Karte führt an. Nur die obersten sieben bleiben. Docks und Mine werden aufgefüllt.
    Die Leiste rückt vor bei geförderten Kristallen mit Einsturzsymbol und bei Stapeln, die leer werden. Stürzt die Mine ein, wird die Runde zu Ende gespielt.
    Punkte: Kristalle wie aufgedruckt, 3 je Totem, das Level jedes Unterworfenen, Artefakte nach ihrem Text, Sets verschiedener Symbole: 1, 3, 6, 10, 15, 21.
help-goal = Ziel: Kristalle mit den meisten Punkten zutage bringen, bevor die Mine einstürzt.
warning-actions =
    { $count ->
        [one] Eine Aktion nicht ausgeführt
       *[other] { $count } Aktionen nicht ausgeführt
    }
warning-extra-mines =
    { $count ->
        [one] Ein zusätzliches Fördern nicht genutzt
       *[other] Zusätzliches Fördern nicht genutzt: { $count }
    }
warning-leader = Die Fähigkeit deines Anführers nicht genutzt
