-- Final bundles that our office holds back: whoever else is in the case sees that it does, and why, and opens nothing of them. When it did and when it
-- let go again are entries of the case's chain; a row is there while it lasts.
CREATE TABLE held_bundles (
  bundle_id TEXT PRIMARY KEY NOT NULL REFERENCES case_bundles(id) ON DELETE RESTRICT,
  case_id TEXT NOT NULL REFERENCES cases(id) ON DELETE RESTRICT,
  reason TEXT NOT NULL CHECK (length(reason) > 0),
  held_by TEXT NOT NULL REFERENCES "user"(id) ON DELETE RESTRICT,
  -- As they were called then.
  held_as TEXT NOT NULL,
  held_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX held_bundles_of ON held_bundles(case_id);
CREATE INDEX held_bundles_by ON held_bundles(held_by);
