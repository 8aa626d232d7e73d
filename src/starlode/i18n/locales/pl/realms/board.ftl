# Rysowany stół: obszary, stosy, krótkie słowa na kartach.

## Cards

board-or = lub
board-card-action = { $action }. { $card }
board-copy-of = { $card } jako { $copied }
board-enlarge = Powiększ
board-enlarge-card = Powiększ: { $card }
board-reader-place = Karta { $number } z { $count }
board-reader-previous = Poprzednia karta
board-reader-next = Następna karta

## What a click does, in a word

board-verb-play = Zagraj
board-verb-buy = Kup
board-verb-use = Użyj
board-verb-ally = Sojusznik
board-verb-scrap = Zezłomuj
board-verb-attack = Zaatakuj
board-verb-destroy = Zniszcz
board-verb-discard = Odrzuć
board-verb-scrap-hand = Zezłomuj
board-verb-scrap-discard = Zezłomuj
board-verb-scrap-row = Zezłomuj
board-verb-acquire = Weź
board-verb-copy = Skopiuj
board-several = Wybierz …
board-several-action = Wybierz, co zrobić
board-choices = { $card }: co zrobić?

## Seats

board-authority = Autorytet
board-trade = Handel
board-combat = Walka
board-seat-plays = ma ruch
board-seat-waits = czeka
board-seat-asked = odpowiada
board-connected = połączenie jest
board-not-connected = brak połączenia
board-hand-size =
    { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
        [many] { $count } kart na ręce
       *[other] { $count } karty na ręce
    }
board-attack-with = siła ataku: { $amount }
board-on-your-side = w twojej drużynie
board-owes =
    { $count ->
        [one] odrzuca { $count } kartę w następnej turze
        [few] odrzuca { $count } karty w następnej turze
        [many] odrzuca { $count } kart w następnej turze
       *[other] odrzuca { $count } karty w następnej turze
    }
board-markers =
    { $count ->
        [one] Następny statek może trafić na wierzch twojej talii
        [few] Następne { $count } statki mogą trafić na wierzch twojej talii
        [many] Następnych { $count } statków może trafić na wierzch twojej talii
       *[other] Następne { $count } statku może trafić na wierzch twojej talii
    }

## Zones and piles

board-trade-row = Rząd handlu
board-trade-deck = Talia handlu
board-scrap-heap = Złom
board-left = zostało: { $count }
board-in-play = Zagrane w tej turze
board-in-play-of = W grze: { $player }
board-my-bases = Moje bazy
board-bases-of = Bazy: { $player }
board-hand = Twoja ręka
board-empty-hand = Brak kart na ręce
board-nothing-played = Jeszcze nic nie zagrano
board-deck = Talia
board-discard = Odrzucone
board-pile =
    { $count ->
        [one] { $pile }: { $count } karta
        [few] { $pile }: { $count } karty
        [many] { $pile }: { $count } kart
       *[other] { $pile }: { $count } karty
    }
board-my-deck = Twoja talia
board-my-discard = Twój stos kart odrzuconych
board-discard-of = Stos kart odrzuconych: { $player }
board-unseen-of = Talia i ręka: { $player }
board-about-deck = Te karty są w talii, w kolejności, której nikt nie zna.
board-about-unseen = Te karty są w talii albo na ręce; nie wiadomo, które gdzie.
board-about-trade-deck = Te karty mogą jeszcze przyjść, w kolejności, której nikt nie zna.
board-about-scrap-heap = Te karty są poza grą.
board-on-top = Na wierzchu talii
board-known = Na pewno na ręce
board-no-cards = Brak kart

## The question

board-question = { CAPITALISED($question) }
board-asks = Pyta: { $card }
board-you-are-asked = Pytanie do ciebie
board-open-discard = Stos kart odrzuconych
board-open-gifts = Wybierz kartę …
board-answers-there =
    { $count ->
        [one] { $count } odpowiedź
        [few] { $count } odpowiedzi
        [many] { $count } odpowiedzi
       *[other] { $count } odpowiedzi
    }
board-on-the-table = Wybierz to, co obramowane.
board-your-move = Twój ruch
board-your-move-about = Zagrywaj karty, używaj baz, kupuj i atakuj w dowolnej kolejności.
board-only-end-left = Pozostaje tylko zakończyć turę.
board-others-move = Ruch: { $player }
board-over = Koniec partii

## Actions

board-actions = Akcje
board-end-turn = Zakończ turę
board-end-anyway = Mimo to zakończ
board-do-anyway = Zrób mimo to
board-back = Wróć
board-not-used = Jeszcze nie użyto: { $what }
board-end-title = Zakończyć turę? Niewykorzystane:
board-unused-cards =
    { $amount ->
        [one] 1 karta
        [few] { $amount } karty
       *[other] { $amount } kart
    }
board-unused-combat = { $amount } walki
board-unused-trade = { $amount } handlu
board-unused-ability =
    { $amount ->
        [one] 1 zdolność
       *[other] { $amount } zdolności
    }
board-unused-actions =
    { $amount ->
        [one] 1 akcja
        [few] { $amount } akcje
       *[other] { $amount } akcji
    }
board-unused-extra-mines = { $amount } fedrowania
board-unused-leader = lider
board-shortcuts = Klawisze: Enter odpowiada, A zagrywa proste karty, F atakuje, R pokazuje turę innych jeszcze raz, Z cofa, E kończy turę, L pokazuje dziennik, ? powiększa kartę.

## Log

board-log-turn = Tura { $turn } · { $player }
board-log-drawn = { $player }: dobrano karty: { $cards }
board-log-drawn-hidden =
    { $count ->
        [one] { $player }: dobrano { $count } kartę
        [few] { $player }: dobrano { $count } karty
        [many] { $player }: dobrano { $count } kart
       *[other] { $player }: dobrano { $count } karty
    }
board-log-discarded = { $player }: odrzucono karty: { $cards }
board-log-revealed = Rząd handlu: { $cards }
board-log-times = { $text } ×{ $count }
board-pass = Przekaż kartę …

# Co znaczą znaki na kartach.
sign-trade = handel, do kupowania
sign-combat = walka, do atakowania
sign-authority = autorytet: przy 0 wypadasz z gry
sign-shield = obrona bazy; u posterunku jest ciemna
sign-draw = dobieranie kart
sign-discard = odrzucanie; na karcie dotyczy przeciwnika
sign-pile = stos kart odrzuconych
sign-destroy = zniszczenie bazy
sign-row = zezłomowanie karty z rzędu handlu
sign-scrap = zezłomowanie innej karty: z ręki albo ze stosu kart odrzuconych
sign-scrapself = zezłomowanie tej właśnie karty: wypada z partii, a ty dostajesz to, co dalej
sign-top = następny statek trafia na wierzch talii
sign-acquire = statek bez płacenia
sign-copy = kopia innego statku
sign-ally = liczy się do każdej frakcji
sign-fleet = więcej walki za każdy statek
sign-heap = zezłomowane karty

score-start = Początek
score-gained = Zdobyte
score-lost = Stracone
score-end = Koniec
