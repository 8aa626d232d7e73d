# What the terminal says beside the questions of a match.

session-hint = (? shows what can be typed here)
session-resumed = A saved match with seed { $seed } goes on.
session-hide-hand = Press Enter to hide your cards.
session-cards-hidden = Next to decide: { $player }. Hand over the keyboard; press Enter when nobody else can see the screen.
session-not-saved = This match is not saved. Choose { $quit } again to leave all the same, or save it first.
session-really-resign = The opponent wins if you resign. Choose { $resign } again to do so.
session-file-is-not-ours = { $path } is there already and is no saved match; choose another name.
session-over = The match is over: { $save }, { $log }, { $table } or { $quit }.
session-more-cards = Also: { $cards }
session-attack = { $label } ({ $amount } of { $authority } authority)
session-help-goal = Bring the other's authority from 50 down to 0: trade buys better cards, combat attacks.
session-help-simple = Simple cards are ships that only give points and ask nothing.
help-help = what can be typed
help-table = the table at a glance
help-deck = what is left in your deck, and what is known of the other's
help-discard = all discard piles and the scrap heap
help-last = what happened in this turn and the one before
help-log = the last lines of the log
help-undo = take back the last action, as long as nothing hidden was seen
help-save = save the match to a file
help-resign = give up
help-claim-draw = call a stalled match a draw
help-quit = leave
command-discard = discards
