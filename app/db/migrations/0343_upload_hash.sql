-- The SHA-256 of an upload that was put together (hexadecimal): reckoned once, however often filing it is tried.
ALTER TABLE case_uploads ADD COLUMN sha256 TEXT;
