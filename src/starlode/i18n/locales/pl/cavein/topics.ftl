# Zasady słowami graczy, temat po temacie; topics/cavein.json mówi, o których regułach rejestru jest każdy.

topic-crew = O co chodzi
topic-crew-text =
    Werbujesz najemników i fedrujesz kryształy, zanim kopalnia się zawali. Kto ma wtedy najwięcej punktów, wygrywa.
    Każdy najemnik ma frakcję z jej kolorem, poziom od 1 do 4 i umiejętność. Każdy kryształ ma kolor, koszt 1, 3, 6 lub 10 oraz punkty; niektóre mają symbol frakcji albo symbol zawalenia.

topic-opening = Przygotowanie gry
topic-opening-text =
    W grze są cztery z sześciu frakcji. Kryształy dwóch brakujących kolorów są dzikie.
    Doki pokazują czterech najemników poziomu 1, trzech poziomu 2, dwóch poziomu 3 i jednego poziomu 4; kopalnia tak samo pokazuje kryształy. Obok leżą trzy stosy artefaktów.
    Zaczynasz z dwiema kartami poziomu 1, jedną poziomu 2 i totemem swojej karty dowodzenia.

topic-base = Ręka, baza i lider
topic-base-text =
    Ręka mieści najwyżej siedem kart; kto ma siedem, nie bierze więcej. Tylko lider wracający z przejętej bazy może być ósmą kartą.
    Zagrane karty leżą w twojej bazie. Wierzchnia jest liderem: nikt nie może jej zabrać i nie dotyczy jej żadna umiejętność.

topic-turn = Tura i jej początek
topic-turn-text =
    Tura ma trzy części: początek, akcje, porządkowanie.
    Na początku możesz użyć artefaktów, które wtedy działają, a po nich umiejętności lidera, bez zagrywania go. Tego, co pominiesz, nie użyjesz już w tej turze.

topic-actions = Twoje dwie akcje
topic-actions-text =
    Rekrutowanie, fedrowanie, zdobycie artefaktu, użycie umiejętności: do dwóch z nich, i to różnych. Albo zamiast obu przejęcie bazy.
    Zagrane karty leżą po kolei, ostatnia na wierzchu. Karta, która płaci, nie używa swojej umiejętności.
    Dodatkowe akcje z umiejętności dochodzą do tych dwóch.

topic-recruit = Rekrutowanie
topic-recruit-text =
    Bierzesz najemnika z doków na rękę. Poziom 1 jest za darmo; każdy inny wymaga jednej karty dokładnie o poziom niższej, dowolnego koloru.
    Mając siedem kart na ręce, nie rekrutujesz. Zrekrutowaną kartę możesz zagrać w tej samej turze.

topic-mine = Fedrowanie
topic-mine-text =
    Zagrywasz karty w kolorze kryształu, których poziomy razem dają jego koszt; wolno nadpłacić, reszty nie ma. Za dziki kryształ płacą karty jednego dowolnego koloru.
    Zniżki się sumują; przy koszcie 0 karta nie jest potrzebna, ale akcja tak. Wyfedrowany kryształ z symbolem zawalenia przesuwa znacznik.

topic-totems = Totemy
topic-totems-text =
    Totem obniża ci koszt fedrowania kryształów swojego koloru o 1, dzikich nigdy, i daje 3 punkty na końcu.
    Zdobywasz go, przejmując bazę, której lider ma jego kolor: od tego, kto go ma, albo z zasobów.

topic-collect = Zdobywanie artefaktów
topic-collect-text =
    Bierzesz wierzchnią kartę stosu artefaktów za karty dowolnych kolorów, których poziomy dają jej koszt. Z dwóch połówek wybierasz jedną; druga nie działa.
    Ostatnia karta stosu przesuwa znacznik o 1.

topic-skills = Używanie umiejętności
topic-skills-text =
    Zagrywasz jedną kartę i robisz to, co mówi. „Do” znaczy, że wybierasz ile; limit ręki obowiązuje zawsze.
    Kryształ wzięty dzięki umiejętności jest wzięty, a nie wyfedrowany: nic nie kosztuje i nie przesuwa znacznika.

topic-raid = Przejęcie bazy
topic-raid-text =
    Zamiast obu akcji możesz przejąć bazę, nawet własną. Jej lider wraca na rękę właściciela, bierzesz totem w kolorze lidera, a potem karty z wierzchu, aż masz siedem.
    Z niczego nie można zrezygnować. Dodatkowe fedrowanie może być przed przejęciem albo po nim.

