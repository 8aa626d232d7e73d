# Wskazówki przy prawdziwym stole, każda raz, gdy pierwszy raz się przyda; tips/cavein.json mówi, kiedy.

tip-leader = Umiejętność lidera nic nie kosztuje, raz w każdej turze, w której leży na wierzchu.
tip-last-card = Karta zagrana jako ostatnia poprowadzi bazę w następnej turze: wybierz tę z dobrą umiejętnością.
tip-recruit = Poziom 1 rekrutujesz za darmo. Zbieraj karty jednego koloru: zapłacą za kryształy.
tip-mine = Kryształy to twoje punkty. Totem obniża koszt swojego koloru o 1.
tip-raid = Przejęcie zajmuje obie akcje i daje totem oraz karty. Opłaca się przy pełnych bazach.
tip-collect = Za artefakty płacisz kartami dowolnych kolorów. Artefakty, które pomagają co turę, bierz wcześnie.
tip-cave-in = Koniec blisko: karty na ręce nie będą nic warte. Bierz punkty już teraz.
