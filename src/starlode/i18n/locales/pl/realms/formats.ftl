# Formaty i kto jest w nich kim.

format-duel = Pojedynek
format-free-for-all = Każdy na każdego
format-hunter = Łowca
format-hydra = Hydra
format-emperor = Imperator
format-raid = Najazd

format-about-duel = Dwóch graczy, jeden przeciwko drugiemu.
format-about-free-for-all = Każdy przeciwko każdemu: atakujesz, kogo chcesz. Wygrywa ten, kto zostanie ostatni.
format-about-hunter = Atakujesz tylko gracza po lewej oraz bazy obu sąsiadów. Wygrywa ten, kto zostanie ostatni.
format-about-hydra = Dwie drużyny, każda ze wspólną turą i wspólnym autorytetem. Drużyna może płacić razem, a posterunek chroni ją całą.
format-about-emperor = Dwie drużyny po trzech graczy. Admirałowie atakują admirała naprzeciwko, imperatorzy każdego; bez imperatora drużyna przegrywa.
format-about-raid = Jeden silny boss przeciwko wszystkim innym. Uszkodzenia baz bossa zostają do jego następnej tury.

## What players are called who have no names

name-emperor = Imperator { $seat }
name-admiral = Admirał { $seat }
name-boss = Boss { $seat }
name-raider = Najeźdźca { $seat }

role-emperor = imperator
role-admiral = admirał
role-boss = boss
role-raider = najeźdźca

## Sides

side-boss = Boss
side-raider = Najeźdźcy

## Whom the reader can attack

reach-open = można zaatakować
reach-outposts = za posterunkami
reach-bases = można zaatakować tylko bazy
reach-later = poza zasięgiem, dopóki gra { $player }
reach-none = poza zasięgiem
