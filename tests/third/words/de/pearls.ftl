# Perlen: alles, was das Spiel selbst sagt.

game-pearls = Perlen
game-about-pearls = Tauche nach Perlen und sei zurück, bevor der Hai kommt.
game-how-pearls =
    Tauche, so oft du dich traust; was du findest, liegt in deinem Boot.
    Ein Hai nimmt alles, was im Boot liegt, und dein Zug endet.
    Am Ende deines Zuges wandert der Inhalt des Bootes in deine Truhe.
    Ist das Meer leer, gewinnt, wer die meisten Punkte hat: 3 für eine Perle, 1 für eine Muschel.
game-more-pearls = Spieler und Meer
game-way-pearls = Meer
format-calm = Ruhige See
format-about-calm = Wenige Haie.
rule-sea = Wo getaucht wird
rule-sea-calm = in ruhiger See
card-pearl = Perle
card-shell = Muschel
card-shark = Hai
view-sea = Meer
view-boat = Boot
view-gone = Verloren
view-chest = Truhe
view-left = Wer aufgab (Platz)
view-points = Punkte
option-dive = Tauchen
event-boat-lost = { $player }: Boot verloren
reason-sea-empty = das Meer ist leer
