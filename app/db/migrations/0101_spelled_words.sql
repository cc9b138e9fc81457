-- Words that a mistyped one is taken for are offered to staff alone, so that none may come from what staff may not see: names of
-- documents that are a side's or the arbitrator's own (migration 0071) are written down no more, and the words are collected anew.
DROP TRIGGER case_documents_worded;
CREATE TRIGGER case_documents_worded AFTER INSERT ON case_documents WHEN NEW.audience = 'everyone'
BEGIN
  INSERT INTO search_words (word) SELECT DISTINCT lower(value) FROM json_each('[' || replace(json_quote(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(NEW.name, '-', ' '), '’', ' '), '''', ' '), '.', ' '), ',', ' '), '/', ' '), '(', ' '), ')', ' '), '&', ' '), '"', ' ')), ' ', '","') || ']')
  WHERE length(value) BETWEEN 3 AND 40 AND value NOT GLOB '*[0-9]*'
  ON CONFLICT DO NOTHING;
END;

DELETE FROM search_spellings;
DELETE FROM search_words;
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
  WHERE case_documents.audience = 'everyone' AND length(value) BETWEEN 3 AND 40 AND value NOT GLOB '*[0-9]*'
  ON CONFLICT DO NOTHING;
INSERT INTO search_words (word) SELECT DISTINCT lower(value) FROM "user", json_each('[' || replace(json_quote(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace("user".first_name || ' ' || "user".last_name, '-', ' '), '’', ' '), '''', ' '), '.', ' '), ',', ' '), '/', ' '), '(', ' '), ')', ' '), '&', ' '), '"', ' ')), ' ', '","') || ']')
  WHERE length(value) BETWEEN 3 AND 40 AND value NOT GLOB '*[0-9]*'
  ON CONFLICT DO NOTHING;
