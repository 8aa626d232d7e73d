# Star Realms in the terminal.

play-help =
    Gib die Nummer einer Möglichkeit ein oder die Aktion in Notation (play scout, buy cutter, attack 2, end-turn).
    Der Name einer Karte erklärt sie, zum Beispiel: Blob-Rad
    Speichern: speichern partie.json · fortsetzen: starlode play --resume partie.json
play-scores = { $trade } Handel · { $combat } Kampf · { $authority } Autorität
play-really-end = Du kannst noch Karten ausspielen, Fähigkeiten einsetzen oder Kampfpunkte ausgeben. Wähle „Zug beenden“ noch einmal, um trotzdem zu beenden.
play-really-scrap = Eine Allianz-Fähigkeit verlöre dadurch ihren Alliierten. Noch einmal wählen, um trotzdem zu verschrotten.
play-deck-own =
    { $count ->
        [0] Dein Deck ist leer.
        [one] In deinem Deck liegt eine Karte: { $cards }
       *[other] In deinem Deck liegen { $count } Karten, in unbekannter Reihenfolge: { $cards }
    }
play-deck-other =
    { $player }: { $hand ->
        [one] eine Karte auf der Hand
       *[other] { $hand } Karten auf der Hand
    }, { $count ->
        [one] eine im Deck
       *[other] { $count } im Deck
    }; Hand und Deck zusammen, ohne Bekanntes: { $cards }
play-deck-top = { $player } – oben auf dem Deck liegt: { $cards }
story-cards-revealed = Handelsreihe: { $cards }
story-played = { $player }: { $card }{ $times } ausgespielt ({ $points })
session-attack = { $label } ({ $amount } von { $authority } Autorität)
session-attack-up-to = { $label } (bis zu { $amount } von { $authority } Autorität)
session-pass = Eine Karte für 1 Handel weitergeben ({ $count } zur Wahl, Empfänger: { $player })
help-goal = Ziel: die Autorität der Gegenseite von 50 auf 0 bringen. Handel kauft bessere Karten, Kampf greift an.
help-simple = Einfache Karten sind Schiffe, die nur Punkte geben und nichts fragen.
help-deck = was noch im eigenen Deck liegt und was vom anderen bekannt ist
help-discard = alle Abwurfstapel und alles Verschrottete
verb-play = ausspielen, spielen
verb-buy = kaufen
verb-ally = Allianz
verb-scrap = verschrotten
verb-attack = angreifen, Angriff
table-row = Handelsreihe
table-trade-deck = Handelsdeck { $count }
table-scrap-heap = verschrottet { $count }
table-base = Basis { $defense }
table-outpost = Vorposten { $defense }
table-used = eingesetzt
table-damage = Schaden { $count }
table-copy = Kopie: { $card }
table-bases = Basen
table-ships = Schiffe
table-top = Oben auf dem Deck
table-known = davon bekannt: { $cards }
table-authority = Autorität { $count }
table-trade = Handel { $count }
table-combat = Kampf { $count }
table-hand-size = Hand { $count }
table-deck = Deck { $count }
table-discard = Abwurfstapel { $count }
table-markers = nächste Schiffe oben auf das Deck: { $count }
table-owes = im nächsten Zug abzuwerfen: { $count }
table-out-placed = ausgeschieden, Rang { $place }
table-done = fertig für diesen Zug
table-gives-up = will aufgeben
table-cost = Kosten { $cost }
table-discard-piles = Abwurfstapel
table-scrapped = Verschrottet
simulate-decks = Decks
simulate-bought = gekauft
