-- Arbitrators who have not answered an appointment or a question about a conflict are reminded, each of their own: how many reminders were written.
ALTER TABLE case_people ADD COLUMN reminded INTEGER NOT NULL DEFAULT 0;
ALTER TABLE case_disclosures ADD COLUMN reminded INTEGER NOT NULL DEFAULT 0;
CREATE INDEX case_people_unanswered ON case_people(created_at) WHERE capacity = 'arbitrator' AND state = 'invited' AND reminded < 2;
CREATE INDEX case_disclosures_unanswered ON case_disclosures(asked_at) WHERE answered_at IS NULL AND decision IS NULL AND reminded < 2;
