-- Whether our office has written what a case says of somebody: the other side corrects nothing of it, whoever has given the address.
ALTER TABLE case_people ADD COLUMN worded_by_office INTEGER NOT NULL DEFAULT 0;
UPDATE case_people SET worded_by_office = 1 WHERE vouched_by = 'office';
