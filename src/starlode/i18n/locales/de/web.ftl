# Was die Oberfläche im Browser neben den Worten der Spiele sagt.

web-you = Du
web-seat = Spieler { $seat }
web-name-at-seat = { $name } ({ $seat })
web-close = Schließen
web-menu = Menü
web-loading = Einen Moment …
web-skip-to-content = Zum Inhalt springen
web-to-first-screen = Zur Startseite
web-nowhere-title = Hier ist nichts
web-nowhere-page = Diese Adresse führt zu keiner Seite dieses Servers.
web-nowhere-table = Diesen Tisch gibt es nicht. Ist der Link vollständig?
web-try-again = Noch einmal versuchen
web-save = Speichern

## Games, formats, bots

bot-random = Zufalls-Bot
bot-calm = Gelassener Bot
bot-greedy = Gieriger Bot
bot-keen = Aufgeweckter Bot
bot-sharp = Scharfsinniger Bot
bot-fierce = Verbissener Bot
bot-relentless = Unerbittlicher Bot
level-random = Zufällig
level-calm = Gelassen
level-greedy = Gierig
level-keen = Aufgeweckt
level-sharp = Scharfsinnig
level-fierce = Verbissen
level-relentless = Unerbittlich
web-level-step = { $step } · { $level }
web-more-bots = Mehr
level-about-random = spielt irgendetwas, was erlaubt ist
level-about-calm = geht nach dem ersten Eindruck, wie Menschen es tun
level-about-greedy = nimmt, was im Augenblick am besten aussieht
level-about-keen = denkt etwas voraus und übersieht manches, wie Menschen es tun
level-about-sharp = kennt die Karten und ahnt, wie jemand gut weiterspielt
level-about-fierce = wägt hunderte Fortsetzungen einer Partie ab
level-about-relentless = wägt tausende Fortsetzungen ab, mit viel Erfahrung
level-with-strength = { $about } · Elo { $elo }

## The first screen

web-home-title = Wähle ein Spiel. Ein Klick, und du sitzt am Tisch.
web-opponent = Gegner
web-opponent-in = Gegner bei { $game }
web-play-now = Jetzt spielen
web-play-now-game = Jetzt spielen: { $game }
web-players-of-game =
    { $least ->
        [0] { $most } Spieler.
       *[other] { $least } bis { $most } Spieler.
    }
web-friends = Mit Freunden spielen
web-friends-about = Eröffne einen Tisch und schick den Link oder lass ihn scannen. Ohne Konto.
web-invite-about = Schick den Link oder lass ihn scannen. Ein Konto ist nicht nötig.
web-open-table = Tisch eröffnen
web-game = Spiel
web-seats = Plätze
web-who-plays = Wer mitspielt
web-open-place = Wer den Link hat
web-own-box = Deine eigene Schachtel
web-own-file = Eine Materialdatei
web-choose-file = Datei wählen
web-no-file = Keine Datei gewählt
web-our-components = Unsere Datei, zum Berichtigen
web-own-box-good = Mit dieser Datei lassen sich Tische eröffnen.
web-file-too-long = Diese Datei ist zu lang für eine Materialdatei.
web-other-components = An diesem Tisch wird mit anderem Material als unserem gespielt.
web-see-components = Mit welchem?
web-reconstructed = Niemand konnte es nachsehen: rekonstruiert oder aus den Regelheften erschlossen
web-how-to-correct = So korrigierst du es
web-how-to-correct-about = Wenn du das Spiel besitzt: Speichere unsere Materialdatei, berichtige, was auf deinen Karten und Plättchen anders ist, und wähle die berichtigte Datei unter „Deine eigene Schachtel“, wenn du einen Tisch eröffnest. Dann wird mit ihr gespielt, samt allen Texten; die anderen sehen das.
web-rules = Regeln
web-how-it-goes = Neu bei { $game }?
web-invite-whom = Einladen
web-invite-nobody = Wer den Link hat
web-invites-you = Einladung
web-my-tables = Meine Tische
web-nobody-yet = Noch niemand sonst
web-go-on = Weiterspielen
web-turn-yours = Du bist am Zug
web-turn-since = seit { $time }
web-turn-news = Du bist am Zug: { $names }
web-waits = Wartet
web-over = Zu Ende
web-show-all = Alle { $count } zeigen
web-by-link = Mitspielen oder zusehen
web-by-link-about = Füge den Link zu einem Tisch ein oder gib seinen Namen ein.
web-by-link-wrong = Das ist weder ein Link zu einem Tisch noch der Name eines Tisches.
web-go-there = Los
web-change-name = Namen ändern
web-your-name = Dein Name
web-your-name-about = So sehen dich die anderen.

