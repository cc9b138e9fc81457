-- Who last changed where a webhook is sent and what, or renewed its secret, and when.
ALTER TABLE webhooks ADD COLUMN changed_by TEXT REFERENCES "user"(id) ON DELETE RESTRICT;
ALTER TABLE webhooks ADD COLUMN changed_at INTEGER;
CREATE INDEX webhooks_changer ON webhooks(changed_by);
