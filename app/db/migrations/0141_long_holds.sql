-- Holds that are longer than fourteen hours: the few that may have begun a day before the days that are looked at, and go on in them. Others are
-- found by when they begin, with no more than those fourteen hours before.
CREATE INDEX room_holds_long ON room_holds(starts_at) WHERE ends_at - starts_at > 50400000;
