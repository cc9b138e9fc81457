-- What became of each call of staff's queue. A call that nobody answered gives its task another clock (`due_at`); what was promised
-- at first stays in `promised_at`, null as long as that is the clock.
CREATE TABLE task_calls (
  id TEXT PRIMARY KEY NOT NULL,
  task_id TEXT NOT NULL REFERENCES staff_tasks(id) ON DELETE CASCADE,
  called_by TEXT NOT NULL REFERENCES "user"(id) ON DELETE RESTRICT,
  at INTEGER NOT NULL,
  outcome TEXT NOT NULL CHECK (outcome IN ('reached', 'no_answer', 'message')),
  -- When it is tried again; null where it is not.
  again_at INTEGER,
  CHECK (again_at IS NULL OR (outcome <> 'reached' AND again_at > at))
) STRICT;
CREATE INDEX task_calls_of ON task_calls(task_id, at);
CREATE INDEX task_calls_by ON task_calls(called_by);
ALTER TABLE staff_tasks ADD COLUMN promised_at INTEGER;
