-- An address is compared composed (domain/email-address.ts). What was stored with its marks apart from their letters is composed here, a pair at a time: letters without a
-- mark come first, so that a second mark finds the letter that the first one has made.
CREATE TABLE address_marks (id INTEGER PRIMARY KEY, apart TEXT NOT NULL, whole TEXT NOT NULL) STRICT;
INSERT INTO address_marks (id, apart, whole) VALUES
  (1, 'à', 'à'), (2, 'á', 'á'), (3, 'â', 'â'), (4, 'ã', 'ã'), (5, 'ā', 'ā'), (6, 'ă', 'ă'), (7, 'ȧ', 'ȧ'), (8, 'ä', 'ä'), (9, 'ả', 'ả'), (10, 'å', 'å'), (11, 'ǎ', 'ǎ'), (12, 'ȁ', 'ȁ'),
  (13, 'ȃ', 'ȃ'), (14, 'ạ', 'ạ'), (15, 'ḁ', 'ḁ'), (16, 'ą', 'ą'), (17, 'ḃ', 'ḃ'), (18, 'ḅ', 'ḅ'), (19, 'ḇ', 'ḇ'), (20, 'ć', 'ć'), (21, 'ĉ', 'ĉ'), (22, 'ċ', 'ċ'), (23, 'č', 'č'), (24, 'ç', 'ç'),
  (25, 'ḋ', 'ḋ'), (26, 'ď', 'ď'), (27, 'ḍ', 'ḍ'), (28, 'ḑ', 'ḑ'), (29, 'ḓ', 'ḓ'), (30, 'ḏ', 'ḏ'), (31, 'è', 'è'), (32, 'é', 'é'), (33, 'ê', 'ê'), (34, 'ẽ', 'ẽ'), (35, 'ē', 'ē'), (36, 'ĕ', 'ĕ'),
  (37, 'ė', 'ė'), (38, 'ë', 'ë'), (39, 'ẻ', 'ẻ'), (40, 'ě', 'ě'), (41, 'ȅ', 'ȅ'), (42, 'ȇ', 'ȇ'), (43, 'ẹ', 'ẹ'), (44, 'ȩ', 'ȩ'), (45, 'ę', 'ę'), (46, 'ḙ', 'ḙ'), (47, 'ḛ', 'ḛ'), (48, 'ḟ', 'ḟ'),
  (49, 'ǵ', 'ǵ'), (50, 'ĝ', 'ĝ'), (51, 'ḡ', 'ḡ'), (52, 'ğ', 'ğ'), (53, 'ġ', 'ġ'), (54, 'ǧ', 'ǧ'), (55, 'ģ', 'ģ'), (56, 'ĥ', 'ĥ'), (57, 'ḣ', 'ḣ'), (58, 'ḧ', 'ḧ'), (59, 'ȟ', 'ȟ'), (60, 'ḥ', 'ḥ'),
  (61, 'ḩ', 'ḩ'), (62, 'ḫ', 'ḫ'), (63, 'ẖ', 'ẖ'), (64, 'ì', 'ì'), (65, 'í', 'í'), (66, 'î', 'î'), (67, 'ĩ', 'ĩ'), (68, 'ī', 'ī'), (69, 'ĭ', 'ĭ'), (70, 'ï', 'ï'), (71, 'ỉ', 'ỉ'), (72, 'ǐ', 'ǐ'),
  (73, 'ȉ', 'ȉ'), (74, 'ȋ', 'ȋ'), (75, 'ị', 'ị'), (76, 'į', 'į'), (77, 'ḭ', 'ḭ'), (78, 'ĵ', 'ĵ'), (79, 'ǰ', 'ǰ'), (80, 'ḱ', 'ḱ'), (81, 'ǩ', 'ǩ'), (82, 'ḳ', 'ḳ'), (83, 'ķ', 'ķ'), (84, 'ḵ', 'ḵ'),
  (85, 'ĺ', 'ĺ'), (86, 'ľ', 'ľ'), (87, 'ḷ', 'ḷ'), (88, 'ļ', 'ļ'), (89, 'ḽ', 'ḽ'), (90, 'ḻ', 'ḻ'), (91, 'ḿ', 'ḿ'), (92, 'ṁ', 'ṁ'), (93, 'ṃ', 'ṃ'), (94, 'ǹ', 'ǹ'), (95, 'ń', 'ń'), (96, 'ñ', 'ñ'),
  (97, 'ṅ', 'ṅ'), (98, 'ň', 'ň'), (99, 'ṇ', 'ṇ'), (100, 'ņ', 'ņ'), (101, 'ṋ', 'ṋ'), (102, 'ṉ', 'ṉ'), (103, 'ò', 'ò'), (104, 'ó', 'ó'), (105, 'ô', 'ô'), (106, 'õ', 'õ'), (107, 'ō', 'ō'), (108, 'ŏ', 'ŏ'),
  (109, 'ȯ', 'ȯ'), (110, 'ö', 'ö'), (111, 'ỏ', 'ỏ'), (112, 'ő', 'ő'), (113, 'ǒ', 'ǒ'), (114, 'ȍ', 'ȍ'), (115, 'ȏ', 'ȏ'), (116, 'ơ', 'ơ'), (117, 'ọ', 'ọ'), (118, 'ǫ', 'ǫ'), (119, 'ṕ', 'ṕ'), (120, 'ṗ', 'ṗ'),
  (121, 'ŕ', 'ŕ'), (122, 'ṙ', 'ṙ'), (123, 'ř', 'ř'), (124, 'ȑ', 'ȑ'), (125, 'ȓ', 'ȓ'), (126, 'ṛ', 'ṛ'), (127, 'ŗ', 'ŗ'), (128, 'ṟ', 'ṟ'), (129, 'ś', 'ś'), (130, 'ŝ', 'ŝ'), (131, 'ṡ', 'ṡ'), (132, 'š', 'š'),
  (133, 'ṣ', 'ṣ'), (134, 'ș', 'ș'), (135, 'ş', 'ş'), (136, 'ṫ', 'ṫ'), (137, 'ẗ', 'ẗ'), (138, 'ť', 'ť'), (139, 'ṭ', 'ṭ'), (140, 'ț', 'ț'), (141, 'ţ', 'ţ'), (142, 'ṱ', 'ṱ'), (143, 'ṯ', 'ṯ'), (144, 'ù', 'ù'),
  (145, 'ú', 'ú'), (146, 'û', 'û'), (147, 'ũ', 'ũ'), (148, 'ū', 'ū'), (149, 'ŭ', 'ŭ'), (150, 'ü', 'ü'), (151, 'ủ', 'ủ'), (152, 'ů', 'ů'), (153, 'ű', 'ű'), (154, 'ǔ', 'ǔ'), (155, 'ȕ', 'ȕ'), (156, 'ȗ', 'ȗ'),
  (157, 'ư', 'ư'), (158, 'ụ', 'ụ'), (159, 'ṳ', 'ṳ'), (160, 'ų', 'ų'), (161, 'ṷ', 'ṷ'), (162, 'ṵ', 'ṵ'), (163, 'ṽ', 'ṽ'), (164, 'ṿ', 'ṿ'), (165, 'ẁ', 'ẁ'), (166, 'ẃ', 'ẃ'), (167, 'ŵ', 'ŵ'), (168, 'ẇ', 'ẇ'),
  (169, 'ẅ', 'ẅ'), (170, 'ẘ', 'ẘ'), (171, 'ẉ', 'ẉ'), (172, 'ẋ', 'ẋ'), (173, 'ẍ', 'ẍ'), (174, 'ỳ', 'ỳ'), (175, 'ý', 'ý'), (176, 'ŷ', 'ŷ'), (177, 'ỹ', 'ỹ'), (178, 'ȳ', 'ȳ'), (179, 'ẏ', 'ẏ'), (180, 'ÿ', 'ÿ'),
  (181, 'ỷ', 'ỷ'), (182, 'ẙ', 'ẙ'), (183, 'ỵ', 'ỵ'), (184, 'ź', 'ź'), (185, 'ẑ', 'ẑ'), (186, 'ż', 'ż'), (187, 'ž', 'ž'), (188, 'ẓ', 'ẓ'), (189, 'ẕ', 'ẕ'), (190, 'ǽ', 'ǽ'), (191, 'ǣ', 'ǣ'), (192, 'ǿ', 'ǿ'),
  (193, 'ẛ', 'ẛ'), (194, 'ǯ', 'ǯ'), (195, 'ὰ', 'ὰ'), (196, 'ά', 'ά'), (197, 'ᾱ', 'ᾱ'), (198, 'ᾰ', 'ᾰ'), (199, 'ἀ', 'ἀ'), (200, 'ἁ', 'ἁ'), (201, 'ᾶ', 'ᾶ'), (202, 'ᾳ', 'ᾳ'), (203, 'ὲ', 'ὲ'), (204, 'έ', 'έ'),
  (205, 'ἐ', 'ἐ'), (206, 'ἑ', 'ἑ'), (207, 'ὴ', 'ὴ'), (208, 'ή', 'ή'), (209, 'ἠ', 'ἠ'), (210, 'ἡ', 'ἡ'), (211, 'ῆ', 'ῆ'), (212, 'ῃ', 'ῃ'), (213, 'ὶ', 'ὶ'), (214, 'ί', 'ί'), (215, 'ῑ', 'ῑ'), (216, 'ῐ', 'ῐ'),
  (217, 'ϊ', 'ϊ'), (218, 'ἰ', 'ἰ'), (219, 'ἱ', 'ἱ'), (220, 'ῖ', 'ῖ'), (221, 'ὸ', 'ὸ'), (222, 'ό', 'ό'), (223, 'ὀ', 'ὀ'), (224, 'ὁ', 'ὁ'), (225, 'ῤ', 'ῤ'), (226, 'ῥ', 'ῥ'), (227, 'ὺ', 'ὺ'), (228, 'ύ', 'ύ'),
  (229, 'ῡ', 'ῡ'), (230, 'ῠ', 'ῠ'), (231, 'ϋ', 'ϋ'), (232, 'ὐ', 'ὐ'), (233, 'ὑ', 'ὑ'), (234, 'ῦ', 'ῦ'), (235, 'ὼ', 'ὼ'), (236, 'ώ', 'ώ'), (237, 'ὠ', 'ὠ'), (238, 'ὡ', 'ὡ'), (239, 'ῶ', 'ῶ'), (240, 'ῳ', 'ῳ'),
  (241, 'ϓ', 'ϓ'), (242, 'ϔ', 'ϔ'), (243, 'ӑ', 'ӑ'), (244, 'ӓ', 'ӓ'), (245, 'ѓ', 'ѓ'), (246, 'ѐ', 'ѐ'), (247, 'ӗ', 'ӗ'), (248, 'ё', 'ё'), (249, 'ӂ', 'ӂ'), (250, 'ӝ', 'ӝ'), (251, 'ӟ', 'ӟ'), (252, 'ѝ', 'ѝ'),
  (253, 'ӣ', 'ӣ'), (254, 'й', 'й'), (255, 'ӥ', 'ӥ'), (256, 'ќ', 'ќ'), (257, 'ӧ', 'ӧ'), (258, 'ӯ', 'ӯ'), (259, 'ў', 'ў'), (260, 'ӱ', 'ӱ'), (261, 'ӳ', 'ӳ'), (262, 'ӵ', 'ӵ'), (263, 'ӹ', 'ӹ'), (264, 'ӭ', 'ӭ'),
  (265, 'ї', 'ї'), (266, 'ѷ', 'ѷ'), (267, 'ӛ', 'ӛ'), (268, 'ӫ', 'ӫ'), (269, 'آ', 'آ'), (270, 'أ', 'أ'), (271, 'إ', 'إ'), (272, 'ؤ', 'ؤ'), (273, 'ئ', 'ئ'), (274, 'ۂ', 'ۂ'), (275, 'ۓ', 'ۓ'), (276, 'ۀ', 'ۀ'),
  (277, 'ऩ', 'ऩ'), (278, 'ऱ', 'ऱ'), (279, 'ऴ', 'ऴ'), (280, 'ஔ', 'ஔ'), (281, 'ဦ', 'ဦ'), (282, 'ᬆ', 'ᬆ'), (283, 'ᬈ', 'ᬈ'), (284, 'ᬊ', 'ᬊ'), (285, 'ᬌ', 'ᬌ'), (286, 'ᬎ', 'ᬎ'), (287, 'ᬒ', 'ᬒ'), (288, 'ầ', 'ầ'),
  (289, 'ấ', 'ấ'), (290, 'ẫ', 'ẫ'), (291, 'ẩ', 'ẩ'), (292, 'ǟ', 'ǟ'), (293, 'ǻ', 'ǻ'), (294, 'ḉ', 'ḉ'), (295, 'ề', 'ề'), (296, 'ế', 'ế'), (297, 'ễ', 'ễ'), (298, 'ể', 'ể'), (299, 'ḯ', 'ḯ'), (300, 'ồ', 'ồ'),
  (301, 'ố', 'ố'), (302, 'ỗ', 'ỗ'), (303, 'ổ', 'ổ'), (304, 'ṍ', 'ṍ'), (305, 'ȭ', 'ȭ'), (306, 'ṏ', 'ṏ'), (307, 'ȫ', 'ȫ'), (308, 'ǜ', 'ǜ'), (309, 'ǘ', 'ǘ'), (310, 'ǖ', 'ǖ'), (311, 'ǚ', 'ǚ'), (312, 'ằ', 'ằ'),
  (313, 'ắ', 'ắ'), (314, 'ẵ', 'ẵ'), (315, 'ẳ', 'ẳ'), (316, 'ḕ', 'ḕ'), (317, 'ḗ', 'ḗ'), (318, 'ṑ', 'ṑ'), (319, 'ṓ', 'ṓ'), (320, 'ṥ', 'ṥ'), (321, 'ṧ', 'ṧ'), (322, 'ṹ', 'ṹ'), (323, 'ṻ', 'ṻ'), (324, 'ờ', 'ờ'),
  (325, 'ớ', 'ớ'), (326, 'ỡ', 'ỡ'), (327, 'ở', 'ở'), (328, 'ợ', 'ợ'), (329, 'ừ', 'ừ'), (330, 'ứ', 'ứ'), (331, 'ữ', 'ữ'), (332, 'ử', 'ử'), (333, 'ự', 'ự'), (334, 'ǭ', 'ǭ'), (335, 'ǡ', 'ǡ'), (336, 'ḝ', 'ḝ'),
  (337, 'ȱ', 'ȱ'), (338, 'ᾴ', 'ᾴ'), (339, 'ῄ', 'ῄ'), (340, 'ῒ', 'ῒ'), (341, 'ΐ', 'ΐ'), (342, 'ῗ', 'ῗ'), (343, 'ῢ', 'ῢ'), (344, 'ΰ', 'ΰ'), (345, 'ῧ', 'ῧ'), (346, 'ῴ', 'ῴ'), (347, 'ḹ', 'ḹ'), (348, 'ṝ', 'ṝ'),
  (349, 'ṩ', 'ṩ'), (350, 'ậ', 'ậ'), (351, 'ặ', 'ặ'), (352, 'ệ', 'ệ'), (353, 'ộ', 'ộ'), (354, 'ἂ', 'ἂ'), (355, 'ἄ', 'ἄ'), (356, 'ἆ', 'ἆ'), (357, 'ᾀ', 'ᾀ'), (358, 'ἃ', 'ἃ'), (359, 'ἅ', 'ἅ'), (360, 'ἇ', 'ἇ'),
  (361, 'ᾁ', 'ᾁ'), (362, 'ἒ', 'ἒ'), (363, 'ἔ', 'ἔ'), (364, 'ἓ', 'ἓ'), (365, 'ἕ', 'ἕ'), (366, 'ἢ', 'ἢ'), (367, 'ἤ', 'ἤ'), (368, 'ἦ', 'ἦ'), (369, 'ᾐ', 'ᾐ'), (370, 'ἣ', 'ἣ'), (371, 'ἥ', 'ἥ'), (372, 'ἧ', 'ἧ'),
  (373, 'ᾑ', 'ᾑ'), (374, 'ἲ', 'ἲ'), (375, 'ἴ', 'ἴ'), (376, 'ἶ', 'ἶ'), (377, 'ἳ', 'ἳ'), (378, 'ἵ', 'ἵ'), (379, 'ἷ', 'ἷ'), (380, 'ὂ', 'ὂ'), (381, 'ὄ', 'ὄ'), (382, 'ὃ', 'ὃ'), (383, 'ὅ', 'ὅ'), (384, 'ὒ', 'ὒ'),
  (385, 'ὔ', 'ὔ'), (386, 'ὖ', 'ὖ'), (387, 'ὓ', 'ὓ'), (388, 'ὕ', 'ὕ'), (389, 'ὗ', 'ὗ'), (390, 'ὢ', 'ὢ'), (391, 'ὤ', 'ὤ'), (392, 'ὦ', 'ὦ'), (393, 'ᾠ', 'ᾠ'), (394, 'ὣ', 'ὣ'), (395, 'ὥ', 'ὥ'), (396, 'ὧ', 'ὧ'),
  (397, 'ᾡ', 'ᾡ'), (398, 'ᾲ', 'ᾲ'), (399, 'ῂ', 'ῂ'), (400, 'ῲ', 'ῲ'), (401, 'ᾷ', 'ᾷ'), (402, 'ῇ', 'ῇ'), (403, 'ῷ', 'ῷ'), (404, 'ᾂ', 'ᾂ'), (405, 'ᾃ', 'ᾃ'), (406, 'ᾄ', 'ᾄ'), (407, 'ᾅ', 'ᾅ'), (408, 'ᾆ', 'ᾆ'),
  (409, 'ᾇ', 'ᾇ'), (410, 'ᾒ', 'ᾒ'), (411, 'ᾓ', 'ᾓ'), (412, 'ᾔ', 'ᾔ'), (413, 'ᾕ', 'ᾕ'), (414, 'ᾖ', 'ᾖ'), (415, 'ᾗ', 'ᾗ'), (416, 'ᾢ', 'ᾢ'), (417, 'ᾣ', 'ᾣ'), (418, 'ᾤ', 'ᾤ'), (419, 'ᾥ', 'ᾥ'), (420, 'ᾦ', 'ᾦ'),
  (421, 'ᾧ', 'ᾧ');
