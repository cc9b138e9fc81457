-- The person's `access_version` as a session had it when it showed password and factor to add a passkey: what was begun under an
-- earlier one, or in another session, adds none.
ALTER TABLE session ADD COLUMN adding_under INTEGER;

-- What somebody does while they are signed in is written only while their session is there and its account open, in the role in
-- which they were let in: the batch of such an act begins with an insert here, which writes nothing and refuses the whole of it.
CREATE VIEW acting_sessions AS
SELECT session.id AS id, person.role AS role
FROM session JOIN "user" AS person ON person.id = session.user_id
WHERE person.active = 1;

CREATE TRIGGER acts_of_ended_sessions INSTEAD OF INSERT ON acting_sessions
WHEN NOT EXISTS (SELECT 1 FROM acting_sessions AS acting WHERE acting.id = NEW.id AND acting.role = NEW.role)
BEGIN
  SELECT RAISE(ABORT, 'access_ended');
END;
