# Cave-In on the first screen.

game-cavein = Cave-In
game-about-cavein = Hire a crew, dig deep, and be out before the roof is down.
game-how-cavein =
    Each turn you do two different things: recruit, mine, collect an artifact or use a skill. Or you raid a Base.
    You pay with the cards in your hand. They go onto your Base, and the last one becomes your leader.
    Crystals with the cave-in sign and stacks that run out bring the end closer.
    When the mine has collapsed, whoever has the most points wins.
game-more-cavein = Players, edition and rules
game-way-cavein = Edition