UPDATE outbox SET recipient = (
  WITH RECURSIVE composed(n, done) AS (
    SELECT 0, outbox.recipient UNION ALL
    SELECT n + 1, replace(done, apart, whole) FROM composed JOIN address_marks ON address_marks.id = n + 1)
  SELECT done FROM composed ORDER BY n DESC LIMIT 1)
WHERE recipient GLOB '*[̀-ͯ]*';
UPDATE captured_mails SET recipient = (
  WITH RECURSIVE composed(n, done) AS (
    SELECT 0, captured_mails.recipient UNION ALL
    SELECT n + 1, replace(done, apart, whole) FROM composed JOIN address_marks ON address_marks.id = n + 1)
  SELECT done FROM composed ORDER BY n DESC LIMIT 1)
WHERE recipient GLOB '*[̀-ͯ]*';
UPDATE inquiries SET email = (
  WITH RECURSIVE composed(n, done) AS (
    SELECT 0, inquiries.email UNION ALL
    SELECT n + 1, replace(done, apart, whole) FROM composed JOIN address_marks ON address_marks.id = n + 1)
  SELECT done FROM composed ORDER BY n DESC LIMIT 1)
WHERE email GLOB '*[̀-ͯ]*';
UPDATE case_people SET email = (
  WITH RECURSIVE composed(n, done) AS (
    SELECT 0, case_people.email UNION ALL
    SELECT n + 1, replace(done, apart, whole) FROM composed JOIN address_marks ON address_marks.id = n + 1)
  SELECT done FROM composed ORDER BY n DESC LIMIT 1)