## Settings

web-language = Sprache
web-theme = Farben
web-theme-dark = Dunkel
web-theme-light = Hell
web-theme-auto = System
web-motion = Bewegung
web-motion-full = Voll
web-motion-short = Kurz
web-motion-none = Keine
web-pace = Tempo der Züge der anderen
web-pace-slow = Langsam
web-pace-normal = Normal
web-pace-fast = Schnell
web-sound = Töne
web-text-size = Schriftgröße
web-text-size-normal = normal
web-text-size-large = groß
web-text-size-largest = sehr groß
web-text-table = Texttisch
web-text-table-about = Der Tisch als Text, zum Vorlesen und für die Tastatur

## Keys

web-keys = Tasten
web-keys-everywhere = Überall
web-keys-searching = Karten und Regeln
web-keys-playing = Am Tisch
web-key-tab = von Bereich zu Bereich
web-key-arrows = von Karte zu Karte
web-key-enter = nehmen, was markiert ist, oder die erste Antwort geben
web-key-x = verzichten oder fertig sein
web-key-a = einfache Karten auf einmal, oder die beste Bezahlung
web-key-f = angreifen, oder zu einer Basis, die angegriffen oder überfallen werden kann
web-key-e = den Zug beenden
web-key-z = zurücknehmen
web-key-r = den Zug der anderen noch einmal zeigen
web-key-l = den Verlauf öffnen oder schließen
web-key-read = eine Karte lesen; langes Drücken oder ein Rechtsklick tun es auch
web-key-digits = am Texttisch eine Antwort wählen
web-key-search = zur Suche
web-key-h = diese Übersicht
web-key-escape = schließen, was offen ist

## Before the match

web-waiting-title =
    { $count ->
        [one] Ein Platz ist noch frei
       *[other] { $count } Plätze sind noch frei
    }
web-copy-link = Link kopieren
web-copied = Kopiert
web-share = Teilen
web-qr-of-link = QR-Code mit dem Link zu diesem Tisch
web-invited = Du bist zum Spiel eingeladen
web-invited-by = { $name } lädt dich zum Spiel ein
web-invited-about = Ohne Konto: Setz dich, und die Partie beginnt, sobald alle Plätze besetzt sind.
web-place-is-open = noch frei
web-sit-here = Platz nehmen
web-join-and-play = Mitspielen
web-decline = Einladung ablehnen
web-or-stay-and-watch = Oder bleib hier und sieh zu.
web-table-is-full = Alle Plätze sind besetzt
web-leave-table = Tisch verlassen
web-draws-agreeing = Die Ziehungen werden vereinbart
web-draws-agreeing-about = Jeder Browser gibt eine Zufallszahl dazu, die sonst noch niemand kennt. So kann sich niemand die Ziehungen aussuchen.
web-draws-waits = Es fehlt noch: { $player }
web-draws-void = Runde { $round } ist ungültig: { $player } hat die zugesagte Zahl nicht aufgedeckt und den Platz verloren.
web-draws-agreed = Ziehungen vereinbart: Dieser Browser hat die Vereinbarung aufbewahrt.
web-draws-known = Ziehungen bekannt: Jemand kann wissen, welche Karten kommen; die Partie zählt nicht.

