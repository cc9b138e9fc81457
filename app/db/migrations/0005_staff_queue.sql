-- Staff's queue: who took a task, what a client asked for by link, and the words that came with it.
-- Rebuilt for its wider list of kinds; nothing refers to the table.
CREATE TABLE staff_tasks_new (
  id TEXT PRIMARY KEY NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('call_booking', 'call_visitor', 'change_request', 'cancel_request')),
  booking_id TEXT REFERENCES bookings(id) ON DELETE RESTRICT,
  chat_session_id TEXT,
  contact TEXT NOT NULL CHECK (json_valid(contact)),
  -- What the client wrote, for a request that only staff can meet.
  note TEXT,
  due_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  taken_by TEXT REFERENCES "user"(id) ON DELETE RESTRICT,
  taken_at INTEGER,
  done_at INTEGER,
  done_by TEXT REFERENCES "user"(id) ON DELETE RESTRICT,
  CHECK ((taken_at IS NULL) = (taken_by IS NULL))
) STRICT;
INSERT INTO staff_tasks_new (id, kind, booking_id, chat_session_id, contact, due_at, created_at, done_at)
  SELECT id, kind, booking_id, chat_session_id, contact, due_at, created_at, done_at FROM staff_tasks;
DROP TABLE staff_tasks;
ALTER TABLE staff_tasks_new RENAME TO staff_tasks;
CREATE INDEX staff_tasks_open ON staff_tasks(done_at, due_at, id);
CREATE INDEX staff_tasks_booking ON staff_tasks(booking_id);
-- Asked by the foreign keys when a person is removed.
CREATE INDEX staff_tasks_taken_by ON staff_tasks(taken_by);
CREATE INDEX staff_tasks_done_by ON staff_tasks(done_by);
