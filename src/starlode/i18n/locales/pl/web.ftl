# Co mówi gra w przeglądarce poza słowami samych gier.

web-you = Ty
web-seat = Gracz { $seat }
web-name-at-seat = { $name } ({ $seat })
web-close = Zamknij
web-menu = Menu
web-loading = Chwileczkę …
web-skip-to-content = Przejdź do treści
web-to-first-screen = Na stronę główną
web-nowhere-title = Tu nic nie ma
web-nowhere-page = Ten adres nie prowadzi do żadnej strony tego serwera.
web-nowhere-table = Nie ma takiego stołu. Czy link jest pełny?
web-try-again = Spróbuj jeszcze raz
web-save = Zapisz

## Games, formats, bots

bot-random = Losowy bot
bot-calm = Spokojny bot
bot-greedy = Chciwy bot
bot-keen = Bystry bot
bot-sharp = Przenikliwy bot
bot-fierce = Zacięty bot
bot-relentless = Nieubłagany bot
level-random = Losowy
level-calm = Spokojny
level-greedy = Chciwy
level-keen = Bystry
level-sharp = Przenikliwy
level-fierce = Zacięty
level-relentless = Nieubłagany
web-level-step = { $step } · { $level }
web-more-bots = Więcej
level-about-random = robi cokolwiek, na co pozwalają zasady
level-about-calm = kieruje się pierwszym wrażeniem, jak to człowiek
level-about-greedy = bierze to, co w danej chwili wygląda najlepiej
level-about-keen = patrzy trochę naprzód i czasem coś przeoczy, jak to człowiek
level-about-sharp = zna karty i wyobraża sobie, jak zagrałby dobry gracz
level-about-fierce = rozważa setki dalszych przebiegów partii
level-about-relentless = rozważa tysiące przebiegów i ma wielkie doświadczenie
level-with-strength = { $about } · Elo { $elo }

## The first screen

web-home-title = Wybierz grę. Jedno kliknięcie i siedzisz przy stole.
web-opponent = Przeciwnik
web-opponent-in = Przeciwnik w { $game }
web-play-now = Zagraj teraz
web-play-now-game = Zagraj teraz: { $game }
web-players-of-game =
    { $least ->
        [0] Liczba graczy: { $most }.
       *[other] Od { $least } do { $most } graczy.
    }
web-friends = Zagraj ze znajomymi
web-friends-about = Otwórz stół i wyślij link albo daj go zeskanować. Bez zakładania konta.
web-invite-about = Wyślij link albo daj go zeskanować. Konto nie jest potrzebne.
web-open-table = Otwórz stół
web-game = Gra
web-seats = Miejsca
web-who-plays = Kto gra
web-open-place = Każdy, kto ma link
web-own-box = Twoje własne pudełko
web-own-file = Plik elementów
web-choose-file = Wybierz plik
web-no-file = Nie wybrano pliku
web-our-components = Nasz plik, do poprawienia
web-own-box-good = Z tym plikiem można otwierać stoły.
web-file-too-long = Ten plik jest za długi jak na plik elementów.
web-other-components = Przy tym stole gra się innymi elementami niż nasze.
web-see-components = Zobacz jakimi
web-reconstructed = Nikt nie mógł tego sprawdzić: odtworzone albo wywnioskowane z instrukcji
web-how-to-correct = Jak to poprawić
web-how-to-correct-about = Jeśli masz pudełko z grą: zapisz nasz plik elementów, popraw to, co na twoich kartach i żetonach wygląda inaczej, i przy otwieraniu stołu wybierz poprawiony plik w części „Twoje własne pudełko”. Stół będzie nim grany, razem z tekstami; inni gracze to zobaczą.
web-rules = Zasady
web-how-it-goes = Pierwszy raz w { $game }?
web-invite-whom = Zaproś
web-invite-nobody = Kto ma link
web-invites-you = Zaproszenie
web-my-tables = Moje stoły
web-nobody-yet = Na razie nikogo
web-go-on = Graj dalej
web-turn-yours = Twoja kolej
web-turn-since = od { $time }
web-turn-news = Twoja kolej: { $names }
web-waits = Czeka
web-over = Koniec
web-show-all = Pokaż wszystkie ({ $count })
web-by-link = Dołącz albo oglądaj
web-by-link-about = Wklej link do stołu albo wpisz jego nazwę.
web-by-link-wrong = To nie jest ani link do stołu, ani jego nazwa.
web-go-there = Dalej
web-change-name = Zmień nazwę gracza
web-your-name = Nazwa gracza
web-your-name-about = Tak widzą cię inni.

