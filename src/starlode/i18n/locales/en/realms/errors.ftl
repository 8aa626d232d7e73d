# Why an action of Star Realms is refused, and what would be lost by ending the turn.

error-no-stall-claims = Nobody can claim a draw here: the table did not choose the house rule stall-claim.
error-not-stalled =
    { $turns ->
        [one] A draw may be claimed only after { $turns } turn per player in which nobody gained combat, authority or a card.
       *[other] A draw may be claimed only after { $turns } turns per player in which nobody gained combat, authority or a card.
    }
error-no-explorers = The Explorer pile is empty.
error-not-in-row = { $card } is not in the trade row.
error-not-enough-trade = Not enough trade: { $card } costs { $need }, you have { $have }.
error-outposts-first = Outposts must be destroyed first.
error-out-of-reach = Seat { $seat } is out of your reach in this format.
error-no-neighbour = You cannot pass a card to seat { $seat }: only to a teammate beside you who is still in the match.
error-not-in-discard-pile = { $card } is not in your discard pile.
error-no-handing-over = You cannot hand over to seat { $seat } now.
error-not-enough-combat = Not enough combat: { $need } needed, you have { $have }.
error-not-in-play = You do not have { $card } in play.
error-not-in-play-copied = You do not have { $card } as a copy of { $copied } in play.
error-no-such-copy = You have no copy of { $card } in this state.
error-no-such-ability = { $card } has no such ability.
error-no-ally = { $card }: no ally ({ $faction }) in play.
error-already-used = { $card }: already used this turn.
warning-cards =
    { $count ->
        [one] One card in your hand not played
       *[other] { $count } cards in your hand not played
    }
warning-combat = { $amount } combat not spent
warning-trade = { $amount } trade not spent
warning-partner = { $card }: its ally ability would lose its partner
