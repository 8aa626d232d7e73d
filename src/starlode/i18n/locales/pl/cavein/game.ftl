# Cave-In on the first screen.

game-cavein = Cave-In
game-about-cavein = Zbierz załogę, kop głęboko i wyjdź, zanim zawali się strop.
game-how-cavein =
    W turze robisz dwie różne rzeczy: rekrutujesz, fedrujesz, zdobywasz artefakt albo używasz umiejętności. Możesz też zamiast tego przejąć bazę.
    Płacisz kartami z ręki. Trafiają na twoją bazę, a ostatnia zostaje liderem.
    Kryształy z symbolem zawalenia i stosy, które się kończą, przybliżają koniec.
    Gdy kopalnia się zawali, wygrywa ten, kto ma najwięcej punktów.
game-more-cavein = Gracze, wydanie i zasady
game-way-cavein = Wydanie
