-- What somebody does by a key is written only while that key opens its booking: the batch of such an act has an insert here, which
-- writes nothing and refuses the whole of it. A key that staff revoke, or that another one replaces, while a form is under way writes nothing.
CREATE VIEW acting_keys AS
SELECT purpose, subject_id, token_hash, expires_at AS at FROM access_keys WHERE revoked_at IS NULL;

CREATE TRIGGER acts_of_ended_keys INSTEAD OF INSERT ON acting_keys
WHEN NOT EXISTS (
  SELECT 1 FROM access_keys AS key
  WHERE key.purpose = NEW.purpose AND key.subject_id = NEW.subject_id AND key.token_hash = NEW.token_hash
    AND key.revoked_at IS NULL AND (key.expires_at IS NULL OR key.expires_at > NEW.at)
)
BEGIN
  SELECT RAISE(ABORT, 'key_ended');
END;
