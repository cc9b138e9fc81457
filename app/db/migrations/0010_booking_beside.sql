-- What lies beside a booking: staff's own notes, and documents that staff and client attach.
CREATE TABLE booking_notes (
  id TEXT PRIMARY KEY NOT NULL,
  booking_id TEXT NOT NULL REFERENCES bookings(id) ON DELETE RESTRICT,
  author_id TEXT NOT NULL REFERENCES "user"(id) ON DELETE RESTRICT,
  text TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 5000),
  -- The form it was written in: pressing twice notes once.
  origin_key TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  removed_at INTEGER,
  removed_by TEXT REFERENCES "user"(id) ON DELETE RESTRICT,
  CHECK ((removed_at IS NULL) = (removed_by IS NULL))
) STRICT;
CREATE INDEX booking_notes_of ON booking_notes(booking_id, removed_at, created_at);
CREATE UNIQUE INDEX booking_notes_origin ON booking_notes(origin_key);
CREATE INDEX booking_notes_author ON booking_notes(author_id);
CREATE INDEX booking_notes_removed_by ON booking_notes(removed_by);

CREATE TABLE booking_documents (
  id TEXT PRIMARY KEY NOT NULL,
  booking_id TEXT NOT NULL REFERENCES bookings(id) ON DELETE RESTRICT,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 255),
  type TEXT NOT NULL,
  size INTEGER NOT NULL CHECK (size > 0),
  -- Of its bytes, hexadecimal.
  sha256 TEXT NOT NULL,
  object_key TEXT NOT NULL,
  -- 'staff' is never shown to the client.
  audience TEXT NOT NULL CHECK (audience IN ('staff', 'client')),
  uploaded_by TEXT NOT NULL REFERENCES "user"(id) ON DELETE RESTRICT,
  created_at INTEGER NOT NULL,
  -- Null until its bytes are stored: what never gets there is swept with its object.
  ready_at INTEGER,
  removed_at INTEGER,
  removed_by TEXT REFERENCES "user"(id) ON DELETE RESTRICT,
  CHECK ((removed_at IS NULL) = (removed_by IS NULL))
) STRICT;
CREATE INDEX booking_documents_of ON booking_documents(booking_id, removed_at, created_at);
CREATE UNIQUE INDEX booking_documents_key ON booking_documents(object_key);
CREATE INDEX booking_documents_unfinished ON booking_documents(ready_at, created_at);
CREATE INDEX booking_documents_uploader ON booking_documents(uploaded_by);
CREATE INDEX booking_documents_removed_by ON booking_documents(removed_by);
