-- The account's session that last wrote a visitor's session. Where that ends, by whatever ends it, so does the visitor's: its cookie may be
-- on its way to the browser still, and would open what was begun to who sits there next.
ALTER TABLE visitor_sessions ADD COLUMN acting_session TEXT;
CREATE INDEX visitor_sessions_acting ON visitor_sessions(acting_session) WHERE acting_session IS NOT NULL;

CREATE TRIGGER visitors_of_ended_sessions AFTER DELETE ON session
BEGIN
  UPDATE visitor_sessions SET data = '{}', ended_at = unixepoch() * 1000
  WHERE acting_session = OLD.id AND ended_at IS NULL;
END;
