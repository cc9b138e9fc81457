-- Deadlines: when whoever owes one is reminded next, how often it was moved, why it was cancelled, and whether its case rests.

-- UTC milliseconds; null when nobody is reminded any more. It takes the place of `reminded_at`: there are two reminders.
ALTER TABLE case_deadlines ADD COLUMN remind_at INTEGER;
-- How many extensions were granted.
ALTER TABLE case_deadlines ADD COLUMN moved INTEGER NOT NULL DEFAULT 0;
ALTER TABLE case_deadlines ADD COLUMN cancelled_by TEXT REFERENCES "user"(id) ON DELETE RESTRICT;
ALTER TABLE case_deadlines ADD COLUMN cancel_reason TEXT;
-- 1 while its case is resolved, kept by a trigger: lists and reminders walk an index of what is open, and nothing else.
ALTER TABLE case_deadlines ADD COLUMN case_resolved INTEGER NOT NULL DEFAULT 0 CHECK (case_resolved IN (0, 1));

DROP INDEX case_deadlines_to_remind;
ALTER TABLE case_deadlines DROP COLUMN reminded_at;
CREATE INDEX case_deadlines_to_remind ON case_deadlines(remind_at)
  WHERE done_at IS NULL AND cancelled_at IS NULL AND case_resolved = 0 AND remind_at IS NOT NULL;
CREATE INDEX case_deadlines_open ON case_deadlines(due_at, id)
  WHERE done_at IS NULL AND cancelled_at IS NULL AND case_resolved = 0;
CREATE INDEX case_deadlines_open_of ON case_deadlines(case_id, due_at)
  WHERE done_at IS NULL AND cancelled_at IS NULL AND case_resolved = 0;
CREATE INDEX case_deadlines_canceller ON case_deadlines(cancelled_by);

CREATE TRIGGER case_deadlines_rest AFTER UPDATE OF status ON cases
WHEN (NEW.status = 'resolved') <> (OLD.status = 'resolved')
BEGIN
  UPDATE case_deadlines SET case_resolved = (NEW.status = 'resolved') WHERE case_id = NEW.id;
END;
