-- One search over everything that a reader may see: phone numbers of bookings, documents by their names, and
-- the spellings that a mistyped word is found by.

-- A number is found as it is written, without its signs, and by its digits alone; a phone number by all of them, without its
-- country and by its ends.
DROP VIEW booking_search_rows;
CREATE VIEW booking_search_rows AS
SELECT
  id,
  place,
  (
    SELECT group_concat(
      'f' || iif(mask.value & 1, replace(status, '_', ''), '') || '1' || iif(mask.value & 2, replace(proceeding_type, '_', ''), '')
      || '2' || iif(mask.value & 4, iif(location_type = 'virtual', 'virtual', replace(ifnull(location, 'undecided'), '_', '')), '')
      || '3' || iif(mask.value & 8, replace(source, '_', ''), ''),
      ' '
    )
    FROM json_each('[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15]') AS mask
  ) || ' e' || hex(contact_email_key) || ifnull(' u' || hex(created_by_user), '') AS facets,
  booking_number || ' ' || replace(booking_number, '-', '') || ' ' || substr(replace(booking_number, '-', ''), 3) || ' '
  || booking_contact_name || ' ' || ifnull(booking_contact_firm, '') || ' ' || ifnull(style_of_cause, '') || ' '
  || phone || ' ' || substr(phone, -10) || ' ' || substr(phone, -7) || ' ' || substr(phone, -4) AS words
FROM (
  SELECT bookings.*, replace(replace(replace(replace(replace(replace(replace(replace(booking_contact_phone, '+', ''), ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '/', ''), ' ', '') AS phone
  FROM bookings
)
WHERE deleted_at IS NULL;
-- Longer beginnings have lists of their own: a word that thousands of bookings have is read from where a page begins, not whole.
DROP TABLE booking_search;
CREATE VIRTUAL TABLE booking_search USING fts5(
  facets, words,
  content = '', contentless_delete = 1, detail = column, prefix = '1 2 3 4 5 6 7 8',
  tokenize = 'unicode61 remove_diacritics 2'
);
INSERT INTO booking_search (rowid, facets, words) SELECT place, facets, words FROM booking_search_rows;

CREATE TRIGGER bookings_reached_anew AFTER UPDATE OF booking_contact_phone ON bookings
WHEN NEW.booking_contact_phone IS NOT OLD.booking_contact_phone
BEGIN
  DELETE FROM booking_search WHERE rowid = (SELECT place FROM bookings WHERE id = NEW.id);
  INSERT INTO booking_search (rowid, facets, words) SELECT place, facets, words FROM booking_search_rows WHERE id = NEW.id;
END;

-- Documents of cases by their names. `facets`: the case ("c"), which never changes, and the audience ("a"); who may see one is
-- judged again by the case itself, which alone knows.
CREATE VIRTUAL TABLE document_search USING fts5(
  facets, words, document_id UNINDEXED, case_id UNINDEXED,
  detail = column, prefix = '2 3 4',
  tokenize = 'unicode61 remove_diacritics 2'
);
INSERT INTO document_search (facets, words, document_id, case_id)
SELECT 'c' || hex(case_id) || ' a' || replace(audience, '_', ''), name, id, case_id FROM case_documents
WHERE ready_at IS NOT NULL ORDER BY created_at;
CREATE TRIGGER case_documents_searched AFTER UPDATE OF ready_at ON case_documents
WHEN OLD.ready_at IS NULL AND NEW.ready_at IS NOT NULL
BEGIN
  INSERT INTO document_search (facets, words, document_id, case_id)
  VALUES ('c' || hex(NEW.case_id) || ' a' || replace(NEW.audience, '_', ''), NEW.name, NEW.id, NEW.case_id);
END;
CREATE TRIGGER case_documents_searched_at_once AFTER INSERT ON case_documents WHEN NEW.ready_at IS NOT NULL
BEGIN
  INSERT INTO document_search (facets, words, document_id, case_id)
  VALUES ('c' || hex(NEW.case_id) || ' a' || replace(NEW.audience, '_', ''), NEW.name, NEW.id, NEW.case_id);
END;

-- Words that were ever written in names and titles: of whom and where is not kept, so that they tell nothing but how to spell.
CREATE TABLE search_words (
  word TEXT PRIMARY KEY NOT NULL,
  -- Without marks, as the indexes fold them.
  folded TEXT
) STRICT, WITHOUT ROWID;
-- Each word under the six letters that it begins with, and under those with any one of them left out: a word that was typed with
-- one mistake has one of its own spellings among them, however many words there are.
CREATE TABLE search_spellings (
  spelling TEXT NOT NULL,
  word TEXT NOT NULL,
  PRIMARY KEY (spelling, word)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER search_words_folded AFTER INSERT ON search_words
BEGIN
  UPDATE search_words SET folded = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(NEW.word), 'à', 'a'), 'À', 'a'), 'â', 'a'), 'Â', 'a'), 'ä', 'a'), 'Ä', 'a'), 'á', 'a'), 'Á', 'a'), 'ã', 'a'), 'Ã', 'a'), 'å', 'a'), 'Å', 'a'), 'ç', 'c'), 'Ç', 'c'), 'é', 'e'), 'É', 'e'), 'è', 'e'), 'È', 'e'), 'ê', 'e'), 'Ê', 'e'), 'ë', 'e'), 'Ë', 'e'), 'í', 'i'), 'Í', 'i'), 'ì', 'i'), 'Ì', 'i'), 'î', 'i'), 'Î', 'i'), 'ï', 'i'), 'Ï', 'i'), 'ñ', 'n'), 'Ñ', 'n'), 'ó', 'o'), 'Ó', 'o'), 'ò', 'o'), 'Ò', 'o'), 'ô', 'o'), 'Ô', 'o'), 'ö', 'o'), 'Ö', 'o'), 'õ', 'o'), 'Õ', 'o'), 'ú', 'u'), 'Ú', 'u'), 'ù', 'u'), 'Ù', 'u'), 'û', 'u'), 'Û', 'u'), 'ü', 'u'), 'Ü', 'u'), 'ý', 'y'), 'Ý', 'y'), 'ÿ', 'y'), 'š', 's'), 'Š', 's'), 'ž', 'z'), 'Ž', 'z')
  WHERE word = NEW.word;
