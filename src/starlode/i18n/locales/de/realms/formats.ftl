# Formate, und wer darin wer ist.

format-duel = Duell
format-free-for-all = Free-For-All
format-hunter = Jäger
format-hydra = Hydra
format-emperor = Herrscher
format-raid = Überfall

format-about-duel = Zwei Spieler, einer gegen den anderen.
format-about-free-for-all = Alle gegen alle: Angegriffen wird, wen man will. Wer zuletzt übrig bleibt, gewinnt.
format-about-hunter = Angegriffen wird nur, wer links sitzt, dazu die Basen links und rechts. Wer zuletzt übrig bleibt, gewinnt.
format-about-hydra = Zwei Teams mit je einem gemeinsamen Zug und einer gemeinsamen Autorität. Im Team wird zusammen bezahlt, und ein Vorposten schützt alle.
format-about-emperor = Zwei Dreierteams. Admirale greifen den Admiral gegenüber an, Herrscher alle; mit dem Herrscher verliert das ganze Team.
format-about-raid = Ein starker Boss gegen alle anderen. Schaden an den Basen des Bosses bleibt bis zu dessen nächstem Zug.

## What players are called who have no names

name-emperor = Herrscher { $seat }
name-admiral = Admiral { $seat }
name-boss = Boss { $seat }
name-raider = Plünderer { $seat }

role-emperor = Herrscher
role-admiral = Admiral
role-boss = Boss
role-raider = Plünderer

## Sides

side-boss = Boss
side-raider = Plünderer

## Whom the reader can attack

reach-open = angreifbar
reach-outposts = hinter Vorposten
reach-bases = nur Basen angreifbar
reach-later = außer Reichweite, solange { $player } mitspielt
reach-none = außer Reichweite
