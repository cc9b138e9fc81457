-- Which session an unfinished request and its conversation belong to, once they have moved from the one in which they were
-- begun (a resume link, signing in, signing out): what has a holder is read by the session that names it, and by no other.
ALTER TABLE booking_drafts ADD COLUMN holder TEXT;
ALTER TABLE chat_sessions ADD COLUMN holder TEXT;
-- When a visitor's session was ended. Its row stays until it expires, so that nothing begins it a second time.
ALTER TABLE visitor_sessions ADD COLUMN ended_at INTEGER;
