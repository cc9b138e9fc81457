-- How many looks at a document in a row began and never came to an end, the last one included: it is tried again before it is refused.
ALTER TABLE case_document_sources ADD COLUMN tries INTEGER NOT NULL DEFAULT 1 CHECK (tries >= 0);
