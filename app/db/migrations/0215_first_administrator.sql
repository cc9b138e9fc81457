-- The link that opens the first administrator's account: nobody is there yet who could invite. Made by `npm run first-admin`, which stores the SHA-256 (hex) of
-- its token alone; opens once, until it expires, and never once there is an administrator, in use or not.
CREATE TABLE first_administrator_links (
  token_hash TEXT PRIMARY KEY NOT NULL CHECK (length(token_hash) = 64),
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL CHECK (expires_at > created_at),
  used_at INTEGER,
  replaced_at INTEGER
) STRICT;

CREATE TRIGGER first_administrator_links_made BEFORE INSERT ON first_administrator_links
WHEN EXISTS (SELECT 1 FROM "user" WHERE role = 'admin')
BEGIN
  SELECT RAISE(ABORT, 'administrator_exists');
END;

-- One opens at a time: of two the earlier may have been read by somebody else.
CREATE TRIGGER first_administrator_links_replaced AFTER INSERT ON first_administrator_links
BEGIN
  UPDATE first_administrator_links SET replaced_at = NEW.created_at
  WHERE token_hash <> NEW.token_hash AND used_at IS NULL AND replaced_at IS NULL;
END;

-- Of two that use it at the same moment the second's whole batch is refused.
CREATE TRIGGER first_administrator_links_used BEFORE UPDATE OF used_at ON first_administrator_links
WHEN OLD.used_at IS NOT NULL OR OLD.replaced_at IS NOT NULL OR NEW.used_at IS NULL OR NEW.used_at >= OLD.expires_at
  OR EXISTS (SELECT 1 FROM "user" WHERE role = 'admin')
BEGIN
  SELECT RAISE(ABORT, 'first_administrator_link_closed');
END;
