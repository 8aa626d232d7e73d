# Co terminal mówi obok pytań partii.

session-hint = (? pokazuje, co można tu wpisać)
session-resumed = Zapisana partia z ziarnem { $seed } toczy się dalej.
session-hide-hand = Naciśnij Enter, aby zakryć swoje karty.
session-cards-hidden = Teraz decyduje: { $player }. Przekaż klawiaturę i naciśnij Enter, gdy nikt inny nie widzi ekranu.
session-next = Teraz decyduje: { $player }.
session-seats = Przy stole: { $players }
session-person = człowiek
session-level = { $bot }: { $about }
session-teammates = W tej samej turze: { $players }. Numer gracza przed akcją, na przykład { $example }, przekazuje ruch i ją wykonuje.
session-out = Nikt przy tym ekranie już nie gra; inni dogrywają partię do końca.
session-which-card = Co wybierasz? (Enter: powrót)
session-how-much = Wpisz liczbę od { $least } do { $most } ({ $undo } wycofuje wybór).
session-not-saved = Ta partia nie jest zapisana. Wpisz { $quit } jeszcze raz, aby mimo to wyjść, albo najpierw ją zapisz: { $save } partia.json
session-none-of-these = Teraz nie można tego zrobić.
session-really-resign = Poddanie partii oznacza wygraną przeciwnika. Aby to zrobić, wpisz { $resign } jeszcze raz.
session-resign-leaves = Kto się poddaje, odpada z partii; inni grają dalej. Aby to zrobić, wpisz { $resign } jeszcze raz.
session-resign-proposes = Drużyna poddaje się tylko wspólnie. Aby to zaproponować, wpisz { $resign } jeszcze raz.
session-file-is-not-ours = { $path } już istnieje i nie jest zapisaną partią; wybierz inną nazwę.
session-over = Koniec partii: { $save }, { $log }, { $table } albo { $quit }.
session-more-cards = Także: { $cards }
help-help = co można wpisać
help-table = stół w skrócie
help-last = co się działo w tej i poprzedniej turze
help-log = ostatnie wiersze dziennika
help-undo = cofnij ostatnią akcję, dopóki nie odkryto niczego zakrytego
help-hint = co wygląda najlepiej, z szansą na wygraną
help-why = powody; z numerem lub ruchem: co za nim przemawia (dlaczego 2)
help-save = zapisz partię do pliku
help-resign = poddaj partię
help-claim-draw = ogłoś remis w partii, która utknęła
help-quit = wyjdź
command-discard = odrzucone

# Słowa, które wyliczają akcje jednego rodzaju; kilka oddziela przecinek.

verb-use = użyj, umiejętność

# Partie przerwane i skończone oraz to, co się wpisuje
session-kept = Partia została zachowana: można ją dokończyć przy następnym uruchomieniu starlode play albo poleceniem: starlode play --resume { $path }
session-saved-finished = Zapisano w { $path }; aby ją obejrzeć: starlode replay { $path }
session-resume-finished = { $path }: ta partia jest już skończona; aby ją obejrzeć: starlode replay { $path }
session-interrupted =
    { $rows ->
        [one] Partia { $game } została przerwana po { $rows } ruchu. Enter – gramy dalej, „nie” – nowa partia.
       *[other] Partia { $game } została przerwana po { $rows } ruchach. Enter – gramy dalej, „nie” – nowa partia.
    }
session-put-aside = Partia czeka; aby ją dokończyć: starlode play --resume { $path }
words-no = n, nie, no
words-help = pomóż, pomóż mi, pomocy
words-quit = q, wyjdź, wyjście
words-end-turn = zakończ turę, koniec tury, zakończ, pas, pasuję

# Podpowiedzi
hint-head = Szacowana szansa na wygraną; najpierw to, co sprawdzone (więcej: { $why }):
hint-percent = { $percent }{ "\u00A0" }%
hint-rest =
    { $count ->
        [one] Jeszcze jedna możliwość sprawdziła się gorzej.
        [few] Jeszcze { $count } możliwości sprawdziły się gorzej.
       *[other] Jeszcze { $count } możliwości sprawdziło się gorzej.
    }
hint-less =
    { $less ->
        [one] Ale o { $less } partię na sto więcej wygrywa: { $best }
        [few] Ale o { $less } partie na sto więcej wygrywa: { $best }
       *[other] Ale o { $less } partii na sto więcej wygrywa: { $best }
    }
hint-rather = Lepiej wygląda: { $best }
hint-no-reason = Nic szczególnego za tym nie przemawia.
hint-which = Tego nie można teraz wybrać. Podaj numer z listy albo ruch tak, jak się go wpisuje.