WHERE email GLOB '*[̀-ͯ]*';
UPDATE bookings SET contact_email_key = (
  WITH RECURSIVE composed(n, done) AS (
    SELECT 0, bookings.contact_email_key UNION ALL
    SELECT n + 1, replace(done, apart, whole) FROM composed JOIN address_marks ON address_marks.id = n + 1)
  SELECT done FROM composed ORDER BY n DESC LIMIT 1)
WHERE contact_email_key GLOB '*[̀-ͯ]*';
UPDATE booking_messages SET contact_key = (
  WITH RECURSIVE composed(n, done) AS (
    SELECT 0, booking_messages.contact_key UNION ALL
    SELECT n + 1, replace(done, apart, whole) FROM composed JOIN address_marks ON address_marks.id = n + 1)
  SELECT done FROM composed ORDER BY n DESC LIMIT 1)
WHERE contact_key GLOB '*[̀-ͯ]*';
UPDATE staff_tasks SET asked_by = (
  WITH RECURSIVE composed(n, done) AS (
    SELECT 0, staff_tasks.asked_by UNION ALL
    SELECT n + 1, replace(done, apart, whole) FROM composed JOIN address_marks ON address_marks.id = n + 1)
  SELECT done FROM composed ORDER BY n DESC LIMIT 1)
