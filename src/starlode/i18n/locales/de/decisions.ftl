# What is asked and answered in any game, and rule options that games share.

asked = { $player }: { $question }
asked-by-card = { $player } – { $card }: { $question }
asked-by-copy = { $player } – { $card } als { $copied }: { $question }
question-action = Aktion wählen
question-draw = eine Karte wird gezogen
question-start = der Startspieler wird ausgelost
question-begin-turn = der nächste Zug beginnt
option-use = Einsetzen: { $card } ({ $text })
option-end-turn = Zug beenden
option-decline = Verzichten
option-done = Auswahl beenden
option-start = Startspieler: { $player }
option-draw = Ziehen: { $card }
rule-seats = Anzahl der Spieler
rule-seats-auto = so wenige, wie das Format erlaubt
rule-seats-number = { $number } Spieler
rule-start = Der Startspieler
rule-start-random = wird ausgelost
rule-start-number = Spieler { $number }
