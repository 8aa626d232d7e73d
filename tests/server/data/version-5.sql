BEGIN TRANSACTION;
CREATE TABLE about (
	version INTEGER NOT NULL, 
	served BIGINT NOT NULL
);
INSERT INTO "about" VALUES(5,1161);
CREATE TABLE accounts (
	guest VARCHAR NOT NULL, 
	look VARCHAR NOT NULL, 
	password VARCHAR NOT NULL, 
	made BIGINT NOT NULL, 
	PRIMARY KEY (guest), 
	FOREIGN KEY(guest) REFERENCES guests (id), 
	UNIQUE (look)
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
	PRIMARY KEY (table_id, channel, n), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "chat" VALUES('azure-fox-4j874e','table',1,'ra3tzecvz8vgaa4r',1,'Good luck',NULL,1794851217463);
INSERT INTO "chat" VALUES('azure-fox-4j874e','table',2,'gq9njdndpxzbqajz',2,NULL,'good-luck',1794851217476);
INSERT INTO "chat" VALUES('mellow-toucan-pz89qz','table',1,'qpsnq5ujdbngzb8w',1,'Well played',NULL,1794851218028);
INSERT INTO "chat" VALUES('mellow-toucan-pz89qz','watchers',1,'ejzt5z489a6wx4xd',NULL,'That was quick',NULL,1794851218088);
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
INSERT INTO "clocks" VALUES('azure-fox-4j874e','bank',600,5,386,600314,'{"left": [599928, 600000], "running": [1], "paused": false, "pause": null, "vacation": [0, 0], "away": [0, 0]}');
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
INSERT INTO "doors" VALUES('azure-fox-4j874e','ra3tzecvz8vgaa4r','host');
INSERT INTO "doors" VALUES('scarlet-ferret-nqxtk9','ptvpfpbvg9ymsjzt','host');
INSERT INTO "doors" VALUES('calm-finch-f4um45','t64nruw79uuve72b','host');
INSERT INTO "doors" VALUES('calm-finch-f4um45','26kmmmp5mb87qc35','kicked');
INSERT INTO "doors" VALUES('mellow-toucan-pz89qz','qpsnq5ujdbngzb8w','host');
CREATE TABLE guests (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	made BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('ra3tzecvz8vgaa4r','Ruby Osprey',1794851217211);
INSERT INTO "guests" VALUES('gq9njdndpxzbqajz','Gilded Finch',1794851217290);
INSERT INTO "guests" VALUES('ptvpfpbvg9ymsjzt','Lunar Ibex',1794851217547);
INSERT INTO "guests" VALUES('t64nruw79uuve72b','Jade Bison',1794851217722);
INSERT INTO "guests" VALUES('26kmmmp5mb87qc35','Lucid Tapir',1794851217872);
INSERT INTO "guests" VALUES('qpsnq5ujdbngzb8w','Ember Magpie',1794851217931);
INSERT INTO "guests" VALUES('5gy6uz44s3m75zzk','Amber Owl',1794851217976);
INSERT INTO "guests" VALUES('ejzt5z489a6wx4xd','Ember Panda',1794851218080);
CREATE TABLE messages (
	table_id VARCHAR NOT NULL, 
	guest VARCHAR NOT NULL, 
	id VARCHAR NOT NULL, 
	v INTEGER NOT NULL, 
	PRIMARY KEY (table_id, guest, id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "messages" VALUES('azure-fox-4j874e','ra3tzecvz8vgaa4r','page1-2',16);
INSERT INTO "messages" VALUES('azure-fox-4j874e','gq9njdndpxzbqajz','page2-1',16);
INSERT INTO "messages" VALUES('mellow-toucan-pz89qz','qpsnq5ujdbngzb8w','page3-3',17);
INSERT INTO "messages" VALUES('mellow-toucan-pz89qz','ejzt5z489a6wx4xd','page5-1',17);
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
INSERT INTO "places" VALUES('azure-fox-4j874e',1,'ra3tzecvz8vgaa4r',NULL,'','',NULL);
INSERT INTO "places" VALUES('azure-fox-4j874e',2,'gq9njdndpxzbqajz',NULL,'','',NULL);
INSERT INTO "places" VALUES('scarlet-ferret-nqxtk9',1,'ptvpfpbvg9ymsjzt',NULL,'','',NULL);
INSERT INTO "places" VALUES('scarlet-ferret-nqxtk9',2,NULL,'greedy','','',NULL);
INSERT INTO "places" VALUES('calm-finch-f4um45',1,'t64nruw79uuve72b',NULL,'','',NULL);
INSERT INTO "places" VALUES('calm-finch-f4um45',2,NULL,NULL,'','',NULL);
INSERT INTO "places" VALUES('mellow-toucan-pz89qz',1,'qpsnq5ujdbngzb8w',NULL,'','',NULL);
INSERT INTO "places" VALUES('mellow-toucan-pz89qz',2,'5gy6uz44s3m75zzk',NULL,'','',NULL);
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
INSERT INTO "rounds" VALUES('azure-fox-4j874e',1,'{"starlode-agreement": 1, "table": "azure-fox-4j874e", "round": 1, "game": "realms", "rules": 3, "options": {"format": "duel", "seats": "2", "start": "1", "boss": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "destroy-effects": "outposts-first", "own-bases": "no", "needle-blob": "yes", "needle-scrapped": "yes", "markers": "stack", "carrier-marker": "kept", "gift": "any-card", "team-hands": "open", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "1000", "stall-claim": "off"}, "seats": ["human", "human"], "secret": "243421862697030b3a9cd34cfad36156c4e33c7f17cb9638709e7a0ea5116ecb", "salts": ["", ""]}',1794851217374,NULL);
INSERT INTO "rounds" VALUES('scarlet-ferret-nqxtk9',1,'{"starlode-agreement": 1, "table": "scarlet-ferret-nqxtk9", "round": 1, "game": "cavein", "rules": 2, "options": {"edition": "en2021", "weedlocks": "book", "seats": "2", "factions": "random", "start": "random", "taken-crystals-cave-in": "no", "surplus-cards": "yes", "unowned-totems": "yes", "robuster-one-colour": "auto", "empty-skills": "yes", "open-crystals": "no", "round-limit": "200"}, "seats": ["human", "greedy"], "secret": "e28c1f52ce6f7e07e375cd7030ac4f3a7d05ef2daa20c12cf0fbc46446389438", "salts": ["", ""]}',1794851217606,NULL);
INSERT INTO "rounds" VALUES('mellow-toucan-pz89qz',1,'{"starlode-agreement": 1, "table": "mellow-toucan-pz89qz", "round": 1, "game": "realms", "rules": 3, "options": {"format": "duel", "seats": "2", "start": "1", "boss": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "destroy-effects": "outposts-first", "own-bases": "no", "needle-blob": "yes", "needle-scrapped": "yes", "markers": "stack", "carrier-marker": "kept", "gift": "any-card", "team-hands": "open", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "1000", "stall-claim": "off"}, "seats": ["human", "human"], "secret": "fce52f38178abe07e605a852ef27d95e25c38429f2e14c95fad6b05a16404511", "salts": ["", ""]}',1794851217999,NULL);
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
INSERT INTO "rows" VALUES('azure-fox-4j874e',1,'* reveal trading-post',NULL,NULL,NULL,1794851217374);
INSERT INTO "rows" VALUES('azure-fox-4j874e',2,'* reveal mech-world',NULL,NULL,NULL,1794851217374);
INSERT INTO "rows" VALUES('azure-fox-4j874e',3,'* reveal blob-fighter',NULL,NULL,NULL,1794851217374);
INSERT INTO "rows" VALUES('azure-fox-4j874e',4,'* reveal battle-station',NULL,NULL,NULL,1794851217374);
INSERT INTO "rows" VALUES('azure-fox-4j874e',5,'* reveal survey-ship',NULL,NULL,NULL,1794851217374);
INSERT INTO "rows" VALUES('azure-fox-4j874e',6,'* draw scout',NULL,NULL,NULL,1794851217374);
INSERT INTO "rows" VALUES('azure-fox-4j874e',7,'* draw viper',NULL,NULL,NULL,1794851217374);
INSERT INTO "rows" VALUES('azure-fox-4j874e',8,'* draw scout',NULL,NULL,NULL,1794851217374);
INSERT INTO "rows" VALUES('azure-fox-4j874e',9,'* draw scout',NULL,NULL,NULL,1794851217374);
INSERT INTO "rows" VALUES('azure-fox-4j874e',10,'* draw scout',NULL,NULL,NULL,1794851217374);
INSERT INTO "rows" VALUES('azure-fox-4j874e',11,'* draw viper',NULL,NULL,NULL,1794851217374);
INSERT INTO "rows" VALUES('azure-fox-4j874e',12,'* draw scout',NULL,NULL,NULL,1794851217374);
INSERT INTO "rows" VALUES('azure-fox-4j874e',13,'* draw scout',NULL,NULL,NULL,1794851217374);
INSERT INTO "rows" VALUES('azure-fox-4j874e',14,'1 play scout','ra3tzecvz8vgaa4r','page1-1',16,1794851217446);
INSERT INTO "rows" VALUES('scarlet-ferret-nqxtk9',1,'* faction terrons',NULL,NULL,NULL,1794851217606);
INSERT INTO "rows" VALUES('scarlet-ferret-nqxtk9',2,'* faction metanels',NULL,NULL,NULL,1794851217606);
INSERT INTO "rows" VALUES('scarlet-ferret-nqxtk9',3,'* faction hydrans',NULL,NULL,NULL,1794851217606);
INSERT INTO "rows" VALUES('scarlet-ferret-nqxtk9',4,'* faction weedlocks',NULL,NULL,NULL,1794851217606);
INSERT INTO "rows" VALUES('scarlet-ferret-nqxtk9',5,'* uncover purple-1-plain',NULL,NULL,NULL,1794851217606);
INSERT INTO "rows" VALUES('scarlet-ferret-nqxtk9',6,'* uncover yellow-1-purple',NULL,NULL,NULL,1794851217606);
INSERT INTO "rows" VALUES('scarlet-ferret-nqxtk9',7,'* uncover purple-1-green',NULL,NULL,NULL,1794851217606);
INSERT INTO "rows" VALUES('scarlet-ferret-nqxtk9',8,'* uncover red-1-yellow',NULL,NULL,NULL,1794851217606);
INSERT INTO "rows" VALUES('scarlet-ferret-nqxtk9',9,'* uncover red-3-brown',NULL,NULL,NULL,1794851217606);
INSERT INTO "rows" VALUES('scarlet-ferret-nqxtk9',10,'* uncover red-3-plain',NULL,NULL,NULL,1794851217606);
INSERT INTO "rows" VALUES('scarlet-ferret-nqxtk9',11,'* uncover green-3-purple',NULL,NULL,NULL,1794851217606);
INSERT INTO "rows" VALUES('scarlet-ferret-nqxtk9',12,'* uncover green-6-red',NULL,NULL,NULL,1794851217606);
INSERT INTO "rows" VALUES('scarlet-ferret-nqxtk9',13,'* uncover red-6-cavein',NULL,NULL,NULL,1794851217606);
INSERT INTO "rows" VALUES('scarlet-ferret-nqxtk9',14,'* uncover green-10-cavein',NULL,NULL,NULL,1794851217606);
INSERT INTO "rows" VALUES('scarlet-ferret-nqxtk9',15,'* show driller',NULL,NULL,NULL,1794851217606);
INSERT INTO "rows" VALUES('scarlet-ferret-nqxtk9',16,'* show sapling',NULL,NULL,NULL,1794851217606);
INSERT INTO "rows" VALUES('scarlet-ferret-nqxtk9',17,'* show sapling',NULL,NULL,NULL,1794851217606);
INSERT INTO "rows" VALUES('scarlet-ferret-nqxtk9',18,'* show frogt-opus',NULL,NULL,NULL,1794851217606);
INSERT INTO "rows" VALUES('scarlet-ferret-nqxtk9',19,'* show fish-bean',NULL,NULL,NULL,1794851217606);
INSERT INTO "rows" VALUES('scarlet-ferret-nqxtk9',20,'* show drollo',NULL,NULL,NULL,1794851217606);
INSERT INTO "rows" VALUES('scarlet-ferret-nqxtk9',21,'* show stalkroot',NULL,NULL,NULL,1794851217606);
INSERT INTO "rows" VALUES('scarlet-ferret-nqxtk9',22,'* show robuster',NULL,NULL,NULL,1794851217606);
INSERT INTO "rows" VALUES('scarlet-ferret-nqxtk9',23,'* show robuster',NULL,NULL,NULL,1794851217606);
INSERT INTO "rows" VALUES('scarlet-ferret-nqxtk9',24,'* show mu-shell',NULL,NULL,NULL,1794851217606);
INSERT INTO "rows" VALUES('scarlet-ferret-nqxtk9',25,'* draw driller',NULL,NULL,NULL,1794851217606);
INSERT INTO "rows" VALUES('scarlet-ferret-nqxtk9',26,'* draw oddgrabber',NULL,NULL,NULL,1794851217606);
INSERT INTO "rows" VALUES('scarlet-ferret-nqxtk9',27,'* draw foreman',NULL,NULL,NULL,1794851217606);
INSERT INTO "rows" VALUES('scarlet-ferret-nqxtk9',28,'* draw frogt-opus',NULL,NULL,NULL,1794851217606);
INSERT INTO "rows" VALUES('scarlet-ferret-nqxtk9',29,'* draw frogt-opus',NULL,NULL,NULL,1794851217606);
INSERT INTO "rows" VALUES('scarlet-ferret-nqxtk9',30,'* draw drollo',NULL,NULL,NULL,1794851217606);
INSERT INTO "rows" VALUES('scarlet-ferret-nqxtk9',31,'* command metanels',NULL,NULL,NULL,1794851217606);
INSERT INTO "rows" VALUES('scarlet-ferret-nqxtk9',32,'* command hydrans',NULL,NULL,NULL,1794851217606);
INSERT INTO "rows" VALUES('scarlet-ferret-nqxtk9',33,'* reveal deep-vein-bonus+twin-shaft-lift',NULL,NULL,NULL,1794851217606);
INSERT INTO "rows" VALUES('scarlet-ferret-nqxtk9',34,'* reveal curator+shift-whistle',NULL,NULL,NULL,1794851217606);
INSERT INTO "rows" VALUES('scarlet-ferret-nqxtk9',35,'* reveal motherlode-clause+prospectors-loupe',NULL,NULL,NULL,1794851217606);
INSERT INTO "rows" VALUES('scarlet-ferret-nqxtk9',36,'* start 2',NULL,NULL,NULL,1794851217606);
INSERT INTO "rows" VALUES('scarlet-ferret-nqxtk9',37,'2 recruit robuster',NULL,NULL,NULL,1794851217837);
INSERT INTO "rows" VALUES('scarlet-ferret-nqxtk9',38,'2 pay drollo',NULL,NULL,NULL,1794851217859);
INSERT INTO "rows" VALUES('scarlet-ferret-nqxtk9',39,'2 mine red-3-plain',NULL,NULL,NULL,1794851217874);
INSERT INTO "rows" VALUES('scarlet-ferret-nqxtk9',40,'2 colour yellow',NULL,NULL,NULL,1794851217877);
INSERT INTO "rows" VALUES('scarlet-ferret-nqxtk9',41,'2 pay robuster',NULL,NULL,NULL,1794851217878);
INSERT INTO "rows" VALUES('scarlet-ferret-nqxtk9',42,'2 done',NULL,NULL,NULL,1794851217882);
INSERT INTO "rows" VALUES('scarlet-ferret-nqxtk9',43,'2 end-turn',NULL,NULL,NULL,1794851217884);
INSERT INTO "rows" VALUES('scarlet-ferret-nqxtk9',44,'* show seeder',NULL,NULL,NULL,1794851217884);
INSERT INTO "rows" VALUES('scarlet-ferret-nqxtk9',45,'* uncover purple-3-cavein',NULL,NULL,NULL,1794851217884);
INSERT INTO "rows" VALUES('mellow-toucan-pz89qz',1,'* reveal imperial-fighter',NULL,NULL,NULL,1794851217999);
INSERT INTO "rows" VALUES('mellow-toucan-pz89qz',2,'* reveal central-office',NULL,NULL,NULL,1794851217999);
INSERT INTO "rows" VALUES('mellow-toucan-pz89qz',3,'* reveal the-hive',NULL,NULL,NULL,1794851217999);
INSERT INTO "rows" VALUES('mellow-toucan-pz89qz',4,'* reveal trade-bot',NULL,NULL,NULL,1794851217999);
INSERT INTO "rows" VALUES('mellow-toucan-pz89qz',5,'* reveal blob-destroyer',NULL,NULL,NULL,1794851217999);
INSERT INTO "rows" VALUES('mellow-toucan-pz89qz',6,'* draw scout',NULL,NULL,NULL,1794851217999);
INSERT INTO "rows" VALUES('mellow-toucan-pz89qz',7,'* draw viper',NULL,NULL,NULL,1794851217999);
INSERT INTO "rows" VALUES('mellow-toucan-pz89qz',8,'* draw scout',NULL,NULL,NULL,1794851217999);
INSERT INTO "rows" VALUES('mellow-toucan-pz89qz',9,'* draw scout',NULL,NULL,NULL,1794851217999);
INSERT INTO "rows" VALUES('mellow-toucan-pz89qz',10,'* draw viper',NULL,NULL,NULL,1794851217999);
INSERT INTO "rows" VALUES('mellow-toucan-pz89qz',11,'* draw scout',NULL,NULL,NULL,1794851217999);
INSERT INTO "rows" VALUES('mellow-toucan-pz89qz',12,'* draw scout',NULL,NULL,NULL,1794851217999);
INSERT INTO "rows" VALUES('mellow-toucan-pz89qz',13,'* draw viper',NULL,NULL,NULL,1794851217999);
INSERT INTO "rows" VALUES('mellow-toucan-pz89qz',14,'1 play scout','qpsnq5ujdbngzb8w','page3-1',16,1794851218023);
INSERT INTO "rows" VALUES('mellow-toucan-pz89qz',15,'1 resign','qpsnq5ujdbngzb8w','page3-2',17,1794851218026);
CREATE TABLE secrets (
	table_id VARCHAR NOT NULL, 
	round INTEGER NOT NULL, 
	secret BLOB NOT NULL, 
	PRIMARY KEY (table_id, round), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "secrets" VALUES('azure-fox-4j874e',1,X'6061EC67D2FEF3774DCE926C3171A9C65288D764D048BD24E5AA9DA84BC499EA');
INSERT INTO "secrets" VALUES('scarlet-ferret-nqxtk9',1,X'CA3A0B382DAD676859F94329A65540043BFD21369E2591298A6E36E2FAC98356');
INSERT INTO "secrets" VALUES('calm-finch-f4um45',1,X'3D39B44D16F941257DB402421CCD8DCE2DD1CB2E0C79F817023CF1252BFCE4B7');
INSERT INTO "secrets" VALUES('mellow-toucan-pz89qz',1,X'2FF7196B8664B93587B6CB8149B29D17EEFD12118139230BFB4F446719057864');
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
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('azure-fox-4j874e','realms',3,'duel',2,'{"start": "1", "boss": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "destroy-effects": "outposts-first", "own-bases": "no", "needle-blob": "yes", "needle-scrapped": "yes", "markers": "stack", "carrier-marker": "kept", "gift": "any-card", "team-hands": "open", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "1000", "stall-claim": "off"}','243421862697030b3a9cd34cfad36156c4e33c7f17cb9638709e7a0ea5116ecb','running',16,NULL,NULL,NULL,1,0,60,0,'wait',60,0,1,1794851217339,1794851217476);
INSERT INTO "tables" VALUES('scarlet-ferret-nqxtk9','cavein',2,'en2021',2,'{"weedlocks": "book", "factions": "random", "start": "random", "taken-crystals-cave-in": "no", "surplus-cards": "yes", "unowned-totems": "yes", "robuster-one-colour": "auto", "empty-skills": "yes", "open-crystals": "no", "round-limit": "200"}','e28c1f52ce6f7e07e375cd7030ac4f3a7d05ef2daa20c12cf0fbc46446389438','running',48,NULL,NULL,NULL,1,0,60,0,'wait',60,0,1,1794851217606,1794851217884);
INSERT INTO "tables" VALUES('calm-finch-f4um45','realms',3,'duel',2,'{"start": "random", "boss": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "destroy-effects": "outposts-first", "own-bases": "no", "needle-blob": "yes", "needle-scrapped": "yes", "markers": "stack", "carrier-marker": "kept", "gift": "any-card", "team-hands": "open", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "1000", "stall-claim": "off"}','86ae5023d4b192faeb195546849b1f2bf4e585ea805bdf6ab515bc39cc836a82','waiting',0,NULL,NULL,NULL,1,0,60,0,'wait',60,0,1,1794851217753,1794851217893);
INSERT INTO "tables" VALUES('mellow-toucan-pz89qz','realms',3,'duel',2,'{"start": "1", "boss": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "destroy-effects": "outposts-first", "own-bases": "no", "needle-blob": "yes", "needle-scrapped": "yes", "markers": "stack", "carrier-marker": "kept", "gift": "any-card", "team-hands": "open", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "1000", "stall-claim": "off"}','fce52f38178abe07e605a852ef27d95e25c38429f2e14c95fad6b05a16404511','over',17,'{"winners": [2], "reason": "resigned", "places": [2, 1], "sides": [[1], [2]]}',NULL,NULL,1,0,60,0,'wait',60,0,1,1794851217993,1794851218088);
CREATE INDEX tables_by_rematch ON tables (rematch);
CREATE INDEX blocks_by_other ON blocks (other);
CREATE INDEX places_by_guest ON places (guest);
CREATE INDEX clocks_by_due ON clocks (due);
COMMIT;
