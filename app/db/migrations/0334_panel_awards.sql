-- An award that who presides has put to the panel, and what the others answered. Like a deliberation it is theirs alone until it is issued: no
-- entry of the case's chain tells of it before.
CREATE TABLE tribunal_awards (
  id TEXT PRIMARY KEY NOT NULL,
  case_id TEXT NOT NULL REFERENCES cases(id) ON DELETE RESTRICT,
  put_by TEXT NOT NULL REFERENCES "user"(id) ON DELETE RESTRICT,
  put_as TEXT NOT NULL,
  put_at INTEGER NOT NULL,
  document_id TEXT NOT NULL REFERENCES case_documents(id) ON DELETE RESTRICT,
  outcome TEXT NOT NULL CHECK (length(outcome) <= 10000),
  -- Rises with each answer: what was read before one is not issued after it. NULL is refused, which undoes the whole issue.
  answers INTEGER NOT NULL DEFAULT 0,
  ended_at INTEGER,
  ended_as TEXT CHECK (ended_as IN ('issued', 'withdrawn')),
  CHECK ((ended_at IS NULL) = (ended_as IS NULL))
) STRICT;
CREATE UNIQUE INDEX tribunal_awards_open ON tribunal_awards(case_id) WHERE ended_at IS NULL;
CREATE INDEX tribunal_awards_of ON tribunal_awards(case_id);
CREATE INDEX tribunal_awards_putter ON tribunal_awards(put_by);
CREATE INDEX tribunal_awards_document ON tribunal_awards(document_id);
CREATE TRIGGER tribunal_awards_stay_put BEFORE UPDATE ON tribunal_awards
WHEN OLD.ended_at IS NOT NULL OR NEW.case_id <> OLD.case_id OR NEW.put_by <> OLD.put_by OR NEW.put_as <> OLD.put_as
  OR NEW.put_at <> OLD.put_at OR NEW.document_id <> OLD.document_id OR NEW.outcome <> OLD.outcome
BEGIN
  SELECT RAISE(ABORT, 'award_ended');
END;
CREATE TRIGGER tribunal_awards_stay BEFORE DELETE ON tribunal_awards
BEGIN
  SELECT RAISE(ABORT, 'what a tribunal has written is not deleted');
END;

CREATE TABLE tribunal_signatures (
  award_id TEXT NOT NULL REFERENCES tribunal_awards(id) ON DELETE RESTRICT,
  user_id TEXT NOT NULL REFERENCES "user"(id) ON DELETE RESTRICT,
  answer TEXT NOT NULL CHECK (answer IN ('signed', 'refused')),
  reason TEXT NOT NULL CHECK (length(reason) <= 2000),
  opinion_id TEXT REFERENCES case_documents(id) ON DELETE RESTRICT,
  at INTEGER NOT NULL,
  PRIMARY KEY (award_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX tribunal_signatures_by ON tribunal_signatures(user_id);
CREATE INDEX tribunal_signatures_opinion ON tribunal_signatures(opinion_id);
CREATE TRIGGER tribunal_signatures_counted AFTER INSERT ON tribunal_signatures
BEGIN
  UPDATE tribunal_awards SET answers = answers + 1 WHERE id = NEW.award_id;
END;
CREATE TRIGGER tribunal_signatures_counted_again AFTER UPDATE ON tribunal_signatures
BEGIN
  UPDATE tribunal_awards SET answers = answers + 1 WHERE id = NEW.award_id;
END;
CREATE TRIGGER tribunal_signatures_stay BEFORE DELETE ON tribunal_signatures
BEGIN
  SELECT RAISE(ABORT, 'what a tribunal has written is not deleted');
END;

-- Why somebody did not sign was written by them, and stays out of feeds as other reasons do.
DROP VIEW case_feed_entries;
CREATE VIEW case_feed_entries AS
SELECT
  entries.case_id, entries.seq, entries.at, entries.type, entries.audience, entries.actor_id, cases.case_number,
  ifnull(json_extract(entries.body, '$.actorName'), '') AS actor_name,
  json_remove(
    ifnull(json_extract(entries.body, '$.details'), '{}'), '$.reason', '$.outcome', '$.disclosure', '$.hits', '$.remark', '$.declared'
  ) AS details
FROM case_entries AS entries CROSS JOIN cases ON cases.id = entries.case_id;
