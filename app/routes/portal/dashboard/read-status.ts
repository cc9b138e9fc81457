import { CASE_STATUSES, type CaseStatus } from "#app/domain/case/vocabulary.ts";

/** The filter of a dashboard's address; what is no status filters nothing. */
export function readStatus(parameters: URLSearchParams): CaseStatus | null {
  const asked = parameters.get("status");
  return CASE_STATUSES.find((status) => status === asked) ?? null;
}
