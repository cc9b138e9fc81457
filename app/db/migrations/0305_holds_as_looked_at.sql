-- The version of the venue by which a hold was found to fit: what was closed, moved or refitted since is looked at again, and not written over.
ALTER TABLE room_holds ADD COLUMN venue_version INTEGER;
CREATE TRIGGER room_holds_as_looked_at BEFORE INSERT ON room_holds
WHEN NEW.venue_version IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM rooms JOIN venue_settings ON venue_settings.venue_id = rooms.venue_id
  WHERE rooms.id = NEW.room_id AND venue_settings.version = NEW.venue_version
)
BEGIN
  SELECT RAISE(ABORT, 'venue_changed');
END;
