# Star Realms: was für eine Möglichkeit spricht; je ein ganzer Satz.

why-within-reach = Macht eine Karte bezahlbar: { $card } (Kosten { $cost }).
why-breaks-outpost = Gibt genug Kampf, um einen Vorposten zu zerstören: { $card }.
why-draws =
    { $cards ->
        [one] Zieht eine Karte.
       *[other] Zieht { $cards } Karten.
    }
why-scraps-now = Kann gleich einen Aufklärer oder eine Natter verschrotten, das macht dein Deck besser.
why-makes-discard = Ein Gegner muss eine Karte abwerfen.
why-destroys-base = Kann ohne Kampf eine Basis zerstören.
why-free-ship = Bringt dir ein Schiff, ohne dass du bezahlst.
why-gains = Gibt { $points }.
why-outpost = Ein Vorposten schützt dich: Er muss zuerst zerstört werden (Verteidigung { $defense }).
why-base-stays = Eine Basis bleibt im Spiel und wirkt jeden Zug.
why-turns-on = Schaltet eine Allianz-Fähigkeit frei: { $card }.
why-ally-works = Ihre Allianz-Fähigkeit wirkt sofort.
why-before-ships = Vor deinen Schiffen ausgespielt, zählt sie alle mit.
why-costs-nothing = Sie auszuspielen kostet nichts.
why-every-turn = Sie einzusetzen kostet nichts, und im nächsten Zug geht es wieder.
why-once-a-turn = Sie einzusetzen kostet nichts.
why-leaves-deck = Befreit dein Deck von einer schwachen Karte: { $card }.

## Kaufen

why-will-thin =
    { $count ->
        [one] Sie verschrottet schwache Karten, und dein Deck hat noch { $count } Aufklärer oder Natter.
       *[other] Sie verschrottet schwache Karten, und dein Deck hat noch { $count } Aufklärer und Nattern.
    }
why-allies =
    { $count ->
        [one] Passt zu deiner { $count } anderen Karte der Fraktion { $faction }: Allianz-Fähigkeiten wirken öfter.
       *[other] Passt zu deinen { $count } anderen Karten der Fraktion { $faction }: Allianz-Fähigkeiten wirken öfter.
    }
why-replaces-itself =
    { $cards ->
        [one] Sie zieht bei jedem Ausspielen eine Karte nach, nimmt auf der Hand also keinen Platz weg.
       *[other] Sie zieht bei jedem Ausspielen { $cards } Karten nach.
    }
why-will-make-discard = Bei jedem Ausspielen muss ein Gegner eine Karte abwerfen.
why-explorer = Gibt doppelt so viel Handel wie ein Aufklärer und später, wenn du ihn verschrottest, 2 Kampf.
why-most-combat = Keine andere Karte, die du jetzt haben kannst, bringt so viel Kampf ({ $combat }).
why-most-trade = Keine andere Karte, die du jetzt haben kannst, bringt so viel Handel ({ $trade }), und es ist noch früh.
why-denies = { $player } sammelt { $faction } ({ $count } Karten) und bekommt diese nicht.

## Kämpfen und Beenden

why-hits = Senkt die Autorität auf { $left } ({ $player }).
why-unspent-combat = Kampf, der nicht ausgegeben wird, verfällt am Ende des Zuges.
why-opens-way = Dort der einzige Vorposten: { $card }. Danach ist der Weg frei ({ $player }).
why-one-outpost-less = Ein Vorposten weniger steht dir im Weg: { $card }.
why-damage-stays = Das reicht noch nicht, um { $card } zu zerstören, aber Schaden an Basen des Bosses bleibt.
why-serves = { $card } würde jeden Zug aufs Neue nützen ({ $player }).
why-stands-for-all = { $card } schaltet die Allianz-Fähigkeiten aller Fraktionen frei.
why-base-allies = { $card } schaltet auch Allianz-Fähigkeiten anderer Karten der Fraktion { $faction } frei.
why-nothing-worth-buying = Keine der angebotenen Karten würde dein Deck besser machen.
why-keeps = { $card } zu behalten ist mehr wert als das, was Verschrotten jetzt bringt.
why-nothing-worth-it = Nichts lohnt jetzt den Kauf, und nichts das Verschrotten.

## Antworten

why-thins =
    { $count ->
        [one] Dünnt dein Deck aus: { $card } gehört zu den schwächsten Karten und ist die letzte davon.
       *[other] Dünnt dein Deck aus: { $card } gehört zu den schwächsten Karten, von denen du { $count } hast.
    }
why-weak-by-now = Dünnt dein Deck aus: { $card } ist schwächer als das, was du inzwischen kaufst.
why-only-one-combat = Auf der Hand würde diese Karte nur 1 Kampf bringen.
why-hand-stays = Vom Abwurfstapel, deine Hand bleibt also, wie sie ist.
why-fresh-card = Eine neue Karte statt dieser ist wahrscheinlich besser: { $card }.
why-starter = { $card } gehört zu den schwächsten Karten deines Decks.
why-cheapest = { $card } gehört zu den billigsten davon.
why-dearest-of-row = Das ist die teuerste Karte der Reihe, und du kannst sie nicht bezahlen.
why-new-card = Eine andere Karte kommt in die Reihe.
why-no-combat-spent = Es kostet keinen Kampf.
why-next-hand = Du ziehst es mit deinen nächsten Karten.
why-most-dangerous = { $player } richtet mit den eigenen Karten am meisten Schaden an.
