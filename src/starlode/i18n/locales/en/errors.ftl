# Why an action is refused.

error-match-over = The match is over.
error-not-your-turn = It is another player’s move.
error-nothing-to-undo = There is nothing to take back.
error-needs-consent = Something hidden has been seen since; this cannot be taken back.
error-no-such-seat = There is no seat { $seat }.
error-not-natures-turn = No card is to be drawn now.
error-natures-turn = A card has to be drawn first.
error-unknown-action = Not understood: { $action } (? for help)
error-unknown-card = There is no card called “{ $card }”.
error-not-asked = Not possible now: { $action }
error-answer-first = The open question must be answered first.
error-not-in-hand = { $card } is not in your hand.
error-no-such-target = Seat { $seat } cannot be attacked.
error-no-such-base = Seat { $seat } has no such base in play: { $card }.
error-eliminated = Seat { $seat } is out of the match.
error-nothing-to-gain = { $card }: this would change nothing now.
error-not-conceding = Seat { $seat } has not proposed to give up.
error-no-draws = There are no draws to claim in this game.
error-no-resigning = In this game nobody can give up.