## Settings

web-language = Język
web-theme = Kolory
web-theme-dark = Ciemne
web-theme-light = Jasne
web-theme-auto = System
web-motion = Ruch
web-motion-full = Pełny
web-motion-short = Krótki
web-motion-none = Brak
web-pace = Tempo ruchów innych
web-pace-slow = Wolne
web-pace-normal = Normalne
web-pace-fast = Szybkie
web-sound = Dźwięki
web-text-size = Wielkość tekstu
web-text-size-normal = zwykła
web-text-size-large = duża
web-text-size-largest = bardzo duża
web-text-table = Stół tekstowy
web-text-table-about = Stół jako tekst, do słuchania i na klawiaturę

## Keys

web-keys = Klawisze
web-keys-everywhere = Na każdym ekranie
web-keys-searching = Karty i zasady
web-keys-playing = Przy stole
web-key-tab = od części do części
web-key-arrows = od karty do karty
web-key-enter = wybrać to, co zaznaczone, albo pierwszą odpowiedź
web-key-x = zrezygnować albo zakończyć wybór
web-key-a = proste karty naraz albo najlepsza zapłata
web-key-f = zaatakować albo przejść do bazy, którą można zaatakować lub przejąć
web-key-e = zakończyć turę
web-key-z = cofnąć
web-key-r = pokazać turę innych jeszcze raz
web-key-l = otworzyć lub zamknąć dziennik
web-key-read = przeczytać kartę; działa też długie przytrzymanie i prawy przycisk
web-key-digits = wybrać odpowiedź przy stole tekstowym
web-key-search = do wyszukiwania
web-key-h = ta ściąga
web-key-escape = zamknąć to, co otwarte

## Before the match

web-waiting-title =
    { $count ->
        [one] Brakuje jeszcze jednego gracza
        [few] Brakuje jeszcze { $count } graczy
       *[other] Brakuje jeszcze { $count } graczy
    }
web-copy-link = Skopiuj link
web-copied = Skopiowano
web-share = Udostępnij
web-qr-of-link = Kod QR z linkiem do tego stołu
web-invited = Zaproszenie do gry
web-invited-by = { $name } zaprasza cię do gry
web-invited-about = Konto nie jest potrzebne: usiądź, a partia zacznie się, gdy wszystkie miejsca będą zajęte.
web-place-is-open = jeszcze wolne
web-sit-here = Usiądź tutaj
web-join-and-play = Dołącz i graj
web-decline = Odrzuć zaproszenie
web-or-stay-and-watch = Albo zostań i oglądaj.
web-table-is-full = Wszystkie miejsca są zajęte
web-leave-table = Odejdź od stołu
web-draws-agreeing = Trwa uzgadnianie losowań
web-draws-agreeing-about = Każda przeglądarka dokłada losową liczbę, której nikt inny jeszcze nie zna. Dzięki temu nikt nie może wybrać sobie losowań.
web-draws-waits = Brakuje jeszcze: { $player }
web-draws-void = Runda { $round } jest nieważna: { $player } – obiecana liczba nie została ujawniona, miejsce przepada.
web-draws-agreed = Losowania uzgodnione: ta przeglądarka zachowała uzgodnienie.
web-draws-known = Losowania znane: ktoś może wiedzieć, jakie karty przyjdą, więc to partia towarzyska.