## At the table

web-turn = Zug { $turn }
web-your-turn = Du bist dran
web-you-are-asked = Du bist gefragt
web-waits-for = Am Zug: { $name }
web-you-watch = Du siehst zu
web-only-as-text = Dieser Tisch wird als Text gespielt.
web-is-out = ausgeschieden
web-is-done = fertig in diesem Zug
web-you-are-done = Du bist in diesem Zug fertig. Wenn du noch etwas tust, bist du es nicht mehr.
web-teammate-acts = Gerade spielt { $name }. Auch du darfst etwas tun.
web-what-was-left = Was übrig war
web-what-happened = Was gerade geschah
web-line-times = { $line } (×{ $count })
web-connection-lost = Verbindung unterbrochen.
web-connection-lost-about = Sie kommt von selbst wieder, und nichts geht verloren.
web-polled = Dein Netz lässt keine WebSockets durch; diese Seite fragt den Server deshalb selbst nach Neuem. Alles geht, nur ein wenig später.
web-connected-again = Die Verbindung steht wieder.
web-try-now = Jetzt versuchen
web-invite-watchers = Link zu diesem Tisch
web-fair-chance = Fairer Zufall
web-fair-chance-about = Vor dem Austeilen haben der Server und alle Spieler je eine Zahl durch ihren Fingerabdruck zugesagt; so konnte sich niemand die Ziehungen aussuchen. Nach der Partie prüft dieser Browser sie nach. Das ist der Fingerabdruck der Zahl des Servers:
web-claim-draw = Remis beanspruchen
web-undo = Zurücknehmen
web-ask-undo = Um Zurücknahme bitten
web-undo-others =
    { $count ->
        [one] und eine spätere Aktion
       *[other] und { $count } spätere Aktionen
    }
web-show-again = Noch einmal zeigen
web-undo-asked = { $player } möchte die letzte Aktion zurücknehmen.
web-undo-waits = { $player } hat darum gebeten, die letzte Aktion zurückzunehmen. Die Antwort steht noch aus.
web-undo-waits-mine = Du hast darum gebeten, deine letzte Aktion zurückzunehmen. Die Antwort steht noch aus.
web-let-it-be = Doch nicht
web-allow = Erlauben
web-refuse = Ablehnen

## The end

web-resign = Aufgeben
web-resign-title = Diese Partie aufgeben?
web-resign-about = Die Gegenseite gewinnt sofort. Das lässt sich nicht zurücknehmen.
web-resign-leaves = Du scheidest aus, und die anderen spielen weiter. Das lässt sich nicht zurücknehmen.
web-resign-proposes = Das ist ein Vorschlag: Dein Team gibt auf, sobald alle darin es wollen. Bis dahin kannst du ihn zurücknehmen.
web-resign-withdraw = Doch nicht aufgeben
web-play-on = Weiterspielen
web-won = Gewonnen!
web-lost = Verloren
web-drawn = Unentschieden
web-won-by = Sieg: { $player }
web-result = Ergebnis
web-standings = Endstand
web-player = Spieler
web-side-won = gewonnen
web-rematch = Noch einmal spielen
web-rematch-asked = Eine Revanche wartet auf dich.
web-rematch-asked-by = { $name } wartet auf eine Revanche mit dir.
web-same-deal = Dieselben Karten noch einmal
web-same-deal-asked = Diesmal sind es dieselben Karten noch einmal, ohne Wertung.
web-deal-known = Karten bekannt
web-kept-for = freigehalten für { $name }
web-watch-rematch = Bei der Revanche zusehen
web-look-at-table = Tisch ansehen
web-save-record = Partie als Datei speichern
web-draws-checking = Die Ziehungen werden geprüft …
web-draws-checked =
    { $draws ->
        [one] Fair gemischt: { $draws } Ziehung entspricht dem, was vor dem Austeilen vereinbart wurde.
       *[other] Fair gemischt: Alle { $draws } Ziehungen entsprechen dem, was vor dem Austeilen vereinbart wurde.
    }
