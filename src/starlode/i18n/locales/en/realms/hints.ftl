# Star Realms: what speaks for an option; each a whole sentence.

why-within-reach = Brings a card within reach: { $card } (cost { $cost }).
why-breaks-outpost = Enough combat to destroy an outpost: { $card }.
why-draws =
    { $cards ->
        [one] Draws a card.
       *[other] Draws { $cards } cards.
    }
why-scraps-now = Can scrap a Scout or Viper right now, which makes your deck better.
why-makes-discard = Makes an opponent discard a card.
why-destroys-base = Can destroy a base without combat.
why-free-ship = Gets you a ship without paying.
why-gains = Gives { $points }.
why-outpost = An outpost shields you: it has to be destroyed first (defense { $defense }).
why-base-stays = A base stays in play and works every turn.
why-turns-on = Switches on the ally ability of { $card }.
why-ally-works = Its ally ability works at once.
why-before-ships = Played before your ships, it counts them all.
why-costs-nothing = Playing it costs nothing.
why-every-turn = Using it costs nothing, and it can be used again next turn.
why-once-a-turn = Using it costs nothing.
why-leaves-deck = Rids your deck of a weak card: { $card }.

## Buying

why-will-thin =
    { $count ->
        [one] It scraps weak cards, and your deck still holds { $count } Scout or Viper.
       *[other] It scraps weak cards, and your deck still holds { $count } Scouts and Vipers.
    }
why-allies =
    { $count ->
        [one] Goes with the { $count } other { $faction } card you own: ally abilities work more often.
       *[other] Goes with the { $count } other { $faction } cards you own: ally abilities work more often.
    }
why-replaces-itself =
    { $cards ->
        [one] It draws a card whenever you play it, so it takes no place in your hand.
       *[other] It draws { $cards } cards whenever you play it.
    }
why-will-make-discard = Makes an opponent discard whenever you play it.
why-explorer = Gives twice the trade of a Scout, and later 2 combat when you scrap it.
why-most-combat = No other card you can have now brings as much combat ({ $combat }).
why-most-trade = No other card you can have now brings as much trade ({ $trade }), and it is early.
why-denies = { $player } collects { $faction } ({ $count } cards), and will not get this one.

## Fighting and ending

why-hits = Brings { $player } down to { $left } authority.
why-unspent-combat = Combat that is not spent is lost at the end of the turn.
why-opens-way = { $card } is the only outpost there: without it { $player } is open to attack.
why-one-outpost-less = One outpost less stands in your way: { $card }.
why-damage-stays = Not enough to destroy { $card } yet, but damage to the boss’s bases stays.
why-serves = { $card } would serve { $player } again every turn.
why-stands-for-all = { $card } switches on the ally abilities of every faction.
why-base-allies = { $card } also switches on the ally abilities of other { $faction } cards.
why-nothing-worth-buying = None of the cards on offer would make your deck better.
why-keeps = Keeping { $card } is worth more than what scrapping it gives now.
why-nothing-worth-it = Nothing on offer is worth buying, and nothing worth scrapping.

## Answers

why-thins =
    { $count ->
        [one] Thins your deck: { $card } is one of the weakest cards, and the last such one.
       *[other] Thins your deck: { $card } is one of the weakest cards, and there are { $count } such ones.
    }
why-weak-by-now = Thins your deck: { $card } is weaker than what you buy by now.
why-only-one-combat = In your hand it would only give 1 combat.
why-hand-stays = From the discard pile, so your hand stays as it is.
why-fresh-card = A new card for { $card } may well be better.
why-starter = { $card } is one of the weakest cards of your deck.
why-cheapest = { $card } is one of the cheapest of those.
why-dearest-of-row = It is the dearest card of the row, and you cannot pay it.
why-new-card = Another card comes into the row.
why-no-combat-spent = No combat is spent on it.
why-next-hand = You draw it with your next cards.
why-most-dangerous = { $player } does most harm with what they own.
