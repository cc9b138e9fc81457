-- Limits of how many there are, decided where a row is written: of several that are sent at once the database refuses the one too many. The
-- numbers stand a second time in the code, which says them to people (`limit_reached` in `app/db/errors.ts`).

-- Of a booking, for each audience (`MOST` in `attach-document.server.ts`).
CREATE TRIGGER booking_documents_within_limit BEFORE INSERT ON booking_documents
WHEN (
  SELECT count(*) FROM booking_documents AS kept
  WHERE kept.booking_id = NEW.booking_id AND kept.audience = NEW.audience AND kept.removed_at IS NULL
) >= 50
BEGIN
  SELECT RAISE(ABORT, 'limit_reached');
END;

-- Of one person in one list (`VIEW_LIMITS.own`).
CREATE TRIGGER saved_views_within_limit BEFORE INSERT ON saved_views
WHEN (SELECT count(*) FROM saved_views AS kept WHERE kept.owner_id = NEW.owner_id AND kept.list = NEW.list) >= 50
BEGIN
  SELECT RAISE(ABORT, 'limit_reached');
END;

-- In use (`TEMPLATE_LIMITS.templates`).
CREATE TRIGGER message_templates_within_limit BEFORE INSERT ON message_templates
WHEN NEW.removed_at IS NULL AND (SELECT count(*) FROM message_templates AS kept WHERE kept.removed_at IS NULL) >= 100
BEGIN
  SELECT RAISE(ABORT, 'limit_reached');
END;

-- Of one arbitrator, as many as a check of conflicts reads, less the one more that it must see (`MOST_DECLARED`).
CREATE TRIGGER arbitrator_interests_within_limit BEFORE INSERT ON arbitrator_interests
WHEN (SELECT count(*) FROM arbitrator_interests AS kept WHERE kept.user_id = NEW.user_id AND kept.removed_at IS NULL) >= 999
BEGIN
  SELECT RAISE(ABORT, 'limit_reached');
END;
CREATE TRIGGER arbitrator_absences_within_limit BEFORE INSERT ON arbitrator_absences
WHEN (
  SELECT count(*) FROM arbitrator_absences AS kept
  WHERE kept.user_id = NEW.user_id AND kept.to_date >= date(NEW.created_at / 1000, 'unixepoch', '-1 day')
) >= 999
BEGIN
  SELECT RAISE(ABORT, 'limit_reached');
END;
