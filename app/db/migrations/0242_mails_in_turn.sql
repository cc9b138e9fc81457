-- First mails to new addresses that wait for the house's ceiling: from which wider part of the network each was caused (a keyed hash), and
-- which of that part's it is that wait. They leave by turns, so that no part of the network keeps another's first mail waiting.
ALTER TABLE outbox ADD COLUMN area TEXT;
ALTER TABLE outbox ADD COLUMN turn INTEGER;
CREATE INDEX outbox_in_turn ON outbox(turn, created_at, id) WHERE state = 'waiting' AND last_error = 'held_house';
CREATE INDEX outbox_turns_of ON outbox(area, created_at) WHERE turn IS NOT NULL;
