-- Whether somebody has taken a copy of a case's document lately: further copies of the hour are no entries of their own.
CREATE INDEX case_entries_copies ON case_entries(case_id, actor_id, at) WHERE type = 'document_downloaded';
