# Eine Partie im Terminal spielen.

play-hello = Eine Partie mit dem Startwert { $seed }; derselbe Startwert ergibt dieselben Karten.
play-help =
    Gib die Nummer einer Möglichkeit ein oder die Aktion in Notation.
    Der Name einer Karte erklärt sie.
    Speichern: speichern partie.json · fortsetzen: starlode play --resume partie.json
play-no-such-number = Diese Nummer gibt es nicht; die Möglichkeiten gehen bis { $most }.
play-save-where = Bitte einen Dateinamen angeben: speichern partie.json
play-saved = Gespeichert in { $path }; weiter mit: starlode play --resume { $path }
play-goodbye = Auf Wiedersehen. Der Startwert war { $seed }.
play-hand-known = { $player } – bekannte Handkarten: { $cards }
play-won = Gewonnen ({ $reason }).
play-lost = Verloren ({ $reason }).
play-won-by = Sieg: { $player } ({ $reason }).
play-draw = Unentschieden ({ $reason }).
play-places = Ränge: { $places }
play-place = { $place }. { $player }

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
command-hint = rat
command-why = warum
command-save = speichern
command-resign = aufgeben
command-claim-draw = remis
command-quit = ende
