-- Bundles that are more than one PDF: volumes, each made by a request of its own, and in the ZIP next to them what is no PDF. `plan` says of what the
-- volumes are made that lie in `object_key`, as in a folder; it is null of a bundle that is one PDF.
ALTER TABLE case_bundles ADD COLUMN plan TEXT;
CREATE TABLE case_bundle_volumes (
  bundle_id TEXT NOT NULL REFERENCES case_bundles(id) ON DELETE RESTRICT,
  -- The bundle's `object_key` when it was made.
  folder TEXT NOT NULL,
  number INTEGER NOT NULL CHECK (number >= 1),
  -- What it is called in the ZIP.
  name TEXT NOT NULL,
  -- The number of its first page: they run through all volumes.
  first_page INTEGER NOT NULL CHECK (first_page >= 1),
  pages INTEGER NOT NULL CHECK (pages >= 1),
  size INTEGER NOT NULL CHECK (size > 0),
  sha256 TEXT NOT NULL,
  PRIMARY KEY (bundle_id, folder, number)
) STRICT, WITHOUT ROWID;

-- Of two who make a bundle at once, or of what was changed meanwhile, the earlier stops here.
CREATE TRIGGER case_bundle_volumes_made BEFORE INSERT ON case_bundle_volumes
BEGIN
  SELECT RAISE(ABORT, 'bundle_changed')
  WHERE NOT EXISTS (SELECT 1 FROM case_bundles WHERE id = NEW.bundle_id AND state = 'draft' AND object_key = NEW.folder);
END;
CREATE TRIGGER case_bundle_volumes_kept BEFORE UPDATE ON case_bundle_volumes
BEGIN
  SELECT RAISE(ABORT, 'a volume is made once');
END;
CREATE TRIGGER case_bundle_volumes_stay BEFORE DELETE ON case_bundle_volumes
WHEN EXISTS (SELECT 1 FROM case_bundles WHERE id = OLD.bundle_id AND state = 'final' AND object_key = OLD.folder)
BEGIN
  SELECT RAISE(ABORT, 'a bundle is made once');
END;