WHERE asked_by GLOB '*[̀-ͯ]*';
UPDATE OR IGNORE "user" SET email = (
  WITH RECURSIVE composed(n, done) AS (
    SELECT 0, "user".email UNION ALL
    SELECT n + 1, replace(done, apart, whole) FROM composed JOIN address_marks ON address_marks.id = n + 1)
  SELECT done FROM composed ORDER BY n DESC LIMIT 1)
WHERE email GLOB '*[̀-ͯ]*';
-- Closed ones too, which are altered in no other way.
DROP TRIGGER invitations_closed;
UPDATE OR IGNORE invitations SET email_key = (
  WITH RECURSIVE composed(n, done) AS (
    SELECT 0, invitations.email_key UNION ALL
    SELECT n + 1, replace(done, apart, whole) FROM composed JOIN address_marks ON address_marks.id = n + 1)
  SELECT done FROM composed ORDER BY n DESC LIMIT 1)
WHERE email_key GLOB '*[̀-ͯ]*';
CREATE TRIGGER invitations_closed BEFORE UPDATE ON invitations
WHEN OLD.accepted_at IS NOT NULL OR OLD.revoked_at IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'invitation_closed');
END;
UPDATE booking_drafts SET field_values = json_set(field_values, '$.contactEmail.key', (
  WITH RECURSIVE composed(n, done) AS (
    SELECT 0, booking_drafts.field_values ->> '$.contactEmail.key' UNION ALL
    SELECT n + 1, replace(done, apart, whole) FROM composed JOIN address_marks ON address_marks.id = n + 1)
  SELECT done FROM composed ORDER BY n DESC LIMIT 1))
