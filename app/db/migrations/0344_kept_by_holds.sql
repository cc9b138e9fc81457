-- What a hold of a person has covered stays covered while it is in force, whatever becomes of the owner or the address by which it was found: whom
-- a hold is about does not know of it, and changes both in passing.
CREATE TABLE kept_drafts (
  draft_id TEXT NOT NULL REFERENCES booking_drafts(id) ON DELETE CASCADE,
  hold_id TEXT NOT NULL REFERENCES legal_holds(id) ON DELETE RESTRICT,
  PRIMARY KEY (draft_id, hold_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX kept_drafts_hold ON kept_drafts(hold_id);
CREATE TABLE kept_bookings (
  booking_id TEXT NOT NULL REFERENCES bookings(id) ON DELETE CASCADE,
  hold_id TEXT NOT NULL REFERENCES legal_holds(id) ON DELETE RESTRICT,
  PRIMARY KEY (booking_id, hold_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX kept_bookings_hold ON kept_bookings(hold_id);

CREATE TRIGGER held_drafts_kept BEFORE UPDATE OF owner_id, field_values ON booking_drafts
WHEN EXISTS (SELECT 1 FROM holds_in_force)
BEGIN
  INSERT OR IGNORE INTO kept_drafts (draft_id, hold_id)
  SELECT OLD.id, holds.id FROM holds_in_force AS holds
  WHERE holds.subject_type = 'person' AND (
    holds.account_id = OLD.owner_id
    OR holds.subject_id = lower(coalesce(OLD.field_values ->> '$.contactEmail.value', OLD.field_values ->> '$.bookingContactEmail.value')));
END;
CREATE TRIGGER held_bookings_kept BEFORE UPDATE OF contact_email_key, created_by_user, former_maker ON bookings
WHEN EXISTS (SELECT 1 FROM holds_in_force)
BEGIN
  INSERT OR IGNORE INTO kept_bookings (booking_id, hold_id)
  SELECT OLD.id, holds.id FROM holds_in_force AS holds
  WHERE holds.subject_type = 'person' AND (
    holds.subject_id = OLD.contact_email_key OR holds.account_id = OLD.created_by_user OR holds.account_id = OLD.former_maker);
END;

DROP VIEW held_bookings;
CREATE VIEW held_bookings AS
SELECT bookings.id AS id FROM bookings
WHERE bookings.id IN (SELECT subject_id FROM holds_in_force WHERE subject_type = 'booking')
  OR bookings.contact_email_key IN (SELECT subject_id FROM holds_in_force WHERE subject_type = 'person')
  OR bookings.created_by_user IN (SELECT account_id FROM holds_in_force WHERE subject_type = 'person' AND account_id IS NOT NULL)
  OR bookings.former_maker IN (SELECT account_id FROM holds_in_force WHERE subject_type = 'person' AND account_id IS NOT NULL)
  OR bookings.id IN (SELECT kept_bookings.booking_id FROM kept_bookings WHERE kept_bookings.hold_id IN (SELECT id FROM holds_in_force WHERE subject_type = 'person'))
  OR bookings.id IN (
    SELECT case_bookings.booking_id FROM case_bookings
    WHERE case_bookings.case_id IN (SELECT subject_id FROM holds_in_force WHERE subject_type = 'case'));

DROP VIEW held_drafts;
CREATE VIEW held_drafts AS
SELECT drafts.id AS id FROM booking_drafts AS drafts
WHERE drafts.owner_id IN (SELECT account_id FROM holds_in_force WHERE subject_type = 'person' AND account_id IS NOT NULL)
  OR lower(coalesce(drafts.field_values ->> '$.contactEmail.value', drafts.field_values ->> '$.bookingContactEmail.value'))
    IN (SELECT subject_id FROM holds_in_force WHERE subject_type = 'person')
  OR drafts.id IN (SELECT kept_drafts.draft_id FROM kept_drafts WHERE kept_drafts.hold_id IN (SELECT id FROM holds_in_force WHERE subject_type = 'person'))
  OR EXISTS (SELECT 1 FROM held_bookings WHERE held_bookings.id = drafts.booking_id);

-- The requests that a conversation was about before the present one: it tells of them, and is held with each of them.
CREATE TABLE former_drafts (
  session_id TEXT NOT NULL REFERENCES chat_sessions(id) ON DELETE CASCADE,
  draft_id TEXT NOT NULL REFERENCES booking_drafts(id) ON DELETE CASCADE,
  PRIMARY KEY (session_id, draft_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX former_drafts_draft ON former_drafts(draft_id);
CREATE TRIGGER former_drafts_kept AFTER UPDATE OF draft_id ON chat_sessions
WHEN NEW.draft_id <> OLD.draft_id AND EXISTS (SELECT 1 FROM booking_drafts WHERE id = OLD.draft_id)
BEGIN
  INSERT OR IGNORE INTO former_drafts (session_id, draft_id) VALUES (OLD.id, OLD.draft_id);
END;

DROP VIEW held_conversations;
CREATE VIEW held_conversations AS
SELECT chats.id AS id FROM chat_sessions AS chats
WHERE EXISTS (SELECT 1 FROM held_drafts WHERE held_drafts.id = chats.draft_id)
  OR EXISTS (
    SELECT 1 FROM former_drafts JOIN held_drafts ON held_drafts.id = former_drafts.draft_id
    WHERE former_drafts.session_id = chats.id);
