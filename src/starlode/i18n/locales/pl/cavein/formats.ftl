# Editions, on the first screen and wherever a table is named.

format-en2021 = Wydanie 2021
format-de2018 = Wydanie niemieckie
format-pl2018 = Wydanie polskie
format-about-en2021 = Według angielskiej instrukcji z 2021 roku; Korzeniec dopasowuje kolory, Siewca podwaja poziomy, Mandragor zbiera Floraki.
format-about-de2018 = Według niemieckiej instrukcji z 2018 roku; Korzeniec podwaja poziomy, Siewca zbiera Floraki, Mandragor bierze wszystkie Floraki z jednej bazy.
format-about-pl2018 = Według polskiej instrukcji z 2018 roku; Floraki jak w niemieckiej, a Rdzewnik może dać każdej karcie inny kolor.
