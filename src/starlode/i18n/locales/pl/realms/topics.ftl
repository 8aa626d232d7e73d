# Zasady słowami graczy, temat po temacie; topics/realms.json mówi, o których regułach rejestru jest każdy.

topic-goal = O co chodzi
topic-goal-text =
    Zaczynasz ze słabą talią i kupujesz lepsze karty.
    Walka odbiera przeciwnikowi autorytet. Kto spadnie do 0, przegrywa; górnej granicy autorytetu nie ma.

topic-set-up = Przygotowanie gry
topic-set-up-text =
    Każdy ma 50 autorytetu i talię z 8 kart Zwiadowca i 2 kart Żmija.
    Pięć kart z potasowanej talii handlu leży odkrytych jako rząd handlu, obok leżą karty Odkrywca.
    Kto zaczyna, decyduje los. Gracz rozpoczynający ma na ręce 3 karty, drugi gracz 5.
    Ręce i kolejność kart w taliach są zakryte; liczba kart w każdym miejscu jest jawna.

topic-turn = Twoja tura
topic-turn-text =
    Zagrywasz karty, używasz zdolności, kupujesz i atakujesz: w dowolnej kolejności i tyle razy, na ile starczy kart i punktów.
    Możesz przestać, kiedy chcesz. Wtedy resztka handlu i walki przepada, statki i karty z ręki trafiają na stos kart odrzuconych, a ty dobierasz pięć nowych.

topic-ships = Statki
topic-ships-text =
    Zagranie karty nic nie kosztuje. Statek od razu robi to, co mówi jego pierwszy wiersz; nie da się tego zachować na później.
    Zdolność sojusznicza i zdolność złomowania mogą poczekać na dowolny późniejszy moment tury.
    Na końcu tury statek trafia na stos kart odrzuconych.

topic-bases = Bazy
topic-bases-text =
    Baza zostaje przed tobą z tury na turę. Raz w każdej swojej turze możesz jej użyć, kiedy chcesz, także w turze, w której ją zagrywasz.
    Aby ją zniszczyć, trzeba w jednej turze wydać tyle walki, ile ma obrony. Trafia wtedy na twój stos kart odrzuconych i może wrócić.

topic-outposts = Posterunki
topic-outposts-text =
    Dopóki masz posterunek, nikt nie może zaatakować ciebie ani twoich innych baz: posterunki padają pierwsze.
    Gdy posterunków jest kilka, kolejność wybiera atakujący. Przed wymuszonym odrzuceniem nie chronią.

topic-abilities = Używanie zdolności
topic-abilities-text =
    Każda zdolność karty działa raz na turę. Handel i walka trafiają do twojej puli, autorytet liczy się od razu.
    Z „możesz” wolno zrezygnować, „do” może znaczyć zero; reszta dzieje się, o ile jest możliwa.
    Przy „albo” bierzesz jedno z dwojga. Zdolność wykonuje się do końca, zanim stanie się coś innego; dopiero potem można wydać to, co dała.

topic-permanent = Zdolności stałe
topic-permanent-text =
    Działają same, dopóki karta jest w grze; nie trzeba ich używać.
    Kwatera główna floty płaci za każdy statek zagrany po niej, za bazy nie. Świat mechów jest sojusznikiem każdej frakcji, a sam należy tylko do Kultu Maszyn.

topic-ally = Zdolności sojusznicze
topic-ally-text =
    Gdy masz w grze inną kartę tej samej frakcji, statek lub bazę, możesz użyć zdolności sojuszniczej. Nie ma znaczenia, którą zagrano pierwszą.
    Karta nie jest sojusznikiem samej siebie, karty przeciwnika nigdy nim nie są, a Zwiadowca, Żmija i Odkrywca nie mają frakcji.
    Sojusznik musi być w grze w tym momencie: najpierw użyj, potem złomuj. Każda zdolność działa raz, bez względu na liczbę sojuszników.

topic-scrap-ability = Zezłomowanie samej karty
topic-scrap-ability-text =
    Zdolność złomowania kosztuje cię samą kartę: znika z partii na dobre i robi to, co mówi wiersz.
    Najpierw użyj jej innych zdolności; potem nic już nie zrobi i nie jest niczyim sojusznikiem.
    Odkrywca wraca zamiast tego na stos Odkrywców i można go znowu kupić.

