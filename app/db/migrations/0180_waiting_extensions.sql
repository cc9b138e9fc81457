-- What an arbitrator has to decide is found by the case: of its requests for more time, those that wait.
CREATE INDEX case_extensions_waiting ON case_extensions(case_id) WHERE decision IS NULL;
