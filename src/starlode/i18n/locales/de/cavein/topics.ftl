# Die Regeln in Worten der Spieler, Thema für Thema; topics/cavein.json sagt, von welchen Regeln des Verzeichnisses jedes erzählt.

topic-crew = Worum es geht
topic-crew-text =
    Du wirbst Söldner an und förderst Kristalle, bevor die Mine einstürzt. Wer dann die meisten Punkte hat, gewinnt.
    Jeder Söldner hat eine Fraktion mit ihrer Farbe, ein Level von 1 bis 4 und eine Fähigkeit. Jeder Kristall hat eine Farbe, Kosten von 1, 3, 6 oder 10 und Punkte; manche zeigen ein Fraktionssymbol oder das Einsturzsymbol.

topic-opening = Spielvorbereitung
topic-opening-text =
    Vier der sechs Fraktionen sind dabei. Kristalle der beiden fehlenden Farben sind Joker.
    Die Docks zeigen vier Söldner mit Level 1, drei mit Level 2, zwei mit Level 3 und einen mit Level 4; die Mine zeigt ebenso Kristalle. Daneben liegen drei Stapel Artefakte.
    Du beginnst mit zwei Karten von Level 1, einer von Level 2 und dem Totem deiner Kommandokarte.

topic-base = Hand, Basis und Anführer
topic-base-text =
    Eine Hand fasst höchstens sieben Karten; wer sieben hat, bekommt keine mehr. Nur ein Anführer, der aus einer überfallenen Basis heimkehrt, darf die achte sein.
    Ausgespielte Karten liegen in deiner Basis. Die oberste ist dein Anführer: Niemand kann ihn nehmen, und keine Fähigkeit trifft ihn.

topic-turn = Der Zug und sein Anfang
topic-turn-text =
    Ein Zug hat drei Teile: Startphase, Aktionen, Aufräumen.
    Am Anfang darfst du Artefakte nutzen, die dann wirken, und danach die Fähigkeit deines Anführers, ohne ihn auszuspielen. Worauf du verzichtest, lässt sich im selben Zug nicht nachholen.

topic-actions = Deine zwei Aktionen
topic-actions-text =
    Rekrutieren, Fördern, Einsammeln, Fähigkeit nutzen: bis zu zwei davon, und verschiedene. Oder statt beider ein Überfall.
    Ausgespielte Karten liegen der Reihe nach, die letzte obenauf. Eine Karte, die bezahlt, nutzt ihre Fähigkeit nicht.
    Zusätzliche Aktionen durch Fähigkeiten kommen zu den beiden hinzu.

topic-recruit = Rekrutieren
topic-recruit-text =
    Nimm einen Söldner aus den Docks auf die Hand. Level 1 kostet nichts; jedes andere Level braucht eine Karte, die genau ein Level niedriger ist, gleich welcher Farbe.
    Mit sieben Handkarten rekrutiert niemand. Wen du rekrutierst, den darfst du im selben Zug ausspielen.

topic-mine = Fördern
topic-mine-text =
    Spiele Karten in der Farbe des Kristalls aus, deren Level zusammen die Kosten erreichen; mehr ist erlaubt, zurück gibt es nichts. Ein Joker-Kristall nimmt Karten einer beliebigen Farbe.
    Ermäßigungen zählen zusammen; bei Kosten 0 braucht es keine Karte, aber die Aktion. Ein Kristall mit Einsturzsymbol rückt die Leiste vor, wenn er gefördert wird.

topic-totems = Totems
topic-totems-text =
    Ein Totem macht Kristalle seiner Farbe beim Fördern um 1 billiger, Joker nie, und bringt am Ende 3 Punkte.
    Du gewinnst es, wenn du eine Basis überfällst, deren Anführer seine Farbe hat: von dem, der es besitzt, oder aus dem Vorrat.

topic-collect = Einsammeln
topic-collect-text =
    Nimm die oberste Karte eines Artefaktstapels für Karten beliebiger Farben, deren Level die Kosten erreichen. Von ihren zwei Hälften wählst du eine; die andere wirkt nicht.
    Die letzte Karte eines Stapels rückt die Leiste um 1 vor.

topic-skills = Fähigkeiten nutzen
topic-skills-text =
    Spiele eine Karte aus und tu, was sie sagt. „Bis zu“ heißt: Du wählst, wie viele; das Handlimit gilt immer.
    Ein Kristall, den eine Fähigkeit nimmt, ist genommen, nicht gefördert: Er kostet nichts und rückt die Leiste nicht vor.

topic-raid = Überfall
topic-raid-text =
    Statt beider Aktionen darfst du eine Basis überfallen, auch die eigene. Ihr Anführer kehrt auf die Hand seines Besitzers zurück, du nimmst das Totem in der Farbe des Anführers, dann Karten von oben, bis du sieben hast.
    Auf nichts davon lässt sich verzichten. Zusätzliches Fördern geht davor oder danach.

