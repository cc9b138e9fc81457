-- Filters of a list that staff keep under a name: their own, or shared with the whole office.
CREATE TABLE saved_views (
  id TEXT PRIMARY KEY NOT NULL,
  list TEXT NOT NULL CHECK (list IN ('bookings', 'cases')),
  owner_id TEXT NOT NULL REFERENCES "user"(id) ON DELETE RESTRICT,
  name TEXT NOT NULL COLLATE NOCASE CHECK (length(name) BETWEEN 1 AND 60),
  -- The filter as the list's address has it.
  query TEXT NOT NULL CHECK (length(query) BETWEEN 1 AND 2000),
  shared INTEGER NOT NULL DEFAULT 0 CHECK (shared IN (0, 1)),
  version INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX saved_views_own ON saved_views(owner_id, list, name);
CREATE INDEX saved_views_shared ON saved_views(list, name, id) WHERE shared = 1;
