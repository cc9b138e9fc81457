-- How much is kept of conversations and of requests under way, in bytes; triggers alone write it. At a ceiling nothing of visitors is begun, and above it
-- nothing of theirs grows, whatever code asks for it (`app/domain/assistant/kept-volume.ts` has the same numbers). What is an account's is not refused.
CREATE TABLE kept_volume (
  id INTEGER PRIMARY KEY NOT NULL CHECK (id = 1),
  bytes INTEGER NOT NULL
) STRICT;
INSERT INTO kept_volume (id, bytes) VALUES (
  1,
  (SELECT coalesce(sum(length(CAST(content AS BLOB))), 0) FROM chat_messages)
    + (SELECT coalesce(sum(length(CAST(state AS BLOB))), 0) FROM chat_sessions)
    + (SELECT coalesce(sum(length(CAST(field_values AS BLOB))), 0) FROM booking_drafts WHERE booking_id IS NULL)
);

CREATE TRIGGER chat_messages_come AFTER INSERT ON chat_messages
BEGIN
  UPDATE kept_volume SET bytes = bytes + length(CAST(NEW.content AS BLOB)) WHERE id = 1;
END;
CREATE TRIGGER chat_messages_change AFTER UPDATE OF content ON chat_messages
BEGIN
  UPDATE kept_volume SET bytes = bytes + length(CAST(NEW.content AS BLOB)) - length(CAST(OLD.content AS BLOB)) WHERE id = 1;
END;
CREATE TRIGGER chat_messages_go AFTER DELETE ON chat_messages
BEGIN
  UPDATE kept_volume SET bytes = bytes - length(CAST(OLD.content AS BLOB)) WHERE id = 1;
END;
CREATE TRIGGER chat_sessions_come AFTER INSERT ON chat_sessions
BEGIN
  UPDATE kept_volume SET bytes = bytes + length(CAST(NEW.state AS BLOB)) WHERE id = 1;
END;
CREATE TRIGGER chat_sessions_change AFTER UPDATE OF state ON chat_sessions
BEGIN
  UPDATE kept_volume SET bytes = bytes + length(CAST(NEW.state AS BLOB)) - length(CAST(OLD.state AS BLOB)) WHERE id = 1;
END;
CREATE TRIGGER chat_sessions_go AFTER DELETE ON chat_sessions
BEGIN
  UPDATE kept_volume SET bytes = bytes - length(CAST(OLD.state AS BLOB)) WHERE id = 1;
END;
CREATE TRIGGER booking_drafts_come AFTER INSERT ON booking_drafts
WHEN NEW.booking_id IS NULL
BEGIN
  UPDATE kept_volume SET bytes = bytes + length(CAST(NEW.field_values AS BLOB)) WHERE id = 1;
END;
-- What has become a booking is the booking's.
CREATE TRIGGER booking_drafts_change AFTER UPDATE OF field_values, booking_id ON booking_drafts
BEGIN
  UPDATE kept_volume SET bytes = bytes
    + iif(NEW.booking_id IS NULL, length(CAST(NEW.field_values AS BLOB)), 0)
    - iif(OLD.booking_id IS NULL, length(CAST(OLD.field_values AS BLOB)), 0) WHERE id = 1;
END;
CREATE TRIGGER booking_drafts_go AFTER DELETE ON booking_drafts
WHEN OLD.booking_id IS NULL
BEGIN
  UPDATE kept_volume SET bytes = bytes - length(CAST(OLD.field_values AS BLOB)) WHERE id = 1;
END;

CREATE TRIGGER booking_drafts_room BEFORE INSERT ON booking_drafts
WHEN NEW.booking_id IS NULL AND NEW.owner_id IS NULL AND (SELECT bytes FROM kept_volume WHERE id = 1) >= 2000000000
BEGIN
  SELECT RAISE(ABORT, 'house_full');
END;
CREATE TRIGGER chat_sessions_room BEFORE INSERT ON chat_sessions
WHEN (SELECT bytes FROM kept_volume WHERE id = 1) >= 2000000000
  AND NOT EXISTS (SELECT 1 FROM booking_drafts WHERE booking_drafts.id = NEW.draft_id AND owner_id IS NOT NULL)
BEGIN
  SELECT RAISE(ABORT, 'house_full');
END;
CREATE TRIGGER booking_drafts_grow BEFORE UPDATE OF field_values ON booking_drafts
WHEN NEW.booking_id IS NULL AND NEW.owner_id IS NULL AND length(NEW.field_values) > length(OLD.field_values)
  AND (SELECT bytes FROM kept_volume WHERE id = 1) >= 2400000000
BEGIN
  SELECT RAISE(ABORT, 'house_full');
END;
CREATE TRIGGER chat_messages_grow BEFORE INSERT ON chat_messages
WHEN NEW.role = 'user' AND (SELECT bytes FROM kept_volume WHERE id = 1) >= 2400000000
  AND NOT EXISTS (
    SELECT 1 FROM chat_sessions JOIN booking_drafts ON booking_drafts.id = chat_sessions.draft_id
    WHERE chat_sessions.id = NEW.session_id AND booking_drafts.owner_id IS NOT NULL
  )
BEGIN
  SELECT RAISE(ABORT, 'house_full');
END;

-- What goes first: conversations in which nothing was given for a request, nobody was asked for and nobody of staff was; and requests under way that are
-- nobody's and say of nobody how to be reached.
CREATE INDEX chat_sessions_empty ON chat_sessions(updated_at, id) WHERE drafted = 0 AND asked_at IS NULL AND staff_version = 0;
CREATE INDEX booking_drafts_unnamed ON booking_drafts(updated_at, id)
  WHERE booking_id IS NULL AND owner_id IS NULL
    AND coalesce(json_extract(field_values, '$.contactEmail.value'), '') = '' AND coalesce(json_extract(field_values, '$.contactPhone.value'), '') = '';
