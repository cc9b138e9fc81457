-- Which cases the check of all records is reading: noted before, removed after. What stays is of a Worker that ended meanwhile, and that case waits, with
-- growing times between its tries, while the others are checked.
CREATE TABLE chain_reads (
  case_id TEXT PRIMARY KEY NOT NULL REFERENCES cases(id) ON DELETE RESTRICT,
  -- UTC milliseconds.
  begun_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX chain_reads_begun ON chain_reads(begun_at);
