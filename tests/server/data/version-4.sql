BEGIN TRANSACTION;
CREATE TABLE about (
	version INTEGER NOT NULL, 
	served BIGINT NOT NULL
);
INSERT INTO "about" VALUES(4,1296);
CREATE TABLE boxes (
	table_id VARCHAR NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
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
INSERT INTO "clocks" VALUES('lilac-raven-hka27r','bank',600,5,329,600329,'{"left": [604955, 600000], "running": [2], "paused": false, "pause": null, "vacation": [0, 0], "away": [0, 0]}');
CREATE TABLE guests (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	made BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('p5nb2a6uqx24pca5','Lilac Jaguar',1794845154705);
INSERT INTO "guests" VALUES('hjxfw9xyt47jxyv7','Violet Magpie',1794845154811);
INSERT INTO "guests" VALUES('g8dmeca8jxqj4b7a','Distant Salmon',1794845154980);
INSERT INTO "guests" VALUES('e5yntxstwnfpuarf','Gentle Fox',1794845155442);
INSERT INTO "guests" VALUES('c2j7kep6fhzu295r','Lilac Petrel',1794845155553);
INSERT INTO "guests" VALUES('sb2wgwqwmn3j636u','Dusky Beaver',1794845155653);
CREATE TABLE messages (
	table_id VARCHAR NOT NULL, 
	guest VARCHAR NOT NULL, 
	id VARCHAR NOT NULL, 
	v INTEGER NOT NULL, 
	PRIMARY KEY (table_id, guest, id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE places (
	table_id VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	guest VARCHAR, 
	bot VARCHAR, 
	promise VARCHAR, 
	salt VARCHAR, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "places" VALUES('lilac-raven-hka27r',1,'p5nb2a6uqx24pca5',NULL,'','');
INSERT INTO "places" VALUES('lilac-raven-hka27r',2,'hjxfw9xyt47jxyv7',NULL,'','');
INSERT INTO "places" VALUES('sunny-ocelot-gvnnqd',1,'g8dmeca8jxqj4b7a',NULL,'','');
INSERT INTO "places" VALUES('sunny-ocelot-gvnnqd',2,NULL,'greedy','','');
INSERT INTO "places" VALUES('gilded-hare-7y9ere',1,'e5yntxstwnfpuarf',NULL,'','');
INSERT INTO "places" VALUES('gilded-hare-7y9ere',2,NULL,NULL,'','');
INSERT INTO "places" VALUES('ochre-wren-7sj8sc',1,'c2j7kep6fhzu295r',NULL,'','');
INSERT INTO "places" VALUES('ochre-wren-7sj8sc',2,'sb2wgwqwmn3j636u',NULL,'','');
CREATE TABLE rounds (
	table_id VARCHAR NOT NULL, 
	round INTEGER NOT NULL, 
	agreement TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	blamed TEXT, 
	PRIMARY KEY (table_id, round), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "rounds" VALUES('lilac-raven-hka27r',1,'{"starlode-agreement": 1, "table": "lilac-raven-hka27r", "round": 1, "game": "realms", "rules": 3, "options": {"format": "duel", "seats": "2", "start": "1", "boss": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "destroy-effects": "outposts-first", "own-bases": "no", "needle-blob": "yes", "needle-scrapped": "yes", "markers": "stack", "carrier-marker": "kept", "gift": "any-card", "team-hands": "open", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "1000", "stall-claim": "off"}, "seats": ["human", "human"], "secret": "bcb16c6498e014d3672d68f2e6763e4e1699f6aef3c8c9ea06bd3f85947009d8", "salts": ["", ""]}',1794845154858,NULL);
INSERT INTO "rounds" VALUES('sunny-ocelot-gvnnqd',1,'{"starlode-agreement": 1, "table": "sunny-ocelot-gvnnqd", "round": 1, "game": "cavein", "rules": 2, "options": {"edition": "en2021", "weedlocks": "book", "seats": "2", "factions": "random", "start": "random", "taken-crystals-cave-in": "no", "surplus-cards": "yes", "unowned-totems": "yes", "robuster-one-colour": "auto", "empty-skills": "yes", "open-crystals": "no", "round-limit": "200"}, "seats": ["human", "greedy"], "secret": "a0db8e4796dca486b8a5b48f52aa023d4eea5f4180cc2cc2c4e28328da86c84c", "salts": ["", ""]}',1794845155145,NULL);
INSERT INTO "rounds" VALUES('ochre-wren-7sj8sc',1,'{"starlode-agreement": 1, "table": "ochre-wren-7sj8sc", "round": 1, "game": "realms", "rules": 3, "options": {"format": "duel", "seats": "2", "start": "1", "boss": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "destroy-effects": "outposts-first", "own-bases": "no", "needle-blob": "yes", "needle-scrapped": "yes", "markers": "stack", "carrier-marker": "kept", "gift": "any-card", "team-hands": "open", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "1000", "stall-claim": "off"}, "seats": ["human", "human"], "secret": "eabbe49b9d30eacb8e8507588c69ec0842adbf470f0d2b015bdb06f939f5d268", "salts": ["", ""]}',1794845155679,NULL);
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
INSERT INTO "rows" VALUES('lilac-raven-hka27r',1,'* reveal imperial-frigate',NULL,NULL,NULL,1794845154858);
INSERT INTO "rows" VALUES('lilac-raven-hka27r',2,'* reveal battle-blob',NULL,NULL,NULL,1794845154858);
INSERT INTO "rows" VALUES('lilac-raven-hka27r',3,'* reveal cutter',NULL,NULL,NULL,1794845154858);
INSERT INTO "rows" VALUES('lilac-raven-hka27r',4,'* reveal blob-fighter',NULL,NULL,NULL,1794845154858);
INSERT INTO "rows" VALUES('lilac-raven-hka27r',5,'* reveal mothership',NULL,NULL,NULL,1794845154858);
INSERT INTO "rows" VALUES('lilac-raven-hka27r',6,'* draw scout',NULL,NULL,NULL,1794845154858);
INSERT INTO "rows" VALUES('lilac-raven-hka27r',7,'* draw viper',NULL,NULL,NULL,1794845154858);
INSERT INTO "rows" VALUES('lilac-raven-hka27r',8,'* draw scout',NULL,NULL,NULL,1794845154858);
INSERT INTO "rows" VALUES('lilac-raven-hka27r',9,'* draw scout',NULL,NULL,NULL,1794845154858);
INSERT INTO "rows" VALUES('lilac-raven-hka27r',10,'* draw scout',NULL,NULL,NULL,1794845154858);
INSERT INTO "rows" VALUES('lilac-raven-hka27r',11,'* draw scout',NULL,NULL,NULL,1794845154858);
INSERT INTO "rows" VALUES('lilac-raven-hka27r',12,'* draw scout',NULL,NULL,NULL,1794845154858);
INSERT INTO "rows" VALUES('lilac-raven-hka27r',13,'* draw scout',NULL,NULL,NULL,1794845154858);
INSERT INTO "rows" VALUES('lilac-raven-hka27r',14,'1 play scout','p5nb2a6uqx24pca5','page1-1',16,1794845154885);
INSERT INTO "rows" VALUES('lilac-raven-hka27r',15,'1 end-turn','p5nb2a6uqx24pca5','page1-2',25,1794845154903);
INSERT INTO "rows" VALUES('lilac-raven-hka27r',16,'* draw scout','p5nb2a6uqx24pca5','page1-2',25,1794845154903);
INSERT INTO "rows" VALUES('lilac-raven-hka27r',17,'* draw scout','p5nb2a6uqx24pca5','page1-2',25,1794845154903);
INSERT INTO "rows" VALUES('lilac-raven-hka27r',18,'* draw viper','p5nb2a6uqx24pca5','page1-2',25,1794845154903);
INSERT INTO "rows" VALUES('lilac-raven-hka27r',19,'* draw scout','p5nb2a6uqx24pca5','page1-2',25,1794845154903);
INSERT INTO "rows" VALUES('lilac-raven-hka27r',20,'* draw scout','p5nb2a6uqx24pca5','page1-2',25,1794845154903);
INSERT INTO "rows" VALUES('sunny-ocelot-gvnnqd',1,'* faction bioss',NULL,NULL,NULL,1794845155145);
INSERT INTO "rows" VALUES('sunny-ocelot-gvnnqd',2,'* faction metanels',NULL,NULL,NULL,1794845155145);
INSERT INTO "rows" VALUES('sunny-ocelot-gvnnqd',3,'* faction minegglers',NULL,NULL,NULL,1794845155145);
INSERT INTO "rows" VALUES('sunny-ocelot-gvnnqd',4,'* faction weedlocks',NULL,NULL,NULL,1794845155145);
INSERT INTO "rows" VALUES('sunny-ocelot-gvnnqd',5,'* uncover yellow-1-blue',NULL,NULL,NULL,1794845155145);
INSERT INTO "rows" VALUES('sunny-ocelot-gvnnqd',6,'* uncover red-1-green',NULL,NULL,NULL,1794845155145);
INSERT INTO "rows" VALUES('sunny-ocelot-gvnnqd',7,'* uncover purple-1-brown',NULL,NULL,NULL,1794845155145);
INSERT INTO "rows" VALUES('sunny-ocelot-gvnnqd',8,'* uncover blue-1-plain',NULL,NULL,NULL,1794845155145);
INSERT INTO "rows" VALUES('sunny-ocelot-gvnnqd',9,'* uncover yellow-3-red',NULL,NULL,NULL,1794845155145);
INSERT INTO "rows" VALUES('sunny-ocelot-gvnnqd',10,'* uncover red-3-plain',NULL,NULL,NULL,1794845155145);
INSERT INTO "rows" VALUES('sunny-ocelot-gvnnqd',11,'* uncover brown-3-cavein',NULL,NULL,NULL,1794845155145);
INSERT INTO "rows" VALUES('sunny-ocelot-gvnnqd',12,'* uncover red-6-blue',NULL,NULL,NULL,1794845155145);
INSERT INTO "rows" VALUES('sunny-ocelot-gvnnqd',13,'* uncover yellow-6-brown',NULL,NULL,NULL,1794845155145);
INSERT INTO "rows" VALUES('sunny-ocelot-gvnnqd',14,'* uncover blue-10-purple',NULL,NULL,NULL,1794845155145);
INSERT INTO "rows" VALUES('sunny-ocelot-gvnnqd',15,'* show mineracoon',NULL,NULL,NULL,1794845155145);
INSERT INTO "rows" VALUES('sunny-ocelot-gvnnqd',16,'* show mineracoon',NULL,NULL,NULL,1794845155145);
INSERT INTO "rows" VALUES('sunny-ocelot-gvnnqd',17,'* show cyberwitch',NULL,NULL,NULL,1794845155145);
INSERT INTO "rows" VALUES('sunny-ocelot-gvnnqd',18,'* show mineracoon',NULL,NULL,NULL,1794845155145);
INSERT INTO "rows" VALUES('sunny-ocelot-gvnnqd',19,'* show stalkroot',NULL,NULL,NULL,1794845155145);
INSERT INTO "rows" VALUES('sunny-ocelot-gvnnqd',20,'* show mindwasp',NULL,NULL,NULL,1794845155145);
INSERT INTO "rows" VALUES('sunny-ocelot-gvnnqd',21,'* show diggerhino',NULL,NULL,NULL,1794845155145);
INSERT INTO "rows" VALUES('sunny-ocelot-gvnnqd',22,'* show ancientone',NULL,NULL,NULL,1794845155145);
INSERT INTO "rows" VALUES('sunny-ocelot-gvnnqd',23,'* show seeder',NULL,NULL,NULL,1794845155145);
INSERT INTO "rows" VALUES('sunny-ocelot-gvnnqd',24,'* show maccarat',NULL,NULL,NULL,1794845155145);
INSERT INTO "rows" VALUES('sunny-ocelot-gvnnqd',25,'* draw cyberwitch',NULL,NULL,NULL,1794845155145);
INSERT INTO "rows" VALUES('sunny-ocelot-gvnnqd',26,'* draw cyberwitch',NULL,NULL,NULL,1794845155145);
INSERT INTO "rows" VALUES('sunny-ocelot-gvnnqd',27,'* draw diggerhino',NULL,NULL,NULL,1794845155145);
INSERT INTO "rows" VALUES('sunny-ocelot-gvnnqd',28,'* draw oddgrabber',NULL,NULL,NULL,1794845155145);
INSERT INTO "rows" VALUES('sunny-ocelot-gvnnqd',29,'* draw sapling',NULL,NULL,NULL,1794845155145);
INSERT INTO "rows" VALUES('sunny-ocelot-gvnnqd',30,'* draw drollo',NULL,NULL,NULL,1794845155145);
INSERT INTO "rows" VALUES('sunny-ocelot-gvnnqd',31,'* command minegglers',NULL,NULL,NULL,1794845155145);
INSERT INTO "rows" VALUES('sunny-ocelot-gvnnqd',32,'* command metanels',NULL,NULL,NULL,1794845155145);
INSERT INTO "rows" VALUES('sunny-ocelot-gvnnqd',33,'* reveal mass-production+spare-totem-cast',NULL,NULL,NULL,1794845155145);
INSERT INTO "rows" VALUES('sunny-ocelot-gvnnqd',34,'* reveal hazard-pay+locked-bunkhouse',NULL,NULL,NULL,1794845155145);
INSERT INTO "rows" VALUES('sunny-ocelot-gvnnqd',35,'* reveal curator+shift-whistle',NULL,NULL,NULL,1794845155145);
INSERT INTO "rows" VALUES('sunny-ocelot-gvnnqd',36,'* start 2',NULL,NULL,NULL,1794845155145);
INSERT INTO "rows" VALUES('sunny-ocelot-gvnnqd',37,'2 recruit ancientone',NULL,NULL,NULL,1794845155364);
INSERT INTO "rows" VALUES('sunny-ocelot-gvnnqd',38,'2 pay drollo',NULL,NULL,NULL,1794845155367);
INSERT INTO "rows" VALUES('sunny-ocelot-gvnnqd',39,'2 mine brown-3-cavein',NULL,NULL,NULL,1794845155378);
INSERT INTO "rows" VALUES('sunny-ocelot-gvnnqd',40,'2 colour purple',NULL,NULL,NULL,1794845155387);
INSERT INTO "rows" VALUES('sunny-ocelot-gvnnqd',41,'2 pay ancientone',NULL,NULL,NULL,1794845155388);
INSERT INTO "rows" VALUES('sunny-ocelot-gvnnqd',42,'2 done',NULL,NULL,NULL,1794845155390);
INSERT INTO "rows" VALUES('sunny-ocelot-gvnnqd',43,'2 end-turn',NULL,NULL,NULL,1794845155407);
INSERT INTO "rows" VALUES('sunny-ocelot-gvnnqd',44,'* show custodian',NULL,NULL,NULL,1794845155407);
INSERT INTO "rows" VALUES('sunny-ocelot-gvnnqd',45,'* uncover brown-3-red',NULL,NULL,NULL,1794845155407);
INSERT INTO "rows" VALUES('ochre-wren-7sj8sc',1,'* reveal blob-fighter',NULL,NULL,NULL,1794845155679);
INSERT INTO "rows" VALUES('ochre-wren-7sj8sc',2,'* reveal blob-fighter',NULL,NULL,NULL,1794845155679);
INSERT INTO "rows" VALUES('ochre-wren-7sj8sc',3,'* reveal missile-bot',NULL,NULL,NULL,1794845155679);
INSERT INTO "rows" VALUES('ochre-wren-7sj8sc',4,'* reveal trade-bot',NULL,NULL,NULL,1794845155679);
INSERT INTO "rows" VALUES('ochre-wren-7sj8sc',5,'* reveal brain-world',NULL,NULL,NULL,1794845155679);
INSERT INTO "rows" VALUES('ochre-wren-7sj8sc',6,'* draw scout',NULL,NULL,NULL,1794845155679);
INSERT INTO "rows" VALUES('ochre-wren-7sj8sc',7,'* draw viper',NULL,NULL,NULL,1794845155679);
INSERT INTO "rows" VALUES('ochre-wren-7sj8sc',8,'* draw scout',NULL,NULL,NULL,1794845155679);
INSERT INTO "rows" VALUES('ochre-wren-7sj8sc',9,'* draw scout',NULL,NULL,NULL,1794845155679);
INSERT INTO "rows" VALUES('ochre-wren-7sj8sc',10,'* draw scout',NULL,NULL,NULL,1794845155679);
INSERT INTO "rows" VALUES('ochre-wren-7sj8sc',11,'* draw scout',NULL,NULL,NULL,1794845155679);
INSERT INTO "rows" VALUES('ochre-wren-7sj8sc',12,'* draw scout',NULL,NULL,NULL,1794845155679);
INSERT INTO "rows" VALUES('ochre-wren-7sj8sc',13,'* draw scout',NULL,NULL,NULL,1794845155679);
INSERT INTO "rows" VALUES('ochre-wren-7sj8sc',14,'1 play scout','c2j7kep6fhzu295r','page4-1',16,1794845155697);
INSERT INTO "rows" VALUES('ochre-wren-7sj8sc',15,'1 resign','c2j7kep6fhzu295r','page4-2',17,1794845155698);
CREATE TABLE secrets (
	table_id VARCHAR NOT NULL, 
	round INTEGER NOT NULL, 
	secret BLOB NOT NULL, 
	PRIMARY KEY (table_id, round), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "secrets" VALUES('lilac-raven-hka27r',1,X'7844841522F69EF7CB353124A6628BC9AFEB9684376CAEFB9158D8526ADCE107');
INSERT INTO "secrets" VALUES('sunny-ocelot-gvnnqd',1,X'058D16D64C9E762701AB794BA9559EF8DC0B38BB11B6E1CAF74D9998123F0E89');
INSERT INTO "secrets" VALUES('gilded-hare-7y9ere',1,X'EE3493C3CFE4A367C90A61A12D572BE2483F43C9C3DB725E5D11A36965159572');
INSERT INTO "secrets" VALUES('ochre-wren-7sj8sc',1,X'EF027448AF5129C5963D4CF2FE61DC401031C0BC14D112AF9E8EE5D4D7C8E7E8');
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
	made BIGINT NOT NULL, 
	moved BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('lilac-raven-hka27r','realms',3,'duel',2,'{"start": "1", "boss": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "destroy-effects": "outposts-first", "own-bases": "no", "needle-blob": "yes", "needle-scrapped": "yes", "markers": "stack", "carrier-marker": "kept", "gift": "any-card", "team-hands": "open", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "1000", "stall-claim": "off"}','bcb16c6498e014d3672d68f2e6763e4e1699f6aef3c8c9ea06bd3f85947009d8','running',25,NULL,NULL,NULL,1,0,60,0,'claim',60,1794845154843,1794845154903);
INSERT INTO "tables" VALUES('sunny-ocelot-gvnnqd','cavein',2,'en2021',2,'{"weedlocks": "book", "factions": "random", "start": "random", "taken-crystals-cave-in": "no", "surplus-cards": "yes", "unowned-totems": "yes", "robuster-one-colour": "auto", "empty-skills": "yes", "open-crystals": "no", "round-limit": "200"}','a0db8e4796dca486b8a5b48f52aa023d4eea5f4180cc2cc2c4e28328da86c84c','running',49,NULL,NULL,NULL,1,0,60,0,'wait',60,1794845155145,1794845155407);
INSERT INTO "tables" VALUES('gilded-hare-7y9ere','realms',3,'duel',2,'{"start": "random", "boss": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "destroy-effects": "outposts-first", "own-bases": "no", "needle-blob": "yes", "needle-scrapped": "yes", "markers": "stack", "carrier-marker": "kept", "gift": "any-card", "team-hands": "open", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "1000", "stall-claim": "off"}','5ee83ca38c8e920bd3aceb6814c895ff5fba003ab5ee5725378d1e590572ad1f','waiting',0,NULL,NULL,NULL,1,0,60,1,'wait',60,1794845155459,1794845155459);
INSERT INTO "tables" VALUES('ochre-wren-7sj8sc','realms',3,'duel',2,'{"start": "1", "boss": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "destroy-effects": "outposts-first", "own-bases": "no", "needle-blob": "yes", "needle-scrapped": "yes", "markers": "stack", "carrier-marker": "kept", "gift": "any-card", "team-hands": "open", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "1000", "stall-claim": "off"}','eabbe49b9d30eacb8e8507588c69ec0842adbf470f0d2b015bdb06f939f5d268','over',17,'{"winners": [2], "reason": "resigned", "places": [2, 1], "sides": [[1], [2]]}',NULL,NULL,1,0,60,0,'wait',60,1794845155669,1794845155698);
CREATE INDEX tables_by_rematch ON tables (rematch);
CREATE INDEX places_by_guest ON places (guest);
CREATE INDEX clocks_by_due ON clocks (due);
COMMIT;
