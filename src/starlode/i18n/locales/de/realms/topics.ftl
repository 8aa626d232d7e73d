# Die Regeln in Worten der Spieler, Thema für Thema; topics/realms.json sagt, von welchen Regeln des Verzeichnisses jedes erzählt.

topic-goal = Worum es geht
topic-goal-text =
    Du beginnst mit einem schwachen Deck und kaufst bessere Karten dazu.
    Kampf senkt die Autorität deines Gegners. Wer auf 0 fällt, hat verloren; nach oben ist Autorität offen.

topic-set-up = Spielvorbereitung
topic-set-up-text =
    Jeder hat 50 Autorität und ein Deck aus 8 Aufklärern und 2 Nattern.
    Fünf Karten des gemischten Handelsdecks liegen offen als Handelsreihe aus, daneben die Entdecker.
    Wer beginnt, entscheidet der Zufall. Der Startspieler hat 3 Karten auf der Hand, der zweite Spieler 5.
    Kartenhand und Reihenfolge der Decks sind verdeckt; wie viele Karten wo liegen, ist offen.

topic-turn = Dein Zug
topic-turn-text =
    Karten ausspielen, Fähigkeiten einsetzen, kaufen, angreifen: in beliebiger Reihenfolge und so oft, wie Karten und Punkte reichen.
    Du darfst jederzeit aufhören. Dann verfallen übriger Handel und Kampf, Schiffe und Handkarten kommen auf deinen Abwurfstapel, und du ziehst fünf neue Karten.

topic-ships = Schiffe
topic-ships-text =
    Ausspielen kostet nichts. Ein Schiff tut sofort, was in seiner ersten Zeile steht; aufheben lässt sich das nicht.
    Allianz- und Verschrotten-Fähigkeit dürfen bis zu jedem späteren Moment des Zuges warten.
    Am Ende des Zuges kommt das Schiff auf deinen Abwurfstapel.

topic-bases = Basen
topic-bases-text =
    Eine Basis bleibt von Zug zu Zug vor dir liegen. Einmal in jedem deiner Züge darfst du sie einsetzen, wann du willst, auch gleich im Zug des Ausspielens.
    Wer sie zerstören will, muss in einem Zug so viel Kampf aufbringen wie ihre Verteidigung. Dann kommt sie auf deinen Abwurfstapel und kann wiederkehren.

topic-outposts = Vorposten
topic-outposts-text =
    Solange du einen Vorposten hast, kann niemand dich oder deine anderen Basen angreifen: Vorposten fallen zuerst.
    Bei mehreren Vorposten bestimmt der Angreifer die Reihenfolge. Vor erzwungenem Abwerfen schützen sie nicht.

topic-abilities = Fähigkeiten einsetzen
topic-abilities-text =
    Jede Fähigkeit einer Karte wirkt einmal pro Zug. Handel und Kampf kommen in deinen Vorrat, Autorität zählt sofort.
    Bei „darf“ kannst du verzichten, „bis zu“ kann auch keine sein; alles andere geschieht, soweit es möglich ist.
    Bei „oder“ nimmst du eines von beiden. Eine Fähigkeit wird ganz ausgeführt, bevor etwas anderes geschieht; erst danach lässt sich ausgeben, was sie bringt.

topic-permanent = Dauerhafte Fähigkeiten
topic-permanent-text =
    Sie wirken von selbst, solange die Karte im Spiel ist; niemand muss sie einsetzen.
    Das Flotten-HQ zahlt für jedes Schiff, das du danach ausspielst, nicht für Basen. Die Mech-Welt ist Alliierter jeder Fraktion, selbst aber nur Maschinenkult.

topic-ally = Allianz-Fähigkeiten
topic-ally-text =
    Ist eine andere eigene Karte derselben Fraktion im Spiel, Schiff oder Basis, darfst du die Allianz-Fähigkeit einsetzen. Welche der beiden zuerst kam, ist gleich.
    Eine Karte ist nicht ihr eigener Alliierter, Karten des Gegners sind es nie, und Aufklärer, Natter und Entdecker haben keine Fraktion.
    Der Alliierte muss in diesem Moment im Spiel sein: erst einsetzen, dann verschrotten. Jede wirkt einmal, wie viele Alliierte es auch sind.

