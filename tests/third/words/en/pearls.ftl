# Pearls: all that it says of its own.

game-pearls = Pearls
game-about-pearls = Dive for pearls, and be back before the shark comes.
game-how-pearls =
    Dive as often as you dare; what you find lies in your boat.
    A shark takes all that is in the boat, and your turn ends.
    At the end of your turn the boat is emptied into your chest.
    When the sea is empty, whoever has the most points wins: 3 for a pearl, 1 for a shell.
game-more-pearls = Players and sea
game-way-pearls = Sea
format-calm = Calm sea
format-about-calm = Few sharks.
rule-sea = Where to dive
rule-sea-calm = in a calm sea
card-pearl = Pearl
card-shell = Shell
card-shark = Shark
view-sea = Sea
view-boat = Boat
view-gone = Gone
view-chest = Chest
view-left = Seat that gave up
view-points = Points
option-dive = Dive
event-boat-lost = { $player }: the boat is lost
reason-sea-empty = the sea is empty
