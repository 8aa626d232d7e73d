# Rozgrywka w terminalu.

play-hello = Partia z ziarnem { $seed }; to samo ziarno daje te same karty.
play-help =
    Wpisz numer opcji albo akcję w notacji.
    Nazwa karty wyjaśnia jej działanie.
    Zapis: zapisz partia.json; wznowienie: starlode play --resume partia.json
play-no-such-number = Nie ma takiego numeru; do wyboru są numery od 1 do { $most }.
play-save-where = Podaj nazwę pliku, na przykład: zapisz partia.json
play-saved = Zapisano w { $path }; aby grać dalej: starlode play --resume { $path }
play-goodbye = Do widzenia. Ziarno tej partii: { $seed }.
play-hand-known = { $player } – na pewno na ręce: { $cards }
play-won = Wygrana ({ $reason }).
play-lost = Przegrana ({ $reason }).
play-won-by = Wygrana: { $player } ({ $reason }).
play-draw = Remis ({ $reason }).
play-places = Lokaty: { $places }
play-place = { $place }. { $player }

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
command-hint = podpowiedź
command-why = dlaczego
command-save = zapisz
command-resign = poddaj
command-claim-draw = remis
command-quit = koniec
