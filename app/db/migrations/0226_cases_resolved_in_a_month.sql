-- The list of the cases that were resolved in a month, which the dashboards count: walked in the order of arrival, as every list of cases.
CREATE INDEX case_scopes_month ON case_scopes(scope, resolved_month, arrival) WHERE resolved_month IS NOT NULL;
