-- Due process: each finding of a conflict check answered for itself and shown to the sides, who may remark on it; how a case ended before
-- it was reopened; what mails say of a case; when a notice itself was opened; mails that collect what happened within minutes or a day.

-- What the arbitrator said of each of `hits`, in their order (JSON list); null where nothing was, or before findings were answered one by one.
ALTER TABLE case_disclosures ADD COLUMN answers TEXT CHECK (answers IS NULL OR json_valid(answers));
-- Until when the sides may remark on it (UTC milliseconds); null until it is shown to them.
ALTER TABLE case_disclosures ADD COLUMN remarks_until INTEGER;

-- Comments of a side on a disclosure, and challenges of the arbitrator, each of which an administrator decides.
CREATE TABLE disclosure_remarks (
  id TEXT PRIMARY KEY NOT NULL,
  case_id TEXT NOT NULL REFERENCES cases(id) ON DELETE RESTRICT,
  disclosure_id TEXT NOT NULL REFERENCES case_disclosures(id) ON DELETE RESTRICT,
  kind TEXT NOT NULL CHECK (kind IN ('comment', 'challenge')),
  side TEXT NOT NULL CHECK (side IN ('a', 'b')),
  remark TEXT NOT NULL CHECK (length(remark) BETWEEN 1 AND 10000),
  made_by TEXT NOT NULL REFERENCES "user"(id) ON DELETE RESTRICT,
  -- As they were called when they did it.
  made_as TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  decision TEXT CHECK (decision IN ('upheld', 'dismissed')),
  reason TEXT,
  decided_by TEXT REFERENCES "user"(id) ON DELETE RESTRICT,
  decided_as TEXT,
  decided_at INTEGER,
  CHECK ((decision IS NULL) = (decided_at IS NULL)),
  CHECK (kind = 'challenge' OR decision IS NULL)
) STRICT;
CREATE INDEX disclosure_remarks_of ON disclosure_remarks(case_id, made_at);
CREATE INDEX disclosure_remarks_disclosure ON disclosure_remarks(disclosure_id);
CREATE INDEX disclosure_remarks_maker ON disclosure_remarks(made_by);
CREATE INDEX disclosure_remarks_decider ON disclosure_remarks(decided_by);
-- One challenge of a side waits at a time.
CREATE UNIQUE INDEX disclosure_remarks_open ON disclosure_remarks(disclosure_id, side) WHERE kind = 'challenge' AND decision IS NULL;

-- How a case ended and was reopened is read from its chain.
CREATE INDEX case_entries_status ON case_entries(case_id, seq) WHERE type = 'status_changed';

-- A remark is written by somebody too, and stays out of feeds.
DROP VIEW case_feed_entries;
CREATE VIEW case_feed_entries AS
SELECT
  entries.case_id, entries.seq, entries.at, entries.type, entries.audience, entries.actor_id, cases.case_number,
  ifnull(json_extract(entries.body, '$.actorName'), '') AS actor_name,
  json_remove(ifnull(json_extract(entries.body, '$.details'), '{}'), '$.reason', '$.outcome', '$.disclosure', '$.hits', '$.remark') AS details
FROM case_entries AS entries CROSS JOIN cases ON cases.id = entries.case_id;

-- What mails say of a case: that there is something, of which kind, or what came of it too.
ALTER TABLE cases ADD COLUMN mail_says TEXT NOT NULL DEFAULT 'kind' CHECK (mail_says IN ('nothing', 'kind', 'outcome'));

-- When the notice itself was opened (UTC milliseconds); `read_at` is when it was no longer new, by the case's page too.
ALTER TABLE case_notices ADD COLUMN opened_at INTEGER;

-- One mail carries what happened within minutes, or within a day for who chose that: notices are found by their mail.
ALTER TABLE "user" ADD COLUMN mail_daily INTEGER NOT NULL DEFAULT 0 CHECK (mail_daily IN (0, 1));
CREATE INDEX case_notices_mail ON case_notices(mail_id) WHERE mail_id IS NOT NULL;
DROP TRIGGER outbox_tells_notice;
CREATE TRIGGER outbox_tells_notice AFTER UPDATE OF state ON outbox
WHEN NEW.kind = 'case_notice' AND NEW.state <> OLD.state
BEGIN
  -- What was left out of a mail when it was written stays so, unless the mail is written again.
  UPDATE case_notices
  SET mail_state = nullif(NEW.state, 'waiting'), mail_at = CASE WHEN NEW.state = 'waiting' THEN NULL ELSE NEW.settled_at END
  WHERE mail_id = NEW.id AND (mail_state IS NOT 'dropped' OR NEW.state = 'waiting');
END;
