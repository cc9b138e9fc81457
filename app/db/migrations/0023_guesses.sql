-- Guesses at passwords and codes, devices that are known, and sessions without addresses in the clear.

-- What was tried and was not right, of an account, a network or a known device, by the hash of its name. `level` is how many
-- tries had not been right at `at`; it sinks with time. Before `open_at` no further try is looked at. All times in UTC milliseconds.
CREATE TABLE guesses (
  key TEXT PRIMARY KEY NOT NULL,
  level REAL NOT NULL,
  at INTEGER NOT NULL,
  open_at INTEGER NOT NULL,
  forget_at INTEGER NOT NULL
) STRICT;
CREATE INDEX guesses_forgotten ON guesses(forget_at);

-- A browser from which somebody has signed in rightly. Of its cookie only the SHA-256 (hex) is kept; a browser that several
-- people use has a row for each.
CREATE TABLE known_devices (
  id TEXT PRIMARY KEY NOT NULL,
  user_id TEXT NOT NULL REFERENCES "user"(id) ON DELETE RESTRICT,
  token_hash TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  used_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX known_devices_token ON known_devices(token_hash, user_id);
CREATE INDEX known_devices_user ON known_devices(user_id, used_at);
CREATE INDEX known_devices_expiry ON known_devices(expires_at);

-- The device that a session was begun on: ending the session from elsewhere forgets it too.
ALTER TABLE "session" ADD COLUMN device_id TEXT;

-- Addresses are forgotten; of the browser's own words only its name and its system are kept, as the settings show them.
UPDATE "session" SET
  ip_address = NULL,
  user_agent = CASE
      WHEN user_agent LIKE '%Edg/%' OR user_agent LIKE '%EdgA/%' OR user_agent LIKE '%EdgiOS/%' THEN 'Edge'
      WHEN user_agent LIKE '%OPR/%' OR user_agent LIKE '%Opera/%' THEN 'Opera'
      WHEN user_agent LIKE '%SamsungBrowser/%' THEN 'Samsung Internet'
      WHEN user_agent LIKE '%Firefox/%' OR user_agent LIKE '%FxiOS/%' THEN 'Firefox'
      WHEN user_agent LIKE '%Chrome/%' OR user_agent LIKE '%CriOS/%' OR user_agent LIKE '%Chromium/%' THEN 'Chrome'
      WHEN user_agent LIKE '%Safari/%' THEN 'Safari'
      ELSE '' END
    || '/' ||
    CASE
      WHEN user_agent LIKE '%iPhone%' THEN 'iPhone'
      WHEN user_agent LIKE '%iPad%' THEN 'iPad'
      WHEN user_agent LIKE '%Android%' THEN 'Android'
      WHEN user_agent LIKE '%CrOS%' THEN 'ChromeOS'
      WHEN user_agent LIKE '%Windows%' THEN 'Windows'
      WHEN user_agent LIKE '%Mac OS X%' OR user_agent LIKE '%Macintosh%' THEN 'macOS'
      WHEN user_agent LIKE '%Linux%' OR user_agent LIKE '%X11%' THEN 'Linux'
      ELSE '' END;
