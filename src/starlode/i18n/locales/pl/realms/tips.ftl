# Wskazówki przy prawdziwym stole, każda raz, gdy pierwszy raz się przyda; tips/realms.json mówi, kiedy.

tip-play = Zagraj całą rękę: większość kart daje handel albo walkę, tylko na tę turę.
tip-ally = Dwie karty jednej frakcji: zdolność sojusznicza działa. Użyj jej, zanim zakończysz turę.
tip-discard = To ty wybierasz, co tracisz: zwykle kartę Zwiadowca albo Żmija.
tip-thin = Warto złomować karty Zwiadowca i Żmija: lepsze karty przyjdą wtedy szybciej.
tip-buy = Kupuj wcześnie i często: kupione karty przyjdą na rękę po następnym tasowaniu.
tip-attack = Zaatakuj, zanim zakończysz turę: walka przepada. Najpierw posterunki.
tip-base = Bazy zostają: używaj ich raz w każdej swojej turze.
tip-scrap = Złomowanie odbiera ci kartę na dobre. Pod koniec partii często się to opłaca.
tip-hand-over = Drużyna ma wspólną turę: przekazujcie ją sobie, jak chcecie.
tip-pass = Za 1 handlu karta z twojego stosu kart odrzuconych idzie do partnera obok.
