# The terminal client.

you = Ty
opponent = Przeciwnik
seat = Gracz { $seat }

# Stół na pierwszy rzut oka (terminal/table.py)
table-turn = Tura { $turn } · ruch: { $player }
table-won = Tura { $turn } · koniec partii · wygrana: { $player } ({ $reason })
table-drawn = Tura { $turn } · partia kończy się remisem ({ $reason })
table-hand = Ręka
table-out = poza partią
table-none = brak
table-removed = Poza grą

# Podsumowanie wielu partii (lab/simulation_report.py)
simulate-head =
    { $games ->
        [one] { $games } partia · { $bots } · ziarno { $seed }
        [few] { $games } partie · { $bots } · ziarno { $seed }
        [many] { $games } partii · { $bots } · ziarno { $seed }
       *[other] { $games } partii · { $bots } · ziarno { $seed }
    }
simulate-won = wygrane
simulate-interval = przedział 95%
simulate-of = partie
simulate-as-first = { $bot } jako gracz rozpoczynający
simulate-as-second = { $bot } jako drugi gracz
simulate-first = Gracz rozpoczynający
simulate-second = Drugi gracz
simulate-as = { $bot } – { $side }
simulate-first-team = Drużyna rozpoczynająca
simulate-second-team = Druga drużyna
simulate-turn-order = Gracz { $number } w kolejności tur
simulate-draws = Remisy: { $count } ({ $share })
simulate-turns = Tury wszystkich graczy: średnio { $mean }; kwartyle { $low } · { $middle } · { $high }
simulate-decisions = Decyzje w partii: średnio { $mean }
simulate-card = Karta
simulate-won-with = wygrane z nią
simulate-rate = { $rate } partii/s
simulate-stopped = Przerwano; rozegrane partie: { $done } z { $games }.
simulate-broken = Jeden z procesów niespodziewanie się zakończył; rozegrane partie są zachowane.
simulate-plot-games =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    }
simulate-plot-rates = Odsetek wygranych
simulate-plot-turns = Długość partii
simulate-plot-turns-axis = Tury wszystkich graczy
simulate-plot-games-axis = Partie
simulate-plot-cards = Odsetek wygranych z tą kartą

# Zbiory danych (lab/dataset)
dataset-title = Zbiór danych: { $game }, { $bots }
dataset-summary =
    { $matches ->
        [one] { $matches } partia
        [few] { $matches } partie
       *[many] { $matches } partii
    }, { $decisions ->
        [one] { $decisions } decyzja
        [few] { $decisions } decyzje
       *[many] { $decisions } decyzji
    }, { $files ->
        [one] { $files } plik
        [few] { $files } pliki
       *[many] { $files } plików
    }: { $stored } (bez kompresji { $raw })
dataset-unfinished = Nie ma jeszcze wszystkich partii: to samo polecenie je dogra.
dataset-options = Opcje
dataset-seed = Ziarno
dataset-made-by = Utworzono w
dataset-rules = zasady { $version }
dataset-encoding = Wersja kodowania (docs/encoding.md)
dataset-returns = Średnia wypłata z partii
dataset-column = kolumna
dataset-type = typ
dataset-about = to
dataset-raw = bez kompresji
dataset-stored = w plikach
dataset-column-match = numer partii, od 0
dataset-column-seed = ziarno losowań w tej partii
dataset-column-seat = miejsce, które wybierało, od 0
dataset-column-bot = kto tam siedział, od 0 na liście botów
dataset-column-action = numer wybranej akcji
dataset-column-returns = ile partia była na końcu warta dla każdego miejsca
dataset-column-observation = co to miejsce mogło wiedzieć
dataset-column-mask = co mogło wybrać: osiem numerów na bajt, pierwszy w najwyższym bicie
dataset-reading = Wiersz to jeden wybór: gdzie jest tylko jedna możliwość, nikt nie jest pytany. Wiersze partii stoją w swojej kolejności.

# Boty, które są programami (bots/outside), i ich błędy
arena-faults = Błędy { $bot }: { $faults }
fault-missing = nie znaleziono
fault-crashed = awaria
fault-garbage = nieczytelne
fault-too-long = za długi wiersz
fault-timeout = za wolno
fault-illegal = niedozwolone
fault-protocol = inny protokół
session-fault-default = { $bot } zawodzi ({ $fault }): zamiast niego wybiera greedy.
session-fault-forfeit = { $bot } zawodzi ({ $fault }) i poddaje się.
session-fault-said = Ostatni komunikat: { $said }

