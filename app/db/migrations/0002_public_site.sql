-- What visitors write on the contact page; the open ones are staff's queue.
CREATE TABLE inquiries (
  id TEXT PRIMARY KEY NOT NULL,
  reference TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT,
  topic TEXT NOT NULL,
  message TEXT NOT NULL,
  locale TEXT NOT NULL CHECK (locale IN ('en', 'fr', 'es')),
  -- The form that was sent and its words: pressing twice stores once.
  origin_key TEXT NOT NULL,
  due_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  answered_at INTEGER,
  answered_by TEXT REFERENCES "user"(id) ON DELETE RESTRICT,
  CHECK ((answered_at IS NULL) = (answered_by IS NULL))
) STRICT;
CREATE UNIQUE INDEX inquiries_reference ON inquiries(reference);
CREATE UNIQUE INDEX inquiries_origin ON inquiries(origin_key);
CREATE INDEX inquiries_open ON inquiries(answered_at, due_at, id);
CREATE INDEX inquiries_answered ON inquiries(answered_at, id);
-- Asked by the foreign key when a person is removed.
CREATE INDEX inquiries_answered_by ON inquiries(answered_by);

-- Views of public pages by UTC day: numbers, and nothing of who looked.
CREATE TABLE page_views (
  day TEXT NOT NULL,
  path TEXT NOT NULL,
  locale TEXT NOT NULL CHECK (locale IN ('en', 'fr', 'es')),
  views INTEGER NOT NULL,
  PRIMARY KEY (day, path, locale)
) STRICT, WITHOUT ROWID;
