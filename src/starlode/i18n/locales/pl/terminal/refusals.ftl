# Dlaczego plik, pozycja albo opcja którejkolwiek gry zostaje odrzucona.

bad-bench-chess = pomiar potrzebuje python-chess jako punktu odniesienia: pip install chess
bad-bench-chromium = bench web steruje przeglądarką: oczekiwano Chromium na ścieżce wyszukiwania
bad-bench-database = wzrost przy kilku procesach mierzy się na PostgreSQL: oczekiwano --database URL albo środowiska deweloperskiego, które ma własny
bad-bench-linux = serwer mierzy się z zewnątrz, na podstawie tego, co Linux mówi o innych procesach: oczekiwano Linuksa
bad-bench-playwright = bench web steruje przeglądarką: oczekiwano playwright, który instaluje środowisko deweloperskie
bad-bot = nie ma bota { $name }: dostępne są { $known } oraz poziomy z liczbą, jak fierce@60
bad-no-network = policy nie uczył się gry { $game } z tymi opcjami i tyloma miejscami: oczekiwano innego bota, na przykład fierce
bad-program-words = { $name }: nie domknięto cudzysłowu albo znaku \
bad-program = { $name }: oczekiwano programu, na przykład „{ $prefix }python mybot.py”
bad-program-here = program może być botem tylko tam, gdzie procesy mają grupy: w Linuksie, macOS i podobnych
bad-unreadable = nie można odczytać { $path }: { $why }
bad-field-number = { $where }: { $name } to { $value }, oczekiwano liczby całkowitej od { $least } do { $most }
bad-position-format = pozycja w formacie { $found }: ta wersja czyta { $format }
bad-position-seats = pozycja: liczba wpisów w „seats” powinna wynosić { $seats }
bad-questions = otwarte pytania pozycji to lista najwyżej { $most }
bad-no-answer = pozycja jest niemożliwa: na otwarte pytanie nie ma odpowiedzi
bad-copies = { $card }: w pozycji jest { $count }, a w grze tylko { $copies }
bad-over-question = over: po końcu o nic się nie pyta
bad-agreement = to nie uzgodnienie: oczekiwano pola „starlode-agreement” o wartości { $format }
bad-no-agreement = to nie uzgodnienie
bad-agreement-texts = to nie uzgodnienie: oczekiwano skrótu dodatku dla każdego miejsca
bad-agreement-hashes = to nie uzgodnienie: oczekiwano skrótów po 64 cyfry szesnastkowe
bad-stacked = { $stream }: ułożono { $card }, a to nie może teraz przyjść (możliwe: { $known })
bad-position-json = pozycja to obiekt JSON
bad-row = wiersz { $number } zapisu, „{ $row }”, jest niemożliwy: { $why }
bad-row-start = nie zaczyna się ani od miejsca, ani od *
bad-stacks = ułożone stosy pozycji to dla każdego stosu lista kart
bad-stack-pile = stacks: nie ma stosu { $pile }, są tylko { $known }
bad-stack-card = stacks: { $card } nigdy nie może przyjść z { $pile }
bad-option-name = nieznana opcja { $name }: dostępne są { $known }
bad-option-value = opcja { $name } to { $value }: oczekiwano { $expected }
bad-seats = opcja seats to { $seats }: w wariancie { $name } miejsc jest { $known }
bad-record-json = to nie zapis: wiersz { $line } nie jest JSON-em
bad-record-strange = to nie zapis: takiego JSON-a nikt by nie napisał
bad-record = to nie zapis: brakuje pola „starlode-record”
bad-record-position = to pozycja, nie zapis: rozstawia ją starlode try
bad-record-format = zapis w formacie { $found }: ta wersja czyta format { $format }
bad-question-name = otwarte pytanie nie jest żadnym z { $known }
bad-question-field = otwarte pytanie { $name } nie ma pola { $field }
bad-question-number = otwarte pytanie { $name }: { $field } to { $value }, oczekiwano od 1 do { $most }
bad-question-missing = w otwartym pytaniu { $name } brakuje { $field }
bad-question-value = otwarte pytanie { $name }: { $field } to { $value }, a czegoś takiego nie ma
bad-view-seat = widok miejsca { $seat }: miejsc jest { $seats }
bad-other-game = to należy do gry { $game }: te zasady są dla gry { $ours }
bad-other-rules = ten stan należy do innych zasad; jego własne to state.rules
bad-position-options = pozycja: jej opcje to teksty, każdy pod swoją nazwą
bad-position-option = pozycja ma nieznaną opcję: { $name }
bad-other-option = pozycja z opcją { $name } { $value }: w tych zasadach { $name } to { $ours }
bad-game = nieznana gra { $name }: dostępne są { $known }
bad-game-module = gry { $reference } nie da się wczytać: { $why }
bad-game-object = gry { $reference } nie da się wczytać: to nie jest Game
bad-pair-option = --option { $option }: oczekiwano NAZWA=WARTOŚĆ, na przykład seats=2
bad-two-options = --{ $key } { $chosen } i --option { $key }={ $other }: oczekiwano jednego z nich
bad-record-rules = zapis według zasad w wersji { $found }: ta wersja gra według { $ours }
bad-record-seats = zapis z liczbą miejsc { $seats }: { $game } z tymi opcjami ma ich { $ours }
bad-language = nieznany język { $language }: dostępne są { $known }
bad-sprt-two = --sprt porównuje dwa boty: oczekiwano dwóch albo gry o dwóch stronach
bad-bots-differ = --bots { $bots }: oczekiwano dwóch lub więcej różnych, na przykład greedy,random
bad-ray = --ray { $address }: nie ma takiego klastra ({ $why })
bad-dataset = { $path }: nie ma tu zbioru danych z plikiem card.json, który ta wersja starlode potrafi czytać; polecenie, które go zapisywało, podejmie pracę tam, gdzie przerwało
bad-dataset-file = { $path }: to nie jest cały plik zbioru danych; naprawi go polecenie, które go zapisało
bad-dataset-column = nie ma kolumny { $name }: są { $known }
bad-dataset-folder = { $path }: oczekiwano nowego albo pustego folderu, albo folderu tego samego przebiegu
bad-dataset-fewer = { $path }: jest tam już { $there } partii, więcej niż { $here }
bad-dataset-game = { $game } nie ma zapisu w liczbach: brak kodowania
bad-dataset-device = --device { $device } działa tylko z samym --bots random
bad-dataset-cannot = --device { $device }: { $why }
bad-no-extra = brakuje { $module }: zainstaluje to pip install 'starlode[{ $extra }]'
bad-games-line = { $path }: wiersz { $number } nie jest zakończoną partią
bad-games-json = { $path }: wiersz { $number } nie jest JSON-em
bad-games-other = { $path }: partie z innego przebiegu ({ $name } to { $there }, teraz { $here })
bad-games-file = { $path }: to nie plik z takimi partiami (oczekiwano starlode-{ $what })
bad-games-busy = { $path }: inny przebieg zapisuje do tego pliku
bad-bots-number = --bots { $bots }: oczekiwano { $known } botów, na przykład greedy,random
bad-jobs = --jobs { $text }: oczekiwano all albo liczby całkowitej od 1 do 999
bad-same-files = --csv, --plot i --resume: oczekiwano różnych plików
bad-plot-name = --plot { $plot }: oczekiwano nazwy kończącej się na .{ $known }
bad-shares = --sprt { $text }: oczekiwano dwóch udziałów, najpierw mniejszy, na przykład 0.5,0.6
bad-no-program = { $name }: nie ma programu { $program }, który można by uruchomić
bad-database = nie można użyć { $path }: { $why }
bad-database-url = nie można użyć { $url }: po --database podaje się postgresql://UŻYTKOWNIK:HASŁO@HOST/BAZA, a bez tego stoły są przechowywane w pliku
bad-database-encoding = baza w kodowaniu { $found } nie pomieści wszystkich nazw: utwórz ją z ENCODING 'UTF8'
database-taken = bazy { $path } używa inny serwer
bots-no-database = starlode bots wymaga PostgreSQL: --database postgresql://NAZWA:HASŁO@KOMPUTER/BAZA
serve-one-process = --processes wymaga PostgreSQL, zob. --database: { $path } używa tylko jeden proces
serve-internal-everywhere = --internal { $address } nie jest adresem, pod którym inni znajdą ten proces: podaj własny adres tego komputera, na przykład 10.0.0.7
serve-internal-port = --internal { $address } podaje jeden port, którego kilka procesów nie może dzielić: pomiń port, a każdy weźmie wolny
bad-hosting-path = path to „{ $path }”: oczekiwano / albo czegoś takiego jak /starlode/
bad-host = „{ $host }” to nie host: oczekiwano samej nazwy, na przykład play.example.org
bad-push-contact = Do „{ $contact }” nie da się napisać: oczekiwano mailto: albo https://, na przykład mailto:club@example.org
bad-networks = { $name }: { $why }
bad-limit-name = nieznany limit { $name }: dostępne są { $known }
bad-limit = limit { $name } nie może wynosić { $value }: domyślnie to { $default }
bad-limit-at-once = limit { $name } nie może wynosić { $value }: musi dopuszczać co najmniej { $least } naraz
bad-key-file = { $path } to nie klucz: oczekiwano { $bytes } bajtów; bez tego pliku powstanie nowy klucz, a dawni goście nie zostaną rozpoznani
admin-nobody = { $who } to ani nazwa konta, ani identyfikator gościa; „starlode admin list” pokazuje jedno i drugie
admin-no-report = nie ma zgłoszenia { $number }; „starlode admin reports --all” pokazuje wszystkie
admin-no-account = { $who } nie ma konta, a więc i hasła
bad-blocked-name = w blocked-names jest „{ $name }”, a to nie słowo
bad-data-version = { $path } jest w wersji { $found }, a ten starlode czyta wersję { $ours }: podaj inny folder w --data albo przenieś ten plik gdzie indziej
bad-saved-components = elementy zapisanej partii to tekst pliku elementów
bad-at = --at { $at }: zapis kończy się na wierszu { $rows }
bad-kept-chance = chance: oczekiwano table, round, secret i salts, jak podaje je serwer
bad-resume-options = --resume wznawia zapisaną partię taką, jaka jest; nie przyjmuje innych miejsc, ziarna ani opcji
bad-hot-seat = przy --hot-seat na każdym miejscu siedzi człowiek; nie łączy się z --seat ani --bot
bad-bot-and-bots = --bot to jeden bot na wszystkie inne miejsca, --bots wymienia je wszystkie: oczekiwano jednego z nich
bad-run-programs = { $resume } uruchomiłby { $program }: jeśli tego chcesz, dodaj --run-programs
bad-seat-option =
    { $seats ->
        [few] --seat { $seat }: ta partia ma { $seats } miejsca
       *[other] --seat { $seat }: ta partia ma { $seats } miejsc
    }
