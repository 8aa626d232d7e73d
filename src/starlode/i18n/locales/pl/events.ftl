# Log lines that every game may have. They start with who; card names and players stand as labels.

nature = Los
event-start-chosen = { $player }: gracz rozpoczynający
event-turn-started = { $player }: początek tury { $turn }
event-turn-ended = { $player }: koniec tury
event-card-drawn = { $player }: dobrano kartę „{ $card }”
event-card-drawn-hidden = { $player }: dobrano kartę
event-card-played = { $player }: zagrano kartę „{ $card }”
event-action-undone = { $player }: cofnięto ostatnią akcję
event-time-ran-out = { $player }: koniec czasu
event-player-missed = { $player }: zbyt długa nieobecność
event-surrender-withdrawn = { $player }: wycofana chęć poddania partii
event-hint-asked = { $player }: poproszono o podpowiedź
event-match-ended = { $player }: wygrana ({ $reason })
event-match-ended-drawn = Partia kończy się remisem ({ $reason })
reason-running = partia jeszcze trwa
reason-resigned = poddanie partii
reason-time-out = koniec czasu
reason-absent = nieobecność gracza
