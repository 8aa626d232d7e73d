# Tipps am echten Tisch, jeder einmal gezeigt, wenn es zum ersten Mal darauf ankommt; tips/realms.json sagt, wann.

tip-play = Spiel deine ganze Hand aus: Die meisten Karten bringen Handel oder Kampf, nur für diesen Zug.
tip-ally = Zwei Karten einer Fraktion: Die Allianz-Fähigkeit ist bereit. Nutze sie, bevor du den Zug beendest.
tip-discard = Du wählst, was du verlierst: meist Aufklärer oder Natter.
tip-thin = Aufklärer und Nattern zu verschrotten lohnt sich: Bessere Karten kommen dann eher.
tip-buy = Kaufe früh und oft: Gekauftes kommt nach dem nächsten Mischen auf deine Hand.
tip-attack = Greif an, bevor du den Zug beendest: Kampf bleibt nicht. Vorposten zuerst.
tip-base = Basen bleiben liegen: Nutze sie einmal in jedem deiner Züge.
tip-scrap = Verschrotten kostet dich die Karte für immer. Spät in der Partie ist das oft richtig.
tip-hand-over = Dein Team teilt sich diesen Zug: Übergib ihn hin und her, wie du willst.
tip-pass = Für 1 Handel geht eine Karte deines Abwurfstapels an einen Partner neben dir.
