-- Under which of the Worker's secrets the token of a link is made again (the version of its slot, 0 for AUTH_SECRET), and the token itself,
-- encrypted under that secret, once it is not the one that the link was made with.
ALTER TABLE access_keys ADD COLUMN secret_version INTEGER NOT NULL DEFAULT 0;
ALTER TABLE access_keys ADD COLUMN sealed_token TEXT;

-- Links that a later mail repeats, by the secret that they need.
CREATE INDEX access_keys_secret ON access_keys (secret_version) WHERE nonce IS NOT NULL AND revoked_at IS NULL;
