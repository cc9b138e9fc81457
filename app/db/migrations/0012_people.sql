-- People: any role by name, invitations, forgotten passwords, second factors, what each person chose.

-- A role that Concord does not know is told whom to ask, and not refused by the database: the column is made anew without
-- its list of values. Dropping a column drops its own CHECK and touches no other table, which rebuilding "user" would.
ALTER TABLE "user" ADD COLUMN role_name TEXT NOT NULL DEFAULT 'party' CHECK (length(role_name) BETWEEN 1 AND 40);
UPDATE "user" SET role_name = role;
ALTER TABLE "user" DROP COLUMN role;
ALTER TABLE "user" RENAME COLUMN role_name TO role;

ALTER TABLE "user" ADD COLUMN two_factor_enabled INTEGER NOT NULL DEFAULT 0;
-- The object of the picture in R2; "image" is the address it is shown at.
ALTER TABLE "user" ADD COLUMN picture_key TEXT;
-- Which notices go out by mail too.
ALTER TABLE "user" ADD COLUMN mail_cases INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "user" ADD COLUMN mail_messages INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "user" ADD COLUMN mail_documents INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "user" ADD COLUMN mail_deadlines INTEGER NOT NULL DEFAULT 1;

-- The list of people: by name without accents (written by the application), and the order in which people came, which the
-- search returns them in.
ALTER TABLE "user" ADD COLUMN sort_name TEXT NOT NULL DEFAULT '';
ALTER TABLE "user" ADD COLUMN place INTEGER;
UPDATE "user" SET sort_name = lower(last_name || ' ' || first_name);
UPDATE "user" SET place = numbered.place
FROM (SELECT id AS numbered_id, row_number() OVER (ORDER BY created_at, id) AS place FROM "user") AS numbered
WHERE numbered.numbered_id = "user".id;
CREATE UNIQUE INDEX user_place ON "user"(place);
CREATE INDEX user_by_name ON "user"(sort_name, id);
CREATE INDEX user_by_role ON "user"(role, sort_name, id);
CREATE INDEX user_administrators ON "user"(id) WHERE role = 'admin' AND active = 1;

-- `rowid` is the place. `facets` holds a person's role and "everyone"; `words` is what is searched.
CREATE VIRTUAL TABLE people_search USING fts5(
  facets, words,
  content = '', contentless_delete = 1, detail = column, prefix = '1 2 3',
  tokenize = 'unicode61 remove_diacritics 2'
);
INSERT INTO people_search (rowid, facets, words)
SELECT place, 'everyone r' || hex(role), first_name || ' ' || last_name || ' ' || name || ' ' || email FROM "user";

CREATE TRIGGER user_listed AFTER INSERT ON "user"
BEGIN
  UPDATE "user" SET place = (SELECT ifnull(max(place), 0) + 1 FROM "user") WHERE id = NEW.id;
  INSERT INTO people_search (rowid, facets, words)
  SELECT place, 'everyone r' || hex(role), first_name || ' ' || last_name || ' ' || name || ' ' || email
  FROM "user" WHERE id = NEW.id;
END;
CREATE TRIGGER user_listed_anew AFTER UPDATE OF role, first_name, last_name, name, email ON "user"
BEGIN
  DELETE FROM people_search WHERE rowid = OLD.place;
  INSERT INTO people_search (rowid, facets, words)
  VALUES (
    OLD.place, 'everyone r' || hex(NEW.role), NEW.first_name || ' ' || NEW.last_name || ' ' || NEW.name || ' ' || NEW.email
  );
END;
CREATE TRIGGER user_unlisted AFTER DELETE ON "user"
BEGIN
  DELETE FROM people_search WHERE rowid = OLD.place;
END;

-- Somebody can always let the others in. Whoever is asked to go at the same moment, one stays: writes come one after another.
CREATE TRIGGER user_last_administrator BEFORE UPDATE OF role, active ON "user"
WHEN OLD.role = 'admin' AND OLD.active = 1 AND (NEW.role <> 'admin' OR NEW.active <> 1)
  AND NOT EXISTS (SELECT 1 FROM "user" WHERE role = 'admin' AND active = 1 AND id <> OLD.id)
BEGIN
  SELECT RAISE(ABORT, 'last_administrator');
END;
CREATE TRIGGER user_last_administrator_stays BEFORE DELETE ON "user"
WHEN OLD.role = 'admin' AND OLD.active = 1
  AND NOT EXISTS (SELECT 1 FROM "user" WHERE role = 'admin' AND active = 1 AND id <> OLD.id)
BEGIN
  SELECT RAISE(ABORT, 'last_administrator');
END;

-- An invitation: of its link only the SHA-256 (hex) is kept; `nonce` lets the mail make the link anew with the Worker's key.
CREATE TABLE invitations (
  id TEXT PRIMARY KEY NOT NULL,
  email TEXT NOT NULL,
  email_key TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('admin', 'arbitrator', 'party')),
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  locale TEXT NOT NULL CHECK (locale IN ('en', 'fr', 'es')),
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
CREATE UNIQUE INDEX invitations_token ON invitations(token_hash);
-- One open invitation for an address and a role, and one for a place in a case.
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

-- Used once: of two that accept at the same moment the second's whole batch is refused.
CREATE TRIGGER invitations_closed BEFORE UPDATE ON invitations
WHEN OLD.accepted_at IS NOT NULL OR OLD.revoked_at IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'invitation_closed');
END;

-- A forgotten password's link; of it too only the SHA-256 (hex) is kept. Used once, within the hour.
CREATE TABLE password_resets (
  id TEXT PRIMARY KEY NOT NULL,
  user_id TEXT NOT NULL REFERENCES "user"(id) ON DELETE RESTRICT,
  token_hash TEXT NOT NULL,
  nonce TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at INTEGER
) STRICT;
CREATE UNIQUE INDEX password_resets_token ON password_resets(token_hash);
CREATE INDEX password_resets_user ON password_resets(user_id, created_at);
CREATE INDEX password_resets_expiry ON password_resets(expires_at);
CREATE TRIGGER password_resets_used BEFORE UPDATE ON password_resets
WHEN OLD.used_at IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'reset_used');
END;

-- Second factors (better-auth's table); the secret and the backup codes are encrypted with the Worker's key.
CREATE TABLE two_factor (
  id TEXT PRIMARY KEY NOT NULL,
  secret TEXT NOT NULL,
  backup_codes TEXT NOT NULL,
  user_id TEXT NOT NULL REFERENCES "user"(id) ON DELETE RESTRICT,
  verified INTEGER NOT NULL DEFAULT 0,
  failed_verification_count INTEGER NOT NULL DEFAULT 0,
  locked_until INTEGER
) STRICT;
CREATE UNIQUE INDEX two_factor_user ON two_factor(user_id);

-- What has expired is removed by the hour.
CREATE INDEX session_expiry ON "session"(expires_at);
CREATE INDEX verification_expiry ON verification(expires_at);
