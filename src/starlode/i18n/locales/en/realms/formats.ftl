# Formats, and who is who in them.

format-duel = Duel
format-free-for-all = Free-for-all
format-hunter = Hunter
format-hydra = Hydra
format-emperor = Emperor
format-raid = Raid

format-about-duel = Two players, one against the other.
format-about-free-for-all = Everyone against everyone: attack whomever you like. The last one left wins.
format-about-hunter = Attack only the player to your left, and the bases of both your neighbours. The last one left wins.
format-about-hydra = Two teams, each with one turn and one authority. Teammates may pay together, and an outpost protects the whole team.
format-about-emperor = Two teams of three. Admirals attack the admiral they face, emperors attack anybody; a team loses with its emperor.
format-about-raid = One strong boss against all the others. Damage to the boss’s bases stays until the boss’s next turn.

## What players are called who have no names

name-emperor = Emperor { $seat }
name-admiral = Admiral { $seat }
name-boss = Boss { $seat }
name-raider = Raider { $seat }

role-emperor = emperor
role-admiral = admiral
role-boss = boss
role-raider = raider

## Sides

side-boss = Boss
side-raider = Raiders

## Whom the reader can attack

reach-open = can be attacked
reach-outposts = behind outposts
reach-bases = only bases can be attacked
reach-later = out of reach until { $player } is out
reach-none = out of reach
