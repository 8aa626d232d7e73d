# Editions, on the first screen and wherever a table is named.

format-en2021 = Ausgabe 2021
format-de2018 = Deutsche Ausgabe
format-pl2018 = Polnische Ausgabe
format-about-en2021 = Nach dem englischen Regelheft von 2021; Stalkroot passt Farben an, Seeder verdoppelt Level, Mandragore sammelt Weedlocks.
format-about-de2018 = Nach dem deutschen Regelheft von 2018; Stalkroot verdoppelt Level, Seeder sammelt Weedlocks, Mandragore nimmt alle Weedlocks einer Basis.
format-about-pl2018 = Nach dem polnischen Regelheft von 2018; Weedlocks wie im deutschen, und ein Robuster darf jeder Karte ihre eigene Farbe geben.
