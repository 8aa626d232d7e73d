# At a table on a server: what is refused there, and what would be lost by ending the turn.

warning-ability = Nieużyta zdolność karty „{ $card }”

error-bad-message = Nie udało się odczytać tej wiadomości.
error-bad-request = Nie udało się odczytać tego zapytania.
error-bad-components = Z tym plikiem elementów nie da się otworzyć stołu: { $why }.
error-bad-start = Od tego pliku nie da się zacząć przy stole: { $why }.
error-bad-option = Opcja { $option } nie może mieć wartości { $value }.
error-unknown-game = Nie ma gry o nazwie { $game }.
error-unknown-format = Nie ma formatu o nazwie { $format }.
error-unknown-bot = Nie ma bota o nazwie { $bot }.
error-wrong-seats = W tym formacie liczba miejsc nie może wynosić { $seats }.
error-who-are-you = Serwer cię nie rozpoznaje; odśwież stronę.
error-wrong-origin = To przyszło ze strony innego serwera.
error-no-such-table = Nie ma takiego stołu; być może link jest niekompletny.
error-not-found = Tu nic nie ma.
error-method-not-allowed = Tego nie można tu zrobić.
error-too-large = To jest za długie.
error-too-fast = Za dużo naraz; poczekaj chwilę.
error-too-many-tables = Masz zbyt wiele niedokończonych partii.
error-server-error = Coś poszło nie tak na serwerze.
error-not-stored = Serwer nie mógł tego zapisać, więc to się nie wydarzyło. Spróbuj jeszcze raz.
error-table-moved = Stół właśnie przeszedł do innego procesu serwera. Spróbuj ponownie za chwilę.
error-perhaps-done = Proces, który się tym zajmował, przestał działać w trakcie; mogło się to udać lub nie. Sprawdź, zanim spróbujesz ponownie.
error-not-started = Partia jeszcze się nie zaczęła.
error-already-started = Partia już się zaczęła.
error-match-not-over = Partia jeszcze trwa.
error-no-hints = Przy tym stole nie ma podpowiedzi.
error-not-seated = Nie grasz przy tym stole.
error-already-agreed = Losowania są już uzgodnione.
error-not-agreed = Losowania nie są jeszcze uzgodnione.
error-other-round = Uzgadniana jest inna runda: { $round }.
error-wrong-salt = To nie jest to, co obiecało twoje miejsce.
error-seat-taken = To miejsce jest zajęte.
error-seat-kept = Miejsca przy tym stole czekają na graczy z poprzedniej partii.
error-lesson-not-now = { $reply }
error-lesson-answer = { $reply }
error-lesson-part-over = Ta część jest skończona: przejdź do następnej.
lesson-reply = Dobry pomysł, ale na później.
error-table-full = Wszystkie miejsca są zajęte.
error-no-undo-asked = Nikt nie prosi o cofnięcie.
error-undo-denied = Odmówiono; możesz zapytać ponownie po następnym ruchu.
error-undo-asked = Inny gracz już prosi o cofnięcie.
error-no-clock = Przy tym stole nie ma zegara.
error-nobody-missed = Nikogo nie ma na tyle długo, by można było to zgłosić.
error-no-pause = Nikt nie prosi o przerwę.
error-not-rated = Partia rankingowa jest dla wszystkich taka sama: zwykłe zasady, nasze karty, bez podpowiedzi i bez czekania w nieskończoność ({ $at }).
error-rated-table = Przy stole rankingowym niczego się nie cofa, gdy coś już odkryto.
error-wrong-channel = Na tym kanale nie możesz rozmawiać.
error-nothing-said = W tym wierszu nic nie ma.
error-needs-account = Do partii rankingowej potrzebne jest konto; prowadzi do niego twoja nazwa gracza u góry.
error-nobody-to-invite = Nie ma tam nikogo, kogo można zaprosić.
error-own-time = Czas można dodać innym, nie sobie.
error-no-vacation = Przy tym stole nie ma już tyle urlopu.
error-outdated-table = Tę partię rozpoczęto według starszej wersji zasad i nie można jej kontynuować.
error-too-slow = To docierało zbyt wolno.
error-wrong-host = Serwer nie odpowiada pod tą nazwą.
error-too-many-bot-tables = Boty grają już dla ciebie przy kilku stołach; poczekaj, aż któraś partia się skończy.
error-too-many-pages = Masz otwartych zbyt wiele stron; zamknij kilka z nich.
error-server-full = Serwer jest pełny; spróbuj ponownie później.
error-server-stopping = Serwer zaraz się zatrzyma; spróbuj ponownie za chwilę.
notice-server-stopping = Serwer się zatrzymuje. Partia jest zachowana, a ta strona sama połączy się ponownie.
notice-not-stored = Serwer nie może teraz niczego zapisać, dlatego bot czeka. Sam spróbuje ponownie.
notice-older-rules = Właśnie wprowadzana jest nowsza wersja gry. Ta partia zostanie dokończona według zasad, z którymi się zaczęła.
notice-server-error = Ruch bota nie powiódł się na serwerze. Bot sam spróbuje ponownie.
bad-no-components = w { $game } gra się kartami takimi, jakie są: pliku elementów się nie podaje
list-either =
    { $count ->
        [0] { $last }
       *[other] { $list } albo { $last }
    }
bad-in-file = { $name }: { $why }
preview-about = { $game }, { $way }: { $players }. Cała partia krok po kroku.
player-left = Ktoś, kto odszedł
