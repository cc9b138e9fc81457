-- A deadline whose day closes after it was set: which days are to be looked at again, what was said of them, and which were meant all the same.

-- Whether its day is to be held against the calendar again: something there has changed.
ALTER TABLE case_deadlines ADD COLUMN day_check INTEGER NOT NULL DEFAULT 0 CHECK (day_check IN (0, 1));
-- What was pointed out: the closed day, its venue and name, and the next open one (JSON); null of an open day and of one that was kept.
ALTER TABLE case_deadlines ADD COLUMN closed_day TEXT CHECK (closed_day IS NULL OR json_valid(closed_day));
-- The closed day of which somebody has said that it is meant.
ALTER TABLE case_deadlines ADD COLUMN kept_day TEXT;
-- The same of a day until which more time is asked for.
ALTER TABLE case_extensions ADD COLUMN kept_day TEXT;

CREATE INDEX case_deadlines_day_check ON case_deadlines(id)
  WHERE day_check = 1 AND done_at IS NULL AND cancelled_at IS NULL AND case_resolved = 0;
CREATE INDEX case_deadlines_on_day ON case_deadlines(due_date) WHERE done_at IS NULL AND cancelled_at IS NULL;

-- Whoever closes or opens a day of a venue, deadlines on it are looked at again.
CREATE TRIGGER venue_closures_asked AFTER INSERT ON venue_closures
BEGIN
  UPDATE case_deadlines SET day_check = 1 WHERE due_date = NEW.date AND done_at IS NULL AND cancelled_at IS NULL;
END;
CREATE TRIGGER venue_closures_opened AFTER DELETE ON venue_closures
BEGIN
  UPDATE case_deadlines SET day_check = 1 WHERE due_date = OLD.date AND done_at IS NULL AND cancelled_at IS NULL;
END;