web-draws-forged = Ziehungen gefälscht!
web-draws-forged-table = Die Angaben gehören zu einem anderen Tisch oder einer anderen Runde.
web-draws-forged-secret = Das Geheimnis des Servers ist nicht das vereinbarte.
web-draws-forged-salts = Die Zahlen der Spieler sind nicht die vereinbarten.
web-draws-forged-rules = Regeln, Optionen oder Plätze sind nicht die vereinbarten.
web-draws-forged-start = Die Partie beginnt nicht mit dem Austeilen.
web-draws-forged-draw = Die Ziehung in Zeile { $row } ist nicht die, die folgt, oder nicht die gezeigte.
web-draws-unkept = Ziehungen nicht geprüft: Dieser Browser hat zu dieser Partie keine Vereinbarung aufbewahrt.
web-draws-save = Vereinbarung als Datei speichern

## The text table

web-table = Tisch
web-log = Verlauf
web-match-over = Die Partie ist zu Ende
web-nobody-asked = Im Augenblick ist niemand gefragt
web-answers = Antworten
web-find-answer = Nummer einer Antwort oder ein Teil davon
web-found-answers =
    { $count ->
        [one] eine Antwort
       *[other] { $count } Antworten
    }
web-number-keys = Zifferntasten wählen eine Antwort; wo noch eine Ziffer folgen könnte, mit der Eingabetaste
web-number-so-far = { $number }: { $answer } – die Eingabetaste wählt es, eine weitere Ziffer setzt die Zahl fort, Escape nimmt zurück
web-amount = Wie viel? ({ $least } bis { $most })
web-answer = Antworten
web-end-turn-really = Noch einmal wählen, um den Zug trotzdem zu beenden. Das ginge verloren:
web-go-on-really = Noch einmal wählen, um trotzdem weiterzugehen. Das bliebe ungenutzt:
web-choose-really = Noch einmal wählen, um es trotzdem zu tun. Das ginge verloren:
web-turn-in-short = Ein Zug in Kürze
web-before-first-turn = Zu Beginn
web-nothing = leer
web-count-cards =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
web-count-of-card = { $count } × { $card }
web-cost = Kosten { $cost }
web-defense = Verteidigung { $defense }

view-current = Am Zug
view-removed = Aus der Partie
view-hand = Hand
view-deck = Deck
view-unseen = Noch nicht gesehen
view-discard = Abwurfstapel
view-known = bekannt
view-used = eingesetzt
view-yes = ja
view-no = nein

## Why the server refuses

web-refused = Das hat nicht geklappt ({ $code }).
web-refused-offline = Der Server ist nicht erreichbar.
web-offline-works = Karten und Regeln lassen sich trotzdem lesen, und diese Seite öffnet sich auch ohne Netz.
web-offline-waits = Tische, Partien und Mitspieler brauchen den Server: Sobald er wieder da ist, sind sie es auch.
web-insecure = Diese Seite kam über einfaches http. Browser lassen sie dann weder installieren noch ohne Netz öffnen und benachrichtigen niemanden, wenn er am Zug ist; über https geht das alles. Alles andere hier geht auch so.

# Geführte Partien
web-learn = Lernen
web-learn-game = { $game } lernen
web-lesson = Lektion
web-lesson-step = Schritt { $step } von { $steps }
web-lesson-back = Zurück
web-lesson-skip = Überspringen bis: { $part }
web-lesson-go-on = Weiter: { $part }
web-lesson-answer = Nächster Schritt: „{ $answer }“.
web-lesson-waits = Die Gegenseite spielt. Schau zu.
web-lesson-parts = Teile der Lektion
web-lesson-then = Jetzt eine richtige Partie spielen

## Karten und Regeln zum Nachlesen

