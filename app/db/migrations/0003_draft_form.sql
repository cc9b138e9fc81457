-- What a draft is to become: a fast booking, or a detailed one with everything that its rules ask for.
ALTER TABLE booking_drafts ADD COLUMN form TEXT NOT NULL DEFAULT 'fast' CHECK (form IN ('fast', 'detailed'));
