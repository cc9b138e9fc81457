-- Which languages there are is said once, in `app/domain/locale.ts`: these tables no longer repeat the list. SQLite changes a CHECK only
-- by another table with the same rows; indexes and triggers are written again as they were. "user" and bookings keep
-- theirs (docs/decisions/platform/2026-11-22-languages-in-the-schema.md).

CREATE TABLE page_views_kept (
  day TEXT NOT NULL,
  path TEXT NOT NULL,
  locale TEXT NOT NULL,
  views INTEGER NOT NULL,
  PRIMARY KEY (day, path, locale)
) STRICT, WITHOUT ROWID;
INSERT INTO page_views_kept (day, path, locale, views)
  SELECT day, path, locale, views FROM page_views;
DROP TABLE page_views;
ALTER TABLE page_views_kept RENAME TO page_views;

CREATE TABLE unanswered_questions_kept (
  question TEXT NOT NULL CHECK (length(question) BETWEEN 3 AND 200),
  locale TEXT NOT NULL,
  times INTEGER NOT NULL,
  first_at INTEGER NOT NULL,
  last_at INTEGER NOT NULL,
  PRIMARY KEY (question, locale)
) STRICT;
INSERT INTO unanswered_questions_kept (question, locale, times, first_at, last_at)
  SELECT question, locale, times, first_at, last_at FROM unanswered_questions ORDER BY rowid;
DROP TABLE unanswered_questions;
ALTER TABLE unanswered_questions_kept RENAME TO unanswered_questions;
CREATE INDEX unanswered_questions_asked ON unanswered_questions(times, last_at);
CREATE INDEX unanswered_questions_age ON unanswered_questions(last_at);

CREATE TABLE inquiries_kept (
  id TEXT PRIMARY KEY NOT NULL,
  reference TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT,
  topic TEXT NOT NULL,
  message TEXT NOT NULL,
  locale TEXT NOT NULL,
  -- The form that was sent and its words: pressing twice stores once.
  origin_key TEXT NOT NULL,
  due_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  answered_at INTEGER,
  answered_by TEXT REFERENCES "user"(id) ON DELETE RESTRICT,
  CHECK ((answered_at IS NULL) = (answered_by IS NULL))
) STRICT;
INSERT INTO inquiries_kept (id, reference, name, email, phone, topic, message, locale, origin_key, due_at, created_at, answered_at, answered_by)
  SELECT id, reference, name, email, phone, topic, message, locale, origin_key, due_at, created_at, answered_at, answered_by FROM inquiries ORDER BY rowid;
DROP TABLE inquiries;
ALTER TABLE inquiries_kept RENAME TO inquiries;
CREATE UNIQUE INDEX inquiries_reference ON inquiries(reference);
CREATE UNIQUE INDEX inquiries_origin ON inquiries(origin_key);
CREATE INDEX inquiries_open ON inquiries(answered_at, due_at, id);
CREATE INDEX inquiries_answered ON inquiries(answered_at, id);
CREATE INDEX inquiries_answered_by ON inquiries(answered_by);

CREATE TABLE invitations_kept (
  id TEXT PRIMARY KEY NOT NULL,
  email TEXT NOT NULL,
  email_key TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('admin', 'arbitrator', 'party')),
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  locale TEXT NOT NULL,
  -- The place in a case that acceptance fills; the cases' own tables know what it means.
  case_person_id TEXT,
  token_hash TEXT NOT NULL,
  nonce TEXT NOT NULL,
  invited_by TEXT NOT NULL REFERENCES "user"(id) ON DELETE RESTRICT,
  created_at INTEGER NOT NULL,
  sent_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  accepted_at INTEGER,
  accepted_by TEXT REFERENCES "user"(id) ON DELETE RESTRICT,
  revoked_at INTEGER,
  revoked_by TEXT REFERENCES "user"(id) ON DELETE RESTRICT
) STRICT;
INSERT INTO invitations_kept (id, email, email_key, role, first_name, last_name, locale, case_person_id, token_hash, nonce, invited_by, created_at, sent_at, expires_at, accepted_at, accepted_by, revoked_at, revoked_by)
  SELECT id, email, email_key, role, first_name, last_name, locale, case_person_id, token_hash, nonce, invited_by, created_at, sent_at, expires_at, accepted_at, accepted_by, revoked_at, revoked_by FROM invitations ORDER BY rowid;
DROP TABLE invitations;
ALTER TABLE invitations_kept RENAME TO invitations;
CREATE UNIQUE INDEX invitations_token ON invitations(token_hash);
CREATE UNIQUE INDEX invitations_open_account ON invitations(email_key, role)
  WHERE accepted_at IS NULL AND revoked_at IS NULL AND case_person_id IS NULL;
