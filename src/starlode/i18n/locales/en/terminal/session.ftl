# What the terminal says beside the questions of a match.

session-hint = (? shows what can be typed here)
session-resumed = A saved match with seed { $seed } goes on.
session-hide-hand = Press Enter to hide your cards.
session-cards-hidden = Next to decide: { $player }. Hand over the keyboard; press Enter when nobody else can see the screen.
session-next = Next to decide: { $player }.
session-seats = At the table: { $players }
session-person = a person
session-level = { $bot }: { $about }
session-teammates = Also in this turn: { $players }. The number of the seat before a move, such as { $example }, hands over and plays it.
session-out = Nobody at this screen is left in the match; the others play it to the end.
session-which-card = Which one? (Enter goes back)
session-how-much = Type a number from { $least } to { $most } ({ $undo } takes the choice back).
session-not-saved = This match is not saved. Choose { $quit } again to leave all the same, or save it first: { $save } match.json
session-none-of-these = Nothing of this kind can be done now.
session-really-resign = The other side wins if you resign. Choose { $resign } again to do so.
session-resign-leaves = You are out of the match if you resign; the others play on. Choose { $resign } again to do so.
session-resign-proposes = Your team gives up only when all its members do. Choose { $resign } again to propose it.
session-file-is-not-ours = { $path } is there already and is no saved match; choose another name.
session-over = The match is over: { $save }, { $log }, { $table } or { $quit }.
session-more-cards = Also: { $cards }
help-help = what can be typed
help-table = the table at a glance
help-last = what happened in this turn and the one before
help-log = the last lines of the log
help-undo = take back the last action, as long as nothing hidden was seen
help-hint = what looks best, with the chance to win
help-why = the reasons; with a number or a move why that one (why 2)
help-save = save the match to a file
help-resign = give up
help-claim-draw = call a stalled match a draw
help-quit = leave
command-discard = discards

# Words that list the actions of a kind; several are parted by commas.

verb-use = use, skill

# Matches that were cut off or are over, and what people type
session-kept = The match is kept: at the next start of starlode play you can go on, or with: starlode play --resume { $path }
session-saved-finished = Saved to { $path }; look at it with: starlode replay { $path }
session-resume-finished = { $path }: that match is over; look at it with: starlode replay { $path }
session-interrupted =
    { $rows ->
        [one] A match of { $game } was interrupted after { $rows } move. Press Enter to go on with it, or type no for a new one.
       *[other] A match of { $game } was interrupted after { $rows } moves. Press Enter to go on with it, or type no for a new one.
    }
session-put-aside = It is put aside, and can go on with: starlode play --resume { $path }
words-no = n, no
words-help = help me, help please
words-quit = q, exit, bye
words-end-turn = end turn, end, pass

# Hints
hint-head = Estimated chance to win; what held up best comes first ({ $why } tells more):
hint-percent = { $percent }{ "\u00A0" }%
hint-rest =
    { $count ->
        [one] One more option held up less well.
       *[other] { $count } more options held up less well.
    }
hint-less =
    { $less ->
        [one] But { $best } wins { $less } more match in a hundred.
       *[other] But { $best } wins { $less } more matches in a hundred.
    }
hint-rather = But { $best } looks better.
hint-no-reason = Nothing in particular speaks for it.
hint-which = That cannot be chosen now. A number of the list, or a move as it is typed.
