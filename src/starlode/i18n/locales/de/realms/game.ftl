# Star Realms on the first screen, and what its view holds.

game-realms = Star Realms
game-about-realms = Baue aus dem Nichts eine Flotte und bring die Gegenseite auf null.
game-how-realms =
    In jedem Zug spielst du deine ganze Hand aus.
    Handel kauft bessere Karten aus der Reihe; sie kommen auf deinen Abwurfstapel und später wieder auf die Hand.
    Kampf senkt die Autorität der Gegenseite, doch Vorposten stehen im Weg.
    Beide beginnen mit 50 Autorität; wer auf 0 fällt, hat verloren.
game-more-realms = Formate bis sechs und Regeln
game-way-realms = Format
view-explorers = Verbleibende Entdecker
view-trade-deck = Noch im Handelsdeck
view-row = Handelsreihe
view-scrap-heap = Verschrottet
view-authority = Autorität
view-trade = Handel
view-combat = Kampf
view-markers = Nächste Schiffe oben auf das Deck
view-blobs-played = In diesem Zug ausgespielte Blob-Karten
view-owes = Im nächsten Zug abzuwerfen
view-in-play = Im Spiel
view-as = Kopie von
view-damage = Schaden
view-finished = Fertig in diesem Zug
view-conceded = Würde aufgeben
view-primary = primär
view-ally = Allianz
view-top = obenauf