## At the table

web-turn = tura { $turn }
web-your-turn = Twoja kolej
web-you-are-asked = Odpowiadasz
web-waits-for = Kolej: { $name }
web-you-watch = Oglądasz
web-only-as-text = Przy tym stole gra się w trybie tekstowym.
web-is-out = poza grą
web-is-done = koniec na tę turę
web-you-are-done = Masz już koniec na tę turę. Kolejna akcja to cofnie.
web-teammate-acts = Teraz gra { $name }. Ty też możesz coś zrobić.
web-what-was-left = Co zostało
web-what-happened = Co się właśnie stało
web-line-times = { $line } (×{ $count })
web-connection-lost = Połączenie zostało przerwane.
web-connection-lost-about = Strona sama łączy się ponownie i nic nie przepadnie.
web-polled = Twoja sieć nie przepuszcza WebSocketów, więc strona sama pyta serwer o nowości. Wszystko działa, tylko nieco później.
web-connected-again = Połączenie wróciło.
web-try-now = Spróbuj teraz
web-invite-watchers = Link do tego stołu
web-fair-chance = Uczciwy los
web-fair-chance-about = Przed rozdaniem serwer i wszyscy gracze obiecali po jednej liczbie, podając jej odcisk, więc nikt nie mógł wybrać sobie losowań. Po partii ta przeglądarka je sprawdza. Oto odcisk liczby serwera:
web-claim-draw = Zgłoś remis
web-undo = Cofnij
web-ask-undo = Poproś o cofnięcie
web-undo-others =
    { $count ->
        [one] i jedna późniejsza akcja
        [few] i { $count } późniejsze akcje
       *[many] i { $count } późniejszych akcji
    }
web-show-again = Pokaż jeszcze raz
web-undo-asked = { $player } prosi o cofnięcie ostatniej akcji.
web-undo-waits = { $player } prosi o cofnięcie ostatniej akcji. Czekamy na odpowiedź.
web-undo-waits-mine = Prosisz o cofnięcie swojej ostatniej akcji. Czekamy na odpowiedź.
web-let-it-be = Jednak nie
web-allow = Zezwól
web-refuse = Odmów

## The end

web-resign = Poddaj partię
web-resign-title = Poddać tę partię?
web-resign-about = Druga strona natychmiast wygrywa. Tego nie da się cofnąć.
web-resign-leaves = Odpadasz z gry, a pozostali grają dalej. Tego nie da się cofnąć.
web-resign-proposes = To propozycja: drużyna poddaje partię, gdy chcą tego wszyscy jej gracze. Do tego czasu można ją wycofać.
web-resign-withdraw = Jednak gramy dalej
web-play-on = Graj dalej
web-won = Wygrana!
web-lost = Przegrana
web-drawn = Remis
web-won-by = Wygrana: { $player }
web-result = Wynik
web-standings = Wyniki
web-player = Gracz
web-side-won = wygrana
web-rematch = Zagraj jeszcze raz
web-rematch-asked = Czeka na ciebie rewanż.
web-rematch-asked-by = Na rewanż z tobą czeka { $name }.
web-same-deal = To samo rozdanie jeszcze raz
web-same-deal-asked = Tym razem to samo rozdanie jeszcze raz, towarzysko.
web-deal-known = Znane rozdanie
web-kept-for = miejsce zajęte dla gracza { $name }
web-watch-rematch = Oglądaj rewanż
web-look-at-table = Obejrzyj stół
web-save-record = Zapisz partię do pliku
web-draws-checking = Sprawdzanie losowań …
web-draws-checked =
    { $draws ->
        [one] Tasowanie było uczciwe: { $draws } losowanie zgadza się z tym, co uzgodniono przed rozdaniem.
        [few] Tasowanie było uczciwe: wszystkie { $draws } losowania zgadzają się z tym, co uzgodniono przed rozdaniem.
        [many] Tasowanie było uczciwe: wszystkie { $draws } losowań zgadza się z tym, co uzgodniono przed rozdaniem.
       *[other] Tasowanie było uczciwe: wszystkie { $draws } losowania zgadzają się z tym, co uzgodniono przed rozdaniem.
    }
