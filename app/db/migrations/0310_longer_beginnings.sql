-- Words of cases and of documents are looked up by their first eight letters, as those of bookings are (migration 0071): by four, each
-- search for a longer word put together the list of all that have it before the first of them was read.
DROP TABLE case_search;
CREATE VIRTUAL TABLE case_search USING fts5(
  facets, words,
  content = '', contentless_delete = 1, detail = column, prefix = '1 2 3 4 5 6 7 8',
  tokenize = 'unicode61 remove_diacritics 2'
);
INSERT INTO case_search (rowid, facets, words) SELECT arrival, facets, words FROM case_search_rows;

-- The order in which they were filed is their row ids.
CREATE TABLE document_search_kept AS SELECT rowid AS place, facets, words, document_id, case_id FROM document_search;
DROP TABLE document_search;
CREATE VIRTUAL TABLE document_search USING fts5(
  facets, words, document_id UNINDEXED, case_id UNINDEXED,
  detail = column, prefix = '1 2 3 4 5 6 7 8',
  tokenize = 'unicode61 remove_diacritics 2'
);
INSERT INTO document_search (rowid, facets, words, document_id, case_id)
SELECT place, facets, words, document_id, case_id FROM document_search_kept;
DROP TABLE document_search_kept;
