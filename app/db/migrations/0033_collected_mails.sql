-- Mails to offices have a ceiling: beyond it a message is part of one collected mail, whose id it holds.
ALTER TABLE outbox ADD COLUMN collected_by TEXT;
CREATE INDEX outbox_collected ON outbox(collected_by, created_at, id) WHERE collected_by IS NOT NULL;
