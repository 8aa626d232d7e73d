# Log lines that every game may have. They start with who; card names and players stand as labels.

nature = Chance
event-start-chosen = { $player }: starting player
event-turn-started = { $player }: turn { $turn } begins
event-turn-ended = { $player }: turn ended
event-card-drawn = { $player }: { $card } drawn
event-card-drawn-hidden = { $player }: a card drawn
event-card-played = { $player }: { $card } played
event-action-undone = { $player }: last action taken back
event-time-ran-out = { $player }: time is up
event-player-missed = { $player }: away for too long
event-surrender-withdrawn = { $player }: proposal to give up withdrawn
event-hint-asked = { $player }: hint asked for
event-match-ended = { $player }: victory ({ $reason })
event-match-ended-drawn = The match is a draw ({ $reason })
reason-running = still running
reason-resigned = by resignation
reason-time-out = time ran out
reason-absent = a player stayed away