web-draws-forged = Losowania sfałszowane!
web-draws-forged-table = Dane dotyczą innego stołu albo innej rundy.
web-draws-forged-secret = Tajemnica serwera nie jest tą uzgodnioną.
web-draws-forged-salts = Liczby graczy nie są tymi uzgodnionymi.
web-draws-forged-rules = Zasady, opcje albo miejsca nie są tymi uzgodnionymi.
web-draws-forged-start = Partia nie zaczyna się od rozdania.
web-draws-forged-draw = Losowanie w wierszu { $row } nie jest tym, które wynika, albo nie tym, które pokazano.
web-draws-unkept = Losowań nie sprawdzono: ta przeglądarka nie zachowała uzgodnienia tej partii.
web-draws-save = Zapisz uzgodnienie do pliku

## The text table

web-table = Stół
web-log = Dziennik
web-match-over = Partia jest skończona
web-nobody-asked = W tej chwili nikt nie jest pytany
web-answers = Odpowiedzi
web-find-answer = Numer odpowiedzi albo jej część
web-found-answers =
    { $count ->
        [one] jedna odpowiedź
        [few] { $count } odpowiedzi
       *[other] { $count } odpowiedzi
    }
web-number-keys = Klawisze cyfr wybierają odpowiedź; gdy mogłaby nastąpić druga cyfra, zatwierdza Enter
web-number-so-far = { $number }: { $answer } – Enter wybiera, kolejna cyfra uzupełnia numer, Escape cofa
web-amount = Ile? (od { $least } do { $most })
web-answer = Odpowiedz
web-end-turn-really = Aby mimo to zakończyć turę, wybierz to jeszcze raz. To przepadnie:
web-go-on-really = Aby mimo to przejść dalej, wybierz to jeszcze raz. To zostałoby pominięte:
web-choose-really = Aby to mimo wszystko zrobić, wybierz jeszcze raz. To przepadnie:
web-turn-in-short = Tura w skrócie
web-before-first-turn = Na początku
web-nothing = brak
web-count-cards =
    { $count ->
        [one] jedna karta
        [few] { $count } karty
       *[other] { $count } kart
    }
web-count-of-card = { $count } × { $card }
web-cost = koszt { $cost }
web-defense = obrona { $defense }

view-current = Kolej
view-removed = Poza partią
view-hand = Ręka
view-deck = Talia
view-unseen = Jeszcze niewidziane
view-discard = Stos kart odrzuconych
view-known = znane
view-used = już użyto
view-yes = tak
view-no = nie

## Why the server refuses

web-refused = Nie udało się ({ $code }).
web-refused-offline = Nie można połączyć się z serwerem.
web-offline-works = Karty i zasady można mimo to czytać, a ta strona otwiera się także bez sieci.
web-offline-waits = Stoły, partie i gracze potrzebują serwera: wrócą, gdy tylko znów będzie dostępny.
web-insecure = Ta strona została otwarta przez zwykłe http. Przeglądarki nie pozwalają wtedy jej zainstalować, otworzyć bez sieci ani powiadamiać o turze; przez https to wszystko działa. Cała reszta działa i tak.

# Prowadzone partie
web-learn = Nauka
web-learn-game = Nauka gry { $game }
web-lesson = Lekcja
web-lesson-step = Krok { $step } z { $steps }
web-lesson-back = Wstecz
web-lesson-skip = Przejdź do: { $part }
web-lesson-go-on = Dalej: { $part }
web-lesson-answer = Następny krok: „{ $answer }”.
web-lesson-waits = Rywal gra. Popatrz.
web-lesson-parts = Części lekcji
web-lesson-then = Teraz zagraj prawdziwą partię

## Karty i zasady do poczytania