topic-clean-up = Aufräumen
topic-clean-up-text =
    Was du ausgespielt hast, kommt der Reihe nach auf deine Basis; die letzte Karte ist dein neuer Anführer. Nur die obersten sieben bleiben, die anderen sind aus dem Spiel.
    Dann werden Docks und Mine aufgefüllt. Jeder Stapel, der dabei leer wird, rückt die Leiste um 1 vor.

topic-track = Der Einsturz und das Ende
topic-track-text =
    Geförderte Kristalle mit dem Symbol, geleerte Artefaktstapel und Stapel, die zu Ende gehen, rücken die Leiste vor. Bei 7 zu zweit, 8 zu dritt und 9 zu viert stürzt die Mine ein.
    Die Runde wird zu Ende gespielt, damit alle gleich viele Züge hatten. Auch wenn alle zwei Runden lang passen, ist das Spiel aus.

topic-scoring = Wertung
topic-scoring-text =
    Punkte: Kristalle wie aufgedruckt, 3 je Totem, das Level jeder unterworfenen Karte, Artefakte nach ihrem Text.
    Fraktionssymbole auf Kristallen bilden Sets aus verschiedenen: 1, 3, 6, 10, 15 oder 21 Punkte für 1 bis 6 Symbole. Karten auf Hand und Basis bringen nichts. Bei Gleichstand gewinnen alle Besten.

topic-terrons = Terrons: Rekrutieren
topic-terrons-text =
    Sie bringen Karten: billiger rekrutiert, von unten aus der eigenen Basis oder gleich aus den Docks.
    Aus den Docks zu nehmen ist kein Rekrutieren und kostet nichts; wie viele kommen, bestimmt das Handlimit.

topic-hydrans = Hy’drans: Bestechung
topic-hydrans-text =
    Sie nehmen Karten aus Basen, fremden oder der eigenen, aber nie einen Anführer.
    Einer von ihnen erlaubt außerdem, dass deine zwei Aktionen gleich sind.

topic-minegglers = Minegglers: Wirtschaft
topic-minegglers-text =
    Sie machen billiger: Artefakte, Kristalle oder einen Kristall, den du für diesen Zug umfärbst.
    Solange er in der Mine liegt, zählt die jetzige Farbe eines Kristalls, bei dir die aufgedruckte. Ermäßigungen zählen zusammen.

topic-metanels = Metanels: Fördern
topic-metanels-text =
    Sie fördern mehr: ein zusätzliches Fördern, Karten in anderer Farbe, ein zweiter Kristall mit denselben Kosten.
    Gefärbte Karten haben die neue Farbe nur beim Fördern. Der zweite Kristall ist genommen und rückt keine Leiste vor.

topic-bioss = Biosses: Unterwerfung
topic-bioss-text =
    Eine unterworfene Karte liegt bis zum Ende verdeckt vor dir und bringt ihr Level an Punkten.
    Anführer lassen sich nicht unterwerfen.

topic-weedlocks = Weedlocks: Ausbreitung
topic-weedlocks-text =
    Sie wachsen: Sie passen zu jedem Kristall, zählen beim Bezahlen doppelt oder kehren aus Basen zurück. Welche Karte was tut, ist je nach Ausgabe anders.
    Für alles andere behält eine verdoppelte Karte ihr aufgedrucktes Level.

topic-artifacts = Artefakte
topic-artifacts-text =
    Eine Hälfte bringt am Ende Punkte, die andere wirkt im Spiel. Niemand kann dir ein Artefakt nehmen.
    Was am Anfang des Zuges wirkt, beginnt mit deinem nächsten Zug, alles andere sofort. „Einmal pro Zug“ gilt in jedem Zug neu.

topic-examples = Beispiele
topic-examples-text =
    Ein gelber Kristall mit Kosten 6 wird mit Gelb 1, 2 und 3 bezahlt. Wäre Gelb Joker, genügten Karten einer beliebigen Farbe.
    Wer zwei Karten hat und eine Basis aus sieben überfällt: Der Anführer geht heim, fünf Karten und das Totem kommen zum Angreifer, eine Karte bleibt und führt.

topic-hidden = Was verdeckt ist
topic-hidden-text =
    Die Reihenfolge aller Stapel ist allen verborgen. Von fremden Händen kennst du, was aus Docks und Basen kam.
    Wie viele Kristalle welcher Kosten jemand hat, ist offen; ihre Punkte und Symbole zeigt erst das Ende.

topic-table = Ausgaben, eigene Boxen, Zurücknehmen
topic-table-text =
    Ein Tisch wählt eine von drei Ausgaben; sie unterscheiden sich in wenigen Karten. Wer die Box besitzt, kann unsere Liste des Materials berichtigen und damit spielen.
    Du darfst deine letzten Aktionen zurücknehmen, solange nichts gezogen, von niemand anderem gewählt und nichts Verdecktes gezeigt wurde. Wer aufgibt, hat keine Züge mehr; Basis und Totems bleiben.
