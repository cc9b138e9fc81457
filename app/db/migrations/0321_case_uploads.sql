-- Large documents of cases on their way, in parts. Nothing of them is in a case until all parts are put together and checked: only then is there
-- a row of case_documents. `begun` takes parts; `assembled` is one object in R2 that is not filed yet.
CREATE TABLE case_uploads (
  id TEXT PRIMARY KEY NOT NULL,
  case_id TEXT NOT NULL REFERENCES cases(id) ON DELETE RESTRICT,
  owner_id TEXT NOT NULL REFERENCES "user"(id) ON DELETE RESTRICT,
  name TEXT NOT NULL,
  type TEXT NOT NULL,
  size INTEGER NOT NULL CHECK (size > 0),
  audience TEXT NOT NULL CHECK (audience IN ('everyone', 'side_a', 'side_b', 'arbitrator')),
  filed_for TEXT NOT NULL CHECK (filed_for IN ('side_a', 'side_b', 'arbitrator', 'office')),
  -- What was said of it (JSON), and which version it takes the place of; judged again when it is filed.
  filed_as TEXT NOT NULL,
  replaces TEXT,
  object_key TEXT NOT NULL,
  -- R2's own name of the parts together; null until it has given one.
  multipart_id TEXT,
  state TEXT NOT NULL CHECK (state IN ('begun', 'assembled', 'filed', 'given_up')),
  document_id TEXT NOT NULL,
  -- Who puts it together now, and since when; another may after some minutes.
  finishing TEXT,
  finishing_at INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX case_uploads_key ON case_uploads(object_key);
CREATE UNIQUE INDEX case_uploads_document ON case_uploads(document_id);
CREATE INDEX case_uploads_of ON case_uploads(case_id, filed_for, state);
CREATE INDEX case_uploads_owner ON case_uploads(owner_id);
CREATE INDEX case_uploads_age ON case_uploads(state, updated_at);
CREATE TRIGGER case_uploads_end BEFORE UPDATE OF state ON case_uploads
WHEN OLD.state IN ('filed', 'given_up') AND NEW.state <> OLD.state
BEGIN
  SELECT RAISE(ABORT, 'an upload has ended once');
END;

-- A part is claimed before its bytes go to R2 and has an etag once they are there: of two who send one, one does.
CREATE TABLE case_upload_parts (
  upload_id TEXT NOT NULL REFERENCES case_uploads(id) ON DELETE CASCADE,
  number INTEGER NOT NULL CHECK (number > 0),
  size INTEGER NOT NULL,
  sha256 TEXT NOT NULL,
  etag TEXT,
  claim TEXT NOT NULL,
  claimed_at INTEGER NOT NULL,
  PRIMARY KEY (upload_id, number)
) STRICT, WITHOUT ROWID;
