-- What scheduled work failed at and tries again later: a row of a job, or (subject '') the job as a whole.
CREATE TABLE job_failures (
  job TEXT NOT NULL,
  subject TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  -- Why the last attempt failed: a code, never a value of the row nor an answer of a server in its own words.
  reason TEXT NOT NULL,
  first_at INTEGER NOT NULL,
  last_at INTEGER NOT NULL,
  -- The row is left alone until then.
  next_at INTEGER NOT NULL,
  PRIMARY KEY (job, subject)
) STRICT, WITHOUT ROWID;
-- What is shown to administrators: the latest first.
CREATE INDEX job_failures_by_time ON job_failures(last_at, job, subject);
-- What of a job is due again; and what nothing has tried again, because it is settled.
CREATE INDEX job_failures_due ON job_failures(next_at, job);

-- Visitors' sessions a second time: what answers when the namespace refuses or does not know yet. By the hash of their id.
CREATE TABLE visitor_sessions (
  id_hash TEXT PRIMARY KEY NOT NULL,
  data TEXT NOT NULL CHECK (json_valid(data)),
  begun_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX visitor_sessions_expiring ON visitor_sessions(expires_at);
