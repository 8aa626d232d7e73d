# Log lines that every game may have. They start with who; card names and players stand as labels.

nature = Zufall
event-start-chosen = { $player }: Startspieler
event-turn-started = { $player }: Zug { $turn } beginnt
event-turn-ended = { $player }: Zug beendet
event-card-drawn = { $player }: { $card } gezogen
event-card-drawn-hidden = { $player }: eine Karte gezogen
event-card-played = { $player }: { $card } ausgespielt
event-action-undone = { $player }: letzte Aktion zurückgenommen
event-time-ran-out = { $player }: Bedenkzeit abgelaufen
event-player-missed = { $player }: zu lange weg
event-surrender-withdrawn = { $player }: Vorschlag aufzugeben zurückgezogen
event-hint-asked = { $player }: um Rat gefragt
event-match-ended = { $player }: Sieg ({ $reason })
event-match-ended-drawn = Die Partie endet unentschieden ({ $reason })
reason-running = die Partie läuft noch
reason-resigned = durch Aufgabe
reason-time-out = Bedenkzeit abgelaufen
reason-absent = jemand blieb weg
