-- Changes by staff and by the client's signed link, and holds that release themselves.
-- Part of what the link is signed over: one more revokes every link that was sent (app/services/manage-links.server.ts).
ALTER TABLE bookings ADD COLUMN manage_epoch INTEGER NOT NULL DEFAULT 0;

-- What the hourly job looks for: few holds have an end, whatever the number of all.
CREATE INDEX room_holds_expiring ON room_holds(expires_at) WHERE expires_at IS NOT NULL;
