-- Legal holds: while one is in force, nothing of the person, booking or case that it names is removed. What removes leaves it out; whatever else would
-- remove it is refused here.
CREATE TABLE legal_holds (
  id TEXT PRIMARY KEY NOT NULL,
  subject_type TEXT NOT NULL CHECK (subject_type IN ('person', 'booking', 'case')),
  -- Of a person the address, as addresses are compared; else the id.
  subject_id TEXT NOT NULL,
  -- Of a person, the account that had the address when the hold was placed.
  account_id TEXT REFERENCES "user"(id) ON DELETE RESTRICT,
  -- As staff know it: the address, the number of the booking or of the case.
  subject_name TEXT NOT NULL,
  reason TEXT NOT NULL CHECK (length(reason) BETWEEN 1 AND 2000),
  placed_by TEXT NOT NULL REFERENCES "user"(id) ON DELETE RESTRICT,
  -- UTC milliseconds.
  placed_at INTEGER NOT NULL,
  -- The last day, at the head office, and the moment after it; null until somebody lifts it.
  last_day TEXT,
  ends_at INTEGER,
  lifted_by TEXT REFERENCES "user"(id) ON DELETE RESTRICT,
  lifted_at INTEGER,
  lift_reason TEXT CHECK (length(lift_reason) BETWEEN 1 AND 2000),
  CHECK ((lifted_at IS NULL) = (lifted_by IS NULL) AND (lifted_at IS NULL) = (lift_reason IS NULL)),
  CHECK ((last_day IS NULL) = (ends_at IS NULL)),
  CHECK (account_id IS NULL OR subject_type = 'person')
) STRICT;
CREATE INDEX legal_holds_open ON legal_holds(subject_type, subject_id) WHERE lifted_at IS NULL;
CREATE INDEX legal_holds_listed ON legal_holds(placed_at, id);
CREATE INDEX legal_holds_account ON legal_holds(account_id);
CREATE INDEX legal_holds_placer ON legal_holds(placed_by);
CREATE INDEX legal_holds_lifter ON legal_holds(lifted_by);

CREATE TRIGGER legal_holds_stay BEFORE DELETE ON legal_holds
BEGIN
  SELECT RAISE(ABORT, 'legal holds are never removed');
END;
CREATE TRIGGER legal_holds_lifted_once BEFORE UPDATE ON legal_holds
WHEN OLD.lifted_at IS NOT NULL OR NEW.lifted_at IS NULL OR NEW.id <> OLD.id OR NEW.subject_type <> OLD.subject_type
  OR NEW.subject_id <> OLD.subject_id OR NEW.account_id IS NOT OLD.account_id OR NEW.subject_name <> OLD.subject_name
  OR NEW.reason <> OLD.reason OR NEW.placed_by <> OLD.placed_by OR NEW.placed_at <> OLD.placed_at
  OR NEW.last_day IS NOT OLD.last_day OR NEW.ends_at IS NOT OLD.ends_at
BEGIN
  SELECT RAISE(ABORT, 'a legal hold is lifted once, and not altered');
END;

CREATE VIEW holds_in_force AS
SELECT * FROM legal_holds WHERE lifted_at IS NULL AND (ends_at IS NULL OR ends_at > unixepoch() * 1000);

CREATE VIEW held_bookings AS
SELECT bookings.id AS id FROM bookings
WHERE bookings.id IN (SELECT subject_id FROM holds_in_force WHERE subject_type = 'booking')
  OR bookings.contact_email_key IN (SELECT subject_id FROM holds_in_force WHERE subject_type = 'person')
  OR bookings.created_by_user IN (SELECT account_id FROM holds_in_force WHERE subject_type = 'person' AND account_id IS NOT NULL)
  OR bookings.former_maker IN (SELECT account_id FROM holds_in_force WHERE subject_type = 'person' AND account_id IS NOT NULL)
  OR bookings.id IN (
    SELECT case_bookings.booking_id FROM case_bookings
    WHERE case_bookings.case_id IN (SELECT subject_id FROM holds_in_force WHERE subject_type = 'case'));

CREATE VIEW held_drafts AS
SELECT drafts.id AS id FROM booking_drafts AS drafts
WHERE drafts.owner_id IN (SELECT account_id FROM holds_in_force WHERE subject_type = 'person' AND account_id IS NOT NULL)
  OR lower(coalesce(drafts.field_values ->> '$.contactEmail.value', drafts.field_values ->> '$.bookingContactEmail.value'))
    IN (SELECT subject_id FROM holds_in_force WHERE subject_type = 'person')
  OR EXISTS (SELECT 1 FROM held_bookings WHERE held_bookings.id = drafts.booking_id);

CREATE VIEW held_conversations AS
SELECT chats.id AS id FROM chat_sessions AS chats
WHERE EXISTS (SELECT 1 FROM held_drafts WHERE held_drafts.id = chats.draft_id);

CREATE VIEW held_mails AS
SELECT outbox.id AS id FROM outbox
WHERE lower(outbox.recipient) IN (SELECT subject_id FROM holds_in_force WHERE subject_type = 'person')
  OR (outbox.payload ->> '$.caseId') IN (SELECT subject_id FROM holds_in_force WHERE subject_type = 'case')
  OR EXISTS (SELECT 1 FROM held_bookings WHERE held_bookings.id = (outbox.payload ->> '$.bookingId'));

