# Der gezeichnete Tisch von Cave-In.

cave-level = Level { $level }
board-verb-recruit = Rekrutieren
board-verb-mine = Fördern
board-verb-collect = Einsammeln
board-verb-raid = Überfallen
board-verb-pay = Zahlen
board-verb-take = Nehmen
board-verb-dye = Wählen
board-verb-recolour = Umfärben
board-verb-subjugate = Unterwerfen
board-cave-docks-and-mine = Docks und Mine
board-cave-last-round = Letzte Runde
board-cave-wild = Joker
board-cave-from-bases = Aus den Basen wählen
board-cave-empty-base = Basis ist leer
board-cave-below = darunter { $count }
board-cave-totem = Totem: { $faction }
board-cave-in-hand = auf der Hand
board-cave-crystals =
    { $count ->
        [one] Kristall
       *[other] Kristalle
    }
board-cave-crystals-of = { $player }: Kristalle und Artefakte
board-cave-hand-of = { $player }: Hand
board-cave-known = { $count } von { $size } Karten sind allen bekannt.
board-cave-adds = zahlt { $amount }
board-cave-not-fitting = passt nicht
board-cave-idle = ohne Wirkung
board-cave-cannot-pay = Deine Karten reichen nicht für: { $card }.
board-cave-will-lead = führt an: { $card }
board-cave-action-recruit = Rekrutieren
board-cave-action-mine = Fördern
board-cave-action-collect = Einsammeln
board-cave-action-use = Fähigkeit
board-cave-action-raid = Überfall
board-cave-can = möglich
board-cave-done = getan
board-cave-your-move = Zwei verschiedene Aktionen oder ein Überfall: Klick an, was leuchtet.
board-cave-keys = Tasten: Enter antwortet, A zahlt so günstig wie möglich, R zeigt den Zug der anderen noch einmal, Z nimmt zurück, E beendet den Zug, L zeigt den Verlauf, ? vergrößert.

# Was die Zeichen auf den Karten bedeuten.
sign-cost = was ein Kristall oder ein Artefakt kostet
sign-mine = Abbauen: die Aktion oder eine Fähigkeit dafür
sign-vp = was er am Ende wert ist
sign-cavein = sein Abbau treibt den Einsturz voran
sign-recruit = Rekrutieren: die Aktion oder eine Fähigkeit dafür
sign-raid = ein Überfall: die Aktion oder eine Fähigkeit dafür
sign-crystal = Kristalle: wie viele jemand hat, oder eine Fähigkeit dazu
sign-shield = eine Fähigkeit, die schützt
sign-artifact = ein Artefakt einsammeln
sign-skill = was eine Karte tut: eine Fähigkeit oder ein Artefakt, das jeden Zug hilft
sign-medal = zählt am Ende
sign-crown = führt die Basis an

score-crystals = Kristalle
score-sets = Sets
score-artifacts = Artefakte
score-totems = Totems
score-subjugated = Unterworfene
score-total = Summe
