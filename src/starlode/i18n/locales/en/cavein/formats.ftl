# Editions, on the first screen and wherever a table is named.

format-en2021 = Edition 2021
format-de2018 = German edition
format-pl2018 = Polish edition
format-about-en2021 = By the English rulebook of 2021, in which Stalkroot matches colours, Seeder doubles levels, Mandragore gathers Weedlocks.
format-about-de2018 = By the German rulebook of 2018, in which Stalkroot doubles levels, Seeder gathers Weedlocks, Mandragore takes all Weedlocks of one Base.
format-about-pl2018 = By the Polish rulebook of 2018, with Weedlocks as in the German one, and a Robuster may give each card its own colour.
