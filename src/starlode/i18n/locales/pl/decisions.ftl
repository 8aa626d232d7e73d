# What is asked and answered in any game, and rule options that games share.

asked = { $player }: { $question }
asked-by-card = { $player } – { $card }: { $question }
asked-by-copy = { $player } – { $card } jako { $copied }: { $question }
question-action = wybierz akcję
question-draw = dobierana jest karta
question-start = losowany jest gracz rozpoczynający
question-begin-turn = zaczyna się następna tura
option-use = Użyj: { $card } ({ $text })
option-end-turn = Zakończ turę
option-decline = Zrezygnuj
option-done = Zakończ wybór
option-start = Gracz rozpoczynający: { $player }
option-draw = Dobierz: { $card }
rule-seats = Liczba graczy
rule-seats-auto = najmniejsza, na jaką pozwala format
rule-seats-number =
    { $number ->
        [one] { $number } gracz
        [few] { $number } graczy
        [many] { $number } graczy
       *[other] { $number } gracza
    }
rule-start = Gracz rozpoczynający
rule-start-random = wybierany losowo
rule-start-number = gracz { $number }
