# Star Realms: co przemawia za daną możliwością; zawsze całe zdanie.

why-within-reach = Dzięki temu stać cię na kartę: { $card } (koszt { $cost }).
why-breaks-outpost = Daje dość walki, by zniszczyć posterunek: { $card }.
why-draws =
    { $cards ->
        [one] Dobiera kartę.
        [few] Dobiera { $cards } karty.
        [many] Dobiera { $cards } kart.
       *[other] Dobiera { $cards } karty.
    }
why-scraps-now = Może od razu zezłomować kartę startową, a to poprawia twoją talię.
why-makes-discard = Przeciwnik musi odrzucić kartę.
why-destroys-base = Może zniszczyć bazę bez użycia walki.
why-free-ship = Daje ci statek za darmo.
why-gains = Daje { $points }.
why-outpost = Posterunek cię osłania: trzeba go zniszczyć najpierw (obrona { $defense }).
why-base-stays = Baza zostaje w grze i działa co turę.
why-turns-on = Uruchamia zdolność sojuszniczą: { $card }.
why-ally-works = Jej zdolność sojusznicza działa od razu.
why-before-ships = Zagrana przed statkami policzy je wszystkie.
why-costs-nothing = Zagranie jej nic nie kosztuje.
why-every-turn = Użycie nic nie kosztuje, a w następnej turze można to powtórzyć.
why-once-a-turn = Użycie nic nie kosztuje.
why-leaves-deck = Usuwa z talii słabą kartę: { $card }.

## Kupowanie

why-will-thin = Złomuje słabe karty, a kart startowych masz jeszcze w talii: { $count }.
why-allies = Pasuje do twoich kart frakcji { $faction } (masz ich { $count }): zdolności sojusznicze działają częściej.
why-replaces-itself =
    { $cards ->
        [one] Przy każdym zagraniu dobiera kartę, więc nie zajmuje miejsca na ręce.
        [few] Przy każdym zagraniu dobiera { $cards } karty.
        [many] Przy każdym zagraniu dobiera { $cards } kart.
       *[other] Przy każdym zagraniu dobiera { $cards } karty.
    }
why-will-make-discard = Przy każdym zagraniu przeciwnik musi odrzucić kartę.
why-explorer = Daje dwa razy więcej handlu niż zwiadowca, a później, po zezłomowaniu, 2 walki.
why-most-combat = Żadna inna karta, którą możesz teraz mieć, nie daje tyle walki ({ $combat }).
why-most-trade = Żadna inna karta, którą możesz teraz mieć, nie daje tyle handlu ({ $trade }), a partia dopiero się zaczyna.
why-denies = { $player } zbiera karty frakcji { $faction } (ma ich { $count }) i tej nie dostanie.

## Walka i koniec tury

why-hits = Obniża autorytet do { $left } ({ $player }).
why-unspent-combat = Niewydana walka przepada na końcu tury.
why-opens-way = To jedyny posterunek: { $card }. Bez niego droga do ataku jest wolna ({ $player }).
why-one-outpost-less = O jeden posterunek mniej na twojej drodze: { $card }.
why-damage-stays = To jeszcze za mało, by zniszczyć tę bazę ({ $card }), ale uszkodzenia baz bossa zostają.
why-serves =
    Karta „{ $card }” działałaby co turę na nowo (właściciel: { $player ->
        [Ty] ty
       *[other] { $player }
    }).
why-stands-for-all = Karta „{ $card }” uruchamia zdolności sojusznicze wszystkich frakcji.
why-base-allies = Karta „{ $card }” uruchamia też zdolności sojusznicze innych kart frakcji { $faction }.
why-nothing-worth-buying = Żadna z dostępnych kart nie poprawiłaby twojej talii.
why-keeps = Zatrzymanie karty „{ $card }” daje więcej niż zezłomowanie jej teraz.
why-nothing-worth-it = Nic nie jest teraz warte kupna ani zezłomowania.

## Odpowiedzi

why-thins =
    { $count ->
        [one] Odchudza talię: { $card } to jedna z najsłabszych kart, ostatnia taka.
       *[other] Odchudza talię: { $card } to jedna z najsłabszych kart (masz ich jeszcze { $count }).
    }
why-weak-by-now = Odchudza talię: karta „{ $card }” jest słabsza niż to, co teraz kupujesz.
why-only-one-combat = Na ręce dałaby tylko +1 walki.
why-hand-stays = Ze stosu kart odrzuconych, więc ręka zostaje nienaruszona.
why-fresh-card = Nowa karta zamiast tej będzie pewnie lepsza: { $card }.
why-starter = { $card } to jedna z najsłabszych kart twojej talii.
why-cheapest = { $card } należy do najtańszych z tych kart.
why-dearest-of-row = To najdroższa karta rzędu i nie stać cię na nią.
why-new-card = W rzędzie pojawi się inna karta.
why-no-combat-spent = Nie kosztuje to walki.
why-next-hand = Dobierzesz go z następnymi kartami.
why-most-dangerous = { $player } wyrządza swoimi kartami najwięcej szkód.