web-cards = Karten
web-search-cards = Namen und Texte durchsuchen
web-signs = Zeichen auf Karten
web-cards-shown =
    { $all ->
        [one] { $shown } von { $all } Karte
       *[other] { $shown } von { $all } Karten
    }
web-filter-all = alle
web-filter-kind = Art
web-filter-faction = Fraktion
web-filter-colour = Farbe
web-filter-level = Level
web-filter-cost = Kosten
web-filter-symbol = Symbol für Sets
web-search-rules = Regeln durchsuchen
web-rules-shown =
    { $all ->
        [one] { $shown } von { $all } Thema
       *[other] { $shown } von { $all } Themen
    }
web-contents = Inhalt
web-rule = Die Regel dazu
web-read-in-rules = In den Regeln weiterlesen
web-tip = Tipp
web-tips = Tipps beim Spielen
web-no-tips = Keine Tipps mehr

# Die Uhr.
web-clock = Uhr
web-clock-none = Ohne Uhr
web-clock-turn = Zeit für jeden Zug
web-clock-bank = Zeit für die ganze Partie
web-clock-days = Tage für jeden Zug
web-clock-time = Wie lange
web-clock-increment = Zuschlag für jeden Zug
web-clock-told-turn = { $time } für jeden Zug
web-clock-told-bank = { $time } für die ganze Partie
web-clock-told-bank-more = { $time } für die ganze Partie, dazu { $more } für jeden Zug
web-time-left = Restzeit { $time }
web-time-runs = Restzeit { $time }, die Uhr läuft
web-time-paused = Restzeit { $time }, die Uhr steht
web-time-vacation = Restzeit { $time }, im Urlaub
web-time-low = Deine Zeit wird knapp: noch { $time }.
web-pause-ask = Um eine Pause bitten
web-pause-end = Pause beenden
web-paused = Die Uhr steht. Sie läuft weiter, sobald jemand spielt.
web-pause-asked = { $player } möchte die Uhr anhalten.
web-pause-waits = { $player } hat darum gebeten, die Uhr anzuhalten. Die Antwort steht noch aus.
web-pause-waits-mine = Du hast darum gebeten, die Uhr anzuhalten. Die Antwort steht noch aus.
web-add-time = { $player }: { $time } schenken
web-vacation-left =
    { $count ->
        [one] Noch { $count } Urlaubstag an diesem Tisch
       *[other] Noch { $count } Urlaubstage an diesem Tisch
    }
web-vacation-days = Tage
web-vacation-go = In den Urlaub
web-vacation-back = Zurück aus dem Urlaub

# Wer wegbleibt.
web-away = { $player } ist weg.
web-away-bot = Dann übernimmt ein Bot (Frist: { $time }).
web-away-claim = Dann lässt sich der Sieg beanspruchen (Frist: { $time }).
web-away-resign = Dann gilt die Partie als aufgegeben (Frist: { $time }).
web-away-claimable = Du brauchst nicht länger zu warten.
web-claim-win = Sieg beanspruchen
web-bot-plays-for = { $player } ist weg. Bis zur Rückkehr spielt ein Bot.
web-waited =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
web-absence = Wenn jemand wegbleibt
web-absence-wait = Der Tisch wartet
web-absence-bot = Ein Bot spielt weiter
web-absence-claim = Andere können den Sieg fordern
web-absence-resign = Wer wegbleibt, gibt auf
web-absence-after = Frist
web-absence-told-bot = Bleibt jemand weg, spielt ein Bot weiter (Frist: { $time })
web-absence-told-claim = Bleibt jemand weg, lässt sich der Sieg beanspruchen (Frist: { $time })
web-absence-told-resign = Wer wegbleibt, gibt auf (Frist: { $time })
web-connected-lag = verbunden, { $lag } ms
web-connected-slowly = langsame Verbindung, { $lag } ms
web-bot-stands-in = bis zur Rückkehr spielt ein Bot
web-not-here = nicht verbunden