web-cards = Karty
web-search-cards = Szukaj w nazwach i opisach
web-signs = Znaki na kartach
web-cards-shown =
    { $all ->
        [one] { $shown } z { $all } karty
       *[other] { $shown } z { $all } kart
    }
web-filter-all = wszystkie
web-filter-kind = Rodzaj
web-filter-faction = Frakcja
web-filter-colour = Kolor
web-filter-level = Poziom
web-filter-cost = Koszt
web-filter-symbol = Symbol do zestawów
web-search-rules = Szukaj w zasadach
web-rules-shown =
    { $all ->
        [one] { $shown } z { $all } tematu
       *[other] { $shown } z { $all } tematów
    }
web-contents = Spis treści
web-rule = Zasada, która tu działa
web-read-in-rules = Czytaj dalej w zasadach
web-tip = Wskazówka
web-tips = Wskazówki w grze
web-no-tips = Nie pokazuj wskazówek

# Zegar.
web-clock = Zegar
web-clock-none = Bez zegara
web-clock-turn = Czas na każdą turę
web-clock-bank = Czas na całą partię
web-clock-days = Dni na każdą turę
web-clock-time = Ile czasu
web-clock-increment = Dodatek za każdą turę
web-clock-told-turn = Na każdą turę: { $time }
web-clock-told-bank = Na całą partię: { $time }
web-clock-told-bank-more = Na całą partię: { $time }, za każdą turę dodatkowo: { $more }
web-time-left = Pozostało: { $time }
web-time-runs = Pozostało: { $time }, zegar biegnie
web-time-paused = Pozostało: { $time }, zegar stoi
web-time-vacation = Pozostało: { $time }, urlop
web-time-low = Kończy ci się czas. Pozostało: { $time }.
web-pause-ask = Poproś o przerwę
web-pause-end = Zakończ przerwę
web-paused = Zegar stoi. Ruszy, gdy ktoś zagra.
web-pause-asked = { $player } prosi o zatrzymanie zegara.
web-pause-waits = { $player } prosi o zatrzymanie zegara. Czekamy na odpowiedź.
web-pause-waits-mine = Prosisz o zatrzymanie zegara. Czekamy na odpowiedź.
web-add-time = { $player }: więcej czasu ({ $time })
web-vacation-left =
    { $count ->
        [one] Przy tym stole pozostał { $count } dzień urlopu
        [few] Przy tym stole pozostały { $count } dni urlopu
       *[many] Przy tym stole pozostało { $count } dni urlopu
    }
web-vacation-days = Dni
web-vacation-go = Na urlop
web-vacation-back = Powrót z urlopu

# Kto odszedł.
web-away = { $player } – brak połączenia.
web-away-bot = Zastąpi bot, limit: { $time }.
web-away-claim = Potem można zgłosić zwycięstwo, limit: { $time }.
web-away-resign = Potem partia będzie poddana, limit: { $time }.
web-away-claimable = Nie trzeba dłużej czekać.
web-claim-win = Zgłoś zwycięstwo
web-bot-plays-for = { $player } – brak połączenia. Do powrotu gra bot.
web-waited =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
       *[many] { $count } minut
    }
web-absence = Gdy kogoś nie ma
web-absence-wait = Stół czeka
web-absence-bot = Dalej gra bot
web-absence-claim = Inni mogą zgłosić zwycięstwo
web-absence-resign = Kogo nie ma, ten się poddaje
web-absence-after = Limit
web-absence-told-bot = Gdy kogoś nie ma, dalej gra bot (limit: { $time })
web-absence-told-claim = Gdy kogoś nie ma, inni mogą zgłosić zwycięstwo (limit: { $time })
web-absence-told-resign = Kogo nie ma, ten się poddaje (limit: { $time })
web-connected-lag = połączenie, { $lag } ms
web-connected-slowly = wolne połączenie, { $lag } ms
web-bot-stands-in = do powrotu gra bot
web-not-here = brak połączenia