CREATE TRIGGER held_bookings_stay BEFORE DELETE ON bookings
WHEN EXISTS (SELECT 1 FROM holds_in_force) AND EXISTS (SELECT 1 FROM held_bookings WHERE id = OLD.id)
BEGIN
  SELECT RAISE(ABORT, 'legal_hold');
END;
CREATE TRIGGER held_bookings_shown BEFORE UPDATE OF deleted_at ON bookings
WHEN OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL
  AND EXISTS (SELECT 1 FROM holds_in_force) AND EXISTS (SELECT 1 FROM held_bookings WHERE id = OLD.id)
BEGIN
  SELECT RAISE(ABORT, 'legal_hold');
END;
CREATE TRIGGER held_booking_documents_stay BEFORE DELETE ON booking_documents
WHEN OLD.ready_at IS NOT NULL
  AND EXISTS (SELECT 1 FROM holds_in_force) AND EXISTS (SELECT 1 FROM held_bookings WHERE id = OLD.booking_id)
BEGIN
  SELECT RAISE(ABORT, 'legal_hold');
END;
CREATE TRIGGER held_booking_documents_shown BEFORE UPDATE OF removed_at ON booking_documents
WHEN OLD.removed_at IS NULL AND NEW.removed_at IS NOT NULL
  AND EXISTS (SELECT 1 FROM holds_in_force) AND EXISTS (SELECT 1 FROM held_bookings WHERE id = OLD.booking_id)
BEGIN
  SELECT RAISE(ABORT, 'legal_hold');
END;
CREATE TRIGGER held_booking_messages_stay BEFORE DELETE ON booking_messages
WHEN EXISTS (SELECT 1 FROM holds_in_force) AND EXISTS (SELECT 1 FROM held_bookings WHERE id = OLD.booking_id)
BEGIN
  SELECT RAISE(ABORT, 'legal_hold');
END;
CREATE TRIGGER held_booking_notes_stay BEFORE DELETE ON booking_notes
WHEN EXISTS (SELECT 1 FROM holds_in_force) AND EXISTS (SELECT 1 FROM held_bookings WHERE id = OLD.booking_id)
BEGIN
  SELECT RAISE(ABORT, 'legal_hold');
END;
CREATE TRIGGER held_booking_notes_shown BEFORE UPDATE OF removed_at ON booking_notes
WHEN OLD.removed_at IS NULL AND NEW.removed_at IS NOT NULL
  AND EXISTS (SELECT 1 FROM holds_in_force) AND EXISTS (SELECT 1 FROM held_bookings WHERE id = OLD.booking_id)
BEGIN
  SELECT RAISE(ABORT, 'legal_hold');
END;
-- A link says which bookings a held case has.
CREATE TRIGGER held_case_bookings_stay BEFORE DELETE ON case_bookings
WHEN EXISTS (SELECT 1 FROM holds_in_force) AND (
  OLD.case_id IN (SELECT subject_id FROM holds_in_force WHERE subject_type = 'case')
  OR EXISTS (SELECT 1 FROM held_bookings WHERE id = OLD.booking_id))
BEGIN
  SELECT RAISE(ABORT, 'legal_hold');
END;
CREATE TRIGGER held_visitor_holds_stay BEFORE DELETE ON visitor_holds
WHEN EXISTS (SELECT 1 FROM holds_in_force) AND EXISTS (SELECT 1 FROM held_bookings WHERE id = OLD.booking_id)
BEGIN
  SELECT RAISE(ABORT, 'legal_hold');
END;
CREATE TRIGGER held_drafts_stay BEFORE DELETE ON booking_drafts
WHEN EXISTS (SELECT 1 FROM holds_in_force) AND EXISTS (SELECT 1 FROM held_drafts WHERE id = OLD.id)
BEGIN
  SELECT RAISE(ABORT, 'legal_hold');
END;
CREATE TRIGGER held_conversations_stay BEFORE DELETE ON chat_sessions
WHEN EXISTS (SELECT 1 FROM holds_in_force) AND EXISTS (SELECT 1 FROM held_conversations WHERE id = OLD.id)
BEGIN
  SELECT RAISE(ABORT, 'legal_hold');
END;
CREATE TRIGGER held_chat_messages_stay BEFORE DELETE ON chat_messages
WHEN EXISTS (SELECT 1 FROM holds_in_force) AND EXISTS (SELECT 1 FROM held_conversations WHERE id = OLD.session_id)
BEGIN
  SELECT RAISE(ABORT, 'legal_hold');
END;
CREATE TRIGGER held_mails_stay BEFORE DELETE ON outbox
WHEN EXISTS (SELECT 1 FROM holds_in_force) AND EXISTS (SELECT 1 FROM held_mails WHERE id = OLD.id)
BEGIN
  SELECT RAISE(ABORT, 'legal_hold');
END;
CREATE TRIGGER held_captured_mails_stay BEFORE DELETE ON captured_mails
WHEN lower(OLD.recipient) IN (SELECT subject_id FROM holds_in_force WHERE subject_type = 'person')
BEGIN
  SELECT RAISE(ABORT, 'legal_hold');
END;
