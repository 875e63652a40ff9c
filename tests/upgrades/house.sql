BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE chat (
	table_id VARCHAR NOT NULL, 
	n INTEGER NOT NULL, 
	guest VARCHAR NOT NULL, 
	command VARCHAR NOT NULL, 
	at BIGINT NOT NULL, 
	text TEXT, 
	phrase VARCHAR, 
	CONSTRAINT pk_chat PRIMARY KEY (table_id, n), 
	CONSTRAINT uq_chat_table_id_command UNIQUE (table_id, command)
)
 WITHOUT ROWID

;
INSERT INTO "chat" VALUES('zhFI_hB5jecL',1,'psBGIpPBrFGYKcQ_','command-19',1700000000000,'Ahoj!',NULL);
INSERT INTO "chat" VALUES('zhFI_hB5jecL',2,'M8vYI6vo0aQ8n_M-','command-20',1700000000000,NULL,'hello');
CREATE TABLE deadlines (
	table_id VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_deadlines PRIMARY KEY (table_id, kind, seat)
)
 WITHOUT ROWID

;
INSERT INTO "deadlines" VALUES('huKYJHopuOFO','grace',1,1700000030000);
INSERT INTO "deadlines" VALUES('7a2IMF2fRDMC','clock',2,1700000090000);
INSERT INTO "deadlines" VALUES('zhFI_hB5jecL','clock',2,1700001260000);
INSERT INTO "deadlines" VALUES('IxVLHYwiA5bw','unstarted',-1,1700086400000);
INSERT INTO "deadlines" VALUES('j6Uskcs3FMle','unstarted',-1,1700086400000);
INSERT INTO "deadlines" VALUES('wtR9Cqg-SnhP','clock',0,1700259200000);
CREATE TABLE guests (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	language VARCHAR NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	deleted BOOLEAN NOT NULL, 
	CONSTRAINT pk_guests PRIMARY KEY (id)
)
 WITHOUT ROWID

;
INSERT INTO "guests" VALUES('M8vYI6vo0aQ8n_M-','Bartek','en',1700000000000,1700000000000,0);
INSERT INTO "guests" VALUES('fXy6-y_qdYFotyTY','Cyryl','en',1700000000000,1700000000000,0);
INSERT INTO "guests" VALUES('jzIeSAmJyl0E0VOo','Daria','en',1700000000000,1700000000000,0);
INSERT INTO "guests" VALUES('psBGIpPBrFGYKcQ_','Ania','en',1700000000000,1700000000000,0);
CREATE TABLE keys (
	hash VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	guest VARCHAR NOT NULL, 
	table_id VARCHAR, 
	seat INTEGER, 
	created BIGINT NOT NULL, 
	expires BIGINT, 
	CONSTRAINT pk_keys PRIMARY KEY (hash)
)
 WITHOUT ROWID

