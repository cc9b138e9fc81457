-- Who last renewed a webhook's secret, who last changed its address (empty: who registered it), and by whose leaving it is paused.
ALTER TABLE webhooks ADD COLUMN secret_by TEXT REFERENCES "user"(id) ON DELETE RESTRICT;
ALTER TABLE webhooks ADD COLUMN address_by TEXT REFERENCES "user"(id) ON DELETE RESTRICT;
ALTER TABLE webhooks ADD COLUMN left_by TEXT REFERENCES "user"(id) ON DELETE RESTRICT;
CREATE INDEX webhooks_secret_giver ON webhooks(secret_by);
CREATE INDEX webhooks_address_giver ON webhooks(address_by);
CREATE INDEX webhooks_left ON webhooks(left_by);
-- Which of the two the last change was is not kept in the row: taken for both.
UPDATE webhooks SET secret_by = changed_by, address_by = changed_by WHERE changed_by IS NOT NULL;
-- Those of who has left already are paused now; the schedule moves what waits.
UPDATE webhooks SET
  paused_at = coalesce(paused_at, unixepoch() * 1000),
  left_by = (
    SELECT id FROM "user" WHERE id IN (webhooks.created_by, webhooks.changed_by) AND (active = 0 OR role <> 'admin') LIMIT 1
  )
WHERE removed_at IS NULL AND EXISTS (
  SELECT 1 FROM "user" WHERE id IN (webhooks.created_by, webhooks.changed_by) AND (active = 0 OR role <> 'admin')
);
