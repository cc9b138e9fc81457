-- The schedule puts the pieces of the search indexes together (job `search_indexes`), a bounded part each minute. Until now FTS5 did so as part of
-- whatever write came by, some of them thousands of pages at once. Sixteen pieces of one level it still puts together itself (`crisismerge`).
INSERT INTO booking_search (booking_search, rank) VALUES ('automerge', 0);
INSERT INTO case_search (case_search, rank) VALUES ('automerge', 0);
INSERT INTO people_search (people_search, rank) VALUES ('automerge', 0);
INSERT INTO document_search (document_search, rank) VALUES ('automerge', 0);
INSERT INTO faq_search (faq_search, rank) VALUES ('automerge', 0);
