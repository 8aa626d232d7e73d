BEGIN TRANSACTION;
CREATE TABLE about (
	version INTEGER NOT NULL, 
	served BIGINT NOT NULL
);
INSERT INTO "about" VALUES(7,2166);
CREATE TABLE accounts (
	guest VARCHAR NOT NULL, 
	look VARCHAR NOT NULL, 
	password VARCHAR NOT NULL, 
	made BIGINT NOT NULL, 
	PRIMARY KEY (guest), 
	FOREIGN KEY(guest) REFERENCES guests (id), 
	UNIQUE (look)
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
INSERT INTO "chat" VALUES('frosty-swan-9gbfr6','table',1,'dttabyc2bq2afr8s',1,'Good luck',NULL,1794967736149,'page1-1');
INSERT INTO "chat" VALUES('frosty-swan-9gbfr6','table',2,'tz2w2svvbb5bxapx',2,NULL,'good-luck',1794967736157,'page2-1');
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
INSERT INTO "clocks" VALUES('steady-hawk-gwrjps','bank',600,5,1349,601349,'{"left": [604954, 600000], "running": [2], "paused": false, "pause": null, "vacation": [0, 0], "away": [0, 0], "before": [599954, 600000], "given": [5000, 0]}');
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
INSERT INTO "doors" VALUES('frosty-swan-9gbfr6','dttabyc2bq2afr8s','host');
INSERT INTO "doors" VALUES('copper-beaver-g6dq6c','mh37ywt2yumv7qn9','host');
INSERT INTO "doors" VALUES('steady-hawk-gwrjps','wkz7tq3ngynvdb5e','host');
INSERT INTO "doors" VALUES('violet-owl-tfrcpq','ewzsr9vwzhgs5ads','host');
INSERT INTO "doors" VALUES('gentle-marlin-xb9ba7','4398gq7w6e3zgk6e','host');
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
INSERT INTO "guests" VALUES('dttabyc2bq2afr8s','Bronze Eagle',1794967735852,'bronzeeagie');
INSERT INTO "guests" VALUES('tz2w2svvbb5bxapx','Violet Plover',1794967735991,'vioietpiover');
INSERT INTO "guests" VALUES('mh37ywt2yumv7qn9','Jade Panda',1794967736272,'jadepanda');
INSERT INTO "guests" VALUES('bcru8kc5fjdesumt','Quick Hawk',1794967736341,'quickhawk');
INSERT INTO "guests" VALUES('wkz7tq3ngynvdb5e','Gentle Gibbon',1794967736845,'gentiegibbon');
INSERT INTO "guests" VALUES('xxebn8pswerxcawh','Opal Ocelot',1794967736920,'opaioceiot');
INSERT INTO "guests" VALUES('ewzsr9vwzhgs5ads','Bronze Otter',1794967737081,'bronzeotter');
INSERT INTO "guests" VALUES('4398gq7w6e3zgk6e','Keen Ibex',1794967737250,'keenibex');
INSERT INTO "guests" VALUES('m2vvdwjuktpg9cpn','Nimble Robin',1794967737490,'nimbierobin');
CREATE TABLE holders (
	token VARCHAR NOT NULL, 
	PRIMARY KEY (token)
);
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
INSERT INTO "places" VALUES('frosty-swan-9gbfr6',1,'dttabyc2bq2afr8s',NULL,'','',NULL);
INSERT INTO "places" VALUES('frosty-swan-9gbfr6',2,'tz2w2svvbb5bxapx',NULL,'','',NULL);
INSERT INTO "places" VALUES('copper-beaver-g6dq6c',1,'mh37ywt2yumv7qn9',NULL,'','',NULL);
INSERT INTO "places" VALUES('copper-beaver-g6dq6c',2,'bcru8kc5fjdesumt',NULL,'','',NULL);
INSERT INTO "places" VALUES('steady-hawk-gwrjps',1,'wkz7tq3ngynvdb5e',NULL,'','',NULL);
INSERT INTO "places" VALUES('steady-hawk-gwrjps',2,'xxebn8pswerxcawh',NULL,'','',NULL);
INSERT INTO "places" VALUES('violet-owl-tfrcpq',1,'ewzsr9vwzhgs5ads',NULL,'','',NULL);
INSERT INTO "places" VALUES('violet-owl-tfrcpq',2,NULL,NULL,'','',NULL);
INSERT INTO "places" VALUES('gentle-marlin-xb9ba7',1,'4398gq7w6e3zgk6e',NULL,'','',NULL);
INSERT INTO "places" VALUES('gentle-marlin-xb9ba7',2,NULL,'greedy','','',NULL);
INSERT INTO "places" VALUES('gentle-marlin-xb9ba7',3,NULL,NULL,'','',NULL);
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
INSERT INTO "rounds" VALUES('frosty-swan-9gbfr6',1,'{"starlode-agreement": 1, "table": "frosty-swan-9gbfr6", "round": 1, "game": "realms", "rules": 3, "options": {"format": "duel", "seats": "2", "start": "1", "boss": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "destroy-effects": "outposts-first", "own-bases": "no", "needle-blob": "yes", "needle-scrapped": "yes", "markers": "stack", "carrier-marker": "kept", "gift": "any-card", "team-hands": "open", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "1000", "stall-claim": "off"}, "seats": ["human", "human"], "secret": "bc5026c475e567d10d195767b82efdd6329b35191d4a5f8623adc621ebb0e4d2", "salts": ["", ""]}',1794967736061,NULL);
INSERT INTO "rounds" VALUES('copper-beaver-g6dq6c',1,'{"starlode-agreement": 1, "table": "copper-beaver-g6dq6c", "round": 1, "game": "realms", "rules": 3, "options": {"format": "duel", "seats": "2", "start": "1", "boss": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "destroy-effects": "outposts-first", "own-bases": "no", "needle-blob": "yes", "needle-scrapped": "yes", "markers": "stack", "carrier-marker": "kept", "gift": "any-card", "team-hands": "open", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "1000", "stall-claim": "off"}, "seats": ["human", "human"], "secret": "9261481da7df4dbde7291c3d5d4edf53d01231555d8f03e98ad42702dd299a4d", "salts": ["", ""]}',1794967736430,NULL);
INSERT INTO "rounds" VALUES('steady-hawk-gwrjps',1,'{"starlode-agreement": 1, "table": "steady-hawk-gwrjps", "round": 1, "game": "realms", "rules": 3, "options": {"format": "duel", "seats": "2", "start": "1", "boss": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "destroy-effects": "outposts-first", "own-bases": "no", "needle-blob": "yes", "needle-scrapped": "yes", "markers": "stack", "carrier-marker": "kept", "gift": "any-card", "team-hands": "open", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "1000", "stall-claim": "off"}, "seats": ["human", "human"], "secret": "0473f53a4b9f690e2a56ef81da5c3341cbc3139498dcd5019b1fd17139a63fc8", "salts": ["", ""]}',1794967736939,NULL);
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
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',1,'* reveal trading-post',NULL,NULL,NULL,1794967736061);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',2,'* reveal trade-pod',NULL,NULL,NULL,1794967736061);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',3,'* reveal port-of-call',NULL,NULL,NULL,1794967736061);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',4,'* reveal freighter',NULL,NULL,NULL,1794967736061);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',5,'* reveal war-world',NULL,NULL,NULL,1794967736061);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',6,'* draw scout',NULL,NULL,NULL,1794967736061);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',7,'* draw scout',NULL,NULL,NULL,1794967736061);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',8,'* draw viper',NULL,NULL,NULL,1794967736061);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',9,'* draw scout',NULL,NULL,NULL,1794967736061);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',10,'* draw viper',NULL,NULL,NULL,1794967736061);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',11,'* draw scout',NULL,NULL,NULL,1794967736061);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',12,'* draw scout',NULL,NULL,NULL,1794967736061);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',13,'* draw viper',NULL,NULL,NULL,1794967736061);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',14,'1 play scout','dttabyc2bq2afr8s','page1-2',16,1794967736165);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',15,'1 play viper','dttabyc2bq2afr8s','page1-3',18,1794967736167);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',16,'1 play scout','dttabyc2bq2afr8s','page1-4',20,1794967736168);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',17,'1 buy explorer','dttabyc2bq2afr8s','page1-5',21,1794967736169);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',18,'1 attack 2','dttabyc2bq2afr8s','page1-6',22,1794967736170);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',19,'1 end-turn','dttabyc2bq2afr8s','page1-7',29,1794967736171);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',20,'* draw viper','dttabyc2bq2afr8s','page1-7',29,1794967736171);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',21,'* draw scout','dttabyc2bq2afr8s','page1-7',29,1794967736171);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',22,'* draw scout','dttabyc2bq2afr8s','page1-7',29,1794967736171);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',23,'* draw scout','dttabyc2bq2afr8s','page1-7',29,1794967736171);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',24,'* draw scout','dttabyc2bq2afr8s','page1-7',29,1794967736171);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',25,'2 play viper','tz2w2svvbb5bxapx','page2-2',31,1794967736172);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',26,'2 play scout','tz2w2svvbb5bxapx','page2-3',33,1794967736173);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',27,'2 play scout','tz2w2svvbb5bxapx','page2-4',35,1794967736174);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',28,'2 attack 1','tz2w2svvbb5bxapx','page2-5',36,1794967736177);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',29,'2 play scout','tz2w2svvbb5bxapx','page2-6',38,1794967736181);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',30,'2 play viper','tz2w2svvbb5bxapx','page2-7',40,1794967736187);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',31,'2 buy trade-pod','tz2w2svvbb5bxapx','page2-8',42,1794967736188);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',32,'* reveal blob-destroyer','tz2w2svvbb5bxapx','page2-8',42,1794967736188);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',33,'2 attack 1','tz2w2svvbb5bxapx','page2-9',43,1794967736189);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',34,'2 end-turn','tz2w2svvbb5bxapx','page2-10',50,1794967736190);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',35,'* draw scout','tz2w2svvbb5bxapx','page2-10',50,1794967736190);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',36,'* draw scout','tz2w2svvbb5bxapx','page2-10',50,1794967736190);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',37,'* draw scout','tz2w2svvbb5bxapx','page2-10',50,1794967736190);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',38,'* draw scout','tz2w2svvbb5bxapx','page2-10',50,1794967736190);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',39,'* draw scout','tz2w2svvbb5bxapx','page2-10',50,1794967736190);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',40,'1 play viper','dttabyc2bq2afr8s','page1-8',52,1794967736191);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',41,'1 attack 2','dttabyc2bq2afr8s','page1-9',53,1794967736192);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',42,'1 play scout','dttabyc2bq2afr8s','page1-10',55,1794967736193);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',43,'1 end-turn','dttabyc2bq2afr8s','page1-11',64,1794967736194);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',44,'* draw scout','dttabyc2bq2afr8s','page1-11',64,1794967736194);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',45,'* draw scout','dttabyc2bq2afr8s','page1-11',64,1794967736194);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',46,'* draw scout','dttabyc2bq2afr8s','page1-11',64,1794967736194);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',47,'* draw scout','dttabyc2bq2afr8s','page1-11',64,1794967736194);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',48,'* draw scout','dttabyc2bq2afr8s','page1-11',64,1794967736194);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',49,'2 play scout','tz2w2svvbb5bxapx','page2-11',66,1794967736196);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',50,'2 play scout','tz2w2svvbb5bxapx','page2-12',68,1794967736197);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',51,'2 buy explorer','tz2w2svvbb5bxapx','page2-13',69,1794967736197);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',52,'2 end-turn','tz2w2svvbb5bxapx','page2-14',78,1794967736198);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',53,'* draw scout','tz2w2svvbb5bxapx','page2-14',78,1794967736198);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',54,'* draw viper','tz2w2svvbb5bxapx','page2-14',78,1794967736198);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',55,'* draw trade-pod','tz2w2svvbb5bxapx','page2-14',78,1794967736198);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',56,'* draw scout','tz2w2svvbb5bxapx','page2-14',78,1794967736198);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',57,'* draw scout','tz2w2svvbb5bxapx','page2-14',78,1794967736198);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',58,'1 play scout','dttabyc2bq2afr8s','page1-12',80,1794967736200);
INSERT INTO "rows" VALUES('frosty-swan-9gbfr6',59,'1 play scout','dttabyc2bq2afr8s','page1-13',82,1794967736200);
INSERT INTO "rows" VALUES('copper-beaver-g6dq6c',1,'* reveal trade-bot',NULL,NULL,NULL,1794967736430);
INSERT INTO "rows" VALUES('copper-beaver-g6dq6c',2,'* reveal junkyard',NULL,NULL,NULL,1794967736430);
INSERT INTO "rows" VALUES('copper-beaver-g6dq6c',3,'* reveal port-of-call',NULL,NULL,NULL,1794967736430);
INSERT INTO "rows" VALUES('copper-beaver-g6dq6c',4,'* reveal blob-fighter',NULL,NULL,NULL,1794967736430);
INSERT INTO "rows" VALUES('copper-beaver-g6dq6c',5,'* reveal trading-post',NULL,NULL,NULL,1794967736430);
INSERT INTO "rows" VALUES('copper-beaver-g6dq6c',6,'* draw scout',NULL,NULL,NULL,1794967736430);
INSERT INTO "rows" VALUES('copper-beaver-g6dq6c',7,'* draw viper',NULL,NULL,NULL,1794967736430);
INSERT INTO "rows" VALUES('copper-beaver-g6dq6c',8,'* draw scout',NULL,NULL,NULL,1794967736430);
INSERT INTO "rows" VALUES('copper-beaver-g6dq6c',9,'* draw scout',NULL,NULL,NULL,1794967736430);
INSERT INTO "rows" VALUES('copper-beaver-g6dq6c',10,'* draw viper',NULL,NULL,NULL,1794967736430);
INSERT INTO "rows" VALUES('copper-beaver-g6dq6c',11,'* draw scout',NULL,NULL,NULL,1794967736430);
INSERT INTO "rows" VALUES('copper-beaver-g6dq6c',12,'* draw scout',NULL,NULL,NULL,1794967736430);
INSERT INTO "rows" VALUES('copper-beaver-g6dq6c',13,'* draw viper',NULL,NULL,NULL,1794967736430);
INSERT INTO "rows" VALUES('copper-beaver-g6dq6c',14,'1 play scout','mh37ywt2yumv7qn9','page3-1',16,1794967736544);
INSERT INTO "rows" VALUES('copper-beaver-g6dq6c',15,'1 buy trade-bot','mh37ywt2yumv7qn9','page3-2',18,1794967736548);
INSERT INTO "rows" VALUES('copper-beaver-g6dq6c',16,'* reveal fleet-hq','mh37ywt2yumv7qn9','page3-2',18,1794967736548);
INSERT INTO "rows" VALUES('copper-beaver-g6dq6c',17,'1 play scout','mh37ywt2yumv7qn9','page3-3',20,1794967736552);
INSERT INTO "rows" VALUES('copper-beaver-g6dq6c',18,'1 buy blob-fighter','mh37ywt2yumv7qn9','page3-4',22,1794967736554);
INSERT INTO "rows" VALUES('copper-beaver-g6dq6c',19,'* reveal trade-escort','mh37ywt2yumv7qn9','page3-4',22,1794967736554);
INSERT INTO "rows" VALUES('copper-beaver-g6dq6c',20,'1 play viper','mh37ywt2yumv7qn9','page3-5',24,1794967736558);
INSERT INTO "rows" VALUES('copper-beaver-g6dq6c',21,'1 attack 2','mh37ywt2yumv7qn9','page3-6',25,1794967736577);
INSERT INTO "rows" VALUES('copper-beaver-g6dq6c',22,'1 end-turn','mh37ywt2yumv7qn9','page3-7',32,1794967736587);
INSERT INTO "rows" VALUES('copper-beaver-g6dq6c',23,'* draw scout','mh37ywt2yumv7qn9','page3-7',32,1794967736587);
INSERT INTO "rows" VALUES('copper-beaver-g6dq6c',24,'* draw viper','mh37ywt2yumv7qn9','page3-7',32,1794967736587);
INSERT INTO "rows" VALUES('copper-beaver-g6dq6c',25,'* draw scout','mh37ywt2yumv7qn9','page3-7',32,1794967736587);
INSERT INTO "rows" VALUES('copper-beaver-g6dq6c',26,'* draw scout','mh37ywt2yumv7qn9','page3-7',32,1794967736587);
INSERT INTO "rows" VALUES('copper-beaver-g6dq6c',27,'* draw scout','mh37ywt2yumv7qn9','page3-7',32,1794967736587);
INSERT INTO "rows" VALUES('copper-beaver-g6dq6c',28,'2 play viper','bcru8kc5fjdesumt','page4-1',34,1794967736590);
INSERT INTO "rows" VALUES('copper-beaver-g6dq6c',29,'2 play scout','bcru8kc5fjdesumt','page4-2',36,1794967736592);
INSERT INTO "rows" VALUES('copper-beaver-g6dq6c',30,'2 play viper','bcru8kc5fjdesumt','page4-3',38,1794967736603);
INSERT INTO "rows" VALUES('copper-beaver-g6dq6c',31,'2 play scout','bcru8kc5fjdesumt','page4-4',40,1794967736606);
INSERT INTO "rows" VALUES('copper-beaver-g6dq6c',32,'2 buy explorer','bcru8kc5fjdesumt','page4-5',41,1794967736608);
INSERT INTO "rows" VALUES('copper-beaver-g6dq6c',33,'1 resign','mh37ywt2yumv7qn9','page3-8',42,1794967736609);
INSERT INTO "rows" VALUES('steady-hawk-gwrjps',1,'* reveal blob-fighter',NULL,NULL,NULL,1794967736939);
INSERT INTO "rows" VALUES('steady-hawk-gwrjps',2,'* reveal trading-post',NULL,NULL,NULL,1794967736939);
INSERT INTO "rows" VALUES('steady-hawk-gwrjps',3,'* reveal the-hive',NULL,NULL,NULL,1794967736939);
INSERT INTO "rows" VALUES('steady-hawk-gwrjps',4,'* reveal corvette',NULL,NULL,NULL,1794967736939);
INSERT INTO "rows" VALUES('steady-hawk-gwrjps',5,'* reveal blob-carrier',NULL,NULL,NULL,1794967736939);
INSERT INTO "rows" VALUES('steady-hawk-gwrjps',6,'* draw scout',NULL,NULL,NULL,1794967736939);
INSERT INTO "rows" VALUES('steady-hawk-gwrjps',7,'* draw scout',NULL,NULL,NULL,1794967736939);
INSERT INTO "rows" VALUES('steady-hawk-gwrjps',8,'* draw scout',NULL,NULL,NULL,1794967736939);
INSERT INTO "rows" VALUES('steady-hawk-gwrjps',9,'* draw viper',NULL,NULL,NULL,1794967736939);
INSERT INTO "rows" VALUES('steady-hawk-gwrjps',10,'* draw scout',NULL,NULL,NULL,1794967736939);
INSERT INTO "rows" VALUES('steady-hawk-gwrjps',11,'* draw scout',NULL,NULL,NULL,1794967736939);
INSERT INTO "rows" VALUES('steady-hawk-gwrjps',12,'* draw scout',NULL,NULL,NULL,1794967736939);
INSERT INTO "rows" VALUES('steady-hawk-gwrjps',13,'* draw scout',NULL,NULL,NULL,1794967736939);
INSERT INTO "rows" VALUES('steady-hawk-gwrjps',14,'1 play scout','wkz7tq3ngynvdb5e','page5-1',16,1794967736955);
INSERT INTO "rows" VALUES('steady-hawk-gwrjps',15,'1 play scout','wkz7tq3ngynvdb5e','page5-2',18,1794967736957);
INSERT INTO "rows" VALUES('steady-hawk-gwrjps',16,'1 buy corvette','wkz7tq3ngynvdb5e','page5-3',20,1794967736963);
INSERT INTO "rows" VALUES('steady-hawk-gwrjps',17,'* reveal recycling-station','wkz7tq3ngynvdb5e','page5-3',20,1794967736963);
INSERT INTO "rows" VALUES('steady-hawk-gwrjps',18,'1 play scout','wkz7tq3ngynvdb5e','page5-4',22,1794967736968);
INSERT INTO "rows" VALUES('steady-hawk-gwrjps',19,'1 buy blob-fighter','wkz7tq3ngynvdb5e','page5-5',24,1794967736973);
INSERT INTO "rows" VALUES('steady-hawk-gwrjps',20,'* reveal embassy-yacht','wkz7tq3ngynvdb5e','page5-5',24,1794967736973);
INSERT INTO "rows" VALUES('steady-hawk-gwrjps',21,'1 end-turn','wkz7tq3ngynvdb5e','page5-6',31,1794967736986);
INSERT INTO "rows" VALUES('steady-hawk-gwrjps',22,'* draw scout','wkz7tq3ngynvdb5e','page5-6',31,1794967736986);
INSERT INTO "rows" VALUES('steady-hawk-gwrjps',23,'* draw scout','wkz7tq3ngynvdb5e','page5-6',31,1794967736986);
INSERT INTO "rows" VALUES('steady-hawk-gwrjps',24,'* draw viper','wkz7tq3ngynvdb5e','page5-6',31,1794967736986);
INSERT INTO "rows" VALUES('steady-hawk-gwrjps',25,'* draw viper','wkz7tq3ngynvdb5e','page5-6',31,1794967736986);
INSERT INTO "rows" VALUES('steady-hawk-gwrjps',26,'* draw scout','wkz7tq3ngynvdb5e','page5-6',31,1794967736986);
CREATE TABLE secrets (
	table_id VARCHAR NOT NULL, 
	round INTEGER NOT NULL, 
	secret BLOB NOT NULL, 
	PRIMARY KEY (table_id, round), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "secrets" VALUES('frosty-swan-9gbfr6',1,X'9C84EEFC7C43B1DFD5FD52B9A597D685D282BCA78B05B09CB67F583FA58E5776');
INSERT INTO "secrets" VALUES('copper-beaver-g6dq6c',1,X'27629EBC4B4773BD770137B4AAD7140F3FE0F0E3A772B13752C4E96FDDB3BEF7');
INSERT INTO "secrets" VALUES('steady-hawk-gwrjps',1,X'E50AF75D3F2DB420B0F90B2062B31031A7735A86C21A3F2292D3F3BF9C0B6C45');
INSERT INTO "secrets" VALUES('violet-owl-tfrcpq',1,X'4458693D999EAB7FA576E8D8A1A568480B51A9928868978627D05FDC1273BBB7');
INSERT INTO "secrets" VALUES('gentle-marlin-xb9ba7',1,X'FCAF7E88BC8FDF04D6581C28D945ADA462DEE5A0A270CD8A353FCA869528DC6C');
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
INSERT INTO "tables" VALUES('frosty-swan-9gbfr6','realms',3,'duel',2,'{"start": "1", "boss": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "destroy-effects": "outposts-first", "own-bases": "no", "needle-blob": "yes", "needle-scrapped": "yes", "markers": "stack", "carrier-marker": "kept", "gift": "any-card", "team-hands": "open", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "1000", "stall-claim": "off"}','bc5026c475e567d10d195767b82efdd6329b35191d4a5f8623adc621ebb0e4d2','running',82,NULL,NULL,NULL,1,0,60,0,'wait',60,0,1,1794967736049,1794967736200,NULL);
INSERT INTO "tables" VALUES('copper-beaver-g6dq6c','realms',3,'duel',2,'{"start": "1", "boss": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "destroy-effects": "outposts-first", "own-bases": "no", "needle-blob": "yes", "needle-scrapped": "yes", "markers": "stack", "carrier-marker": "kept", "gift": "any-card", "team-hands": "open", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "1000", "stall-claim": "off"}','9261481da7df4dbde7291c3d5d4edf53d01231555d8f03e98ad42702dd299a4d','over',42,'{"winners": [2], "reason": "resigned", "places": [2, 1], "sides": [[1], [2]]}',NULL,NULL,1,0,60,0,'wait',60,0,1,1794967736368,1794967736609,1794967736609);
INSERT INTO "tables" VALUES('steady-hawk-gwrjps','realms',3,'duel',2,'{"start": "1", "boss": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "destroy-effects": "outposts-first", "own-bases": "no", "needle-blob": "yes", "needle-scrapped": "yes", "markers": "stack", "carrier-marker": "kept", "gift": "any-card", "team-hands": "open", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "1000", "stall-claim": "off"}','0473f53a4b9f690e2a56ef81da5c3341cbc3139498dcd5019b1fd17139a63fc8','running',31,NULL,NULL,NULL,1,0,60,0,'wait',60,0,1,1794967736929,1794967736986,NULL);
INSERT INTO "tables" VALUES('violet-owl-tfrcpq','realms',3,'duel',2,'{"start": "random", "boss": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "destroy-effects": "outposts-first", "own-bases": "no", "needle-blob": "yes", "needle-scrapped": "yes", "markers": "stack", "carrier-marker": "kept", "gift": "any-card", "team-hands": "open", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "1000", "stall-claim": "off"}','356984fc267d6b55d9d6b54b274579281e0e6bccf21ef304677cd880dea1c1bb','waiting',0,NULL,NULL,NULL,1,0,60,1,'wait',60,0,1,1794967737145,1794967737145,NULL);
INSERT INTO "tables" VALUES('gentle-marlin-xb9ba7','cavein',2,'en2021',3,'{"weedlocks": "book", "factions": "random", "start": "random", "taken-crystals-cave-in": "no", "surplus-cards": "yes", "unowned-totems": "yes", "robuster-one-colour": "auto", "empty-skills": "yes", "open-crystals": "no", "round-limit": "200"}','77597e8cea2a40a1cb408fb35c6fe09f93e52826d8b79ad97c8ce7131fde7ca0','waiting',0,NULL,NULL,NULL,1,0,60,0,'wait',60,0,1,1794967737602,1794967737602,NULL);
CREATE INDEX guests_by_look ON guests (look);
CREATE INDEX tables_by_rematch ON tables (rematch);
CREATE INDEX blocks_by_other ON blocks (other);
CREATE INDEX places_by_kept ON places (kept);
CREATE INDEX places_by_guest ON places (guest);
CREATE INDEX clocks_by_due ON clocks (due);
CREATE INDEX chat_by_guest ON chat (guest);
CREATE INDEX messages_by_guest ON messages (guest);
CREATE INDEX blames_by_guest ON blames (guest);
CREATE INDEX doors_by_guest ON doors (guest);
COMMIT;
