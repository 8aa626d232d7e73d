# Why an action is refused.

error-match-over = The match is over.
error-not-your-turn = It is another player’s move.
error-nothing-to-undo = There is nothing to take back.
error-needs-consent = Something hidden has been seen since; this cannot be taken back.
error-no-such-seat = There is no seat { $seat }.
error-not-natures-turn = No card is to be drawn now.
error-natures-turn = A card has to be drawn first.
error-no-stall-claims = Nobody can claim a draw here: the table did not choose the house rule stall-claim.
error-not-stalled =
    { $turns ->
        [one] A draw may be claimed only after { $turns } turn per player in which nobody gained combat, authority or a card.
       *[other] A draw may be claimed only after { $turns } turns per player in which nobody gained combat, authority or a card.
    }
error-unknown-action = Not understood: { $action } (? for help)
error-unknown-card = There is no card called “{ $card }”.
error-not-asked = Not possible now: { $action }
error-answer-first = The open question must be answered first.
error-not-in-hand = { $card } is not in your hand.
error-no-explorers = The Explorer pile is empty.
error-not-in-row = { $card } is not in the trade row.
error-not-enough-trade = Not enough trade: { $card } costs { $need }, you have { $have }.
error-no-such-target = Seat { $seat } cannot be attacked.
error-no-such-base = Seat { $seat } has no such base in play: { $card }.
error-outposts-first = Outposts must be destroyed first.
error-out-of-reach = Seat { $seat } is out of your reach in this format.
error-no-neighbour = You cannot pass a card to seat { $seat }: only to a teammate beside you who is still in the match.
error-not-in-discard-pile = { $card } is not in your discard pile.
error-no-handing-over = You cannot hand over to seat { $seat } now.
error-eliminated = Seat { $seat } is out of the match.
error-not-enough-combat = Not enough combat: { $need } needed, you have { $have }.
error-not-in-play = You do not have { $card } in play.
error-not-in-play-copied = You do not have { $card } as a copy of { $copied } in play.
error-no-such-copy = You have no copy of { $card } in this state.
error-no-such-ability = { $card } has no such ability.
error-already-used = { $card }: already used this turn.
error-no-ally = { $card }: no ally ({ $faction }) in play.
error-nothing-to-gain = { $card }: this would change nothing now.
