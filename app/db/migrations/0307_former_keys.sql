-- The first act by the mailed link proves the booking's address: it gives the confirmation and the calendar's file new keys, which go there
-- by mail alone. What the key before opened is kept as a hash, so that its page says where the booking is shown now.
ALTER TABLE access_keys ADD COLUMN former_hash TEXT;
CREATE INDEX access_keys_former ON access_keys(former_hash) WHERE former_hash IS NOT NULL;
