-- A person's new name is entered in each of their open cases. What is still to be entered is kept with the name of before, in the batch of the
-- new name, so that a request that is cut off half-way is finished by the schedule.
CREATE TABLE pending_renames (
  user_id TEXT NOT NULL REFERENCES "user"(id) ON DELETE CASCADE,
  case_id TEXT NOT NULL REFERENCES cases(id) ON DELETE CASCADE,
  -- As the case still knows them.
  before TEXT NOT NULL,
  -- UTC milliseconds.
  changed_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, case_id)
) WITHOUT ROWID, STRICT;
CREATE INDEX pending_renames_due ON pending_renames(changed_at);
CREATE INDEX pending_renames_of ON pending_renames(case_id);
