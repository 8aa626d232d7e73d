# The terminal client.

you = Du
opponent = Gegner
seat = Spieler { $seat }

# Der Tisch auf einen Blick (terminal/table.py)
table-turn = Zug { $turn } · am Zug: { $player }
table-won = Zug { $turn } · die Partie ist zu Ende · Sieg: { $player } ({ $reason })
table-drawn = Zug { $turn } · die Partie endet unentschieden ({ $reason })
table-hand = Hand
table-out = ausgeschieden
table-none = leer
table-removed = Aus dem Spiel

# Was viele Partien ergeben (lab/simulation_report.py)
simulate-head =
    { $games ->
        [one] { $games } Partie · { $bots } · Startwert { $seed }
       *[other] { $games } Partien · { $bots } · Startwert { $seed }
    }
simulate-won = gewonnen
simulate-interval = 95-%-Intervall
simulate-of = Partien
simulate-as-first = { $bot } als Startspieler
simulate-as-second = { $bot } als zweiter Spieler
simulate-first = Startspieler
simulate-second = Zweiter Spieler
simulate-as = { $bot } – { $side }
simulate-first-team = Start-Team
simulate-second-team = Anderes Team
simulate-turn-order = Spieler { $number } in Zugfolge
simulate-draws = Unentschieden: { $count } ({ $share })
simulate-turns = Spielzüge aller Spieler: im Mittel { $mean }; Quartile { $low } · { $middle } · { $high }
simulate-decisions = Entscheidungen je Partie: im Mittel { $mean }
simulate-card = Karte
simulate-won-with = damit gewonnen
simulate-rate = { $rate } Partien/s
simulate-stopped = Abgebrochen nach { $done } von { $games } Partien.
simulate-broken = Ein Prozess endete unerwartet; fertige Partien bleiben erhalten.
simulate-plot-games =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
simulate-plot-rates = Gewinnquoten
simulate-plot-turns = Länge der Partien
simulate-plot-turns-axis = Spielzüge aller Spieler
simulate-plot-games-axis = Partien
simulate-plot-cards = Gewinnquote derer, die die Karte hatten

# Datensätze (lab/dataset)
dataset-title = Datensatz: { $game }, { $bots }
dataset-summary =
    { $matches ->
        [one] { $matches } Partie
       *[other] { $matches } Partien
    }, { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    }, { $files ->
        [one] { $files } Datei
       *[other] { $files } Dateien
    } mit { $stored } (unkomprimiert { $raw })
dataset-unfinished = Noch sind nicht alle Partien da: Derselbe Befehl macht weiter.
dataset-options = Optionen
dataset-seed = Startzahl
dataset-made-by = Erzeugt von
dataset-rules = Regeln { $version }
dataset-encoding = Version der Kodierung (docs/encoding.md)
dataset-returns = Mittlerer Ertrag je Partie
dataset-column = Spalte
dataset-type = Typ
dataset-about = ist
dataset-raw = unkomprimiert
dataset-stored = in den Dateien
dataset-column-match = Nummer der Partie, ab 0
dataset-column-seed = Startzahl für das, was in ihr gezogen wird
dataset-column-seat = der Platz, der gefragt war, ab 0
dataset-column-bot = wer dort saß, ab 0 in der Liste der Bots
dataset-column-action = Nummer dessen, was gewählt wurde
dataset-column-returns = was die Partie am Ende für jeden Platz wert war
dataset-column-observation = was der Platz wissen konnte
dataset-column-mask = was er wählen durfte: acht Nummern je Byte, die erste im höchsten Bit
dataset-reading = Eine Zeile ist eine Wahl: Wo es nur eine Möglichkeit gibt, wird niemand gefragt. Die Zeilen einer Partie stehen in ihrer Reihenfolge.

# Bots, die Programme sind (bots/outside), und was sie falsch machten
arena-faults = Fehler von { $bot }: { $faults }
fault-missing = nicht gefunden
fault-crashed = abgestürzt
fault-garbage = unlesbar
fault-too-long = zu lange Zeile
fault-timeout = zu langsam
fault-illegal = nicht erlaubt
fault-protocol = anderes Protokoll
session-fault-default = { $bot } versagt ({ $fault }): greedy wählt an seiner Stelle.
session-fault-forfeit = { $bot } versagt ({ $fault }) und gibt auf.
session-fault-said = Letzte Meldung: { $said }

