# Tips at the real table, each shown once when it first matters; tips/cavein.json says when.

tip-leader = Your leader’s skill costs nothing, once in every turn in which it lies on top.
tip-last-card = The card you play last leads your Base next turn: choose a skill you want.
tip-recruit = Level 1 is free to recruit. Collect cards of one colour: they pay for crystals.
tip-mine = Crystals are your points. A totem makes its colour 1 cheaper.
tip-raid = A raid takes both actions and brings a totem and cards. Full Bases are worth it.
tip-collect = Artifacts take cards of any colours. Those that help every turn are best early.
tip-cave-in = The end is near: cards in hand are worth nothing then. Take points now.
