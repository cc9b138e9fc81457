-- What a venue charges. A card is a draft until it is published; what is published is in force from its day until a later one
-- is, and is withdrawn but never altered.
CREATE TABLE rate_cards (
  id TEXT PRIMARY KEY NOT NULL,
  venue_id TEXT NOT NULL REFERENCES venue_settings(venue_id) ON DELETE RESTRICT,
  state TEXT NOT NULL CHECK (state IN ('draft', 'published', 'withdrawn')),
  name TEXT NOT NULL,
  currency TEXT NOT NULL CHECK (currency IN ('CAD', 'USD', 'KYD')),
  -- First day of a hearing that it is meant for, YYYY-MM-DD at the venue.
  valid_from TEXT NOT NULL CHECK (valid_from GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  -- Amounts in cents (app/domain/estimate/rate-card.ts).
  rates TEXT NOT NULL CHECK (json_valid(rates)),
  -- UTC milliseconds.
  created_at INTEGER NOT NULL,
  published_at INTEGER,
  CHECK ((state = 'draft') = (published_at IS NULL))
) STRICT;
CREATE INDEX rate_cards_in_force ON rate_cards(venue_id, state, valid_from, published_at);
CREATE UNIQUE INDEX rate_cards_one_draft ON rate_cards(venue_id) WHERE state = 'draft';

CREATE TRIGGER rate_cards_published_stay BEFORE UPDATE ON rate_cards
WHEN OLD.state <> 'draft' AND (
  NEW.state = 'draft' OR NEW.id <> OLD.id OR NEW.venue_id <> OLD.venue_id OR NEW.name <> OLD.name OR NEW.currency <> OLD.currency
  OR NEW.valid_from <> OLD.valid_from OR NEW.rates <> OLD.rates OR NEW.published_at <> OLD.published_at
)
BEGIN
  SELECT RAISE(ABORT, 'published rates are never altered');
END;
CREATE TRIGGER rate_cards_published_never_deleted BEFORE DELETE ON rate_cards WHEN OLD.state <> 'draft'
BEGIN
  SELECT RAISE(ABORT, 'published rates are never deleted');
END;