;
CREATE TABLE log (
	table_id VARCHAR NOT NULL, 
	seq INTEGER NOT NULL, 
	command VARCHAR, 
	actor VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	body TEXT NOT NULL, 
	chance TEXT, 
	rules VARCHAR, 
	at BIGINT NOT NULL, 
	digest VARCHAR, 
	CONSTRAINT pk_log PRIMARY KEY (table_id, seq), 
	CONSTRAINT uq_log_table_id_command UNIQUE (table_id, command)
);
INSERT INTO "log" VALUES('j6Uskcs3FMle',1,'command-1','psBGIpPBrFGYKcQ_','opened','{"kind":"opened","setup":{"title":"rum","options":{"edition":"pl","dealer":null,"impersonator":null,"wash_first_beach":null,"parrot_silent_when_last":null,"hand_must_show_colour":null},"seats":["me","open","open"],"clock":{"kind":"none"},"public":true,"spectators":true,"chat":true,"hints":true,"takebacks":true},"host":"psBGIpPBrFGYKcQ_","chairs":[{"guest":"psBGIpPBrFGYKcQ_"},{},{}]}',NULL,NULL,1700000000000,NULL);
INSERT INTO "log" VALUES('j6Uskcs3FMle',2,'command-2','M8vYI6vo0aQ8n_M-','sat','{"kind":"sat","seat":1,"guest":"M8vYI6vo0aQ8n_M-"}',NULL,NULL,1700000000000,NULL);
INSERT INTO "log" VALUES('zhFI_hB5jecL',1,'command-3','psBGIpPBrFGYKcQ_','opened','{"kind":"opened","setup":{"title":"rum","options":{"edition":"pl","dealer":null,"impersonator":null,"wash_first_beach":null,"parrot_silent_when_last":null,"hand_must_show_colour":null},"seats":["me","open","open"],"clock":{"kind":"bank","minutes":20,"increment":15},"public":false,"spectators":true,"chat":true,"hints":true,"takebacks":true},"host":"psBGIpPBrFGYKcQ_","chairs":[{"guest":"psBGIpPBrFGYKcQ_"},{},{}]}',NULL,NULL,1700000000000,NULL);
INSERT INTO "log" VALUES('zhFI_hB5jecL',2,'command-4','M8vYI6vo0aQ8n_M-','sat','{"kind":"sat","seat":1,"guest":"M8vYI6vo0aQ8n_M-"}',NULL,NULL,1700000000000,NULL);
INSERT INTO "log" VALUES('zhFI_hB5jecL',3,'command-5','fXy6-y_qdYFotyTY','sat','{"kind":"sat","seat":2,"guest":"fXy6-y_qdYFotyTY"}',NULL,NULL,1700000000000,NULL);
INSERT INTO "log" VALUES('zhFI_hB5jecL',4,'command-6','psBGIpPBrFGYKcQ_','started','{"kind":"started","rules":"1","data":"ef3b36ba91dcc9b0","seed_hash":"91856df79e02fa8c82eb59d5c0a9aea0"}',NULL,NULL,1700000000000,NULL);
INSERT INTO "log" VALUES('zhFI_hB5jecL',5,NULL,'house','deal','{"kind":"played","record":{"n":1}}','[3,4,11,5,15,18,3]','1',1700000000000,'f71626c9267bc3a0');
INSERT INTO "log" VALUES('zhFI_hB5jecL',6,'command-7','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":2,"seat":2,"do":"lay YYo"}}',NULL,'1',1700000000000,'a3f08291f54ebcad');
INSERT INTO "log" VALUES('zhFI_hB5jecL',7,'command-8','psBGIpPBrFGYKcQ_','move','{"kind":"played","record":{"n":3,"seat":0,"do":"lay KKp"}}',NULL,'1',1700000000000,'a62187ddb7fc0044');
INSERT INTO "log" VALUES('zhFI_hB5jecL',8,'command-9','M8vYI6vo0aQ8n_M-','move','{"kind":"played","record":{"n":4,"seat":1,"do":"lay RRk"}}',NULL,'1',1700000000000,'a07490d70a8b5200');
INSERT INTO "log" VALUES('zhFI_hB5jecL',9,'command-10','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":5,"seat":2,"do":"draw beach 1"}}','[17]','1',1700000000000,'2ef7839e50f7d705');
INSERT INTO "log" VALUES('zhFI_hB5jecL',10,'command-11','psBGIpPBrFGYKcQ_','move','{"kind":"played","record":{"n":6,"seat":0,"do":"draw beach 3"}}','[7]','1',1700000000000,'1b8f76a7dc41abb7');
INSERT INTO "log" VALUES('zhFI_hB5jecL',11,'command-12','M8vYI6vo0aQ8n_M-','move','{"kind":"played","record":{"n":7,"seat":1,"do":"draw beach 2"}}','[10]','1',1700000000000,'839d3937159e6a8b');
INSERT INTO "log" VALUES('zhFI_hB5jecL',12,'command-13','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":8,"seat":2,"do":"lay GGo"}}',NULL,'1',1700000000000,'5749eb5a22c71d7e');
INSERT INTO "log" VALUES('zhFI_hB5jecL',13,'command-14','psBGIpPBrFGYKcQ_','move','{"kind":"played","record":{"n":9,"seat":0,"do":"lay PPo"}}',NULL,'1',1700000000000,'ddc1fc646147c6b5');
INSERT INTO "log" VALUES('zhFI_hB5jecL',14,'command-15','M8vYI6vo0aQ8n_M-','move','{"kind":"played","record":{"n":10,"seat":1,"do":"draw beach 1"}}','[16]','1',1700000000000,'4f29b19256731134');
INSERT INTO "log" VALUES('zhFI_hB5jecL',15,'command-16','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":11,"seat":2,"do":"draw beach 3"}}','[20]','1',1700000000000,'cc171072b21faa8c');
INSERT INTO "log" VALUES('zhFI_hB5jecL',16,'command-17','psBGIpPBrFGYKcQ_','move','{"kind":"played","record":{"n":12,"seat":0,"do":"draw beach 2"}}','[14]','1',1700000000000,'35f2be0821108f0c');
INSERT INTO "log" VALUES('zhFI_hB5jecL',17,'command-18','M8vYI6vo0aQ8n_M-','move','{"kind":"played","record":{"n":13,"seat":1,"do":"draw beach 1"}}','[15]','1',1700000000000,'b4a080b159574ba6');
INSERT INTO "log" VALUES('zhFI_hB5jecL',18,'command-21','fXy6-y_qdYFotyTY','asked-back','{"kind":"asked-back","seat":2,"to":12}',NULL,NULL,1700000000000,NULL);
INSERT INTO "log" VALUES('7a2IMF2fRDMC',1,'command-22','M8vYI6vo0aQ8n_M-','opened','{"kind":"opened","setup":{"title":"rummi","options":{"jokers":4,"first_meld":40,"time_out":"keep","wrong_table":"friendly","joker_value":25,"joker_rule":"bound","building":false,"before_meld":"either","exchanges":3,"must_lay":false,"rounds":3},"seats":["me","open","open"],"clock":{"kind":"turn","seconds":90},"public":false,"spectators":true,"chat":true,"hints":true,"takebacks":true},"host":"M8vYI6vo0aQ8n_M-","chairs":[{"guest":"M8vYI6vo0aQ8n_M-"},{},{}]}',NULL,NULL,1700000000000,NULL);
INSERT INTO "log" VALUES('7a2IMF2fRDMC',2,'command-23','fXy6-y_qdYFotyTY','sat','{"kind":"sat","seat":1,"guest":"fXy6-y_qdYFotyTY"}',NULL,NULL,1700000000000,NULL);
INSERT INTO "log" VALUES('7a2IMF2fRDMC',3,'command-24','jzIeSAmJyl0E0VOo','sat','{"kind":"sat","seat":2,"guest":"jzIeSAmJyl0E0VOo"}',NULL,NULL,1700000000000,NULL);
INSERT INTO "log" VALUES('7a2IMF2fRDMC',4,'command-25','M8vYI6vo0aQ8n_M-','started','{"kind":"started","rules":"1","data":"","seed_hash":"fcd5eef62a0db2ab8fe67241d28d54e3"}',NULL,NULL,1700000000000,NULL);
INSERT INTO "log" VALUES('7a2IMF2fRDMC',5,NULL,'house','deal','{"kind":"played","record":{"n":1}}','[52,6,41,84,37,53,36,84,67,45,98,68,100,106,64,1,63,34,9,89,92,74,11,48,71,77,55,24,46,54,59,60,91,86,97,43,73,80,33,22,15,14,10,22,34]','1',1700000000000,'cd61fb6e16294c74');
INSERT INTO "log" VALUES('7a2IMF2fRDMC',6,'command-26','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":2,"seat":2,"do":"exchange"}}','[66,28,16,70,30,60,18,100,26,102,104,21,26,92]','1',1700000000000,'deb07f829d559e62');
INSERT INTO "log" VALUES('7a2IMF2fRDMC',7,'command-27','M8vYI6vo0aQ8n_M-','move','{"kind":"played","record":{"n":3,"seat":0,"do":"lay K6 K7 K8 K9 | O11 O12 J"}}',NULL,'1',1700000000000,'7d2d860acffca292');
INSERT INTO "log" VALUES('7a2IMF2fRDMC',8,'command-28','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":4,"seat":1,"do":"exchange"}}','[51,41,82,5,87,72,82,76,57,105,23,90,38,95]','1',1700000000000,'94b97eb902dee5db');
INSERT INTO "log" VALUES('7a2IMF2fRDMC',9,'command-29','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":5,"seat":2,"do":"lay K6 K7 K8 K9 | O11 O12 J | B1 B2 B3 | R9 R10 R11 | J O12 O13"}}',NULL,'1',1700000000000,'1a9e7bf55deaabe0');
INSERT INTO "log" VALUES('7a2IMF2fRDMC',10,'command-30','M8vYI6vo0aQ8n_M-','move','{"kind":"played","record":{"n":6,"seat":0,"do":"draw"}}','[96]','1',1700000000000,'dfb509b59c9e9f3c');
INSERT INTO "log" VALUES('7a2IMF2fRDMC',11,'command-31','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":7,"seat":1,"do":"lay K6 K7 K8 K9 | O11 O12 J | B1 B2 B3 | R9 R10 R11 | J O12 O13 | R3 K3 O3 | B13 K13 J"}}',NULL,'1',1700000000000,'a624871d77676423');
INSERT INTO "log" VALUES('7a2IMF2fRDMC',12,'command-32','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":8,"seat":2,"do":"lay B13 K13 O13 | J O12 J | O11 O12 J | R9 R10 R11 | K8 K9 K10 | K5 K6 K7 K8 | B1 B2 B3 | R3 K3 O3"}}',NULL,'1',1700000000000,'b7feb8d30f60d62a');
INSERT INTO "log" VALUES('7a2IMF2fRDMC',13,'command-33','M8vYI6vo0aQ8n_M-','move','{"kind":"played","record":{"n":9,"seat":0,"do":"lay B13 K13 O13 | O10 O11 O12 J | J O12 J | R9 R10 R11 | K8 K9 K10 | K5 K6 K7 K8 | B1 B2 B3 | R3 K3 O3"}}',NULL,'1',1700000000000,'e13562a392930276');
INSERT INTO "log" VALUES('7a2IMF2fRDMC',14,'command-34','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":10,"seat":1,"do":"lay B13 K13 O13 | O9 O10 O11 O12 J | J O12 J | R9 R10 R11 R12 | K8 K9 K10 K11 | K5 K6 K7 K8 | B1 B2 B3 | R3 K3 O3"}}',NULL,'1',1700000000000,'fd1ac7eb1e6b4c7d');
INSERT INTO "log" VALUES('7a2IMF2fRDMC',15,'command-35','jzIeSAmJyl0E0VOo','left','{"kind":"played","record":{"n":11,"seat":2,"house":"left"}}',NULL,'1',1700000000000,'fd1ac7eb1e6b4c7d');
INSERT INTO "log" VALUES('7a2IMF2fRDMC',16,'command-36','M8vYI6vo0aQ8n_M-','chose','{"kind":"chose","seat":0,"leaver":2,"what":"bot"}',NULL,NULL,1700000000000,NULL);
INSERT INTO "log" VALUES('KbT1Z0aNSIPm',1,'command-37','jzIeSAmJyl0E0VOo','opened','{"kind":"opened","setup":{"title":"rummikub","options":{"jokers":2,"first_meld":30,"time_out":"penalty","wrong_table":"friendly","joker_value":30,"joker_rule":"bound","building":true,"before_meld":"draw","exchanges":3,"must_lay":false,"rounds":2},"seats":["me","open","bot:tiles"],"clock":{"kind":"none"},"public":false,"spectators":true,"chat":true,"hints":true,"takebacks":true},"host":"jzIeSAmJyl0E0VOo","chairs":[{"guest":"jzIeSAmJyl0E0VOo"},{},{"bot":"tiles"}]}',NULL,NULL,1700000000000,NULL);
INSERT INTO "log" VALUES('KbT1Z0aNSIPm',2,'command-38','psBGIpPBrFGYKcQ_','sat','{"kind":"sat","seat":1,"guest":"psBGIpPBrFGYKcQ_"}',NULL,NULL,1700000000000,NULL);
INSERT INTO "log" VALUES('KbT1Z0aNSIPm',3,'command-39','jzIeSAmJyl0E0VOo','started','{"kind":"started","rules":"1","data":"","seed_hash":"1467b0480641b8631f1941c49c5a2a6d"}',NULL,NULL,1700000000000,NULL);
INSERT INTO "log" VALUES('KbT1Z0aNSIPm',4,NULL,'house','deal','{"kind":"played","record":{"n":1}}','[99,29,1,34,42,68,67,79,89,97,93,66,62,15,46,20,31,70,96,98,30,37,46,29,65,12,2,11,44,98,83,5,7,62,76,19,42,1,80,22,41,60,94,10,70]','1',1700000000000,'4910a90657823368');
INSERT INTO "log" VALUES('KbT1Z0aNSIPm',5,'command-40','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":2,"seat":0,"do":"draw"}}','[68]','1',1700000000000,'012f93f839093674');
INSERT INTO "log" VALUES('KbT1Z0aNSIPm',6,'command-41','psBGIpPBrFGYKcQ_','move','{"kind":"played","record":{"n":3,"seat":1,"do":"lay B10 K10 O10"}}',NULL,'1',1700000000000,'e57d205c85c709fd');
INSERT INTO "log" VALUES('KbT1Z0aNSIPm',7,NULL,'bot:tiles','move','{"kind":"played","record":{"n":4,"seat":2,"do":"draw","by":"bot:tiles"}}','[58]','1',1700000000000,'1d1b340802c9b2c9');
INSERT INTO "log" VALUES('KbT1Z0aNSIPm',8,'command-42','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":5,"seat":0,"do":"draw"}}','[76]','1',1700000000000,'f52817dc116dfeb6');
INSERT INTO "log" VALUES('KbT1Z0aNSIPm',9,'command-43','psBGIpPBrFGYKcQ_','move','{"kind":"played","record":{"n":6,"seat":1,"do":"draw"}}','[51]','1',1700000000000,'759b1ba4a5bf2823');
INSERT INTO "log" VALUES('KbT1Z0aNSIPm',10,NULL,'bot:tiles','move','{"kind":"played","record":{"n":7,"seat":2,"do":"draw","by":"bot:tiles"}}','[53]','1',1700000000000,'e4b22a7c5d779992');
INSERT INTO "log" VALUES('KbT1Z0aNSIPm',11,'command-44','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":8,"seat":0,"do":"draw"}}','[14]','1',1700000000000,'2363d44450bf382c');
INSERT INTO "log" VALUES('KbT1Z0aNSIPm',12,'command-45','psBGIpPBrFGYKcQ_','move','{"kind":"played","record":{"n":9,"seat":1,"do":"draw"}}','[49]','1',1700000000000,'99167b5f670f5f9a');
INSERT INTO "log" VALUES('KbT1Z0aNSIPm',13,NULL,'bot:tiles','move','{"kind":"played","record":{"n":10,"seat":2,"do":"draw","by":"bot:tiles"}}','[6]','1',1700000000000,'e46ccda90dcee791');
INSERT INTO "log" VALUES('KbT1Z0aNSIPm',14,'command-46','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":11,"seat":0,"do":"draw"}}','[27]','1',1700000000000,'693839fe3eebd6f1');
INSERT INTO "log" VALUES('KbT1Z0aNSIPm',15,'command-47','psBGIpPBrFGYKcQ_','left','{"kind":"played","record":{"n":12,"seat":1,"house":"left"}}',NULL,'1',1700000000000,'693839fe3eebd6f1');
INSERT INTO "log" VALUES('KbT1Z0aNSIPm',16,'command-48','jzIeSAmJyl0E0VOo','chose','{"kind":"chose","seat":0,"leaver":1,"what":"bot"}',NULL,NULL,1700000000000,NULL);
INSERT INTO "log" VALUES('KbT1Z0aNSIPm',17,NULL,'house','takeover','{"kind":"played","record":{"n":13,"seat":1,"house":"takeover","to":"bot:value"}}',NULL,'1',1700000000000,'693839fe3eebd6f1');
INSERT INTO "log" VALUES('KbT1Z0aNSIPm',18,NULL,'bot:value','move','{"kind":"played","record":{"n":14,"seat":1,"do":"lay B11 B12 B13 | B10 K10 O10","by":"bot:value"}}',NULL,'1',1700000000000,'39bc88498e2b6619');
INSERT INTO "log" VALUES('KbT1Z0aNSIPm',19,NULL,'bot:tiles','move','{"kind":"played","record":{"n":15,"seat":2,"do":"draw","by":"bot:tiles"}}','[0]','1',1700000000000,'520bb46003ed3248');
INSERT INTO "log" VALUES('KbT1Z0aNSIPm',20,'command-49','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":16,"seat":0,"do":"draw"}}','[33]','1',1700000000000,'68e30afec6857a49');
INSERT INTO "log" VALUES('KbT1Z0aNSIPm',21,NULL,'bot:value','move','{"kind":"played","record":{"n":17,"seat":1,"do":"draw","by":"bot:value"}}','[57]','1',1700000000000,'4ef8ceb123228953');
INSERT INTO "log" VALUES('KbT1Z0aNSIPm',22,NULL,'bot:tiles','move','{"kind":"played","record":{"n":18,"seat":2,"do":"draw","by":"bot:tiles"}}','[80]','1',1700000000000,'0d24275186bd120d');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',1,'command-50','fXy6-y_qdYFotyTY','opened','{"kind":"opened","setup":{"title":"maracaibo","options":{"layout":"standard","break_clusters":true,"residence_five":false,"redbeard":0,"fog_locations":true,"fog_improvements":true,"skirmishes":true,"hunters":true,"rubies":true,"retirement":true},"seats":["me","open"],"clock":{"kind":"days","days":3},"public":false,"spectators":true,"chat":true,"hints":true,"takebacks":true},"host":"fXy6-y_qdYFotyTY","chairs":[{"guest":"fXy6-y_qdYFotyTY"},{}]}',NULL,NULL,1700000000000,NULL);
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',2,'command-51','jzIeSAmJyl0E0VOo','sat','{"kind":"sat","seat":1,"guest":"jzIeSAmJyl0E0VOo"}',NULL,NULL,1700000000000,NULL);
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',3,'command-52','fXy6-y_qdYFotyTY','started','{"kind":"started","rules":"1","data":"9c87d1c5fbf28f40","seed_hash":"8671dfb1320b7fd1b1046c8f41a2d0b5"}',NULL,NULL,1700000000000,NULL);
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',4,NULL,'house','deal','{"kind":"played","record":{"n":1}}','[1,1,1,1,2,2,5,12,2,7,24,13,11,18,1,20,23,0,25,26,9,16,22,19,4,8,14,15,3,6,21,10,17,12,15,18,13,4,0,10,2,10,54,8,21,24,15,12,1]','1',1700000000000,'fc5193f4fd03d0e8');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',5,'command-53','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":2,"seat":0,"do":"keep fleet armed-fleet"}}',NULL,'1',1700000000000,'0eaac535c698abda');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',6,'command-54','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":3,"seat":1,"do":"keep four-rivers lightning"}}','[0,16,10]','1',1700000000000,'d460c021059a4659');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',7,'command-55','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":4,"seat":0,"do":"step c1r3"}}','[39]','1',1700000000000,'ee00495cb62b7036');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',8,'command-56','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":5,"seat":0,"do":"stop"}}',NULL,'1',1700000000000,'393da31c096581d6');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',9,'command-57','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":6,"seat":0,"do":"acquire c1r3"}}',NULL,'1',1700000000000,'5be0249eae9d688b');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',10,'command-58','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":7,"seat":0,"do":"upgrade 6"}}',NULL,'1',1700000000000,'0f745b482757cd55');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',11,'command-59','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":8,"seat":0,"do":"quest growing-fame"}}','[18,28]','1',1700000000000,'20e8fdbe5774be5c');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',12,'command-60','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":9,"seat":1,"do":"step c1r2"}}',NULL,'1',1700000000000,'0062f899c849cdf3');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',13,'command-61','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":10,"seat":1,"do":"stop"}}','[4,2]','1',1700000000000,'329d11162d775727');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',14,'command-62','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":11,"seat":1,"do":"upgrade 1"}}',NULL,'1',1700000000000,'d72e02ccaa75dceb');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',15,'command-63','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":12,"seat":1,"do":"use raid"}}','[2,4,2]','1',1700000000000,'ecc957b80198a8d3');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',16,'command-64','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":13,"seat":1,"do":"reroll"}}','[6,5,2]','1',1700000000000,'e964090bc96b5e15');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',17,'command-65','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":14,"seat":1,"do":"die gold"}}',NULL,'1',1700000000000,'9b94f3e348da921c');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',18,'command-66','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":15,"seat":1,"do":"spend treasure"}}',NULL,'1',1700000000000,'bd60d25c112f8411');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',19,'command-67','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":16,"seat":1,"do":"store gold bonus 1"}}',NULL,'1',1700000000000,'4979db8b2bd08fd9');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',20,'command-68','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":17,"seat":1,"do":"spend vp"}}',NULL,'1',1700000000000,'b6021c9761e7b154');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',21,'command-69','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":18,"seat":1,"do":"done"}}',NULL,'1',1700000000000,'f49822565729967e');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',22,'command-70','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":19,"seat":0,"do":"step c1r2"}}',NULL,'1',1700000000000,'4a11412df2a114db');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',23,'command-71','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":20,"seat":0,"do":"step c2r2"}}',NULL,'1',1700000000000,'f7efcfe5a4b9ecc5');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',24,'command-72','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":21,"seat":0,"do":"stop"}}','[0,1]','1',1700000000000,'27d6a20e14eb6cf7');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',25,'command-73','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":22,"seat":0,"do":"upgrade 1"}}',NULL,'1',1700000000000,'3eb968e5d09efab4');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',26,'command-74','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":23,"seat":0,"do":"roll"}}','[3,5,3]','1',1700000000000,'a2f68dbaee8f79e3');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',27,'command-75','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":24,"seat":0,"do":"die emerald"}}',NULL,'1',1700000000000,'66bd0b89eabd9785');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',28,'command-76','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":25,"seat":0,"do":"spend treasure"}}',NULL,'1',1700000000000,'8657ef7f21da86f3');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',29,'command-77','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":26,"seat":0,"do":"store emerald bonus 1"}}',NULL,'1',1700000000000,'d05a8d57f73519b2');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',30,'command-78','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":27,"seat":0,"do":"done"}}',NULL,'1',1700000000000,'78a49785d1d5fafd');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',31,'command-79','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":28,"seat":1,"do":"step c2r2"}}',NULL,'1',1700000000000,'3974f9f0c8145073');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',32,'command-80','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":29,"seat":1,"do":"step c1r2"}}',NULL,'1',1700000000000,'c518632e03ca96c2');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',33,'command-81','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":30,"seat":1,"do":"step c2r2"}}','[1,5]','1',1700000000000,'2d64e974ccace73e');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',34,'command-82','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":31,"seat":1,"do":"upgrade 6"}}',NULL,'1',1700000000000,'432e674efee4749f');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',35,'command-83','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":32,"seat":1,"do":"quest shipwright"}}','[5]','1',1700000000000,'41ecc173b1ed18f0');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',36,'command-84','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":33,"seat":1,"do":"roll"}}','[6,3,4]','1',1700000000000,'6667d44f68f6f0a4');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',37,'command-85','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":34,"seat":1,"do":"die gold"}}',NULL,'1',1700000000000,'9dc2ad3b90333fe9');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',38,'command-86','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":35,"seat":1,"do":"spend vp"}}',NULL,'1',1700000000000,'609947bfe44b546b');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',39,'command-87','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":36,"seat":1,"do":"spend treasure"}}',NULL,'1',1700000000000,'b5b1e54f1638936e');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',40,'command-88','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":37,"seat":1,"do":"done"}}',NULL,'1',1700000000000,'cf89d456d01ab241');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',41,'command-89','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":38,"seat":0,"do":"step c1r2"}}',NULL,'1',1700000000000,'2b468859c2669214');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',42,'command-90','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":39,"seat":0,"do":"step c2r2"}}',NULL,'1',1700000000000,'4a3365c315f7fb42');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',43,'command-91','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":40,"seat":0,"do":"step c3r2"}}','[41]','1',1700000000000,'e78c12f94a4aa0bf');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',44,'command-92','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":41,"seat":1,"do":"step c3r2"}}',NULL,'1',1700000000000,'f53dde6c3d299ced');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',45,'command-93','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":42,"seat":1,"do":"step c2r2"}}',NULL,'1',1700000000000,'4d36c8f621018fbd');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',46,'command-94','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":43,"seat":1,"do":"step c3r2"}}','[5,4]','1',1700000000000,'3d87f0e8c173b42d');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',47,'command-95','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":44,"seat":1,"do":"acquire c3r2"}}','[7,57]','1',1700000000000,'e94716ff263069f6');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',48,'command-96','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":45,"seat":0,"do":"step c4r2"}}','[37]','1',1700000000000,'de13ce2b1dc92999');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',49,'command-97','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":46,"seat":0,"do":"step c4r3"}}','[23]','1',1700000000000,'aa4a2c3210e6b91f');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',50,'command-98','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":47,"seat":0,"do":"step c4r4"}}','[3,4]','1',1700000000000,'d80b25cf65623033');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',51,'command-99','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":48,"seat":0,"do":"upgrade 7"}}',NULL,'1',1700000000000,'0716a8ccadd3702f');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',52,'command-100','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":49,"seat":0,"do":"quest deck"}}','[11]','1',1700000000000,'83ae11b5e2e6364f');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',53,'command-101','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":50,"seat":1,"do":"step c4r2"}}',NULL,'1',1700000000000,'cb2c27d0720fc6ff');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',54,'command-102','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":51,"seat":1,"do":"step c4r3"}}',NULL,'1',1700000000000,'547b1d0d57194b52');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',55,'command-103','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":52,"seat":1,"do":"step c4r4"}}','[2,5]','1',1700000000000,'aff3aea171ad93e3');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',56,'command-104','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":53,"seat":1,"do":"upgrade 7"}}',NULL,'1',1700000000000,'afde8719ca29208a');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',57,'command-105','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":54,"seat":1,"do":"quest deck"}}','[19]','1',1700000000000,'fa93be47df0977eb');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',58,'command-106','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":55,"seat":0,"do":"step c5r4"}}',NULL,'1',1700000000000,'52cd3d33278b0b14');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',59,'command-107','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":56,"seat":0,"do":"step c6r4"}}','[35]','1',1700000000000,'0ccc5bbde9115b7c');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',60,'command-108','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":57,"seat":0,"do":"step c7r4"}}','[36]','1',1700000000000,'0ad70564e0e4f08b');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',61,'command-109','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":58,"seat":0,"do":"acquire c7r4"}}','[11,50]','1',1700000000000,'dbd3f65616935254');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',62,'command-110','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":59,"seat":1,"do":"step c5r4"}}',NULL,'1',1700000000000,'2946649c294a398f');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',63,'command-111','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":60,"seat":1,"do":"step c6r4"}}',NULL,'1',1700000000000,'3d48a865d8f3f47c');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',64,'command-112','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":61,"seat":1,"do":"stop"}}',NULL,'1',1700000000000,'1c991e633479bca2');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',65,'command-113','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":62,"seat":1,"do":"acquire c6r4"}}',NULL,'1',1700000000000,'f25aa6af2a0ed615');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',66,'command-114','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":63,"seat":1,"do":"upgrade 9"}}','[14,77]','1',1700000000000,'78a88d05c1b399bf');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',67,'command-115','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":64,"seat":0,"do":"step c8r4"}}',NULL,'1',1700000000000,'0cce37ffd2e7a921');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',68,'command-116','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":65,"seat":0,"do":"step c9r4"}}','[30]','1',1700000000000,'9b0d2599b137e8e3');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',69,'command-117','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":66,"seat":0,"do":"step c8r4"}}','[2]','1',1700000000000,'94eb1b3c5acb36f3');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',70,'command-118','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":67,"seat":0,"do":"ruby"}}',NULL,'1',1700000000000,'d661f22eefa6d3e5');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',71,'command-119','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":68,"seat":0,"do":"upgrade 9"}}',NULL,'1',1700000000000,'9ad3f2dd0d9965a1');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',72,'command-120','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":69,"seat":0,"do":"explore u1"}}',NULL,'1',1700000000000,'214647c8e836c11d');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',73,'command-121','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":70,"seat":0,"do":"bury emerald 3"}}',NULL,'1',1700000000000,'a96f483609dce796');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',74,'command-122','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":71,"seat":0,"do":"explore b1"}}',NULL,'1',1700000000000,'1a619459f871b505');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',75,'command-123','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":72,"seat":0,"do":"upgrade 3"}}',NULL,'1',1700000000000,'126a4b94f29442eb');
INSERT INTO "log" VALUES('wtR9Cqg-SnhP',76,'command-124','fXy6-y_qdYFotyTY','back','{"kind":"played","record":{"n":73,"back":71,"by":"seat 0"}}',NULL,'1',1700000000000,'1a619459f871b505');
INSERT INTO "log" VALUES('V_AjB37mH3_f',1,'command-125','psBGIpPBrFGYKcQ_','opened','{"kind":"opened","setup":{"title":"maracaibo","options":{"layout":"standard","break_clusters":true,"residence_five":false,"redbeard":3,"fog_locations":false,"fog_improvements":false,"skirmishes":false,"hunters":false,"rubies":false,"retirement":false},"seats":["me"],"clock":{"kind":"none"},"public":false,"spectators":true,"chat":true,"hints":true,"takebacks":true},"host":"psBGIpPBrFGYKcQ_","chairs":[{"guest":"psBGIpPBrFGYKcQ_"}]}',NULL,NULL,1700000000000,NULL);
INSERT INTO "log" VALUES('V_AjB37mH3_f',2,'command-126','psBGIpPBrFGYKcQ_','started','{"kind":"started","rules":"1","data":"9c87d1c5fbf28f40","seed_hash":"c74975cae3a273b54524f51bf16f670b"}',NULL,NULL,1700000000000,NULL);
INSERT INTO "log" VALUES('V_AjB37mH3_f',3,NULL,'house','deal','{"kind":"played","record":{"n":1}}','[1,2,2,2,2,2,13,25,15,20,14,17,22,8,6,26,9,1,23,18,10,24,12,0,3,21,5,4,11,19,16,7,6,1,34,39,35,40,27,5,1,22,10,3,4,21,13,6,0,23,37,12,33,29,24,2,28,7,5,0,2,8,20,41,4,3,4,9,5,0,11,5,6,3,7,3,15,22]','1',1700000000000,'9fd049650ab2fc47');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',1,'command-127','psBGIpPBrFGYKcQ_','opened','{"kind":"opened","setup":{"title":"maracaibo","options":{"layout":"standard","break_clusters":true,"residence_five":false,"redbeard":0,"fog_locations":false,"fog_improvements":false,"skirmishes":false,"hunters":false,"rubies":false,"retirement":false},"seats":["me","bot:greedy","bot:random","open"],"clock":{"kind":"none"},"public":false,"spectators":true,"chat":true,"hints":false,"takebacks":false},"host":"psBGIpPBrFGYKcQ_","chairs":[{"guest":"psBGIpPBrFGYKcQ_"},{"bot":"greedy"},{"bot":"random"},{}]}',NULL,NULL,1700000000000,NULL);
INSERT INTO "log" VALUES('BAY53mlU3Jf4',2,'command-128','M8vYI6vo0aQ8n_M-','sat','{"kind":"sat","seat":3,"guest":"M8vYI6vo0aQ8n_M-"}',NULL,NULL,1700000000000,NULL);
INSERT INTO "log" VALUES('BAY53mlU3Jf4',3,'command-129','psBGIpPBrFGYKcQ_','started','{"kind":"started","rules":"1","data":"9c87d1c5fbf28f40","seed_hash":"661710898ccb9b38e9fa49a2d04e62e5"}',NULL,NULL,1700000000000,NULL);
INSERT INTO "log" VALUES('BAY53mlU3Jf4',4,NULL,'house','deal','{"kind":"played","record":{"n":1}}','[3,2,2,2,1,1,17,7,16,20,13,5,1,2,15,10,21,12,19,23,4,6,0,25,11,8,18,14,24,3,9,26,22,40,3,3,33,34,39,2,6,4,7,2,30,13,27,25,36,28,0,0,5,1,4,5,22,14,9,35,20,21,1,11,24,26,2,8,0,6,1,10,14,2,1,23,22,15,19,8]','1',1700000000000,'efab93d70360c968');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',5,'command-130','psBGIpPBrFGYKcQ_','move','{"kind":"played","record":{"n":2,"seat":0,"do":"keep lord-of-manors"}}',NULL,'1',1700000000000,'1759a0ccb45eba69');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',6,NULL,'bot:greedy','move','{"kind":"played","record":{"n":3,"seat":1,"do":"keep manned-fleet","by":"bot:greedy"}}',NULL,'1',1700000000000,'d1789171ce24864f');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',7,NULL,'bot:random','move','{"kind":"played","record":{"n":4,"seat":2,"do":"keep river-caches","by":"bot:random"}}',NULL,'1',1700000000000,'4cc7089f4ab936e3');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',8,'command-131','M8vYI6vo0aQ8n_M-','move','{"kind":"played","record":{"n":5,"seat":3,"do":"keep fleet"}}','[19,21]','1',1700000000000,'72b8d7b59c3fd280');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',9,NULL,'bot:random','move','{"kind":"played","record":{"n":6,"seat":2,"do":"sail c3r2","by":"bot:random"}}',NULL,'1',1700000000000,'221b7cbf59d7ddb5');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',10,NULL,'bot:random','move','{"kind":"played","record":{"n":7,"seat":2,"do":"upgrade 3","by":"bot:random"}}',NULL,'1',1700000000000,'19f6423764806500');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',11,NULL,'bot:random','move','{"kind":"played","record":{"n":8,"seat":2,"do":"place 2 c6r3","by":"bot:random"}}',NULL,'1',1700000000000,'5915f40498a65d79');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',12,NULL,'bot:random','move','{"kind":"played","record":{"n":9,"seat":2,"do":"use explore 2","by":"bot:random"}}',NULL,'1',1700000000000,'7153315d11b69cd4');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',13,NULL,'bot:random','move','{"kind":"played","record":{"n":10,"seat":2,"do":"explore a1","by":"bot:random"}}',NULL,'1',1700000000000,'1ebe70012dde1de1');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',14,'command-132','M8vYI6vo0aQ8n_M-','move','{"kind":"played","record":{"n":11,"seat":3,"do":"sail c2r4"}}',NULL,'1',1700000000000,'95eecb247255f641');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',15,'command-133','M8vYI6vo0aQ8n_M-','move','{"kind":"played","record":{"n":12,"seat":3,"do":"upgrade 1"}}',NULL,'1',1700000000000,'4ecffd9bd51c958d');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',16,'command-134','M8vYI6vo0aQ8n_M-','move','{"kind":"played","record":{"n":13,"seat":3,"do":"explore l2"}}',NULL,'1',1700000000000,'f5864096107ab8fe');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',17,'command-135','M8vYI6vo0aQ8n_M-','move','{"kind":"played","record":{"n":14,"seat":3,"do":"store gold bonus 1"}}',NULL,'1',1700000000000,'693f415ce46a6300');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',18,'command-136','psBGIpPBrFGYKcQ_','move','{"kind":"played","record":{"n":15,"seat":0,"do":"sail c2r4"}}',NULL,'1',1700000000000,'02855173ceaea075');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',19,'command-137','psBGIpPBrFGYKcQ_','move','{"kind":"played","record":{"n":16,"seat":0,"do":"upgrade 1"}}',NULL,'1',1700000000000,'38e89085e2633bf3');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',20,'command-138','psBGIpPBrFGYKcQ_','move','{"kind":"played","record":{"n":17,"seat":0,"do":"explore u2"}}',NULL,'1',1700000000000,'ef1cefcd851bb628');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',21,'command-139','psBGIpPBrFGYKcQ_','move','{"kind":"played","record":{"n":18,"seat":0,"do":"quest deck"}}','[10]','1',1700000000000,'edadce8808605b7e');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',22,NULL,'bot:greedy','move','{"kind":"played","record":{"n":19,"seat":1,"do":"sail c2r4","by":"bot:greedy"}}',NULL,'1',1700000000000,'018b706decda16ac');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',23,NULL,'bot:greedy','move','{"kind":"played","record":{"n":20,"seat":1,"do":"upgrade 1","by":"bot:greedy"}}',NULL,'1',1700000000000,'da941b980de01a18');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',24,NULL,'bot:greedy','move','{"kind":"played","record":{"n":21,"seat":1,"do":"explore b1","by":"bot:greedy"}}',NULL,'1',1700000000000,'6a2c1e95e72ce169');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',25,NULL,'bot:greedy','move','{"kind":"played","record":{"n":22,"seat":1,"do":"upgrade 6","by":"bot:greedy"}}',NULL,'1',1700000000000,'c3d21f1b1463c28f');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',26,NULL,'bot:greedy','move','{"kind":"played","record":{"n":23,"seat":1,"do":"quest deck","by":"bot:greedy"}}','[4]','1',1700000000000,'d5ea7b54a69027b4');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',27,NULL,'bot:random','move','{"kind":"played","record":{"n":24,"seat":2,"do":"sail c5r1","by":"bot:random"}}',NULL,'1',1700000000000,'4dcdacca3f7b3d13');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',28,NULL,'bot:random','move','{"kind":"played","record":{"n":25,"seat":2,"do":"acquire c5r1","by":"bot:random"}}','[64]','1',1700000000000,'1d61dc0222ff1151');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',29,'command-140','M8vYI6vo0aQ8n_M-','move','{"kind":"played","record":{"n":26,"seat":3,"do":"sail c5r4"}}',NULL,'1',1700000000000,'adeec3570c07d524');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',30,'command-141','M8vYI6vo0aQ8n_M-','move','{"kind":"played","record":{"n":27,"seat":3,"do":"upgrade 5"}}',NULL,'1',1700000000000,'50f6e84f472d9ca2');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',31,'command-142','M8vYI6vo0aQ8n_M-','move','{"kind":"played","record":{"n":28,"seat":3,"do":"bury gold 2"}}',NULL,'1',1700000000000,'ea6c4ca1b882d2f0');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',32,'command-143','M8vYI6vo0aQ8n_M-','move','{"kind":"played","record":{"n":29,"seat":3,"do":"roll"}}','[4,1,3]','1',1700000000000,'acec258031fe21c6');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',33,'command-144','M8vYI6vo0aQ8n_M-','move','{"kind":"played","record":{"n":30,"seat":3,"do":"reroll"}}','[1,1,3]','1',1700000000000,'13c55d53550b7327');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',34,'command-145','M8vYI6vo0aQ8n_M-','move','{"kind":"played","record":{"n":31,"seat":3,"do":"die pearl"}}',NULL,'1',1700000000000,'3fa83f073292fcc5');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',35,'command-146','M8vYI6vo0aQ8n_M-','move','{"kind":"played","record":{"n":32,"seat":3,"do":"spend vp"}}',NULL,'1',1700000000000,'c08bb91940b58bfa');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',36,'command-147','M8vYI6vo0aQ8n_M-','move','{"kind":"played","record":{"n":33,"seat":3,"do":"spend doubloons"}}',NULL,'1',1700000000000,'5c86fd7a8ce3be60');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',37,'command-148','M8vYI6vo0aQ8n_M-','move','{"kind":"played","record":{"n":34,"seat":3,"do":"done"}}',NULL,'1',1700000000000,'0c808c768b05b76b');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',38,'command-149','psBGIpPBrFGYKcQ_','move','{"kind":"played","record":{"n":35,"seat":0,"do":"sail c3r2"}}',NULL,'1',1700000000000,'ff74ae41c6119470');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',39,'command-150','psBGIpPBrFGYKcQ_','move','{"kind":"played","record":{"n":36,"seat":0,"do":"upgrade 4"}}',NULL,'1',1700000000000,'08d182b913af3d67');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',40,'command-151','psBGIpPBrFGYKcQ_','move','{"kind":"played","record":{"n":37,"seat":0,"do":"use explore 2"}}',NULL,'1',1700000000000,'c0f1cdd7294b1b9e');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',41,'command-152','psBGIpPBrFGYKcQ_','move','{"kind":"played","record":{"n":38,"seat":0,"do":"explore b3"}}',NULL,'1',1700000000000,'c464911fe0c84ff5');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',42,'command-153','psBGIpPBrFGYKcQ_','move','{"kind":"played","record":{"n":39,"seat":0,"do":"store emerald bonus 1"}}',NULL,'1',1700000000000,'7450c2fad7993feb');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',43,NULL,'bot:greedy','move','{"kind":"played","record":{"n":40,"seat":1,"do":"sail c5r4","by":"bot:greedy"}}',NULL,'1',1700000000000,'8c8e52b579b81f3e');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',44,NULL,'bot:greedy','move','{"kind":"played","record":{"n":41,"seat":1,"do":"upgrade 7","by":"bot:greedy"}}',NULL,'1',1700000000000,'c107136f915fe87a');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',45,NULL,'bot:greedy','move','{"kind":"played","record":{"n":42,"seat":1,"do":"roll","by":"bot:greedy"}}','[1,5,1]','1',1700000000000,'95238fa11ed7f478');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',46,NULL,'bot:greedy','move','{"kind":"played","record":{"n":43,"seat":1,"do":"die emerald","by":"bot:greedy"}}',NULL,'1',1700000000000,'45bbef8fe214220c');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',47,NULL,'bot:greedy','move','{"kind":"played","record":{"n":44,"seat":1,"do":"spend treasure","by":"bot:greedy"}}',NULL,'1',1700000000000,'76f4949303ae14de');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',48,NULL,'bot:greedy','move','{"kind":"played","record":{"n":45,"seat":1,"do":"store emerald bonus 1","by":"bot:greedy"}}',NULL,'1',1700000000000,'1de4403fa4136761');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',49,NULL,'bot:greedy','move','{"kind":"played","record":{"n":46,"seat":1,"do":"done","by":"bot:greedy"}}',NULL,'1',1700000000000,'555c573ee261f054');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',50,NULL,'bot:random','move','{"kind":"played","record":{"n":47,"seat":2,"do":"sail c6r2","by":"bot:random"}}',NULL,'1',1700000000000,'e8dac70984e0d6d9');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',51,NULL,'bot:random','move','{"kind":"played","record":{"n":48,"seat":2,"do":"upgrade 5","by":"bot:random"}}',NULL,'1',1700000000000,'574791074be569a8');
INSERT INTO "log" VALUES('BAY53mlU3Jf4',52,'command-154','M8vYI6vo0aQ8n_M-','move','{"kind":"played","record":{"n":49,"seat":3,"do":"sail c6r2"}}',NULL,'1',1700000000000,'fc61cd742d9e5029');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',1,'command-155','jzIeSAmJyl0E0VOo','opened','{"kind":"opened","setup":{"title":"rum","options":{"edition":"en","dealer":null,"impersonator":null,"wash_first_beach":null,"parrot_silent_when_last":null,"hand_must_show_colour":null},"seats":["me","open"],"clock":{"kind":"none"},"public":false,"spectators":true,"chat":true,"hints":true,"takebacks":true},"host":"jzIeSAmJyl0E0VOo","chairs":[{"guest":"jzIeSAmJyl0E0VOo"},{}]}',NULL,NULL,1700000000000,NULL);
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',2,'command-156','fXy6-y_qdYFotyTY','sat','{"kind":"sat","seat":1,"guest":"fXy6-y_qdYFotyTY"}',NULL,NULL,1700000000000,NULL);
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',3,'command-157','jzIeSAmJyl0E0VOo','started','{"kind":"started","rules":"1","data":"ef3b36ba91dcc9b0","seed_hash":"de78e04fc37d831bac44ec7760c246fc"}',NULL,NULL,1700000000000,NULL);
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',4,NULL,'house','deal','{"kind":"played","record":{"n":1}}','[1,18,7,3,17,1]','1',1700000000000,'e750fe1cc4564f92');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',5,'command-158','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":2,"seat":1,"do":"lay YYr"}}',NULL,'1',1700000000000,'2a87c84cd95a9259');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',6,'command-159','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":3,"seat":0,"do":"draw beach 3"}}','[13]','1',1700000000000,'d1c38eaecab3fc83');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',7,'command-160','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":4,"seat":1,"do":"draw beach 1"}}','[19]','1',1700000000000,'c0ad655330adeb99');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',8,'command-161','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":5,"seat":0,"do":"lay YYo YYp"}}',NULL,'1',1700000000000,'1ba64e36a7438798');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',9,'command-162','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":6,"seat":1,"do":"lay RRk"}}',NULL,'1',1700000000000,'821245efd8470ae2');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',10,'command-163','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":7,"seat":0,"do":"draw beach 2"}}','[5]','1',1700000000000,'c5da5f06791e9484');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',11,'command-164','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":8,"seat":1,"do":"draw beach 1"}}','[14]','1',1700000000000,'60fbcbfe392cb603');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',12,'command-165','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":9,"seat":0,"do":"lay BBy"}}',NULL,'1',1700000000000,'927674a81499d571');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',13,'command-166','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":10,"seat":1,"do":"lay OOk"}}',NULL,'1',1700000000000,'f07ccb7dc75106f7');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',14,'command-167','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":11,"seat":0,"do":"draw beach 2"}}','[9]','1',1700000000000,'20e655e9e579f316');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',15,'command-168','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":12,"seat":1,"do":"draw beach 3"}}','[17]','1',1700000000000,'60926f4ba6d97b55');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',16,'command-169','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":13,"seat":0,"do":"lay PPo"}}',NULL,'1',1700000000000,'3560b8b09d340fe0');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',17,'command-170','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":14,"seat":1,"do":"lay KKb"}}',NULL,'1',1700000000000,'f0e85da27d951cdd');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',18,'command-171','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":15,"seat":0,"do":"draw beach 3"}}','[8]','1',1700000000000,'d5af0c009c68a872');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',19,'command-172','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":16,"seat":1,"do":"draw beach 1"}}','[6]','1',1700000000000,'4e3ea11e72377f9a');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',20,'command-173','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":17,"seat":0,"do":"draw beach 2"}}','[20]','1',1700000000000,'f3291f72f0f811fd');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',21,'command-174','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":18,"seat":1,"do":"draw beach 3"}}','[7]','1',1700000000000,'e913039cb7757531');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',22,'command-175','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":19,"seat":0,"do":"draw beach 1"}}','[1]','1',1700000000000,'4adee061906d9e00');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',23,'command-176','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":20,"seat":1,"do":"lay KKy"}}',NULL,'1',1700000000000,'94b8588abbf34dfd');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',24,'command-177','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":21,"seat":0,"do":"lay GGy Gbb"}}',NULL,'1',1700000000000,'9e867ccdeb38e845');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',25,'command-178','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":22,"seat":1,"do":"draw beach 2"}}','[9]','1',1700000000000,'6491314f821660a8');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',26,'command-179','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":23,"seat":0,"do":"draw beach 1"}}','[21]','1',1700000000000,'6e4dc973a5bd1bf9');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',27,'command-180','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":24,"seat":1,"do":"draw beach 2"}}','[18]','1',1700000000000,'b3a39981e76fa8bf');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',28,'command-181','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":25,"seat":0,"do":"draw beach 3"}}','[6]','1',1700000000000,'117ca77e94e34544');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',29,'command-182','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":26,"seat":0,"do":"return Ryy Pyy"}}',NULL,'1',1700000000000,'eedab1d87494b5d8');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',30,'command-183','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":27,"seat":1,"do":"return Gbb Kgg"}}','[9]','1',1700000000000,'5b74a3d42c8158ec');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',31,'command-184','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":28,"seat":1,"do":"draw beach 2"}}','[5]','1',1700000000000,'d32661cbbb413d52');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',32,'command-185','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":29,"seat":0,"do":"draw beach 1"}}','[1]','1',1700000000000,'44e090ba5fb2f339');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',33,'command-186','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":30,"seat":1,"do":"draw beach 3"}}','[2]','1',1700000000000,'3aea14084ba6763a');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',34,'command-187','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":31,"seat":0,"do":"lay BBy BBg"}}',NULL,'1',1700000000000,'d1c7a32c5cb2f7cb');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',35,'command-188','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":32,"seat":1,"do":"lay RRk"}}',NULL,'1',1700000000000,'144b8c11a5ce4f21');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',36,'command-189','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":33,"seat":0,"do":"draw beach 1"}}','[3]','1',1700000000000,'cc37a93c9c03b46d');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',37,'command-190','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":34,"seat":1,"do":"draw beach 2"}}','[7]','1',1700000000000,'8cc6048a74f8a316');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',38,'command-191','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":35,"seat":0,"do":"draw beach 3"}}','[9]','1',1700000000000,'dc0886b89275c76d');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',39,'command-192','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":36,"seat":1,"do":"lay Opp OOb"}}',NULL,'1',1700000000000,'2d95369e0a4a2611');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',40,'command-193','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":37,"seat":0,"do":"draw beach 2"}}','[4]','1',1700000000000,'b199d1bfd4f4b637');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',41,'command-194','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":38,"seat":1,"do":"draw beach 3"}}','[12]','1',1700000000000,'911ba2c9a7b12131');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',42,'command-195','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":39,"seat":0,"do":"draw beach 1"}}','[14]','1',1700000000000,'3c24fca33b2cbea2');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',43,'command-196','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":40,"seat":1,"do":"draw beach 2"}}','[16]','1',1700000000000,'5a63967aabd5ab44');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',44,'command-197','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":41,"seat":0,"do":"lay BBr BBy"}}',NULL,'1',1700000000000,'156b2b8c2e22b674');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',45,'command-198','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":42,"seat":1,"do":"lay GGo GGy Gbb"}}',NULL,'1',1700000000000,'9aa5926dd6022c59');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',46,'command-199','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":43,"seat":0,"do":"draw beach 3"}}','[2]','1',1700000000000,'7f21bf7a0ad55076');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',47,'command-200','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":44,"seat":1,"do":"draw beach 1"}}','[9]','1',1700000000000,'d76332c56d02e4b7');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',48,'command-201','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":45,"seat":0,"do":"draw wreck"}}','[5]','1',1700000000000,'9278de4dcb2c8473');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',49,'command-202','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":46,"seat":1,"do":"draw wreck"}}','[11]','1',1700000000000,'82a80de24ae1aa8e');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',50,'command-203','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":47,"seat":0,"do":"lay PPo PPb"}}',NULL,'1',1700000000000,'84df90c940c79b69');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',51,'command-204','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":48,"seat":1,"do":"draw beach 2"}}','[4]','1',1700000000000,'e67ead55a6e786b6');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',52,'command-205','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":49,"seat":0,"do":"draw beach 1"}}','[12]','1',1700000000000,'9e5b3cdffa905c0d');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',53,'command-206','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":50,"seat":1,"do":"lay RRg RRp"}}',NULL,'1',1700000000000,'8ebaeacd7cfa6979');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',54,'command-207','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":51,"seat":0,"do":"draw wreck"}}','[17]','1',1700000000000,'ae8207f5c6703502');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',55,'command-208','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":52,"seat":1,"do":"draw wreck"}}','[13]','1',1700000000000,'6c4f89ab2de706a0');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',56,'command-209','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":53,"seat":0,"do":"lay YYr YYo YYp"}}',NULL,'1',1700000000000,'c635e37347fe27ec');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',57,'command-210','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":54,"seat":1,"do":"draw wreck"}}','[7]','1',1700000000000,'d8b9ce9750bdbe8c');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',58,'command-211','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":55,"seat":0,"do":"draw wreck"}}','[3]','1',1700000000000,'124c03b174cbaa65');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',59,'command-212','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":56,"seat":1,"do":"draw beach 3"}}','[21]','1',1700000000000,'df8395e8a993fb2b');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',60,'command-213','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":57,"seat":1,"do":"return Rbb Ybb"}}','[21,5]','1',1700000000000,'51a7ee5169a724e1');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',61,'command-214','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":58,"seat":0,"do":"draw beach 1"}}','[16]','1',1700000000000,'3f826a9bf1fed3d7');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',62,'command-215','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":59,"seat":1,"do":"draw beach 2"}}','[8]','1',1700000000000,'817d3203efd994dd');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',63,'command-216','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":60,"seat":0,"do":"draw beach 3"}}','[6]','1',1700000000000,'edd3c030e8c85ffc');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',64,'command-217','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":61,"seat":1,"do":"draw beach 1"}}','[18]','1',1700000000000,'f40ce3327c5de7fd');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',65,'command-218','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":62,"seat":0,"do":"draw beach 3"}}','[13]','1',1700000000000,'345540a2a75ce7b1');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',66,'command-219','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":63,"seat":1,"do":"draw beach 2"}}','[10]','1',1700000000000,'28c4cd1b108cb664');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',67,'command-220','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":64,"seat":0,"do":"draw beach 2"}}','[7]','1',1700000000000,'02358f24ea37b0c8');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',68,'command-221','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":65,"seat":1,"do":"draw beach 3"}}','[19]','1',1700000000000,'ee9f7c89f89861f0');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',69,'command-222','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":66,"seat":0,"do":"lay PPo PPg PPb"}}',NULL,'1',1700000000000,'ba94c19d75a08401');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',70,'command-223','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":67,"seat":1,"do":"lay KKy KKb"}}',NULL,'1',1700000000000,'e10a39a07c9dcc0d');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',71,'command-224','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":68,"seat":0,"do":"draw beach 1"}}','[9]','1',1700000000000,'66ecce16b8467551');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',72,'command-225','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":69,"seat":1,"do":"draw beach 1"}}','[10]','1',1700000000000,'908f67fe86f262f0');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',73,'command-226','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":70,"seat":0,"do":"draw beach 2"}}','[14]','1',1700000000000,'ed73c313ea9afffb');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',74,'command-227','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":71,"seat":1,"do":"draw wreck"}}','[13]','1',1700000000000,'0fe0ad72f463c67d');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',75,'command-228','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":72,"seat":0,"do":"draw beach 3"}}','[20]','1',1700000000000,'ec8ad39580fb5cc6');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',76,'command-229','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":73,"seat":1,"do":"draw beach 3"}}','[15]','1',1700000000000,'58e2b8b2f326b37e');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',77,'command-230','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":74,"seat":0,"do":"draw beach 1"}}','[11]','1',1700000000000,'70acb63b4d3ba013');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',78,'command-231','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":75,"seat":1,"do":"draw wreck"}}','[8]','1',1700000000000,'51bf2beba86a1b2e');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',79,'command-232','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":76,"seat":0,"do":"draw beach 2"}}','[21]','1',1700000000000,'26fdf52125e3a030');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',80,'command-233','jzIeSAmJyl0E0VOo','move','{"kind":"played","record":{"n":77,"seat":0,"do":"return Ygg Gpp"}}',NULL,'1',1700000000000,'b32b06dc4b456091');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',81,'command-234','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":78,"seat":1,"do":"return Ykk Bkk"}}','[10]','1',1700000000000,'315bb9efdfc20a41');
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',82,'command-235','fXy6-y_qdYFotyTY','move','{"kind":"played","record":{"n":79,"seat":1,"do":"lay Gbb"}}',NULL,'1',1700000000000,'9c59ccb887add241');
INSERT INTO "log" VALUES('IxVLHYwiA5bw',1,'command-236','jzIeSAmJyl0E0VOo','opened','{"kind":"opened","setup":{"title":"rum","options":{"edition":"en","dealer":null,"impersonator":null,"wash_first_beach":null,"parrot_silent_when_last":null,"hand_must_show_colour":null},"seats":["me","open"],"clock":{"kind":"none"},"public":false,"spectators":true,"chat":true,"hints":true,"takebacks":true},"host":"jzIeSAmJyl0E0VOo","chairs":[{"guest":"fXy6-y_qdYFotyTY"},{"guest":"jzIeSAmJyl0E0VOo"}],"when_all_here":true}',NULL,NULL,1700000000000,NULL);
INSERT INTO "log" VALUES('NhkJiuQ2sznQ',83,'command-236','jzIeSAmJyl0E0VOo','rematched','{"kind":"rematched","table":"IxVLHYwiA5bw"}',NULL,NULL,1700000000000,NULL);
INSERT INTO "log" VALUES('huKYJHopuOFO',1,'command-237','fXy6-y_qdYFotyTY','opened','{"kind":"opened","setup":{"title":"rum","options":{"edition":"en","dealer":null,"impersonator":null,"wash_first_beach":null,"parrot_silent_when_last":null,"hand_must_show_colour":null},"seats":["bot:greedy","me"],"clock":{"kind":"none"},"public":false,"spectators":true,"chat":true,"hints":true,"takebacks":true},"host":"fXy6-y_qdYFotyTY","chairs":[{"bot":"greedy"},{"guest":"fXy6-y_qdYFotyTY"}]}',NULL,NULL,1700000000000,NULL);
INSERT INTO "log" VALUES('huKYJHopuOFO',2,NULL,'fXy6-y_qdYFotyTY','started','{"kind":"started","rules":"1","data":"ef3b36ba91dcc9b0","seed_hash":"832cfa841944f0e469f73c76d6ad4dfd","after":21}',NULL,NULL,1700000000000,NULL);
INSERT INTO "log" VALUES('huKYJHopuOFO',3,NULL,'house','deal','{"kind":"played","record":{"n":1}}','[1,18,7,3,17,1]','1',1700000000000,'e750fe1cc4564f92');
INSERT INTO "log" VALUES('huKYJHopuOFO',4,NULL,'house','move','{"kind":"played","record":{"n":2,"seat":1,"do":"lay YYr"}}',NULL,'1',1700000000000,'2a87c84cd95a9259');
INSERT INTO "log" VALUES('huKYJHopuOFO',5,NULL,'house','move','{"kind":"played","record":{"n":3,"seat":0,"do":"draw beach 3"}}','[13]','1',1700000000000,'d1c38eaecab3fc83');
INSERT INTO "log" VALUES('huKYJHopuOFO',6,NULL,'house','move','{"kind":"played","record":{"n":4,"seat":1,"do":"draw beach 1"}}','[19]','1',1700000000000,'c0ad655330adeb99');
INSERT INTO "log" VALUES('huKYJHopuOFO',7,NULL,'house','move','{"kind":"played","record":{"n":5,"seat":0,"do":"lay YYo YYp"}}',NULL,'1',1700000000000,'1ba64e36a7438798');
INSERT INTO "log" VALUES('huKYJHopuOFO',8,NULL,'house','move','{"kind":"played","record":{"n":6,"seat":1,"do":"lay RRk"}}',NULL,'1',1700000000000,'821245efd8470ae2');
INSERT INTO "log" VALUES('huKYJHopuOFO',9,NULL,'house','move','{"kind":"played","record":{"n":7,"seat":0,"do":"draw beach 2"}}','[5]','1',1700000000000,'c5da5f06791e9484');
INSERT INTO "log" VALUES('huKYJHopuOFO',10,NULL,'house','move','{"kind":"played","record":{"n":8,"seat":1,"do":"draw beach 1"}}','[14]','1',1700000000000,'60fbcbfe392cb603');
INSERT INTO "log" VALUES('huKYJHopuOFO',11,NULL,'house','move','{"kind":"played","record":{"n":9,"seat":0,"do":"lay BBy"}}',NULL,'1',1700000000000,'927674a81499d571');
INSERT INTO "log" VALUES('huKYJHopuOFO',12,NULL,'house','move','{"kind":"played","record":{"n":10,"seat":1,"do":"lay OOk"}}',NULL,'1',1700000000000,'f07ccb7dc75106f7');
INSERT INTO "log" VALUES('huKYJHopuOFO',13,NULL,'house','move','{"kind":"played","record":{"n":11,"seat":0,"do":"draw beach 2"}}','[9]','1',1700000000000,'20e655e9e579f316');
INSERT INTO "log" VALUES('huKYJHopuOFO',14,NULL,'house','move','{"kind":"played","record":{"n":12,"seat":1,"do":"draw beach 3"}}','[17]','1',1700000000000,'60926f4ba6d97b55');
INSERT INTO "log" VALUES('huKYJHopuOFO',15,NULL,'house','move','{"kind":"played","record":{"n":13,"seat":0,"do":"lay PPo"}}',NULL,'1',1700000000000,'3560b8b09d340fe0');
INSERT INTO "log" VALUES('huKYJHopuOFO',16,NULL,'house','move','{"kind":"played","record":{"n":14,"seat":1,"do":"lay KKb"}}',NULL,'1',1700000000000,'f0e85da27d951cdd');
INSERT INTO "log" VALUES('huKYJHopuOFO',17,NULL,'house','move','{"kind":"played","record":{"n":15,"seat":0,"do":"draw beach 3"}}','[8]','1',1700000000000,'d5af0c009c68a872');
INSERT INTO "log" VALUES('huKYJHopuOFO',18,NULL,'house','move','{"kind":"played","record":{"n":16,"seat":1,"do":"draw beach 1"}}','[6]','1',1700000000000,'4e3ea11e72377f9a');
INSERT INTO "log" VALUES('huKYJHopuOFO',19,NULL,'house','move','{"kind":"played","record":{"n":17,"seat":0,"do":"draw beach 2"}}','[20]','1',1700000000000,'f3291f72f0f811fd');
INSERT INTO "log" VALUES('huKYJHopuOFO',20,NULL,'house','move','{"kind":"played","record":{"n":18,"seat":1,"do":"draw beach 3"}}','[7]','1',1700000000000,'e913039cb7757531');
INSERT INTO "log" VALUES('huKYJHopuOFO',21,NULL,'house','move','{"kind":"played","record":{"n":19,"seat":0,"do":"draw beach 1"}}','[1]','1',1700000000000,'4adee061906d9e00');
INSERT INTO "log" VALUES('huKYJHopuOFO',22,NULL,'house','move','{"kind":"played","record":{"n":20,"seat":1,"do":"lay KKy"}}',NULL,'1',1700000000000,'94b8588abbf34dfd');
INSERT INTO "log" VALUES('huKYJHopuOFO',23,NULL,'house','move','{"kind":"played","record":{"n":21,"seat":0,"do":"lay GGy Gbb"}}',NULL,'1',1700000000000,'9e867ccdeb38e845');
INSERT INTO "log" VALUES('sXcuYuY16prb',1,'command-238','psBGIpPBrFGYKcQ_','opened','{"kind":"opened","setup":{"title":"rummikub","options":{"jokers":2,"first_meld":30,"time_out":"penalty","wrong_table":"friendly","joker_value":30,"joker_rule":"release","building":true,"before_meld":"draw","exchanges":3,"must_lay":false,"rounds":1},"seats":["me","bot:simple"],"clock":{"kind":"none"},"public":false,"spectators":true,"chat":true,"hints":true,"takebacks":true},"host":"psBGIpPBrFGYKcQ_","chairs":[{"guest":"psBGIpPBrFGYKcQ_"},{"bot":"simple"}]}',NULL,NULL,1700000000000,NULL);
INSERT INTO "log" VALUES('sXcuYuY16prb',2,'command-239','psBGIpPBrFGYKcQ_','started','{"kind":"started","rules":"1","data":"","seed_hash":"8bba8e5e8df208793fc1e9a017b9ff1d"}',NULL,NULL,1700000000000,NULL);
INSERT INTO "log" VALUES('sXcuYuY16prb',3,NULL,'house','deal','{"kind":"played","record":{"n":1}}','[74,51,105,38,51,47,27,75,74,82,79,64,76,41,8,80,57,102,49,73,92,1,35,66,101,14,70,92,95,46]','1',1700000000000,'80b3185db17b128e');
INSERT INTO "log" VALUES('sXcuYuY16prb',4,NULL,'bot:simple','move','{"kind":"played","record":{"n":2,"seat":1,"do":"draw","by":"bot:simple"}}','[89]','1',1700000000000,'df7a505e89178e3e');
INSERT INTO "log" VALUES('sXcuYuY16prb',5,'command-240','psBGIpPBrFGYKcQ_','move','{"kind":"played","record":{"n":3,"seat":0,"do":"lay B13 K13 J | O1 O2 O3"}}',NULL,'1',1700000000000,'c94844be44c207c8');
INSERT INTO "log" VALUES('sXcuYuY16prb',6,NULL,'bot:simple','move','{"kind":"played","record":{"n":4,"seat":1,"do":"draw","by":"bot:simple"}}','[68]','1',1700000000000,'152c16147847e689');
INSERT INTO "log" VALUES('sXcuYuY16prb',7,'command-241','psBGIpPBrFGYKcQ_','move','{"kind":"played","record":{"n":5,"seat":0,"do":"draw"}}','[26]','1',1700000000000,'4d499882750b83f7');
INSERT INTO "log" VALUES('sXcuYuY16prb',8,'command-242','psBGIpPBrFGYKcQ_','chat-switched','{"kind":"chat-switched","closed":true}',NULL,NULL,1700000000000,NULL);
INSERT INTO "log" VALUES('sXcuYuY16prb',9,'command-243','psBGIpPBrFGYKcQ_','chose','{"kind":"chose","seat":0,"leaver":0,"what":"end"}',NULL,NULL,1700000000000,NULL);
INSERT INTO "log" VALUES('sXcuYuY16prb',10,NULL,'house','end','{"kind":"played","record":{"n":6,"seat":0,"house":"end"}}',NULL,'1',1700000000000,'4d499882750b83f7');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',1,'command-244','M8vYI6vo0aQ8n_M-','opened','{"kind":"opened","setup":{"title":"rum","options":{"edition":"pl","dealer":null,"impersonator":null,"wash_first_beach":null,"parrot_silent_when_last":null,"hand_must_show_colour":null},"seats":["open","open","open","open"],"clock":{"kind":"none"},"public":false,"spectators":true,"chat":true,"hints":true,"takebacks":true},"host":"M8vYI6vo0aQ8n_M-","chairs":[{"name":"Ania"},{"name":"Bartek"},{"name":"Cyryl"},{"name":"Daria"}]}',NULL,NULL,1700000000000,NULL);
INSERT INTO "log" VALUES('HcdmIxgwTyrI',2,NULL,'house','started','{"kind":"started","rules":"1","data":"ef3b36ba91dcc9b0","seed_hash":"e6ea1e744356e73c233f5739c58be5c6"}',NULL,NULL,1700000000000,NULL);
INSERT INTO "log" VALUES('HcdmIxgwTyrI',3,NULL,'house','deal','{"kind":"played","record":{"n":1}}','[1,4,16,9,17,15,5,13]','1',1700000000000,'46af574e0e91f08a');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',4,NULL,'house','move','{"kind":"played","record":{"n":2,"seat":0,"do":"lay Pyy"}}',NULL,'1',1700000000000,'e3de4097ed18d217');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',5,NULL,'house','move','{"kind":"played","record":{"n":3,"seat":1,"do":"draw beach 2"}}','[7]','1',1700000000000,'e7635920fc4ffdcd');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',6,NULL,'house','move','{"kind":"played","record":{"n":4,"seat":2,"do":"lay Opp"}}',NULL,'1',1700000000000,'b3bd530b46aff40d');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',7,NULL,'house','move','{"kind":"played","record":{"n":5,"seat":3,"do":"draw wreck"}}','[3]','1',1700000000000,'9f249b7fe91ae2e5');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',8,NULL,'house','move','{"kind":"played","record":{"n":6,"seat":0,"do":"draw beach 2"}}','[19]','1',1700000000000,'5eb1c3add9a1937e');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',9,NULL,'house','move','{"kind":"played","record":{"n":7,"seat":1,"do":"lay KKp RRp"}}',NULL,'1',1700000000000,'b9ed8208906c0715');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',10,NULL,'house','move','{"kind":"played","record":{"n":8,"seat":2,"do":"draw beach 3"}}','[15]','1',1700000000000,'db50f9d1c2310110');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',11,NULL,'house','move','{"kind":"played","record":{"n":9,"seat":3,"do":"lay YYo Bkk","by":"bot:random"}}',NULL,'1',1700000000000,'6a8c4bc4585e3f76');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',12,NULL,'house','move','{"kind":"played","record":{"n":10,"seat":0,"do":"draw beach 2"}}','[8]','1',1700000000000,'0b81107e75df9235');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',13,NULL,'house','move','{"kind":"played","record":{"n":11,"seat":1,"do":"draw wreck"}}','[21]','1',1700000000000,'9b8040fbbd2b5b60');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',14,NULL,'house','move','{"kind":"played","record":{"n":12,"seat":2,"do":"draw wreck","by":"bot:random"}}','[10]','1',1700000000000,'48fe2ddd2343c8aa');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',15,NULL,'house','move','{"kind":"played","record":{"n":13,"seat":3,"do":"draw beach 1"}}','[6]','1',1700000000000,'23354af0dafe68e2');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',16,NULL,'house','move','{"kind":"played","record":{"n":14,"seat":0,"do":"draw beach 1"}}','[16]','1',1700000000000,'7b9dfaa6e661820a');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',17,NULL,'house','move','{"kind":"played","record":{"n":15,"seat":1,"do":"draw wreck","by":"bot:random"}}','[12]','1',1700000000000,'84913e47a069cfd9');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',18,NULL,'house','move','{"kind":"played","record":{"n":16,"seat":2,"do":"lay PPg"}}',NULL,'1',1700000000000,'da4e562f9d304b3c');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',19,NULL,'house','move','{"kind":"played","record":{"n":17,"seat":3,"do":"draw wreck"}}','[1]','1',1700000000000,'e037ebf55beadb9b');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',20,NULL,'house','move','{"kind":"played","record":{"n":18,"seat":0,"do":"lay Ygg Ybb"}}',NULL,'1',1700000000000,'d6f53b992ff7367d');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',21,NULL,'house','move','{"kind":"played","record":{"n":19,"seat":1,"do":"draw beach 2"}}','[21]','1',1700000000000,'d68864734d48559b');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',22,NULL,'house','move','{"kind":"played","record":{"n":20,"seat":2,"do":"draw beach 1"}}','[2]','1',1700000000000,'28be2b8b86909156');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',23,NULL,'house','move','{"kind":"played","record":{"n":21,"seat":3,"do":"draw wreck"}}','[11]','1',1700000000000,'fb8a534ff0ed014c');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',24,NULL,'house','move','{"kind":"played","record":{"n":22,"seat":0,"do":"draw beach 2"}}','[3]','1',1700000000000,'96a1483601b652fd');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',25,NULL,'house','lapse','{"kind":"played","record":{"n":23,"seat":1,"lapse":true}}','[21]','1',1700000000000,'7bc657dede859c57');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',26,NULL,'house','move','{"kind":"played","record":{"n":24,"seat":2,"do":"draw beach 1","by":"bot:random"}}','[7]','1',1700000000000,'bfd7fa0735bc7b8c');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',27,NULL,'house','takeover','{"kind":"played","record":{"n":25,"seat":3,"house":"takeover","to":"bot:random"}}',NULL,'1',1700000000000,'bfd7fa0735bc7b8c');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',28,NULL,'house','move','{"kind":"played","record":{"n":26,"seat":3,"do":"lay GGo Grr"}}',NULL,'1',1700000000000,'4bcd37949e84557f');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',29,NULL,'house','move','{"kind":"played","record":{"n":27,"seat":0,"do":"draw beach 3"}}','[20]','1',1700000000000,'d8a7ff0b2b123639');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',30,NULL,'house','move','{"kind":"played","record":{"n":28,"seat":1,"do":"draw beach 1"}}','[19]','1',1700000000000,'82e520f0581886f0');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',31,NULL,'house','move','{"kind":"played","record":{"n":29,"seat":2,"do":"lay Rbb RRp"}}',NULL,'1',1700000000000,'0b9ab1dcfaa84b29');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',32,NULL,'house','move','{"kind":"played","record":{"n":30,"seat":3,"do":"draw beach 1","by":"bot:random"}}','[12]','1',1700000000000,'82ae645f484e7fcb');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',33,NULL,'house','move','{"kind":"played","record":{"n":31,"seat":0,"do":"draw beach 2","by":"bot:random"}}','[8]','1',1700000000000,'6ec71f1922aa35d5');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',34,NULL,'house','move','{"kind":"played","record":{"n":32,"seat":1,"do":"draw wreck"}}','[6]','1',1700000000000,'be6cff32b7decf85');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',35,NULL,'house','move','{"kind":"played","record":{"n":33,"seat":2,"do":"draw beach 1"}}','[10]','1',1700000000000,'1b2278693e2f2277');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',36,NULL,'house','move','{"kind":"played","record":{"n":34,"seat":3,"do":"draw beach 3"}}','[14]','1',1700000000000,'a304b33988ee7761');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',37,NULL,'house','move','{"kind":"played","record":{"n":35,"seat":0,"do":"draw beach 1"}}','[2]','1',1700000000000,'31959e428f25deb1');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',38,NULL,'house','move','{"kind":"played","record":{"n":36,"seat":1,"do":"draw beach 2"}}','[4]','1',1700000000000,'7c08233715d97232');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',39,NULL,'house','move','{"kind":"played","record":{"n":37,"seat":2,"do":"draw beach 1"}}','[21]','1',1700000000000,'985baf065122b9fe');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',40,NULL,'house','move','{"kind":"played","record":{"n":38,"seat":3,"do":"draw wreck","by":"bot:random"}}','[11]','1',1700000000000,'4fcbb95b35fc3588');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',41,NULL,'house','back','{"kind":"played","record":{"n":39,"back":35,"by":"all"}}',NULL,'1',1700000000000,'31959e428f25deb1');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',42,NULL,'house','move','{"kind":"played","record":{"n":40,"seat":1,"do":"lay BBy","by":"bot:random"}}',NULL,'1',1700000000000,'72a8f06c0d6d29fe');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',43,NULL,'house','move','{"kind":"played","record":{"n":41,"seat":2,"do":"lay BBg Bpp"}}',NULL,'1',1700000000000,'b6da7bbdf2c93958');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',44,NULL,'house','back','{"kind":"played","record":{"n":42,"back":40,"by":"all"}}',NULL,'1',1700000000000,'72a8f06c0d6d29fe');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',45,NULL,'house','move','{"kind":"played","record":{"n":43,"seat":2,"do":"lay BBg Bpp"}}',NULL,'1',1700000000000,'b6da7bbdf2c93958');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',46,NULL,'house','move','{"kind":"played","record":{"n":44,"seat":3,"do":"draw beach 1"}}','[9]','1',1700000000000,'65416c7ac0b5fb85');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',47,NULL,'house','lapse','{"kind":"played","record":{"n":45,"seat":0,"lapse":true}}','[7]','1',1700000000000,'28354e93811b579f');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',48,NULL,'house','move','{"kind":"played","record":{"n":46,"seat":1,"do":"draw beach 1"}}','[0]','1',1700000000000,'b09efbc0723d06b0');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',49,NULL,'house','move','{"kind":"played","record":{"n":47,"seat":2,"do":"draw wreck"}}','[4]','1',1700000000000,'5307d6dd0fa6bfaf');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',50,NULL,'house','move','{"kind":"played","record":{"n":48,"seat":3,"do":"draw beach 1"}}','[11]','1',1700000000000,'5b3cf9fa7aa21cb7');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',51,NULL,'house','move','{"kind":"played","record":{"n":49,"seat":0,"do":"draw wreck","by":"bot:random"}}','[18]','1',1700000000000,'13a7cf55204ee4c5');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',52,NULL,'house','move','{"kind":"played","record":{"n":50,"seat":1,"do":"draw beach 2","by":"bot:random"}}','[13]','1',1700000000000,'9ae4fbf03fb5e764');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',53,NULL,'house','move','{"kind":"played","record":{"n":51,"seat":2,"do":"draw beach 3"}}','[5]','1',1700000000000,'d6b39ee741b8e3a2');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',54,NULL,'house','move','{"kind":"played","record":{"n":52,"seat":3,"do":"lay OOk Kgg","by":"bot:random"}}',NULL,'1',1700000000000,'bb1156eab012e9dd');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',55,NULL,'house','move','{"kind":"played","record":{"n":53,"seat":0,"do":"lay Gpp KKp Krr"}}',NULL,'1',1700000000000,'abda1ae19e2ab845');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',56,NULL,'house','move','{"kind":"played","record":{"n":54,"seat":1,"do":"draw beach 1"}}','[16]','1',1700000000000,'c475e2fb5a6786ab');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',57,NULL,'house','move','{"kind":"played","record":{"n":55,"seat":2,"do":"draw beach 3","by":"bot:random"}}','[10]','1',1700000000000,'812d75b02a523ce1');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',58,NULL,'house','move','{"kind":"played","record":{"n":56,"seat":3,"do":"lay Roo Ryy Rbb"}}',NULL,'1',1700000000000,'6e32a5fb18aaa60c');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',59,NULL,'house','move','{"kind":"played","record":{"n":57,"seat":0,"do":"draw beach 1"}}','[21]','1',1700000000000,'1636940c5fb8f96e');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',60,NULL,'house','move','{"kind":"played","record":{"n":58,"seat":1,"do":"draw beach 2"}}','[12]','1',1700000000000,'db93b7b7430be909');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',61,NULL,'house','move','{"kind":"played","record":{"n":59,"seat":1,"do":"return Ygg Gbb","by":"bot:random"}}',NULL,'1',1700000000000,'54a1e00309d4cb0b');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',62,NULL,'house','move','{"kind":"played","record":{"n":60,"seat":2,"do":"return Opp Boo"}}',NULL,'1',1700000000000,'93fcef53e4c29bb3');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',63,NULL,'house','move','{"kind":"played","record":{"n":61,"seat":0,"do":"return Ybb Prr"}}','[18]','1',1700000000000,'b634413220087123');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',64,NULL,'house','move','{"kind":"played","record":{"n":62,"seat":2,"do":"draw wreck"}}','[1]','1',1700000000000,'e3e1f32121308cb9');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',65,NULL,'house','move','{"kind":"played","record":{"n":63,"seat":3,"do":"draw wreck","by":"bot:random"}}','[0]','1',1700000000000,'bc452b85463555ee');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',66,NULL,'house','move','{"kind":"played","record":{"n":64,"seat":0,"do":"draw wreck"}}','[20]','1',1700000000000,'56be26a19ff838d0');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',67,NULL,'house','move','{"kind":"played","record":{"n":65,"seat":1,"do":"lay KKy Grr KKb"}}',NULL,'1',1700000000000,'934dac1188889584');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',68,NULL,'house','takeover','{"kind":"played","record":{"n":66,"seat":2,"house":"takeover","to":"bot:random"}}',NULL,'1',1700000000000,'934dac1188889584');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',69,NULL,'house','move','{"kind":"played","record":{"n":67,"seat":2,"do":"draw wreck"}}','[11]','1',1700000000000,'f9a9c2475f968b37');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',70,NULL,'house','move','{"kind":"played","record":{"n":68,"seat":3,"do":"draw wreck","by":"bot:random"}}','[5]','1',1700000000000,'106054b0828c7154');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',71,NULL,'house','move','{"kind":"played","record":{"n":69,"seat":0,"do":"draw beach 2","by":"bot:random"}}','[2]','1',1700000000000,'06698ab3dd98a584');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',72,NULL,'house','move','{"kind":"played","record":{"n":70,"seat":1,"do":"draw beach 2"}}','[19]','1',1700000000000,'bd14b9385ec527db');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',73,NULL,'house','move','{"kind":"played","record":{"n":71,"seat":2,"do":"draw wreck","by":"bot:random"}}','[21]','1',1700000000000,'4c73b8f71a7619d5');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',74,NULL,'house','move','{"kind":"played","record":{"n":72,"seat":3,"do":"draw beach 2"}}','[7]','1',1700000000000,'9d2cf72a8fb86b6c');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',75,NULL,'house','move','{"kind":"played","record":{"n":73,"seat":0,"do":"draw wreck"}}','[11]','1',1700000000000,'f01b52171ce52c3b');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',76,NULL,'house','move','{"kind":"played","record":{"n":74,"seat":1,"do":"draw beach 1","by":"bot:random"}}','[6]','1',1700000000000,'f2ad958dca230fb2');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',77,NULL,'house','back','{"kind":"played","record":{"n":75,"back":71,"by":"all"}}',NULL,'1',1700000000000,'4c73b8f71a7619d5');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',78,NULL,'house','move','{"kind":"played","record":{"n":76,"seat":3,"do":"draw wreck","by":"bot:random"}}','[4]','1',1700000000000,'fcd87fa27bb67c47');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',79,NULL,'house','lapse','{"kind":"played","record":{"n":77,"seat":0,"lapse":true}}','[17]','1',1700000000000,'9ed8b345f4384bb2');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',80,NULL,'house','move','{"kind":"played","record":{"n":78,"seat":1,"do":"draw beach 1"}}','[6]','1',1700000000000,'8d24d10236f9906b');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',81,NULL,'house','move','{"kind":"played","record":{"n":79,"seat":2,"do":"draw beach 1"}}','[14]','1',1700000000000,'70a42f058df45e06');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',82,NULL,'house','move','{"kind":"played","record":{"n":80,"seat":3,"do":"draw beach 2","by":"bot:random"}}','[7]','1',1700000000000,'68cb6963462c297d');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',83,NULL,'house','move','{"kind":"played","record":{"n":81,"seat":0,"do":"draw beach 2"}}','[1]','1',1700000000000,'027f3b277a8680fa');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',84,NULL,'house','move','{"kind":"played","record":{"n":82,"seat":1,"do":"draw wreck"}}','[9]','1',1700000000000,'9d2b4a41926574b8');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',85,NULL,'house','move','{"kind":"played","record":{"n":83,"seat":2,"do":"draw wreck"}}','[15]','1',1700000000000,'5bb1e491e404cdb3');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',86,NULL,'house','move','{"kind":"played","record":{"n":84,"seat":3,"do":"draw beach 2"}}','[16]','1',1700000000000,'4aaef35736787abb');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',87,NULL,'house','move','{"kind":"played","record":{"n":85,"seat":0,"do":"draw beach 2"}}','[8]','1',1700000000000,'e00e717865b1244c');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',88,NULL,'house','move','{"kind":"played","record":{"n":86,"seat":1,"do":"draw wreck"}}','[11]','1',1700000000000,'02fedbc7fcb5c536');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',89,NULL,'house','move','{"kind":"played","record":{"n":87,"seat":2,"do":"draw wreck"}}','[21]','1',1700000000000,'63638976a254ccab');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',90,NULL,'house','move','{"kind":"played","record":{"n":88,"seat":3,"do":"draw beach 3"}}','[6]','1',1700000000000,'2f22a7cdfdb7b05a');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',91,NULL,'house','move','{"kind":"played","record":{"n":89,"seat":0,"do":"lay YYo Ybb Bpp Prr YYp Kgg"}}',NULL,'1',1700000000000,'9f2c7e149c71b150');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',92,NULL,'house','move','{"kind":"played","record":{"n":90,"seat":1,"do":"lay BBr BBg Grr Krr"}}',NULL,'1',1700000000000,'0e2567ca69045b42');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',93,NULL,'house','move','{"kind":"played","record":{"n":91,"seat":2,"do":"draw beach 1"}}','[11]','1',1700000000000,'dea081ef900760f7');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',94,NULL,'house','move','{"kind":"played","record":{"n":92,"seat":3,"do":"draw beach 3"}}','[15]','1',1700000000000,'a3f1d1cfe0e9293b');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',95,NULL,'house','move','{"kind":"played","record":{"n":93,"seat":0,"do":"draw beach 3","by":"bot:random"}}','[7]','1',1700000000000,'122c499134ca9851');
INSERT INTO "log" VALUES('HcdmIxgwTyrI',96,NULL,'house','lapse','{"kind":"played","record":{"n":94,"seat":1,"lapse":true}}','[21]','1',1700000000000,'54ae877a4cc61ccb');
CREATE TABLE meta (
	"key" VARCHAR NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_meta PRIMARY KEY ("key")
)
 WITHOUT ROWID

