-- A form that viewers draw themselves is refused by name. What was found before is asked again by the newer rules, so nothing of it is carried over.
DROP TABLE case_document_sources;
CREATE TABLE case_document_sources (
  document_id TEXT PRIMARY KEY NOT NULL REFERENCES case_documents(id) ON DELETE CASCADE,
  state TEXT NOT NULL CHECK (state IN ('ready', 'encrypted', 'damaged', 'swollen', 'picture', 'layers', 'form')),
  pages INTEGER NOT NULL CHECK (pages >= 0),
  -- What it costs a bundle to take it in, in bytes.
  weight INTEGER NOT NULL CHECK (weight >= 0),
  -- By which rules it was looked at.
  look INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
