-- What a session has proven when it began: the password alone, a code of the second factor, or a passkey. Sessions of before have
-- proven no more than the password, unless a passkey began them: where a second factor is on, they end.
ALTER TABLE session ADD COLUMN begun_by TEXT CHECK (begun_by IN ('password', 'code', 'passkey'));
UPDATE session SET begun_by = 'passkey' WHERE passkey_id IS NOT NULL;

-- Acts on oneself were let through (migration 0038), and so somebody who was an administrator no more could make themselves one.
-- What changes a role, or opens or closes an account, is done by one who is an administrator when it is written, on whomever it is.
DROP TRIGGER account_acts_of_administrators;
CREATE TRIGGER account_acts_of_administrators BEFORE INSERT ON audit_entries
WHEN NEW.subject_type IN ('person', 'invitation') AND NEW.actor_kind = 'admin'
  AND (NEW.actor_id <> NEW.subject_id OR NEW.action IN ('role_changed', 'deactivated', 'reactivated', 'second_factor_removed'))
  AND NOT EXISTS (SELECT 1 FROM "user" WHERE id = NEW.actor_id AND role = 'admin' AND active = 1)
BEGIN
  SELECT RAISE(ABORT, 'no_administrator');
END;
-- What no administrator does to their own account. (By an invitation somebody without a role takes one.)
CREATE TRIGGER acts_that_others_do BEFORE INSERT ON audit_entries
WHEN NEW.subject_type = 'person' AND NEW.actor_kind = 'admin' AND NEW.actor_id = NEW.subject_id
  AND NEW.action IN ('role_changed', 'reactivated', 'second_factor_removed')
BEGIN
  SELECT RAISE(ABORT, 'own_account');
END;