WHERE field_values ->> '$.contactEmail.key' GLOB '*[̀-ͯ]*';
UPDATE OR IGNORE erasures SET address = (
  WITH RECURSIVE composed(n, done) AS (
    SELECT 0, erasures.address UNION ALL
    SELECT n + 1, replace(done, apart, whole) FROM composed JOIN address_marks ON address_marks.id = n + 1)
  SELECT done FROM composed ORDER BY n DESC LIMIT 1)
WHERE done_at IS NULL AND address GLOB '*[̀-ͯ]*';
DROP TRIGGER legal_holds_lifted_once;
UPDATE legal_holds SET subject_id = (
  WITH RECURSIVE composed(n, done) AS (
    SELECT 0, legal_holds.subject_id UNION ALL
    SELECT n + 1, replace(done, apart, whole) FROM composed JOIN address_marks ON address_marks.id = n + 1)
  SELECT done FROM composed ORDER BY n DESC LIMIT 1)
WHERE subject_type = 'person' AND subject_id GLOB '*[̀-ͯ]*';
CREATE TRIGGER legal_holds_lifted_once BEFORE UPDATE ON legal_holds
WHEN OLD.lifted_at IS NOT NULL OR NEW.lifted_at IS NULL OR NEW.id <> OLD.id OR NEW.subject_type <> OLD.subject_type
  OR NEW.subject_id <> OLD.subject_id OR NEW.account_id IS NOT OLD.account_id OR NEW.subject_name <> OLD.subject_name
  OR NEW.reason <> OLD.reason OR NEW.placed_by <> OLD.placed_by OR NEW.placed_at <> OLD.placed_at
  OR NEW.last_day IS NOT OLD.last_day OR NEW.ends_at IS NOT OLD.ends_at
