-- Requests of strangers that nobody of our office has touched and whose address has proven nothing: how much is kept of them is bounded, and they end.
-- A row comes with the request (`app/db/bookings/untouched-requests.repo.server.ts`) and goes with the first that anybody does.
CREATE TABLE untouched_requests (
  booking_id TEXT PRIMARY KEY NOT NULL REFERENCES bookings(id) ON DELETE CASCADE,
  -- What it takes with its history, its search words, its draft and its mails, by the length of its texts.
  bytes INTEGER NOT NULL,
  -- UTC milliseconds, from when on it is removed.
  removable_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX untouched_requests_removable ON untouched_requests(removable_at, booking_id);

INSERT INTO untouched_requests (booking_id, bytes, removable_at)
SELECT id,
  12000 + 3 * (length(CAST(case_description AS BLOB)) + length(CAST(details AS BLOB)) + length(CAST(coalesce(special_requirements, '') AS BLOB))
    + length(CAST(coalesce(notes, '') AS BLOB)) + length(CAST(coalesce(style_of_cause, '') AS BLOB))),
  max(created_at, coalesce(unixepoch(booking_date) * 1000, 0),
    coalesce((SELECT unixepoch(max(on_day)) * 1000 FROM booking_days WHERE booking_days.booking_id = bookings.id), 0)) + 180 * 86400000
FROM bookings
WHERE created_by_user IS NULL AND former_maker IS NULL AND version = 1 AND deleted_at IS NULL AND status IN ('consultation_requested', 'pending')
  AND NOT EXISTS (SELECT 1 FROM "user" WHERE email = bookings.contact_email_key AND email_verified = 1)
  AND NOT EXISTS (SELECT 1 FROM audit_entries WHERE subject_type = 'booking' AND subject_id = bookings.id AND actor_kind NOT IN ('visitor', 'system'))
  AND NOT EXISTS (SELECT 1 FROM booking_messages WHERE booking_messages.booking_id = bookings.id)
  AND NOT EXISTS (SELECT 1 FROM booking_notes WHERE booking_notes.booking_id = bookings.id)
  AND NOT EXISTS (SELECT 1 FROM booking_documents WHERE booking_documents.booking_id = bookings.id)
  AND NOT EXISTS (SELECT 1 FROM case_bookings WHERE case_bookings.booking_id = bookings.id)
  AND NOT EXISTS (
    SELECT 1 FROM staff_tasks WHERE staff_tasks.booking_id = bookings.id
      AND (taken_by IS NOT NULL OR done_at IS NOT NULL OR EXISTS (SELECT 1 FROM task_calls WHERE task_calls.task_id = staff_tasks.id)));

-- One row, written by triggers alone. At the ceiling no further one of an unproven address comes, whatever code asks for it
-- (`app/domain/booking/requests/kept-requests.ts` has the same numbers).
CREATE TABLE kept_requests (
  id INTEGER PRIMARY KEY NOT NULL CHECK (id = 1),
  bytes INTEGER NOT NULL
) STRICT;
INSERT INTO kept_requests (id, bytes) VALUES (1, (SELECT coalesce(sum(bytes), 0) FROM untouched_requests));

CREATE TRIGGER untouched_requests_room BEFORE INSERT ON untouched_requests
WHEN (SELECT bytes FROM kept_requests WHERE id = 1) >= 2000000000
BEGIN
  SELECT RAISE(ABORT, 'requests_full');
END;
CREATE TRIGGER untouched_requests_come AFTER INSERT ON untouched_requests
BEGIN
  UPDATE kept_requests SET bytes = bytes + NEW.bytes WHERE id = 1;
END;
CREATE TRIGGER untouched_requests_go AFTER DELETE ON untouched_requests
BEGIN
  UPDATE kept_requests SET bytes = bytes - OLD.bytes WHERE id = 1;
END;

-- What staff do, and what a person with an account does, is in its history; the rest has tables of its own.
CREATE TRIGGER untouched_requests_acted AFTER INSERT ON audit_entries
WHEN NEW.subject_type = 'booking' AND NEW.actor_kind NOT IN ('visitor', 'system')
BEGIN
  DELETE FROM untouched_requests WHERE booking_id = NEW.subject_id;
END;
CREATE TRIGGER untouched_requests_changed AFTER UPDATE OF version, deleted_at ON bookings
WHEN NEW.version <> OLD.version OR NEW.deleted_at IS NOT OLD.deleted_at
BEGIN
  DELETE FROM untouched_requests WHERE booking_id = NEW.id;
END;
CREATE TRIGGER untouched_requests_written_about AFTER INSERT ON booking_messages
BEGIN
  DELETE FROM untouched_requests WHERE booking_id = NEW.booking_id;
END;
CREATE TRIGGER untouched_requests_noted AFTER INSERT ON booking_notes
BEGIN
  DELETE FROM untouched_requests WHERE booking_id = NEW.booking_id;
END;
CREATE TRIGGER untouched_requests_documented AFTER INSERT ON booking_documents
BEGIN
  DELETE FROM untouched_requests WHERE booking_id = NEW.booking_id;
END;
CREATE TRIGGER untouched_requests_of_case AFTER INSERT ON case_bookings
BEGIN
  DELETE FROM untouched_requests WHERE booking_id = NEW.booking_id;
END;
CREATE TRIGGER untouched_requests_taken AFTER UPDATE OF taken_by, done_at ON staff_tasks
WHEN NEW.booking_id IS NOT NULL AND (NEW.taken_by IS NOT NULL OR NEW.done_at IS NOT NULL)
BEGIN
  DELETE FROM untouched_requests WHERE booking_id = NEW.booking_id;
END;
CREATE TRIGGER untouched_requests_called AFTER INSERT ON task_calls
BEGIN
  DELETE FROM untouched_requests WHERE booking_id = (SELECT booking_id FROM staff_tasks WHERE staff_tasks.id = NEW.task_id);
END;
