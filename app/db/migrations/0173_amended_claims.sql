-- What a case was before its title or description was changed is read with its page.
CREATE INDEX case_entries_amended ON case_entries(case_id, seq) WHERE type = 'claim_amended';
