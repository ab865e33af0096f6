BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE devices (
	device_id VARCHAR(32) NOT NULL, 
	person_id VARCHAR(32) NOT NULL, 
	description VARCHAR(40) NOT NULL, 
	created DOUBLE NOT NULL, 
	seen DOUBLE NOT NULL, 
	PRIMARY KEY (device_id)
);
INSERT INTO "devices" VALUES('ICj2GkCeE3GDmGNX','7av0i1WbonOX','',1.7951265232774839401e+09,1.7951265232774839401e+09);
INSERT INTO "devices" VALUES('FvcknEGxrJomGl4z','Lm_zRtYDlWev','',1.79512652332449150083e+09,1.79512652332449150083e+09);
INSERT INTO "devices" VALUES('1aKkuNYbRpW1nItQ','AxzaPsPfQOG2','',1.79512652339585566515e+09,1.79512652339585566515e+09);
CREATE TABLE entries (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id, number)
);
INSERT INTO "entries" VALUES('FeqpSI2DzmGG2DQM',1,1.79512652343606972696e+09,'{"kind":"created","game":"a-chord","rules":1,"options":{"first":"random","inset":"reconstructed","memory_aid":true},"seats":[{"kind":"open","level":2,"name":""},{"kind":"open","level":2,"name":""}],"host":"7av0i1WbonOX","host_name":"Ada","secret":"63f848ccef5ab7e1c390b0911055128d80a83ce11bab2ae399d786c6029fc2f8","public":true,"pace":{"seconds":null,"bank":0.0},"spectators":"open","rated":false,"takeover":true,"rematch_of":null,"beat":null,"origin":null,"dice":null}');
INSERT INTO "entries" VALUES('FeqpSI2DzmGG2DQM',2,1.79512652347758984569e+09,'{"kind":"sat","seat":0,"person":"7av0i1WbonOX","name":"Ada"}');
INSERT INTO "entries" VALUES('FeqpSI2DzmGG2DQM',3,1.79512652348357415197e+09,'{"kind":"sat","seat":1,"person":"Lm_zRtYDlWev","name":"Ben"}');
INSERT INTO "entries" VALUES('FeqpSI2DzmGG2DQM',4,1.79512652348648095133e+09,'{"kind":"started"}');
INSERT INTO "entries" VALUES('FeqpSI2DzmGG2DQM',5,1.79512652351383161547e+09,'{"kind":"moved","seat":1,"move":0,"by":"owner"}');
INSERT INTO "entries" VALUES('FeqpSI2DzmGG2DQM',6,1.79512652351583814613e+09,'{"kind":"moved","seat":0,"move":6,"by":"owner"}');
INSERT INTO "entries" VALUES('FeqpSI2DzmGG2DQM',7,1.79512652351758742333e+09,'{"kind":"moved","seat":0,"move":2,"by":"owner"}');
INSERT INTO "entries" VALUES('FeqpSI2DzmGG2DQM',8,1.7951265235189840793e+09,'{"kind":"said","person":"7av0i1WbonOX","name":"Ada","text":"move 3, é 💃"}');
INSERT INTO "entries" VALUES('FeqpSI2DzmGG2DQM',9,1.79512652352051973341e+09,'{"kind":"moved","seat":1,"move":27,"by":"owner"}');
INSERT INTO "entries" VALUES('FeqpSI2DzmGG2DQM',10,1.79512652352238249783e+09,'{"kind":"moved","seat":1,"move":18,"by":"owner"}');
INSERT INTO "entries" VALUES('FeqpSI2DzmGG2DQM',11,1.79512652352406930919e+09,'{"kind":"moved","seat":1,"move":17,"by":"owner"}');
INSERT INTO "entries" VALUES('FeqpSI2DzmGG2DQM',12,1.79512652352550482748e+09,'{"kind":"moved","seat":0,"move":10,"by":"owner"}');
INSERT INTO "entries" VALUES('FeqpSI2DzmGG2DQM',13,1.79512652352697038649e+09,'{"kind":"moved","seat":0,"move":16,"by":"owner"}');
INSERT INTO "entries" VALUES('FeqpSI2DzmGG2DQM',14,1.79512652352833056452e+09,'{"kind":"moved","seat":0,"move":8,"by":"owner"}');
INSERT INTO "entries" VALUES('a7Fyne3aI9hhfPCH',1,1.79512652353339529037e+09,'{"kind":"created","game":"six-forces","rules":1,"options":{"first":"random","memory_aid":true},"seats":[{"kind":"open","level":2,"name":""},{"kind":"open","level":2,"name":""},{"kind":"open","level":2,"name":""}],"host":"7av0i1WbonOX","host_name":"Ada","secret":"db84954f7a99e369556edceb462fe1bc4212c7880b62fdd52b467e33213f9bbc","public":true,"pace":{"seconds":null,"bank":0.0},"spectators":"open","rated":false,"takeover":true,"rematch_of":null,"beat":null,"origin":null,"dice":null}');
INSERT INTO "entries" VALUES('a7Fyne3aI9hhfPCH',2,1.79512652356963562966e+09,'{"kind":"sat","seat":0,"person":"7av0i1WbonOX","name":"Ada"}');
INSERT INTO "entries" VALUES('a7Fyne3aI9hhfPCH',3,1.79512652357603311537e+09,'{"kind":"sat","seat":1,"person":"Lm_zRtYDlWev","name":"Ben"}');
INSERT INTO "entries" VALUES('a7Fyne3aI9hhfPCH',4,1.79512652357881927495e+09,'{"kind":"sat","seat":2,"person":"AxzaPsPfQOG2","name":"Cleo"}');
INSERT INTO "entries" VALUES('a7Fyne3aI9hhfPCH',5,1.79512652358117341991e+09,'{"kind":"started"}');
INSERT INTO "entries" VALUES('a7Fyne3aI9hhfPCH',6,1.7951265235930294991e+09,'{"kind":"moved","seat":1,"move":48,"by":"owner"}');
INSERT INTO "entries" VALUES('a7Fyne3aI9hhfPCH',7,1.79512652359479665756e+09,'{"kind":"moved","seat":2,"move":49,"by":"owner"}');
INSERT INTO "entries" VALUES('a7Fyne3aI9hhfPCH',8,1.79512652359733343131e+09,'{"kind":"moved","seat":0,"move":50,"by":"owner"}');
INSERT INTO "entries" VALUES('a7Fyne3aI9hhfPCH',9,1.79512652359861707689e+09,'{"kind":"said","person":"7av0i1WbonOX","name":"Ada","text":"move 3, é 💃"}');
INSERT INTO "entries" VALUES('a7Fyne3aI9hhfPCH',10,1795126523.5999,'{"kind":"moved","seat":1,"move":76,"by":"owner"}');
INSERT INTO "entries" VALUES('a7Fyne3aI9hhfPCH',11,1.79512652360149192807e+09,'{"kind":"moved","seat":2,"move":78,"by":"owner"}');
INSERT INTO "entries" VALUES('a7Fyne3aI9hhfPCH',12,1.79512652360276055334e+09,'{"kind":"moved","seat":0,"move":74,"by":"owner"}');
INSERT INTO "entries" VALUES('a7Fyne3aI9hhfPCH',13,1.79512652360408329964e+09,'{"kind":"moved","seat":1,"move":20,"by":"owner"}');
INSERT INTO "entries" VALUES('a7Fyne3aI9hhfPCH',14,1.79512652360552215574e+09,'{"kind":"moved","seat":2,"move":16,"by":"owner"}');
INSERT INTO "entries" VALUES('a7Fyne3aI9hhfPCH',15,1.79512652360669231407e+09,'{"kind":"moved","seat":0,"move":19,"by":"owner"}');
INSERT INTO "entries" VALUES('5JvNq3rutWDTRpYA',1,1.79512652361130666737e+09,'{"kind":"created","game":"rythm-n-play","rules":1,"options":{"first":"random","hand_limit":"all","names":"letters","memory_aid":true},"seats":[{"kind":"open","level":2,"name":""},{"kind":"open","level":2,"name":""}],"host":"7av0i1WbonOX","host_name":"Ada","secret":"059a8000ea47511c56b3469a33d0861de50e0ab7fa84b9c008c5f1da21210887","public":true,"pace":{"seconds":null,"bank":0.0},"spectators":"open","rated":false,"takeover":true,"rematch_of":null,"beat":null,"origin":null,"dice":null}');
INSERT INTO "entries" VALUES('5JvNq3rutWDTRpYA',2,1.79512652363810515398e+09,'{"kind":"sat","seat":0,"person":"7av0i1WbonOX","name":"Ada"}');
INSERT INTO "entries" VALUES('5JvNq3rutWDTRpYA',3,1.7951265236417405605e+09,'{"kind":"sat","seat":1,"person":"Lm_zRtYDlWev","name":"Ben"}');
INSERT INTO "entries" VALUES('5JvNq3rutWDTRpYA',4,1.7951265236440854073e+09,'{"kind":"started"}');
INSERT INTO "entries" VALUES('5JvNq3rutWDTRpYA',5,1.79512652365760064124e+09,'{"kind":"moved","seat":0,"move":17,"by":"owner"}');
INSERT INTO "entries" VALUES('5JvNq3rutWDTRpYA',6,1.79512652365970444678e+09,'{"kind":"moved","seat":1,"move":5,"by":"owner"}');
INSERT INTO "entries" VALUES('5JvNq3rutWDTRpYA',7,1.79512652366162490848e+09,'{"kind":"moved","seat":0,"move":12,"by":"owner"}');
INSERT INTO "entries" VALUES('5JvNq3rutWDTRpYA',8,1.79512652366310620308e+09,'{"kind":"said","person":"7av0i1WbonOX","name":"Ada","text":"move 3, é 💃"}');
INSERT INTO "entries" VALUES('5JvNq3rutWDTRpYA',9,1.79512652366609430317e+09,'{"kind":"moved","seat":0,"move":16,"by":"owner"}');
INSERT INTO "entries" VALUES('5JvNq3rutWDTRpYA',10,1.79512652366763043399e+09,'{"kind":"moved","seat":0,"move":26,"by":"owner"}');
INSERT INTO "entries" VALUES('5JvNq3rutWDTRpYA',11,1.7951265236693053246e+09,'{"kind":"moved","seat":1,"move":9,"by":"owner"}');
INSERT INTO "entries" VALUES('5JvNq3rutWDTRpYA',12,1.79512652367088294032e+09,'{"kind":"moved","seat":0,"move":1,"by":"owner"}');
INSERT INTO "entries" VALUES('5JvNq3rutWDTRpYA',13,1.79512652367263174056e+09,'{"kind":"moved","seat":1,"move":8,"by":"owner"}');
INSERT INTO "entries" VALUES('5JvNq3rutWDTRpYA',14,1.79512652367412972446e+09,'{"kind":"moved","seat":0,"move":0,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',1,1.79512652367884898187e+09,'{"kind":"created","game":"re-chord","rules":1,"options":{"songs":"campfire","first":"random","clang":"assisted","green":"spare","difficulty":"normal","cards":"reconstructed"},"seats":[{"kind":"open","level":2,"name":""},{"kind":"open","level":2,"name":""}],"host":"7av0i1WbonOX","host_name":"Ada","secret":"0da988b71ea2e684da45e44c15bee232a0c1e7ec20d76fdb32f29930ab49d3cb","public":true,"pace":{"seconds":null,"bank":0.0},"spectators":"open","rated":false,"takeover":true,"rematch_of":null,"beat":null,"origin":null,"dice":null}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',2,1.7951265236812915802e+09,'{"kind":"sat","seat":0,"person":"7av0i1WbonOX","name":"Ada"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',3,1.79512652368404817581e+09,'{"kind":"sat","seat":1,"person":"Lm_zRtYDlWev","name":"Ben"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',4,1.79512652368640279764e+09,'{"kind":"started"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',5,1.79512652370144438745e+09,'{"kind":"moved","seat":0,"move":30,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',6,1.79512652370354676249e+09,'{"kind":"moved","seat":0,"move":1,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',7,1.79512652370532655712e+09,'{"kind":"moved","seat":0,"move":37,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',8,1.79512652370704770083e+09,'{"kind":"said","person":"7av0i1WbonOX","name":"Ada","text":"move 3, é 💃"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',9,1.79512652370868444444e+09,'{"kind":"moved","seat":1,"move":35,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',10,1.79512652371054077151e+09,'{"kind":"moved","seat":1,"move":5,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',11,1.79512652371230363845e+09,'{"kind":"moved","seat":1,"move":37,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',12,1.79512652371449518209e+09,'{"kind":"moved","seat":0,"move":31,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',13,1.79512652371601915358e+09,'{"kind":"moved","seat":0,"move":9,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',14,1.7951265237176289558e+09,'{"kind":"moved","seat":0,"move":37,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',15,1.79512652371948838239e+09,'{"kind":"moved","seat":1,"move":36,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',16,1.79512652372100520135e+09,'{"kind":"said","person":"Lm_zRtYDlWev","name":"Ben","text":"move 10, é 💃"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',17,1.79512652373016190531e+09,'{"kind":"moved","seat":1,"move":76,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',18,1.79512652373261666297e+09,'{"kind":"moved","seat":1,"move":100,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',19,1.79512652373480129236e+09,'{"kind":"moved","seat":1,"move":37,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',20,1.79512652373719239239e+09,'{"kind":"moved","seat":0,"move":35,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',21,1.79512652373888421065e+09,'{"kind":"moved","seat":0,"move":17,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',22,1795126523.74842,'{"kind":"moved","seat":0,"move":37,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',23,1.79512652375089454652e+09,'{"kind":"moved","seat":1,"move":31,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',24,1.7951265237522866726e+09,'{"kind":"said","person":"Lm_zRtYDlWev","name":"Ben","text":"move 17, é 💃"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',25,1.79512652375352072713e+09,'{"kind":"moved","seat":1,"move":21,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',26,1.79512652376660966874e+09,'{"kind":"moved","seat":1,"move":21,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',27,1.79512652377038717265e+09,'{"kind":"moved","seat":1,"move":24,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',28,1.79512652377222156523e+09,'{"kind":"moved","seat":1,"move":37,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',29,1795126523.77391,'{"kind":"moved","seat":0,"move":31,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',30,1.79512652377527236937e+09,'{"kind":"moved","seat":0,"move":27,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',31,1.79512652377657890316e+09,'{"kind":"moved","seat":0,"move":37,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',32,1.79512652377782940859e+09,'{"kind":"said","person":"7av0i1WbonOX","name":"Ada","text":"move 24, é 💃"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',33,1.7951265237790148258e+09,'{"kind":"moved","seat":1,"move":36,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',34,1.79512652378054380413e+09,'{"kind":"moved","seat":1,"move":78,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',35,1.79512652378206253051e+09,'{"kind":"moved","seat":1,"move":92,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',36,1.79512652378352308276e+09,'{"kind":"moved","seat":1,"move":94,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',37,1.79512652378495717051e+09,'{"kind":"moved","seat":1,"move":83,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',38,1.79512652378645348556e+09,'{"kind":"moved","seat":1,"move":91,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',39,1.79512652378785634039e+09,'{"kind":"moved","seat":1,"move":37,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',40,1.79512652378920459748e+09,'{"kind":"said","person":"Lm_zRtYDlWev","name":"Ben","text":"move 31, é 💃"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',41,1.79512652379034376142e+09,'{"kind":"moved","seat":0,"move":31,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',42,1.7951265237916116715e+09,'{"kind":"moved","seat":0,"move":11,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',43,1.79512652379286050791e+09,'{"kind":"moved","seat":0,"move":27,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',44,1.79512652379412937161e+09,'{"kind":"moved","seat":0,"move":6,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',45,1.79512652379621291155e+09,'{"kind":"moved","seat":0,"move":37,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',46,1.79512652379969334603e+09,'{"kind":"moved","seat":1,"move":31,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',47,1.79512652380113410946e+09,'{"kind":"moved","seat":1,"move":20,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',48,1.79512652380238962174e+09,'{"kind":"said","person":"Lm_zRtYDlWev","name":"Ben","text":"move 38, é 💃"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',49,1.79512652380356073377e+09,'{"kind":"moved","seat":1,"move":24,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',50,1.79512652380495762822e+09,'{"kind":"moved","seat":1,"move":20,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',51,1.79512652380638241763e+09,'{"kind":"moved","seat":1,"move":25,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',52,1.79512652380770039561e+09,'{"kind":"moved","seat":0,"move":31,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',53,1.79512652380893087387e+09,'{"kind":"moved","seat":0,"move":28,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',54,1.79512652381027913088e+09,'{"kind":"moved","seat":0,"move":42,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',55,1.79512652381165194507e+09,'{"kind":"moved","seat":0,"move":37,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',56,1.79512652381280589106e+09,'{"kind":"said","person":"7av0i1WbonOX","name":"Ada","text":"move 45, é 💃"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',57,1.79512652381412100791e+09,'{"kind":"moved","seat":1,"move":30,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',58,1.79512652381548023228e+09,'{"kind":"moved","seat":1,"move":3,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',59,1.79512652381682896608e+09,'{"kind":"moved","seat":1,"move":28,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',60,1.79512652381829929354e+09,'{"kind":"moved","seat":1,"move":8,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',61,1.79512652381962966923e+09,'{"kind":"moved","seat":0,"move":36,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',62,1.79512652382091212276e+09,'{"kind":"moved","seat":0,"move":76,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',63,1.79512652382218122477e+09,'{"kind":"moved","seat":0,"move":94,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',64,1.7951265238232831955e+09,'{"kind":"said","person":"7av0i1WbonOX","name":"Ada","text":"move 52, é 💃"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',65,1.79512652382512807847e+09,'{"kind":"moved","seat":0,"move":37,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',66,1.79512652382687187195e+09,'{"kind":"moved","seat":1,"move":35,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',67,1.79512652382825160031e+09,'{"kind":"moved","seat":1,"move":20,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',68,1.79512652382959294315e+09,'{"kind":"moved","seat":0,"move":30,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',69,1.79512652383088922502e+09,'{"kind":"moved","seat":0,"move":26,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',70,1.79512652383212804796e+09,'{"kind":"moved","seat":0,"move":31,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',71,1.79512652383354949945e+09,'{"kind":"moved","seat":0,"move":2,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',72,1.79512652383485627177e+09,'{"kind":"said","person":"7av0i1WbonOX","name":"Ada","text":"move 59, é 💃"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',73,1.79512652383588504787e+09,'{"kind":"moved","seat":0,"move":46,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',74,1.79512652383711862561e+09,'{"kind":"moved","seat":0,"move":37,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',75,1.79512652383889126771e+09,'{"kind":"moved","seat":1,"move":31,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',76,1.79512652384031581873e+09,'{"kind":"moved","seat":1,"move":12,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',77,1.79512652384355735771e+09,'{"kind":"moved","seat":1,"move":1,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',78,1.79512652384545278545e+09,'{"kind":"moved","seat":1,"move":15,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',79,1.79512652384710836412e+09,'{"kind":"moved","seat":0,"move":30,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',80,1.79512652384850883479e+09,'{"kind":"said","person":"7av0i1WbonOX","name":"Ada","text":"move 66, é 💃"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',81,1.79512652384977269177e+09,'{"kind":"moved","seat":0,"move":22,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',82,1.79512652385142850875e+09,'{"kind":"moved","seat":0,"move":15,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',83,1.79512652385296487805e+09,'{"kind":"moved","seat":0,"move":46,"by":"owner"}');
INSERT INTO "entries" VALUES('OeUshfzcSabhg5BY',84,1.79512652385442757606e+09,'{"kind":"moved","seat":0,"move":37,"by":"owner"}');
INSERT INTO "entries" VALUES('7qNFB2fWJHstscqw',1,1.79512652385970783233e+09,'{"kind":"created","game":"fiddlefoo","rules":2,"options":{"rounds":"usual","notes":"regular","adjacency":"sides","throws":"any","safesong":false,"toned_down":false,"dissonance":false,"wildcard":false,"cooperative":false,"coop_deal":"fair","talkytoot":"off"},"seats":[{"kind":"open","level":2,"name":""},{"kind":"open","level":2,"name":""}],"host":"7av0i1WbonOX","host_name":"Ada","secret":"ad5c54e14b82775daf7c69344542e1711f8a07c071c3e9cf9b2e01484f590dd3","public":true,"pace":{"seconds":null,"bank":0.0},"spectators":"open","rated":false,"takeover":true,"rematch_of":null,"beat":null,"origin":null,"dice":null}');
INSERT INTO "entries" VALUES('7qNFB2fWJHstscqw',2,1.79512652391919755928e+09,'{"kind":"sat","seat":0,"person":"7av0i1WbonOX","name":"Ada"}');
INSERT INTO "entries" VALUES('7qNFB2fWJHstscqw',3,1.79512652392829632759e+09,'{"kind":"sat","seat":1,"person":"Lm_zRtYDlWev","name":"Ben"}');
INSERT INTO "entries" VALUES('7qNFB2fWJHstscqw',4,1.79512652393150544168e+09,'{"kind":"started"}');
INSERT INTO "entries" VALUES('7qNFB2fWJHstscqw',5,1.79512652394483113293e+09,'{"kind":"moved","seat":0,"move":11,"by":"owner"}');
INSERT INTO "entries" VALUES('7qNFB2fWJHstscqw',6,1.79512652394742250449e+09,'{"kind":"moved","seat":0,"move":310,"by":"owner"}');
INSERT INTO "entries" VALUES('7qNFB2fWJHstscqw',7,1.79512652394970536229e+09,'{"kind":"moved","seat":1,"move":16,"by":"owner"}');
INSERT INTO "entries" VALUES('7qNFB2fWJHstscqw',8,1.79512652395130014419e+09,'{"kind":"said","person":"Lm_zRtYDlWev","name":"Ben","text":"move 3, é 💃"}');
INSERT INTO "entries" VALUES('7qNFB2fWJHstscqw',9,1.79512652395284485811e+09,'{"kind":"moved","seat":1,"move":0,"by":"owner"}');
INSERT INTO "entries" VALUES('7qNFB2fWJHstscqw',10,1.7951265239547441006e+09,'{"kind":"moved","seat":1,"move":9,"by":"owner"}');
INSERT INTO "entries" VALUES('7qNFB2fWJHstscqw',11,1.79512652395655679707e+09,'{"kind":"moved","seat":1,"move":75,"by":"owner"}');
INSERT INTO "entries" VALUES('7qNFB2fWJHstscqw',12,1.79512652395854902269e+09,'{"kind":"moved","seat":1,"move":13,"by":"owner"}');
INSERT INTO "entries" VALUES('7qNFB2fWJHstscqw',13,1.79512652396064615245e+09,'{"kind":"moved","seat":1,"move":5860,"by":"owner"}');
INSERT INTO "entries" VALUES('7qNFB2fWJHstscqw',14,1.79512652396250700949e+09,'{"kind":"moved","seat":0,"move":0,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',1,1.79512652396764373777e+09,'{"kind":"created","game":"a-chord","rules":1,"options":{"first":"random","inset":"reconstructed","memory_aid":true},"seats":[{"kind":"open","level":2,"name":""},{"kind":"open","level":2,"name":""}],"host":"7av0i1WbonOX","host_name":"Ada","secret":"9916e10cec66965630ea6f004bea53ffb85b86643c6a36042a573868a733c459","public":true,"pace":{"seconds":null,"bank":0.0},"spectators":"open","rated":true,"takeover":false,"rematch_of":null,"beat":null,"origin":null,"dice":null}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',2,1.79512652397008037573e+09,'{"kind":"sat","seat":0,"person":"7av0i1WbonOX","name":"Ada"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',3,1.79512652397317123411e+09,'{"kind":"sat","seat":1,"person":"Lm_zRtYDlWev","name":"Ben"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',4,1.79512652397733092311e+09,'{"kind":"started"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',5,1.7951265239874866008e+09,'{"kind":"moved","seat":1,"move":9,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',6,1.79512652398940587049e+09,'{"kind":"moved","seat":0,"move":11,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',7,1.79512652399062824252e+09,'{"kind":"moved","seat":0,"move":4,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',8,1.79512652399621915814e+09,'{"kind":"said","person":"7av0i1WbonOX","name":"Ada","text":"move 3, é 💃"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',9,1.79512652399811792371e+09,'{"kind":"moved","seat":1,"move":20,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',10,1.79512652399953627586e+09,'{"kind":"moved","seat":0,"move":21,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',11,1.79512652400077676777e+09,'{"kind":"moved","seat":1,"move":23,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',12,1.79512652400202393524e+09,'{"kind":"moved","seat":1,"move":15,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',13,1795126524.00314,'{"kind":"moved","seat":0,"move":10,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',14,1.7951265240042290688e+09,'{"kind":"moved","seat":0,"move":0,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',15,1.79512652400555348399e+09,'{"kind":"moved","seat":1,"move":18,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',16,1.79512652400662875177e+09,'{"kind":"said","person":"Lm_zRtYDlWev","name":"Ben","text":"move 10, é 💃"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',17,1.79512652400758290294e+09,'{"kind":"moved","seat":1,"move":30,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',18,1.79512652400865626331e+09,'{"kind":"moved","seat":0,"move":1,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',19,1.7951265240098280907e+09,'{"kind":"moved","seat":1,"move":14,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',20,1.79512652401105833057e+09,'{"kind":"moved","seat":1,"move":33,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',21,1.79512652401205277446e+09,'{"kind":"moved","seat":0,"move":17,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',22,1.79512652401299047468e+09,'{"kind":"moved","seat":0,"move":34,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',23,1.79512652401431655876e+09,'{"kind":"moved","seat":1,"move":5,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',24,1.79512652401539039609e+09,'{"kind":"said","person":"Lm_zRtYDlWev","name":"Ben","text":"move 17, é 💃"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',25,1.79512652401637482638e+09,'{"kind":"moved","seat":0,"move":6,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',26,1.79512652401747179031e+09,'{"kind":"moved","seat":0,"move":19,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',27,1.79512652401863360409e+09,'{"kind":"moved","seat":1,"move":29,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',28,1.79512652401977705956e+09,'{"kind":"moved","seat":0,"move":22,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',29,1.79512652402093195918e+09,'{"kind":"moved","seat":1,"move":24,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',30,1.79512652402212762826e+09,'{"kind":"moved","seat":1,"move":13,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',31,1.79512652402327060703e+09,'{"kind":"moved","seat":0,"move":26,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',32,1.79512652402424693108e+09,'{"kind":"said","person":"7av0i1WbonOX","name":"Ada","text":"move 24, é 💃"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',33,1.79512652402508544923e+09,'{"kind":"moved","seat":0,"move":2,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',34,1.79512652402619266511e+09,'{"kind":"moved","seat":0,"move":3,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',35,1.79512652402731084826e+09,'{"kind":"moved","seat":1,"move":16,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',36,1.79512652402854442591e+09,'{"kind":"moved","seat":1,"move":7,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',37,1.79512652402978825573e+09,'{"kind":"moved","seat":1,"move":8,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',38,1.7951265240309917927e+09,'{"kind":"moved","seat":1,"move":32,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',39,1.79512652403205704692e+09,'{"kind":"moved","seat":0,"move":25,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',40,1.79512652403295946122e+09,'{"kind":"said","person":"7av0i1WbonOX","name":"Ada","text":"move 31, é 💃"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',41,1.79512652403384661671e+09,'{"kind":"moved","seat":0,"move":28,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',42,1.79512652403516674041e+09,'{"kind":"moved","seat":0,"move":5,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',43,1.79512652403632831576e+09,'{"kind":"moved","seat":1,"move":6,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',44,1.79512652403751301766e+09,'{"kind":"moved","seat":1,"move":3,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',45,1.79512652403865432737e+09,'{"kind":"moved","seat":0,"move":12,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',46,1.79512652403974437716e+09,'{"kind":"moved","seat":0,"move":15,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',47,1.79512652404080367087e+09,'{"kind":"moved","seat":0,"move":20,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',48,1.79512652404179501534e+09,'{"kind":"said","person":"7av0i1WbonOX","name":"Ada","text":"move 38, é 💃"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',49,1.79512652404453277588e+09,'{"kind":"moved","seat":1,"move":16,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',50,1.79512652404598402975e+09,'{"kind":"moved","seat":1,"move":28,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',51,1.79512652404720544812e+09,'{"kind":"moved","seat":0,"move":19,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',52,1.79512652404849457738e+09,'{"kind":"moved","seat":1,"move":10,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',53,1.79512652404987692834e+09,'{"kind":"moved","seat":1,"move":7,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',54,1.79512652405104684827e+09,'{"kind":"moved","seat":0,"move":33,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',55,1.79512652405215644832e+09,'{"kind":"moved","seat":0,"move":27,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',56,1.79512652405308818816e+09,'{"kind":"said","person":"7av0i1WbonOX","name":"Ada","text":"move 45, é 💃"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',57,1.79512652405411672596e+09,'{"kind":"moved","seat":0,"move":34,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',58,1.79512652405537557597e+09,'{"kind":"moved","seat":1,"move":21,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',59,1.79512652405653119085e+09,'{"kind":"moved","seat":1,"move":22,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',60,1.79512652405776262278e+09,'{"kind":"moved","seat":0,"move":2,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',61,1.79512652405902147292e+09,'{"kind":"moved","seat":1,"move":23,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',62,1.79512652406022858624e+09,'{"kind":"moved","seat":1,"move":1,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',63,1.79512652406133985517e+09,'{"kind":"moved","seat":0,"move":4,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',64,1.79512652406240415573e+09,'{"kind":"said","person":"7av0i1WbonOX","name":"Ada","text":"move 52, é 💃"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',65,1.79512652406382966041e+09,'{"kind":"moved","seat":1,"move":26,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',66,1.79512652406496667862e+09,'{"kind":"moved","seat":1,"move":24,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',67,1.79512652406613183028e+09,'{"kind":"moved","seat":0,"move":25,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',68,1.79512652406732320787e+09,'{"kind":"moved","seat":0,"move":9,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',69,1.79512652406844925882e+09,'{"kind":"moved","seat":0,"move":14,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',70,1.79512652406970691677e+09,'{"kind":"moved","seat":1,"move":17,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',71,1.79512652407096028332e+09,'{"kind":"moved","seat":1,"move":13,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',72,1.79512652407199144359e+09,'{"kind":"said","person":"Lm_zRtYDlWev","name":"Ben","text":"move 59, é 💃"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',73,1.79512652407302069667e+09,'{"kind":"moved","seat":0,"move":31,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',74,1.79512652407419109347e+09,'{"kind":"moved","seat":0,"move":18,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',75,1.79512652407520484926e+09,'{"kind":"moved","seat":0,"move":29,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',76,1.795126524076359272e+09,'{"kind":"moved","seat":1,"move":8,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',77,1.79512652407763624194e+09,'{"kind":"moved","seat":1,"move":32,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',78,1.79512652407898402212e+09,'{"kind":"moved","seat":1,"move":4,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',79,1.795126524080022335e+09,'{"kind":"moved","seat":0,"move":3,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',80,1.79512652408094787598e+09,'{"kind":"said","person":"7av0i1WbonOX","name":"Ada","text":"move 66, é 💃"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',81,1.79512652408184862143e+09,'{"kind":"moved","seat":0,"move":10,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',82,1.79512652408310556407e+09,'{"kind":"moved","seat":1,"move":20,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',83,1.79512652408436942097e+09,'{"kind":"moved","seat":0,"move":11,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',84,1.7951265240855901242e+09,'{"kind":"moved","seat":1,"move":12,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',85,1.7951265240867595673e+09,'{"kind":"moved","seat":1,"move":8,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',86,1.79512652408775329592e+09,'{"kind":"moved","seat":0,"move":5,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',87,1.79512652408877587317e+09,'{"kind":"moved","seat":0,"move":0,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',88,1.79512652408973121635e+09,'{"kind":"said","person":"7av0i1WbonOX","name":"Ada","text":"move 73, é 💃"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',89,1.79512652409063553811e+09,'{"kind":"moved","seat":0,"move":26,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',90,1.79512652409176850318e+09,'{"kind":"moved","seat":1,"move":29,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',91,1.79512652409292936322e+09,'{"kind":"moved","seat":1,"move":14,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',92,1.79512652409408950812e+09,'{"kind":"moved","seat":1,"move":16,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',93,1.79512652409508800506e+09,'{"kind":"moved","seat":0,"move":15,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',94,1.79512652409606409068e+09,'{"kind":"moved","seat":0,"move":27,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',95,1.79512652409720134733e+09,'{"kind":"moved","seat":1,"move":34,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',96,1.79512652409914159768e+09,'{"kind":"said","person":"Lm_zRtYDlWev","name":"Ben","text":"move 80, é 💃"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',97,1.79512652410029292108e+09,'{"kind":"moved","seat":1,"move":1,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',98,1.79512652410185289384e+09,'{"kind":"moved","seat":1,"move":2,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',99,1.7951265241029582024e+09,'{"kind":"moved","seat":0,"move":23,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',100,1.79512652410436868667e+09,'{"kind":"moved","seat":0,"move":30,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',101,1.79512652410547661778e+09,'{"kind":"moved","seat":0,"move":6,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',102,1.79512652410671710964e+09,'{"kind":"moved","seat":1,"move":9,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',103,1.79512652410784935954e+09,'{"kind":"moved","seat":1,"move":19,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',104,1.79512652410877966875e+09,'{"kind":"said","person":"Lm_zRtYDlWev","name":"Ben","text":"move 87, é 💃"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',105,1.79512652410966849327e+09,'{"kind":"moved","seat":0,"move":22,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',106,1.79512652411090373998e+09,'{"kind":"moved","seat":1,"move":7,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',107,1.79512652411203312875e+09,'{"kind":"moved","seat":1,"move":33,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',108,1.79512652411307120324e+09,'{"kind":"moved","seat":0,"move":25,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',109,1.79512652411415123934e+09,'{"kind":"moved","seat":0,"move":18,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',110,1.79512652411517143252e+09,'{"kind":"moved","seat":0,"move":17,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',111,1.79512652411627030369e+09,'{"kind":"moved","seat":1,"move":31,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',112,1.79512652411717605585e+09,'{"kind":"said","person":"Lm_zRtYDlWev","name":"Ben","text":"move 94, é 💃"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',113,1.7951265241183490753e+09,'{"kind":"moved","seat":1,"move":24,"by":"owner"}');
INSERT INTO "entries" VALUES('F3vRa6zVKrcAo9MJ',114,1.79512652411936473846e+09,'{"kind":"moved","seat":0,"move":28,"by":"owner"}');
INSERT INTO "entries" VALUES('yNkyHpLBFxfPHt8P',1,1.79512652412658834464e+09,'{"kind":"created","game":"six-forces","rules":1,"options":{"first":"random","memory_aid":true},"seats":[{"kind":"open","level":2,"name":""},{"kind":"open","level":2,"name":""},{"kind":"bot","level":0,"name":""}],"host":"7av0i1WbonOX","host_name":"Ada","secret":"838fd126fef417d0393f2c6235831b8a73a853af76ccbbd3a20bf84f39cfea81","public":true,"pace":{"seconds":null,"bank":0.0},"spectators":"open","rated":false,"takeover":true,"rematch_of":null,"beat":null,"origin":null,"dice":null}');
INSERT INTO "entries" VALUES('yNkyHpLBFxfPHt8P',2,1.79512652412852334975e+09,'{"kind":"sat","seat":0,"person":"7av0i1WbonOX","name":"Ada"}');
CREATE TABLE keys (
	name VARCHAR(32) NOT NULL, 
	value VARCHAR(64) NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('cookies','abbe59de7ce6435ad2178252640d91e1d52412b88b9c79988adfc92c9e4dba86');
CREATE TABLE mutes (
	person_id VARCHAR(32) NOT NULL, 
	muted_id VARCHAR(32) NOT NULL, 
	PRIMARY KEY (person_id, muted_id)
);
CREATE TABLE people (
	person_id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	owner VARCHAR(32), 
	rated BOOLEAN NOT NULL, 
	created DOUBLE NOT NULL, 
	PRIMARY KEY (person_id)
);
INSERT INTO "people" VALUES('7av0i1WbonOX','Ada','guest',NULL,1,1.79512652327656817437e+09);
INSERT INTO "people" VALUES('Lm_zRtYDlWev','Ben','guest',NULL,1,1.79512652332400369646e+09);
INSERT INTO "people" VALUES('AxzaPsPfQOG2','Cleo','guest',NULL,1,1.79512652339541387558e+09);
INSERT INTO "people" VALUES('IrscqV4gf8if','Robo','program','7av0i1WbonOX',0,1.79512652341782164575e+09);
CREATE TABLE ratings (
	person_id VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	games INTEGER NOT NULL, 
	PRIMARY KEY (person_id, game)
);
INSERT INTO "ratings" VALUES('7av0i1WbonOX','a-chord',2.76353894931404973087e+01,8.06590141354368,1);
INSERT INTO "ratings" VALUES('Lm_zRtYDlWev','a-chord',2.23646105068595026912e+01,8.06590141354368,1);
CREATE TABLE records (
	record_id VARCHAR(32) NOT NULL, 
	person_id VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	at DOUBLE NOT NULL, 
	body TEXT NOT NULL, bytes BIGINT DEFAULT 0 NOT NULL, 
	PRIMARY KEY (record_id)
);
INSERT INTO "records" VALUES('TqW-l5Kl5mUm5NJ-','Lm_zRtYDlWev','a-chord',1.79512652413943481449e+09,'{"game": "a-chord", "rules": 1, "players": 2, "options": {"first": "random", "inset": "reconstructed", "memory_aid": true}, "names": ["Ada", "Ben"], "dice": "secret 9916e10cec66965630ea6f004bea53ffb85b86643c6a36042a573868a733c459", "moves": ["2 gC", "1 gE", "1 bE", "2 rG", "1 yA", "2 yC", "2 rB", "1 gD", "1 bA", "2 rE", "2 pC", "1 bB", "2 rA", "2 pF", "1 rD", "1 pG", "2 bF", "1 bG", "1 rF", "2 pB", "1 yB", "2 yD", "2 gG", "1 yF", "1 bC", "1 bD", "2 rC", "2 gA", "2 gB", "2 pE", "1 yE", "1 pA", "1 bF", "2 bG", "2 bD", "1 gF", "1 rB", "1 rG", "2 rC", "2 pA", "1 rF", "2 gD", "2 gA", "1 pF", "1 yG", "1 pG", "2 yA", "2 yB", "1 bC", "2 yC", "2 bB", "1 bE", "2 yF", "2 yD", "1 yE", "1 gC", "1 rA", "2 rD", "2 gG", "1 pD", "1 rE", "1 pB", "2 gB", "2 pE", "2 bE", "1 bD", "1 gD", "2 rG", "1 gE", "2 gF", "2 gB", "1 bF", "1 bA", "1 yF", "2 pB", "2 rA", "2 rC", "1 rB", "1 yG", "2 pG", "2 bB", "2 bC", "1 yC", "1 pC", "1 bG", "2 gC", "2 rF", "1 yB", "2 gA", "2 pF", "1 yE", "1 rE", "1 rD", "2 pD", "2 yD", "1 pA"], "scores": [90, 45], "placing": [1, 2], "format": 1}',1062);
CREATE TABLE results (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	person_id VARCHAR(32), 
	name VARCHAR(40) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	players INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	score BIGINT NOT NULL, 
	finished DOUBLE NOT NULL, 
	rated BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "results" VALUES('F3vRa6zVKrcAo9MJ',0,'7av0i1WbonOX','Ada','a-chord',2,1,90,1.79512652411936473846e+09,1);
INSERT INTO "results" VALUES('F3vRa6zVKrcAo9MJ',1,'Lm_zRtYDlWev','Ben','a-chord',2,2,45,1.79512652411936473846e+09,1);
CREATE TABLE reviews (
	subject VARCHAR(40) NOT NULL, 
	at DOUBLE NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (subject)
);
CREATE TABLE sittings (
	person_id VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	PRIMARY KEY (person_id, table_id)
);
INSERT INTO "sittings" VALUES('7av0i1WbonOX','FeqpSI2DzmGG2DQM');
INSERT INTO "sittings" VALUES('Lm_zRtYDlWev','FeqpSI2DzmGG2DQM');
INSERT INTO "sittings" VALUES('7av0i1WbonOX','a7Fyne3aI9hhfPCH');
INSERT INTO "sittings" VALUES('Lm_zRtYDlWev','a7Fyne3aI9hhfPCH');
INSERT INTO "sittings" VALUES('AxzaPsPfQOG2','a7Fyne3aI9hhfPCH');
INSERT INTO "sittings" VALUES('7av0i1WbonOX','5JvNq3rutWDTRpYA');
INSERT INTO "sittings" VALUES('Lm_zRtYDlWev','5JvNq3rutWDTRpYA');
INSERT INTO "sittings" VALUES('7av0i1WbonOX','OeUshfzcSabhg5BY');
INSERT INTO "sittings" VALUES('Lm_zRtYDlWev','OeUshfzcSabhg5BY');
INSERT INTO "sittings" VALUES('7av0i1WbonOX','7qNFB2fWJHstscqw');
INSERT INTO "sittings" VALUES('Lm_zRtYDlWev','7qNFB2fWJHstscqw');
INSERT INTO "sittings" VALUES('7av0i1WbonOX','F3vRa6zVKrcAo9MJ');
INSERT INTO "sittings" VALUES('Lm_zRtYDlWev','F3vRa6zVKrcAo9MJ');
INSERT INTO "sittings" VALUES('7av0i1WbonOX','yNkyHpLBFxfPHt8P');
CREATE TABLE snapshots (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "snapshots" VALUES('OeUshfzcSabhg5BY',64,'{"created":{"kind":"created","game":"re-chord","rules":1,"options":{"songs":"campfire","first":"random","clang":"assisted","green":"spare","difficulty":"normal","cards":"reconstructed"},"seats":[{"kind":"open","level":2,"name":""},{"kind":"open","level":2,"name":""}],"host":"7av0i1WbonOX","host_name":"Ada","secret":"0da988b71ea2e684da45e44c15bee232a0c1e7ec20d76fdb32f29930ab49d3cb","public":true,"pace":{"seconds":null,"bank":0.0},"spectators":"open","rated":false,"takeover":true,"rematch_of":null,"beat":null,"origin":null,"dice":null},"created_at":1795126523.678849,"at":1795126523.8232832,"status":"playing","chairs":[{"kind":"person","name":"Ada","level":2,"person":"7av0i1WbonOX","absent":false,"resigned":false,"bank":0.0,"since":1795126523.8221812,"turn":24,"spent":0.0,"times":[]},{"kind":"person","name":"Ben","level":2,"person":"Lm_zRtYDlWev","absent":false,"resigned":false,"bank":0.0,"since":null,"turn":28,"spent":0.0,"times":[]}],"moves":["1 take 1","1 5/1","1 pass","2 bag","2 1/1","2 pass","1 take 2","1 3/2","1 pass","2 draw two","2 return A-b","2 return G-b","2 pass","1 bag","1 1/3","1 pass","2 take 2","2 3/4","2 3/4","2 6/5","2 pass","1 take 2","1 3/5","1 pass","2 draw two","2 return A-d","2 return E-b","2 return E-d","2 return C-a","2 return E-a","2 pass","1 take 2","1 1/2","1 3/5","1 6/2","1 pass","2 take 2","2 4/4","2 6/5","2 4/4","2 5/5","1 take 2","1 2/5","1 clear grey","1 pass","2 take 1","2 3/1","2 2/5","2 4/2","1 draw two","1 return A-b","1 return E-d"],"made":[[0,30,false],[0,1,false],[0,37,false],[1,35,false],[1,5,false],[1,37,true],[0,31,false],[0,9,false],[0,37,false],[1,36,false],[1,76,false],[1,100,false],[1,37,true],[0,35,false],[0,17,false],[0,37,true],[1,31,false],[1,21,false],[1,21,false],[1,24,false],[1,37,false],[0,31,false],[0,27,false],[0,37,false],[1,36,false],[1,78,false],[1,92,false],[1,94,false],[1,83,false],[1,91,false],[1,37,true],[0,31,false],[0,11,false],[0,27,false],[0,6,false],[0,37,false],[1,31,false],[1,20,false],[1,24,false],[1,20,false],[1,25,false],[0,31,false],[0,28,false],[0,42,false],[0,37,false],[1,30,false],[1,3,false],[1,28,false],[1,8,false],[0,36,false],[0,76,false],[0,94,false]],"state":[2,[30,"0da988b71ea2e684da45e44c15bee232a0c1e7ec20d76fdb32f29930ab49d3cb"],[-1,false,false,10,[],"campfire"],[33557056,133954,33554730,33685792,33554688,574825536,497],[0,6,4,3,28,0,0,0,0,0,-1,12,0],[[4,9,33808,0,0,0,0,0,0,0,131072,-1,0],[3,10,0,0,0,0,0,0,0,0,32,2,0]],[268401647,2559,0],[],[524290,524290,0,721160],[],false],"counts":[64,64,64,64,64,64,64],"wish":null,"rematch":null,"finished_at":null,"undone":0,"beat":null,"host":"7av0i1WbonOX","requests":[],"declined":[],"askings":{}}');
INSERT INTO "snapshots" VALUES('F3vRa6zVKrcAo9MJ',64,'{"created":{"kind":"created","game":"a-chord","rules":1,"options":{"first":"random","inset":"reconstructed","memory_aid":true},"seats":[{"kind":"open","level":2,"name":""},{"kind":"open","level":2,"name":""}],"host":"7av0i1WbonOX","host_name":"Ada","secret":"9916e10cec66965630ea6f004bea53ffb85b86643c6a36042a573868a733c459","public":true,"pace":{"seconds":null,"bank":0.0},"spectators":"open","rated":true,"takeover":false,"rematch_of":null,"beat":null,"origin":null,"dice":null},"created_at":1795126523.9676437,"at":1795126524.0624042,"status":"playing","chairs":[{"kind":"person","name":"Ada","level":2,"person":"7av0i1WbonOX","absent":false,"resigned":false,"bank":0.0,"since":null,"turn":26,"spent":0.0,"times":[]},{"kind":"person","name":"Ben","level":2,"person":"Lm_zRtYDlWev","absent":false,"resigned":false,"bank":0.0,"since":1795126524.0613399,"turn":26,"spent":0.0,"times":[]}],"moves":["2 gC","1 gE","1 bE","2 rG","1 yA","2 yC","2 rB","1 gD","1 bA","2 rE","2 pC","1 bB","2 rA","2 pF","1 rD","1 pG","2 bF","1 bG","1 rF","2 pB","1 yB","2 yD","2 gG","1 yF","1 bC","1 bD","2 rC","2 gA","2 gB","2 pE","1 yE","1 pA","1 bF","2 bG","2 bD","1 gF","1 rB","1 rG","2 rC","2 pA","1 rF","2 gD","2 gA","1 pF","1 yG","1 pG","2 yA","2 yB","1 bC","2 yC","2 bB","1 bE"],"made":[[1,9,false],[0,11,false],[0,4,false],[1,20,false],[0,21,false],[1,23,false],[1,15,false],[0,10,false],[0,0,false],[1,18,false],[1,30,false],[0,1,false],[1,14,false],[1,33,false],[0,17,false],[0,34,false],[1,5,false],[0,6,false],[0,19,false],[1,29,false],[0,22,false],[1,24,false],[1,13,false],[0,26,false],[0,2,false],[0,3,false],[1,16,false],[1,7,false],[1,8,false],[1,32,false],[0,25,false],[0,28,false],[0,5,false],[1,6,false],[1,3,false],[0,12,false],[0,15,false],[0,20,false],[1,16,false],[1,28,false],[0,19,false],[1,10,false],[1,7,false],[0,33,false],[0,27,false],[0,34,false],[1,21,false],[1,22,false],[0,2,false],[1,23,false],[1,1,false],[0,4,false]],"state":[2,[57,"9916e10cec66965630ea6f004bea53ffb85b86643c6a36042a573868a733c459"],[-1,[0,5,10,15,20,30,15,0,-15,-30],true],[[2718188032,0,25905631284,0,4,2,0,15,18,113],[4378992896,0,283182282,0,1,0,0,15,6,866]],[1,1,1,0,30,2049,2,3,-1,3,0,0,0,884869,2,0,2,5952080662,4,0,3,-1,4]],"counts":[64,64,64,64,64,64,64],"wish":null,"rematch":null,"finished_at":null,"undone":0,"beat":null,"host":"7av0i1WbonOX","requests":[],"declined":[],"askings":{}}');
CREATE TABLE tables (
	table_id VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	public BOOLEAN NOT NULL, 
	created DOUBLE NOT NULL, 
	updated DOUBLE NOT NULL, 
	due DOUBLE, 
	summary TEXT NOT NULL, host VARCHAR(32), bytes BIGINT DEFAULT 0 NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "tables" VALUES('FeqpSI2DzmGG2DQM','a-chord','playing',1,1.79512652343606972696e+09,1.79512652352833056452e+09,NULL,'{"host":"Ada","seats":[["person","Ada",2],["person","Ben",2]],"rated":false}','7av0i1WbonOX',1112);
INSERT INTO "tables" VALUES('a7Fyne3aI9hhfPCH','six-forces','playing',1,1.79512652353339529037e+09,1.79512652360669231407e+09,NULL,'{"host":"Ada","seats":[["person","Ada",2],["person","Ben",2],["person","Cleo",2]],"rated":false}','7av0i1WbonOX',1192);
INSERT INTO "tables" VALUES('5JvNq3rutWDTRpYA','rythm-n-play','playing',1,1.79512652361130666737e+09,1.79512652367412972446e+09,NULL,'{"host":"Ada","seats":[["person","Ada",2],["person","Ben",2]],"rated":false}','7av0i1WbonOX',1129);
INSERT INTO "tables" VALUES('OeUshfzcSabhg5BY','re-chord','playing',1,1.79512652367884898187e+09,1.79512652385442757606e+09,NULL,'{"host":"Ada","seats":[["person","Ada",2],["person","Ben",2]],"rated":false}','7av0i1WbonOX',4798);
INSERT INTO "tables" VALUES('7qNFB2fWJHstscqw','fiddlefoo','playing',1,1.79512652385970783233e+09,1.79512652396064615245e+09,NULL,'{"host":"Ada","seats":[["person","Ada",2],["person","Ben",2]],"rated":false}','7av0i1WbonOX',1258);
INSERT INTO "tables" VALUES('F3vRa6zVKrcAo9MJ','a-chord','finished',1,1.79512652396764373777e+09,1.79512652411936473846e+09,NULL,'{"host":"Ada","seats":[["person","Ada",2],["person","Ben",2]],"rated":true}','7av0i1WbonOX',6277);
INSERT INTO "tables" VALUES('yNkyHpLBFxfPHt8P','six-forces','gathering',1,1.79512652412658834464e+09,1.79512652412852334975e+09,1.79538572412852334972e+09,'{"host":"Ada","seats":[["person","Ada",2],["open","",2],["bot","Forza",0]],"rated":false}','7av0i1WbonOX',543);
CREATE TABLE tokens (
	digest VARCHAR(64) NOT NULL, 
	person_id VARCHAR(32) NOT NULL, 
	purpose VARCHAR(16) NOT NULL, 
	created DOUBLE NOT NULL, ended VARCHAR(16), 
	PRIMARY KEY (digest)
);
INSERT INTO "tokens" VALUES('b8fac6e3533e33bac8169472430f2584cc07aba979920bb79b06f7be498880af','IrscqV4gf8if','program',1.79512652341870975487e+09,NULL);
INSERT INTO "tokens" VALUES('671bfeab93663255c5336a53d7b4426fcbd75377d30088ae978c8ca4578c4f2e','Lm_zRtYDlWev','recovery',1.79512652342790484426e+09,NULL);
CREATE INDEX tables_by_status ON tables (status, public, updated);
CREATE INDEX tables_by_due ON tables (due);
CREATE INDEX tokens_by_person ON tokens (person_id, purpose);
CREATE INDEX results_by_person ON results (person_id, game, finished);
CREATE INDEX records_by_person ON records (person_id, at);
CREATE INDEX devices_by_person ON devices (person_id);
CREATE INDEX tables_by_host ON tables (host, status);
CREATE INDEX people_by_owner ON people (owner);
COMMIT;