;
INSERT INTO "meta" VALUES('version','before');
CREATE TABLE sessions (
	token_hash VARCHAR NOT NULL, 
	guest VARCHAR NOT NULL, 
	created BIGINT NOT NULL, 
	expires BIGINT NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (token_hash)
)
 WITHOUT ROWID

;
INSERT INTO "sessions" VALUES('268d936b7beb27af941185e0f76e88e54911110e0864f6f9dd1104faf3c96dde','jzIeSAmJyl0E0VOo',1700000000000,1734560000000);
INSERT INTO "sessions" VALUES('78a33cb665c2c3236febc4833e041392dd25ca794e19ed2abde1a57705ddd305','fXy6-y_qdYFotyTY',1700000000000,1734560000000);
INSERT INTO "sessions" VALUES('99d240b9a8fc1e35ae06b7bdaa4206cb09100eee3581f7dc079c52279ea1cb28','M8vYI6vo0aQ8n_M-',1700000000000,1734560000000);
INSERT INTO "sessions" VALUES('ea2b7f8bb164c8979cb1703e6ee0314f35db78eed3786f8e37df32d31925e678','psBGIpPBrFGYKcQ_',1700000000000,1734560000000);
CREATE TABLE sitters (
	table_id VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	guest VARCHAR NOT NULL, 
	CONSTRAINT pk_sitters PRIMARY KEY (table_id, seat)
)
 WITHOUT ROWID

