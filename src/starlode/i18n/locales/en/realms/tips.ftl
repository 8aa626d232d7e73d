# Tips at the real table, each shown once when it first matters; tips/realms.json says when.

tip-play = Play your whole hand: most cards give trade or combat, for this turn only.
tip-ally = Two cards of one faction: the ally ability is open. Use it before you end the turn.
tip-discard = You choose what you lose: usually a Scout or a Viper.
tip-thin = Scouts and Vipers are good to scrap: better cards come sooner then.
tip-buy = Buy early and often: what you buy comes to your hand after the next shuffle.
tip-attack = Attack before you end the turn: combat is not kept. Outposts come first.
tip-base = Bases stay: use them once in each of your turns.
tip-scrap = Scrapping costs you the card for good. Late in a match that is often right.
tip-hand-over = Your team shares this turn: hand it over and back as you like.
tip-pass = For 1 trade a card of your discard pile goes to a teammate beside you.
