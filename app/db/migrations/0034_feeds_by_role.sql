-- An arbitrator is one by the case and by the role of the account: without the role the feed has nothing of what they were
-- notified of as arbitrators, as `relationOfPerson` has it (app/services/cases/case-access.server.ts).
DROP VIEW case_feed_rows;
CREATE VIEW case_feed_rows AS
SELECT
  notices.user_id AS reader, entries.actor_id IS notices.user_id AS own, notices.at, entries.case_id, entries.seq, entries.type,
  entries.actor_id, entries.actor_name, entries.case_number, entries.details, notices.read_at IS NULL AS unread
FROM case_notices AS notices
CROSS JOIN case_feed_entries AS entries ON entries.case_id = notices.case_id AND entries.seq = notices.seq
CROSS JOIN "user" AS reader ON reader.id = notices.user_id
WHERE CASE
  WHEN reader.role = 'admin' THEN entries.audience IN ('everyone', 'office')
  ELSE EXISTS (
    SELECT 1 FROM case_people AS people
    WHERE people.case_id = notices.case_id AND people.user_id = notices.user_id AND people.state IN ('invited', 'active')
      AND (people.state = 'active' OR people.capacity = 'arbitrator')
      AND (people.capacity <> 'arbitrator' OR reader.role = 'arbitrator')
      AND (entries.audience = 'everyone'
        OR (people.capacity <> 'arbitrator' AND entries.audience = 'side_' || people.side)
        OR (people.capacity = 'arbitrator' AND entries.audience = 'arbitrator' AND entries.actor_id = notices.user_id)))
END;

DROP TRIGGER user_fed_by_role;
CREATE TRIGGER user_fed_by_role AFTER UPDATE OF role ON "user" WHEN NEW.role <> OLD.role
BEGIN
  DELETE FROM case_feed WHERE reader = NEW.id;
  INSERT INTO case_feed (reader, own, at, case_id, seq, type, actor_id, actor_name, case_number, details, unread)
    SELECT reader, own, at, case_id, seq, type, actor_id, actor_name, case_number, details, unread
    FROM case_feed_rows WHERE reader = NEW.id;
END;

-- Those who had lost the role before.
DELETE FROM case_feed WHERE reader IN (
  SELECT people.user_id FROM case_people AS people JOIN "user" ON "user".id = people.user_id
  WHERE people.capacity = 'arbitrator' AND "user".role NOT IN ('arbitrator', 'admin'));
INSERT INTO case_feed (reader, own, at, case_id, seq, type, actor_id, actor_name, case_number, details, unread)
  SELECT reader, own, at, case_id, seq, type, actor_id, actor_name, case_number, details, unread FROM case_feed_rows
  WHERE reader IN (
    SELECT people.user_id FROM case_people AS people JOIN "user" ON "user".id = people.user_id
    WHERE people.capacity = 'arbitrator' AND "user".role NOT IN ('arbitrator', 'admin'));