;
INSERT INTO "sitters" VALUES('7a2IMF2fRDMC',0,'M8vYI6vo0aQ8n_M-');
INSERT INTO "sitters" VALUES('BAY53mlU3Jf4',3,'M8vYI6vo0aQ8n_M-');
INSERT INTO "sitters" VALUES('j6Uskcs3FMle',1,'M8vYI6vo0aQ8n_M-');
INSERT INTO "sitters" VALUES('zhFI_hB5jecL',1,'M8vYI6vo0aQ8n_M-');
INSERT INTO "sitters" VALUES('7a2IMF2fRDMC',1,'fXy6-y_qdYFotyTY');
INSERT INTO "sitters" VALUES('IxVLHYwiA5bw',0,'fXy6-y_qdYFotyTY');
INSERT INTO "sitters" VALUES('NhkJiuQ2sznQ',1,'fXy6-y_qdYFotyTY');
INSERT INTO "sitters" VALUES('huKYJHopuOFO',1,'fXy6-y_qdYFotyTY');
INSERT INTO "sitters" VALUES('wtR9Cqg-SnhP',0,'fXy6-y_qdYFotyTY');
INSERT INTO "sitters" VALUES('zhFI_hB5jecL',2,'fXy6-y_qdYFotyTY');
INSERT INTO "sitters" VALUES('7a2IMF2fRDMC',2,'jzIeSAmJyl0E0VOo');
INSERT INTO "sitters" VALUES('IxVLHYwiA5bw',1,'jzIeSAmJyl0E0VOo');
INSERT INTO "sitters" VALUES('KbT1Z0aNSIPm',0,'jzIeSAmJyl0E0VOo');
INSERT INTO "sitters" VALUES('NhkJiuQ2sznQ',0,'jzIeSAmJyl0E0VOo');
INSERT INTO "sitters" VALUES('wtR9Cqg-SnhP',1,'jzIeSAmJyl0E0VOo');
INSERT INTO "sitters" VALUES('BAY53mlU3Jf4',0,'psBGIpPBrFGYKcQ_');
INSERT INTO "sitters" VALUES('KbT1Z0aNSIPm',1,'psBGIpPBrFGYKcQ_');
INSERT INTO "sitters" VALUES('V_AjB37mH3_f',0,'psBGIpPBrFGYKcQ_');
INSERT INTO "sitters" VALUES('j6Uskcs3FMle',0,'psBGIpPBrFGYKcQ_');
INSERT INTO "sitters" VALUES('sXcuYuY16prb',0,'psBGIpPBrFGYKcQ_');
INSERT INTO "sitters" VALUES('zhFI_hB5jecL',0,'psBGIpPBrFGYKcQ_');
CREATE TABLE tables (
	id VARCHAR NOT NULL, 
	code VARCHAR NOT NULL, 
	host VARCHAR NOT NULL, 
	title VARCHAR NOT NULL, 
	status VARCHAR NOT NULL, 
	public BOOLEAN NOT NULL, 
	seed VARCHAR NOT NULL, 
	made_by VARCHAR NOT NULL, 
	made_with VARCHAR NOT NULL, 
	created BIGINT NOT NULL, 
	changed BIGINT NOT NULL, 
	card TEXT NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT uq_tables_code UNIQUE (code), 
	CONSTRAINT uq_tables_made_by_made_with UNIQUE (made_by, made_with)
)
 WITHOUT ROWID

