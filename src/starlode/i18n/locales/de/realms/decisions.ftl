# What is asked, and the labels of the answers.

question-choose = eine Möglichkeit wählen
question-discard = Karte zum Abwerfen wählen
question-destroy-base =
    { $optional ->
        [yes] Basis zum Zerstören wählen oder verzichten
       *[no] Basis zum Zerstören wählen
    }
question-scrap-row =
    { $optional ->
        [yes] Karte der Handelsreihe zum Verschrotten wählen oder verzichten
       *[no] Karte der Handelsreihe zum Verschrotten wählen
    }
question-scrap =
    { $optional ->
        [yes] Karte zum Verschrotten wählen oder verzichten
       *[no] Karte zum Verschrotten wählen
    }
question-discard-then-draw = Karte zum Abwerfen wählen oder Auswahl beenden und ebenso viele Karten ziehen
question-scrap-then-draw = Karte zum Verschrotten wählen oder Auswahl beenden und ebenso viele Karten ziehen
question-acquire-ship = Schiff wählen, das kostenlos erworben wird
question-copy-ship =
    { $optional ->
        [yes] Schiff zum Kopieren wählen oder verzichten
       *[no] Schiff zum Kopieren wählen
    }
question-destination = Wohin kommt das neue Schiff ({ $card })?
question-target = wählen, wer abwerfen muss
question-amount = Wie viel Kampf einsetzen?
question-amount-on = Wie viel Kampf einsetzen? Ziel: { $target }
question-damage = Wie viel Kampf gegen diese Basis einsetzen?
question-gift = Du bist ausgeschieden – Karte wählen, die im Team bleibt, oder verzichten
question-receiver = wählen, wer die Karte bekommt
question-receiver-of = wählen, wer die hinterlassene Karte bekommt ({ $card })
question-help-from = wählen, wer um Hilfe gebeten wird
question-help-from-for =
    { $of ->
        [combat] wählen, wer um Kampf gegen „{ $card }“ gebeten wird (noch { $missing } nötig)
       *[trade] wählen, wer um Handel für „{ $card }“ gebeten wird (noch { $missing } nötig)
    }
question-help-amount = Um wie viel Hilfe bitten?
question-help-amount-from =
    { $of ->
        [combat] Um wie viel Kampf gegen „{ $card }“ bitten? Gefragt: { $target }
       *[trade] Um wie viel Handel für „{ $card }“ bitten? Gefragt: { $target }
    }
question-help-consent = Beim Bezahlen helfen?
question-help-consent-to =
    { $of ->
        [combat] { $amount } Kampf zum Angriff auf „{ $card }“ beitragen? Gefragt hat: { $target }
       *[trade] { $amount } Handel zum Kauf von „{ $card }“ beitragen? Gefragt hat: { $target }
    }
question-payment = das Team bezahlt gemeinsam
question-reveal = eine Karte der Handelsreihe wird aufgedeckt
question-resume = die Fähigkeit geht weiter

## Options

option-play = Ausspielen: { $card }
option-buy = Kaufen: { $card } (Kosten { $cost })
option-buy-together = Kaufen: { $card } (Kosten { $cost }, davon { $missing } aus dem Team)
option-ally = Allianz-Fähigkeit einsetzen: { $card } ({ $text })
option-ally-as = Allianz-Fähigkeit einsetzen: { $card } als { $copied } ({ $text })
option-scrap = Verschrotten: { $card } ({ $text })
option-scrap-as = Verschrotten: { $card } als { $copied } ({ $text })
option-of-copy =
    { $copy ->
        [used-primary] { $label } – primäre Fähigkeit bereits eingesetzt
        [used-ally] { $label } – Allianz-Fähigkeit bereits eingesetzt
       *[used-both] { $label } – primäre und Allianz-Fähigkeit bereits eingesetzt
    }
option-attack = Angreifen: { $player }
option-attack-base =
    Basis angreifen: { $card } (Besitzer: { $player ->
        [Du] du
       *[other] { $player }
    }, Verteidigung { $defense })
option-attack-base-together =
    Basis angreifen: { $card } (Besitzer: { $player ->
        [Du] du
       *[other] { $player }
    }, Verteidigung { $defense }, davon { $missing } aus dem Team)
option-attack-damaged =
    Basis angreifen: { $card } (Besitzer: { $player ->
        [Du] du
       *[other] { $player }
    }, Verteidigung { $defense }, Schaden { $damage })
option-end-turn-member = Vorerst fertig (der Zug des Teams geht weiter)
option-hand-over = Zug übergeben: { $player }
option-pass = Für 1 Handel weitergeben: { $card } (Empfänger: { $player })
option-destroy =
    Basis zerstören: { $card } (Besitzer: { $player ->
        [Du] du
       *[other] { $player }
    })
option-destroy-damaged =
    Basis zerstören: { $card } (Besitzer: { $player ->
        [Du] du
       *[other] { $player }
    }, Schaden { $damage })
option-target = { $player }
option-amount =
    { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    }