topic-scrapping = Złomowanie innych kart
topic-scrapping-text =
    Niektóre zdolności złomują kartę z twojej ręki, ze stosu kart odrzuconych albo z rzędu handlu. Wypada z partii, a jej własny wiersz złomowania wtedy nie działa.
    Gdy pozbywasz się kart Zwiadowca i Żmija, dobre karty przychodzą częściej. Kart w grze tak się nie złomuje.
    Zezłomowana karta rzędu handlu jest zastępowana przed następnym pytaniem.

topic-buying = Kupowanie
topic-buying-text =
    Płacisz koszt w handlu, a karta trafia na twój stos kart odrzuconych: dobierzesz ją później. Jej pole w rzędzie od razu się zapełnia.
    Odkrywca kosztuje 2 i leży obok rzędu. Za resztę handlu możesz kupować dalej.

topic-top-of-deck = Na wierzch talii
topic-top-of-deck-text =
    Niektóre karty kładą następny kupiony w tej turze statek na wierzch twojej talii: dobierzesz go jako następny. Bazy nigdy, a niewykorzystany znacznik przepada na końcu tury.
    Lotniskowiec Blobów bierze za darmo dowolny statek z rzędu albo kartę Odkrywca i zawsze kładzie na wierzch talii.

topic-attacking = Atakowanie
topic-attacking-text =
    Wydajesz walkę na przeciwnika albo na bazy, w tylu atakach, ile chcesz. Baza kosztuje dokładnie swoją obronę i pada; za mniej się nie da.
    Najpierw posterunki. Uszkodzenia nie zostają do następnej tury, a niewydana walka nikogo nie rani.

topic-destroying = Zniszczenie bazy efektem
topic-destroying-text =
    Taki wiersz niszczy bazę bez walki. Tu też posterunki idą pierwsze, a własnych baz to nie dotyczy, chyba że stół wybrał inaczej.
    Możesz zrezygnować. Jeśli wiersz każe też dobrać kartę, to dzieje się najpierw i obowiązkowo.

topic-discards = Wymuszone odrzucanie
topic-discards-text =
    Kto musi odrzucić, sam wybiera kartę, od razu i w twojej turze; wszyscy ją widzą. Przy pustej ręce nic się nie dzieje.
    Kilka takich wierszy się sumuje. Stół może wybrać, że odrzuca się dopiero w następnej turze ofiary.

topic-drawing = Dobieranie i tasowanie
topic-drawing-text =
    Dobierasz z własnej talii. Dopiero gdy trzeba dobrać kartę, a żadnej nie ma, stos kart odrzuconych zostaje potasowany i staje się talią; statki w grze do niego nie należą.
    Gdy oba stosy są puste, dobierasz mniej. Limitu ręki nie ma, ale żadna karta nie zostaje na ręce po końcu twojej tury.

topic-copying = Kopiowanie: Igła widmo
topic-copying-text =
    Staje się innym statkiem zagranym przez ciebie w tej turze, ze wszystkimi zdolnościami, i od razu robi to, co on. Zagraj ją więc po dobrym statku: sama nic nie robi.
    Liczy się jako Kult Maszyn i jako skopiowana frakcja, a skopiować może nawet statek zezłomowany w tej turze.

topic-cards = Pojedyncze karty
topic-cards-text =
    Świat Blobów dobiera kartę za każdą kartę Blobów zagraną przez ciebie w tej turze, także za siebie, jeśli wszedł w tej turze.
    Jacht dyplomatyczny dobiera dwie, jeśli przy jego zagraniu masz w grze dwie bazy. Wszystkie inne karty robią to, co mówi ich opis; strona kart pokazuje wszystkie.

topic-end = Koniec partii
topic-end-text =
    Kto spadnie do 0 autorytetu, od razu przegrywa; nic więcej się nie dzieje. Poddać się możesz w każdej chwili.
    Partia bez końca kończy się remisem przy limicie tur. Stół może ustalić, że wolno zgłosić remis, gdy długo nic się nie dzieje.