;
INSERT INTO "tables" VALUES('7a2IMF2fRDMC','HCRKKM','M8vYI6vo0aQ8n_M-','rummi','playing',0,'b82d03be32c0fdb1c6ffcc5ee2b69b82','M8vYI6vo0aQ8n_M-','command-22',1700000000000,1700000000000,'{"status":"playing","chairs":[{"guest":"M8vYI6vo0aQ8n_M-"},{"guest":"fXy6-y_qdYFotyTY"},{"guest":"jzIeSAmJyl0E0VOo","away":true}],"clock":{"kind":"turn","seconds":90},"spectators":true}');
INSERT INTO "tables" VALUES('BAY53mlU3Jf4','XZASGF','psBGIpPBrFGYKcQ_','maracaibo','playing',0,'5a93c0b5fbf6ffa4ff2ffc2a1de64f4c','psBGIpPBrFGYKcQ_','command-127',1700000000000,1700000000000,'{"status":"playing","chairs":[{"guest":"psBGIpPBrFGYKcQ_"},{"bot":"greedy"},{"bot":"random"},{"guest":"M8vYI6vo0aQ8n_M-"}],"clock":{"kind":"none"},"spectators":true}');
INSERT INTO "tables" VALUES('HcdmIxgwTyrI','WSYWJR','M8vYI6vo0aQ8n_M-','rum','over',0,'stored rum polish','M8vYI6vo0aQ8n_M-','command-244',1700000000000,1700000000000,'{"status":"over","chairs":[{"name":"Ania"},{"name":"Bartek"},{"stand_in":"random","name":"Cyryl"},{"stand_in":"random","name":"Daria"}],"clock":{"kind":"none"},"spectators":true,"outcome":{"reason":"rum-over-clock","scores":[7,10,3,11],"ranks":[3,2,4,1]}}');
INSERT INTO "tables" VALUES('IxVLHYwiA5bw','ZKNGSV','jzIeSAmJyl0E0VOo','rum','open',0,'27c902032335a566b26e1984e0dec7f8','jzIeSAmJyl0E0VOo','command-236',1700000000000,1700000000000,'{"status":"open","chairs":[{"guest":"fXy6-y_qdYFotyTY"},{"guest":"jzIeSAmJyl0E0VOo"}],"clock":{"kind":"none"},"spectators":true}');
INSERT INTO "tables" VALUES('KbT1Z0aNSIPm','XGRCNX','jzIeSAmJyl0E0VOo','rummikub','playing',0,'e61020935bf371a8a3ad4c8e44b7542b','jzIeSAmJyl0E0VOo','command-37',1700000000000,1700000000000,'{"status":"playing","chairs":[{"guest":"jzIeSAmJyl0E0VOo"},{"guest":"psBGIpPBrFGYKcQ_","stand_in":"value","away":true},{"bot":"tiles"}],"clock":{"kind":"none"},"spectators":true}');
INSERT INTO "tables" VALUES('NhkJiuQ2sznQ','YTCYCA','jzIeSAmJyl0E0VOo','rum','over',0,'a383f941b91537f62f4887e5c45687de','jzIeSAmJyl0E0VOo','command-155',1700000000000,1700000000000,'{"status":"over","chairs":[{"guest":"jzIeSAmJyl0E0VOo"},{"guest":"fXy6-y_qdYFotyTY"}],"clock":{"kind":"none"},"spectators":true,"outcome":{"reason":"rum-over-goal","scores":[18,21],"ranks":[2,1]}}');
INSERT INTO "tables" VALUES('V_AjB37mH3_f','BDBNSA','psBGIpPBrFGYKcQ_','maracaibo','playing',0,'02de4bd042dfdaf7b44ce71835d7571d','psBGIpPBrFGYKcQ_','command-125',1700000000000,1700000000000,'{"status":"playing","chairs":[{"guest":"psBGIpPBrFGYKcQ_"}],"clock":{"kind":"none"},"spectators":true}');
INSERT INTO "tables" VALUES('huKYJHopuOFO','XCJKVW','fXy6-y_qdYFotyTY','rum','playing',0,'aa4e246ee3a3db253abb6599620782bb','fXy6-y_qdYFotyTY','command-237',1700000000000,1700000000000,'{"status":"playing","chairs":[{"bot":"greedy"},{"guest":"fXy6-y_qdYFotyTY"}],"clock":{"kind":"none"},"spectators":true}');
INSERT INTO "tables" VALUES('j6Uskcs3FMle','PRWXXY','psBGIpPBrFGYKcQ_','rum','open',1,'e79331eeb38bcce6235722ce99790482','psBGIpPBrFGYKcQ_','command-1',1700000000000,1700000000000,'{"status":"open","chairs":[{"guest":"psBGIpPBrFGYKcQ_"},{"guest":"M8vYI6vo0aQ8n_M-"},{}],"clock":{"kind":"none"},"spectators":true}');
INSERT INTO "tables" VALUES('sXcuYuY16prb','KDPEFA','psBGIpPBrFGYKcQ_','rummikub','closed',0,'73c80cf5e0c9a3dfd8c97259aace4209','psBGIpPBrFGYKcQ_','command-238',1700000000000,1700000000000,'{"status":"closed","chairs":[{"guest":"psBGIpPBrFGYKcQ_"},{"bot":"simple"}],"clock":{"kind":"none"},"spectators":true}');
INSERT INTO "tables" VALUES('wtR9Cqg-SnhP','TJAQAG','fXy6-y_qdYFotyTY','maracaibo','playing',0,'b7e5ddabfb11f92b2f3af50efb870719','fXy6-y_qdYFotyTY','command-50',1700000000000,1700000000000,'{"status":"playing","chairs":[{"guest":"fXy6-y_qdYFotyTY"},{"guest":"jzIeSAmJyl0E0VOo"}],"clock":{"kind":"days","days":3},"spectators":true}');
INSERT INTO "tables" VALUES('zhFI_hB5jecL','PUKUMZ','psBGIpPBrFGYKcQ_','rum','playing',0,'b81c936b7d01eea2764d0c50fb2bf487','psBGIpPBrFGYKcQ_','command-3',1700000000000,1700000000000,'{"status":"playing","chairs":[{"guest":"psBGIpPBrFGYKcQ_"},{"guest":"M8vYI6vo0aQ8n_M-"},{"guest":"fXy6-y_qdYFotyTY"}],"clock":{"kind":"bank","minutes":20,"increment":15},"spectators":true}');
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_tables_status_created ON tables (status, created);
CREATE INDEX ix_deadlines_at ON deadlines (at);
CREATE INDEX ix_sitters_guest ON sitters (guest);
CREATE INDEX ix_chat_guest ON chat (guest);
CREATE INDEX ix_sessions_guest ON sessions (guest);
CREATE INDEX ix_sessions_expires ON sessions (expires);
CREATE INDEX ix_keys_guest ON keys (guest);
CREATE INDEX ix_keys_table_id ON keys (table_id);
CREATE INDEX ix_keys_expires ON keys (expires);
COMMIT;
