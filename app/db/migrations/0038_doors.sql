-- How often all that a person's ways in had begun was ended. Who acts by what began before the latest end is refused:
-- a session is written with the number that was read before the password, code or passkey was looked at.
ALTER TABLE "user" ADD COLUMN access_version INTEGER NOT NULL DEFAULT 0;
ALTER TABLE session ADD COLUMN access_version INTEGER;
CREATE TRIGGER session_begun_before_end BEFORE INSERT ON session
WHEN NEW.access_version IS NOT NULL
  AND NEW.access_version <> ifnull((SELECT access_version FROM "user" WHERE id = NEW.user_id), -1)
BEGIN
  SELECT RAISE(ABORT, 'access_ended');
END;
-- It never goes back: a batch that writes the number under which it began is refused as a whole once it has risen.
CREATE TRIGGER user_access_version_rises BEFORE UPDATE OF access_version ON "user"
WHEN NEW.access_version < OLD.access_version
BEGIN
  SELECT RAISE(ABORT, 'access_ended');
END;

-- What an administrator does to accounts is done by one who still is one when it is written: of two who take the role from
-- each other at once, the second does nothing any more.
CREATE TRIGGER account_acts_of_administrators BEFORE INSERT ON audit_entries
WHEN NEW.subject_type IN ('person', 'invitation') AND NEW.actor_kind = 'admin' AND NEW.actor_id <> NEW.subject_id
  AND NOT EXISTS (SELECT 1 FROM "user" WHERE id = NEW.actor_id AND role = 'admin' AND active = 1)
BEGIN
  SELECT RAISE(ABORT, 'no_administrator');
END;

-- Who filed, set, asked, decided and closed, as they were called when they did: a name that is changed later changes nothing
-- of it. The database writes it with the act itself, whatever the act came by.
ALTER TABLE case_documents ADD COLUMN uploader_first_name TEXT;
ALTER TABLE case_documents ADD COLUMN uploader_last_name TEXT;
ALTER TABLE case_deadlines ADD COLUMN set_as TEXT;
ALTER TABLE case_deadlines ADD COLUMN done_as TEXT;
ALTER TABLE case_deadlines ADD COLUMN cancelled_as TEXT;
ALTER TABLE case_extensions ADD COLUMN asked_as TEXT;
ALTER TABLE case_extensions ADD COLUMN decided_as TEXT;

-- Of what was done before, the entry has the name, as one.
UPDATE case_documents SET uploader_first_name = '', uploader_last_name = entry.name
FROM (
  SELECT json_extract(body, '$.details.documentId') AS id, json_extract(body, '$.actorName') AS name
  FROM case_entries WHERE type IN ('document_uploaded', 'document_replaced')
) AS entry
WHERE entry.id = case_documents.id AND entry.name <> '';
UPDATE case_documents SET uploader_first_name = person.first_name, uploader_last_name = person.last_name
FROM "user" AS person
WHERE person.id = case_documents.uploaded_by AND ready_at IS NOT NULL
  AND (uploader_last_name IS NULL OR uploader_last_name = trim(person.first_name || ' ' || person.last_name));
UPDATE case_deadlines SET
  set_as = (SELECT json_extract(body, '$.actorName') FROM case_entries AS entry WHERE entry.case_id = case_deadlines.case_id
    AND entry.type = 'deadline_set' AND json_extract(body, '$.details.deadlineId') = case_deadlines.id),
  done_as = (SELECT json_extract(body, '$.actorName') FROM case_entries AS entry WHERE entry.case_id = case_deadlines.case_id
    AND entry.type = 'deadline_done' AND json_extract(body, '$.details.deadlineId') = case_deadlines.id),
  cancelled_as = (SELECT json_extract(body, '$.actorName') FROM case_entries AS entry WHERE entry.case_id = case_deadlines.case_id
    AND entry.type = 'deadline_cancelled' AND json_extract(body, '$.details.deadlineId') = case_deadlines.id);
UPDATE case_extensions SET
  asked_as = (SELECT json_extract(body, '$.actorName') FROM case_entries AS entry WHERE entry.case_id = case_extensions.case_id
    AND entry.type = 'extension_requested' AND json_extract(body, '$.details.extensionId') = case_extensions.id),
  decided_as = (SELECT json_extract(body, '$.actorName') FROM case_entries AS entry WHERE entry.case_id = case_extensions.case_id
    AND entry.type = 'extension_decided' AND json_extract(body, '$.details.extensionId') = case_extensions.id);

CREATE TRIGGER case_documents_filed_as AFTER UPDATE OF ready_at ON case_documents
WHEN OLD.ready_at IS NULL AND NEW.ready_at IS NOT NULL
BEGIN
  UPDATE case_documents SET (uploader_first_name, uploader_last_name) =
    (SELECT first_name, last_name FROM "user" WHERE id = NEW.uploaded_by) WHERE id = NEW.id;
END;
CREATE TRIGGER case_documents_filed_as_at_once AFTER INSERT ON case_documents WHEN NEW.ready_at IS NOT NULL
BEGIN
  UPDATE case_documents SET (uploader_first_name, uploader_last_name) =
    (SELECT first_name, last_name FROM "user" WHERE id = NEW.uploaded_by) WHERE id = NEW.id;
END;
CREATE TRIGGER case_documents_filer_stays BEFORE UPDATE OF uploader_first_name, uploader_last_name ON case_documents
WHEN OLD.uploader_last_name IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'filed documents are never altered');
END;
CREATE TRIGGER case_deadlines_set_as AFTER INSERT ON case_deadlines
BEGIN
  UPDATE case_deadlines SET set_as = (SELECT trim(first_name || ' ' || last_name) FROM "user" WHERE id = NEW.set_by) WHERE id = NEW.id;
END;
CREATE TRIGGER case_deadlines_done_as AFTER UPDATE OF done_by ON case_deadlines WHEN OLD.done_by IS NULL AND NEW.done_by IS NOT NULL
BEGIN
  UPDATE case_deadlines SET done_as = (SELECT trim(first_name || ' ' || last_name) FROM "user" WHERE id = NEW.done_by) WHERE id = NEW.id;
END;
CREATE TRIGGER case_deadlines_cancelled_as AFTER UPDATE OF cancelled_by ON case_deadlines
WHEN OLD.cancelled_by IS NULL AND NEW.cancelled_by IS NOT NULL
BEGIN
  UPDATE case_deadlines SET cancelled_as = (SELECT trim(first_name || ' ' || last_name) FROM "user" WHERE id = NEW.cancelled_by)
  WHERE id = NEW.id;
END;
CREATE TRIGGER case_extensions_asked_as AFTER INSERT ON case_extensions
BEGIN
  UPDATE case_extensions SET asked_as = (SELECT trim(first_name || ' ' || last_name) FROM "user" WHERE id = NEW.asked_by) WHERE id = NEW.id;
END;
CREATE TRIGGER case_extensions_decided_as AFTER UPDATE OF decided_by ON case_extensions
WHEN OLD.decided_by IS NULL AND NEW.decided_by IS NOT NULL
BEGIN
  UPDATE case_extensions SET decided_as = (SELECT trim(first_name || ' ' || last_name) FROM "user" WHERE id = NEW.decided_by)
  WHERE id = NEW.id;
END;
