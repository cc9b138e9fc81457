-- Words are looked up by their first sixteen letters: by eight (migrations 0071 and 0310), or three of people, each search for a longer word
-- put together the list of all that have it before the first of them was read.
DROP TABLE booking_search;
CREATE VIRTUAL TABLE booking_search USING fts5(
  facets, words,
  content = '', contentless_delete = 1, detail = column, prefix = '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16',
  tokenize = 'unicode61 remove_diacritics 2'
);
INSERT INTO booking_search (rowid, facets, words) SELECT place, facets, words FROM booking_search_rows;

DROP TABLE case_search;
CREATE VIRTUAL TABLE case_search USING fts5(
  facets, words,
  content = '', contentless_delete = 1, detail = column, prefix = '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16',
  tokenize = 'unicode61 remove_diacritics 2'
);
INSERT INTO case_search (rowid, facets, words) SELECT arrival, facets, words FROM case_search_rows;

DROP TABLE people_search;
CREATE VIRTUAL TABLE people_search USING fts5(
  facets, words,
  content = '', contentless_delete = 1, detail = column, prefix = '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16',
  tokenize = 'unicode61 remove_diacritics 2'
);
INSERT INTO people_search (rowid, facets, words)
SELECT place, 'everyone r' || hex(role), first_name || ' ' || last_name || ' ' || name || ' ' || email FROM "user";

-- The order in which they were filed is their row ids.
CREATE TABLE document_search_kept AS SELECT rowid AS place, facets, words, document_id, case_id FROM document_search;
DROP TABLE document_search;
CREATE VIRTUAL TABLE document_search USING fts5(
  facets, words, document_id UNINDEXED, case_id UNINDEXED,
  detail = column, prefix = '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16',
  tokenize = 'unicode61 remove_diacritics 2'
);
INSERT INTO document_search (rowid, facets, words, document_id, case_id)
SELECT place, facets, words, document_id, case_id FROM document_search_kept;
DROP TABLE document_search_kept;
