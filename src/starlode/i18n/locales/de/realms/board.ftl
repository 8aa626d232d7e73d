# Der gezeichnete Tisch: Bereiche, Stapel, die kurzen Worte auf den Karten.

## Cards

board-or = oder
board-card-action = { $action }. { $card }
board-copy-of = { $card } als { $copied }
board-enlarge = Vergrößern
board-enlarge-card = { $card } vergrößern
board-reader-place = Karte { $number } von { $count }
board-reader-previous = Vorige Karte
board-reader-next = Nächste Karte

## What a click does, in a word

board-verb-play = Spielen
board-verb-buy = Kaufen
board-verb-use = Nutzen
board-verb-ally = Alliiert
board-verb-scrap = Verschrotten
board-verb-attack = Angreifen
board-verb-destroy = Zerstören
board-verb-discard = Abwerfen
board-verb-scrap-hand = Verschrotten
board-verb-scrap-discard = Verschrotten
board-verb-scrap-row = Verschrotten
board-verb-acquire = Nehmen
board-verb-copy = Kopieren
board-several = Wählen …
board-several-action = Auswählen, was geschieht
board-choices = Was tun mit { $card }?

## Seats

board-authority = Autorität
board-trade = Handel
board-combat = Kampf
board-seat-plays = am Zug
board-seat-waits = wartet
board-seat-asked = gefragt
board-connected = verbunden
board-not-connected = nicht verbunden
board-hand-size =
    { $count ->
        [one] eine Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
board-attack-with = mit { $amount } Kampf
board-on-your-side = auf deiner Seite
board-owes =
    { $count ->
        [one] wirft im nächsten Zug eine Karte ab
       *[other] wirft im nächsten Zug { $count } Karten ab
    }
board-markers =
    { $count ->
        [one] Dein nächstes Schiff darf oben auf dein Deck
       *[other] Deine nächsten { $count } Schiffe dürfen oben auf dein Deck
    }

## Zones and piles

board-trade-row = Handelsreihe
board-trade-deck = Handelsdeck
board-scrap-heap = Verschrottet
board-left = noch { $count }
board-in-play = In diesem Zug ausgespielt
board-in-play-of = Ausgespielt: { $player }
board-my-bases = Meine Basen
board-bases-of = Basen: { $player }
board-hand = Deine Hand
board-empty-hand = Keine Karten auf der Hand
board-nothing-played = Noch nichts ausgespielt
board-deck = Deck
board-discard = Abwurf
board-pile =
    { $count ->
        [one] { $pile }: eine Karte
       *[other] { $pile }: { $count } Karten
    }
board-my-deck = Dein Deck
board-my-discard = Dein Abwurfstapel
board-discard-of = Abwurfstapel: { $player }
board-unseen-of = Deck und Hand: { $player }
board-about-deck = Diese Karten liegen darin, in einer Reihenfolge, die niemand kennt.
board-about-unseen = Diese Karten liegen im Deck oder auf der Hand; welche wo, ist nicht bekannt.
board-about-trade-deck = Diese Karten können noch kommen, in einer Reihenfolge, die niemand kennt.
board-about-scrap-heap = Diese Karten sind aus dem Spiel.
board-on-top = Oben auf dem Deck
board-known = Bekannt auf der Hand
board-no-cards = Keine Karten

## The question

board-question = { CAPITALISED($question) }
board-asks = { $card } fragt
board-you-are-asked = Du wirst gefragt
board-open-discard = Abwurfstapel
board-open-gifts = Karte aussuchen …
board-answers-there =
    { $count ->
        [one] eine Antwort
       *[other] { $count } Antworten
    }
board-on-the-table = Wähle, was umrandet ist.
board-your-move = Du bist dran
board-your-move-about = Spiele Karten, nutze Basen, kaufe und greife an, in beliebiger Reihenfolge.
board-only-end-left = Es bleibt nur noch, den Zug zu beenden.
board-others-move = Am Zug: { $player }
board-over = Die Partie ist zu Ende

## Actions

board-actions = Aktionen
board-end-turn = Zug beenden
board-end-anyway = Trotzdem beenden
board-do-anyway = Trotzdem tun
board-back = Zurück
board-not-used = Noch nicht genutzt: { $what }
board-end-title = Zug beenden? Noch ungenutzt:
board-unused-cards =
    { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    }
board-unused-combat = { $amount } Kampf
board-unused-trade = { $amount } Handel
board-unused-ability =
    { $amount ->
        [one] 1 Fähigkeit
       *[other] { $amount } Fähigkeiten
    }
board-unused-actions =
    { $amount ->
        [one] 1 Aktion
       *[other] { $amount } Aktionen
    }
board-unused-extra-mines = { $amount } Fördern
board-unused-leader = Anführer
board-shortcuts = Tasten: Enter antwortet, A spielt einfache Karten, F greift an, R zeigt den Zug der anderen noch einmal, Z nimmt zurück, E beendet den Zug, L zeigt den Verlauf, ? vergrößert eine Karte.

## Log

board-log-turn = Zug { $turn } · { $player }
board-log-drawn = { $player }: { $cards } gezogen
board-log-drawn-hidden =
    { $count ->
        [one] { $player }: eine Karte gezogen
       *[other] { $player }: { $count } Karten gezogen
    }
board-log-discarded = { $player }: { $cards } abgeworfen
board-log-revealed = Handelsreihe: { $cards }
board-log-times = { $text } ×{ $count }
board-pass = Karte weitergeben …

# Was die Zeichen auf den Karten bedeuten.
sign-trade = Handel, zum Kaufen
sign-combat = Kampf, zum Angreifen
sign-authority = Autorität: Bei 0 bist du draußen
sign-shield = Verteidigung einer Basis; die eines Vorpostens ist dunkel
sign-draw = Karten ziehen
sign-discard = Abwerfen; auf einer Karte trifft es einen Gegner
sign-pile = der Abwurfstapel
sign-destroy = eine Basis zerstören
sign-row = eine Karte der Handelsreihe verschrotten
sign-scrap = eine andere Karte verschrotten: von deiner Hand oder deinem Abwurfstapel
sign-scrapself = diese Karte selbst verschrotten: Sie ist aus der Partie, und du bekommst, was folgt
sign-top = das nächste Schiff kommt oben aufs Deck
sign-acquire = ein Schiff nehmen, ohne zu bezahlen
sign-copy = die Kopie eines Schiffs sein
sign-ally = zählt für jede Fraktion
sign-fleet = mehr Kampf für jedes Schiff
sign-heap = die verschrotteten Karten

score-start = Beginn
score-gained = Gewinn
score-lost = Verlust
score-end = Ende
