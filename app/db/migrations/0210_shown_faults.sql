-- The check of all records also finds a message that is shown and is not the one that its entry names.
CREATE TABLE chain_faults_new (
  case_id TEXT PRIMARY KEY NOT NULL REFERENCES cases(id) ON DELETE RESTRICT,
  fault TEXT NOT NULL CHECK (fault IN ('body', 'hash', 'order', 'cut', 'head', 'shown')),
  seq INTEGER NOT NULL,
  found_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,
  mended_at INTEGER
) STRICT;
INSERT INTO chain_faults_new SELECT case_id, fault, seq, found_at, seen_at, mended_at FROM chain_faults;
DROP TABLE chain_faults;
ALTER TABLE chain_faults_new RENAME TO chain_faults;
CREATE INDEX chain_faults_found ON chain_faults(found_at, case_id);
