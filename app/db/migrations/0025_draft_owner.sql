-- Whose unfinished request a draft is: signing out takes it out of the browser, and signing in gives it back to them.
ALTER TABLE booking_drafts ADD COLUMN owner_id TEXT;
CREATE INDEX booking_drafts_owner ON booking_drafts(owner_id, updated_at) WHERE owner_id IS NOT NULL;
