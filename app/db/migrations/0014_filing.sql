-- Notices keep what became of their mail, which the outbox forgets after 90 days: the proof that notice was given lasts.
ALTER TABLE case_notices ADD COLUMN mail_state TEXT CHECK (mail_state IN ('delivered', 'dead', 'dropped'));
-- When it was settled (UTC milliseconds); null while it waits.
ALTER TABLE case_notices ADD COLUMN mail_at INTEGER;
CREATE TRIGGER outbox_tells_notice AFTER UPDATE OF state ON outbox
WHEN NEW.kind = 'case_notice' AND NEW.state <> OLD.state
BEGIN
  UPDATE case_notices
  SET mail_state = nullif(NEW.state, 'waiting'), mail_at = CASE WHEN NEW.state = 'waiting' THEN NULL ELSE NEW.settled_at END
  WHERE user_id = json_extract(NEW.payload, '$.userId') AND case_id = json_extract(NEW.payload, '$.caseId')
    AND seq = json_extract(NEW.payload, '$.seq');
END;

-- What the scanner has still to look at.
CREATE INDEX case_documents_to_scan ON case_documents(ready_at) WHERE scan = 'waiting' AND ready_at IS NOT NULL;

-- In the order in which the discussion is paged, to the last message of one moment.
DROP INDEX case_messages_of;
CREATE INDEX case_messages_of ON case_messages(case_id, created_at, id);