bad-bots-others =
    { $count ->
        [one] --bots { $bots }: oczekiwano jednego bota, na drugie miejsce
       *[other] --bots { $bots }: oczekiwano { $count } botów, po jednym na każde inne miejsce
    }
bad-replay-seat = --seat { $seat }: oczekiwano all albo miejsca od 1 do { $seats }
bad-save = { $path }: to nie zapisana partia w formacie { $format }
bad-save-parts = { $path }: zapisanej partii brakuje ziarna albo graczy
bad-save-players = { $path }: graczy wymieniono { $count }, a miejsc jest { $seats }
bad-try = { $file }: to ani pozycja, ani zapis
bad-try-moves = { $file }: ruchy zgłoszenia błędu to lista tekstów
bad-try-options = --option: zapis w { $file } ma własne opcje
bad-try-report = { $file }: to ani pozycja, ani zapis, ani zgłoszenie z jednym z nich
bad-try-game = { $file }: w pozycji brakuje „game”; możliwe: { $known }
bad-try-unnamed = { $file }: miejsc jest { $seats }, ale brakuje { $named }: podaj to w „options” albo przez --option
bad-try-texts = { $file }: opcje to teksty, każdy pod swoją nazwą
bad-try-move = { $move }: { $why }
bad-kept = --kept: oczekiwano pliku zakończonego stołu z serwera, bez --seed i --key
bad-seed-and-key = --seed i --key: oczekiwano jednego z nich
bad-key-digits = --key: oczekiwano { $digits } cyfr szesnastkowych
bad-within = { $where }, { $name }
bad-at-seat = miejsce { $seat }
bad-at-position = pozycja
bad-at-view = widok
bad-option-number =
    { $count ->
        [0] opcja { $name } to { $value }: oczekiwano liczby całkowitej od 1 do { $most }
       *[other] opcja { $name } to { $value }: oczekiwano { $known } albo liczby całkowitej od 1 do { $most }
    }
