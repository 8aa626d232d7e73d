BEGIN TRANSACTION;
CREATE TABLE about (
	version INTEGER NOT NULL
);
INSERT INTO "about" VALUES(3);
CREATE TABLE boxes (
	table_id VARCHAR NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE guests (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	made BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('cup5f7psprtns6tv','Misty Magpie',1794833193673);
INSERT INTO "guests" VALUES('gawzrdqgkne87wvu','Frosty Ocelot',1794833193861);
INSERT INTO "guests" VALUES('n3pd6butqb4bdwu5','Gentle Lark',1794833194038);
INSERT INTO "guests" VALUES('m8crqs9zrpfs6r7g','Cobalt Eagle',1794833194119);
INSERT INTO "guests" VALUES('bxek66kpen285ab8','Vivid Stork',1794833194218);
INSERT INTO "guests" VALUES('eb8mbetqp8hxb2t5','Cobalt Lark',1794833194566);
INSERT INTO "guests" VALUES('xfmgxn4gcub5a87b','Golden Crane',1794833194781);
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
INSERT INTO "places" VALUES('umber-toucan-qjrc99',1,'cup5f7psprtns6tv',NULL,'','');
INSERT INTO "places" VALUES('umber-toucan-qjrc99',2,'gawzrdqgkne87wvu',NULL,'','');
INSERT INTO "places" VALUES('pale-seal-jqtfah',1,'n3pd6butqb4bdwu5',NULL,'','');
INSERT INTO "places" VALUES('pale-seal-jqtfah',2,NULL,NULL,'','');
INSERT INTO "places" VALUES('ivory-puffin-9fvk4k',1,'m8crqs9zrpfs6r7g',NULL,'','');
INSERT INTO "places" VALUES('ivory-puffin-9fvk4k',2,'bxek66kpen285ab8',NULL,'','');
INSERT INTO "places" VALUES('silent-marlin-z6s3zr',1,'eb8mbetqp8hxb2t5',NULL,'','');
INSERT INTO "places" VALUES('silent-marlin-z6s3zr',2,'xfmgxn4gcub5a87b',NULL,'','');
CREATE TABLE rounds (
	table_id VARCHAR NOT NULL, 
	round INTEGER NOT NULL, 
	agreement TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	blamed TEXT, 
	PRIMARY KEY (table_id, round), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "rounds" VALUES('umber-toucan-qjrc99',1,'{"starlode-agreement": 1, "table": "umber-toucan-qjrc99", "round": 1, "game": "realms", "rules": 3, "options": {"format": "duel", "seats": "2", "start": "1", "boss": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "destroy-effects": "outposts-first", "own-bases": "no", "needle-blob": "yes", "needle-scrapped": "yes", "markers": "stack", "carrier-marker": "kept", "gift": "any-card", "team-hands": "open", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "1000", "stall-claim": "off"}, "seats": ["human", "human"], "secret": "e7f9d079cb56de5b4fff21ab69511e56d4beaebb9eda35836c1d152efaeed807", "salts": ["", ""]}',1794833193914,NULL);
INSERT INTO "rounds" VALUES('ivory-puffin-9fvk4k',1,'{"starlode-agreement": 1, "table": "ivory-puffin-9fvk4k", "round": 1, "game": "realms", "rules": 3, "options": {"format": "duel", "seats": "2", "start": "1", "boss": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "destroy-effects": "outposts-first", "own-bases": "no", "needle-blob": "yes", "needle-scrapped": "yes", "markers": "stack", "carrier-marker": "kept", "gift": "any-card", "team-hands": "open", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "1000", "stall-claim": "off"}, "seats": ["human", "human"], "secret": "330d2f05a81596c35047a6b1df572be059e1d330cb6fa5cf1d419b1dd2e0417e", "salts": ["", ""]}',1794833194384,NULL);
INSERT INTO "rounds" VALUES('silent-marlin-z6s3zr',1,'{"starlode-agreement": 1, "table": "silent-marlin-z6s3zr", "round": 1, "game": "cavein", "rules": 2, "options": {"edition": "en2021", "weedlocks": "book", "seats": "2", "factions": "random", "start": "random", "taken-crystals-cave-in": "no", "surplus-cards": "yes", "unowned-totems": "yes", "robuster-one-colour": "auto", "empty-skills": "yes", "open-crystals": "no", "round-limit": "200"}, "seats": ["human", "human"], "secret": "2ddd00cc156d500f107814d2a3af56aa123b243b7e42bf8a21abe4e2058ab34a", "salts": ["", ""]}',1794833194795,NULL);
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
INSERT INTO "rows" VALUES('umber-toucan-qjrc99',1,'* reveal fleet-hq',NULL,NULL,NULL,1794833193914);
INSERT INTO "rows" VALUES('umber-toucan-qjrc99',2,'* reveal blob-fighter',NULL,NULL,NULL,1794833193914);
INSERT INTO "rows" VALUES('umber-toucan-qjrc99',3,'* reveal blob-destroyer',NULL,NULL,NULL,1794833193914);
INSERT INTO "rows" VALUES('umber-toucan-qjrc99',4,'* reveal federation-shuttle',NULL,NULL,NULL,1794833193914);
INSERT INTO "rows" VALUES('umber-toucan-qjrc99',5,'* reveal war-world',NULL,NULL,NULL,1794833193914);
INSERT INTO "rows" VALUES('umber-toucan-qjrc99',6,'* draw scout',NULL,NULL,NULL,1794833193914);
INSERT INTO "rows" VALUES('umber-toucan-qjrc99',7,'* draw viper',NULL,NULL,NULL,1794833193914);
INSERT INTO "rows" VALUES('umber-toucan-qjrc99',8,'* draw viper',NULL,NULL,NULL,1794833193914);
INSERT INTO "rows" VALUES('umber-toucan-qjrc99',9,'* draw scout',NULL,NULL,NULL,1794833193914);
INSERT INTO "rows" VALUES('umber-toucan-qjrc99',10,'* draw scout',NULL,NULL,NULL,1794833193914);
INSERT INTO "rows" VALUES('umber-toucan-qjrc99',11,'* draw scout',NULL,NULL,NULL,1794833193914);
INSERT INTO "rows" VALUES('umber-toucan-qjrc99',12,'* draw scout',NULL,NULL,NULL,1794833193914);
INSERT INTO "rows" VALUES('umber-toucan-qjrc99',13,'* draw scout',NULL,NULL,NULL,1794833193914);
INSERT INTO "rows" VALUES('umber-toucan-qjrc99',14,'1 play scout','cup5f7psprtns6tv','page1-1',16,1794833193952);
INSERT INTO "rows" VALUES('umber-toucan-qjrc99',15,'1 end-turn','cup5f7psprtns6tv','page1-2',24,1794833193960);
INSERT INTO "rows" VALUES('umber-toucan-qjrc99',16,'* draw scout','cup5f7psprtns6tv','page1-2',24,1794833193960);
INSERT INTO "rows" VALUES('umber-toucan-qjrc99',17,'* draw scout','cup5f7psprtns6tv','page1-2',24,1794833193960);
INSERT INTO "rows" VALUES('umber-toucan-qjrc99',18,'* draw scout','cup5f7psprtns6tv','page1-2',24,1794833193960);
INSERT INTO "rows" VALUES('umber-toucan-qjrc99',19,'* draw scout','cup5f7psprtns6tv','page1-2',24,1794833193960);
INSERT INTO "rows" VALUES('umber-toucan-qjrc99',20,'* draw scout','cup5f7psprtns6tv','page1-2',24,1794833193960);
INSERT INTO "rows" VALUES('ivory-puffin-9fvk4k',1,'* reveal imperial-frigate',NULL,NULL,NULL,1794833194384);
INSERT INTO "rows" VALUES('ivory-puffin-9fvk4k',2,'* reveal blob-destroyer',NULL,NULL,NULL,1794833194384);
INSERT INTO "rows" VALUES('ivory-puffin-9fvk4k',3,'* reveal blob-wheel',NULL,NULL,NULL,1794833194384);
INSERT INTO "rows" VALUES('ivory-puffin-9fvk4k',4,'* reveal trading-post',NULL,NULL,NULL,1794833194384);
INSERT INTO "rows" VALUES('ivory-puffin-9fvk4k',5,'* reveal barter-world',NULL,NULL,NULL,1794833194384);
INSERT INTO "rows" VALUES('ivory-puffin-9fvk4k',6,'* draw scout',NULL,NULL,NULL,1794833194384);
INSERT INTO "rows" VALUES('ivory-puffin-9fvk4k',7,'* draw scout',NULL,NULL,NULL,1794833194384);
INSERT INTO "rows" VALUES('ivory-puffin-9fvk4k',8,'* draw scout',NULL,NULL,NULL,1794833194384);
INSERT INTO "rows" VALUES('ivory-puffin-9fvk4k',9,'* draw viper',NULL,NULL,NULL,1794833194384);
INSERT INTO "rows" VALUES('ivory-puffin-9fvk4k',10,'* draw scout',NULL,NULL,NULL,1794833194384);
INSERT INTO "rows" VALUES('ivory-puffin-9fvk4k',11,'* draw scout',NULL,NULL,NULL,1794833194384);
INSERT INTO "rows" VALUES('ivory-puffin-9fvk4k',12,'* draw scout',NULL,NULL,NULL,1794833194384);
INSERT INTO "rows" VALUES('ivory-puffin-9fvk4k',13,'* draw viper',NULL,NULL,NULL,1794833194384);
INSERT INTO "rows" VALUES('ivory-puffin-9fvk4k',14,'1 resign','m8crqs9zrpfs6r7g','page3-1',15,1794833194457);
INSERT INTO "rows" VALUES('silent-marlin-z6s3zr',1,'* faction weedlocks',NULL,NULL,NULL,1794833194795);
INSERT INTO "rows" VALUES('silent-marlin-z6s3zr',2,'* faction metanels',NULL,NULL,NULL,1794833194795);
INSERT INTO "rows" VALUES('silent-marlin-z6s3zr',3,'* faction bioss',NULL,NULL,NULL,1794833194795);
INSERT INTO "rows" VALUES('silent-marlin-z6s3zr',4,'* faction hydrans',NULL,NULL,NULL,1794833194795);
INSERT INTO "rows" VALUES('silent-marlin-z6s3zr',5,'* uncover blue-1-plain',NULL,NULL,NULL,1794833194795);
INSERT INTO "rows" VALUES('silent-marlin-z6s3zr',6,'* uncover brown-1-purple',NULL,NULL,NULL,1794833194795);
INSERT INTO "rows" VALUES('silent-marlin-z6s3zr',7,'* uncover blue-1-red',NULL,NULL,NULL,1794833194795);
INSERT INTO "rows" VALUES('silent-marlin-z6s3zr',8,'* uncover green-1-plain',NULL,NULL,NULL,1794833194795);
INSERT INTO "rows" VALUES('silent-marlin-z6s3zr',9,'* uncover red-3-cavein',NULL,NULL,NULL,1794833194795);
INSERT INTO "rows" VALUES('silent-marlin-z6s3zr',10,'* uncover red-3-brown',NULL,NULL,NULL,1794833194795);
INSERT INTO "rows" VALUES('silent-marlin-z6s3zr',11,'* uncover yellow-3-red',NULL,NULL,NULL,1794833194795);
INSERT INTO "rows" VALUES('silent-marlin-z6s3zr',12,'* uncover yellow-6-brown',NULL,NULL,NULL,1794833194795);
INSERT INTO "rows" VALUES('silent-marlin-z6s3zr',13,'* uncover blue-6-cavein',NULL,NULL,NULL,1794833194795);
INSERT INTO "rows" VALUES('silent-marlin-z6s3zr',14,'* uncover blue-10-purple',NULL,NULL,NULL,1794833194795);
INSERT INTO "rows" VALUES('silent-marlin-z6s3zr',15,'* show oddgrabber',NULL,NULL,NULL,1794833194795);
INSERT INTO "rows" VALUES('silent-marlin-z6s3zr',16,'* show oddgrabber',NULL,NULL,NULL,1794833194795);
INSERT INTO "rows" VALUES('silent-marlin-z6s3zr',17,'* show frogt-opus',NULL,NULL,NULL,1794833194795);
INSERT INTO "rows" VALUES('silent-marlin-z6s3zr',18,'* show cyberwitch',NULL,NULL,NULL,1794833194795);
INSERT INTO "rows" VALUES('silent-marlin-z6s3zr',19,'* show drollo',NULL,NULL,NULL,1794833194795);
INSERT INTO "rows" VALUES('silent-marlin-z6s3zr',20,'* show mindwasp',NULL,NULL,NULL,1794833194795);
INSERT INTO "rows" VALUES('silent-marlin-z6s3zr',21,'* show fish-bean',NULL,NULL,NULL,1794833194795);
INSERT INTO "rows" VALUES('silent-marlin-z6s3zr',22,'* show shu-war',NULL,NULL,NULL,1794833194795);
INSERT INTO "rows" VALUES('silent-marlin-z6s3zr',23,'* show shu-war',NULL,NULL,NULL,1794833194795);
INSERT INTO "rows" VALUES('silent-marlin-z6s3zr',24,'* show mu-shell',NULL,NULL,NULL,1794833194795);
INSERT INTO "rows" VALUES('silent-marlin-z6s3zr',25,'* draw sapling',NULL,NULL,NULL,1794833194795);
INSERT INTO "rows" VALUES('silent-marlin-z6s3zr',26,'* draw frogt-opus',NULL,NULL,NULL,1794833194795);
INSERT INTO "rows" VALUES('silent-marlin-z6s3zr',27,'* draw drollo',NULL,NULL,NULL,1794833194795);
INSERT INTO "rows" VALUES('silent-marlin-z6s3zr',28,'* draw frogt-opus',NULL,NULL,NULL,1794833194795);
INSERT INTO "rows" VALUES('silent-marlin-z6s3zr',29,'* draw frogt-opus',NULL,NULL,NULL,1794833194795);
INSERT INTO "rows" VALUES('silent-marlin-z6s3zr',30,'* draw mindwasp',NULL,NULL,NULL,1794833194795);
INSERT INTO "rows" VALUES('silent-marlin-z6s3zr',31,'* command bioss',NULL,NULL,NULL,1794833194795);
INSERT INTO "rows" VALUES('silent-marlin-z6s3zr',32,'* command hydrans',NULL,NULL,NULL,1794833194795);
INSERT INTO "rows" VALUES('silent-marlin-z6s3zr',33,'* reveal barking-up-the-right-three+alien-species-agents',NULL,NULL,NULL,1794833194795);
INSERT INTO "rows" VALUES('silent-marlin-z6s3zr',34,'* reveal totem-collector+third-cyber-arm',NULL,NULL,NULL,1794833194795);
INSERT INTO "rows" VALUES('silent-marlin-z6s3zr',35,'* reveal wild-assay+loyalty-bonus',NULL,NULL,NULL,1794833194795);
INSERT INTO "rows" VALUES('silent-marlin-z6s3zr',36,'* start 1',NULL,NULL,NULL,1794833194795);
INSERT INTO "rows" VALUES('silent-marlin-z6s3zr',37,'1 recruit frogt-opus','eb8mbetqp8hxb2t5','page5-1',39,1794833195079);
CREATE TABLE secrets (
	table_id VARCHAR NOT NULL, 
	round INTEGER NOT NULL, 
	secret BLOB NOT NULL, 
	PRIMARY KEY (table_id, round), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "secrets" VALUES('umber-toucan-qjrc99',1,X'648D4CA8203D9B02F996E9F1873606F3BEE64CA2A7C4E3C42ECFA30B17A55043');
INSERT INTO "secrets" VALUES('pale-seal-jqtfah',1,X'B5BCBE79ED1308258473FCCBE2E7C73C8A547FA3E735C1BD9357BD447CA7D083');
INSERT INTO "secrets" VALUES('ivory-puffin-9fvk4k',1,X'1E136BF2B05F4099A7F476D4ACF1320B5E74205F011EA3F55054705DC5F4F51C');
INSERT INTO "secrets" VALUES('silent-marlin-z6s3zr',1,X'2EB14C097DF362F5E15ED8F89152105369EEEE5B2B1A70F4AEDB19A5945DD5B6');
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
	made BIGINT NOT NULL, 
	moved BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('umber-toucan-qjrc99','realms',3,'duel',2,'{"start": "1", "boss": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "destroy-effects": "outposts-first", "own-bases": "no", "needle-blob": "yes", "needle-scrapped": "yes", "markers": "stack", "carrier-marker": "kept", "gift": "any-card", "team-hands": "open", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "1000", "stall-claim": "off"}','e7f9d079cb56de5b4fff21ab69511e56d4beaebb9eda35836c1d152efaeed807','running',24,NULL,NULL,NULL,1,0,60,1794833193896,1794833193960);
INSERT INTO "tables" VALUES('pale-seal-jqtfah','realms',3,'duel',2,'{"start": "random", "boss": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "destroy-effects": "outposts-first", "own-bases": "no", "needle-blob": "yes", "needle-scrapped": "yes", "markers": "stack", "carrier-marker": "kept", "gift": "any-card", "team-hands": "open", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "1000", "stall-claim": "off"}','bdca3382d1bb939eda4c097d617a4796c72b872482d012adcfb1c919938812c8','waiting',0,NULL,NULL,NULL,1,0,60,1794833194067,1794833194067);
INSERT INTO "tables" VALUES('ivory-puffin-9fvk4k','realms',3,'duel',2,'{"start": "1", "boss": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "destroy-effects": "outposts-first", "own-bases": "no", "needle-blob": "yes", "needle-scrapped": "yes", "markers": "stack", "carrier-marker": "kept", "gift": "any-card", "team-hands": "open", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "1000", "stall-claim": "off"}','330d2f05a81596c35047a6b1df572be059e1d330cb6fa5cf1d419b1dd2e0417e','over',15,'{"winners": [2], "reason": "resigned", "places": [2, 1], "sides": [[1], [2]]}',NULL,NULL,1,0,60,1794833194314,1794833194457);
INSERT INTO "tables" VALUES('silent-marlin-z6s3zr','cavein',2,'en2021',2,'{"weedlocks": "book", "factions": "random", "start": "random", "taken-crystals-cave-in": "no", "surplus-cards": "yes", "unowned-totems": "yes", "robuster-one-colour": "auto", "empty-skills": "yes", "open-crystals": "no", "round-limit": "200"}','2ddd00cc156d500f107814d2a3af56aa123b243b7e42bf8a21abe4e2058ab34a','running',39,NULL,NULL,NULL,1,0,60,1794833194698,1794833195079);
CREATE INDEX tables_by_rematch ON tables (rematch);
CREATE INDEX places_by_guest ON places (guest);
COMMIT;