# Ein Turnier von Bots (terminal/arena)
arena-bot = Bot
arena-rating = Wertung
arena-score = Punkte
arena-interval = 95-%-Intervall
arena-games = Partien
arena-mean = mittlerer Zug
arena-p95 = 95 % der Züge
arena-max = längster
arena-table = Tisch
arena-wins-draws-losses = gewonnen – remis – verloren
arena-fair = gerechter Anteil
arena-sprt = Test
arena-sprt-high = { $share } oder mehr
arena-sprt-low = { $share } oder weniger
arena-undecided = offen
arena-stopped = Abgebrochen; gewertete Partien: { $games }.
arena-plot-scores = Punkte des zuerst genannten Bots (gestrichelt: gerechter Anteil)
arena-plot-ratings = Wertung ± 2σ
arena-plot-times = Sekunden je Spielzug (| Mittel, – 95 %, ● längster)

# Eine Aufzeichnung, Schritt für Schritt und geprüft (terminal/replay.py, terminal/verify.py)
replay-at = Zeile { $row } von { $rows } · Sicht: { $viewer }
replay-spectator = Zuschauer
replay-all = alle Spieler, nichts verdeckt
replay-keys = Eingabetaste: weiter · p: zurück · Zahl: zu dieser Zeile · s: nächster Spieler · q: Ende
replay-unknown = Erwartet: Eingabetaste, n, p, s, q oder eine Zeile von 0 bis { $most }.
verify-legal =
    { $rows ->
        [one] { $rows } Zeile: regelgerecht.
       *[other] { $rows } Zeilen: alle regelgerecht.
    }
verify-illegal = Zeile { $row }, „{ $text }“, ist nicht möglich: { $reason }
verify-unfair =
    { $given ->
        [seed] Zeile { $row }, „{ $text }“, folgt nicht aus dem Startwert { $seed }. { $expected }
        [key] Zeile { $row }, „{ $text }“, folgt nicht aus dem angegebenen Schlüssel. { $expected }
       *[table] Zeile { $row }, „{ $text }“, folgt nicht aus dem Geheimnis, das der Server aufgedeckt hat. { $expected }
    }
verify-expected = Erwartet: { $draw }.
verify-fair =
    { $given ->
        [seed]
            { $draws ->
                [one] { $draws } Ziehung folgt aus dem Startwert { $seed } (später zurückgenommen: { $undone }).
               *[other] { $draws } Ziehungen folgen aus dem Startwert { $seed } (später zurückgenommen: { $undone }).
            }
        [key]
            { $draws ->
                [one] { $draws } Ziehung folgt aus dem angegebenen Schlüssel (später zurückgenommen: { $undone }).
               *[other] { $draws } Ziehungen folgen aus dem angegebenen Schlüssel (später zurückgenommen: { $undone }).
            }
       *[table]
            { $draws ->
                [one] { $draws } Ziehung folgt aus dem Geheimnis, das der Server aufgedeckt hat (später zurückgenommen: { $undone }).
               *[other] { $draws } Ziehungen folgen aus dem Geheimnis, das der Server aufgedeckt hat (später zurückgenommen: { $undone }).
            }
    }
verify-no-key = Ziehungen nicht geprüft, insgesamt { $draws }: dafür ist --seed oder --key nötig.
verify-agreement-kept = Das Geheimnis und alle Beigaben stimmen mit der aufbewahrten Vereinbarung überein: Niemand hat sich diese Ziehungen ausgesucht.
verify-agreement-own = Das Geheimnis und alle Beigaben stimmen mit der Vereinbarung in dieser Datei überein. Ob der Tisch das vereinbart hat, zeigt nur eine selbst aufbewahrte Vereinbarung: --kept DATEI.
verify-agreement-none = Über diese Ziehungen wurde nichts vereinbart: Sie können jemandem bekannt gewesen sein.
verify-forged-table = Gefälscht: Vereinbart wurde für einen anderen Tisch oder eine andere Runde.
verify-forged-secret = Gefälscht: Das Geheimnis ist nicht das vereinbarte.
verify-forged-salts = Gefälscht: Die Beigaben sind nicht die vereinbarten.
verify-forged-rules = Gefälscht: Gespielt wurde nicht nach den vereinbarten Regeln, Optionen und Plätzen.
verify-forged-start = Gefälscht: Die Partie beginnt nicht mit dem Austeilen.
verify-forged-end = Gefälscht: Die Aufzeichnung bricht ab, bevor die Partie vorbei ist.

