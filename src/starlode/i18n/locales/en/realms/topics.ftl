# The rules in players’ words, topic by topic; topics/realms.json says which clauses of the ledger each tells of.

topic-goal = What it is about
topic-goal-text =
    You start with a weak deck and buy better cards.
    Combat takes authority from your opponent. Whoever falls to 0 has lost; authority has no upper limit.

topic-set-up = Set-up
topic-set-up-text =
    Everybody has 50 authority and a deck of 8 Scouts and 2 Vipers.
    Five cards of the shuffled trade deck lie open as the trade row; the Explorers lie beside it.
    Chance says who begins. The first player opens with 3 cards, the second with 5.
    Hands and the order of decks are hidden; how many cards lie where is open.

topic-turn = Your turn
topic-turn-text =
    Play cards, use abilities, buy and attack: in any order, as often as cards and points last.
    You may stop whenever you like. Then trade and combat that are left vanish, ships and hand cards go to your discard pile, and you draw five new cards.

topic-ships = Ships
topic-ships-text =
    Playing a card is free. A ship does at once what its first line says; you cannot save that for later.
    Its ally and scrap abilities may wait until any later moment of the turn.
    At the end of the turn the ship goes to your discard pile.

topic-bases = Bases
topic-bases-text =
    A base stays in front of you from turn to turn. Once in each of your turns you may use it, when you like, also in the turn in which you play it.
    To destroy it, somebody must spend combat equal to its defense in one turn. It then goes to your discard pile and may come back.

topic-outposts = Outposts
topic-outposts-text =
    As long as you have an outpost, neither you nor your other bases can be attacked: outposts fall first.
    Among several outposts the attacker chooses the order. Outposts do not protect from being made to discard.

topic-abilities = Using abilities
topic-abilities-text =
    Every ability of a card works once a turn. Trade and combat go into your pool; authority counts at once.
    “May” can be declined, “up to” can be none; everything else happens as far as it can.
    At an “or” you take one of the two. An ability is carried out to its end before anything else, so what it gives can be spent only then.

topic-permanent = Permanent abilities
topic-permanent-text =
    They work by themselves as long as the card is in play; nobody has to use them.
    Fleet HQ pays for every ship you play after it, not for bases. Mech World is a partner for every faction, and itself only Machine Cult.

topic-ally = Ally abilities
topic-ally-text =
    With another card of the same faction in play, ship or base, you may use an ally ability. Which of the two was played first does not matter.
    A card is no partner for itself, the opponent’s cards never are, and Scout, Viper and Explorer have no faction.
    The partner must be in play at that moment, so use the ability before the partner is scrapped. Each works once, however many partners there are.

topic-scrap-ability = Scrapping the card itself
topic-scrap-ability-text =
    A scrap ability costs you the card itself: it leaves play for good and does what the line says.
    Use its other abilities first; afterwards it can do nothing more and is nobody’s partner.
    An Explorer goes back to the Explorer pile instead and can be bought again.

topic-scrapping = Scrapping other cards
topic-scrapping-text =
    Some abilities scrap a card from your hand or discard pile, or from the trade row. It is out of the match, and its own scrap line does nothing then.
    Getting rid of Scouts and Vipers makes your good cards come more often. Cards in play cannot be scrapped this way.
    A scrapped row card is replaced before the next question.

topic-buying = Buying
topic-buying-text =
    Pay the cost in trade, and the card goes to your discard pile: you will draw it later. Its place in the row is filled at once.
    Explorers cost 2 and lie beside the row. With trade left you may buy more.

topic-top-of-deck = On top of your deck
topic-top-of-deck-text =
    Some cards let the next ship you buy this turn go on top of your deck, so that you draw it next. Bases never do, and a marker you do not use is gone at the end of the turn.
    Blob Carrier takes any ship of the row, or an Explorer, for nothing, and always puts it on top.

topic-attacking = Attacking
topic-attacking-text =
    Spend combat on your opponent or on bases, in as many attacks as you like. A base takes exactly its defense and falls; with less it cannot be attacked.
    Outposts come first. Damage does not stay from turn to turn, and combat you do not spend hits nobody.

topic-destroying = Destroying a base by an effect
topic-destroying-text =
    Such a line takes a base without combat. Here too outposts come first, and it never hits your own bases unless the table chose so.
    You may decline. Where the line also draws a card, that comes first and is not optional.