topic-clean-up = Porządkowanie
topic-clean-up-text =
    Zagrane karty trafiają po kolei na twoją bazę; ostatnia jest nowym liderem. Zostaje siedem wierzchnich, reszta wypada z gry.
    Potem uzupełnia się doki i kopalnię. Każdy stos, który się przy tym kończy, przesuwa znacznik o 1.

topic-track = Zawalenie i koniec
topic-track-text =
    Wyfedrowane kryształy z symbolem, opróżnione stosy artefaktów i stosy, które się kończą, przesuwają znacznik. Przy 7 dla dwóch graczy, 8 dla trzech i 9 dla czterech kopalnia się zawala.
    Rundę gra się do końca, żeby każdy miał tyle samo tur. Gra kończy się też, gdy przez dwie rundy wszyscy pasują.

topic-scoring = Punktacja
topic-scoring-text =
    Punkty: kryształy według nadruku, 3 za każdy totem, poziom każdej zniewolonej karty, artefakty według opisu.
    Symbole frakcji na kryształach tworzą zestawy różnych: 1, 3, 6, 10, 15 lub 21 punktów za 1 do 6 symboli. Karty na ręce i w bazie nie dają nic. Przy remisie wygrywają wszyscy najlepsi.

topic-terrons = Terroni: werbunek
topic-terrons-text =
    Przynoszą karty: tańsze rekrutowanie, karty ze spodu własnej bazy albo prosto z doków.
    Branie z doków nie jest rekrutowaniem i nic nie kosztuje; ile kart przyjdzie, określa limit ręki.

topic-hydrans = Hy’dranie: przekupstwo
topic-hydrans-text =
    Biorą karty z baz, cudzych lub własnej, ale nigdy lidera.
    Jeden z nich pozwala też, żeby twoje dwie akcje były takie same.

topic-minegglers = Krystalici: gospodarka
topic-minegglers-text =
    Obniżają koszty: artefaktów, kryształów albo jednego kryształu, któremu zmieniasz kolor na tę turę.
    Dopóki kryształ leży w kopalni, liczy się jego obecny kolor; u ciebie znowu ten z nadruku. Zniżki się sumują.

topic-metanels = Metanele: fedrowanie
topic-metanels-text =
    Fedrują więcej: dodatkowe fedrowanie, karty w innym kolorze, drugi kryształ o tym samym koszcie.
    Zafarbowane karty mają nowy kolor tylko przy fedrowaniu. Drugi kryształ jest wzięty, więc nie przesuwa znacznika.

topic-bioss = Biossy: zniewolenie
topic-bioss-text =
    Zniewolona karta leży przed tobą zakryta do końca gry i daje tyle punktów, ile wynosi jej poziom.
    Liderów nie można zniewolić.

topic-weedlocks = Floraki: ekspansja
topic-weedlocks-text =
    Rosną: pasują do każdego kryształu, płacą podwójnie albo wracają z baz. Co robi która karta, zależy od wydania.
    We wszystkim innym podwojona karta ma poziom z nadruku.

topic-artifacts = Artefakty
topic-artifacts-text =
    Jedna połówka daje punkty na końcu, druga działa w trakcie gry. Nikt nie może ci zabrać artefaktu.
    Te, które działają na początku tury, zaczynają w twojej następnej turze, pozostałe od razu. „Raz na turę” odnawia się w każdej turze.

topic-examples = Przykłady
topic-examples-text =
    Za żółty kryształ o koszcie 6 płacą żółte 1, 2 i 3. Gdyby żółty był dziki, wystarczyłyby karty jednego dowolnego koloru.
    Kto ma dwie karty i przejmuje bazę z siedmiu: lider wraca do domu, pięć kart i totem trafiają do przejmującego, jedna karta zostaje i prowadzi.

topic-hidden = Co jest zakryte
topic-hidden-text =
    Kolejność wszystkich stosów jest zakryta dla każdego. Z cudzych rąk znasz to, co przyszło z doków i baz.
    Widać, ile kryształów jakiego kosztu ktoś ma; ich punkty i symbole pokazuje dopiero koniec gry.

topic-table = Wydania, własne pudełka, cofanie
topic-table-text =
    Stół wybiera jedno z trzech wydań; różnią się kilkoma kartami. Kto ma pudełko, może poprawić naszą listę elementów i grać z nią.
    Możesz cofać swoje ostatnie akcje, dopóki niczego nie dobrano, nikt inny nie wybierał i nie pokazano nic zakrytego. Kto się poddaje, nie ma już tur; baza i totemy zostają.
