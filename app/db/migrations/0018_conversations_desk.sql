-- Conversations in the hands of staff: who asked for a person, who is in the conversation, whose draft was left.

-- When its visitor first asked for a person, and since when they wait for one (null when nobody waits any more).
ALTER TABLE chat_sessions ADD COLUMN asked_at INTEGER;
ALTER TABLE chat_sessions ADD COLUMN waiting_since INTEGER;
-- 1 while its draft holds something that its visitor gave and is no booking; kept by triggers alone.
ALTER TABLE chat_sessions ADD COLUMN drafted INTEGER NOT NULL DEFAULT 0 CHECK (drafted IN (0, 1));
-- Who of staff is in it, under the name that its visitor reads, and when they last wrote. The version counts every change of hands.
ALTER TABLE chat_sessions ADD COLUMN staff_id TEXT;
ALTER TABLE chat_sessions ADD COLUMN staff_name TEXT;
ALTER TABLE chat_sessions ADD COLUMN staff_at INTEGER;
ALTER TABLE chat_sessions ADD COLUMN staff_version INTEGER NOT NULL DEFAULT 0;

CREATE INDEX chat_sessions_recent ON chat_sessions(updated_at, id);
CREATE INDEX chat_sessions_shown ON chat_sessions(updated_at, id) WHERE drafted = 1 OR asked_at IS NOT NULL OR staff_version > 0;
CREATE INDEX chat_sessions_drafted ON chat_sessions(updated_at, id) WHERE drafted = 1;
CREATE INDEX chat_sessions_waiting ON chat_sessions(waiting_since, id) WHERE waiting_since IS NOT NULL;
CREATE INDEX chat_sessions_staff ON chat_sessions(staff_id, updated_at, id) WHERE staff_id IS NOT NULL;
CREATE INDEX chat_sessions_left ON chat_sessions(staff_at) WHERE staff_id IS NOT NULL;
CREATE INDEX staff_tasks_chat ON staff_tasks(chat_session_id);

-- A person's messages, and that one came or left, stand in the transcript. Nothing refers to the table: it is made anew with its CHECK.
CREATE TABLE chat_messages_with_people (
  session_id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('user', 'assistant', 'colleague', 'joined', 'left')),
  content TEXT NOT NULL,
  provider TEXT,
  -- Of a person's messages and of their coming and leaving: who, and the name that the visitor was told.
  author_id TEXT,
  author_name TEXT,
  -- What a person's message was sent from: the same form twice is one message.
  origin_key TEXT,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (session_id, seq),
  CHECK ((role IN ('user', 'assistant')) = (author_name IS NULL))
) STRICT;
INSERT INTO chat_messages_with_people (session_id, seq, role, content, provider, created_at)
  SELECT session_id, seq, role, content, provider, created_at FROM chat_messages;
DROP TABLE chat_messages;
ALTER TABLE chat_messages_with_people RENAME TO chat_messages;
CREATE UNIQUE INDEX chat_messages_origin ON chat_messages(origin_key) WHERE origin_key IS NOT NULL;

-- A draft that a rule or a default alone has filled holds nothing of its visitor's.
CREATE VIEW drafts_given AS
  SELECT id FROM booking_drafts
  WHERE booking_id IS NULL
    AND EXISTS (SELECT 1 FROM json_each(booking_drafts.field_values) WHERE json_extract(value, '$.origin') IN ('visitor', 'assistant'));

UPDATE chat_sessions SET drafted = 1 WHERE draft_id IN (SELECT id FROM drafts_given);
UPDATE chat_sessions SET asked_at = updated_at WHERE json_extract(state, '$.callbackRequested') = 1;

CREATE TRIGGER chat_sessions_begin_drafted AFTER INSERT ON chat_sessions
BEGIN
  UPDATE chat_sessions SET drafted = EXISTS (SELECT 1 FROM drafts_given WHERE id = NEW.draft_id) WHERE id = NEW.id;
END;
CREATE TRIGGER chat_sessions_other_draft AFTER UPDATE OF draft_id ON chat_sessions
WHEN NEW.draft_id <> OLD.draft_id
BEGIN
  UPDATE chat_sessions SET drafted = EXISTS (SELECT 1 FROM drafts_given WHERE id = NEW.draft_id) WHERE id = NEW.id;
END;
CREATE TRIGGER booking_drafts_given AFTER UPDATE OF field_values, booking_id ON booking_drafts
BEGIN
  UPDATE chat_sessions SET drafted = EXISTS (SELECT 1 FROM drafts_given WHERE id = NEW.id) WHERE draft_id = NEW.id;
END;
CREATE TRIGGER booking_drafts_gone AFTER DELETE ON booking_drafts
BEGIN
  UPDATE chat_sessions SET drafted = 0 WHERE draft_id = OLD.id;
END;
