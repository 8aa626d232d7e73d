# Eine Partie im Terminal spielen.

play-hello =
    Eine Partie mit dem Startwert { $seed }; derselbe Startwert gibt dieselben Karten.
    ? zeigt, was hier eingegeben werden kann.
play-help =
    Die Nummer einer Möglichkeit eingeben, oder ihre Notation (play scout, buy cutter, attack 2, end-turn).
    Der Name einer Karte erklärt sie, zum Beispiel: Blob-Rad
    Befehle: { $commands }
    speichern braucht eine Datei: speichern partie.json – und starlode play --resume partie.json setzt sie fort.
play-scores = { $trade } Handel · { $combat } Kampf · { $authority } Autorität
play-no-such-number = Diese Nummer gibt es nicht; die Möglichkeiten gehen bis { $most }.
play-save-where = Bitte den Ort angeben: speichern partie.json
play-really-end = Es sind noch Karten spielbar oder Kampfpunkte übrig. Zum Beenden des Zuges bitte noch einmal wählen.
play-really-scrap = Eine Allianz-Fähigkeit verliert dadurch ihren Partner. Zum Verschrotten bitte noch einmal wählen.
play-saved = Gespeichert in { $path }; weiter mit: starlode play --resume { $path }
play-goodbye = Auf Wiedersehen. Der Startwert war { $seed }.
play-hand-over = Gefragt ist: { $player }. Bitte die Tastatur übergeben und dann die Eingabetaste drücken.
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
    }; davon hat niemand gesehen: { $cards }
play-hand-known = { $player }: bekanntermaßen auf der Hand: { $cards }
play-deck-top = { $player }: bekanntermaßen oben auf dem Deck: { $cards }
play-won = Gewonnen: { $reason }.
play-lost = Verloren: { $reason }.
play-won-by = { $player } gewinnt: { $reason }.
play-draw = Unentschieden: { $reason }.

story-cards-revealed = Handelsreihe: { $cards }
story-played = { $player }: { $card } ausgespielt – { $points }
story-cards-drawn = { $player }: gezogen: { $cards }
story-cards-drawn-hidden =
    { $cards ->
        [none] { $player }: { $count } Karten gezogen
       *[other] { $player }: { $count } Karten gezogen, darunter { $cards }
    }

command-help = hilfe
command-table = tisch
command-deck = deck
command-last = zuletzt
command-log = verlauf
command-undo = zurück
command-save = speichern
command-resign = aufgeben
command-claim-draw = remis
command-quit = ende
