-- People (better-auth's tables, with Concord's columns on "user").
CREATE TABLE "user" (
  id TEXT PRIMARY KEY NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL UNIQUE,
  email_verified INTEGER NOT NULL DEFAULT 0,
  image TEXT,
  role TEXT NOT NULL DEFAULT 'party' CHECK (role IN ('admin', 'arbitrator', 'party')),
  first_name TEXT NOT NULL DEFAULT '',
  last_name TEXT NOT NULL DEFAULT '',
  locale TEXT NOT NULL DEFAULT 'en' CHECK (locale IN ('en', 'fr', 'es')),
  time_zone TEXT NOT NULL DEFAULT 'America/Toronto',
  active INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE TABLE "session" (
  id TEXT PRIMARY KEY NOT NULL,
  token TEXT NOT NULL UNIQUE,
  user_id TEXT NOT NULL REFERENCES "user"(id) ON DELETE RESTRICT,
  expires_at INTEGER NOT NULL,
  ip_address TEXT,
  user_agent TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX session_user ON "session"(user_id);

CREATE TABLE account (
  id TEXT PRIMARY KEY NOT NULL,
  account_id TEXT NOT NULL,
  provider_id TEXT NOT NULL,
  user_id TEXT NOT NULL REFERENCES "user"(id) ON DELETE RESTRICT,
  access_token TEXT,
  refresh_token TEXT,
  id_token TEXT,
  access_token_expires_at INTEGER,
  refresh_token_expires_at INTEGER,
  scope TEXT,
  password TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX account_user ON account(user_id);

CREATE TABLE verification (
  id TEXT PRIMARY KEY NOT NULL,
  identifier TEXT NOT NULL,
  value TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX verification_identifier ON verification(identifier);

-- Bookings.
CREATE TABLE bookings (
  id TEXT PRIMARY KEY NOT NULL,
  booking_number TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('consultation_requested', 'pending', 'confirmed', 'completed', 'cancelled')),
  source TEXT NOT NULL CHECK (source IN ('assistant', 'fast', 'simple', 'detailed', 'express', 'staff')),
  proceeding_type TEXT NOT NULL,
  location_type TEXT NOT NULL CHECK (location_type IN ('in_person', 'virtual', 'in_person_and_virtual')),
  location TEXT,
  alternate_location_name TEXT,
  time_zone TEXT NOT NULL,
  booking_date TEXT,
  start_time TEXT,
  end_time TEXT,
  duration TEXT,
  starts_at INTEGER,
  urgency TEXT NOT NULL CHECK (urgency IN ('standard', 'urgent', 'emergency', 'expedited')),
  booking_contact_name TEXT NOT NULL,
  booking_contact_firm TEXT,
  booking_contact_email TEXT NOT NULL,
  booking_contact_phone TEXT NOT NULL,
  contact_email_key TEXT NOT NULL,
  style_of_cause TEXT,
  case_description TEXT NOT NULL,
  special_requirements TEXT,
  notes TEXT,
  details TEXT NOT NULL CHECK (json_valid(details)),
  locale TEXT NOT NULL CHECK (locale IN ('en', 'fr', 'es')),
  created_by_user TEXT REFERENCES "user"(id) ON DELETE RESTRICT,
  origin_key TEXT,
  version INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  -- Until when staff promised to call; null when done or not promised. Kept with its task.
  call_by INTEGER,
  deleted_at INTEGER,
  -- What lists are sorted by: a request without a day comes first, and one comparison finds the next page.
  sort_date TEXT GENERATED ALWAYS AS (ifnull(booking_date, '')) VIRTUAL
) STRICT;
CREATE UNIQUE INDEX bookings_number ON bookings(booking_number);
CREATE UNIQUE INDEX bookings_origin ON bookings(origin_key);
CREATE INDEX bookings_by_date ON bookings(deleted_at, sort_date, id);
CREATE INDEX bookings_by_user ON bookings(created_by_user, deleted_at, sort_date, id);
CREATE INDEX bookings_by_email ON bookings(contact_email_key, deleted_at, sort_date, id);

-- What is written with a booking, in the same batch.
CREATE TABLE audit_entries (
  subject_type TEXT NOT NULL,
  subject_id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  at INTEGER NOT NULL,
  actor_id TEXT,
  actor_kind TEXT NOT NULL,
  action TEXT NOT NULL,
  changes TEXT NOT NULL CHECK (json_valid(changes)),
  previous_hash TEXT NOT NULL,
  hash TEXT NOT NULL,
  PRIMARY KEY (subject_type, subject_id, seq)
) STRICT;
CREATE TRIGGER audit_entries_no_update BEFORE UPDATE ON audit_entries
BEGIN
  SELECT RAISE(ABORT, 'audit entries are never altered');
END;
CREATE TRIGGER audit_entries_no_delete BEFORE DELETE ON audit_entries
BEGIN
  SELECT RAISE(ABORT, 'audit entries are never removed');
END;

-- REPLACE removes the old row without its DELETE trigger (SQLite, "recursive_triggers" is off).
CREATE TRIGGER audit_entries_no_replace BEFORE INSERT ON audit_entries
WHEN EXISTS (
  SELECT 1 FROM audit_entries
  WHERE subject_type = NEW.subject_type AND subject_id = NEW.subject_id AND seq = NEW.seq
)
BEGIN
  SELECT RAISE(ABORT, 'audit entries are never replaced');
END;

CREATE TABLE outbox (
  id TEXT PRIMARY KEY NOT NULL,
  kind TEXT NOT NULL,
  recipient TEXT NOT NULL,
  locale TEXT NOT NULL,
  payload TEXT NOT NULL CHECK (json_valid(payload)),
  created_at INTEGER NOT NULL,
  deliver_after INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  delivered_at INTEGER
) STRICT;
CREATE INDEX outbox_due ON outbox(delivered_at, deliver_after);

CREATE TABLE staff_tasks (
  id TEXT PRIMARY KEY NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('call_booking', 'call_visitor')),
  booking_id TEXT REFERENCES bookings(id) ON DELETE RESTRICT,
  chat_session_id TEXT,
  contact TEXT NOT NULL CHECK (json_valid(contact)),
  due_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  done_at INTEGER
) STRICT;
CREATE INDEX staff_tasks_open ON staff_tasks(done_at, due_at);
CREATE INDEX staff_tasks_booking ON staff_tasks(booking_id);

CREATE TABLE idempotency_keys (
  "key" TEXT PRIMARY KEY NOT NULL,
  fingerprint TEXT NOT NULL,
  status INTEGER,
  body TEXT,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX idempotency_age ON idempotency_keys(created_at);

CREATE TABLE rate_limits (
  "key" TEXT PRIMARY KEY NOT NULL,
  count INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX rate_limits_expiry ON rate_limits(expires_at);

-- The draft and the conversation beside it.
CREATE TABLE booking_drafts (
  id TEXT PRIMARY KEY NOT NULL,
  field_values TEXT NOT NULL CHECK (json_valid(field_values)),
  locale TEXT NOT NULL,
  version INTEGER NOT NULL,
  summary_hash TEXT,
  resume_nonce TEXT,
  booking_id TEXT REFERENCES bookings(id) ON DELETE RESTRICT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX booking_drafts_expiry ON booking_drafts(expires_at);

CREATE TABLE chat_sessions (
  id TEXT PRIMARY KEY NOT NULL,
  draft_id TEXT NOT NULL,
  locale TEXT NOT NULL,
  state TEXT NOT NULL CHECK (json_valid(state)),
  turns INTEGER NOT NULL,
  bound INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX chat_sessions_draft ON chat_sessions(draft_id);
CREATE INDEX chat_sessions_expiry ON chat_sessions(expires_at);

CREATE TABLE chat_messages (
  session_id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('user', 'assistant')),
  content TEXT NOT NULL,
  provider TEXT,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (session_id, seq)
) STRICT;
