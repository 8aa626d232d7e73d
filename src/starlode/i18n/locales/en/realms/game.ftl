# Star Realms on the first screen, and what its view holds.

game-realms = Star Realms
game-about-realms = Build a fleet from nothing and bring your rival to zero.
game-how-realms =
    Every turn you play your whole hand.
    Trade buys better cards from the row; they go to your discard pile and come back later.
    Combat lowers your opponent’s authority, but outposts stand in the way.
    You begin with 50 authority; whoever falls to 0 has lost.
game-more-realms = Formats for up to six, and rules
game-way-realms = Format
view-explorers = Explorers left
view-trade-deck = Left in the trade deck
view-row = Trade row
view-scrap-heap = Scrap heap
view-authority = Authority
view-trade = Trade
view-combat = Combat
view-markers = Next ships to the top of the deck
view-blobs-played = Blob cards played this turn
view-owes = Cards to discard next turn
view-in-play = In play
view-as = copy of
view-damage = damage
view-finished = Done for this turn
view-conceded = Would give up
view-primary = primary
view-ally = ally
view-top = on top
