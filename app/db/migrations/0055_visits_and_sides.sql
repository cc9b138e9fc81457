-- The account's session that last wrote a visitor's session. Where that ends, by whatever ends it, so does the visitor's: its cookie may be
-- on its way to the browser still, and would open what was begun to who sits there next.
ALTER TABLE visitor_sessions ADD COLUMN acting_session TEXT;
CREATE INDEX visitor_sessions_acting ON visitor_sessions(acting_session) WHERE acting_session IS NOT NULL;

CREATE TRIGGER visitors_of_ended_sessions AFTER DELETE ON session
BEGIN
  UPDATE visitor_sessions SET data = '{}', ended_at = unixepoch() * 1000
  WHERE acting_session = OLD.id AND ended_at IS NULL;
END;

-- Which side asked for more time (null: the arbitrator): of what both owe, a request of one side keeps the other from none.
ALTER TABLE case_extensions ADD COLUMN side TEXT CHECK (side IN ('a', 'b'));
UPDATE case_extensions SET side = (
  SELECT side FROM case_people AS person
  WHERE person.case_id = case_extensions.case_id AND person.user_id = case_extensions.asked_by AND person.side IS NOT NULL LIMIT 1
);
DROP INDEX case_extensions_open;
CREATE UNIQUE INDEX case_extensions_open ON case_extensions(deadline_id, ifnull(side, '')) WHERE decision IS NULL;