BEGIN
  SELECT RAISE(ABORT, 'a legal hold is lifted once, and not altered');
END;
UPDATE roster_profiles SET email_key = (
  WITH RECURSIVE composed(n, done) AS (
    SELECT 0, roster_profiles.email_key UNION ALL
    SELECT n + 1, replace(done, apart, whole) FROM composed JOIN address_marks ON address_marks.id = n + 1)
  SELECT done FROM composed ORDER BY n DESC LIMIT 1)
WHERE email_key GLOB '*[̀-ͯ]*';
DROP TABLE address_marks;

-- What a hold of a person keeps although its row goes on: the file of a picture that was replaced or taken away, and what a request under way said before something
-- of it was emptied or written over.
CREATE TABLE kept_files (
  object_key TEXT NOT NULL,
  hold_id TEXT NOT NULL REFERENCES legal_holds(id) ON DELETE RESTRICT,
  PRIMARY KEY (object_key, hold_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX kept_files_hold ON kept_files(hold_id);
CREATE TRIGGER held_pictures_kept BEFORE UPDATE OF picture_key ON "user"
WHEN OLD.picture_key IS NOT NULL AND NEW.picture_key IS NOT OLD.picture_key AND EXISTS (SELECT 1 FROM holds_in_force)
BEGIN
  INSERT OR IGNORE INTO kept_files (object_key, hold_id)
  SELECT OLD.picture_key, holds.id FROM holds_in_force AS holds
  WHERE holds.subject_type = 'person' AND (holds.account_id = OLD.id OR holds.subject_id = lower(OLD.email));
END;
CREATE TRIGGER kept_files_gone AFTER DELETE ON left_files
BEGIN
  DELETE FROM kept_files WHERE object_key = OLD.object_key;
END;
-- The file goes when the row does.
CREATE TRIGGER held_files_stay BEFORE DELETE ON left_files
WHEN EXISTS (SELECT 1 FROM kept_files WHERE object_key = OLD.object_key AND hold_id IN (SELECT id FROM holds_in_force))
BEGIN
  SELECT RAISE(ABORT, 'legal_hold');
END;

CREATE TABLE kept_words (
  draft_id TEXT NOT NULL REFERENCES booking_drafts(id) ON DELETE CASCADE,
  seq INTEGER NOT NULL,
  kept_at INTEGER NOT NULL,
  field_values TEXT NOT NULL CHECK (json_valid(field_values)),
  PRIMARY KEY (draft_id, seq)
) STRICT, WITHOUT ROWID;
CREATE INDEX kept_words_age ON kept_words(kept_at, draft_id, seq);
-- After `held_drafts_kept`, which notes that the draft is held. What is only written on (the text before is how the new one begins) is no loss. At most fifty of a
-- draft: who types for hours fills no table.
CREATE TRIGGER held_words_kept AFTER UPDATE OF field_values ON booking_drafts
WHEN EXISTS (SELECT 1 FROM holds_in_force)
BEGIN
  INSERT INTO kept_words (draft_id, seq, kept_at, field_values)
  SELECT OLD.id, (SELECT count(*) FROM kept_words WHERE draft_id = OLD.id), unixepoch() * 1000, OLD.field_values
  WHERE EXISTS (SELECT 1 FROM held_drafts WHERE id = OLD.id)
    AND EXISTS (
      SELECT 1 FROM json_each(OLD.field_values) AS said
      WHERE ifnull(json_extract(OLD.field_values, said.fullkey || '.value'), '') <> ''
        AND instr(ifnull(json_extract(NEW.field_values, said.fullkey || '.value'), ''), json_extract(OLD.field_values, said.fullkey || '.value')) <> 1)
    AND (SELECT count(*) FROM kept_words WHERE draft_id = OLD.id) < 50;
END;
CREATE TRIGGER held_words_stay BEFORE DELETE ON kept_words
WHEN EXISTS (SELECT 1 FROM holds_in_force) AND EXISTS (SELECT 1 FROM held_drafts WHERE id = OLD.draft_id)
BEGIN
  SELECT RAISE(ABORT, 'legal_hold');
END;
