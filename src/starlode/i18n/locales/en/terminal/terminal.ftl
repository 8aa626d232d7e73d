# The terminal client.

you = You
opponent = Opponent
seat = Seat { $seat }

# The table at a glance (terminal/table.py)
table-turn = Turn { $turn } · { $player } to play
table-won = Turn { $turn } · the match is over · won by { $player } ({ $reason })
table-drawn = Turn { $turn } · the match is a draw ({ $reason })
table-hand = Hand
table-out = out of the match
table-none = none
table-removed = Out of the game

# What many games add up to (lab/simulation_report.py)
simulate-head =
    { $games ->
        [one] { $games } game · { $bots } · seed { $seed }
       *[other] { $games } games · { $bots } · seed { $seed }
    }
simulate-won = won
simulate-interval = 95% interval
simulate-of = games
simulate-as-first = { $bot }, moving first
simulate-as-second = { $bot }, moving second
simulate-first = Starting player
simulate-second = Second player
simulate-as = { $bot } – { $side }
simulate-first-team = Starting team
simulate-second-team = Other team
simulate-turn-order = Player { $number } in turn order
simulate-draws = Draws: { $count } ({ $share })
simulate-turns = Turns of all players: { $mean } on average; quartiles { $low } · { $middle } · { $high }
simulate-decisions = Decisions per game: { $mean } on average
simulate-card = Card
simulate-won-with = won with it
simulate-rate = { $rate } games/s
simulate-stopped = Stopped after { $done } of { $games } games.
simulate-broken = A process ended unexpectedly; finished games are kept.
simulate-plot-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
simulate-plot-rates = Win rates
simulate-plot-turns = Length of the games
simulate-plot-turns-axis = Turns of all players
simulate-plot-games-axis = Games
simulate-plot-cards = Win rate of those who had the card

# Data sets (lab/dataset)
dataset-title = Data set: { $game }, { $bots }
dataset-summary =
    { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }, { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }, { $files ->
        [one] { $files } file
       *[other] { $files } files
    } of { $stored } ({ $raw } uncompressed)
dataset-unfinished = Not all matches are there yet: the same command goes on.
dataset-options = Options
dataset-seed = Seed
dataset-made-by = Made by
dataset-rules = rules { $version }
dataset-encoding = Version of the encoding (docs/encoding.md)
dataset-returns = Mean return a match
dataset-column = column
dataset-type = type
dataset-about = is
dataset-raw = uncompressed
dataset-stored = in the files
dataset-column-match = number of the match, from 0
dataset-column-seed = seed of nature's draws in it
dataset-column-seat = the seat that was asked, from 0
dataset-column-bot = who sat there, from 0 in the list of bots
dataset-column-action = id of what was chosen
dataset-column-returns = what the match was worth to each seat in the end
dataset-column-observation = what the seat could know
dataset-column-mask = what it might choose: eight ids a byte, the first in the highest bit
dataset-reading = A row is a choice: where there is only one option, nobody is asked. Rows of a match stand in their order.

# Bots that are programs (bots/outside), and what they did wrong
arena-faults = Faults of { $bot }: { $faults }
fault-missing = not found
fault-crashed = crashed
fault-garbage = unreadable
fault-too-long = too long a line
fault-timeout = too slow
fault-illegal = not allowed
fault-protocol = other protocol
session-fault-default = { $bot } failed ({ $fault }): greedy chooses for it.
session-fault-forfeit = { $bot } failed ({ $fault }) and gives up.
session-fault-said = It said: { $said }

# A tournament of bots (terminal/arena)
arena-bot = Bot
arena-rating = rating
arena-score = score
arena-interval = 95% interval
arena-games = games
arena-mean = mean turn
arena-p95 = 95% of turns
arena-max = longest
arena-table = Table
arena-wins-draws-losses = won – drawn – lost
arena-fair = fair share
arena-sprt = test
arena-sprt-high = { $share } or more
arena-sprt-low = { $share } or less
arena-undecided = open
arena-stopped = Stopped; games that count: { $games }.
arena-plot-scores = Score of the bot named first (dashed: fair share)
arena-plot-ratings = Rating ± 2σ
arena-plot-times = Seconds a turn (| mean, – 95%, ● longest)

# A record, step by step and checked (terminal/replay.py, terminal/verify.py)
replay-at = Row { $row } of { $rows } · as seen by: { $viewer }
replay-spectator = spectator
replay-all = all seats, nothing hidden
replay-keys = Enter: next · p: back · number: to that row · s: next seat · q: quit
replay-unknown = Expected Enter, n, p, s, q or a row from 0 to { $most }.
verify-legal =
    { $rows ->
        [one] { $rows } row: legal.
       *[other] { $rows } rows: all legal.
    }
verify-illegal = Row { $row }, “{ $text }”, is not possible: { $reason }
verify-unfair =
    { $given ->
        [seed] Row { $row }, “{ $text }”, does not follow from the seed { $seed }. { $expected }
        [key] Row { $row }, “{ $text }”, does not follow from the given key. { $expected }
       *[table] Row { $row }, “{ $text }”, does not follow from the secret that the server revealed. { $expected }
    }