option-give = Hinterlassen: { $card }
option-consent = Zustimmen
option-refuse = Ablehnen
option-choose = Möglichkeit { $branch }
option-branch = { CAPITALISED($text) }
option-discard = Abwerfen: { $card }
option-scrap-hand = Aus der Hand verschrotten: { $card }
option-scrap-discard = Aus dem Abwurfstapel verschrotten: { $card }
option-scrap-row = Aus der Handelsreihe verschrotten: { $card }
option-acquire = Kostenlos erwerben: { $card }
option-copy = Kopieren: { $card }
option-to-top = Oben auf das Deck
option-to-discard = Auf den Abwurfstapel
option-reveal = Aufdecken: { $card }

macro-play-simple-cards =
    { $count ->
        [one] { $count } einfache Karte ausspielen
       *[other] { $count } einfache Karten ausspielen
    }

## Rule options and their values

rule-format = Wer gegen wen spielt
rule-format-duel = Zwei-Spieler-Partie
rule-format-free-for-all = alle gegen alle
rule-format-hunter = alle greifen den Spieler zu ihrer Linken an
rule-format-hydra = zwei Teams mit je einer gemeinsamen Autorität und gemeinsamen Zügen
rule-format-emperor = zwei Dreierteams mit je einem Herrscher
rule-format-raid = ein Boss gegen Plünderer
rule-boss = Der Boss eines Überfalls, der auch beginnt
rule-boss-random = wird ausgelost
rule-boss-number = Spieler { $number }
rule-sets = Kartensätze (Handelskarten und Entdecker)
rule-sets-auto = ein Kartensatz für je zwei Spieler
rule-sets-number =
    { $number ->
        [one] { $number } Kartensatz
       *[other] { $number } Kartensätze
    }
rule-discards = Wann ein erzwungener Abwurf ausgeführt wird
rule-discards-immediate = sofort
rule-discards-next-turn = zu Beginn des nächsten eigenen Zuges
rule-ally-check = Wie lange eine Allianz-Fähigkeit verfügbar bleibt
rule-ally-check-at-use = nur solange der Alliierte im Spiel ist
rule-ally-check-unlocked = bis zum Ende des Zuges, auch wenn der Alliierte das Spiel verlässt
rule-destroy-effects = Vorposten gegen Effekte, die eine Basis zerstören
rule-destroy-effects-outposts-first = schützen andere Basen wie bei einem Angriff
rule-destroy-effects-any-base = schützen nicht: Jede Basis darf gewählt werden
rule-own-bases = Ob ein Effekt eine eigene Basis zerstören darf
rule-own-bases-no = nein, nur Basen von Gegnern
rule-own-bases-yes = ja
rule-needle-blob = Tarn-Nadel als Blob-Schiff, für die Blob-Welt
rule-needle-blob-yes = zählt als gespielte Blob-Karte
rule-needle-blob-no = zählt nicht
rule-needle-scrapped = Ob die Tarn-Nadel ein in diesem Zug verschrottetes Schiff kopieren darf
rule-needle-scrapped-yes = ja, jedes in diesem Zug gespielte Schiff
rule-needle-scrapped-no = nein, nur Schiffe, die noch ausliegen
rule-markers = Mehrmals „nächstes Schiff oben aufs Deck“ in einem Zug
rule-markers-stack = jedes Mal ein Schiff
rule-markers-single = insgesamt nur ein Schiff
rule-carrier-marker = Ein Schiff vom Blob-Träger und „nächstes Schiff oben aufs Deck“
rule-carrier-marker-kept = der andere Effekt wartet auf das nächste Schiff
rule-carrier-marker-used = es war das nächste Schiff
rule-gift = Was ein besiegter Admiral oder Plünderer hinterlassen darf
rule-gift-any-card = jede eigene Karte
rule-gift-draw-pile = nur eine Karte aus dem Deck
rule-team-hands = Handkarten in einem Hydra-Team
rule-team-hands-open = voreinander offen
rule-team-hands-hidden = verdeckt
rule-pool-consent = Bevor jemand im Hydra-Team mitbezahlt
rule-pool-consent-ask = wird gefragt
rule-pool-consent-auto = wird nicht gefragt
rule-pool-explorers = Ob ein Hydra-Team einen Entdecker gemeinsam bezahlen darf
rule-pool-explorers-yes = ja
rule-pool-explorers-no = nein, nur Karten der Handelsreihe
rule-turn-limit = Züge je Spieler, nach denen die Partie unentschieden endet
rule-turn-limit-number =
    { $number ->
        [one] { $number } Zug je Spieler
       *[other] { $number } Züge je Spieler
    }
rule-stall-claim = Hausregel: ruhige Züge je Spieler (keine neuen Kampfpunkte, keine neue Autorität, keine neue Karte), nach denen ein Remis beansprucht werden darf
rule-stall-claim-off = kein Remis kann beansprucht werden
rule-stall-claim-number =
    { $number ->
        [one] { $number } Zug je Spieler
       *[other] { $number } Züge je Spieler
    }