topic-scrap-ability = Sich selbst verschrotten
topic-scrap-ability-text =
    Eine Verschrotten-Fähigkeit kostet dich die Karte selbst: Sie ist für immer aus der Partie und tut, was die Zeile sagt.
    Setze ihre anderen Fähigkeiten vorher ein; danach kann sie nichts mehr und ist niemandes Alliierter.
    Ein Entdecker kommt stattdessen auf den Entdecker-Stapel zurück und kann wieder gekauft werden.

topic-scrapping = Andere Karten verschrotten
topic-scrapping-text =
    Manche Fähigkeiten verschrotten eine Karte von deiner Hand, von deinem Abwurfstapel oder aus der Handelsreihe. Sie ist aus der Partie, und ihre eigene Verschrotten-Zeile wirkt dann nicht.
    Wer Aufklärer und Nattern loswird, zieht seine guten Karten öfter. Karten im Spiel lassen sich so nicht verschrotten.
    Eine verschrottete Karte der Handelsreihe wird vor der nächsten Frage ersetzt.

topic-buying = Kaufen
topic-buying-text =
    Bezahle die Kosten mit Handel, und die Karte kommt auf deinen Abwurfstapel: Später ziehst du sie. Ihr Platz in der Reihe wird sofort gefüllt.
    Entdecker kosten 2 und liegen neben der Reihe. Mit übrigem Handel darfst du weiter kaufen.

topic-top-of-deck = Oben auf das Deck
topic-top-of-deck-text =
    Manche Karten legen das nächste Schiff, das du in diesem Zug kaufst, oben auf dein Deck: Du ziehst es als Nächstes. Basen nie, und was du nicht nutzt, verfällt am Ende des Zuges.
    Der Blob-Träger nimmt ein beliebiges Schiff der Reihe oder einen Entdecker ohne Bezahlung, und immer oben auf das Deck.

topic-attacking = Angreifen
topic-attacking-text =
    Gib Kampf gegen deinen Gegner oder gegen Basen aus, in so vielen Angriffen, wie du willst. Eine Basis kostet genau ihre Verteidigung und fällt; mit weniger geht es nicht.
    Vorposten kommen zuerst. Schaden bleibt nicht bis zum nächsten Zug, und nicht ausgegebener Kampf trifft niemanden.

topic-destroying = Basis durch einen Effekt zerstören
topic-destroying-text =
    So eine Zeile zerstört eine Basis ohne Kampf. Auch hier kommen Vorposten zuerst, und eigene Basen trifft sie nicht, außer der Tisch hat es so gewählt.
    Du darfst verzichten. Zieht die Zeile auch eine Karte, geschieht das zuerst und ist Pflicht.

topic-discards = Andere abwerfen lassen
topic-discards-text =
    Wer abwerfen muss, wählt die Karte selbst, sofort und in deinem Zug; alle sehen sie. Mit leerer Hand geschieht nichts.
    Mehrere solche Zeilen zählen zusammen. Ein Tisch kann wählen, dass erst im nächsten Zug des Betroffenen abgeworfen wird.

topic-drawing = Ziehen und Mischen
topic-drawing-text =
    Du ziehst vom eigenen Deck. Erst wenn eine Karte gezogen werden muss und keine da ist, wird dein Abwurfstapel gemischt und zum Deck; Schiffe im Spiel bleiben draußen.
    Sind beide leer, ziehst du weniger. Ein Handlimit gibt es nicht, doch über das Ende deines Zuges bleibt keine Karte auf der Hand.

topic-copying = Kopieren: Tarn-Nadel
topic-copying-text =
    Sie wird zu einem anderen Schiff, das du in diesem Zug ausgespielt hast, mit allen Fähigkeiten, und tut sofort, was es tut. Spiele sie also nach einem guten Schiff: Allein kann sie nichts.
    Sie zählt als Maschinenkult und als die kopierte Fraktion, und sie darf sogar ein Schiff kopieren, das in diesem Zug verschrottet wurde.

topic-cards = Einzelne Karten
topic-cards-text =
    Die Blob-Welt zieht eine Karte für jede Blob-Karte, die du in diesem Zug ausgespielt hast, sich selbst eingeschlossen, wenn sie in diesem Zug kam.
    Die Botschafts-Yacht zieht zwei, wenn bei ihrem Ausspielen zwei eigene Basen im Spiel sind. Alle anderen Karten tun, was ihr Text sagt; die Kartenseite zeigt sie alle.

topic-end = Das Ende der Partie
topic-end-text =
    Wer auf 0 Autorität fällt, hat sofort verloren; mehr geschieht nicht. Aufgeben kannst du jederzeit.
    Eine Partie ohne Ende geht am Zuglimit unentschieden aus. Ein Tisch kann vereinbaren, dass Remis beansprucht werden darf, wenn lange nichts geschieht.