CREATE UNIQUE INDEX invitations_open_case ON invitations(email_key, role, case_person_id)
  WHERE accepted_at IS NULL AND revoked_at IS NULL;
CREATE INDEX invitations_waiting ON invitations(created_at, id) WHERE accepted_at IS NULL AND revoked_at IS NULL;
CREATE INDEX invitations_accepted ON invitations(accepted_at, id);
CREATE INDEX invitations_case_person ON invitations(case_person_id);
CREATE INDEX invitations_invited_by ON invitations(invited_by);
CREATE INDEX invitations_accepted_by ON invitations(accepted_by);
CREATE INDEX invitations_revoked_by ON invitations(revoked_by);
CREATE TRIGGER invitations_closed BEFORE UPDATE ON invitations
WHEN OLD.accepted_at IS NOT NULL OR OLD.revoked_at IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'invitation_closed');
END;

CREATE TABLE faq_texts_kept (
  id INTEGER PRIMARY KEY NOT NULL,
  faq_id TEXT NOT NULL REFERENCES faqs(id) ON DELETE RESTRICT,
  locale TEXT NOT NULL,
  question TEXT NOT NULL CHECK (length(question) BETWEEN 1 AND 300),
  answer TEXT NOT NULL CHECK (length(answer) BETWEEN 1 AND 2000),
  keywords TEXT NOT NULL CHECK (length(keywords) <= 1000),
  -- 1 once staff have written this answer: figures of single venues then no longer take its place.
  rewritten INTEGER NOT NULL CHECK (rewritten IN (0, 1))
) STRICT;
INSERT INTO faq_texts_kept (id, faq_id, locale, question, answer, keywords, rewritten)
  SELECT id, faq_id, locale, question, answer, keywords, rewritten FROM faq_texts ORDER BY rowid;
DROP TABLE faq_texts;
ALTER TABLE faq_texts_kept RENAME TO faq_texts;
CREATE UNIQUE INDEX faq_texts_of ON faq_texts(faq_id, locale);
CREATE TRIGGER faq_texts_written AFTER INSERT ON faq_texts
BEGIN
  INSERT INTO faq_search (rowid, question, answer, keywords) VALUES (NEW.id, NEW.question, NEW.answer, NEW.keywords);
END;
CREATE TRIGGER faq_texts_rewritten AFTER UPDATE OF question, answer, keywords ON faq_texts
BEGIN
  DELETE FROM faq_search WHERE rowid = OLD.id;
  INSERT INTO faq_search (rowid, question, answer, keywords) VALUES (NEW.id, NEW.question, NEW.answer, NEW.keywords);
END;
CREATE TRIGGER faq_texts_removed AFTER DELETE ON faq_texts
BEGIN
  DELETE FROM faq_search WHERE rowid = OLD.id;
END;
CREATE TRIGGER faq_texts_stamp_insert AFTER INSERT ON faq_texts BEGIN UPDATE assistant_state SET stamp = lower(hex(randomblob(8))) WHERE id = 1; END;
CREATE TRIGGER faq_texts_stamp_update AFTER UPDATE ON faq_texts BEGIN UPDATE assistant_state SET stamp = lower(hex(randomblob(8))) WHERE id = 1; END;
CREATE TRIGGER faq_texts_stamp_delete AFTER DELETE ON faq_texts BEGIN UPDATE assistant_state SET stamp = lower(hex(randomblob(8))) WHERE id = 1; END;

CREATE TABLE assistant_settings_kept (
  key TEXT NOT NULL CHECK (key IN ('welcome_message', 'booking_instructions', 'ai_personality')),
  locale TEXT NOT NULL,
  value TEXT NOT NULL,
  version INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (key, locale),
  CHECK ((locale = '*') = (key <> 'welcome_message'))
) STRICT;
INSERT INTO assistant_settings_kept (key, locale, value, version, updated_at)
  SELECT key, locale, value, version, updated_at FROM assistant_settings ORDER BY rowid;
DROP TABLE assistant_settings;
ALTER TABLE assistant_settings_kept RENAME TO assistant_settings;
CREATE TRIGGER assistant_settings_stamp_insert AFTER INSERT ON assistant_settings BEGIN UPDATE assistant_state SET stamp = lower(hex(randomblob(8))) WHERE id = 1; END;
CREATE TRIGGER assistant_settings_stamp_update AFTER UPDATE ON assistant_settings BEGIN UPDATE assistant_state SET stamp = lower(hex(randomblob(8))) WHERE id = 1; END;
CREATE TRIGGER assistant_settings_stamp_delete AFTER DELETE ON assistant_settings BEGIN UPDATE assistant_state SET stamp = lower(hex(randomblob(8))) WHERE id = 1; END;
