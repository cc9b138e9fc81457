-- Who stands for the address that a person of a case is invited at: the side that gave it last or invited there last, or the office.
-- Null where it was given before this was written down; such an address is confirmed by inviting again.
ALTER TABLE case_people ADD COLUMN vouched_by TEXT CHECK (vouched_by IN ('a', 'b', 'office'));
