-- Bundles for a hearing. A draft is its makers' alone (`audience`, as of documents): nothing of it is in the case's chain. A bundle that was made
-- final is everyone's in the case; its PDF is one object in R2 whose hash is in the chain, and nothing of it is altered any more.
CREATE TABLE case_bundles (
  id TEXT PRIMARY KEY NOT NULL,
  case_id TEXT NOT NULL REFERENCES cases(id) ON DELETE RESTRICT,
  audience TEXT NOT NULL CHECK (audience IN ('side_a', 'side_b', 'arbitrator', 'office')),
  state TEXT NOT NULL CHECK (state IN ('draft', 'final', 'given_up')),
  title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
  tabs TEXT NOT NULL CHECK (tabs IN ('letters', 'exhibits')),
  -- Documents by their first versions' ids, and tabs (JSON), in their order.
  lines TEXT NOT NULL,
  -- The language of its index.
  locale TEXT NOT NULL CHECK (locale IN ('en', 'fr', 'es')),
  version INTEGER NOT NULL,
  created_by TEXT NOT NULL REFERENCES "user"(id) ON DELETE RESTRICT,
  created_at INTEGER NOT NULL,
  changed_by TEXT NOT NULL REFERENCES "user"(id) ON DELETE RESTRICT,
  -- As they were called then.
  changed_as TEXT NOT NULL,
  changed_at INTEGER NOT NULL,
  -- Where its PDF is, or is being put: whoever makes it last has it, and what another has put is removed.
  object_key TEXT,
  -- Of a final bundle: the version of the draft that it was made of, its PDF, and what it holds (JSON), whose hash is in the chain too.
  made_of INTEGER,
  size INTEGER,
  pages INTEGER,
  sha256 TEXT,
  parts TEXT,
  CHECK ((state = 'final') = (made_of IS NOT NULL AND size > 0 AND pages > 0 AND sha256 IS NOT NULL AND parts IS NOT NULL)),
  CHECK (state <> 'final' OR object_key IS NOT NULL)
) STRICT;
CREATE INDEX case_bundles_of ON case_bundles(case_id, created_at);
CREATE INDEX case_bundles_created_by ON case_bundles(created_by);
CREATE INDEX case_bundles_changed_by ON case_bundles(changed_by);

-- Somebody who changes a draft while it is made final, or makes it too, stops that.
CREATE TRIGGER case_bundles_made BEFORE UPDATE OF state ON case_bundles
WHEN NEW.state = 'final'
BEGIN
  SELECT RAISE(ABORT, 'bundle_changed')
  WHERE OLD.state <> 'draft' OR NEW.made_of IS NOT OLD.version OR NEW.object_key IS NOT OLD.object_key;
END;
CREATE TRIGGER case_bundles_kept BEFORE UPDATE ON case_bundles
WHEN OLD.state <> 'draft'
BEGIN
  SELECT RAISE(ABORT, 'a bundle is made once');
END;

-- What was found in the bytes of a document, which never change: whether a bundle can take it in, and its pages.
CREATE TABLE case_document_sources (
  document_id TEXT PRIMARY KEY NOT NULL REFERENCES case_documents(id) ON DELETE CASCADE,
  state TEXT NOT NULL CHECK (state IN ('ready', 'encrypted', 'damaged', 'swollen', 'picture', 'layers')),
  pages INTEGER NOT NULL CHECK (pages >= 0),
  -- What it costs a bundle to take it in, in bytes.
  weight INTEGER NOT NULL CHECK (weight >= 0),
  -- By which rules it was looked at.
  look INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