topic-discards = Making others discard
topic-discards-text =
    Whoever must discard chooses the card, at once and in your turn; everybody sees it. With an empty hand nothing happens.
    Several such lines add up. A table may choose that the discard is owed until the victim’s next turn.

topic-drawing = Drawing and reshuffling
topic-drawing-text =
    You draw from your own deck. Only when a card has to be drawn and there is none, your discard pile is shuffled and becomes the deck; ships in play stay out of it.
    If both are empty, you draw fewer. There is no hand limit, but no card stays in your hand over the end of your turn.

topic-copying = Copying: Stealth Needle
topic-copying-text =
    It becomes another ship that you played this turn, with all its abilities, and does at once what that ship does. So play it after a good ship: on its own it does nothing.
    It counts as Machine Cult and as the copied faction, and it may even copy a ship that was scrapped this turn.

topic-cards = Single cards
topic-cards-text =
    Blob World draws one card for each Blob card you played this turn, itself included if it came this turn.
    Embassy Yacht draws two if you have two bases in play when you play it. All other cards do what their text says; the cards page has them all.

topic-end = The end of a match
topic-end-text =
    Whoever falls to 0 authority has lost at once; nothing more is done. You may also give up at any time.
    A match that goes on without end is a draw at the turn limit. A table may agree that a draw can be claimed when nothing happens for long.

topic-taking-back = Taking back
topic-taking-back-text =
    You may take back your last actions one by one, as long as no card was drawn, nothing hidden was shown to you and nobody else has chosen since.
    Beyond that your opponents are asked. Whatever was drawn comes again in the same way.

topic-more-players = Three to six players
topic-more-players-text =
    The rules of the duel hold, with more trade cards and Explorers. Your outposts protect you and nobody else.
    Against several enemies you say how much combat each attack spends, and whom you make discard: only somebody you could attack.

topic-elimination = Being out, and who wins
topic-elimination-text =
    Whoever falls to 0 is out at once, and all their cards leave the game. The attacker may go on with the combat that is left.
    Whoever gives up is out as well. In free-for-all and hunter the last one alive wins; elsewhere a side wins or loses together.

topic-gifts = What a defeated player leaves behind
topic-gifts-text =
    A defeated admiral may give one of their cards to the emperor, a defeated raider to another raider. It goes to the receiver’s discard pile.
    It may come from anywhere: deck, hand, discard pile or bases. Nobody has to give anything.

topic-free-for-all = Free-for-all
topic-free-for-all-text =
    Three to six play, everybody alone. You may attack anybody and divide your combat as you like.
    First hands have 3, 4 and then 5 cards. The last one alive wins.

topic-hunter = Hunter
topic-hunter-text =
    You attack the player on your left, and bases of both neighbours. If your prey is out, the next one on the left is your prey, even in the same turn.
    Only the player on your left can be made to discard. The last one alive wins.

topic-hydra = Hydra: a team and its turn
topic-hydra-text =
    Two teams, each with one authority and one turn. Everybody has their own cards and pools, and partners’ cards open no ally abilities.
    Teammates act in any order and hand the turn over; it ends when all are done. An outpost protects the whole team.

topic-paying-together = Hydra: paying together
topic-paying-together-text =
    For a card or a base that is too dear for you alone, teammates may add what is missing. You pay first, with all you have.
    Everyone who pays is asked. If somebody refuses, nothing is paid. The card is yours.

topic-emperor = Emperor
topic-emperor-text =
    Two teams of three, the emperor (60 authority) in the middle. An admiral attacks the admiral opposite, and once that one is out the emperor; an emperor attacks anybody.
    For 1 trade you may pass a card from your discard pile to a teammate beside you. When an emperor falls, the whole team has lost.

topic-raid = Raid
topic-raid-text =
    One boss with more authority and a larger hand plays against two to five raiders. The boss attacks any raider, raiders attack only the boss.
    Raiders see each other’s hands and win together, also those who are out.

topic-lasting-damage = Raid: damage that lasts
topic-lasting-damage-text =
    Damage on the boss’s bases stays until the boss’s next turn: one raider may begin and another finish.
    The boss needs the full defense of a raider’s base in one turn, as in a duel.
