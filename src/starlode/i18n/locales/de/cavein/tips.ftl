# Tipps am echten Tisch, jeder einmal gezeigt, wenn es zum ersten Mal darauf ankommt; tips/cavein.json sagt, wann.

tip-leader = Die Fähigkeit deines Anführers kostet nichts, einmal in jedem Zug, in dem er obenauf liegt.
tip-last-card = Die zuletzt gespielte Karte führt im nächsten Zug deine Basis an: Nimm eine mit nützlicher Fähigkeit.
tip-recruit = Level 1 rekrutierst du kostenlos. Sammle Karten einer Farbe: Damit bezahlst du Kristalle.
tip-mine = Kristalle sind deine Punkte. Ein Totem macht seine Farbe um 1 billiger.
tip-raid = Ein Überfall kostet beide Aktionen und bringt Totem und Karten. Bei vollen Basen lohnt er sich.
tip-collect = Artefakte bezahlst du mit Karten aller Farben. Was jeden Zug hilft, lohnt sich früh.
tip-cave-in = Das Ende naht: Handkarten zählen dann nichts. Sichere dir jetzt Punkte.
