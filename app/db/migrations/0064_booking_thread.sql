-- What staff and the client of a booking write to each other, the texts that staff begin from, calls among the notes, and the
-- address of the video room.
CREATE TABLE booking_messages (
  id TEXT PRIMARY KEY NOT NULL,
  booking_id TEXT NOT NULL REFERENCES bookings(id) ON DELETE RESTRICT,
  sender TEXT NOT NULL CHECK (sender IN ('client', 'staff')),
  -- The member of staff; null for the client, who writes by link.
  author_id TEXT REFERENCES "user"(id) ON DELETE RESTRICT,
  text TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 5000),
  -- The form it was written in: pressing twice sends once.
  origin_key TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  -- Of the client's: nobody has answered it yet.
  waiting INTEGER NOT NULL DEFAULT 0 CHECK (waiting IN (0, 1)),
  CHECK ((sender = 'staff') = (author_id IS NOT NULL)),
  CHECK (waiting = 0 OR sender = 'client')
) STRICT;
CREATE INDEX booking_messages_of ON booking_messages(booking_id, created_at, id);
CREATE UNIQUE INDEX booking_messages_origin ON booking_messages(origin_key);
CREATE INDEX booking_messages_author ON booking_messages(author_id);
CREATE INDEX booking_messages_waiting ON booking_messages(created_at, id) WHERE waiting = 1;

CREATE TABLE message_templates (
  id TEXT PRIMARY KEY NOT NULL,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  -- Its text by language; a language may have none.
  texts TEXT NOT NULL CHECK (json_valid(texts)),
  version INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  updated_by TEXT NOT NULL REFERENCES "user"(id) ON DELETE RESTRICT,
  removed_at INTEGER
) STRICT;
CREATE INDEX message_templates_listed ON message_templates(removed_at, name, id);
CREATE INDEX message_templates_author ON message_templates(updated_by);

ALTER TABLE booking_notes ADD COLUMN kind TEXT NOT NULL DEFAULT 'note' CHECK (kind IN ('note', 'call'));
ALTER TABLE bookings ADD COLUMN video_link TEXT CHECK (video_link IS NULL OR video_link LIKE 'https://%');

-- The mails of one booking.
CREATE INDEX outbox_of_booking ON outbox(payload ->> 'bookingId', created_at, id) WHERE payload ->> 'bookingId' IS NOT NULL;
