# Eine Partie im Terminal spielen.

play-hello = Eine Partie mit dem Startwert { $seed }; derselbe Startwert ergibt dieselben Karten.
play-help =
    Gib die Nummer einer Möglichkeit ein oder die Aktion in Notation (play scout, buy cutter, attack 2, end-turn).
    Der Name einer Karte erklärt sie, zum Beispiel: Blob-Rad
    Speichern: speichern partie.json · fortsetzen: starlode play --resume partie.json
play-scores = { $trade } Handel · { $combat } Kampf · { $authority } Autorität
play-no-such-number = Diese Nummer gibt es nicht; die Möglichkeiten gehen bis { $most }.
play-save-where = Bitte einen Dateinamen angeben: speichern partie.json
play-really-end = Du kannst noch Karten ausspielen, Fähigkeiten einsetzen oder Kampfpunkte ausgeben. Wähle „Zug beenden“ noch einmal, um trotzdem zu beenden.
play-really-scrap = Eine Allianz-Fähigkeit verlöre dadurch ihren Alliierten. Noch einmal wählen, um trotzdem zu verschrotten.
play-saved = Gespeichert in { $path }; weiter mit: starlode play --resume { $path }
play-goodbye = Auf Wiedersehen. Der Startwert war { $seed }.
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
play-hand-known = { $player } – bekannte Handkarten: { $cards }
play-deck-top = { $player } – oben auf dem Deck liegt: { $cards }
play-won = Gewonnen ({ $reason }).
play-lost = Verloren ({ $reason }).
play-won-by = Sieg: { $player } ({ $reason }).
play-draw = Unentschieden ({ $reason }).
play-places = Ränge: { $places }
play-place = { $place }. { $player }

story-cards-revealed = Handelsreihe: { $cards }
story-played = { $player }: { $card }{ $times } ausgespielt ({ $points })
story-cards-drawn = { $player }: { $cards } gezogen
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
