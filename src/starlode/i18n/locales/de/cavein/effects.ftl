# Cave-In: was Fähigkeiten und Artefakte bewirken, je ein Satzteil, der klein beginnt und keinen Punkt hat.

effect-take-crystal =
    { $colour ->
        [brown] nimm einen braunen Kristall mit Kosten { $cost } aus der Mine
        [blue] nimm einen blauen Kristall mit Kosten { $cost } aus der Mine
        [purple] nimm einen violetten Kristall mit Kosten { $cost } aus der Mine
        [yellow] nimm einen gelben Kristall mit Kosten { $cost } aus der Mine
        [red] nimm einen roten Kristall mit Kosten { $cost } aus der Mine
       *[green] nimm einen grünen Kristall mit Kosten { $cost } aus der Mine
    }
effect-cheaper-recruits =
    { $lower ->
        [1] du darfst Söldner der Level 1 und 2 ohne Karte rekrutieren, Level 3 mit einer Karte von Level 1 und Level 4 mit einer Karte von Level 2
        [2] du darfst Söldner der Level 1 bis 3 ohne Karte rekrutieren und Level 4 mit einer Karte von Level 1
       *[other] du darfst Söldner aller Level ohne Karte rekrutieren
    }
effect-take-from-bottom =
    { $cards ->
        [one] nimm den untersten Söldner deiner Basis
       *[other] nimm bis zu { $cards } Söldner von unten aus deiner Basis
    }
effect-take-levels-from-docks = nimm Söldner von den Docks, deren Level zusammen höchstens { $levels } ergeben
effect-take-level-from-docks = nimm einen Söldner von Level { $level } von den Docks; in diesem Zug dürfen deine Aktionen gleich sein
effect-take-from-one-base =
    { $cards ->
        [one] nimm einen Söldner aus einer beliebigen Basis
       *[other] nimm bis zu { $cards } Söldner aus einer Basis
    }
effect-recolour-crystal = wähle einen Kristall in der Mine und eine andere Farbe: Er hat diese Farbe, und ihn zu fördern kostet { $less } weniger
effect-cheaper-artifacts = Artefakte kosten dich { $less } weniger
effect-cheaper-mining = Kristalle zu fördern kostet dich { $less } weniger
effect-extra-mine =
    { $mines ->
        [one] du darfst ein weiteres Mal fördern
       *[other] du darfst { $mines } weitere Male fördern
    }
effect-dye-cards =
    { $cards ->
        [one] gib einer deiner Handkarten beim Fördern eine Farbe deiner Wahl
       *[other]
            { $one_colour ->
                [yes] wähle eine Farbe: Bis zu { $cards } deiner Handkarten haben sie beim Fördern
               *[no] gib bis zu { $cards } deiner Handkarten beim Fördern je eine Farbe deiner Wahl
            }
    }
effect-second-crystal =
    { $cost ->
        [1] nachdem du einen Kristall mit Kosten 1 gefördert hast, nimm einen weiteren mit denselben Kosten
        [3] nachdem du einen Kristall mit Kosten 1 oder 3 gefördert hast, nimm einen weiteren mit denselben Kosten
        [6] nachdem du einen Kristall mit Kosten 1, 3 oder 6 gefördert hast, nimm einen weiteren mit denselben Kosten
       *[other] nachdem du einen Kristall gefördert hast, nimm einen weiteren mit denselben Kosten
    }
effect-subjugate-lowest = unterwirf einen der Söldner mit dem niedrigsten Level in deiner Basis
effect-subjugate-level = unterwirf einen Söldner von Level { $level } aus einer beliebigen Basis
effect-subjugate-from-hand =
    { $cards ->
        [one] unterwirf einen Söldner von Level { $level } aus deiner Hand und nimm dafür einen Kristall mit Kosten { $cost }
       *[other] unterwirf bis zu { $cards } Söldner von Level { $level } aus deiner Hand und nimm für jeden einen Kristall mit Kosten { $cost }
    }
effect-match-any-crystal = deine { $faction } haben die Farbe des Kristalls, den du förderst
effect-double-levels = die Level deiner { $faction } zählen beim Rekrutieren, Fördern und Einsammeln doppelt
effect-take-faction-from-bases = nimm aus jeder Basis eine Karte der Fraktion { $faction } oder bis zu { $most } davon aus einer Basis
effect-take-faction-from-one-base = nimm alle { $faction } aus einer Basis

## Artefakte, die am Ende zählen

effect-points-for-one-colour =
    { $points ->
        [one] { $points } Punkt für jeden deiner Kristalle in einer Farbe, die dann gewählt wird
       *[other] { $points } Punkte für jeden deiner Kristalle in einer Farbe, die dann gewählt wird
    }
