CREATE TABLE guests (
	id VARCHAR(16) NOT NULL,
	token_hash VARCHAR(64) NOT NULL,
	name VARCHAR(24) NOT NULL,
	crest VARCHAR(8) NOT NULL,
	made FLOAT NOT NULL,
	seen FLOAT NOT NULL,
	PRIMARY KEY (id),
	UNIQUE (token_hash)
);
CREATE TABLE house (
	schema_version SERIAL NOT NULL,
	PRIMARY KEY (schema_version)
);
CREATE TABLE tables (
	code VARCHAR(8) NOT NULL,
	game VARCHAR(32) NOT NULL,
	rules_version INTEGER NOT NULL,
	options JSON NOT NULL,
	title VARCHAR(60) NOT NULL,
	public BOOLEAN NOT NULL,
	host VARCHAR(16) NOT NULL,
	status VARCHAR(8) NOT NULL,
	seed VARCHAR(64) NOT NULL,
	commitment VARCHAR(64) NOT NULL,
	deal JSON NOT NULL,
	made FLOAT NOT NULL,
	touched FLOAT NOT NULL,
	revision INTEGER NOT NULL,
	version INTEGER NOT NULL,
	actor INTEGER NOT NULL,
	last_seat INTEGER,
	last_sentence TEXT,
	rematch VARCHAR(8),
	PRIMARY KEY (code)
);
CREATE INDEX tables_by_host ON tables (host, status);
CREATE INDEX tables_by_status ON tables (status, touched);
CREATE TABLE answers (
	code VARCHAR(8) NOT NULL,
	guest VARCHAR(16) NOT NULL,
	nonce VARCHAR(64) NOT NULL,
	answer JSON NOT NULL,
	PRIMARY KEY (code, guest, nonce),
	FOREIGN KEY(code) REFERENCES tables (code) ON DELETE CASCADE
);
CREATE TABLE chats (
	code VARCHAR(8) NOT NULL,
	number INTEGER NOT NULL,
	seat INTEGER,
	name VARCHAR(24) NOT NULL,
	text TEXT NOT NULL,
	at FLOAT NOT NULL,
	PRIMARY KEY (code, number),
	FOREIGN KEY(code) REFERENCES tables (code) ON DELETE CASCADE
);
CREATE TABLE moves (
	code VARCHAR(8) NOT NULL,
	number INTEGER NOT NULL,
	kind VARCHAR(4) NOT NULL,
	seat INTEGER NOT NULL,
	sentence TEXT NOT NULL,
	draws JSON NOT NULL,
	guest VARCHAR(16),
	nonce VARCHAR(64),
	at FLOAT NOT NULL,
	PRIMARY KEY (code, number),
	FOREIGN KEY(code) REFERENCES tables (code) ON DELETE CASCADE
);
CREATE TABLE seats (
	code VARCHAR(8) NOT NULL,
	seat INTEGER NOT NULL,
	kind VARCHAR(8) NOT NULL,
	guest VARCHAR(16),
	name VARCHAR(24) NOT NULL,
	crest VARCHAR(8) NOT NULL,
	level VARCHAR(16),
	deputy VARCHAR(16),
	luck VARCHAR(64) NOT NULL,
	PRIMARY KEY (code, seat),
	FOREIGN KEY(code) REFERENCES tables (code) ON DELETE CASCADE
);
CREATE UNIQUE INDEX seats_by_guest ON seats (guest, code);
INSERT INTO guests (id, token_hash, name, crest, made, seen) VALUES ('9fd3eb360cf09b32', 'c3f85567c897ea18f7b99527e684aea3f00e3c0dbfbf849b0396c7ec46741c51', 'Nox', 'raven', 1794851030.7997103, 1794851030.7997103);
INSERT INTO guests (id, token_hash, name, crest, made, seen) VALUES ('e1b2a99c4557fffa', 'd18191d5605999827f60aa76f81f75d54f4a53ee3010a58a691a941da103d401', 'Ines', 'raven', 1794851030.8091886, 1794851030.8091886);
INSERT INTO house (schema_version) VALUES (1);
INSERT INTO tables (code, game, rules_version, options, title, public, host, status, seed, commitment, deal, made, touched, revision, version, actor, last_seat, last_sentence, rematch) VALUES ('VDAPPF', 'abracada', 1, '{"easy": false, "slips": false, "last_standing": false, "rounds": 0, "odds": false}', 'Who comes?', true, '9fd3eb360cf09b32', 'waiting', '40a72c68d4cb9595f980303bb37f4bbbf282cbf4f175b536b4c4fc9f06e4058a', 'a8ac91e88a5a3ae52a458e3fbb16d087019c9897de5d428f957facd92be76813', '[]', 1794851030.8686976, 1794851030.8686976, 0, 0, -1, NULL, NULL, NULL);
INSERT INTO tables (code, game, rules_version, options, title, public, host, status, seed, commitment, deal, made, touched, revision, version, actor, last_seat, last_sentence, rematch) VALUES ('7BW757', 'abracada', 1, '{"easy": false, "slips": false, "last_standing": false, "rounds": 1, "odds": false}', 'One round', false, '9fd3eb360cf09b32', 'over', '1766932875f2be52b3c344c1c42c3adec9a4ab9764fe4e8ddaac5b0fb5845d13', '28f01283435511d49ce389fcf2b96271a1b804054a8bdd4fbaaea97f8643da7b', '[1, 31, 12, 26, 28, 18, 5, 29, 24, 0, 7, 25, 5, 23, 7, 5, 17, 2, 17, 17, 15, 15, 4, 0, 0, 11, 3, 5, 8, 2, 4, 2, 0, 3, 1, 1]', 1794851030.8805118, 1794851030.9725587, 3, 16, -1, 0, 'cast 8', '83XKS6');
INSERT INTO tables (code, game, rules_version, options, title, public, host, status, seed, commitment, deal, made, touched, revision, version, actor, last_seat, last_sentence, rematch) VALUES ('83XKS6', 'abracada', 1, '{"easy": false, "slips": false, "last_standing": false, "rounds": 1, "odds": false}', 'One round', false, 'e1b2a99c4557fffa', 'waiting', '8112c3a95ed82e4208e355d8d1895e1af0d698871a9be6c186c906127c8ed6a6', 'a0ce8ccb6e0df48038533cf44f996a3c1957f004d9f8e02fbffadbcf7bf855d2', '[]', 1794851030.9938064, 1794851030.9938064, 0, 0, -1, NULL, NULL, NULL);
INSERT INTO tables (code, game, rules_version, options, title, public, host, status, seed, commitment, deal, made, touched, revision, version, actor, last_seat, last_sentence, rematch) VALUES ('MWKGRR', 'five_seals', 1, '{"circle": 1, "dungeon": "round"}', 'Under way', false, 'e1b2a99c4557fffa', 'playing', '4b81a11dc5cb5a3a34d28e743288460c3a015e14b9742a39db236780a878dad1', '43f1db66420d5d5554b74f5e4f872461bc61e3a0e76d2d7c8dbd18a6ed90cc9f', '[35, 31, 32, 29, 10, 4, 18, 11, 19, 10, 1, 6, 21, 26, 24, 4, 23, 9, 12, 13, 17, 18, 6, 15, 2, 13, 2, 1, 5, 7, 4, 0, 5, 2, 3, 0, 1, 1, 1, 8, 7, 6, 1, 2, 2, 1, 2, 1, 16, 18, 8, 10, 5, 6, 4, 5, 4, 4, 0, 6, 3, 0, 0, 4, 3, 0, 0, 7, 7, 6, 6, 2, 1, 2, 0, 1, 3, 17, 2, 13, 14, 11, 5, 11, 3, 0, 5, 8, 6, 5, 3, 3, 0, 0, 0, 8, 3, 3, 2, 3, 0, 2, 2, 1, 0, 10, 0, 6, 2, 5, 0, 2, 11, 7, 0, 2, 0, 1, 5, 1, 1, 1, 0, 1, 5, 7, 4, 0, 4, 1, 2, 1, 2, 3, 2, 10, 12, 12, 13, 10, 2, 0, 8, 0, 1, 5, 3, 0, 3, 0, 0, 3, 1, 0, 2, 0, 1, 2, 2, 0, 1]', 1794851031.072677, 1794851031.2607396, 2, 14, 1, 0, 'break h1a earth.2', NULL);
INSERT INTO answers (code, guest, nonce, answer) VALUES ('7BW757', 'e1b2a99c4557fffa', '139828288372304-1', '{"type": "done", "version": 0}');
INSERT INTO answers (code, guest, nonce, answer) VALUES ('7BW757', '9fd3eb360cf09b32', '139828288391888-1', '{"type": "done", "version": 0}');
INSERT INTO answers (code, guest, nonce, answer) VALUES ('7BW757', 'e1b2a99c4557fffa', '139828288372304-11', '{"type": "done", "version": 16}');
INSERT INTO answers (code, guest, nonce, answer) VALUES ('7BW757', 'e1b2a99c4557fffa', '139828288372304-12', '{"type": "done", "version": 16, "code": "83XKS6"}');
INSERT INTO answers (code, guest, nonce, answer) VALUES ('MWKGRR', '9fd3eb360cf09b32', '139828286253264-1', '{"type": "done", "version": 0}');
INSERT INTO answers (code, guest, nonce, answer) VALUES ('MWKGRR', 'e1b2a99c4557fffa', '139828286249232-1', '{"type": "done", "version": 0}');
INSERT INTO chats (code, number, seat, name, text, at) VALUES ('7BW757', 1, 1, 'Ines', 'Once more?', 1794851030.9807298);
INSERT INTO moves (code, number, kind, seat, sentence, draws, guest, nonce, at) VALUES ('7BW757', 1, 'say', 1, 'cast 1', '[3]', 'e1b2a99c4557fffa', '139828288372304-2', 1794851030.9304173);
INSERT INTO moves (code, number, kind, seat, sentence, draws, guest, nonce, at) VALUES ('7BW757', 2, 'say', 0, 'cast 3', '[]', '9fd3eb360cf09b32', '139828288391888-2', 1794851030.9335372);
INSERT INTO moves (code, number, kind, seat, sentence, draws, guest, nonce, at) VALUES ('7BW757', 3, 'say', 1, 'cast 2', '[]', 'e1b2a99c4557fffa', '139828288372304-3', 1794851030.935623);
INSERT INTO moves (code, number, kind, seat, sentence, draws, guest, nonce, at) VALUES ('7BW757', 4, 'say', 0, 'cast 2', '[]', '9fd3eb360cf09b32', '139828288391888-3', 1794851030.9383352);
INSERT INTO moves (code, number, kind, seat, sentence, draws, guest, nonce, at) VALUES ('7BW757', 5, 'say', 0, 'cast 6', '[]', '9fd3eb360cf09b32', '139828288391888-4', 1794851030.9415882);
INSERT INTO moves (code, number, kind, seat, sentence, draws, guest, nonce, at) VALUES ('7BW757', 6, 'say', 1, 'cast 2', '[]', 'e1b2a99c4557fffa', '139828288372304-4', 1794851030.943705);
INSERT INTO moves (code, number, kind, seat, sentence, draws, guest, nonce, at) VALUES ('7BW757', 7, 'say', 0, 'cast 2', '[]', '9fd3eb360cf09b32', '139828288391888-5', 1794851030.9459047);
INSERT INTO moves (code, number, kind, seat, sentence, draws, guest, nonce, at) VALUES ('7BW757', 8, 'say', 1, 'cast 6', '[]', 'e1b2a99c4557fffa', '139828288372304-5', 1794851030.9505088);
INSERT INTO moves (code, number, kind, seat, sentence, draws, guest, nonce, at) VALUES ('7BW757', 9, 'say', 1, 'cast 7', '[]', 'e1b2a99c4557fffa', '139828288372304-6', 1794851030.9554558);
INSERT INTO moves (code, number, kind, seat, sentence, draws, guest, nonce, at) VALUES ('7BW757', 10, 'say', 1, 'stop', '[]', 'e1b2a99c4557fffa', '139828288372304-7', 1794851030.9579005);
INSERT INTO moves (code, number, kind, seat, sentence, draws, guest, nonce, at) VALUES ('7BW757', 11, 'say', 0, 'cast 8', '[]', '9fd3eb360cf09b32', '139828288391888-6', 1794851030.962064);
INSERT INTO moves (code, number, kind, seat, sentence, draws, guest, nonce, at) VALUES ('7BW757', 12, 'say', 0, 'stop', '[]', '9fd3eb360cf09b32', '139828288391888-7', 1794851030.9641275);
INSERT INTO moves (code, number, kind, seat, sentence, draws, guest, nonce, at) VALUES ('7BW757', 13, 'say', 1, 'cast 5', '[]', 'e1b2a99c4557fffa', '139828288372304-8', 1794851030.9661572);
INSERT INTO moves (code, number, kind, seat, sentence, draws, guest, nonce, at) VALUES ('7BW757', 14, 'say', 1, 'cast 7', '[]', 'e1b2a99c4557fffa', '139828288372304-9', 1794851030.9685023);
INSERT INTO moves (code, number, kind, seat, sentence, draws, guest, nonce, at) VALUES ('7BW757', 15, 'say', 1, 'stop', '[]', 'e1b2a99c4557fffa', '139828288372304-10', 1794851030.9705849);
INSERT INTO moves (code, number, kind, seat, sentence, draws, guest, nonce, at) VALUES ('7BW757', 16, 'say', 0, 'cast 8', '[]', '9fd3eb360cf09b32', '139828288391888-8', 1794851030.9725587);
INSERT INTO moves (code, number, kind, seat, sentence, draws, guest, nonce, at) VALUES ('MWKGRR', 1, 'say', 1, 'take water water water', '[]', '9fd3eb360cf09b32', '139828286253264-2', 1794851031.1284642);
INSERT INTO moves (code, number, kind, seat, sentence, draws, guest, nonce, at) VALUES ('MWKGRR', 2, 'undo', 1, '', '[]', '9fd3eb360cf09b32', '139828286253264-3', 1794851031.1395495);
INSERT INTO moves (code, number, kind, seat, sentence, draws, guest, nonce, at) VALUES ('MWKGRR', 3, 'say', 1, 'take water water water', '[]', '9fd3eb360cf09b32', '139828286253264-4', 1794851031.147641);
INSERT INTO moves (code, number, kind, seat, sentence, draws, guest, nonce, at) VALUES ('MWKGRR', 4, 'undo', 1, '', '[]', '9fd3eb360cf09b32', '139828286253264-5', 1794851031.1581528);
INSERT INTO moves (code, number, kind, seat, sentence, draws, guest, nonce, at) VALUES ('MWKGRR', 5, 'say', 1, 'take water water water', '[]', '9fd3eb360cf09b32', '139828286253264-6', 1794851031.1629357);
INSERT INTO moves (code, number, kind, seat, sentence, draws, guest, nonce, at) VALUES ('MWKGRR', 6, 'say', 0, 'take fire earth earth', '[4, 1, 2, 0, 0, 2]', 'e1b2a99c4557fffa', '139828286249232-2', 1794851031.166977);
INSERT INTO moves (code, number, kind, seat, sentence, draws, guest, nonce, at) VALUES ('MWKGRR', 7, 'say', 1, 'break h3a water.5', '[]', '9fd3eb360cf09b32', '139828286253264-7', 1794851031.2314465);
INSERT INTO moves (code, number, kind, seat, sentence, draws, guest, nonce, at) VALUES ('MWKGRR', 8, 'say', 0, 'break h3p earth.3', '[]', 'e1b2a99c4557fffa', '139828286249232-3', 1794851031.2376292);
INSERT INTO moves (code, number, kind, seat, sentence, draws, guest, nonce, at) VALUES ('MWKGRR', 9, 'say', 1, 'break h6a water.3', '[]', '9fd3eb360cf09b32', '139828286253264-8', 1794851031.2411757);
INSERT INTO moves (code, number, kind, seat, sentence, draws, guest, nonce, at) VALUES ('MWKGRR', 10, 'say', 0, 'give up', '[]', 'e1b2a99c4557fffa', '139828286249232-4', 1794851031.2437334);
INSERT INTO moves (code, number, kind, seat, sentence, draws, guest, nonce, at) VALUES ('MWKGRR', 11, 'say', 0, 'take fire earth earth', '[]', 'e1b2a99c4557fffa', '139828286249232-5', 1794851031.2469275);
INSERT INTO moves (code, number, kind, seat, sentence, draws, guest, nonce, at) VALUES ('MWKGRR', 12, 'say', 1, 'break p5a water.2', '[]', '9fd3eb360cf09b32', '139828286253264-9', 1794851031.2525718);
INSERT INTO moves (code, number, kind, seat, sentence, draws, guest, nonce, at) VALUES ('MWKGRR', 13, 'say', 1, 'take fire air earth', '[3, 2, 1, 4, 4, 0]', '9fd3eb360cf09b32', '139828286253264-10', 1794851031.2566228);
INSERT INTO moves (code, number, kind, seat, sentence, draws, guest, nonce, at) VALUES ('MWKGRR', 14, 'say', 0, 'break h1a earth.2', '[]', 'e1b2a99c4557fffa', '139828286249232-6', 1794851031.2607396);
INSERT INTO seats (code, seat, kind, guest, name, crest, level, deputy, luck) VALUES ('VDAPPF', 0, 'person', '9fd3eb360cf09b32', 'Nox', 'raven', NULL, NULL, '');
INSERT INTO seats (code, seat, kind, guest, name, crest, level, deputy, luck) VALUES ('VDAPPF', 1, 'open', NULL, '', '', NULL, NULL, '');
INSERT INTO seats (code, seat, kind, guest, name, crest, level, deputy, luck) VALUES ('VDAPPF', 2, 'bot', NULL, '', '', 'adept', NULL, '');
INSERT INTO seats (code, seat, kind, guest, name, crest, level, deputy, luck) VALUES ('83XKS6', 0, 'person', '9fd3eb360cf09b32', 'Nox', 'raven', NULL, NULL, '');
INSERT INTO seats (code, seat, kind, guest, name, crest, level, deputy, luck) VALUES ('83XKS6', 1, 'person', 'e1b2a99c4557fffa', 'Ines', 'cat', NULL, NULL, '');
INSERT INTO seats (code, seat, kind, guest, name, crest, level, deputy, luck) VALUES ('7BW757', 0, 'person', '9fd3eb360cf09b32', 'Nox', 'raven', NULL, NULL, '');
INSERT INTO seats (code, seat, kind, guest, name, crest, level, deputy, luck) VALUES ('7BW757', 1, 'person', 'e1b2a99c4557fffa', 'Ines', 'cat', NULL, NULL, 'abababababababababababababababab');
INSERT INTO seats (code, seat, kind, guest, name, crest, level, deputy, luck) VALUES ('MWKGRR', 0, 'person', 'e1b2a99c4557fffa', 'Ines', 'raven', NULL, NULL, '');
INSERT INTO seats (code, seat, kind, guest, name, crest, level, deputy, luck) VALUES ('MWKGRR', 1, 'person', '9fd3eb360cf09b32', 'Nox', 'cat', NULL, NULL, '');
