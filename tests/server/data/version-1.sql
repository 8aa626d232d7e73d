BEGIN TRANSACTION;
CREATE TABLE about (
	version INTEGER NOT NULL
);
INSERT INTO "about" VALUES(1);
CREATE TABLE guests (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	made BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('5uu3ujzj5kby4497','Rusty Pelican',1794833178579);
INSERT INTO "guests" VALUES('u6syb55ukxvwxbyv','Dusky Lynx',1794833178671);
INSERT INTO "guests" VALUES('xgucnstjm3y6kveq','Crimson Puffin',1794833178924);
INSERT INTO "guests" VALUES('h22asrn7686fsfxm','Quiet Gecko',1794833179095);
INSERT INTO "guests" VALUES('e4f3srcr22xqgb39','Quick Panda',1794833179175);
INSERT INTO "guests" VALUES('bk9kz6r6eeguj36j','Coral Swan',1794833179437);
CREATE TABLE messages (
	table_id VARCHAR NOT NULL, 
	guest VARCHAR NOT NULL, 
	id VARCHAR NOT NULL, 
	v INTEGER NOT NULL, 
	PRIMARY KEY (table_id, guest, id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "messages" VALUES('frosty-lynx-tej935','5uu3ujzj5kby4497','page1-1',16);
INSERT INTO "messages" VALUES('frosty-lynx-tej935','5uu3ujzj5kby4497','page1-2',25);
INSERT INTO "messages" VALUES('lunar-magpie-yn6t67','h22asrn7686fsfxm','page3-1',15);
CREATE TABLE places (
	table_id VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	guest VARCHAR, 
	bot VARCHAR, 
	salt VARCHAR NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "places" VALUES('frosty-lynx-tej935',1,'5uu3ujzj5kby4497',NULL,'');
INSERT INTO "places" VALUES('frosty-lynx-tej935',2,'u6syb55ukxvwxbyv',NULL,'');
INSERT INTO "places" VALUES('copper-ibis-dye4jc',1,'xgucnstjm3y6kveq',NULL,'');
INSERT INTO "places" VALUES('copper-ibis-dye4jc',2,NULL,NULL,'');
INSERT INTO "places" VALUES('lunar-magpie-yn6t67',1,'h22asrn7686fsfxm',NULL,'');
INSERT INTO "places" VALUES('lunar-magpie-yn6t67',2,'e4f3srcr22xqgb39',NULL,'');
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
INSERT INTO "rows" VALUES('frosty-lynx-tej935',1,'* reveal trade-pod',NULL,NULL,1794833178730);
INSERT INTO "rows" VALUES('frosty-lynx-tej935',2,'* reveal imperial-fighter',NULL,NULL,1794833178730);
INSERT INTO "rows" VALUES('frosty-lynx-tej935',3,'* reveal space-station',NULL,NULL,1794833178730);
INSERT INTO "rows" VALUES('frosty-lynx-tej935',4,'* reveal blob-destroyer',NULL,NULL,1794833178730);
INSERT INTO "rows" VALUES('frosty-lynx-tej935',5,'* reveal supply-bot',NULL,NULL,1794833178730);
INSERT INTO "rows" VALUES('frosty-lynx-tej935',6,'* draw viper',NULL,NULL,1794833178730);
INSERT INTO "rows" VALUES('frosty-lynx-tej935',7,'* draw scout',NULL,NULL,1794833178730);
INSERT INTO "rows" VALUES('frosty-lynx-tej935',8,'* draw scout',NULL,NULL,1794833178730);
INSERT INTO "rows" VALUES('frosty-lynx-tej935',9,'* draw scout',NULL,NULL,1794833178730);
INSERT INTO "rows" VALUES('frosty-lynx-tej935',10,'* draw scout',NULL,NULL,1794833178730);
INSERT INTO "rows" VALUES('frosty-lynx-tej935',11,'* draw scout',NULL,NULL,1794833178730);
INSERT INTO "rows" VALUES('frosty-lynx-tej935',12,'* draw scout',NULL,NULL,1794833178730);
INSERT INTO "rows" VALUES('frosty-lynx-tej935',13,'* draw scout',NULL,NULL,1794833178730);
INSERT INTO "rows" VALUES('frosty-lynx-tej935',14,'1 play scout','5uu3ujzj5kby4497','page1-1',1794833178803);
INSERT INTO "rows" VALUES('frosty-lynx-tej935',15,'1 end-turn','5uu3ujzj5kby4497','page1-2',1794833178819);
INSERT INTO "rows" VALUES('frosty-lynx-tej935',16,'* draw scout','5uu3ujzj5kby4497','page1-2',1794833178819);
INSERT INTO "rows" VALUES('frosty-lynx-tej935',17,'* draw scout','5uu3ujzj5kby4497','page1-2',1794833178819);
INSERT INTO "rows" VALUES('frosty-lynx-tej935',18,'* draw viper','5uu3ujzj5kby4497','page1-2',1794833178819);
INSERT INTO "rows" VALUES('frosty-lynx-tej935',19,'* draw scout','5uu3ujzj5kby4497','page1-2',1794833178819);
INSERT INTO "rows" VALUES('frosty-lynx-tej935',20,'* draw scout','5uu3ujzj5kby4497','page1-2',1794833178819);
INSERT INTO "rows" VALUES('lunar-magpie-yn6t67',1,'* reveal ram',NULL,NULL,1794833179219);
INSERT INTO "rows" VALUES('lunar-magpie-yn6t67',2,'* reveal cutter',NULL,NULL,1794833179219);
INSERT INTO "rows" VALUES('lunar-magpie-yn6t67',3,'* reveal blob-world',NULL,NULL,1794833179219);
INSERT INTO "rows" VALUES('lunar-magpie-yn6t67',4,'* reveal ram',NULL,NULL,1794833179219);
INSERT INTO "rows" VALUES('lunar-magpie-yn6t67',5,'* reveal brain-world',NULL,NULL,1794833179219);
INSERT INTO "rows" VALUES('lunar-magpie-yn6t67',6,'* draw scout',NULL,NULL,1794833179219);
INSERT INTO "rows" VALUES('lunar-magpie-yn6t67',7,'* draw scout',NULL,NULL,1794833179219);
INSERT INTO "rows" VALUES('lunar-magpie-yn6t67',8,'* draw viper',NULL,NULL,1794833179219);
INSERT INTO "rows" VALUES('lunar-magpie-yn6t67',9,'* draw viper',NULL,NULL,1794833179219);
INSERT INTO "rows" VALUES('lunar-magpie-yn6t67',10,'* draw scout',NULL,NULL,1794833179219);
INSERT INTO "rows" VALUES('lunar-magpie-yn6t67',11,'* draw scout',NULL,NULL,1794833179219);
INSERT INTO "rows" VALUES('lunar-magpie-yn6t67',12,'* draw scout',NULL,NULL,1794833179219);
INSERT INTO "rows" VALUES('lunar-magpie-yn6t67',13,'* draw viper',NULL,NULL,1794833179219);
INSERT INTO "rows" VALUES('lunar-magpie-yn6t67',14,'1 resign','h22asrn7686fsfxm','page3-1',1794833179270);
CREATE TABLE secrets (
	table_id VARCHAR NOT NULL, 
	secret BLOB NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "secrets" VALUES('frosty-lynx-tej935',X'820BFC4A6CD111D0A4CBF5318FF0CFF95E0636AEA26B9493B0B652CF327FC11B');
INSERT INTO "secrets" VALUES('copper-ibis-dye4jc',X'20FAC1503E9E14992F0AB3858900BA52EF66EDB4A311843953049C6A6FEBA215');
INSERT INTO "secrets" VALUES('lunar-magpie-yn6t67',X'8077ACC73547252D6BFCD367A7B068DA2BCAFC183F362204CC139BD10D359ACA');
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
	made BIGINT NOT NULL, 
	moved BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('frosty-lynx-tej935','realms',1,'duel',2,'{"start": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "turn-limit": "1000", "stall-claim": "20"}','fb2a561f27ab5712499b2e0afc174da49e0ec572054ad75ec6e2147928dd6f01','running',25,NULL,NULL,NULL,1794833178700,1794833178819);
INSERT INTO "tables" VALUES('copper-ibis-dye4jc','realms',1,'duel',2,'{"start": "random", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "turn-limit": "1000", "stall-claim": "20"}','548d4c2331e735f17065bf2e4d2175b7ebe563e4e561e004fc31829dc66ed430','waiting',0,NULL,NULL,NULL,1794833178953,1794833178953);
INSERT INTO "tables" VALUES('lunar-magpie-yn6t67','realms',1,'duel',2,'{"start": "1", "sets": "auto", "discards": "immediate", "ally-check": "at-use", "turn-limit": "1000", "stall-claim": "20"}','357d9837c4a35b820ade804a5b272e2ca7585c27ba136aa2df7b9478864ef9d3','over',15,'{"winners": [2], "reason": "resigned"}',NULL,NULL,1794833179202,1794833179270);
CREATE INDEX places_by_guest ON places (guest);
COMMIT;
