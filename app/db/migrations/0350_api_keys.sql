-- API keys of people: what a program reads in somebody's name. Of a key only the SHA-256 is kept; it is shown once, has a name, scopes and, if
-- wanted, an end. It goes with everything else that a person's ways in have begun (`endingAccess`).
CREATE TABLE api_keys (
  id TEXT PRIMARY KEY NOT NULL,
  user_id TEXT NOT NULL REFERENCES "user"(id) ON DELETE RESTRICT,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  -- Words with a space between them.
  scopes TEXT NOT NULL CHECK (length(scopes) > 0),
  token_hash TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL,
  expires_at INTEGER,
  last_used_at INTEGER
) STRICT;
CREATE INDEX api_keys_person ON api_keys(user_id, created_at, id);

-- Whatever writes it: nobody has more programs.
CREATE TRIGGER api_keys_most BEFORE INSERT ON api_keys
WHEN (SELECT count(*) FROM api_keys WHERE user_id = NEW.user_id) >= 20
BEGIN
  SELECT RAISE(ABORT, 'too many API keys');
END;
