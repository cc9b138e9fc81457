-- Where a document is kept in its case, and the number by which it is cited. All of it is said of the first version and is true
-- of those that follow. `series_number` is given once: to what both sides see, in its order, and never again.
ALTER TABLE case_documents ADD COLUMN folder TEXT NOT NULL DEFAULT 'other'
  CHECK (folder IN ('pleadings', 'evidence', 'legal_authorities', 'procedural_orders', 'hearing', 'award', 'correspondence', 'other'));
ALTER TABLE case_documents ADD COLUMN description TEXT NOT NULL DEFAULT '' CHECK (length(description) <= 500);
-- The day that the document bears, YYYY-MM-DD.
ALTER TABLE case_documents ADD COLUMN document_date TEXT;
ALTER TABLE case_documents ADD COLUMN relied_on TEXT CHECK (relied_on IN ('side_a', 'side_b', 'both'));
-- Its place among those of its folder; null where nobody has ordered them since it was filed.
ALTER TABLE case_documents ADD COLUMN position INTEGER;
ALTER TABLE case_documents ADD COLUMN series TEXT CHECK (series IN ('C', 'CL', 'R', 'RL', 'PO'));
ALTER TABLE case_documents ADD COLUMN series_number INTEGER CHECK (series_number > 0);
CREATE UNIQUE INDEX case_documents_exhibit ON case_documents(case_id, series, series_number) WHERE series IS NOT NULL;

-- A gap would tell the other side of what was filed for others: a number is the next of its series, of what everyone sees.
CREATE TRIGGER case_documents_numbered BEFORE UPDATE OF series, series_number ON case_documents
WHEN OLD.series IS NULL AND NEW.series IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'exhibit numbers are for what everyone sees')
  WHERE NEW.audience <> 'everyone' OR NEW.root_id IS NOT NULL OR NEW.ready_at IS NULL;
  SELECT RAISE(ABORT, 'exhibit numbers follow one another')
  WHERE NEW.series_number IS NOT 1 + ifnull(
    (SELECT max(series_number) FROM case_documents WHERE case_id = NEW.case_id AND series = NEW.series), 0);
END;
CREATE TRIGGER case_documents_numbered_once BEFORE UPDATE OF series, series_number ON case_documents
WHEN OLD.series IS NOT NULL AND (NEW.series IS NOT OLD.series OR NEW.series_number IS NOT OLD.series_number)
BEGIN
  SELECT RAISE(ABORT, 'exhibit numbers are given once');
END;
CREATE TRIGGER case_documents_numbered_when_filed BEFORE INSERT ON case_documents WHEN NEW.series IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'exhibit numbers are given to what is filed');
END;

-- A document is found by its number too: "C-4" and "C4".
CREATE VIEW document_search_rows AS
SELECT
  id AS document_id, case_id, ready_at,
  'c' || hex(case_id) || ' a' || replace(audience, '_', '') AS facets,
  name || ifnull(' ' || series || '-' || series_number || ' ' || series || series_number, '') AS words
FROM case_documents
WHERE ready_at IS NOT NULL;
DROP TRIGGER case_documents_searched;
CREATE TRIGGER case_documents_searched AFTER UPDATE OF ready_at ON case_documents
WHEN OLD.ready_at IS NULL AND NEW.ready_at IS NOT NULL
BEGIN
  INSERT INTO document_search (facets, words, document_id, case_id)
  SELECT facets, words, document_id, case_id FROM document_search_rows WHERE document_id = NEW.id;
END;
CREATE TRIGGER case_documents_searched_by_number AFTER UPDATE OF series ON case_documents
WHEN OLD.ready_at IS NOT NULL AND OLD.series IS NULL AND NEW.series IS NOT NULL
BEGIN
  UPDATE document_search SET words = (SELECT words FROM document_search_rows WHERE document_id = NEW.id)
  WHERE rowid = (
    SELECT rowid FROM document_search
    WHERE document_search MATCH 'facets : "c' || hex(NEW.case_id) || '"' AND document_id = NEW.id);
END;
