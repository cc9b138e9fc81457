-- Files in R2 that no row names: written down before a picture is stored, and by the write that replaces one; taken off by the write that names it, and with
-- the file itself. So of two pictures that are saved at once none is left, and what a crash leaves the schedule finds.
CREATE TABLE left_files (
  object_key TEXT PRIMARY KEY NOT NULL,
  -- UTC milliseconds; 0 of what was named before and is due at once.
  since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX left_files_since ON left_files(since);

CREATE TRIGGER user_picture_left AFTER UPDATE OF picture_key ON "user"
WHEN OLD.picture_key IS NOT NULL AND NEW.picture_key IS NOT OLD.picture_key
BEGIN
  INSERT INTO left_files (object_key, since) VALUES (OLD.picture_key, 0) ON CONFLICT (object_key) DO UPDATE SET since = 0;
END;
CREATE TRIGGER user_picture_named AFTER UPDATE OF picture_key ON "user"
WHEN NEW.picture_key IS NOT NULL
BEGIN
  DELETE FROM left_files WHERE object_key = NEW.picture_key;
END;
