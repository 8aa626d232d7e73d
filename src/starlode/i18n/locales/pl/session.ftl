# Co terminal mówi obok pytań partii.

session-hint = (? pokazuje, co można tu wpisać)
session-resumed = Zapisana partia z ziarnem { $seed } toczy się dalej.
session-hide-hand = Naciśnij Enter, aby zakryć swoje karty.
session-cards-hidden = Teraz decyduje: { $player }. Przekaż klawiaturę i naciśnij Enter, gdy nikt inny nie widzi ekranu.
session-not-saved = Ta partia nie jest zapisana. Wpisz { $quit } jeszcze raz, aby mimo to wyjść, albo najpierw ją zapisz.
session-really-resign = Poddanie partii oznacza wygraną przeciwnika. Aby to zrobić, wpisz { $resign } jeszcze raz.
session-file-is-not-ours = { $path } już istnieje i nie jest zapisaną partią; wybierz inną nazwę.
session-over = Koniec partii: { $save }, { $log }, { $table } albo { $quit }.
session-more-cards = Także: { $cards }
session-attack = { $label } ({ $amount } z { $authority } autorytetu)
session-help-goal = Cel: sprowadzić autorytet przeciwnika z 50 do 0. Handel kupuje lepsze karty, walka atakuje.
session-help-simple = Proste karty to statki, które tylko dają punkty i o nic nie pytają.
help-help = co można wpisać
help-table = stół w skrócie
help-deck = co zostało w twojej talii i co wiadomo o cudzej
help-discard = wszystkie stosy kart odrzuconych i złomowisko
help-last = co się działo w tej i poprzedniej turze
help-log = ostatnie wiersze dziennika
help-undo = cofnij ostatnią akcję, dopóki nie odkryto niczego zakrytego
help-save = zapisz partię do pliku
help-resign = poddaj partię
help-claim-draw = ogłoś remis w partii, która utknęła
help-quit = wyjdź
command-discard = odrzucone
