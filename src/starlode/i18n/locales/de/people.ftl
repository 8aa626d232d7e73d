# Wer jemand ist: Namen, Konten, ein zweites Gerät, die eigenen Partien.

## Ablehnungen

error-bad-name = Das kann kein Name sein: Er braucht einen Buchstaben oder eine Ziffer und nichts Unsichtbares.
error-blocked-name = Dieser Name ist hier nicht erlaubt.
error-name-taken = Jemand hat diesen Namen oder einen, der genauso aussieht.
error-short-password = Das Passwort braucht mindestens { $limit } Zeichen.
error-weak-password = Dieses Passwort würden andere erraten; bitte wähle ein anderes.
error-wrong-password = Name und Passwort passen nicht zusammen.
error-has-account = Du hast schon ein Konto.
error-no-account = Du hast hier kein Konto.
error-bad-code = Dieser Code gilt nicht mehr. Codes gelten einmal und nur eine Weile.
error-banned = Du bist von diesem Server ausgeschlossen.

## Profil

web-profile = Profil
web-profile-about = Konto, Geräte, Partien
web-account = Konto
web-guest-about = Du spielst als Gast: Dieser Browser erinnert sich ein Jahr lang an dich. Mit einem Konto kommst du von überall zurück, und alle Partien bleiben deine.
web-account-about = Mit diesem Namen kannst du dich überall anmelden. Andere sehen deinen Namen und sonst nichts.
web-make-account = Konto anlegen
web-password = Passwort
web-new-password = Neues Passwort
web-old-password = Altes Passwort
web-password-about = Mindestens { $limit } Zeichen.
web-change-password = Passwort ändern
web-password-changed = Das Passwort ist geändert. Überall sonst musst du dich neu anmelden.
web-sign-in = Anmelden
web-sign-in-about = Schon ein Konto?
web-sign-in-keep = Die Partien mitnehmen, die ich hier als Gast gespielt habe
web-sign-in-lost = Passwort verloren? Wer diesen Server betreibt, kann dir einen Link schicken.
web-signed-in = Du bist jetzt { $name }.
web-signed-in-moved = { $count ->
        [one] Eine Partie ist mitgekommen.
       *[other] { $count } Partien sind mitgekommen.
    }
web-sign-out = Abmelden
web-sign-out-everywhere = Überall abmelden

## Ein zweites Gerät

web-device = Zweites Gerät
web-device-about = Spiele mit dem Handy oder einem anderen Rechner als derselbe Spieler weiter, ohne Passwort.
web-device-make = Code zeigen
web-device-scan = Scanne den Code dort oder öffne den Link. Er gilt einmal, { $minutes } Minuten lang.
web-device-careful = Wer den Link hat, spielt in deinem Namen: Zeige ihn niemandem sonst.
web-device-here = Hier weiterspielen
web-device-here-about = Dieser Browser wird zu { $name }: Von dort kommt der Code. Mach nur weiter, wenn du ihn selbst gemacht hast.
web-device-keep = { $name } auch die Partien geben, die ich hier als Gast gespielt habe
web-reset = Neues Passwort setzen
web-reset-about = Der Link gilt einmal.
web-no-code = Der Link ist unvollständig; bitte kopiere ihn ganz.

## Partien

web-history = Meine Partien
web-history-none = Noch keine Partie beendet.
web-history-more = Mehr zeigen
web-history-won = Gewonnen
web-history-lost = Verloren
web-history-draw = Unentschieden

## Die eigenen Daten

web-data = Meine Daten
web-data-about = Alles, was dieser Server von dir aufbewahrt: Name, Konto, Tische und jede deiner Aktionen.
web-export = Als JSON herunterladen
web-forget = Mich löschen
web-forget-about = Dein Name, dein Konto und deine Kennung werden gelöscht, laufende Partien aufgegeben. Beendete Partien bleiben für deine Mitspieler erhalten, ohne deinen Namen. Das lässt sich nicht zurücknehmen.
web-forget-do = Endgültig löschen

## Miteinander

error-not-host = Das darf nur, wer den Tisch eröffnet hat.
error-not-welcome = Jemand an diesem Tisch möchte nicht mit dir spielen.
error-nobody-there = Dort sitzt niemand sonst.
error-too-many-blocked = Du hast so viele Leute blockiert, wie es geht.
error-too-many-reports = Beim Betreiber liegen schon so viele Meldungen, wie es geht; versuch es später noch einmal.
web-players = Mitspieler
web-block = Blockieren
web-block-player = { $name } blockieren
web-blocked = Blockierte Spieler
web-blocked-about = Sie können sich nicht an deine Tische setzen, und die schnelle Partie bringt euch nicht zusammen.
web-blocked-done = { $name } ist blockiert. Wen du blockiert hast, zeigt dein Profil.
web-unblock = Freigeben
web-unblock-player = { $name } freigeben
web-kick = Wegschicken
web-kick-player = { $name } wegschicken
web-sent-away = Du wurdest weggeschickt
web-sent-away-about = An diesem Tisch kannst du nicht mehr Platz nehmen. Andere findest du auf der Startseite.
web-tell-on-player = { $name } melden
web-tell-on = Melden
web-tell-on-why = Worum geht es?
web-tell-on-name = Der Name ist beleidigend
web-tell-on-chat = Was im Chat steht
web-tell-on-play = Wie jemand spielt
web-tell-on-other = Etwas anderes
web-tell-on-text = In eigenen Worten
web-tell-on-send = An den Betreiber senden
web-tell-on-done = Danke: Wer diesen Server betreibt, liest es.

# An alle, die nicht da sind
turn-title = Du bist am Zug
turn-about = { $game } mit { $players }
turn-feed = Du bist am Zug bei starlode
turn-since = Auf dich wird gewartet seit { $time }
web-calling = Wenn du am Zug bist
web-calling-about = Damit niemand vergeblich auf dich wartet, während du weg bist. Du erfährst, dass du am Zug bist, an welchem Tisch und wer dort sitzt: niemals Karten.
web-push-on = In diesem Browser benachrichtigen
web-push-off = Nicht mehr benachrichtigen
web-push-is-on = Dieser Browser benachrichtigt dich, wenn du am Zug bist und den Tisch nicht offen hast.
web-push-is-off = Dieser Browser kann dich benachrichtigen. Er fragt dich vorher; jede Nachricht ist so verschlossen, dass nur dieser Browser sie lesen kann, und geht über den Dienst des Browser-Herstellers.
web-push-is-insecure = Dieser Browser kann dich nicht benachrichtigen, weil die Seite über einfaches http kam: Das geht nur über https.
web-push-is-unsupported = Dieser Browser kann dich nicht benachrichtigen. Auf iPhone und iPad geht es, sobald die Seite auf dem Home-Bildschirm liegt.
web-push-is-denied = Benachrichtigungen dieser Seite sind verboten. Du kannst sie in den Einstellungen des Browsers erlauben und dann hierher zurückkommen.
web-push-is-host = Dieser Server verschickt keine Benachrichtigungen.
web-push-is-failed = Der Browser hat den Dienst nicht erreicht, über den seine Benachrichtigungen kommen. Vielleicht später.
web-feed = Privater Feed
web-feed-about = In einem Feedreader zeigt diese Adresse, wo du am Zug bist. Wer sie hat, kann das lesen; behalte sie also für dich.
web-feed-address = Adresse deines Feeds
web-feed-copy = Adresse kopieren
web-feed-renew = Andere Adresse
web-feed-renewed = Die vorige Adresse führt nirgendwo mehr hin.