# starlode cards
cards-no-factions = In diesem Spiel gibt es keine Fraktionen.
cards-no-such-faction = Eine Fraktion { $faction } gibt es in diesem Spiel nicht, sondern: { $known }.
cards-no-components = { $game } wird mit den Karten gespielt, wie sie sind: Eine Materialdatei gibt es dafür nicht.

# Dateien, die sich nicht lesen oder schreiben lassen (prompt/files.py)
file-unreadable = { $path }: kann nicht gelesen werden ({ $why })
file-unwritable = { $path }: kann nicht geschrieben werden ({ $why })
file-too-large = { $path }: größer als { $most } MiB
file-no-text = { $path }: keine Textdatei
file-no-json = { $path }: kein JSON (Zeile { $line })
file-strange-json = { $path }: So ein JSON schreibt niemand
file-why-missing = die Datei gibt es nicht
file-why-folder = das ist ein Ordner
file-why-no-folder = den Ordner { $folder } gibt es nicht
file-why-permission = keine Berechtigung
file-why-full = kein Platz mehr

serve-ready = Die Tische stehen bereit: { $address } (Strg-C schließt sie)
bots-ready = Bots denken für { $path } (Strg-C beendet es)
serve-no-port = Unter { $address } lässt sich nichts anbieten: { $reason }
serve-no-folder = { $folder } lässt sich nicht benutzen: { $reason }
serve-folder-taken = Ein anderer Server benutzt { $folder }; ein anderer Ordner lässt sich mit --data angeben.
backup-done = { $file } enthält jetzt { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    } und den Schlüssel der Cookies. Bitte geheim halten.
backup-nothing = In { $folder } gibt es nichts zu sichern; ein anderer Ordner lässt sich mit --data angeben.
backup-file-there = { $file } gibt es schon; bitte eine andere Datei angeben.
backup-failed = { $file } ließ sich nicht schreiben: { $reason }
restore-done = { $folder } enthält jetzt { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    }.
restore-failed = { $file } ließ sich nicht zurückholen: { $reason }
restore-no-backup = { $file } ist keine vollständige Sicherung dieser Version von starlode; nichts wurde geändert.
restore-folder-full = In { $folder } liegen schon Tische; restore legt sie mit --replace beiseite, sonst bitte einen anderen Ort angeben.
copy-nothing = In { $path } gibt es keine Tische.
copy-progress = { $done } von { $of } Zeilen
simulate-players = Spieler
simulate-got = erhalten

# Eine Partie im Nachhinein beurteilt (lab/analysis/report.py)
analyse-head = Analyse · { $game } · { $ways } Wege vorausgeschaut in jedem Augenblick
analyse-chances = Gewinnaussicht zu Beginn jedes Zuges, so wie sie jeder selbst kennen konnte
analyse-turn = Zug
analyse-row = Zeile
analyse-end = Ende
analyse-turning = Wendepunkte: { $player }
analyse-none = Keine Wahl hat viel gekostet, und kein Zug viel verändert.
analyse-point = Zug { $turn }, Zeile { $row }: von { $before } auf { $after }
analyse-could = Besser: { $best }
analyse-played = Gespielt: { $played }
analyse-line = Fortsetzung: { $line }
analyse-own-turn = Keine einzelne Wahl gab den Ausschlag, sondern das, was in diesem Zug gezogen oder sichtbar wurde, oder vieles Kleine zusammen.
analyse-others-turn = Was andere taten, zogen oder zeigten.
analyse-accuracy = Genauigkeit von 100
analyse-choices = Entscheidungen
analyse-lost = Aussicht verloren
analyse-rate = { $rate } Augenblicke/s
analyse-stopped = Abgebrochen nach { $done } von { $questions } Fragen.

# Aufgaben (terminal/puzzles.py)
puzzle-head = Aufgabe { $number } von { $count } · { $form } · Stufe { $grade } von { $most }
puzzle-ask = Welcher Zug ist klar der beste? Seine Nummer; a verrät die Antwort, n geht weiter, q beendet; der Name einer Karte erklärt sie.
puzzle-right = Richtig!
puzzle-wrong = { $played } gewinnt { $chance } der Partien. Es gibt etwas Besseres.
puzzle-best = Am besten: { $best } – Gewinnaussicht { $chance }
puzzle-next = Das Nächstbeste: { $next } – { $chance }
puzzle-number = Nummer
puzzle-grade = Stufe
puzzle-turn = Zug
puzzle-table = Tisch
