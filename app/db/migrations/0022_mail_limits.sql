-- Mail is no relay: who caused a message, whether the limits let it pass, and which addresses are known to be read by who gave them.
-- The account that caused it; null for a visitor and for the system.
ALTER TABLE outbox ADD COLUMN sender TEXT;
-- Keyed hash of the network that it was caused from; null for the system and for what was written before.
ALTER TABLE outbox ADD COLUMN network TEXT;
-- Set once the limits let it pass or staff did, so that a failed attempt is not counted twice.
ALTER TABLE outbox ADD COLUMN admitted_at INTEGER;

-- Addresses whose reader has followed a link that only a mail to them holds; the address as a keyed hash.
CREATE TABLE mail_addresses (
  address TEXT PRIMARY KEY NOT NULL,
  proven_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX mail_addresses_age ON mail_addresses(proven_at);