# Stoły widoczne dla wszystkich.
web-open-tables = Otwarte stoły
web-open-tables-none = Nikt teraz nie czeka na graczy.
web-quick-play = Szybka gra: { $game }
web-public = Pokaż wśród otwartych stołów
web-rated = Rankingowa
web-casual = Towarzyska
web-rated-choice = Partia rankingowa
web-rated-with-account = Do partii rankingowych potrzebne jest konto
web-rated-about = Liczy się do rankingu: niczego się nie cofa, gdy coś już odkryto, nie ma podpowiedzi i nikt nie czeka w nieskończoność
web-hints = Podpowiedzi i ostrzeżenia
web-hints-none = Bez podpowiedzi i ostrzeżeń
web-free-places =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }

# Oglądanie partii od nowa.
web-replay = Powtórka
web-replay-look = Obejrzyj partię od nowa
web-replay-seen-by = Perspektywa:
web-replay-watching = Widz
web-replay-moment = Tura { $turn }, krok { $step } z { $steps }
web-replay-step = Krok partii
web-replay-run = Odtwarzaj
web-replay-stop = Zatrzymaj
web-replay-step-on = Następny krok
web-replay-step-back = Poprzedni krok
web-replay-turn-on = Następna tura
web-replay-turn-back = Poprzednia tura
web-replay-speed = Tempo
web-replay-link = Link do tej chwili
web-replay-go-on = Graj dalej od tego miejsca
web-replay-against = przeciwnik: { $bot }
web-replay-to-table = Do stołu
web-hint = Podpowiedź
web-hint-about = Najpierw to, co sprawdziło się najlepiej. Szanse na wygraną są szacowane, z grubsza tam, gdzie sprawdzono mało, więc niżej bywa wyższa. Wszyscy widzą w dzienniku, że padło pytanie; odpowiedź widzisz tylko ty.
web-hint-thinking = Sprawdzanie wariantów…
web-hint-nothing = Nie udało się teraz znaleźć podpowiedzi.
web-hint-do = Zrób to
web-percent = { $percent }{ "\u00A0" }%
web-analysis = Punkty zwrotne
web-analysis-of = Szansa na wygraną:
web-analysis-about = Na podstawie sprawdzania wielu wariantów, tylko z tym, co gracz mógł wtedy wiedzieć.
web-analysis-ask = Przeanalizuj partię
web-analysis-waiting = Trwa analiza partii. Może to potrwać kilka minut; ta strona pokaże wynik.
web-analysis-failed = Analiza się nie powiodła.
web-analysis-graph = { $player }: szansa na wygraną tura po turze, { $first } na początku i { $last } na końcu
web-analysis-as = { $player }, według ówczesnej wiedzy
web-analysis-as-others = inni, według swojej wiedzy
web-analysis-point = Punkt zwrotny { $number }, tura { $turn }: z { $before } na { $after }
web-analysis-could = Co było możliwe
web-analysis-none = Żaden wybór nie kosztował wiele i żadna tura wiele nie zmieniła.
web-analysis-turn-number = Tura { $turn }
web-analysis-change = z { $before } na { $after }
web-analysis-better = Lepiej: { $best }
web-analysis-played = Zagrano: { $played }
web-analysis-line = Jak mogło być dalej
web-analysis-own-turn = Nie przesądził o tym pojedynczy wybór, lecz to, co w tej turze dobrano lub odkryto, albo wiele drobiazgów naraz.
web-analysis-others-turn = To, co zrobili, dobrali lub odkryli inni.
web-analysis-go = Do tej chwili
web-analysis-accuracy = Dokładność, na 100
web-analysis-choices = Wybory
web-analysis-table = Wszystkie szanse w tabeli
web-analysis-turn = Tura
web-analysis-end = Koniec
web-analysis-here = { $player }: lepiej { $best }
web-key-step = o krok wstecz lub naprzód
web-key-turn = o turę wstecz lub naprzód
web-key-ends = na początek lub na koniec
web-key-space-name = Spacja
web-key-space = odtwarzać lub zatrzymać
web-report = Zgłoś problem
web-report-about = Co poszło nie tak, a co powinno było się stać?
web-report-what = Razem z twoimi słowami zostaje zachowana ta partia, dla osób opiekujących się tym serwerem: wszystkie karty, także zakryte.
web-report-send = Wyślij
web-report-kept = Dziękujemy. Zgłoszenie zachowano pod tą nazwą:

# Co się mówi przy stole.
chat = Czat
chat-unread = nieprzeczytane wiersze
chat-none = Nikt jeszcze nic nie powiedział.
chat-channel = Do kogo
chat-to-table = Do wszystkich przy stole
chat-to-team = Tylko do mojej drużyny
chat-to-watchers = Między widzami
chat-send = Wyślij
chat-phrases = Szybkie zwroty
chat-mute = Nie pokazuj, co mówią
chat-off = Wyłącz czat
chat-setting = Czat
chat-hello = Cześć!
chat-good-luck = Powodzenia!
chat-well-played = Dobre zagranie!
chat-thanks = Dziękuję!
chat-sorry = Przepraszam!
chat-oops = Ups…
chat-one-moment = Chwileczkę.
chat-take-your-time = Nie ma pośpiechu.
chat-good-game = Dobra partia!
chat-again = Jeszcze raz?

# Ranking i statystyki.
web-leaderboard = Ranking
web-ratings = Punkty rankingowe
web-ratings-about = Według partii rankingowych, osobne punkty dla każdego formatu. Nowy gracz zaczyna od 0; liczba to ostrożne oszacowanie, jak dobrze ktoś gra.
web-ratings-none = Nie rozegrano jeszcze żadnej partii rankingowej.
web-rating = Punkty
web-rating-went = Twoje punkty rankingowe ({ $way })
web-matches = Partie
web-matches-won = Wygrane
web-statistics = Statystyki
web-statistics-whose = Czyje partie
web-statistics-all = Wszystkich
web-statistics-mine = Moje
web-statistics-none = Żadna partia nie dobiegła jeszcze końca.
web-matches-by-week = Partie według tygodni
web-matches-by-format = Partie według formatów
web-matches-by-reason = Jak kończyły się partie
web-as-table = Jako tabela
web-day = Dzień

# Kilka osób przy jednym urządzeniu
web-other-here = Ktoś jeszcze przy tym urządzeniu
web-add-other = Dodaj gracza przy tym urządzeniu
web-other-at-seat = Dodaj gracza przy tym urządzeniu (miejsce { $seat })
web-other-name = Gracz { $seat }
web-other-called = Nazwa gracza na miejscu { $seat }
web-other-about = Gracie na jednym urządzeniu: przed każdą turą kurtyna zasłania stół, aż podniesie ją właściwa osoba.
web-other-away = Usuń miejsce
web-other-away-name = Usuń miejsce gracza { $name }
web-one-device = Wszyscy przy tym urządzeniu
web-hand-over = Przekaż urządzenie
web-curtain = { $name }, twoja kolej
web-curtain-about = Weź urządzenie. Twój stół pozostanie zasłonięty, dopóki nie podniesiesz kurtyny.
web-curtain-nobody = Teraz gra ktoś inny. Kto chce w tym czasie popatrzeć?
web-curtain-lift = Tu { $name }

# Stół, który zaczyna od pliku
web-start-file = Zacznij od pliku
web-start-about = Pozycja, zapis albo partia zachowana w terminalu. Taki stół nie jest rankingowy, bo kto przyniósł plik, może znać wszystkie karty.
web-start-own = Plik
web-start-good = Od tego można zacząć.
web-start-when = Zacznij od
web-start-turn = Tura { $turn }, kolej gracza { $seat }
web-brought = Z pliku
web-brought-about = Ten stół zaczyna od przyniesionej pozycji; nie jest rankingowy, bo kto ją przyniósł, może znać wszystkie karty.
