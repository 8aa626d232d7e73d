BEGIN TRANSACTION;
CREATE TABLE about (
	version INTEGER NOT NULL
);
INSERT INTO "about" VALUES(2);
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
INSERT INTO "guests" VALUES('affdbdq9zvet3xqz','Frosty Crane',1794833185390);
INSERT INTO "guests" VALUES('8stmmt96khn9w6wb','Bright Kestrel',1794833185533);
INSERT INTO "guests" VALUES('cpuxq4zfss4sdw3d','Opal Finch',1794833186195);
INSERT INTO "guests" VALUES('v7dtacqd52rrvx2z','Jade Robin',1794833186266);
INSERT INTO "guests" VALUES('nky8j2m75a7x28tx','Sunny Stork',1794833186327);
INSERT INTO "guests" VALUES('u7zvmtbg6ue26vsh','Polar Raven',1794833186455);
INSERT INTO "guests" VALUES('uvqv7fup8vu674sh','Nimble Dolphin',1794833186771);
CREATE TABLE messages (
	table_id VARCHAR NOT NULL, 
	guest VARCHAR NOT NULL, 
	id VARCHAR NOT NULL, 
	v INTEGER NOT NULL, 
	PRIMARY KEY (table_id, guest, id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "messages" VALUES('silent-newt-c5z4ym','affdbdq9zvet3xqz','page1-1',16);
INSERT INTO "messages" VALUES('silent-newt-c5z4ym','affdbdq9zvet3xqz','page1-2',24);
INSERT INTO "messages" VALUES('steady-falcon-5vv5eg','v7dtacqd52rrvx2z','page3-1',15);
INSERT INTO "messages" VALUES('rusty-seal-88ttpd','u7zvmtbg6ue26vsh','page5-1',38);
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
INSERT INTO "places" VALUES('silent-newt-c5z4ym',1,'affdbdq9zvet3xqz',NULL,'','');
INSERT INTO "places" VALUES('silent-newt-c5z4ym',2,'8stmmt96khn9w6wb',NULL,'','');
INSERT INTO "places" VALUES('bronze-beaver-uqyw5n',1,'cpuxq4zfss4sdw3d',NULL,'','');
INSERT INTO "places" VALUES('bronze-beaver-uqyw5n',2,NULL,NULL,'','');
INSERT INTO "places" VALUES('steady-falcon-5vv5eg',1,'v7dtacqd52rrvx2z',NULL,'','');
INSERT INTO "places" VALUES('steady-falcon-5vv5eg',2,'nky8j2m75a7x28tx',NULL,'','');
INSERT INTO "places" VALUES('rusty-seal-88ttpd',1,'u7zvmtbg6ue26vsh',NULL,'','');
INSERT INTO "places" VALUES('rusty-seal-88ttpd',2,'uvqv7fup8vu674sh',NULL,'','');
CREATE TABLE rounds (
	table_id VARCHAR NOT NULL, 
	round INTEGER NOT NULL, 
	agreement TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	blamed TEXT, 
	PRIMARY KEY (table_id, round), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "rounds" VALUES('silent-newt-c5z4ym',1,'{"starlode-agreement": 1, "table": "silent-newt-c5z4ym", "round": 1, "game": "realms", "rules": 3, "options": {"format": "duel", "seats": "2", "start": "1", "boss": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "destroy-effects": "outposts-first", "own-bases": "no", "needle-blob": "yes", "needle-scrapped": "yes", "markers": "stack", "carrier-marker": "kept", "gift": "any-card", "team-hands": "open", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "1000", "stall-claim": "off"}, "seats": ["human", "human"], "secret": "80fcb0eebf21c73c6cf3bc8680969f438308cb83a21e5eaf62387fbb4bcd13fa", "salts": ["", ""]}',1794833185722,NULL);
INSERT INTO "rounds" VALUES('steady-falcon-5vv5eg',1,'{"starlode-agreement": 1, "table": "steady-falcon-5vv5eg", "round": 1, "game": "realms", "rules": 3, "options": {"format": "duel", "seats": "2", "start": "1", "boss": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "destroy-effects": "outposts-first", "own-bases": "no", "needle-blob": "yes", "needle-scrapped": "yes", "markers": "stack", "carrier-marker": "kept", "gift": "any-card", "team-hands": "open", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "1000", "stall-claim": "off"}, "seats": ["human", "human"], "secret": "4e74c595af8ba551d89b44f23f5c8cdff5a19b3522dae888aa3ad4c93bbb74e7", "salts": ["", ""]}',1794833186354,NULL);
INSERT INTO "rounds" VALUES('rusty-seal-88ttpd',1,'{"starlode-agreement": 1, "table": "rusty-seal-88ttpd", "round": 1, "game": "cavein", "rules": 2, "options": {"edition": "en2021", "weedlocks": "book", "seats": "2", "factions": "random", "start": "random", "taken-crystals-cave-in": "no", "surplus-cards": "yes", "unowned-totems": "yes", "robuster-one-colour": "auto", "empty-skills": "yes", "open-crystals": "no", "round-limit": "200"}, "seats": ["human", "human"], "secret": "b5b3652cbb868b2862cc82d3374531555a369e325a5c79f096b01a6a8d7558a8", "salts": ["", ""]}',1794833186777,NULL);
CREATE TABLE rows (
	table_id VARCHAR NOT NULL, 
	n INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	guest VARCHAR, 
	message VARCHAR, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, n), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "rows" VALUES('silent-newt-c5z4ym',1,'* reveal recycling-station',NULL,NULL,1794833185722);
INSERT INTO "rows" VALUES('silent-newt-c5z4ym',2,'* reveal fleet-hq',NULL,NULL,1794833185722);
INSERT INTO "rows" VALUES('silent-newt-c5z4ym',3,'* reveal trade-bot',NULL,NULL,1794833185722);
INSERT INTO "rows" VALUES('silent-newt-c5z4ym',4,'* reveal trade-pod',NULL,NULL,1794833185722);
INSERT INTO "rows" VALUES('silent-newt-c5z4ym',5,'* reveal battlecruiser',NULL,NULL,1794833185722);
INSERT INTO "rows" VALUES('silent-newt-c5z4ym',6,'* draw scout',NULL,NULL,1794833185722);
INSERT INTO "rows" VALUES('silent-newt-c5z4ym',7,'* draw scout',NULL,NULL,1794833185722);
INSERT INTO "rows" VALUES('silent-newt-c5z4ym',8,'* draw scout',NULL,NULL,1794833185722);
INSERT INTO "rows" VALUES('silent-newt-c5z4ym',9,'* draw scout',NULL,NULL,1794833185722);
INSERT INTO "rows" VALUES('silent-newt-c5z4ym',10,'* draw scout',NULL,NULL,1794833185722);
INSERT INTO "rows" VALUES('silent-newt-c5z4ym',11,'* draw scout',NULL,NULL,1794833185722);
INSERT INTO "rows" VALUES('silent-newt-c5z4ym',12,'* draw viper',NULL,NULL,1794833185722);
INSERT INTO "rows" VALUES('silent-newt-c5z4ym',13,'* draw viper',NULL,NULL,1794833185722);
INSERT INTO "rows" VALUES('silent-newt-c5z4ym',14,'1 play scout','affdbdq9zvet3xqz','page1-1',1794833186094);
INSERT INTO "rows" VALUES('silent-newt-c5z4ym',15,'1 end-turn','affdbdq9zvet3xqz','page1-2',1794833186108);
INSERT INTO "rows" VALUES('silent-newt-c5z4ym',16,'* draw scout','affdbdq9zvet3xqz','page1-2',1794833186108);
INSERT INTO "rows" VALUES('silent-newt-c5z4ym',17,'* draw scout','affdbdq9zvet3xqz','page1-2',1794833186108);
INSERT INTO "rows" VALUES('silent-newt-c5z4ym',18,'* draw scout','affdbdq9zvet3xqz','page1-2',1794833186108);
INSERT INTO "rows" VALUES('silent-newt-c5z4ym',19,'* draw viper','affdbdq9zvet3xqz','page1-2',1794833186108);
INSERT INTO "rows" VALUES('silent-newt-c5z4ym',20,'* draw scout','affdbdq9zvet3xqz','page1-2',1794833186108);
INSERT INTO "rows" VALUES('steady-falcon-5vv5eg',1,'* reveal battlecruiser',NULL,NULL,1794833186354);
INSERT INTO "rows" VALUES('steady-falcon-5vv5eg',2,'* reveal royal-redoubt',NULL,NULL,1794833186354);
INSERT INTO "rows" VALUES('steady-falcon-5vv5eg',3,'* reveal port-of-call',NULL,NULL,1794833186354);
INSERT INTO "rows" VALUES('steady-falcon-5vv5eg',4,'* reveal blob-wheel',NULL,NULL,1794833186354);
INSERT INTO "rows" VALUES('steady-falcon-5vv5eg',5,'* reveal blob-destroyer',NULL,NULL,1794833186354);
INSERT INTO "rows" VALUES('steady-falcon-5vv5eg',6,'* draw scout',NULL,NULL,1794833186354);
INSERT INTO "rows" VALUES('steady-falcon-5vv5eg',7,'* draw scout',NULL,NULL,1794833186354);
INSERT INTO "rows" VALUES('steady-falcon-5vv5eg',8,'* draw scout',NULL,NULL,1794833186354);
INSERT INTO "rows" VALUES('steady-falcon-5vv5eg',9,'* draw scout',NULL,NULL,1794833186354);
INSERT INTO "rows" VALUES('steady-falcon-5vv5eg',10,'* draw scout',NULL,NULL,1794833186354);
INSERT INTO "rows" VALUES('steady-falcon-5vv5eg',11,'* draw scout',NULL,NULL,1794833186354);
INSERT INTO "rows" VALUES('steady-falcon-5vv5eg',12,'* draw scout',NULL,NULL,1794833186354);
INSERT INTO "rows" VALUES('steady-falcon-5vv5eg',13,'* draw scout',NULL,NULL,1794833186354);
INSERT INTO "rows" VALUES('steady-falcon-5vv5eg',14,'1 resign','v7dtacqd52rrvx2z','page3-1',1794833186371);
INSERT INTO "rows" VALUES('rusty-seal-88ttpd',1,'* faction terrons',NULL,NULL,1794833186777);
INSERT INTO "rows" VALUES('rusty-seal-88ttpd',2,'* faction bioss',NULL,NULL,1794833186777);
INSERT INTO "rows" VALUES('rusty-seal-88ttpd',3,'* faction weedlocks',NULL,NULL,1794833186777);
INSERT INTO "rows" VALUES('rusty-seal-88ttpd',4,'* faction minegglers',NULL,NULL,1794833186777);
INSERT INTO "rows" VALUES('rusty-seal-88ttpd',5,'* uncover red-1-plain',NULL,NULL,1794833186777);
INSERT INTO "rows" VALUES('rusty-seal-88ttpd',6,'* uncover red-1-plain',NULL,NULL,1794833186777);
INSERT INTO "rows" VALUES('rusty-seal-88ttpd',7,'* uncover green-1-plain',NULL,NULL,1794833186777);
INSERT INTO "rows" VALUES('rusty-seal-88ttpd',8,'* uncover green-1-brown',NULL,NULL,1794833186777);
INSERT INTO "rows" VALUES('rusty-seal-88ttpd',9,'* uncover green-3-cavein',NULL,NULL,1794833186777);
INSERT INTO "rows" VALUES('rusty-seal-88ttpd',10,'* uncover blue-3-plain',NULL,NULL,1794833186777);
INSERT INTO "rows" VALUES('rusty-seal-88ttpd',11,'* uncover yellow-3-red',NULL,NULL,1794833186777);
INSERT INTO "rows" VALUES('rusty-seal-88ttpd',12,'* uncover blue-6-brown',NULL,NULL,1794833186777);
INSERT INTO "rows" VALUES('rusty-seal-88ttpd',13,'* uncover purple-6-yellow',NULL,NULL,1794833186777);
INSERT INTO "rows" VALUES('rusty-seal-88ttpd',14,'* uncover green-10-cavein',NULL,NULL,1794833186777);
INSERT INTO "rows" VALUES('rusty-seal-88ttpd',15,'* show sapling',NULL,NULL,1794833186777);
INSERT INTO "rows" VALUES('rusty-seal-88ttpd',16,'* show mineracoon',NULL,NULL,1794833186777);
INSERT INTO "rows" VALUES('rusty-seal-88ttpd',17,'* show mineracoon',NULL,NULL,1794833186777);
INSERT INTO "rows" VALUES('rusty-seal-88ttpd',18,'* show cyberwitch',NULL,NULL,1794833186777);
INSERT INTO "rows" VALUES('rusty-seal-88ttpd',19,'* show mindwasp',NULL,NULL,1794833186777);
INSERT INTO "rows" VALUES('rusty-seal-88ttpd',20,'* show diggerhino',NULL,NULL,1794833186777);
INSERT INTO "rows" VALUES('rusty-seal-88ttpd',21,'* show mindwasp',NULL,NULL,1794833186777);
INSERT INTO "rows" VALUES('rusty-seal-88ttpd',22,'* show sergeant',NULL,NULL,1794833186777);
INSERT INTO "rows" VALUES('rusty-seal-88ttpd',23,'* show ancientone',NULL,NULL,1794833186777);
INSERT INTO "rows" VALUES('rusty-seal-88ttpd',24,'* show maccarat',NULL,NULL,1794833186777);
INSERT INTO "rows" VALUES('rusty-seal-88ttpd',25,'* draw cyberwitch',NULL,NULL,1794833186777);
INSERT INTO "rows" VALUES('rusty-seal-88ttpd',26,'* draw sapling',NULL,NULL,1794833186777);
INSERT INTO "rows" VALUES('rusty-seal-88ttpd',27,'* draw mindwasp',NULL,NULL,1794833186777);
INSERT INTO "rows" VALUES('rusty-seal-88ttpd',28,'* draw mineracoon',NULL,NULL,1794833186777);
INSERT INTO "rows" VALUES('rusty-seal-88ttpd',29,'* draw driller',NULL,NULL,1794833186777);
INSERT INTO "rows" VALUES('rusty-seal-88ttpd',30,'* draw stalkroot',NULL,NULL,1794833186777);
INSERT INTO "rows" VALUES('rusty-seal-88ttpd',31,'* command minegglers',NULL,NULL,1794833186777);
INSERT INTO "rows" VALUES('rusty-seal-88ttpd',32,'* command weedlocks',NULL,NULL,1794833186777);
INSERT INTO "rows" VALUES('rusty-seal-88ttpd',33,'* reveal motherlode-clause+prospectors-loupe',NULL,NULL,1794833186777);
INSERT INTO "rows" VALUES('rusty-seal-88ttpd',34,'* reveal mass-production+spare-totem-cast',NULL,NULL,1794833186777);
INSERT INTO "rows" VALUES('rusty-seal-88ttpd',35,'* reveal wild-assay+loyalty-bonus',NULL,NULL,1794833186777);
INSERT INTO "rows" VALUES('rusty-seal-88ttpd',36,'* start 1',NULL,NULL,1794833186777);
INSERT INTO "rows" VALUES('rusty-seal-88ttpd',37,'1 recruit sergeant','u7zvmtbg6ue26vsh','page5-1',1794833187174);
CREATE TABLE secrets (
	table_id VARCHAR NOT NULL, 
	round INTEGER NOT NULL, 
	secret BLOB NOT NULL, 
	PRIMARY KEY (table_id, round), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "secrets" VALUES('silent-newt-c5z4ym',1,X'3FBB0F957F225DFAEDDD8AC8668047E511375641AF864D3CE80ED6C25F0D5282');
INSERT INTO "secrets" VALUES('bronze-beaver-uqyw5n',1,X'6DD3CE91E50A954CE5602FD29A7ECB0D23DCD2207A811CABD4A50C2E2BB4CBDC');
INSERT INTO "secrets" VALUES('steady-falcon-5vv5eg',1,X'966595FD3D11EFB8779AF0165722BB7845AE6422CD434731F80AC303751868BC');
INSERT INTO "secrets" VALUES('rusty-seal-88ttpd',1,X'710C3D1FC2BF7ECC6FBFF8C10B46B8EF38462F279AC3FACD82AE928FDFCF95D5');
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
INSERT INTO "tables" VALUES('silent-newt-c5z4ym','realms',3,'duel',2,'{"start": "1", "boss": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "destroy-effects": "outposts-first", "own-bases": "no", "needle-blob": "yes", "needle-scrapped": "yes", "markers": "stack", "carrier-marker": "kept", "gift": "any-card", "team-hands": "open", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "1000", "stall-claim": "off"}','80fcb0eebf21c73c6cf3bc8680969f438308cb83a21e5eaf62387fbb4bcd13fa','running',24,NULL,NULL,NULL,1,0,60,1794833185620,1794833186108);
INSERT INTO "tables" VALUES('bronze-beaver-uqyw5n','realms',3,'duel',2,'{"start": "random", "boss": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "destroy-effects": "outposts-first", "own-bases": "no", "needle-blob": "yes", "needle-scrapped": "yes", "markers": "stack", "carrier-marker": "kept", "gift": "any-card", "team-hands": "open", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "1000", "stall-claim": "off"}','bf88fdbaae23f9abe5fc974c1657382e80c8db4a2151bdd2fb4a794fdbf43ef6','waiting',0,NULL,NULL,NULL,1,0,60,1794833186216,1794833186216);
INSERT INTO "tables" VALUES('steady-falcon-5vv5eg','realms',3,'duel',2,'{"start": "1", "boss": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "destroy-effects": "outposts-first", "own-bases": "no", "needle-blob": "yes", "needle-scrapped": "yes", "markers": "stack", "carrier-marker": "kept", "gift": "any-card", "team-hands": "open", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "1000", "stall-claim": "off"}','4e74c595af8ba551d89b44f23f5c8cdff5a19b3522dae888aa3ad4c93bbb74e7','over',15,'{"winners": [2], "reason": "resigned", "places": [2, 1], "sides": [[1], [2]]}',NULL,NULL,1,0,60,1794833186347,1794833186371);
INSERT INTO "tables" VALUES('rusty-seal-88ttpd','cavein',2,'en2021',2,'{"weedlocks": "book", "factions": "random", "start": "random", "taken-crystals-cave-in": "no", "surplus-cards": "yes", "unowned-totems": "yes", "robuster-one-colour": "auto", "empty-skills": "yes", "open-crystals": "no", "round-limit": "200"}','b5b3652cbb868b2862cc82d3374531555a369e325a5c79f096b01a6a8d7558a8','running',38,NULL,NULL,NULL,1,0,60,1794833186588,1794833187174);
CREATE INDEX tables_by_rematch ON tables (rematch);
CREATE INDEX places_by_guest ON places (guest);
COMMIT;
