-- What the Worker counts of itself, by the hour in which it happened (hours since 1970, UTC), and when scheduled work ran last.
CREATE TABLE watched_counts (
  hour INTEGER NOT NULL,
  name TEXT NOT NULL CHECK (name IN ('faults', 'refusals', 'slow')),
  times INTEGER NOT NULL,
  PRIMARY KEY (hour, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE watched_runs (
  schedule TEXT PRIMARY KEY,
  ran_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- The watch begins now: a schedule that never runs grows from here.
INSERT INTO watched_runs (schedule, ran_at) VALUES ('* * * * *', unixepoch() * 1000);
