# Tipps am echten Tisch, jeder einmal gezeigt, wenn es zum ersten Mal darauf ankommt; tips/cavein.json sagt, wann.

tip-leader = Die Fähigkeit deines Anführers kostet nichts, einmal in jedem Zug, in dem er obenauf liegt.
tip-last-card = Die zuletzt gespielte Karte führt nächsten Zug deine Basis an: Wähle eine Fähigkeit, die du willst.
tip-recruit = Level 1 rekrutierst du umsonst. Sammle Karten einer Farbe: Sie bezahlen Kristalle.
tip-mine = Kristalle sind deine Punkte. Ein Totem macht seine Farbe um 1 billiger.
tip-raid = Ein Überfall kostet beide Aktionen und bringt Totem und Karten. Bei vollen Basen lohnt er sich.
tip-collect = Artefakte nehmen Karten aller Farben. Was jeden Zug hilft, lohnt sich früh.
tip-cave-in = Das Ende naht: Handkarten zählen dann nichts. Nimm jetzt Punkte.