# Turniej botów (terminal/arena)
arena-bot = Bot
arena-rating = ranking
arena-score = punkty
arena-interval = przedział 95%
arena-games = partie
arena-mean = średnia tura
arena-p95 = 95% tur
arena-max = najdłuższa
arena-table = Stół
arena-wins-draws-losses = wygrane – remisy – przegrane
arena-fair = równy udział
arena-sprt = test
arena-sprt-high = { $share } lub więcej
arena-sprt-low = { $share } lub mniej
arena-undecided = otwarty
arena-stopped = Przerwano; zaliczone partie: { $games }.
arena-plot-scores = Punkty bota wymienionego jako pierwszy (linia przerywana: równy udział)
arena-plot-ratings = Ranking ± 2σ
arena-plot-times = Sekundy na turę (| średnia, – 95%, ● najdłuższa)

# Zapis krok po kroku i jego sprawdzenie (terminal/replay.py, terminal/verify.py)
replay-at = Wiersz { $row } z { $rows } · widok: { $viewer }
replay-spectator = widz
replay-all = wszyscy gracze, nic nie jest ukryte
replay-keys = Enter: dalej · p: wstecz · liczba: do tego wiersza · s: następny gracz · q: koniec
replay-unknown = Oczekiwano: Enter, n, p, s, q albo wiersz od 0 do { $most }.
verify-legal =
    { $rows ->
        [one] { $rows } wiersz: zgodny z zasadami.
        [few] { $rows } wiersze: wszystkie zgodne z zasadami.
        [many] { $rows } wierszy: wszystkie zgodne z zasadami.
       *[other] { $rows } wiersza: wszystkie zgodne z zasadami.
    }
verify-illegal = Wiersz { $row }, „{ $text }”, jest niemożliwy: { $reason }
verify-unfair =
    { $given ->
        [seed] Wiersz { $row }, „{ $text }”, nie wynika z ziarna { $seed }. { $expected }
        [key] Wiersz { $row }, „{ $text }”, nie wynika z podanego klucza. { $expected }
       *[table] Wiersz { $row }, „{ $text }”, nie wynika z tajemnicy, którą ujawnił serwer. { $expected }
    }
verify-expected = Oczekiwano: { $draw }.
verify-fair =
    { $given ->
        [seed]
            { $draws ->
                [one] { $draws } losowanie wynika z ziarna { $seed } (później cofnięte: { $undone }).
                [few] { $draws } losowania wynikają z ziarna { $seed } (później cofnięte: { $undone }).
                [many] { $draws } losowań wynika z ziarna { $seed } (później cofnięte: { $undone }).
               *[other] { $draws } losowania wynika z ziarna { $seed } (później cofnięte: { $undone }).
            }
        [key]
            { $draws ->
                [one] { $draws } losowanie wynika z podanego klucza (później cofnięte: { $undone }).
                [few] { $draws } losowania wynikają z podanego klucza (później cofnięte: { $undone }).
                [many] { $draws } losowań wynika z podanego klucza (później cofnięte: { $undone }).
               *[other] { $draws } losowania wynika z podanego klucza (później cofnięte: { $undone }).
            }
       *[table]
            { $draws ->
                [one] { $draws } losowanie wynika z tajemnicy, którą ujawnił serwer (później cofnięte: { $undone }).
                [few] { $draws } losowania wynikają z tajemnicy, którą ujawnił serwer (później cofnięte: { $undone }).
                [many] { $draws } losowań wynika z tajemnicy, którą ujawnił serwer (później cofnięte: { $undone }).
               *[other] { $draws } losowania wynika z tajemnicy, którą ujawnił serwer (później cofnięte: { $undone }).
            }
    }
verify-no-key = Losowań nie sprawdzono (razem { $draws }): do tego potrzeba --seed albo --key.
verify-agreement-kept = Tajemnica i wszystkie dodatki graczy zgadzają się z zachowanym uzgodnieniem: nikt nie wybrał sobie tych losowań.
verify-agreement-own = Tajemnica i wszystkie dodatki graczy zgadzają się z uzgodnieniem z tego pliku. Czy stół naprawdę to uzgodnił, pokaże tylko uzgodnienie zachowane u siebie: --kept PLIK.
verify-agreement-none = Tych losowań nikt nie uzgadniał: ktoś mógł je znać.
verify-forged-table = Fałszerstwo: uzgodnienie dotyczy innego stołu albo innej rundy.
verify-forged-secret = Fałszerstwo: tajemnica nie jest tą uzgodnioną.
verify-forged-salts = Fałszerstwo: dodatki graczy nie są tymi uzgodnionymi.
verify-forged-rules = Fałszerstwo: nie grano według uzgodnionych zasad, opcji i miejsc.
verify-forged-start = Fałszerstwo: partia nie zaczyna się od rozdania.
verify-forged-end = Fałszerstwo: zapis urywa się przed końcem partii.

