-- A request of whom is erased is cancelled with an entry in its own history, before the step that writes over its contact: one that came in between is not passed over.
CREATE TRIGGER erasures_requests_cancelled BEFORE UPDATE OF step ON erasures
WHEN OLD.step = 1 AND NEW.step = 2
  AND EXISTS (SELECT 1 FROM bookings WHERE contact_email_key = OLD.address AND status IN ('consultation_requested', 'pending'))
BEGIN
  SELECT RAISE(ABORT, 'erasure_barred');
END;
