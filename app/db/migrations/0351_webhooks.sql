-- Webhooks: addresses of the office's other programs, which are sent what happened to bookings and cases. What happened is noted here by triggers, in the
-- batch of the change and by whatever path it came; the schedule delivers it. A delivery keeps ids alone: what is sent is read when it leaves.
CREATE TABLE webhooks (
  id TEXT PRIMARY KEY NOT NULL,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  url TEXT NOT NULL CHECK (url LIKE 'https://%'),
  events TEXT NOT NULL CHECK (json_valid(events) AND json_type(events) = 'array'),
  scopes TEXT NOT NULL CHECK (json_valid(scopes) AND json_type(scopes) = 'array'),
  -- What signs, encrypted under the Worker's secret of this version; and the one before, which signs too until its time is over.
  sealed_secret TEXT NOT NULL,
  secret_version INTEGER NOT NULL,
  former_secret TEXT,
  former_until INTEGER,
  created_by TEXT NOT NULL REFERENCES "user"(id) ON DELETE RESTRICT,
  created_at INTEGER NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  -- Nothing is sent while it is paused; `paused_by` is empty where it failed for too long.
  paused_at INTEGER,
  paused_by TEXT REFERENCES "user"(id) ON DELETE RESTRICT,
  -- Since when every attempt has failed.
  failing_since INTEGER
) STRICT;
CREATE INDEX webhooks_listed ON webhooks(created_at, id);
CREATE INDEX webhooks_paused ON webhooks(paused_at);
CREATE INDEX webhooks_secret ON webhooks(secret_version);
CREATE INDEX webhooks_maker ON webhooks(created_by);
CREATE INDEX webhooks_pauser ON webhooks(paused_by);
CREATE TRIGGER webhooks_most BEFORE INSERT ON webhooks
WHEN (SELECT count(*) FROM webhooks) >= 20
BEGIN
  SELECT RAISE(ABORT, 'too many webhooks');
END;

CREATE TRIGGER webhooks_changed BEFORE UPDATE OF version ON webhooks
WHEN NEW.version <> OLD.version + 1
BEGIN
  SELECT RAISE(ABORT, 'webhook_changed');
END;

CREATE TABLE webhook_deliveries (
  id TEXT PRIMARY KEY NOT NULL,
  webhook_id TEXT NOT NULL REFERENCES webhooks(id) ON DELETE CASCADE,
  -- The same for each attempt, each replay and each webhook.
  event_id TEXT NOT NULL,
  event TEXT NOT NULL,
  -- The booking or the case; empty for a test.
  subject_id TEXT NOT NULL,
  occurred_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('waiting', 'paused', 'delivered', 'dead')),
  attempts INTEGER NOT NULL DEFAULT 0,
  deliver_after INTEGER NOT NULL,
  claim TEXT,
  -- Of the last attempt.
  attempted_at INTEGER,
  status INTEGER,
  duration_ms INTEGER,
  last_error TEXT,
  settled_at INTEGER,
  -- Who had it sent again.
  replayed_by TEXT REFERENCES "user"(id) ON DELETE RESTRICT
) STRICT;
CREATE INDEX webhook_deliveries_due ON webhook_deliveries(webhook_id, state, deliver_after, id);
CREATE INDEX webhook_deliveries_listed ON webhook_deliveries(webhook_id, created_at, id);
CREATE INDEX webhook_deliveries_age ON webhook_deliveries(created_at);
CREATE INDEX webhook_deliveries_replayer ON webhook_deliveries(replayed_by);

CREATE TRIGGER webhook_bookings AFTER INSERT ON audit_entries
WHEN NEW.subject_type = 'booking' AND NEW.action IN ('requested', 'status_changed', 'edited', 'rooms_changed', 'deleted')
BEGIN
  INSERT INTO webhook_deliveries (id, webhook_id, event_id, event, subject_id, occurred_at, created_at, state, deliver_after)
  SELECT lower(hex(randomblob(16))), hook.id, 'booking.' || NEW.subject_id || '.' || NEW.seq, wanted.value, NEW.subject_id, NEW.at, NEW.at,
    iif(hook.paused_at IS NULL, 'waiting', 'paused'), NEW.at
  FROM webhooks AS hook, json_each(hook.events) AS wanted
  WHERE wanted.value = CASE
    WHEN NEW.action = 'requested' THEN 'booking.requested'
    WHEN NEW.action = 'deleted' THEN 'booking.removed'
    WHEN NEW.action = 'status_changed' AND json_extract(NEW.changes, '$.to') IN ('confirmed', 'cancelled', 'completed')
      THEN 'booking.' || json_extract(NEW.changes, '$.to')
    ELSE 'booking.changed'
  END;
END;

-- Only what everyone in the case reads: of what is private nobody learns that it is there.
CREATE TRIGGER webhook_cases AFTER INSERT ON case_entries
WHEN NEW.audience = 'everyone'
  AND NEW.type IN ('case_created', 'status_changed', 'document_uploaded', 'deadline_set', 'deadline_done', 'booking_linked')
BEGIN
  INSERT INTO webhook_deliveries (id, webhook_id, event_id, event, subject_id, occurred_at, created_at, state, deliver_after)
  SELECT lower(hex(randomblob(16))), hook.id, 'case.' || NEW.case_id || '.' || NEW.seq, wanted.value, NEW.case_id, NEW.at, NEW.at,
    iif(hook.paused_at IS NULL, 'waiting', 'paused'), NEW.at
  FROM webhooks AS hook, json_each(hook.events) AS wanted
  WHERE wanted.value = CASE NEW.type
    WHEN 'case_created' THEN 'case.created'
    WHEN 'status_changed' THEN 'case.status_changed'
    WHEN 'document_uploaded' THEN 'case.document_filed'
    WHEN 'deadline_set' THEN 'case.deadline_set'
    WHEN 'deadline_done' THEN 'case.deadline_done'
    ELSE 'case.hearing_linked'
  END;
END;