topic-taking-back = Zurücknehmen
topic-taking-back-text =
    Du darfst deine letzten Aktionen eine nach der anderen zurücknehmen, solange seitdem nichts gezogen, dir nichts Verdecktes gezeigt und von niemand anderem gewählt wurde.
    Darüber hinaus werden die anderen gefragt. Was gezogen wurde, kommt genauso wieder.

topic-more-players = Zu dritt bis zu sechst
topic-more-players-text =
    Es gelten die Regeln des Duells, mit mehr Handelskarten und Entdeckern. Deine Vorposten schützen dich und sonst niemanden.
    Bei mehreren Gegnern sagst du, wie viel Kampf ein Angriff kostet und wer abwerfen muss: nur jemand, den du angreifen könntest.

topic-elimination = Ausscheiden, und wer gewinnt
topic-elimination-text =
    Wer auf 0 fällt, scheidet sofort aus, und alle seine Karten sind aus der Partie. Der Angreifer darf mit dem übrigen Kampf weitermachen.
    Auch wer aufgibt, scheidet aus. Bei Free-For-All und Jäger gewinnt, wer zuletzt übrig ist; sonst gewinnt oder verliert eine Seite gemeinsam.

topic-gifts = Was ein Besiegter hinterlässt
topic-gifts-text =
    Ein besiegter Admiral darf eine seiner Karten dem Herrscher hinterlassen, ein besiegter Plünderer einem anderen Plünderer. Sie kommt auf dessen Abwurfstapel.
    Sie darf von überall kommen: Deck, Hand, Abwurfstapel oder Basen. Niemand muss etwas hinterlassen.

topic-free-for-all = Free-For-All
topic-free-for-all-text =
    Drei bis sechs spielen, jeder für sich. Du darfst jeden angreifen und deinen Kampf beliebig aufteilen.
    Die ersten Hände haben 3, 4 und dann 5 Karten. Wer zuletzt übrig ist, gewinnt.

topic-hunter = Jäger
topic-hunter-text =
    Du greifst an, wer links von dir sitzt, dazu die Basen beider Nachbarn. Ist deine Beute ausgeschieden, ist es der Nächste zur Linken, sogar im selben Zug.
    Nur wer links sitzt, kann zum Abwerfen gezwungen werden. Wer zuletzt übrig ist, gewinnt.

topic-hydra = Hydra: Team und Zug
topic-hydra-text =
    Zwei Teams mit je einer Autorität und einem gemeinsamen Zug. Karten und Vorräte hat jeder für sich, und Karten der Partner öffnen keine Allianz.
    Im Team handelt ihr in beliebiger Reihenfolge und übergebt den Zug; er endet, wenn alle fertig sind. Ein Vorposten schützt das ganze Team.

topic-paying-together = Hydra: gemeinsam bezahlen
topic-paying-together-text =
    Ist eine Karte oder Basis für dich allein zu teuer, können Partner zulegen, was fehlt. Du zahlst zuerst, mit allem, was du hast.
    Wer zahlen soll, wird gefragt. Lehnt jemand ab, wird nichts bezahlt. Die Karte gehört dir.

topic-emperor = Herrscher
topic-emperor-text =
    Zwei Dreierteams, in der Mitte der Herrscher (60 Autorität). Ein Admiral greift den Admiral gegenüber an und, wenn der ausgeschieden ist, den Herrscher; ein Herrscher greift jeden an.
    Für 1 Handel darfst du eine Karte deines Abwurfstapels an einen Partner neben dir weitergeben. Fällt ein Herrscher, hat sein ganzes Team verloren.

topic-raid = Überfall
topic-raid-text =
    Ein Boss mit mehr Autorität und größerer Hand spielt gegen zwei bis fünf Plünderer. Der Boss greift jeden Plünderer an, Plünderer nur den Boss.
    Plünderer sehen einander in die Hand und gewinnen gemeinsam, auch die ausgeschiedenen.

topic-lasting-damage = Überfall: Schaden, der bleibt
topic-lasting-damage-text =
    Schaden an den Basen des Bosses bleibt bis zu dessen nächstem Zug: Einer fängt an, ein anderer vollendet es.
    Der Boss braucht für die Basis eines Plünderers wie im Duell die volle Verteidigung in einem Zug.
