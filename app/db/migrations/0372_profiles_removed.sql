-- A profile of the roster without an account is its person's by an address: that of the last invitation, of the account it had, or as our office has entered it.
-- By it an erasure finds the profile. It is compared as addresses are (domain/email-address.ts).
ALTER TABLE roster_profiles ADD COLUMN email_key TEXT;
CREATE INDEX roster_profiles_address ON roster_profiles(email_key) WHERE email_key IS NOT NULL;
UPDATE roster_profiles SET email_key = (SELECT invitations.email_key FROM invitations WHERE invitations.id = roster_profiles.invitation_id)
WHERE user_id IS NULL AND invitation_id IS NOT NULL;
UPDATE roster_profiles SET email_key = (
  SELECT lower("user".email) FROM audit_entries JOIN "user" ON "user".id = audit_entries.changes ->> '$.userId[0]'
  WHERE audit_entries.subject_type = 'roster_profile' AND audit_entries.subject_id = roster_profiles.id AND audit_entries.action = 'unlinked'
  ORDER BY audit_entries.seq DESC LIMIT 1)
WHERE user_id IS NULL AND invitation_id IS NULL;

-- What a hold of its person keeps is not removed.
CREATE TRIGGER held_profiles_stay BEFORE DELETE ON roster_profiles
WHEN EXISTS (SELECT 1 FROM holds_in_force) AND (
  OLD.user_id IN (SELECT account_id FROM holds_in_force WHERE subject_type = 'person' AND account_id IS NOT NULL)
  OR OLD.email_key IN (SELECT subject_id FROM holds_in_force WHERE subject_type = 'person'))
BEGIN
  SELECT RAISE(ABORT, 'legal_hold');
END;