verify-expected = Expected: { $draw }.
verify-fair =
    { $given ->
        [seed]
            { $draws ->
                [one] { $draws } draw follows from the seed { $seed } (undone later: { $undone }).
               *[other] { $draws } draws follow from the seed { $seed } (undone later: { $undone }).
            }
        [key]
            { $draws ->
                [one] { $draws } draw follows from the given key (undone later: { $undone }).
               *[other] { $draws } draws follow from the given key (undone later: { $undone }).
            }
       *[table]
            { $draws ->
                [one] { $draws } draw follows from the secret that the server revealed (undone later: { $undone }).
               *[other] { $draws } draws follow from the secret that the server revealed (undone later: { $undone }).
            }
    }
verify-no-key = Draws not checked, { $draws } in all: this needs --seed or --key.
verify-agreement-kept = The secret and every salt are those of the agreement that you kept: nobody chose these draws.
verify-agreement-own = The secret and every salt are those of the agreement in this file. Whether the table agreed upon that, only an agreement that you kept can tell: --kept FILE.
verify-agreement-none = Nothing was agreed about these draws: somebody may have known them.
verify-forged-table = Forged: the agreement is about another table or another round.
verify-forged-secret = Forged: the secret is not the one that was agreed.
verify-forged-salts = Forged: the salts are not the ones that were agreed.
verify-forged-rules = Forged: the match was not played by the rules, options and seats that were agreed.
verify-forged-start = Forged: the match does not begin with a deal.
verify-forged-end = Forged: the record breaks off before the match is over.

# starlode cards
cards-no-factions = This game has no factions.
cards-no-such-faction = There is no faction { $faction } in this game: there are { $known }.
cards-no-components = { $game } is played with the cards as they are: there is no file of components.

# Files that cannot be read or written (prompt/files.py)
file-unreadable = { $path }: cannot be read ({ $why })
file-unwritable = { $path }: cannot be written ({ $why })
file-too-large = { $path }: larger than { $most } MiB
file-no-text = { $path }: not a text file
file-no-json = { $path }: not JSON (line { $line })
file-strange-json = { $path }: nobody would write such JSON
file-why-missing = there is no such file
file-why-folder = it is a folder
file-why-no-folder = there is no folder { $folder }
file-why-permission = no permission
file-why-full = no space is left

serve-ready = Tables are open at { $address } (Ctrl-C closes them)
bots-ready = Bots think for { $path } (Ctrl-C ends it)
serve-no-port = Nothing can be served at { $address }: { $reason }
serve-no-folder = { $folder } cannot be used: { $reason }
serve-folder-taken = Another server is using { $folder }; name another folder with --data.
backup-done = { $file } now holds { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } and the key of the cookies. Keep it secret.
backup-nothing = There is nothing to back up in { $folder }; --data names another folder.
backup-file-there = { $file } is already there; please name another file.
backup-failed = { $file } could not be written: { $reason }
restore-done = { $folder } now holds { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }.
restore-failed = { $file } could not be restored: { $reason }
restore-no-backup = { $file } is no whole backup of this version of starlode; nothing was changed.
restore-folder-full = There are tables in { $folder } already; restore puts them aside with --replace, else please name another place.
copy-nothing = There are no tables in { $path }.
copy-progress = { $done } of { $of } rows
simulate-players = players
simulate-got = got it

# A match judged afterwards (lab/analysis/report.py)
analyse-head = Analysis · { $game } · { $ways } ways looked ahead at each moment
analyse-chances = Chance to win at the beginning of each turn, as each player knew it
analyse-turn = Turn
analyse-row = Row
analyse-end = End
analyse-turning = Turning points: { $player }
analyse-none = No choice cost much, and no turn changed much.
analyse-point = Turn { $turn }, row { $row }: from { $before } to { $after }
analyse-could = Better: { $best }
analyse-played = Played: { $played }
analyse-line = Played out: { $line }
analyse-own-turn = No single choice made the difference: it was what was drawn or showed in this turn, or many small things.
analyse-others-turn = What others did, drew or showed.
analyse-accuracy = accuracy of 100
analyse-choices = choices
analyse-lost = chance lost
analyse-rate = { $rate } moments/s
analyse-stopped = Stopped after { $done } of { $questions } questions.

# Puzzles (terminal/puzzles.py)
puzzle-head = Puzzle { $number } of { $count } · { $form } · grade { $grade } of { $most }
puzzle-ask = Which move is clearly the best? Its number; a tells the answer, n goes on, q ends; the name of a card explains it.
puzzle-right = Right!
puzzle-wrong = { $played } wins { $chance } of the matches. There is something better.
puzzle-best = Best: { $best } – chance to win { $chance }
puzzle-next = Next best: { $next } – { $chance }
puzzle-number = Number
puzzle-grade = grade
puzzle-turn = turn
puzzle-table = table
