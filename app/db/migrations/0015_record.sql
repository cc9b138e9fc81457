-- Reports (issue 6): what was created, received, assigned or resolved in a range, read from indexes alone.
CREATE INDEX cases_created ON cases(created_at, status);
CREATE INDEX cases_resolved ON cases(resolved_at, created_at) WHERE resolved_at IS NOT NULL;
CREATE INDEX case_entries_assignments ON case_entries(case_id, at) WHERE type = 'arbitrator_assigned';
CREATE INDEX bookings_received ON bookings(created_at, status, location_type, location) WHERE deleted_at IS NULL;
