-- People's own requests to be erased: when each was made, and what became of it.
CREATE TABLE erasure_requests (
  id TEXT PRIMARY KEY NOT NULL,
  user_id TEXT NOT NULL REFERENCES "user"(id) ON DELETE RESTRICT,
  -- UTC milliseconds.
  asked_at INTEGER NOT NULL,
  -- The erasure that an administrator has begun for it.
  erasure_id TEXT REFERENCES erasures(id) ON DELETE RESTRICT,
  outcome TEXT CHECK (outcome IN ('done', 'refused', 'withdrawn')),
  -- Of a refusal, for the person.
  reason TEXT CHECK (length(reason) BETWEEN 1 AND 2000),
  decided_by TEXT REFERENCES "user"(id) ON DELETE RESTRICT,
  ended_at INTEGER,
  CHECK ((outcome IS NULL) = (ended_at IS NULL)),
  CHECK ((outcome IS 'refused') = (reason IS NOT NULL))
) STRICT;
-- Asked twice, it is one.
CREATE UNIQUE INDEX erasure_requests_open ON erasure_requests(user_id) WHERE ended_at IS NULL;
CREATE INDEX erasure_requests_waiting ON erasure_requests(asked_at) WHERE ended_at IS NULL;
CREATE INDEX erasure_requests_of ON erasure_requests(user_id, asked_at);
CREATE INDEX erasure_requests_erasure ON erasure_requests(erasure_id);
CREATE INDEX erasure_requests_decider ON erasure_requests(decided_by);

-- What has ended stays as it ended: of a withdrawal, a refusal and an erasure at the same moment the first counts.
CREATE TRIGGER erasure_requests_end_once BEFORE UPDATE OF outcome, erasure_id ON erasure_requests
WHEN OLD.ended_at IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'erasure_request_ended');
END;
-- What is being erased can be neither withdrawn nor refused any more.
CREATE TRIGGER erasure_requests_begun BEFORE UPDATE OF outcome ON erasure_requests
WHEN NEW.outcome IN ('refused', 'withdrawn')
  AND EXISTS (SELECT 1 FROM erasures WHERE account_id = OLD.user_id AND done_at IS NULL)
BEGIN
  SELECT RAISE(ABORT, 'erasure_request_ended');
END;
CREATE TRIGGER erasure_requests_stay BEFORE DELETE ON erasure_requests
BEGIN
  SELECT RAISE(ABORT, 'erasure requests are never removed');
END;