effect-points-per-crystals =
    { $cost ->
        [0]
            { $crystals ->
                [one]
                    { $points ->
                        [one] { $points } Punkt für jeden deiner Kristalle
                       *[other] { $points } Punkte für jeden deiner Kristalle
                    }
               *[other]
                    { $points ->
                        [one] { $points } Punkt für je { $crystals } deiner Kristalle
                       *[other] { $points } Punkte für je { $crystals } deiner Kristalle
                    }
            }
       *[other]
            { $crystals ->
                [one]
                    { $points ->
                        [one] { $points } Punkt für jeden deiner Kristalle mit Kosten { $cost }
                       *[other] { $points } Punkte für jeden deiner Kristalle mit Kosten { $cost }
                    }
               *[other]
                    { $points ->
                        [one] { $points } Punkt für je { $crystals } deiner Kristalle mit Kosten { $cost }
                       *[other] { $points } Punkte für je { $crystals } deiner Kristalle mit Kosten { $cost }
                    }
            }
    }
effect-points-per-totem =
    { $points ->
        [one] { $points } weiterer Punkt für jedes deiner Totems
       *[other] { $points } weitere Punkte für jedes deiner Totems
    }
effect-points-per-cave-in =
    { $points ->
        [one] { $points } Punkt für jeden deiner Kristalle mit Einsturzsymbol
       *[other] { $points } Punkte für jeden deiner Kristalle mit Einsturzsymbol
    }
effect-points-for-colours = Punkte für die Farben deiner Kristalle: { $five } für fünf, { $six } für alle sechs
effect-points-per-symbol =
    { $points ->
        [one] { $points } weiterer Punkt für jedes Fraktionssymbol auf deinen Kristallen
       *[other] { $points } weitere Punkte für jedes Fraktionssymbol auf deinen Kristallen
    }
effect-points-per-wild =
    { $points ->
        [one] { $points } Punkt für jeden deiner Kristalle in einer Jokerfarbe
       *[other] { $points } Punkte für jeden deiner Kristalle in einer Jokerfarbe
    }
effect-points-per-artifact =
    { $points ->
        [one] { $points } Punkt für jedes deiner Artefakte, dieses mitgezählt
       *[other] { $points } Punkte für jedes deiner Artefakte, dieses mitgezählt
    }

## Artefakte, die während der Partie wirken

effect-any-colour-in-mining = jedes Mal, wenn du förderst, darf eine der ausgespielten Karten eine beliebige Farbe haben
effect-take-level-at-start = nimm einen Söldner von Level { $level } von den Docks
effect-cheaper-colour = wähle beim Einsammeln eine Farbe; Kristalle dieser Farbe zu fördern kostet dich { $less } weniger
effect-take-bottom-at-start =
    { $cards ->
        [one] nimm den untersten Söldner deiner Basis, sofern er nicht dein Anführer ist
       *[other] nimm die { $cards } untersten Söldner deiner Basis, aber nie deinen Anführer
    }
effect-limit-raids =
    { $cards ->
        [one] wenn andere deine Basis überfallen, nehmen sie höchstens eine Karte daraus
       *[other] wenn andere deine Basis überfallen, nehmen sie höchstens { $cards } Karten daraus
    }
effect-crystal-per-raid = nimm für jede Basis, die du überfällst, einen Kristall mit Kosten { $cost } aus der Mine
effect-second-of-cost = nimm einmal pro Zug, nachdem du einen Kristall mit Kosten { $cost } gefördert hast, einen weiteren mit diesen Kosten
effect-second-raid = nach deinem Überfall darfst du eine weitere Basis überfallen
effect-safe-from-skills = Fähigkeiten anderer Spieler nehmen oder unterwerfen keine Karten aus deiner Basis
effect-lower-recruit =
    { $lower ->
        [one] einmal pro Zug darfst du rekrutieren, als wäre der Söldner ein Level niedriger
       *[other] einmal pro Zug darfst du rekrutieren, als wäre der Söldner { $lower } Level niedriger
    }
effect-identical-actions = deine beiden Aktionen dürfen gleich sein
effect-cheaper-dear-crystals =
    { $cost ->
        [1] Kristalle zu fördern kostet dich { $less } weniger
        [10] Kristalle mit Kosten 10 zu fördern kostet dich { $less } weniger
        [6] Kristalle mit Kosten 6 und 10 zu fördern kostet dich { $less } weniger
       *[other] Kristalle mit Kosten 3, 6 und 10 zu fördern kostet dich { $less } weniger
    }

