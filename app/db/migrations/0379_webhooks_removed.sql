-- A webhook that is removed is seen no more and sent nothing; its log goes in pieces, and the row with the last of them.
ALTER TABLE webhooks ADD COLUMN removed_at INTEGER;
CREATE INDEX webhooks_removed ON webhooks(removed_at) WHERE removed_at IS NOT NULL;
DROP TRIGGER webhooks_most;
CREATE TRIGGER webhooks_most BEFORE INSERT ON webhooks
WHEN (SELECT count(*) FROM webhooks WHERE removed_at IS NULL) >= 20
BEGIN
  SELECT RAISE(ABORT, 'too many webhooks');
END;