# Tische, die jeder sieht.
web-open-tables = Offene Tische
web-open-tables-none = Gerade wartet niemand auf Mitspieler.
web-quick-play = Schnelles Spiel: { $game }
web-public = Bei den offenen Tischen zeigen
web-rated = Gewertet
web-casual = Ohne Wertung
web-rated-choice = Gewertete Partie
web-rated-with-account = Gewertete Partien brauchen ein Konto
web-rated-about = Zählt für die Rangliste: Nichts wird zurückgenommen, sobald etwas aufgedeckt ist, es gibt keinen Rat, und niemand wartet ewig
web-hints = Rat und Warnungen
web-hints-none = Ohne Rat und Warnungen
web-free-places =
    { $count ->
        [one] { $count } Platz frei
       *[other] { $count } Plätze frei
    }

# Eine Partie noch einmal ansehen.
web-replay = Rückschau
web-replay-look = Partie noch einmal ansehen
web-replay-seen-by = Sicht:
web-replay-watching = Zuschauer
web-replay-moment = Zug { $turn }, Schritt { $step } von { $steps }
web-replay-step = Schritt der Partie
web-replay-run = Abspielen
web-replay-stop = Anhalten
web-replay-step-on = Nächster Schritt
web-replay-step-back = Voriger Schritt
web-replay-turn-on = Nächster Zug
web-replay-turn-back = Voriger Zug
web-replay-speed = Tempo
web-replay-link = Link zu diesem Moment
web-replay-go-on = Von hier weiterspielen
web-replay-against = gegen: { $bot }
web-replay-to-table = Zum Tisch
web-hint = Rat
web-hint-about = Zuerst, was sich am besten bewährt hat. Die Gewinnaussichten sind geschätzt, grob bei wenig Erprobtem; darum steht weiter unten manchmal eine höhere. Alle lesen im Verlauf, dass du gefragt hast; das hier siehst nur du.
web-hint-thinking = Es wird vorausgeschaut …
web-hint-nothing = Gerade war kein Rat zu finden.
web-hint-do = Ausführen
web-percent = { $percent }{ "\u00A0" }%
web-analysis = Wendepunkte
web-analysis-of = Gewinnaussicht:
web-analysis-about = Weit vorausgeschaut, nur mit dem, was der Spieler damals wissen konnte.
web-analysis-ask = Partie analysieren
web-analysis-waiting = Die Partie wird analysiert. Das kann einige Minuten dauern; diese Seite zeigt es dann.
web-analysis-failed = Die Analyse ist nicht gelungen.
web-analysis-graph = { $player }: Gewinnaussicht Zug um Zug, { $first } am Anfang und { $last } am Ende
web-analysis-as = { $player }, mit damaligem Wissen
web-analysis-as-others = andere, mit ihrem Wissen
web-analysis-point = Wendepunkt { $number }, Zug { $turn }: von { $before } auf { $after }
web-analysis-could = Was möglich war
web-analysis-none = Keine Wahl hat viel gekostet, und kein Zug viel verändert.
web-analysis-turn-number = Zug { $turn }
web-analysis-change = von { $before } auf { $after }
web-analysis-better = Besser: { $best }
web-analysis-played = Gespielt: { $played }
web-analysis-line = Wie es hätte weitergehen können
web-analysis-own-turn = Keine einzelne Wahl gab den Ausschlag, sondern das, was in diesem Zug gezogen oder sichtbar wurde, oder vieles Kleine zusammen.
web-analysis-others-turn = Was andere taten, zogen oder zeigten.
web-analysis-go = Zu diesem Augenblick
web-analysis-accuracy = Genauigkeit, von 100
web-analysis-choices = Entscheidungen
web-analysis-table = Alle Aussichten als Tabelle
web-analysis-turn = Zug
web-analysis-end = Ende
web-analysis-here = { $player }: besser wäre { $best }
web-key-step = einen Schritt zurück oder vor
web-key-turn = einen Zug zurück oder vor
web-key-ends = zum Anfang oder zum Ende
web-key-space-name = Leertaste
web-key-space = abspielen oder anhalten
web-report = Problem melden
web-report-about = Was ist schiefgegangen, und was hätte passieren sollen?
web-report-what = Mit deinen Worten wird diese Partie aufbewahrt, für die Leute, die diesen Server betreuen: alle Karten, auch verdeckte.
web-report-send = Absenden
web-report-kept = Danke. Deine Meldung ist unter diesem Namen aufbewahrt:

# Was man einander am Tisch sagt.
chat = Chat
chat-unread = ungelesene Zeilen
chat-none = Noch hat niemand etwas gesagt.
chat-channel = An wen
chat-to-table = An alle am Tisch
chat-to-team = Nur an mein Team
chat-to-watchers = Unter Zuschauern
chat-send = Senden
chat-phrases = Schnelle Sätze
chat-mute = Nicht zeigen, was sie sagen
chat-off = Chat ausschalten
chat-setting = Chat
chat-hello = Hallo!
chat-good-luck = Viel Glück!
chat-well-played = Gut gespielt!
chat-thanks = Danke!
chat-sorry = Entschuldigung!
chat-oops = Ups …
chat-one-moment = Einen Moment, bitte.
chat-take-your-time = Lass dir Zeit.
chat-good-game = Schöne Partie!
chat-again = Noch einmal?

# Rangliste und Statistik.
web-leaderboard = Rangliste
web-ratings = Wertungen
web-ratings-about = Nach gewerteten Partien, eine Wertung je Format. Wer neu ist, beginnt mit 0; die Zahl ist eine vorsichtige Schätzung, wie gut jemand spielt.
web-ratings-none = Noch wurde keine gewertete Partie gespielt.
web-rating = Wertung
web-rating-went = Deine Wertung in { $way }
web-matches = Partien
web-matches-won = Gewonnen
web-statistics = Statistik
web-statistics-whose = Wessen Partien
web-statistics-all = Von allen
web-statistics-mine = Meine
web-statistics-none = Noch ist keine Partie zu Ende.
web-matches-by-week = Partien je Woche
web-matches-by-format = Partien je Format
web-matches-by-reason = Wie Partien endeten
web-as-table = Als Tabelle
web-day = Tag

# Mehrere an einem Gerät
web-other-here = Noch jemand an diesem Gerät
web-add-other = Spieler an diesem Gerät dazuholen
web-other-at-seat = Spieler an diesem Gerät dazuholen (Platz { $seat })
web-other-name = Spieler { $seat }
web-other-called = Name an Platz { $seat }
web-other-about = Ihr teilt euch dieses Gerät: Vor jedem Zug verbirgt ein Vorhang den Tisch, bis ihn die richtige Person hebt.
web-other-away = Wegnehmen
web-other-away-name = Den Platz von { $name } wegnehmen
web-one-device = Alle an diesem Gerät
web-hand-over = Gerät weitergeben
web-curtain = { $name }, du bist am Zug
web-curtain-about = Nimm das Gerät. Von deinem Tisch ist nichts zu sehen, bis du den Vorhang hebst.
web-curtain-nobody = Gerade spielt jemand anders. Wer möchte so lange zusehen?
web-curtain-lift = Ich bin { $name }

# Ein Tisch, der mit einer Datei beginnt
web-start-file = Mit einer Datei beginnen
web-start-about = Eine Stellung, ein Protokoll oder eine im Terminal gespeicherte Partie. Ein solcher Tisch wird nicht gewertet, denn wer sie mitbringt, kennt vielleicht jede Hand.
web-start-own = Datei
web-start-good = Damit kann ein Tisch beginnen.
web-start-when = Beginnen mit
web-start-turn = Zug { $turn }, Spieler { $seat } ist dran
web-brought = Aus einer Datei
web-brought-about = Dieser Tisch beginnt mit einer mitgebrachten Stellung; er wird nicht gewertet, denn wer sie mitgebracht hat, kennt vielleicht jede Hand.
