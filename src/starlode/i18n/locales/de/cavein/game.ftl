# Cave-In on the first screen.

game-cavein = Cave-In
game-about-cavein = Heuere eine Crew an, grabe tief und sei draußen, bevor die Decke herunterkommt.
game-how-cavein =
    In jedem Zug tust du zwei verschiedene Dinge: rekrutieren, fördern, ein Artefakt einsammeln oder eine Fähigkeit nutzen. Oder du überfällst eine Basis.
    Du zahlst mit den Karten deiner Hand. Sie kommen auf deine Basis, und die letzte wird dein Anführer.
    Kristalle mit dem Einsturzsymbol und Stapel, die leer werden, bringen das Ende näher.
    Ist die Mine eingestürzt, gewinnt, wer die meisten Punkte hat.
game-more-cavein = Spieler, Ausgabe und Regeln
game-way-cavein = Ausgabe
