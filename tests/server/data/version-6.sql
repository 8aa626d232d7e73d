BEGIN TRANSACTION;
CREATE TABLE about (
	version INTEGER NOT NULL, 
	served BIGINT NOT NULL
);
INSERT INTO "about" VALUES(6,2397);
CREATE TABLE accounts (
	guest VARCHAR NOT NULL, 
	look VARCHAR NOT NULL, 
	password VARCHAR NOT NULL, 
	made BIGINT NOT NULL, 
	PRIMARY KEY (guest), 
	FOREIGN KEY(guest) REFERENCES guests (id), 
	UNIQUE (look)
);
INSERT INTO "accounts" VALUES('pdkhr5gyrmys6gj5','quentin','$argon2id$v=19$m=19456,t=2,p=1$nmJO9UjqZ5udezJe5BcQuA$DKLXYFyukuxJTLFRHsjGkOu0nzC3A5k2NTYWkldBQSk',1794856280695);
CREATE TABLE blocks (
	id VARCHAR NOT NULL, 
	guest VARCHAR NOT NULL, 
	other VARCHAR NOT NULL, 
	made BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (guest, other)
);
INSERT INTO "blocks" VALUES('y75jrm5ycvepdc87','c5bpex3ga5ve7yb2','uuybmcepy56rsxpr',1794856281417);
CREATE TABLE boxes (
	table_id VARCHAR NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE chat (
	table_id VARCHAR NOT NULL, 
	channel VARCHAR NOT NULL, 
	n INTEGER NOT NULL, 
	guest VARCHAR NOT NULL, 
	seat INTEGER, 
	text TEXT, 
	phrase VARCHAR, 
	at BIGINT NOT NULL, 
	message VARCHAR, 
	PRIMARY KEY (table_id, channel, n), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "chat" VALUES('violet-puffin-v7cms7','table',1,'pdkhr5gyrmys6gj5',1,'Good luck',NULL,1794856280712,'page1-1');
INSERT INTO "chat" VALUES('violet-puffin-v7cms7','table',2,'ajw2tmm9hzcau8re',2,NULL,'good-luck',1794856280722,'page2-1');
INSERT INTO "chat" VALUES('lilac-robin-r9ezcy','table',1,'c5bpex3ga5ve7yb2',1,'Well played',NULL,1794856281390,'page3-2');
CREATE TABLE clocks (
	table_id VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	seconds INTEGER NOT NULL, 
	increment INTEGER NOT NULL, 
	since BIGINT, 
	due BIGINT, 
	state TEXT, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "clocks" VALUES('violet-puffin-v7cms7','bank',600,5,771,600592,'{"left": [599821, 600000], "running": [1], "paused": false, "pause": null, "vacation": [0, 0], "away": [0, 0], "before": [], "given": []}');
CREATE TABLE codes (
	hash VARCHAR NOT NULL, 
	guest VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (hash)
);
CREATE TABLE doors (
	table_id VARCHAR NOT NULL, 
	guest VARCHAR NOT NULL, 
	role VARCHAR NOT NULL, 
	PRIMARY KEY (table_id, guest), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "doors" VALUES('violet-puffin-v7cms7','pdkhr5gyrmys6gj5','host');
INSERT INTO "doors" VALUES('crimson-robin-7kr8dg','w7u6knhjb3chq8me','host');
INSERT INTO "doors" VALUES('hazel-badger-gunt5z','5w9ttp85wa6224ce','host');
INSERT INTO "doors" VALUES('lilac-robin-r9ezcy','c5bpex3ga5ve7yb2','host');
INSERT INTO "doors" VALUES('rusty-toucan-57n8mf','2huqn5arzhffevh2','host');
INSERT INTO "doors" VALUES('gentle-toucan-cbn4th','2huqn5arzhffevh2','host');
INSERT INTO "doors" VALUES('amber-heron-722jc3','x3vnqzvs7xn7jyhu','host');
INSERT INTO "doors" VALUES('lilac-ibis-wtb2vy','xtt2q6chggpey2ff','host');
CREATE TABLE guests (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	made BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('pdkhr5gyrmys6gj5','Quentin',1794856280167);
INSERT INTO "guests" VALUES('ajw2tmm9hzcau8re','Crimson Egret',1794856280514);
INSERT INTO "guests" VALUES('w7u6knhjb3chq8me','Lucid Fox',1794856280823);
INSERT INTO "guests" VALUES('5w9ttp85wa6224ce','Ember Toucan',1794856280991);
INSERT INTO "guests" VALUES('2exa5jsbvgusecaf','Anna',1794856281086);
INSERT INTO "guests" VALUES('59yc4c7sqbzfppzy','Teal Toucan',1794856281155);
INSERT INTO "guests" VALUES('c5bpex3ga5ve7yb2','Lilac Magpie',1794856281232);
INSERT INTO "guests" VALUES('uuybmcepy56rsxpr','Opal Seal',1794856281314);
INSERT INTO "guests" VALUES('2huqn5arzhffevh2','Sunny Heron',1794856281503);
INSERT INTO "guests" VALUES('a5eaqqjypbq2n2fd','Violet Tapir',1794856281575);
INSERT INTO "guests" VALUES('x3vnqzvs7xn7jyhu','Silver Salmon',1794856281774);
INSERT INTO "guests" VALUES('yhed3u8t8grym76q','Nimble Lark',1794856281839);
INSERT INTO "guests" VALUES('xtt2q6chggpey2ff','Sable Lemur',1794856282004);
INSERT INTO "guests" VALUES('vgq4mkkjbr5af8sx','Anna',1794856282074);
CREATE TABLE messages (
	table_id VARCHAR NOT NULL, 
	guest VARCHAR NOT NULL, 
	id VARCHAR NOT NULL, 
	v INTEGER NOT NULL, 
	PRIMARY KEY (table_id, guest, id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "messages" VALUES('amber-heron-722jc3','x3vnqzvs7xn7jyhu','page7-1',0);
INSERT INTO "messages" VALUES('lilac-ibis-wtb2vy','xtt2q6chggpey2ff','page9-1',0);
CREATE TABLE orders (
	n INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	what VARCHAR NOT NULL, 
	PRIMARY KEY (n)
);
CREATE TABLE places (
	table_id VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	guest VARCHAR, 
	bot VARCHAR, 
	promise VARCHAR, 
	salt VARCHAR, 
	kept VARCHAR, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "places" VALUES('violet-puffin-v7cms7',1,'pdkhr5gyrmys6gj5',NULL,'','',NULL);
INSERT INTO "places" VALUES('violet-puffin-v7cms7',2,'ajw2tmm9hzcau8re',NULL,'','',NULL);
INSERT INTO "places" VALUES('crimson-robin-7kr8dg',1,'w7u6knhjb3chq8me',NULL,'','',NULL);
INSERT INTO "places" VALUES('crimson-robin-7kr8dg',2,NULL,'greedy','','',NULL);
INSERT INTO "places" VALUES('hazel-badger-gunt5z',1,'5w9ttp85wa6224ce',NULL,'','',NULL);
INSERT INTO "places" VALUES('hazel-badger-gunt5z',2,NULL,NULL,'','',NULL);
INSERT INTO "places" VALUES('lilac-robin-r9ezcy',1,'c5bpex3ga5ve7yb2',NULL,'','',NULL);
INSERT INTO "places" VALUES('lilac-robin-r9ezcy',2,'uuybmcepy56rsxpr',NULL,'','',NULL);
INSERT INTO "places" VALUES('rusty-toucan-57n8mf',1,'2huqn5arzhffevh2',NULL,'','',NULL);
INSERT INTO "places" VALUES('rusty-toucan-57n8mf',2,'a5eaqqjypbq2n2fd',NULL,'','',NULL);
INSERT INTO "places" VALUES('gentle-toucan-cbn4th',1,NULL,NULL,'','',NULL);
INSERT INTO "places" VALUES('gentle-toucan-cbn4th',2,NULL,NULL,'','','a5eaqqjypbq2n2fd');
INSERT INTO "places" VALUES('amber-heron-722jc3',1,NULL,NULL,'','',NULL);
INSERT INTO "places" VALUES('amber-heron-722jc3',2,NULL,NULL,'','',NULL);
INSERT INTO "places" VALUES('lilac-ibis-wtb2vy',1,NULL,NULL,'','',NULL);
INSERT INTO "places" VALUES('lilac-ibis-wtb2vy',2,NULL,NULL,'','',NULL);
CREATE TABLE reports (
	n INTEGER NOT NULL, 
	reporter VARCHAR, 
	about VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	place VARCHAR NOT NULL, 
	reason VARCHAR NOT NULL, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	closed BIGINT, 
	PRIMARY KEY (n)
);
INSERT INTO "reports" VALUES(1,'c5bpex3ga5ve7yb2','uuybmcepy56rsxpr','Opal Seal','lilac-robin-r9ezcy','chat','Not nice.',1794856281400,NULL);
CREATE TABLE rounds (
	table_id VARCHAR NOT NULL, 
	round INTEGER NOT NULL, 
	agreement TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	blamed TEXT, 
	PRIMARY KEY (table_id, round), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "rounds" VALUES('violet-puffin-v7cms7',1,'{"starlode-agreement": 1, "table": "violet-puffin-v7cms7", "round": 1, "game": "realms", "rules": 3, "options": {"format": "duel", "seats": "2", "start": "1", "boss": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "destroy-effects": "outposts-first", "own-bases": "no", "needle-blob": "yes", "needle-scrapped": "yes", "markers": "stack", "carrier-marker": "kept", "gift": "any-card", "team-hands": "open", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "1000", "stall-claim": "off"}, "seats": ["human", "human"], "secret": "094ea3339f548cac50000d9b4ef210a58d8af42f444e36373e9cd1de2c1df2da", "salts": ["", ""]}',1794856280556,NULL);
INSERT INTO "rounds" VALUES('crimson-robin-7kr8dg',1,'{"starlode-agreement": 1, "table": "crimson-robin-7kr8dg", "round": 1, "game": "cavein", "rules": 2, "options": {"edition": "en2021", "weedlocks": "book", "seats": "2", "factions": "random", "start": "random", "taken-crystals-cave-in": "no", "surplus-cards": "yes", "unowned-totems": "yes", "robuster-one-colour": "auto", "empty-skills": "yes", "open-crystals": "no", "round-limit": "200"}, "seats": ["human", "greedy"], "secret": "bd178a4b1e65635c7c756e6b196abff691a15d04001774d5deb1068fd28e4b49", "salts": ["", ""]}',1794856280888,NULL);
INSERT INTO "rounds" VALUES('lilac-robin-r9ezcy',1,'{"starlode-agreement": 1, "table": "lilac-robin-r9ezcy", "round": 1, "game": "realms", "rules": 3, "options": {"format": "duel", "seats": "2", "start": "1", "boss": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "destroy-effects": "outposts-first", "own-bases": "no", "needle-blob": "yes", "needle-scrapped": "yes", "markers": "stack", "carrier-marker": "kept", "gift": "any-card", "team-hands": "open", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "1000", "stall-claim": "off"}, "seats": ["human", "human"], "secret": "59575fc2933228ea7412be4e7f23bd41296cb79be425b0813692dd2111887be8", "salts": ["", ""]}',1794856281346,NULL);
INSERT INTO "rounds" VALUES('rusty-toucan-57n8mf',1,'{"starlode-agreement": 1, "table": "rusty-toucan-57n8mf", "round": 1, "game": "realms", "rules": 3, "options": {"format": "duel", "seats": "2", "start": "1", "boss": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "destroy-effects": "outposts-first", "own-bases": "no", "needle-blob": "yes", "needle-scrapped": "yes", "markers": "stack", "carrier-marker": "kept", "gift": "any-card", "team-hands": "open", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "1000", "stall-claim": "off"}, "seats": ["human", "human"], "secret": "cea058e629fbed7966ca8c35fe4adea6a0c6eab82f2540ac62a8ea582d2d5532", "salts": ["", ""]}',1794856281618,NULL);
INSERT INTO "rounds" VALUES('amber-heron-722jc3',1,'{"starlode-agreement": 1, "table": "amber-heron-722jc3", "round": 1, "game": "realms", "rules": 3, "options": {"format": "duel", "seats": "2", "start": "random", "boss": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "destroy-effects": "outposts-first", "own-bases": "no", "needle-blob": "yes", "needle-scrapped": "yes", "markers": "stack", "carrier-marker": "kept", "gift": "any-card", "team-hands": "open", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "1000", "stall-claim": "off"}, "seats": ["human", "human"], "secret": "26c647e908132097094104ab9fb054f658139089aeba8c0746b06618505a9343", "salts": ["bfcef68234213a685a4af7d6dfa522c98f33a561c13d1102e78209b8c2a0fa75", "c808a0a16b8543ab6540834816f4b870669588017b352026acd148646bd8b4b2"]}',1794856281896,'{"seats": [2], "names": ["Nimble Lark"], "salts": [null, null]}');
INSERT INTO "rounds" VALUES('lilac-ibis-wtb2vy',1,'{"starlode-agreement": 1, "table": "lilac-ibis-wtb2vy", "round": 1, "game": "realms", "rules": 3, "options": {"format": "duel", "seats": "2", "start": "random", "boss": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "destroy-effects": "outposts-first", "own-bases": "no", "needle-blob": "yes", "needle-scrapped": "yes", "markers": "stack", "carrier-marker": "kept", "gift": "any-card", "team-hands": "open", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "1000", "stall-claim": "off"}, "seats": ["human", "human"], "secret": "be7248222557f270835b78d48a54ac5905dd74220e619190071b979417e14c56", "salts": ["1877447f3210c7fc9d6590c39a6cf952c2fe839c3b911f21d11ac1437763902d", "43dd4cdbc928f32289a873c73560e4ab23b150ff57509208ee53f54ce78ff91f"]}',1794856282121,'{"seats": [2], "names": ["Anna"], "salts": [null, null]}');
CREATE TABLE rows (
	table_id VARCHAR NOT NULL, 
	n INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	guest VARCHAR, 
	message VARCHAR, 
	v INTEGER, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, n), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "rows" VALUES('violet-puffin-v7cms7',1,'* reveal junkyard',NULL,NULL,NULL,1794856280556);
INSERT INTO "rows" VALUES('violet-puffin-v7cms7',2,'* reveal blob-wheel',NULL,NULL,NULL,1794856280556);
INSERT INTO "rows" VALUES('violet-puffin-v7cms7',3,'* reveal central-office',NULL,NULL,NULL,1794856280556);
INSERT INTO "rows" VALUES('violet-puffin-v7cms7',4,'* reveal blob-destroyer',NULL,NULL,NULL,1794856280556);
INSERT INTO "rows" VALUES('violet-puffin-v7cms7',5,'* reveal corvette',NULL,NULL,NULL,1794856280556);
INSERT INTO "rows" VALUES('violet-puffin-v7cms7',6,'* draw scout',NULL,NULL,NULL,1794856280556);
INSERT INTO "rows" VALUES('violet-puffin-v7cms7',7,'* draw scout',NULL,NULL,NULL,1794856280556);
INSERT INTO "rows" VALUES('violet-puffin-v7cms7',8,'* draw scout',NULL,NULL,NULL,1794856280556);
INSERT INTO "rows" VALUES('violet-puffin-v7cms7',9,'* draw scout',NULL,NULL,NULL,1794856280556);
INSERT INTO "rows" VALUES('violet-puffin-v7cms7',10,'* draw viper',NULL,NULL,NULL,1794856280556);
INSERT INTO "rows" VALUES('violet-puffin-v7cms7',11,'* draw scout',NULL,NULL,NULL,1794856280556);
INSERT INTO "rows" VALUES('violet-puffin-v7cms7',12,'* draw viper',NULL,NULL,NULL,1794856280556);
INSERT INTO "rows" VALUES('violet-puffin-v7cms7',13,'* draw scout',NULL,NULL,NULL,1794856280556);
INSERT INTO "rows" VALUES('violet-puffin-v7cms7',14,'1 play scout','pdkhr5gyrmys6gj5','page1-2',16,1794856280735);
INSERT INTO "rows" VALUES('crimson-robin-7kr8dg',1,'* faction minegglers',NULL,NULL,NULL,1794856280888);
INSERT INTO "rows" VALUES('crimson-robin-7kr8dg',2,'* faction weedlocks',NULL,NULL,NULL,1794856280888);
INSERT INTO "rows" VALUES('crimson-robin-7kr8dg',3,'* faction hydrans',NULL,NULL,NULL,1794856280888);
INSERT INTO "rows" VALUES('crimson-robin-7kr8dg',4,'* faction metanels',NULL,NULL,NULL,1794856280888);
INSERT INTO "rows" VALUES('crimson-robin-7kr8dg',5,'* uncover blue-1-plain',NULL,NULL,NULL,1794856280888);
INSERT INTO "rows" VALUES('crimson-robin-7kr8dg',6,'* uncover purple-1-brown',NULL,NULL,NULL,1794856280888);
INSERT INTO "rows" VALUES('crimson-robin-7kr8dg',7,'* uncover red-1-plain',NULL,NULL,NULL,1794856280888);
INSERT INTO "rows" VALUES('crimson-robin-7kr8dg',8,'* uncover red-1-plain',NULL,NULL,NULL,1794856280888);
INSERT INTO "rows" VALUES('crimson-robin-7kr8dg',9,'* uncover red-3-cavein',NULL,NULL,NULL,1794856280888);
INSERT INTO "rows" VALUES('crimson-robin-7kr8dg',10,'* uncover yellow-3-green',NULL,NULL,NULL,1794856280888);
INSERT INTO "rows" VALUES('crimson-robin-7kr8dg',11,'* uncover red-3-plain',NULL,NULL,NULL,1794856280888);
INSERT INTO "rows" VALUES('crimson-robin-7kr8dg',12,'* uncover brown-6-cavein',NULL,NULL,NULL,1794856280888);
INSERT INTO "rows" VALUES('crimson-robin-7kr8dg',13,'* uncover yellow-6-cavein',NULL,NULL,NULL,1794856280888);
INSERT INTO "rows" VALUES('crimson-robin-7kr8dg',14,'* uncover purple-10-red',NULL,NULL,NULL,1794856280888);
INSERT INTO "rows" VALUES('crimson-robin-7kr8dg',15,'* show mineracoon',NULL,NULL,NULL,1794856280888);
INSERT INTO "rows" VALUES('crimson-robin-7kr8dg',16,'* show frogt-opus',NULL,NULL,NULL,1794856280888);
INSERT INTO "rows" VALUES('crimson-robin-7kr8dg',17,'* show mineracoon',NULL,NULL,NULL,1794856280888);
INSERT INTO "rows" VALUES('crimson-robin-7kr8dg',18,'* show sapling',NULL,NULL,NULL,1794856280888);
INSERT INTO "rows" VALUES('crimson-robin-7kr8dg',19,'* show stalkroot',NULL,NULL,NULL,1794856280888);
INSERT INTO "rows" VALUES('crimson-robin-7kr8dg',20,'* show diggerhino',NULL,NULL,NULL,1794856280888);
INSERT INTO "rows" VALUES('crimson-robin-7kr8dg',21,'* show fish-bean',NULL,NULL,NULL,1794856280888);
INSERT INTO "rows" VALUES('crimson-robin-7kr8dg',22,'* show shu-war',NULL,NULL,NULL,1794856280888);
INSERT INTO "rows" VALUES('crimson-robin-7kr8dg',23,'* show shu-war',NULL,NULL,NULL,1794856280888);
INSERT INTO "rows" VALUES('crimson-robin-7kr8dg',24,'* show mu-shell',NULL,NULL,NULL,1794856280888);
INSERT INTO "rows" VALUES('crimson-robin-7kr8dg',25,'* draw oddgrabber',NULL,NULL,NULL,1794856280888);
INSERT INTO "rows" VALUES('crimson-robin-7kr8dg',26,'* draw sapling',NULL,NULL,NULL,1794856280888);
INSERT INTO "rows" VALUES('crimson-robin-7kr8dg',27,'* draw fish-bean',NULL,NULL,NULL,1794856280888);
INSERT INTO "rows" VALUES('crimson-robin-7kr8dg',28,'* draw oddgrabber',NULL,NULL,NULL,1794856280888);
INSERT INTO "rows" VALUES('crimson-robin-7kr8dg',29,'* draw frogt-opus',NULL,NULL,NULL,1794856280888);
INSERT INTO "rows" VALUES('crimson-robin-7kr8dg',30,'* draw fish-bean',NULL,NULL,NULL,1794856280888);
INSERT INTO "rows" VALUES('crimson-robin-7kr8dg',31,'* command metanels',NULL,NULL,NULL,1794856280888);
INSERT INTO "rows" VALUES('crimson-robin-7kr8dg',32,'* command weedlocks',NULL,NULL,NULL,1794856280888);
INSERT INTO "rows" VALUES('crimson-robin-7kr8dg',33,'* reveal hazard-pay+locked-bunkhouse',NULL,NULL,NULL,1794856280888);
INSERT INTO "rows" VALUES('crimson-robin-7kr8dg',34,'* reveal faction-envoy+enhanced-vision',NULL,NULL,NULL,1794856280888);
INSERT INTO "rows" VALUES('crimson-robin-7kr8dg',35,'* reveal deep-vein-bonus+twin-shaft-lift',NULL,NULL,NULL,1794856280888);
INSERT INTO "rows" VALUES('crimson-robin-7kr8dg',36,'* start 1',NULL,NULL,NULL,1794856280888);
INSERT INTO "rows" VALUES('lilac-robin-r9ezcy',1,'* reveal missile-mech',NULL,NULL,NULL,1794856281346);
INSERT INTO "rows" VALUES('lilac-robin-r9ezcy',2,'* reveal ram',NULL,NULL,NULL,1794856281346);
INSERT INTO "rows" VALUES('lilac-robin-r9ezcy',3,'* reveal battle-pod',NULL,NULL,NULL,1794856281346);
INSERT INTO "rows" VALUES('lilac-robin-r9ezcy',4,'* reveal imperial-fighter',NULL,NULL,NULL,1794856281346);
INSERT INTO "rows" VALUES('lilac-robin-r9ezcy',5,'* reveal blob-wheel',NULL,NULL,NULL,1794856281346);
INSERT INTO "rows" VALUES('lilac-robin-r9ezcy',6,'* draw scout',NULL,NULL,NULL,1794856281346);
INSERT INTO "rows" VALUES('lilac-robin-r9ezcy',7,'* draw scout',NULL,NULL,NULL,1794856281346);
INSERT INTO "rows" VALUES('lilac-robin-r9ezcy',8,'* draw scout',NULL,NULL,NULL,1794856281346);
INSERT INTO "rows" VALUES('lilac-robin-r9ezcy',9,'* draw scout',NULL,NULL,NULL,1794856281346);
INSERT INTO "rows" VALUES('lilac-robin-r9ezcy',10,'* draw viper',NULL,NULL,NULL,1794856281346);
INSERT INTO "rows" VALUES('lilac-robin-r9ezcy',11,'* draw scout',NULL,NULL,NULL,1794856281346);
INSERT INTO "rows" VALUES('lilac-robin-r9ezcy',12,'* draw scout',NULL,NULL,NULL,1794856281346);
INSERT INTO "rows" VALUES('lilac-robin-r9ezcy',13,'* draw scout',NULL,NULL,NULL,1794856281346);
INSERT INTO "rows" VALUES('lilac-robin-r9ezcy',14,'1 resign','c5bpex3ga5ve7yb2','page3-1',15,1794856281379);
INSERT INTO "rows" VALUES('rusty-toucan-57n8mf',1,'* reveal blob-wheel',NULL,NULL,NULL,1794856281618);
INSERT INTO "rows" VALUES('rusty-toucan-57n8mf',2,'* reveal battle-blob',NULL,NULL,NULL,1794856281618);
INSERT INTO "rows" VALUES('rusty-toucan-57n8mf',3,'* reveal mech-world',NULL,NULL,NULL,1794856281618);
INSERT INTO "rows" VALUES('rusty-toucan-57n8mf',4,'* reveal freighter',NULL,NULL,NULL,1794856281618);
INSERT INTO "rows" VALUES('rusty-toucan-57n8mf',5,'* reveal embassy-yacht',NULL,NULL,NULL,1794856281618);
INSERT INTO "rows" VALUES('rusty-toucan-57n8mf',6,'* draw scout',NULL,NULL,NULL,1794856281618);
INSERT INTO "rows" VALUES('rusty-toucan-57n8mf',7,'* draw scout',NULL,NULL,NULL,1794856281618);
INSERT INTO "rows" VALUES('rusty-toucan-57n8mf',8,'* draw viper',NULL,NULL,NULL,1794856281618);
INSERT INTO "rows" VALUES('rusty-toucan-57n8mf',9,'* draw scout',NULL,NULL,NULL,1794856281618);
INSERT INTO "rows" VALUES('rusty-toucan-57n8mf',10,'* draw scout',NULL,NULL,NULL,1794856281618);
INSERT INTO "rows" VALUES('rusty-toucan-57n8mf',11,'* draw scout',NULL,NULL,NULL,1794856281618);
INSERT INTO "rows" VALUES('rusty-toucan-57n8mf',12,'* draw viper',NULL,NULL,NULL,1794856281618);
INSERT INTO "rows" VALUES('rusty-toucan-57n8mf',13,'* draw scout',NULL,NULL,NULL,1794856281618);
INSERT INTO "rows" VALUES('rusty-toucan-57n8mf',14,'1 resign','2huqn5arzhffevh2','page5-1',15,1794856281655);
CREATE TABLE secrets (
	table_id VARCHAR NOT NULL, 
	round INTEGER NOT NULL, 
	secret BLOB NOT NULL, 
	PRIMARY KEY (table_id, round), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "secrets" VALUES('violet-puffin-v7cms7',1,X'CF88167893C7ECED37AC8B6F6D3C585497BEE44F15BF18E589570454E674E113');
INSERT INTO "secrets" VALUES('crimson-robin-7kr8dg',1,X'933ED6001E3E4671B8D4B2E246FA5836B3CDE7AA00CDC01C3D5383703EC4FEB5');
INSERT INTO "secrets" VALUES('hazel-badger-gunt5z',1,X'02B4B427D899ABA81A54656A9E2C402543F6232EFD7AAA44F49DCCCACA9DE698');
INSERT INTO "secrets" VALUES('lilac-robin-r9ezcy',1,X'DA8363549F834950E004A68190F77F3E61B57CDEBD4A427A3310847311ABDE36');
INSERT INTO "secrets" VALUES('rusty-toucan-57n8mf',1,X'66F8432900296A848EBD17CD9550BB615285C2D6BBF8BB45F3A89964F81A7213');
INSERT INTO "secrets" VALUES('gentle-toucan-cbn4th',1,X'4A831678C25CFEE9E0DD1AEB7D634C085F7CD99B7050CA34ED827F7F1C6513FA');
INSERT INTO "secrets" VALUES('amber-heron-722jc3',1,X'673F2AD758BF148179C6E6F384DDEF8EF7513EF1AA679E10D59C156A8EFED3C3');
INSERT INTO "secrets" VALUES('amber-heron-722jc3',2,X'C747636F6C6F77FF19005B27065C070CB8DA71FDDA75460EA30AED25ED96304A');
INSERT INTO "secrets" VALUES('lilac-ibis-wtb2vy',1,X'86A458B6C8ADC975AE2634F5AF457C4A4CC8D5EC338F1ADFFC86975EBD2507A7');
INSERT INTO "secrets" VALUES('lilac-ibis-wtb2vy',2,X'33034AAAB788117EA17EFEE97B5ABBB979DDA37264707DEABB758C0849C6DC6C');
CREATE TABLE standings (
	guest VARCHAR NOT NULL, 
	epoch INTEGER NOT NULL, 
	banned BIGINT, 
	PRIMARY KEY (guest)
);
CREATE TABLE starts (
	table_id VARCHAR NOT NULL, 
	position TEXT NOT NULL, 
	lesson VARCHAR, 
	chapter INTEGER NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE tables (
	id VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	rules INTEGER NOT NULL, 
	format VARCHAR NOT NULL, 
	seats INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	commitment VARCHAR NOT NULL, 
	phase VARCHAR NOT NULL, 
	v INTEGER NOT NULL, 
	outcome TEXT, 
	undo TEXT, 
	rematch VARCHAR, 
	round INTEGER NOT NULL, 
	known BOOLEAN NOT NULL, 
	patience INTEGER NOT NULL, 
	public BOOLEAN NOT NULL, 
	absent VARCHAR NOT NULL, 
	grace INTEGER NOT NULL, 
	rated BOOLEAN NOT NULL, 
	hints BOOLEAN NOT NULL, 
	made BIGINT NOT NULL, 
	moved BIGINT NOT NULL, 
	ended BIGINT, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('violet-puffin-v7cms7','realms',3,'duel',2,'{"start": "1", "boss": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "destroy-effects": "outposts-first", "own-bases": "no", "needle-blob": "yes", "needle-scrapped": "yes", "markers": "stack", "carrier-marker": "kept", "gift": "any-card", "team-hands": "open", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "1000", "stall-claim": "off"}','094ea3339f548cac50000d9b4ef210a58d8af42f444e36373e9cd1de2c1df2da','running',16,NULL,NULL,NULL,1,0,60,0,'wait',60,0,1,1794856280533,1794856280735,NULL);
INSERT INTO "tables" VALUES('crimson-robin-7kr8dg','cavein',2,'en2021',2,'{"weedlocks": "book", "factions": "random", "start": "random", "taken-crystals-cave-in": "no", "surplus-cards": "yes", "unowned-totems": "yes", "robuster-one-colour": "auto", "empty-skills": "yes", "open-crystals": "no", "round-limit": "200"}','bd178a4b1e65635c7c756e6b196abff691a15d04001774d5deb1068fd28e4b49','running',37,NULL,NULL,NULL,1,0,60,0,'wait',60,0,1,1794856280888,1794856280888,NULL);
INSERT INTO "tables" VALUES('hazel-badger-gunt5z','realms',3,'duel',2,'{"start": "random", "boss": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "destroy-effects": "outposts-first", "own-bases": "no", "needle-blob": "yes", "needle-scrapped": "yes", "markers": "stack", "carrier-marker": "kept", "gift": "any-card", "team-hands": "open", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "1000", "stall-claim": "off"}','3f1eb491051cb4c6f889eb14b75b94fffaf06b5ca1bb5735ef71ba3a28d471ac','waiting',0,NULL,NULL,NULL,1,0,60,0,'wait',60,0,1,1794856281014,1794856281014,NULL);
INSERT INTO "tables" VALUES('lilac-robin-r9ezcy','realms',3,'duel',2,'{"start": "1", "boss": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "destroy-effects": "outposts-first", "own-bases": "no", "needle-blob": "yes", "needle-scrapped": "yes", "markers": "stack", "carrier-marker": "kept", "gift": "any-card", "team-hands": "open", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "1000", "stall-claim": "off"}','59575fc2933228ea7412be4e7f23bd41296cb79be425b0813692dd2111887be8','over',15,'{"winners": [2], "reason": "resigned", "places": [2, 1], "sides": [[1], [2]]}',NULL,NULL,1,0,60,0,'wait',60,0,1,1794856281334,1794856281379,1794856281379);
INSERT INTO "tables" VALUES('rusty-toucan-57n8mf','realms',3,'duel',2,'{"start": "1", "boss": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "destroy-effects": "outposts-first", "own-bases": "no", "needle-blob": "yes", "needle-scrapped": "yes", "markers": "stack", "carrier-marker": "kept", "gift": "any-card", "team-hands": "open", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "1000", "stall-claim": "off"}','cea058e629fbed7966ca8c35fe4adea6a0c6eab82f2540ac62a8ea582d2d5532','over',15,'{"winners": [2], "reason": "resigned", "places": [2, 1], "sides": [[1], [2]]}',NULL,NULL,1,0,60,0,'wait',60,0,1,1794856281603,1794856281655,1794856281655);
INSERT INTO "tables" VALUES('gentle-toucan-cbn4th','realms',3,'duel',2,'{"start": "random", "boss": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "destroy-effects": "outposts-first", "own-bases": "no", "needle-blob": "yes", "needle-scrapped": "yes", "markers": "stack", "carrier-marker": "kept", "gift": "any-card", "team-hands": "open", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "1000", "stall-claim": "off"}','574b8dcdc2d5fdc1361c11dbb84e77514b089591d9ae19692e95a869c8d5eea8','waiting',0,NULL,NULL,NULL,1,0,60,0,'wait',60,0,1,1794856281678,1794856281695,NULL);
INSERT INTO "tables" VALUES('amber-heron-722jc3','realms',3,'duel',2,'{"start": "random", "boss": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "destroy-effects": "outposts-first", "own-bases": "no", "needle-blob": "yes", "needle-scrapped": "yes", "markers": "stack", "carrier-marker": "kept", "gift": "any-card", "team-hands": "open", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "1000", "stall-claim": "off"}','1053e3ef40fca69fb3bc062f7acd70c1bbfc44165907dbe81a088ac7c6cda2e9','waiting',0,NULL,NULL,NULL,2,0,60,0,'wait',60,0,1,1794856281859,1794856282144,NULL);
INSERT INTO "tables" VALUES('lilac-ibis-wtb2vy','realms',3,'duel',2,'{"start": "random", "boss": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "destroy-effects": "outposts-first", "own-bases": "no", "needle-blob": "yes", "needle-scrapped": "yes", "markers": "stack", "carrier-marker": "kept", "gift": "any-card", "team-hands": "open", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "1000", "stall-claim": "off"}','477a3edb8bd106306101fd7a629c9cb6e176e0fa496461a903b435846bfb0f21','waiting',0,NULL,NULL,NULL,2,0,60,0,'wait',60,0,1,1794856282098,1794856282147,NULL);
CREATE INDEX tables_by_rematch ON tables (rematch);
CREATE INDEX blocks_by_other ON blocks (other);
CREATE INDEX places_by_kept ON places (kept);
CREATE INDEX places_by_guest ON places (guest);
CREATE INDEX clocks_by_due ON clocks (due);
CREATE INDEX chat_by_guest ON chat (guest);
CREATE INDEX doors_by_guest ON doors (guest);
COMMIT;
