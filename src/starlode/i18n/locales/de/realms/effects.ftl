# What effects do, each a clause that starts small and has no full stop: it may stand alone or in a choice.

ability-primary = Primär
ability-ally = Allianz ({ $faction })
ability-scrap = Diese Karte verschrotten
ability-always = Dauerhaft

effect-trade = +{ $amount } Handel
effect-combat = +{ $amount } Kampf
effect-authority = +{ $amount } Autorität
effect-draw =
    { $cards ->
        [one] ziehe eine Karte
       *[other] ziehe { $cards } Karten
    }
effect-choose-one = wähle eins: { $branches }
effect-opponent-discards =
    { $cards ->
        [one] dein Gegner wirft eine Handkarte seiner Wahl ab
       *[other] dein Gegner wirft { $cards } Handkarten seiner Wahl ab
    }
effect-destroy-base =
    { $optional ->
        [yes] du darfst eine Basis deines Gegners zerstören
       *[no] zerstöre eine Basis deines Gegners
    }
effect-scrap-trade-row =
    { $optional ->
        [yes] du darfst eine Karte aus der Handelsreihe verschrotten
       *[no] verschrotte eine Karte aus der Handelsreihe
    }
effect-scrap =
    { $optional ->
        [yes]
            { $zones ->
                [hand] du darfst eine Karte aus deiner Hand verschrotten
                [discard-pile] du darfst eine Karte aus deinem Abwurfstapel verschrotten
               *[hand-or-discard-pile] du darfst eine Karte aus deiner Hand oder deinem Abwurfstapel verschrotten
            }
       *[no]
            { $zones ->
                [hand] verschrotte eine Karte aus deiner Hand
                [discard-pile] verschrotte eine Karte aus deinem Abwurfstapel
               *[hand-or-discard-pile] verschrotte eine Karte aus deiner Hand oder deinem Abwurfstapel
            }
    }
effect-discard-then-draw =
    { $up_to ->
        [one] wirf höchstens eine Handkarte ab und ziehe danach ebenso viele Karten
       *[other] wirf bis zu { $up_to } Handkarten ab und ziehe danach ebenso viele Karten
    }
effect-scrap-then-draw =
    { $zones ->
        [hand]
            { $up_to ->
                [one] verschrotte höchstens eine Karte aus deiner Hand und ziehe danach ebenso viele Karten
               *[other] verschrotte bis zu { $up_to } Karten aus deiner Hand und ziehe danach ebenso viele Karten
            }
        [discard-pile]
            { $up_to ->
                [one] verschrotte höchstens eine Karte aus deinem Abwurfstapel und ziehe danach ebenso viele Karten
               *[other] verschrotte bis zu { $up_to } Karten aus deinem Abwurfstapel und ziehe danach ebenso viele Karten
            }
       *[hand-or-discard-pile]
            { $up_to ->
                [one] verschrotte höchstens eine Karte aus deiner Hand oder deinem Abwurfstapel und ziehe danach ebenso viele Karten
               *[other] verschrotte insgesamt bis zu { $up_to } Karten aus deiner Hand und deinem Abwurfstapel und ziehe danach ebenso viele Karten
            }
    }
effect-next-ship-to-top = das nächste Schiff, das du in diesem Zug erwirbst, darfst du oben auf dein Deck legen
effect-acquire-ship-to-top = erwirb ein beliebiges Schiff aus der Handelsreihe oder vom Entdecker-Stapel, ohne dafür zu bezahlen, und lege es oben auf dein Deck
effect-copy-ship = diese Karte wird zur Kopie eines anderen Schiffs, das du in diesem Zug ausgespielt hast, und behält zusätzlich ihre eigene Fraktion
effect-draw-per-blob = ziehe für jede Blob-Karte, die du in diesem Zug ausgespielt hast, eine Karte
effect-draw-if-bases =
    { $bases ->
        [one]
            { $cards ->
                [one] hast du mindestens eine Basis im Spiel, ziehe eine Karte
               *[other] hast du mindestens eine Basis im Spiel, ziehe { $cards } Karten
            }
       *[other]
            { $cards ->
                [one] hast du mindestens { $bases } Basen im Spiel, ziehe eine Karte
               *[other] hast du mindestens { $bases } Basen im Spiel, ziehe { $cards } Karten
            }
    }
effect-ally-of-all-factions = diese Karte zählt für jede Fraktion als Alliierter
effect-combat-per-ship = +{ $amount } Kampf für jedes Schiff, das du ausspielst

# Several effects in one branch of a choice, and the branches.
effects-then = { $one }, dann: { $other }
effects-or = { $one }; oder { $other }

# The same on a small card, beside a symbol: whole lines that start big and have no full stop, 42 letters at most.
short-draw =
    { $cards ->
        [one] Ziehe { $cards } Karte
       *[other] Ziehe { $cards } Karten
    }
short-opponent-discards = Gegner wirft { $cards } ab
short-destroy-base =
    { $optional ->
        [yes] Du darfst 1 Basis zerstören
       *[no] Zerstöre 1 Basis
    }
short-scrap-trade-row =
    { $optional ->
        [yes] Du darfst 1 aus der Reihe verschrotten
       *[no] Verschrotte 1 aus der Handelsreihe
    }
short-scrap =
    { $optional ->
        [yes]
            { $zones ->
                [hand] Du darfst 1 aus der Hand verschrotten
                [discard-pile] Du darfst 1 aus dem Abwurf verschrotten
               *[hand-or-discard-pile] Du darfst 1 aus Hand/Abwurf verschrotten
            }
       *[no]
            { $zones ->
                [hand] Verschrotte 1 aus der Hand
                [discard-pile] Verschrotte 1 aus dem Abwurf
               *[hand-or-discard-pile] Verschrotte 1 aus Hand oder Abwurf
            }
    }
short-discard-then-draw = Wirf bis zu { $up_to } ab, ziehe ebenso viele
short-scrap-then-draw = Verschrotte bis zu { $up_to }, ziehe ebenso viele
short-next-ship-to-top = Nächstes Schiff darf oben aufs Deck
short-acquire-ship-to-top = Erwirb 1 Schiff kostenlos, oben aufs Deck
short-copy-ship = Kopiert ein anderes ausgespieltes Schiff
short-draw-per-blob = Ziehe 1 für jede ausgespielte Blob-Karte
short-draw-if-bases =
    { $bases ->
        [one] Ziehe { $cards }, wenn du { $bases } Basis hast
       *[other] Ziehe { $cards }, wenn du { $bases } Basen hast
    }
short-ally-of-all-factions = Alliierter jeder Fraktion
short-combat-per-ship = +{ $amount } Kampf für jedes ausgespielte Schiff
