-- The timetable of one case in somebody's own calendar: an address of its own for each reader of each case, of which only the hash is kept.
CREATE TABLE case_calendar_feeds (
  user_id TEXT NOT NULL REFERENCES "user"(id) ON DELETE RESTRICT,
  case_id TEXT NOT NULL REFERENCES cases(id) ON DELETE RESTRICT,
  token_hash TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, case_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX case_calendar_feeds_case ON case_calendar_feeds(case_id);

-- It ends with what somebody is in the case, and does not come back with them.
CREATE TRIGGER case_calendar_feeds_end AFTER UPDATE OF state, user_id ON case_people
WHEN OLD.user_id IS NOT NULL AND (NEW.user_id IS NOT OLD.user_id OR NEW.state NOT IN ('invited', 'active'))
BEGIN
  DELETE FROM case_calendar_feeds WHERE user_id = OLD.user_id AND case_id = OLD.case_id;
END;
