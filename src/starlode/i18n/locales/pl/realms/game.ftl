# Star Realms on the first screen, and what its view holds.

game-realms = Star Realms
game-about-realms = Zbuduj flotę od zera i sprowadź autorytet rywala do zera.
game-how-realms =
    W każdej turze zagrywasz wszystkie karty z ręki.
    Handel kupuje lepsze karty z rzędu; trafiają na stos kart odrzuconych i później wracają na rękę.
    Walka obniża autorytet przeciwnika, ale drogę zagradzają posterunki.
    Każdy zaczyna z 50 punktami autorytetu; kto spadnie do 0, przegrywa.
game-more-realms = Formaty i zasady
game-way-realms = Format
view-explorers = Pozostali Odkrywcy
view-trade-deck = W talii handlu
view-row = Rząd handlu
view-scrap-heap = Złomowisko
view-authority = Autorytet
view-trade = Handel
view-combat = Walka
view-markers = Następne statki na wierzch talii
view-blobs-played = Karty Blobów zagrane w tej turze
view-owes = Karty do odrzucenia w następnej turze
view-in-play = W grze
view-as = kopia
view-damage = uszkodzenia
view-finished = Koniec na tę turę
view-conceded = Chce się poddać
view-primary = podstawowa
view-ally = sojusznicza
view-top = na wierzchu