topic-taking-back = Cofanie
topic-taking-back-text =
    Możesz cofać swoje ostatnie akcje jedną po drugiej, dopóki od tego czasu niczego nie dobrano, nie pokazano ci nic zakrytego i nikt inny nie wybierał.
    Dalej pyta się pozostałych. To, co dobrano, przyjdzie znowu tak samo.

topic-more-players = Od trzech do sześciu graczy
topic-more-players-text =
    Obowiązują zasady pojedynku, z większą liczbą kart handlu i kart Odkrywca. Twoje posterunki chronią ciebie i nikogo więcej.
    Przy kilku przeciwnikach mówisz, ile walki wydajesz na atak i kto ma odrzucić kartę: tylko ktoś, kogo możesz zaatakować.

topic-elimination = Odpadanie i kto wygrywa
topic-elimination-text =
    Kto spadnie do 0, odpada od razu, a wszystkie jego karty wypadają z partii. Atakujący może działać dalej za resztę walki.
    Kto się poddaje, też odpada. W formatach każdy na każdego i łowca wygrywa ostatni; w pozostałych strona wygrywa lub przegrywa razem.

topic-gifts = Co zostawia pokonany
topic-gifts-text =
    Pokonany admirał może zostawić jedną ze swoich kart imperatorowi, pokonany najeźdźca innemu najeźdźcy. Trafia ona na jego stos kart odrzuconych.
    Może pochodzić skądkolwiek: z talii, ręki, stosu kart odrzuconych lub baz. Nikt nie musi nic zostawiać.

topic-free-for-all = Każdy na każdego
topic-free-for-all-text =
    Gra trzech do sześciu graczy, każdy sam. Możesz zaatakować każdego i dowolnie dzielić walkę.
    Pierwsze ręce mają 3, 4, a potem po 5 kart. Wygrywa ostatni, kto zostanie.

topic-hunter = Łowca
topic-hunter-text =
    Atakujesz gracza po lewej oraz bazy obu sąsiadów. Gdy twoja zdobycz odpadnie, jest nią następny po lewej, nawet w tej samej turze.
    Do odrzucenia możesz zmusić tylko gracza po lewej. Wygrywa ostatni, kto zostanie.

topic-hydra = Hydra: drużyna i jej tura
topic-hydra-text =
    Dwie drużyny, każda z jednym autorytetem i jedną wspólną turą. Karty i pule każdy ma własne, a karty partnerów nie otwierają zdolności sojuszniczych.
    W drużynie działacie w dowolnej kolejności i przekazujecie ruch; tura kończy się, gdy wszyscy są gotowi. Posterunek chroni całą drużynę.

topic-paying-together = Hydra: wspólna płatność
topic-paying-together-text =
    Gdy karta lub baza jest dla ciebie za droga, partnerzy mogą dołożyć to, czego brakuje. Płacisz najpierw ty, wszystkim, co masz.
    Każdy, kto ma zapłacić, jest pytany. Gdy ktoś odmówi, nikt nie płaci. Karta jest twoja.

topic-emperor = Imperator
topic-emperor-text =
    Dwie drużyny po trzech, w środku imperator (60 autorytetu). Admirał atakuje admirała naprzeciwko, a gdy ten odpadnie, imperatora; imperator atakuje każdego.
    Za 1 handlu możesz przekazać kartę ze swojego stosu kart odrzuconych partnerowi obok. Gdy imperator padnie, cała drużyna przegrywa.

topic-raid = Najazd
topic-raid-text =
    Boss z większym autorytetem i większą ręką gra przeciw dwóm do pięciu najeźdźcom. Boss atakuje każdego najeźdźcę, najeźdźcy tylko bossa.
    Najeźdźcy widzą nawzajem swoje ręce i wygrywają razem, także ci, którzy odpadli.

topic-lasting-damage = Najazd: trwałe uszkodzenia
topic-lasting-damage-text =
    Uszkodzenia baz bossa zostają do jego następnej tury: jeden najeźdźca zaczyna, inny kończy.
    Boss potrzebuje na bazę najeźdźcy pełnej obrony w jednej turze, jak w pojedynku.