bad-question-most = otwarte pytanie { $name }: { $field } to { $value }, oczekiwano liczby do { $most }
bad-no-record = to nie zapis
bad-shape = { $what } to { $value }: tu powinno być coś innego
bad-shape-unknown = { $what }: nie ma pola { $field }
bad-shape-missing = { $what }: brakuje pola { $field }
bad-shape-value = { $what }: { $value } nie jest tu znane
bad-shape-least = { $what } to { $value }: oczekiwano co najmniej { $bound }
bad-shape-most = { $what } to { $value }: oczekiwano co najwyżej { $bound }
bad-shape-few = { $what }: oczekiwano co najmniej { $bound }
bad-shape-many = { $what }: oczekiwano co najwyżej { $bound }
bad-shape-depth = { $what }: nawiasy w nawiasach, jakich nikt nie pisze
bad-conserved = { $card }: w pozycji jest { $count }, a w grze { $copies }
bad-derived = pozycja: punkty albo koniec nie wynikają z reszty
bad-seat = miejsce { $seat }: miejsca mają numery od 0 do { $most }
bad-viewer = miejsce { $seat }: miejsca mają numery od 0 do { $most }, a widz to None
bad-puzzle = zadanie { $number }: jest ich { $most }
bad-puzzle-grade = zadanie { $number } ma stopień { $grade }
bad-no-puzzles = { $game } nie ma zadań; są do: { $known }
bad-no-encoding = { $game } nie ma kodowania dla środowisk uczenia
bad-start-json = to nie jest ani pozycja, ani zapis, ani zachowana partia
bad-start-game = to partia { $found }, a stół jest do { $game }
bad-start-over = partia jest tam skończona i nikt nie ma ruchu
bad-start-long = ma więcej niż { $most } wierszy
bad-start-option = opcja { $name } to { $value }, a tego nie oferuje tu żaden stół
bad-start-row = jeden z wierszy jest niedozwolony ({ $code })
