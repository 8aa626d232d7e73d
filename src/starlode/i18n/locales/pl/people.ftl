# Kim ktoś jest: nazwy, konta, drugie urządzenie, własne partie.

## Odmowy

error-bad-name = To nie może być nazwa: potrzebna jest litera lub cyfra i nic niewidocznego.
error-blocked-name = Ta nazwa jest tu niedozwolona.
error-name-taken = Ktoś ma już tę nazwę albo bardzo podobną.
error-short-password = Hasło musi mieć co najmniej { $limit } znaków.
error-weak-password = Inni odgadliby to hasło; wybierz inne.
error-wrong-password = Nazwa i hasło do siebie nie pasują.
error-has-account = Masz już konto.
error-no-account = Nie masz tu konta.
error-bad-code = Ten kod już nie działa. Kod działa jeden raz i tylko przez pewien czas.
error-banned = Masz zakaz wstępu na ten serwer.

## Profil

web-profile = Profil
web-profile-about = Konto, urządzenia, partie
web-account = Konto
web-guest-about = Grasz jako gość: ta przeglądarka pamięta cię przez rok. Z kontem wrócisz skądkolwiek, a wszystkie partie pozostaną twoje.
web-account-about = Tą nazwą możesz zalogować się wszędzie. Inni widzą twoją nazwę i nic więcej.
web-make-account = Załóż konto
web-password = Hasło
web-new-password = Nowe hasło
web-old-password = Stare hasło
web-password-about = Co najmniej { $limit } znaków.
web-change-password = Zmień hasło
web-password-changed = Hasło zostało zmienione. Wszędzie indziej trzeba zalogować się ponownie.
web-sign-in = Zaloguj się
web-sign-in-about = Masz już konto?
web-sign-in-keep = Zabierz partie rozegrane tu jako gość
web-sign-in-lost = Nie pamiętasz hasła? Osoba prowadząca ten serwer może przysłać ci link.
web-signed-in = Grasz teraz jako { $name }.
web-signed-in-moved = { $count ->
        [one] Przeniesiono jedną partię.
        [few] Przeniesiono { $count } partie.
        [many] Przeniesiono { $count } partii.
       *[other] Przeniesiono { $count } partii.
    }
web-sign-out = Wyloguj się
web-sign-out-everywhere = Wyloguj się wszędzie

## Drugie urządzenie

web-device = Drugie urządzenie
web-device-about = Graj dalej na telefonie lub innym komputerze jako ten sam gracz, bez hasła.
web-device-make = Pokaż kod
web-device-scan = Zeskanuj tam kod albo otwórz link. Działa jeden raz, przez { $minutes } minut.
web-device-careful = Kto ma ten link, gra jako ty: nie pokazuj go nikomu.
web-device-here = Graj dalej tutaj
web-device-here-about = Ta przeglądarka stanie się graczem { $name }, od którego pochodzi kod. Kontynuuj tylko wtedy, gdy to twój kod.
web-device-keep = Przekaż graczowi { $name } także partie rozegrane tu jako gość
web-reset = Ustaw nowe hasło
web-reset-about = Link działa jeden raz.
web-no-code = Link jest niekompletny; skopiuj go w całości.

## Partie

web-history = Moje partie
web-history-none = Nie ma jeszcze zakończonej partii.
web-history-more = Pokaż więcej
web-history-won = Wygrana
web-history-lost = Przegrana
web-history-draw = Remis

## Własne dane

web-data = Moje dane
web-data-about = Wszystko, co ten serwer o tobie przechowuje: nazwa, konto, stoły i każda twoja akcja.
web-export = Pobierz jako JSON
web-forget = Usuń mnie
web-forget-about = Twoja nazwa, konto i identyfikator zostaną usunięte, a trwające partie poddane. Zakończone partie zostaną dla tych, którzy z tobą grali, bez twojej nazwy. Tego nie można cofnąć.
web-forget-do = Usuń na zawsze

## Między graczami

error-not-host = To może zrobić tylko osoba, która otworzyła stół.
error-not-welcome = Ktoś przy tym stole nie chce z tobą grać.
error-nobody-there = Nikt inny tam nie siedzi.
error-too-many-blocked = Więcej osób nie można zablokować.
error-too-many-reports = Operator ma już tyle zgłoszeń, ile się da; spróbuj później.
web-players = Gracze
web-block = Zablokuj
web-block-player = Zablokuj: { $name }
web-blocked = Zablokowani gracze
web-blocked-about = Nie mogą usiąść przy twoich stołach, a szybka gra was nie połączy.
web-blocked-done = Zablokowano: { $name }. Zablokowanych pokazuje twój profil.
web-unblock = Odblokuj
web-unblock-player = Odblokuj: { $name }
web-kick = Odeślij
web-kick-player = Odeślij: { $name }
web-sent-away = Gospodarz stołu cię odesłał
web-sent-away-about = Przy tym stole nie możesz już usiąść. Inne znajdziesz na ekranie startowym.
web-tell-on-player = Zgłoś: { $name }
web-tell-on = Zgłoś
web-tell-on-why = O co chodzi?
web-tell-on-name = Nazwa obraża
web-tell-on-chat = Treść czatu
web-tell-on-play = Sposób gry
web-tell-on-other = Coś innego
web-tell-on-text = Własnymi słowami
web-tell-on-send = Wyślij do operatora
web-tell-on-done = Dziękujemy: przeczyta to osoba prowadząca ten serwer.

# Do nieobecnych
turn-title = Twoja kolej
turn-about = { $game }, gracze: { $players }
turn-feed = Twoja kolej w starlode
turn-since = Czekają na ciebie od { $time }
web-calling = Gdy nadejdzie twoja kolej
web-calling-about = Żeby nikt nie czekał na ciebie na próżno, gdy cię nie ma. Dowiesz się, że to twoja kolej, przy którym stole i kto przy nim siedzi: nigdy o kartach.
web-push-on = Powiadamiaj w tej przeglądarce
web-push-off = Nie powiadamiaj więcej
web-push-is-on = Ta przeglądarka powiadomi cię, gdy nadejdzie twoja kolej, a stół nie będzie otwarty.
web-push-is-off = Ta przeglądarka może cię powiadamiać. Najpierw cię zapyta; każda wiadomość jest zaszyfrowana tak, że przeczyta ją tylko ta przeglądarka, i idzie przez usługę jej producenta.
web-push-is-insecure = Ta przeglądarka nie może cię powiadamiać, bo strona została otwarta przez zwykłe http: to działa tylko przez https.
web-push-is-unsupported = Ta przeglądarka nie może cię powiadamiać. Na iPhonie i iPadzie będzie mogła, gdy strona znajdzie się na ekranie początkowym.
web-push-is-denied = Powiadomienia z tej strony są zabronione. Możesz na nie pozwolić w ustawieniach przeglądarki, a potem tu wrócić.
web-push-is-host = Ten serwer nie wysyła powiadomień.
web-push-is-failed = Przeglądarka nie dotarła do usługi, przez którą przychodzą jej powiadomienia. Może później.
web-feed = Prywatny kanał
web-feed-about = W czytniku kanałów ten adres pokazuje, gdzie jest twoja kolej. Kto go ma, może to czytać, więc zachowaj go dla siebie.
web-feed-address = Adres twojego kanału
web-feed-copy = Skopiuj adres
web-feed-renew = Inny adres
web-feed-renewed = Poprzedni adres już donikąd nie prowadzi.
