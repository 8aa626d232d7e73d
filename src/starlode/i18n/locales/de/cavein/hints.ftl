# Cave-In: was für eine Möglichkeit spricht; je ein ganzer Satz.

why-points =
    { $points ->
        [one] Bringt { $points } Punkt.
       *[other] Bringt { $points } Punkte.
    }
why-most-points =
    { $points ->
        [one] Von den Kristallen, die du jetzt haben kannst, mit Sets gerechnet der wertvollste: { $points } Punkt.
       *[other] Von den Kristallen, die du jetzt haben kannst, mit Sets gerechnet der wertvollste: { $points } Punkte.
    }
why-symbol = Sein Symbol zählt 1 Punkt, zusammen mit anderen Symbolen mehr.
why-set = Sein Symbol bringt deinen Sets { $points } weitere Punkte.
why-artifact-counts = Dein Artefakt zählt solche Kristalle: { $card }.
why-costs-no-card = Kostet keine Karte.
why-totem-discount = Dein Totem macht ihn um 1 billiger ({ $colour }).
why-cave-in =
    { $lead ->
        [one] Bringt das Ende näher, während du { $lead } Punkt vorn liegst.
       *[other] Bringt das Ende näher, während du { $lead } Punkte vorn liegst.
    }
why-collapse =
    { $lead ->
        [one] Bringt die Mine zum Einsturz, während du { $lead } Punkt vorn liegst.
       *[other] Bringt die Mine zum Einsturz, während du { $lead } Punkte vorn liegst.
    }

## Karten für die Hand

why-reaches = Damit ergeben deine Karten einer Farbe ({ $colour }) zusammen { $sum }: genug für { $crystal } (kostet dich { $price }).
why-small-hand =
    { $count ->
        [0] Du hast keine Handkarten.
        [one] Du hast nur { $count } Handkarte.
       *[other] Du hast nur { $count } Handkarten.
    }
why-free-recruit = Level 1 kostet keine Karte.
why-upgrade = Eine Karte von Level { $level } für eine von Level { $lower }.
why-highest-level = Das höchste Level, das du nehmen kannst: { $level }.
why-taken-from = Die Karte fehlt dann in der anderen Basis ({ $player }).

## Fähigkeiten und Artefakte

why-takes-crystal = Nimmt einen Kristall, ohne dass du bezahlst ({ $colour }, Kosten { $cost }).
why-extra-mine = Du darfst in diesem Zug ein weiteres Mal fördern.
why-cheaper-mining = Fördern kostet dich in diesem Zug { $less } weniger.
why-cheaper-artifacts = Artefakte kosten dich in diesem Zug { $less } weniger.
why-cheaper-recruits = Du rekrutierst in diesem Zug, als wären die Söldner { $lower } Level niedriger.
why-second-crystal = Wenn du in diesem Zug förderst, nimmst du einen zweiten Kristall mit denselben Kosten (bis { $cost }).
why-cards-back =
    { $count ->
        [one] Holt eine Karte aus deiner Basis auf die Hand zurück.
       *[other] Holt { $count } Karten aus deiner Basis auf die Hand zurück.
    }
why-from-docks =
    { $count ->
        [one] Bringt eine Karte von den Docks auf die Hand, ohne zu rekrutieren.
       *[other] Bringt bis zu { $count } Karten von den Docks auf die Hand, ohne zu rekrutieren.
    }
why-from-bases = Bringt Karten aus Basen auf die Hand.
why-subjugates = Eine unterworfene Karte ist so viele Punkte wert wie ihr Level.
why-leader-free = Die Fähigkeit des Anführers kostet weder Karte noch Aktion.
why-activates = Das Artefakt kostet weder Karte noch Aktion.
why-works-on = Es wirkt für den Rest der Partie, und die Einsturzleiste steht erst auf { $track } von { $collapse }.
why-worth-already =
    { $points ->
        [one] Mit dem, was du hast, schon { $points } Punkt wert.
       *[other] Mit dem, was du hast, schon { $points } Punkte wert.
    }

## Überfälle und Anführer

why-totem = Bringt das Totem ({ $faction }): 3 Punkte, und diese Farbe zu fördern kostet dich 1 weniger.
why-totem-from = Holt dir ein fremdes Totem ({ $faction }, bisher: { $player }): 3 Punkte mehr für dich, dort 3 weniger.
why-raid-cards =
    { $count ->
        [one] Bringt eine Karte auf die Hand.
       *[other] Bringt auf einmal { $count } Karten auf die Hand.
    }
why-leader-back = Dein Anführer kommt auf die Hand zurück: { $card }.
why-keeps-leader = Du spielst keine Karte aus, also bleibt { $card } dein Anführer.

## Bezahlen und andere Antworten

why-pays-exactly = Bezahlt genau den Preis, nichts wird verschwendet.
why-last-leads = Damit ist der Preis bezahlt; als letzte Karte des Zuges wird { $card } dein Anführer.
why-keeps-higher = Deine Karten mit höherem Level bleiben auf der Hand.
why-least-of-colour = Von dieser Farbe hast du am wenigsten auf der Hand ({ $colour }).
why-enough = Der Preis ist bezahlt, jede weitere Karte wäre verschwendet.
why-subjugate-points =
    { $points ->
        [one] Am Ende { $points } Punkt wert.
       *[other] Am Ende { $points } Punkte wert.
    }
why-strongest-colour = Deine Karten dieser Farbe ({ $colour }) ergeben am meisten: { $sum }.