# Dasselbe auf einer kleinen Karte neben einem Symbol: ganze Zeilen, groß, ohne Punkt, höchstens 42 Zeichen.
short-take-crystal =
    { $colour ->
        [brown] Nimm einen braunen Kristall (Kosten { $cost })
        [blue] Nimm einen blauen Kristall (Kosten { $cost })
        [purple] Nimm einen violetten Kristall (Kosten { $cost })
        [yellow] Nimm einen gelben Kristall (Kosten { $cost })
        [red] Nimm einen roten Kristall (Kosten { $cost })
       *[green] Nimm einen grünen Kristall (Kosten { $cost })
    }
short-cheaper-recruits =
    { $lower ->
        [1] Rekrutiere 1 und 2 frei, sonst 1 tiefer
        [2] Rekrutiere 1–3 frei, 4 mit Level 1
       *[other] Rekrutiere ohne Karte
    }
short-take-from-bottom = Nimm { $cards } von unten aus deiner Basis
short-take-levels-from-docks = Nimm Level bis { $levels } von den Docks
short-take-level-from-docks = Nimm ein Level { $level }; gleiche Aktionen
short-take-from-one-base =
    { $cards ->
        [one] Nimm 1 aus einer beliebigen Basis
       *[other] Nimm bis zu { $cards } aus einer Basis
    }
short-recolour-crystal = Färbe einen Kristall um: { $less } billiger
short-cheaper-artifacts = Artefakte kosten { $less } weniger
short-cheaper-mining = Kristalle kosten { $less } weniger
short-extra-mine =
    { $mines ->
        [one] Fördere ein weiteres Mal
       *[other] Fördere { $mines } weitere Male
    }
short-dye-cards =
    { $cards ->
        [one] Eine Karte fördert in anderer Farbe
       *[other]
            { $one_colour ->
                [yes] { $cards } Karten fördern in einer Farbe nach Wahl
               *[no] { $cards } Karten fördern in Farben nach Wahl
            }
    }
short-second-crystal =
    { $cost ->
        [1] 1 gefördert: noch einen davon
        [3] 1 oder 3 gefördert: noch einen davon
        [6] 1, 3 oder 6 gefördert: noch einen davon
       *[other] Gefördert: noch einen davon
    }
short-subjugate-lowest = Unterwirf den Niedrigsten deiner Basis
short-subjugate-level = Unterwirf ein Level { $level } aus einer Basis
short-subjugate-from-hand = Unterwirf { $cards } Level { $level }: je ein { $cost }er-Kristall
short-match-any-crystal = { $faction } haben die Kristallfarbe
short-double-levels = Level der { $faction } zählen doppelt
short-take-faction-from-bases = { $faction }: 1 je Basis oder { $most } aus einer
short-take-faction-from-one-base = Nimm alle { $faction } einer Basis
short-points-for-one-colour = { $points } je Kristall einer Farbe
short-points-per-crystals =
    { $cost ->
        [0]
            { $crystals ->
                [one] { $points } je Kristall
               *[other] { $points } für je { $crystals } Kristalle
            }
       *[other]
            { $crystals ->
                [one] { $points } je Kristall mit Kosten { $cost }
               *[other] { $points } für je { $crystals } Kristalle mit Kosten { $cost }
            }
    }
short-points-per-totem = { $points } mehr je Totem
short-points-per-cave-in = { $points } je Einsturzsymbol
short-points-for-colours = { $five } für fünf Farben, { $six } für sechs
short-points-per-symbol = { $points } mehr je Fraktionssymbol
short-points-per-wild = { $points } je Joker-Kristall
short-points-per-artifact = { $points } je Artefakt
short-any-colour-in-mining = Eine Karte beliebiger Farbe beim Fördern
short-take-level-at-start = Nimm ein Level { $level } von den Docks
short-cheaper-colour = Eine Farbe kostet { $less } weniger
short-take-bottom-at-start =
    { $cards ->
        [one] Nimm die unterste Karte deiner Basis
       *[other] Nimm die untersten { $cards } deiner Basis
    }
short-limit-raids =
    { $cards ->
        [one] Ein Überfall nimmt höchstens eine Karte
       *[other] Ein Überfall nimmt höchstens { $cards } Karten
    }
short-crystal-per-raid = Nach einem Überfall: Kristall (Kosten { $cost })
short-second-of-cost = Nach Kosten { $cost } noch einen, einmal pro Zug
short-second-raid = Überfalle eine zweite Basis
short-safe-from-skills = Basis sicher vor fremden Fähigkeiten
short-lower-recruit = Rekrutiere wie { $lower } Level tiefer, 1× pro Zug
short-identical-actions = Deine Aktionen dürfen gleich sein
short-cheaper-dear-crystals =
    { $cost ->
        [1] Kristalle sind { $less } billiger
        [10] Kosten 10 sind { $less } billiger
        [6] Kosten 6 und 10 sind { $less } billiger
       *[other] Kosten 3, 6 und 10 sind { $less } billiger
    }