# starlode cards
cards-no-factions = W tej grze nie ma frakcji.
cards-no-such-faction = W tej grze nie ma frakcji { $faction }; są: { $known }.
cards-no-components = W { $game } gra się kartami takimi, jakie są: nie ma pliku elementów.

# Pliki, których nie można odczytać albo zapisać (prompt/files.py)
file-unreadable = { $path }: nie można odczytać pliku ({ $why })
file-unwritable = { $path }: nie można zapisać pliku ({ $why })
file-too-large = { $path }: plik większy niż { $most } MiB
file-no-text = { $path }: to nie jest plik tekstowy
file-no-json = { $path }: to nie jest JSON (wiersz { $line })
file-strange-json = { $path }: takiego JSON-a nikt by nie napisał
file-why-missing = plik nie istnieje
file-why-folder = to jest folder
file-why-no-folder = folder { $folder } nie istnieje
file-why-permission = brak uprawnień
file-why-full = brak miejsca na dysku

serve-ready = Stoły są gotowe: { $address } (Ctrl-C je zamyka)
bots-ready = Boty myślą dla { $path } (Ctrl-C to kończy)
serve-no-port = Nie można uruchomić serwera pod adresem { $address }: { $reason }
serve-no-folder = Nie można użyć folderu { $folder }: { $reason }
serve-folder-taken = Folderu { $folder } używa inny serwer; podaj inny folder po --data.
backup-done = { $file } zawiera teraz { $tables ->
        [one] { $tables } stół
        [few] { $tables } stoły
        [many] { $tables } stołów
       *[other] { $tables } stołu
    } i klucz ciasteczek. Zachowaj ten plik w tajemnicy.
backup-nothing = W folderze { $folder } nie ma nic do zapisania; inny folder podasz po --data.
backup-file-there = Plik { $file } już istnieje; podaj inną nazwę.
backup-failed = Nie udało się zapisać pliku { $file }: { $reason }
restore-done = { $folder } zawiera teraz { $tables ->
        [one] { $tables } stół
        [few] { $tables } stoły
        [many] { $tables } stołów
       *[other] { $tables } stołu
    }.
restore-failed = Nie udało się przywrócić pliku { $file }: { $reason }
restore-no-backup = { $file } nie jest pełną kopią zapasową tej wersji starlode; nic nie zmieniono.
restore-folder-full = W { $folder } są już stoły; restore z --replace odkłada je na bok, można też podać inne miejsce.
copy-nothing = W { $path } nie ma stołów.
copy-progress = { $done } z { $of } wierszy
simulate-players = gracze
simulate-got = otrzymano

# Partia oceniona po fakcie (lab/analysis/report.py)
analyse-head = Analiza · { $game } · sprawdzone warianty w każdej chwili: { $ways }
analyse-chances = Szansa na wygraną na początku każdej tury, tak jak mógł ją znać każdy z graczy
analyse-turn = Tura
analyse-row = Wiersz
analyse-end = Koniec
analyse-turning = Punkty zwrotne: { $player }
analyse-none = Żaden wybór nie kosztował wiele i żadna tura wiele nie zmieniła.
analyse-point = Tura { $turn }, wiersz { $row }: z { $before } na { $after }
analyse-could = Lepiej: { $best }
analyse-played = Zagrano: { $played }
analyse-line = Dalszy ciąg: { $line }
analyse-own-turn = Nie przesądził o tym pojedynczy wybór, lecz to, co w tej turze dobrano lub odkryto, albo wiele drobiazgów naraz.
analyse-others-turn = To, co zrobili, dobrali lub odkryli inni.
analyse-accuracy = dokładność na 100
analyse-choices = wybory
analyse-lost = stracona szansa
analyse-rate = { $rate } chwil/s
analyse-stopped = Przerwano; odpowiedzi: { $done } z { $questions }.

# Zadania (terminal/puzzles.py)
puzzle-head = Zadanie { $number } z { $count } · { $form } · stopień { $grade } z { $most }
puzzle-ask = Który ruch jest wyraźnie najlepszy? Podaj numer; a zdradza odpowiedź, n przechodzi dalej, q kończy; nazwa karty wyjaśnia jej działanie.
puzzle-right = Dobrze!
puzzle-wrong = { $played } wygrywa { $chance } partii. Jest coś lepszego.
puzzle-best = Najlepiej: { $best } – szansa na wygraną { $chance }
puzzle-next = Drugie w kolejności: { $next } – { $chance }
puzzle-number = Numer
puzzle-grade = stopień
puzzle-turn = tura
puzzle-table = stół