END;
CREATE TRIGGER search_words_spelled AFTER UPDATE OF folded ON search_words
BEGIN
  INSERT INTO search_spellings (spelling, word)
  SELECT DISTINCT substr(NEW.folded, 1, left_out.value - 1) || substr(NEW.folded, left_out.value + 1, max(0, 6 - left_out.value)), NEW.folded
  FROM json_each('[1,2,3,4,5,6,7]') AS left_out
  WHERE left_out.value <= length(NEW.folded) OR left_out.value = 7
  ON CONFLICT DO NOTHING;
END;

INSERT INTO search_words (word) SELECT DISTINCT lower(value) FROM bookings, json_each('[' || replace(json_quote(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(booking_contact_name || ' ' || ifnull(booking_contact_firm, '') || ' ' || ifnull(style_of_cause, ''), '-', ' '), '’', ' '), '''', ' '), '.', ' '), ',', ' '), '/', ' '), '(', ' '), ')', ' '), '&', ' '), '"', ' ')), ' ', '","') || ']')
  WHERE length(value) BETWEEN 3 AND 40 AND value NOT GLOB '*[0-9]*'
  ON CONFLICT DO NOTHING;
INSERT INTO search_words (word) SELECT DISTINCT lower(value) FROM cases, json_each('[' || replace(json_quote(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(cases.title, '-', ' '), '’', ' '), '''', ' '), '.', ' '), ',', ' '), '/', ' '), '(', ' '), ')', ' '), '&', ' '), '"', ' ')), ' ', '","') || ']')
  WHERE length(value) BETWEEN 3 AND 40 AND value NOT GLOB '*[0-9]*'
  ON CONFLICT DO NOTHING;
INSERT INTO search_words (word) SELECT DISTINCT lower(value) FROM case_people, json_each('[' || replace(json_quote(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(case_people.name || ' ' || ifnull(case_people.firm, ''), '-', ' '), '’', ' '), '''', ' '), '.', ' '), ',', ' '), '/', ' '), '(', ' '), ')', ' '), '&', ' '), '"', ' ')), ' ', '","') || ']')
  WHERE length(value) BETWEEN 3 AND 40 AND value NOT GLOB '*[0-9]*'
  ON CONFLICT DO NOTHING;
INSERT INTO search_words (word) SELECT DISTINCT lower(value) FROM case_documents, json_each('[' || replace(json_quote(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(case_documents.name, '-', ' '), '’', ' '), '''', ' '), '.', ' '), ',', ' '), '/', ' '), '(', ' '), ')', ' '), '&', ' '), '"', ' ')), ' ', '","') || ']')
  WHERE length(value) BETWEEN 3 AND 40 AND value NOT GLOB '*[0-9]*'
  ON CONFLICT DO NOTHING;
INSERT INTO search_words (word) SELECT DISTINCT lower(value) FROM "user", json_each('[' || replace(json_quote(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace("user".first_name || ' ' || "user".last_name, '-', ' '), '’', ' '), '''', ' '), '.', ' '), ',', ' '), '/', ' '), '(', ' '), ')', ' '), '&', ' '), '"', ' ')), ' ', '","') || ']')
  WHERE length(value) BETWEEN 3 AND 40 AND value NOT GLOB '*[0-9]*'
  ON CONFLICT DO NOTHING;

CREATE TRIGGER bookings_worded AFTER INSERT ON bookings
BEGIN
  INSERT INTO search_words (word) SELECT DISTINCT lower(value) FROM json_each('[' || replace(json_quote(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(NEW.booking_contact_name || ' ' || ifnull(NEW.booking_contact_firm, '') || ' ' || ifnull(NEW.style_of_cause, ''), '-', ' '), '’', ' '), '''', ' '), '.', ' '), ',', ' '), '/', ' '), '(', ' '), ')', ' '), '&', ' '), '"', ' ')), ' ', '","') || ']')
  WHERE length(value) BETWEEN 3 AND 40 AND value NOT GLOB '*[0-9]*'
  ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER bookings_worded_anew AFTER UPDATE OF booking_contact_name, booking_contact_firm, style_of_cause ON bookings
BEGIN
  INSERT INTO search_words (word) SELECT DISTINCT lower(value) FROM json_each('[' || replace(json_quote(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(NEW.booking_contact_name || ' ' || ifnull(NEW.booking_contact_firm, '') || ' ' || ifnull(NEW.style_of_cause, ''), '-', ' '), '’', ' '), '''', ' '), '.', ' '), ',', ' '), '/', ' '), '(', ' '), ')', ' '), '&', ' '), '"', ' ')), ' ', '","') || ']')
  WHERE length(value) BETWEEN 3 AND 40 AND value NOT GLOB '*[0-9]*'
  ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER cases_worded AFTER INSERT ON cases
BEGIN
  INSERT INTO search_words (word) SELECT DISTINCT lower(value) FROM json_each('[' || replace(json_quote(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(NEW.title, '-', ' '), '’', ' '), '''', ' '), '.', ' '), ',', ' '), '/', ' '), '(', ' '), ')', ' '), '&', ' '), '"', ' ')), ' ', '","') || ']')
  WHERE length(value) BETWEEN 3 AND 40 AND value NOT GLOB '*[0-9]*'
  ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER cases_worded_anew AFTER UPDATE OF title ON cases
BEGIN
  INSERT INTO search_words (word) SELECT DISTINCT lower(value) FROM json_each('[' || replace(json_quote(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(NEW.title, '-', ' '), '’', ' '), '''', ' '), '.', ' '), ',', ' '), '/', ' '), '(', ' '), ')', ' '), '&', ' '), '"', ' ')), ' ', '","') || ']')
  WHERE length(value) BETWEEN 3 AND 40 AND value NOT GLOB '*[0-9]*'
  ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER case_people_worded AFTER INSERT ON case_people
BEGIN
  INSERT INTO search_words (word) SELECT DISTINCT lower(value) FROM json_each('[' || replace(json_quote(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(NEW.name || ' ' || ifnull(NEW.firm, ''), '-', ' '), '’', ' '), '''', ' '), '.', ' '), ',', ' '), '/', ' '), '(', ' '), ')', ' '), '&', ' '), '"', ' ')), ' ', '","') || ']')
  WHERE length(value) BETWEEN 3 AND 40 AND value NOT GLOB '*[0-9]*'
  ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER case_people_worded_anew AFTER UPDATE OF name, firm ON case_people
BEGIN
  INSERT INTO search_words (word) SELECT DISTINCT lower(value) FROM json_each('[' || replace(json_quote(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(NEW.name || ' ' || ifnull(NEW.firm, ''), '-', ' '), '’', ' '), '''', ' '), '.', ' '), ',', ' '), '/', ' '), '(', ' '), ')', ' '), '&', ' '), '"', ' ')), ' ', '","') || ']')
  WHERE length(value) BETWEEN 3 AND 40 AND value NOT GLOB '*[0-9]*'
  ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER case_documents_worded AFTER INSERT ON case_documents
BEGIN
  INSERT INTO search_words (word) SELECT DISTINCT lower(value) FROM json_each('[' || replace(json_quote(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(NEW.name, '-', ' '), '’', ' '), '''', ' '), '.', ' '), ',', ' '), '/', ' '), '(', ' '), ')', ' '), '&', ' '), '"', ' ')), ' ', '","') || ']')
  WHERE length(value) BETWEEN 3 AND 40 AND value NOT GLOB '*[0-9]*'
  ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER user_worded AFTER INSERT ON "user"
BEGIN
  INSERT INTO search_words (word) SELECT DISTINCT lower(value) FROM json_each('[' || replace(json_quote(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(NEW.first_name || ' ' || NEW.last_name, '-', ' '), '’', ' '), '''', ' '), '.', ' '), ',', ' '), '/', ' '), '(', ' '), ')', ' '), '&', ' '), '"', ' ')), ' ', '","') || ']')
  WHERE length(value) BETWEEN 3 AND 40 AND value NOT GLOB '*[0-9]*'
  ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER user_worded_anew AFTER UPDATE OF first_name, last_name ON "user"
BEGIN
  INSERT INTO search_words (word) SELECT DISTINCT lower(value) FROM json_each('[' || replace(json_quote(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(NEW.first_name || ' ' || NEW.last_name, '-', ' '), '’', ' '), '''', ' '), '.', ' '), ',', ' '), '/', ' '), '(', ' '), ')', ' '), '&', ' '), '"', ' ')), ' ', '","') || ']')
  WHERE length(value) BETWEEN 3 AND 40 AND value NOT GLOB '*[0-9]*'
  ON CONFLICT DO NOTHING;
END;
