# Was das Terminal neben den Fragen einer Partie sagt.

session-hint = (? zeigt, was hier eingegeben werden kann)
session-resumed = Eine gespeicherte Partie mit dem Startwert { $seed } geht weiter.
session-hide-hand = Bitte die Eingabetaste drücken, um die eigenen Karten zu verdecken.
session-cards-hidden = Als Nächstes entscheidet: { $player }. Bitte die Tastatur übergeben und die Eingabetaste drücken, sobald niemand sonst den Bildschirm sieht.
session-not-saved = Diese Partie ist nicht gespeichert. Noch einmal { $quit } eingeben, um trotzdem zu gehen, oder vorher speichern.
session-really-resign = Bei einer Aufgabe gewinnt die Gegenseite. Dafür noch einmal { $resign } eingeben.
session-file-is-not-ours = { $path } gibt es schon, und es ist keine gespeicherte Partie; bitte einen anderen Namen wählen.
session-over = Die Partie ist zu Ende: { $save }, { $log }, { $table } oder { $quit }.
session-more-cards = Außerdem: { $cards }
session-attack = { $label } ({ $amount } von { $authority } Autorität)
session-help-goal = Ziel: die Autorität der Gegenseite von 50 auf 0 bringen. Handel kauft bessere Karten, Kampf greift an.
session-help-simple = Einfache Karten sind Schiffe, die nur Punkte geben und nichts fragen.
help-help = was eingegeben werden kann
help-table = der Tisch auf einen Blick
help-deck = was noch im eigenen Deck liegt und was vom anderen bekannt ist
help-discard = alle Abwurfstapel und alles Verschrottete
help-last = was in diesem und im vorigen Zug geschah
help-log = die letzten Zeilen des Verlaufs
help-undo = die letzte Aktion zurücknehmen, solange nichts Verdecktes zu sehen war
help-save = die Partie in einer Datei speichern
help-resign = aufgeben
help-claim-draw = eine festgefahrene Partie unentschieden nennen
help-quit = gehen
command-discard = abwurf
