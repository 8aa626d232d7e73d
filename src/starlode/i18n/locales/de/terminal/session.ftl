# Was das Terminal neben den Fragen einer Partie sagt.

session-hint = (? zeigt, was hier eingegeben werden kann)
session-resumed = Eine gespeicherte Partie mit dem Startwert { $seed } geht weiter.
session-hide-hand = Bitte die Eingabetaste drücken, um die eigenen Karten zu verdecken.
session-cards-hidden = Als Nächstes entscheidet: { $player }. Bitte die Tastatur übergeben und die Eingabetaste drücken, sobald niemand sonst den Bildschirm sieht.
session-next = Als Nächstes entscheidet: { $player }.
session-seats = Am Tisch: { $players }
session-person = ein Mensch
session-level = { $bot }: { $about }
session-teammates = Auch am Zug: { $players }. Die Nummer des Spielers vor einer Aktion, etwa { $example }, übergibt den Zug und führt sie aus.
session-out = An diesem Bildschirm spielt niemand mehr mit; die anderen spielen die Partie zu Ende.
session-which-card = Was davon? (Eingabetaste: zurück)
session-how-much = Bitte eine Zahl von { $least } bis { $most } eingeben ({ $undo } nimmt die Wahl zurück).
session-not-saved = Diese Partie ist nicht gespeichert. Noch einmal { $quit } eingeben, um trotzdem zu gehen, oder vorher speichern: { $save } partie.json
session-none-of-these = So etwas ist jetzt nicht möglich.
session-really-resign = Bei einer Aufgabe gewinnt die Gegenseite. Dafür noch einmal { $resign } eingeben.
session-resign-leaves = Wer aufgibt, scheidet aus; die anderen spielen weiter. Dafür noch einmal { $resign } eingeben.
session-resign-proposes = Ein Team gibt nur gemeinsam auf. Um es vorzuschlagen, noch einmal { $resign } eingeben.
session-file-is-not-ours = { $path } gibt es schon, und es ist keine gespeicherte Partie; bitte einen anderen Namen wählen.
session-over = Die Partie ist zu Ende: { $save }, { $log }, { $table } oder { $quit }.
session-more-cards = Außerdem: { $cards }
help-help = was eingegeben werden kann
help-table = der Tisch auf einen Blick
help-last = was in diesem und im vorigen Zug geschah
help-log = die letzten Zeilen des Verlaufs
help-undo = die letzte Aktion zurücknehmen, solange nichts Verdecktes zu sehen war
help-hint = was am besten aussieht, mit der Gewinnaussicht
help-why = die Gründe; mit einer Nummer oder einem Zug, was dafür spricht (warum 2)
help-save = die Partie in einer Datei speichern
help-resign = aufgeben
help-claim-draw = eine festgefahrene Partie unentschieden nennen
help-quit = gehen
command-discard = abwurf

# Wörter, die Aktionen einer Art auflisten; mehrere trennt ein Komma.

verb-use = einsetzen, nutzen, Fähigkeit

# Unterbrochene und beendete Partien, und was man so tippt
session-kept = Die Partie ist aufgehoben: Beim nächsten Start von starlode play kann sie weitergehen, oder mit: starlode play --resume { $path }
session-saved-finished = Gespeichert in { $path }; ansehen mit: starlode replay { $path }
session-resume-finished = { $path }: Diese Partie ist zu Ende; ansehen mit: starlode replay { $path }
session-interrupted =
    { $rows ->
        [one] Eine Partie { $game } wurde nach { $rows } Spielschritt unterbrochen. Die Eingabetaste setzt sie fort, „nein“ beginnt eine neue.
       *[other] Eine Partie { $game } wurde nach { $rows } Spielschritten unterbrochen. Die Eingabetaste setzt sie fort, „nein“ beginnt eine neue.
    }
session-put-aside = Sie bleibt aufgehoben; weiter mit: starlode play --resume { $path }
words-no = n, nein, no
words-help = hilf mir, hilfe bitte
words-quit = q, beenden, raus
words-end-turn = zug beenden, zugende, passen, fertig

# Rat
hint-head = Geschätzte Gewinnaussicht; zuerst, was sich bewährt hat (mehr mit { $why }):
hint-percent = { $percent }{ "\u00A0" }%
hint-rest =
    { $count ->
        [one] Eine weitere Möglichkeit hat sich weniger bewährt.
       *[other] { $count } weitere Möglichkeiten haben sich weniger bewährt.
    }
hint-less =
    { $less ->
        [one] Aber das gewinnt { $less } Partie von hundert mehr: { $best }
       *[other] Aber das gewinnt { $less } Partien von hundert mehr: { $best }
    }
hint-rather = Besser sieht das aus: { $best }
hint-no-reason = Nichts Besonderes spricht dafür.
hint-which = Das steht jetzt nicht zur Wahl. Möglich ist eine Nummer der Liste oder ein Zug, wie er eingegeben wird.
