# Rozgrywka w terminalu.

play-hello = Partia z ziarnem { $seed }; to samo ziarno daje te same karty.
play-help =
    Wpisz numer opcji albo akcję w notacji (play scout, buy cutter, attack 2, end-turn).
    Nazwa karty wyjaśnia jej działanie, na przykład: koło blobów
    Zapis: zapisz partia.json; wznowienie: starlode play --resume partia.json
play-scores = { $trade } handlu · { $combat } walki · { $authority } autorytetu
play-no-such-number = Nie ma takiego numeru; do wyboru są numery od 1 do { $most }.
play-save-where = Podaj nazwę pliku, na przykład: zapisz partia.json
play-really-end = Możesz jeszcze zagrać karty, użyć zdolności lub wydać punkty walki. Aby mimo to zakończyć turę, wybierz „Zakończ turę” jeszcze raz.
play-really-scrap = Zdolność sojusznicza straci przez to sojusznika. Aby mimo to zezłomować kartę, wybierz to jeszcze raz.
play-saved = Zapisano w { $path }; aby grać dalej: starlode play --resume { $path }
play-goodbye = Do widzenia. Ziarno tej partii: { $seed }.
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
play-hand-known = { $player } – na pewno na ręce: { $cards }
play-deck-top = { $player } – na pewno na wierzchu talii: { $cards }
play-won = Wygrana ({ $reason }).
play-lost = Przegrana ({ $reason }).
play-won-by = Wygrana: { $player } ({ $reason }).
play-draw = Remis ({ $reason }).
play-places = Lokaty: { $places }
play-place = { $place }. { $player }

story-cards-revealed = Rząd handlu: { $cards }
story-played = { $player }: zagrano kartę „{ $card }”{ $times } ({ $points })
story-cards-drawn = { $player } – dobrano: { $cards }
story-cards-drawn-hidden =
    { $cards ->
        [none] { $player }: { $count ->
            [one] dobrano jedną kartę
            [few] dobrano { $count } karty
           *[other] dobrano { $count } kart
        }
       *[other] { $player }: { $count ->
            [one] dobrano jedną kartę
            [few] dobrano { $count } karty
           *[other] dobrano { $count } kart
        }, w tym { $cards }
    }

command-help = pomoc
command-table = stół
command-deck = talia
command-last = ostatnio
command-log = dziennik
command-undo = cofnij
command-save = zapisz
command-resign = poddaj
command-claim-draw = remis
command-quit = koniec
