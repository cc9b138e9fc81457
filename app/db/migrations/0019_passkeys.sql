-- Passkeys (WebAuthn), and the tries to sign in that failed.

-- better-auth's table, column by column as its plugin has them; `last_used_at` is ours (UTC milliseconds). The public key is
-- base64 of the COSE key, the credential's id base64url; neither opens anything.
CREATE TABLE passkey (
  id TEXT PRIMARY KEY NOT NULL,
  name TEXT,
  public_key TEXT NOT NULL,
  user_id TEXT NOT NULL REFERENCES "user"(id) ON DELETE RESTRICT,
  credential_id TEXT NOT NULL,
  counter INTEGER NOT NULL,
  device_type TEXT NOT NULL,
  backed_up INTEGER NOT NULL,
  transports TEXT,
  created_at INTEGER,
  aaguid TEXT,
  last_used_at INTEGER
) STRICT;
CREATE UNIQUE INDEX passkey_credential ON passkey(credential_id);
CREATE INDEX passkey_user ON passkey(user_id, created_at);

-- Of each account how many tries failed since it was last signed in to, and how many of this hour are written down: beyond a
-- number they are counted only, since entries of the history can never be removed. Addresses without an account share one row.
CREATE TABLE sign_in_tries (
  subject_id TEXT PRIMARY KEY NOT NULL,
  failed INTEGER NOT NULL,
  failed_at INTEGER NOT NULL,
  hour INTEGER NOT NULL,
  in_hour INTEGER NOT NULL
) STRICT;

-- The passkey that a session was begun with, or that was added in it: what its person has and is was proven then. And what its
-- owner is told: how many tries had failed when it began.
ALTER TABLE "session" ADD COLUMN passkey_id TEXT;
ALTER TABLE "session" ADD COLUMN failed_before INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "session" ADD COLUMN failed_before_at INTEGER;
CREATE INDEX session_passkey ON "session"(passkey_id) WHERE passkey_id IS NOT NULL;
