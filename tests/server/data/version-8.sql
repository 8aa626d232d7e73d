BEGIN TRANSACTION;
CREATE TABLE about (
	version INTEGER NOT NULL, 
	served BIGINT NOT NULL, 
	beat BIGINT NOT NULL
);
INSERT INTO "about" VALUES(8,2960,0);
CREATE TABLE accounts (
	guest VARCHAR NOT NULL, 
	look VARCHAR NOT NULL, 
	password VARCHAR NOT NULL, 
	made BIGINT NOT NULL, 
	PRIMARY KEY (guest), 
	FOREIGN KEY(guest) REFERENCES guests (id), 
	UNIQUE (look)
);
CREATE TABLE analyses (
	table_id VARCHAR NOT NULL, 
	format INTEGER NOT NULL, 
	made BIGINT NOT NULL, 
	content TEXT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE blames (
	table_id VARCHAR NOT NULL, 
	round INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	guest VARCHAR NOT NULL, 
	PRIMARY KEY (table_id, round, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE blocks (
	id VARCHAR NOT NULL, 
	guest VARCHAR NOT NULL, 
	other VARCHAR NOT NULL, 
	made BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (guest, other)
);
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
INSERT INTO "chat" VALUES('tidal-seal-zs9tq6','table',1,'tkubtt3dzs3k3cnq',1,'Good luck',NULL,1794979358430,'page1-1');
INSERT INTO "chat" VALUES('tidal-seal-zs9tq6','table',2,'7qyyggj9qaedywkm',2,NULL,'good-luck',1794979358442,'page2-1');
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
INSERT INTO "clocks" VALUES('gentle-hawk-mkdh8m','bank',600,5,2261,602251,'{"left": [604784, 599990], "running": [2], "paused": false, "pause": null, "vacation": [0, 0], "away": [0, 0], "before": [], "given": []}');
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
INSERT INTO "doors" VALUES('tidal-seal-zs9tq6','tkubtt3dzs3k3cnq','host');
INSERT INTO "doors" VALUES('ivory-jackal-wwxpeb','53rxwavx5g9zdtgg','host');
INSERT INTO "doors" VALUES('gentle-hawk-mkdh8m','pgg5ma3kycsst85k','host');
INSERT INTO "doors" VALUES('amber-beaver-853t6d','7nzzc2szj9ppqyzk','host');
INSERT INTO "doors" VALUES('solar-osprey-uuu2n6','v7ejvfkyjrxdxn95','host');
CREATE TABLE former_names (
	look VARCHAR NOT NULL, 
	guest VARCHAR NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (look)
);
CREATE TABLE guests (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	made BIGINT NOT NULL, 
	look VARCHAR NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('tkubtt3dzs3k3cnq','Ochre Salmon',1794979358110,'ochresaimon');
INSERT INTO "guests" VALUES('7qyyggj9qaedywkm','Azure Wren',1794979358244,'azurewren');
INSERT INTO "guests" VALUES('53rxwavx5g9zdtgg','Jade Wren',1794979358939,'jadewren');
INSERT INTO "guests" VALUES('3xrfqr5m6jemc498','Mellow Ferret',1794979359031,'meiiowferret');
INSERT INTO "guests" VALUES('pgg5ma3kycsst85k','Silent Ibex',1794979359419,'siientibex');
INSERT INTO "guests" VALUES('6kudsf7y2gec9cs7','Velvet Robin',1794979359661,'veivetrobin');
INSERT INTO "guests" VALUES('7nzzc2szj9ppqyzk','Quiet Heron',1794979360416,'quietheron');
INSERT INTO "guests" VALUES('v7ejvfkyjrxdxn95','Misty Bison',1794979360527,'mistybison');
CREATE TABLE keys (
	name VARCHAR NOT NULL, 
	value BLOB NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE messages (
	table_id VARCHAR NOT NULL, 
	guest VARCHAR NOT NULL, 
	id VARCHAR NOT NULL, 
	v INTEGER NOT NULL, 
	PRIMARY KEY (table_id, guest, id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
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
INSERT INTO "places" VALUES('tidal-seal-zs9tq6',1,'tkubtt3dzs3k3cnq',NULL,'','',NULL);
INSERT INTO "places" VALUES('tidal-seal-zs9tq6',2,'7qyyggj9qaedywkm',NULL,'','',NULL);
INSERT INTO "places" VALUES('ivory-jackal-wwxpeb',1,'53rxwavx5g9zdtgg',NULL,'','',NULL);
INSERT INTO "places" VALUES('ivory-jackal-wwxpeb',2,'3xrfqr5m6jemc498',NULL,'','',NULL);
INSERT INTO "places" VALUES('gentle-hawk-mkdh8m',1,'pgg5ma3kycsst85k',NULL,'','',NULL);
INSERT INTO "places" VALUES('gentle-hawk-mkdh8m',2,'6kudsf7y2gec9cs7',NULL,'','',NULL);
INSERT INTO "places" VALUES('amber-beaver-853t6d',1,'7nzzc2szj9ppqyzk',NULL,'','',NULL);
INSERT INTO "places" VALUES('amber-beaver-853t6d',2,NULL,NULL,'','',NULL);
INSERT INTO "places" VALUES('solar-osprey-uuu2n6',1,'v7ejvfkyjrxdxn95',NULL,'','',NULL);
INSERT INTO "places" VALUES('solar-osprey-uuu2n6',2,NULL,'greedy','','',NULL);
INSERT INTO "places" VALUES('solar-osprey-uuu2n6',3,NULL,NULL,'','',NULL);
CREATE TABLE processes (
	id VARCHAR NOT NULL, 
	address VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	plays TEXT NOT NULL, 
	made BIGINT NOT NULL, 
	renewed BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
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
CREATE TABLE rounds (
	table_id VARCHAR NOT NULL, 
	round INTEGER NOT NULL, 
	agreement TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	blamed TEXT, 
	PRIMARY KEY (table_id, round), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "rounds" VALUES('tidal-seal-zs9tq6',1,'{"starlode-agreement": 1, "table": "tidal-seal-zs9tq6", "round": 1, "game": "realms", "rules": 3, "options": {"format": "duel", "seats": "2", "start": "1", "boss": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "destroy-effects": "outposts-first", "own-bases": "no", "needle-blob": "yes", "needle-scrapped": "yes", "markers": "stack", "carrier-marker": "kept", "gift": "any-card", "team-hands": "open", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "1000", "stall-claim": "off"}, "seats": ["human", "human"], "secret": "47941335f49a9751d0e5d6e036ffc858e491bb07e751d0568569066b9310f9cd", "salts": ["", ""]}',1794979358329,NULL);
INSERT INTO "rounds" VALUES('ivory-jackal-wwxpeb',1,'{"starlode-agreement": 1, "table": "ivory-jackal-wwxpeb", "round": 1, "game": "realms", "rules": 3, "options": {"format": "duel", "seats": "2", "start": "1", "boss": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "destroy-effects": "outposts-first", "own-bases": "no", "needle-blob": "yes", "needle-scrapped": "yes", "markers": "stack", "carrier-marker": "kept", "gift": "any-card", "team-hands": "open", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "1000", "stall-claim": "off"}, "seats": ["human", "human"], "secret": "839c5d0702dff8a5be359df48d848caf69c2dce5f17926e20268383472d203fe", "salts": ["", ""]}',1794979359088,NULL);
INSERT INTO "rounds" VALUES('gentle-hawk-mkdh8m',1,'{"starlode-agreement": 1, "table": "gentle-hawk-mkdh8m", "round": 1, "game": "realms", "rules": 3, "options": {"format": "duel", "seats": "2", "start": "1", "boss": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "destroy-effects": "outposts-first", "own-bases": "no", "needle-blob": "yes", "needle-scrapped": "yes", "markers": "stack", "carrier-marker": "kept", "gift": "any-card", "team-hands": "open", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "1000", "stall-claim": "off"}, "seats": ["human", "human"], "secret": "d2256fe94be74a5d134b27c7d6eb93b81d8c7fac74ff08c4ac911621e3faac32", "salts": ["", ""]}',1794979359905,NULL);
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
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',1,'* reveal survey-ship',NULL,NULL,NULL,1794979358329);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',2,'* reveal supply-bot',NULL,NULL,NULL,1794979358329);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',3,'* reveal missile-bot',NULL,NULL,NULL,1794979358329);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',4,'* reveal port-of-call',NULL,NULL,NULL,1794979358329);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',5,'* reveal imperial-frigate',NULL,NULL,NULL,1794979358329);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',6,'* draw viper',NULL,NULL,NULL,1794979358329);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',7,'* draw scout',NULL,NULL,NULL,1794979358329);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',8,'* draw scout',NULL,NULL,NULL,1794979358329);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',9,'* draw scout',NULL,NULL,NULL,1794979358329);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',10,'* draw scout',NULL,NULL,NULL,1794979358329);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',11,'* draw viper',NULL,NULL,NULL,1794979358329);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',12,'* draw scout',NULL,NULL,NULL,1794979358329);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',13,'* draw scout',NULL,NULL,NULL,1794979358329);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',14,'1 play viper','tkubtt3dzs3k3cnq','page1-2',16,1794979358452);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',15,'1 play scout','tkubtt3dzs3k3cnq','page1-3',18,1794979358459);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',16,'1 play scout','tkubtt3dzs3k3cnq','page1-4',20,1794979358471);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',17,'1 attack 2','tkubtt3dzs3k3cnq','page1-5',21,1794979358483);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',18,'1 buy missile-bot','tkubtt3dzs3k3cnq','page1-6',23,1794979358487);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',19,'* reveal fleet-hq','tkubtt3dzs3k3cnq','page1-6',23,1794979358487);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',20,'1 end-turn','tkubtt3dzs3k3cnq','page1-7',30,1794979358495);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',21,'* draw viper','tkubtt3dzs3k3cnq','page1-7',30,1794979358495);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',22,'* draw scout','tkubtt3dzs3k3cnq','page1-7',30,1794979358495);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',23,'* draw scout','tkubtt3dzs3k3cnq','page1-7',30,1794979358495);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',24,'* draw scout','tkubtt3dzs3k3cnq','page1-7',30,1794979358495);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',25,'* draw scout','tkubtt3dzs3k3cnq','page1-7',30,1794979358495);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',26,'2 play scout','7qyyggj9qaedywkm','page2-2',32,1794979358503);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',27,'2 play viper','7qyyggj9qaedywkm','page2-3',34,1794979358511);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',28,'2 play scout','7qyyggj9qaedywkm','page2-4',36,1794979358515);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',29,'2 attack 1','7qyyggj9qaedywkm','page2-5',37,1794979358523);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',30,'2 buy explorer','7qyyggj9qaedywkm','page2-6',38,1794979358531);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',31,'2 play scout','7qyyggj9qaedywkm','page2-7',40,1794979358534);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',32,'2 play scout','7qyyggj9qaedywkm','page2-8',42,1794979358547);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',33,'2 buy explorer','7qyyggj9qaedywkm','page2-9',43,1794979358550);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',34,'2 end-turn','7qyyggj9qaedywkm','page2-10',50,1794979358555);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',35,'* draw scout','7qyyggj9qaedywkm','page2-10',50,1794979358555);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',36,'* draw scout','7qyyggj9qaedywkm','page2-10',50,1794979358555);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',37,'* draw scout','7qyyggj9qaedywkm','page2-10',50,1794979358555);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',38,'* draw viper','7qyyggj9qaedywkm','page2-10',50,1794979358555);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',39,'* draw scout','7qyyggj9qaedywkm','page2-10',50,1794979358555);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',40,'1 play scout','tkubtt3dzs3k3cnq','page1-8',52,1794979358563);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',41,'1 play scout','tkubtt3dzs3k3cnq','page1-9',54,1794979358571);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',42,'1 buy explorer','tkubtt3dzs3k3cnq','page1-10',55,1794979358583);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',43,'1 play scout','tkubtt3dzs3k3cnq','page1-11',57,1794979358588);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',44,'1 play scout','tkubtt3dzs3k3cnq','page1-12',59,1794979358590);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',45,'1 play viper','tkubtt3dzs3k3cnq','page1-13',61,1794979358714);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',46,'1 buy explorer','tkubtt3dzs3k3cnq','page1-14',62,1794979358731);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',47,'1 attack 2','tkubtt3dzs3k3cnq','page1-15',63,1794979358742);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',48,'1 end-turn','tkubtt3dzs3k3cnq','page1-16',71,1794979358747);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',49,'* draw scout','tkubtt3dzs3k3cnq','page1-16',71,1794979358747);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',50,'* draw scout','tkubtt3dzs3k3cnq','page1-16',71,1794979358747);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',51,'* draw missile-bot','tkubtt3dzs3k3cnq','page1-16',71,1794979358747);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',52,'* draw scout','tkubtt3dzs3k3cnq','page1-16',71,1794979358747);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',53,'* draw viper','tkubtt3dzs3k3cnq','page1-16',71,1794979358747);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',54,'2 play viper','7qyyggj9qaedywkm','page2-11',73,1794979358761);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',55,'2 attack 1','7qyyggj9qaedywkm','page2-12',74,1794979358770);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',56,'2 play scout','7qyyggj9qaedywkm','page2-13',76,1794979358775);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',57,'2 play scout','7qyyggj9qaedywkm','page2-14',78,1794979358802);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',58,'2 buy explorer','7qyyggj9qaedywkm','page2-15',79,1794979358814);
INSERT INTO "rows" VALUES('tidal-seal-zs9tq6',59,'2 play scout','7qyyggj9qaedywkm','page2-16',81,1794979358835);
INSERT INTO "rows" VALUES('ivory-jackal-wwxpeb',1,'* reveal trade-bot',NULL,NULL,NULL,1794979359088);
INSERT INTO "rows" VALUES('ivory-jackal-wwxpeb',2,'* reveal blob-destroyer',NULL,NULL,NULL,1794979359088);
INSERT INTO "rows" VALUES('ivory-jackal-wwxpeb',3,'* reveal ram',NULL,NULL,NULL,1794979359088);
INSERT INTO "rows" VALUES('ivory-jackal-wwxpeb',4,'* reveal stealth-needle',NULL,NULL,NULL,1794979359088);
INSERT INTO "rows" VALUES('ivory-jackal-wwxpeb',5,'* reveal trade-pod',NULL,NULL,NULL,1794979359088);
INSERT INTO "rows" VALUES('ivory-jackal-wwxpeb',6,'* draw viper',NULL,NULL,NULL,1794979359088);
INSERT INTO "rows" VALUES('ivory-jackal-wwxpeb',7,'* draw viper',NULL,NULL,NULL,1794979359088);
INSERT INTO "rows" VALUES('ivory-jackal-wwxpeb',8,'* draw scout',NULL,NULL,NULL,1794979359088);
INSERT INTO "rows" VALUES('ivory-jackal-wwxpeb',9,'* draw scout',NULL,NULL,NULL,1794979359088);
INSERT INTO "rows" VALUES('ivory-jackal-wwxpeb',10,'* draw scout',NULL,NULL,NULL,1794979359088);
INSERT INTO "rows" VALUES('ivory-jackal-wwxpeb',11,'* draw scout',NULL,NULL,NULL,1794979359088);
INSERT INTO "rows" VALUES('ivory-jackal-wwxpeb',12,'* draw scout',NULL,NULL,NULL,1794979359088);
INSERT INTO "rows" VALUES('ivory-jackal-wwxpeb',13,'* draw viper',NULL,NULL,NULL,1794979359088);
INSERT INTO "rows" VALUES('ivory-jackal-wwxpeb',14,'1 play viper','53rxwavx5g9zdtgg','page3-1',16,1794979359129);
INSERT INTO "rows" VALUES('ivory-jackal-wwxpeb',15,'1 attack 2','53rxwavx5g9zdtgg','page3-2',17,1794979359135);
INSERT INTO "rows" VALUES('ivory-jackal-wwxpeb',16,'1 play scout','53rxwavx5g9zdtgg','page3-3',19,1794979359140);
INSERT INTO "rows" VALUES('ivory-jackal-wwxpeb',17,'1 play viper','53rxwavx5g9zdtgg','page3-4',21,1794979359150);
INSERT INTO "rows" VALUES('ivory-jackal-wwxpeb',18,'1 buy trade-bot','53rxwavx5g9zdtgg','page3-5',23,1794979359155);
INSERT INTO "rows" VALUES('ivory-jackal-wwxpeb',19,'* reveal missile-bot','53rxwavx5g9zdtgg','page3-5',23,1794979359155);
INSERT INTO "rows" VALUES('ivory-jackal-wwxpeb',20,'1 attack 2','53rxwavx5g9zdtgg','page3-6',24,1794979359163);
INSERT INTO "rows" VALUES('ivory-jackal-wwxpeb',21,'1 end-turn','53rxwavx5g9zdtgg','page3-7',31,1794979359179);
INSERT INTO "rows" VALUES('ivory-jackal-wwxpeb',22,'* draw scout','53rxwavx5g9zdtgg','page3-7',31,1794979359179);
INSERT INTO "rows" VALUES('ivory-jackal-wwxpeb',23,'* draw scout','53rxwavx5g9zdtgg','page3-7',31,1794979359179);
INSERT INTO "rows" VALUES('ivory-jackal-wwxpeb',24,'* draw scout','53rxwavx5g9zdtgg','page3-7',31,1794979359179);
INSERT INTO "rows" VALUES('ivory-jackal-wwxpeb',25,'* draw scout','53rxwavx5g9zdtgg','page3-7',31,1794979359179);
INSERT INTO "rows" VALUES('ivory-jackal-wwxpeb',26,'* draw scout','53rxwavx5g9zdtgg','page3-7',31,1794979359179);
INSERT INTO "rows" VALUES('ivory-jackal-wwxpeb',27,'2 play viper','3xrfqr5m6jemc498','page4-1',33,1794979359188);
INSERT INTO "rows" VALUES('ivory-jackal-wwxpeb',28,'2 attack 1','3xrfqr5m6jemc498','page4-2',34,1794979359205);
INSERT INTO "rows" VALUES('ivory-jackal-wwxpeb',29,'2 play scout','3xrfqr5m6jemc498','page4-3',36,1794979359216);
INSERT INTO "rows" VALUES('ivory-jackal-wwxpeb',30,'2 play scout','3xrfqr5m6jemc498','page4-4',38,1794979359236);
INSERT INTO "rows" VALUES('ivory-jackal-wwxpeb',31,'2 play scout','3xrfqr5m6jemc498','page4-5',40,1794979359288);
INSERT INTO "rows" VALUES('ivory-jackal-wwxpeb',32,'1 resign','53rxwavx5g9zdtgg','page3-8',41,1794979359299);
INSERT INTO "rows" VALUES('gentle-hawk-mkdh8m',1,'* reveal blob-wheel',NULL,NULL,NULL,1794979359905);
INSERT INTO "rows" VALUES('gentle-hawk-mkdh8m',2,'* reveal blob-destroyer',NULL,NULL,NULL,1794979359905);
INSERT INTO "rows" VALUES('gentle-hawk-mkdh8m',3,'* reveal command-ship',NULL,NULL,NULL,1794979359905);
INSERT INTO "rows" VALUES('gentle-hawk-mkdh8m',4,'* reveal battlecruiser',NULL,NULL,NULL,1794979359905);
INSERT INTO "rows" VALUES('gentle-hawk-mkdh8m',5,'* reveal royal-redoubt',NULL,NULL,NULL,1794979359905);
INSERT INTO "rows" VALUES('gentle-hawk-mkdh8m',6,'* draw scout',NULL,NULL,NULL,1794979359905);
INSERT INTO "rows" VALUES('gentle-hawk-mkdh8m',7,'* draw scout',NULL,NULL,NULL,1794979359905);
INSERT INTO "rows" VALUES('gentle-hawk-mkdh8m',8,'* draw scout',NULL,NULL,NULL,1794979359905);
INSERT INTO "rows" VALUES('gentle-hawk-mkdh8m',9,'* draw viper',NULL,NULL,NULL,1794979359905);
INSERT INTO "rows" VALUES('gentle-hawk-mkdh8m',10,'* draw scout',NULL,NULL,NULL,1794979359905);
INSERT INTO "rows" VALUES('gentle-hawk-mkdh8m',11,'* draw viper',NULL,NULL,NULL,1794979359905);
INSERT INTO "rows" VALUES('gentle-hawk-mkdh8m',12,'* draw scout',NULL,NULL,NULL,1794979359905);
INSERT INTO "rows" VALUES('gentle-hawk-mkdh8m',13,'* draw scout',NULL,NULL,NULL,1794979359905);
INSERT INTO "rows" VALUES('gentle-hawk-mkdh8m',14,'1 play scout','pgg5ma3kycsst85k','page5-1',16,1794979360067);
INSERT INTO "rows" VALUES('gentle-hawk-mkdh8m',15,'1 play scout','pgg5ma3kycsst85k','page5-2',18,1794979360084);
INSERT INTO "rows" VALUES('gentle-hawk-mkdh8m',16,'1 play scout','pgg5ma3kycsst85k','page5-3',20,1794979360090);
INSERT INTO "rows" VALUES('gentle-hawk-mkdh8m',17,'1 buy explorer','pgg5ma3kycsst85k','page5-4',21,1794979360112);
INSERT INTO "rows" VALUES('gentle-hawk-mkdh8m',18,'1 end-turn','pgg5ma3kycsst85k','page5-5',28,1794979360121);
INSERT INTO "rows" VALUES('gentle-hawk-mkdh8m',19,'* draw scout','pgg5ma3kycsst85k','page5-5',28,1794979360121);
INSERT INTO "rows" VALUES('gentle-hawk-mkdh8m',20,'* draw viper','pgg5ma3kycsst85k','page5-5',28,1794979360121);
INSERT INTO "rows" VALUES('gentle-hawk-mkdh8m',21,'* draw scout','pgg5ma3kycsst85k','page5-5',28,1794979360121);
INSERT INTO "rows" VALUES('gentle-hawk-mkdh8m',22,'* draw scout','pgg5ma3kycsst85k','page5-5',28,1794979360121);
INSERT INTO "rows" VALUES('gentle-hawk-mkdh8m',23,'* draw scout','pgg5ma3kycsst85k','page5-5',28,1794979360121);
INSERT INTO "rows" VALUES('gentle-hawk-mkdh8m',24,'2 play viper','6kudsf7y2gec9cs7','page6-1',30,1794979360127);
INSERT INTO "rows" VALUES('gentle-hawk-mkdh8m',25,'2 play scout','6kudsf7y2gec9cs7','page6-2',32,1794979360128);
INSERT INTO "rows" VALUES('gentle-hawk-mkdh8m',26,'2 play scout','6kudsf7y2gec9cs7','page6-3',34,1794979360131);
CREATE TABLE secrets (
	table_id VARCHAR NOT NULL, 
	round INTEGER NOT NULL, 
	secret BLOB NOT NULL, 
	PRIMARY KEY (table_id, round), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "secrets" VALUES('tidal-seal-zs9tq6',1,X'D83BE06D08A3CCAE1DD8C05BAB624BF93577F0AA99311103D47F927C0D3B760F');
INSERT INTO "secrets" VALUES('ivory-jackal-wwxpeb',1,X'511A3B57E94411197C4AC2AF4B14CAE99DD3E9FC64E647AACFD38019F64D6F9D');
INSERT INTO "secrets" VALUES('gentle-hawk-mkdh8m',1,X'CB80A8014A20E10E68893940B19CCE801A38D91724D65F3A89EF19E064768688');
INSERT INTO "secrets" VALUES('amber-beaver-853t6d',1,X'A3E5BD222B0FB796C1A83E60900CEF8C2DC2B1B6BCE2B85DBD5B09BAFB535010');
INSERT INTO "secrets" VALUES('solar-osprey-uuu2n6',1,X'DFD6EC9BEB94D8A65D918287DAE3F885C1C8806DB09D3F150BB4DB29B082B5F8');
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
	owner VARCHAR, 
	epoch INTEGER NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('tidal-seal-zs9tq6','realms',3,'duel',2,'{"start": "1", "boss": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "destroy-effects": "outposts-first", "own-bases": "no", "needle-blob": "yes", "needle-scrapped": "yes", "markers": "stack", "carrier-marker": "kept", "gift": "any-card", "team-hands": "open", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "1000", "stall-claim": "off"}','47941335f49a9751d0e5d6e036ffc858e491bb07e751d0568569066b9310f9cd','running',81,NULL,NULL,NULL,1,0,60,0,'wait',60,0,1,1794979358302,1794979358835,NULL,NULL,0);
INSERT INTO "tables" VALUES('ivory-jackal-wwxpeb','realms',3,'duel',2,'{"start": "1", "boss": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "destroy-effects": "outposts-first", "own-bases": "no", "needle-blob": "yes", "needle-scrapped": "yes", "markers": "stack", "carrier-marker": "kept", "gift": "any-card", "team-hands": "open", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "1000", "stall-claim": "off"}','839c5d0702dff8a5be359df48d848caf69c2dce5f17926e20268383472d203fe','over',41,'{"winners": [2], "reason": "resigned", "places": [2, 1], "sides": [[1], [2]]}',NULL,NULL,1,0,60,0,'wait',60,0,1,1794979359056,1794979359299,1794979359299,NULL,0);
INSERT INTO "tables" VALUES('gentle-hawk-mkdh8m','realms',3,'duel',2,'{"start": "1", "boss": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "destroy-effects": "outposts-first", "own-bases": "no", "needle-blob": "yes", "needle-scrapped": "yes", "markers": "stack", "carrier-marker": "kept", "gift": "any-card", "team-hands": "open", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "1000", "stall-claim": "off"}','d2256fe94be74a5d134b27c7d6eb93b81d8c7fac74ff08c4ac911621e3faac32','running',34,NULL,NULL,NULL,1,0,60,0,'wait',60,0,1,1794979359886,1794979360131,NULL,NULL,0);
INSERT INTO "tables" VALUES('amber-beaver-853t6d','realms',3,'duel',2,'{"start": "random", "boss": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "destroy-effects": "outposts-first", "own-bases": "no", "needle-blob": "yes", "needle-scrapped": "yes", "markers": "stack", "carrier-marker": "kept", "gift": "any-card", "team-hands": "open", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "1000", "stall-claim": "off"}','5060c1d20da00ba0f55c66e7864a8de58723c42db9bba5eb215f97e98b51f0fa','waiting',0,NULL,NULL,NULL,1,0,60,1,'wait',60,0,1,1794979360433,1794979360433,NULL,NULL,0);
INSERT INTO "tables" VALUES('solar-osprey-uuu2n6','cavein',2,'en2021',3,'{"weedlocks": "book", "factions": "random", "start": "random", "taken-crystals-cave-in": "no", "surplus-cards": "yes", "unowned-totems": "yes", "robuster-one-colour": "auto", "empty-skills": "yes", "open-crystals": "no", "round-limit": "200"}','ea2176a945bef2664b3789ae768b82d963c11dc9fbe08cd195057dc9b244ab75','waiting',0,NULL,NULL,NULL,1,0,60,0,'wait',60,0,1,1794979360637,1794979360637,NULL,NULL,0);
CREATE TABLE thoughts (
	table_id VARCHAR NOT NULL, 
	epoch INTEGER NOT NULL, 
	n INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	bot VARCHAR NOT NULL, 
	rank INTEGER NOT NULL, 
	asked BIGINT NOT NULL, 
	until BIGINT NOT NULL, 
	taken VARCHAR, 
	answer TEXT, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE INDEX guests_by_look ON guests (look);
CREATE INDEX tables_by_owner ON tables (owner);
CREATE INDEX tables_by_rematch ON tables (rematch);
CREATE INDEX blocks_by_other ON blocks (other);
CREATE INDEX places_by_guest ON places (guest);
CREATE INDEX places_by_kept ON places (kept);
CREATE INDEX clocks_by_due ON clocks (due);
CREATE INDEX chat_by_guest ON chat (guest);
CREATE INDEX messages_by_guest ON messages (guest);
CREATE INDEX blames_by_guest ON blames (guest);
CREATE INDEX doors_by_guest ON doors (guest);
COMMIT;
