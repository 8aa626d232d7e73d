# Star Realms in the terminal.

play-help =
    Wpisz numer opcji albo akcję w notacji (play scout, buy cutter, attack 2, end-turn).
    Nazwa karty wyjaśnia jej działanie, na przykład: koło blobów
    Zapis: zapisz partia.json; wznowienie: starlode play --resume partia.json
play-scores = { $trade } handlu · { $combat } walki · { $authority } autorytetu
play-really-end = Możesz jeszcze zagrać karty, użyć zdolności lub wydać punkty walki. Aby mimo to zakończyć turę, wybierz „Zakończ turę” jeszcze raz.
play-really-scrap = Zdolność sojusznicza straci przez to sojusznika. Aby mimo to zezłomować kartę, wybierz to jeszcze raz.
play-deck-own =
    { $count ->
        [0] Twoja talia jest pusta.
        [one] W twojej talii leży jedna karta: { $cards }
        [few] W twojej talii leżą { $count } karty, w nieznanej kolejności: { $cards }
       *[other] W twojej talii leży { $count } kart, w nieznanej kolejności: { $cards }
    }
play-deck-other =
    { $player }: { $hand ->
        [one] jedna karta na ręce
        [few] { $hand } karty na ręce
       *[other] { $hand } kart na ręce
    }, { $count ->
        [one] jedna w talii
       *[other] { $count } w talii
    }; w ręce i talii, poza znanymi: { $cards }
play-deck-top = { $player } – na pewno na wierzchu talii: { $cards }
story-cards-revealed = Rząd handlu: { $cards }
story-played = { $player }: zagrano kartę „{ $card }”{ $times } ({ $points })
session-attack = { $label } ({ $amount } z { $authority } autorytetu)
session-attack-up-to = { $label } (do { $amount } z { $authority } autorytetu)
session-pass = Przekaż kartę za 1 punkt handlu (do wyboru: { $count }, odbiorca: { $player })
help-goal = Cel: sprowadzić autorytet przeciwnika z 50 do 0. Handel kupuje lepsze karty, walka atakuje.
help-simple = Proste karty to statki, które tylko dają punkty i o nic nie pytają.
help-deck = co zostało w twojej talii i co wiadomo o cudzej
help-discard = wszystkie stosy kart odrzuconych i złomowisko
verb-play = zagraj
verb-buy = kup
verb-ally = sojusz
verb-scrap = zezłomuj
verb-attack = zaatakuj, atakuj, atak
table-row = Rząd handlu
table-trade-deck = talia handlu { $count }
table-scrap-heap = złomowisko { $count }
table-base = baza { $defense }
table-outpost = posterunek { $defense }
table-used = już użyto
table-damage = uszkodzenia { $count }
table-copy = kopia: { $card }
table-bases = Bazy
table-ships = Statki
table-top = Wierzch talii
table-known = w tym znane: { $cards }
table-authority = autorytet { $count }
table-trade = handel { $count }
table-combat = walka { $count }
table-hand-size = ręka { $count }
table-deck = talia { $count }
table-discard = odrzucone { $count }
table-markers = następne statki na wierzch talii: { $count }
table-owes = karty do odrzucenia w następnej turze: { $count }
table-out-placed = poza partią, lokata { $place }
table-done = gotowe na tę turę
table-gives-up = chce się poddać
table-cost = koszt { $cost }
table-discard-piles = Stosy kart odrzuconych
table-scrapped = Złomowisko
simulate-decks = talie
simulate-bought = zakupy
