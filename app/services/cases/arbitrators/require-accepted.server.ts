import type { CasePersonRow } from "#app/db/cases/cases.repo.server.ts";
import { hasAccepted, type TribunalSize, tribunalOf } from "#app/domain/case/tribunal/tribunal.ts";
import { refusedField } from "#app/domain/parse-input.ts";
import { nameOf } from "./assignments.server.ts";

/**
 * Throws `invalid_input` while a seat is vacant or not accepted, and naming who holds one and can no longer act: their account was closed, or
 * they are no arbitrator any more. They keep the seat until the office appoints another.
 */
export function requireAccepted(size: TribunalSize, people: readonly CasePersonRow[]): void {
  const unable = tribunalOf(people).find(({ account }) => !account?.active || account.role !== "arbitrator");
  if (unable) throw refusedField("form", "case_arbitrator_unable", nameOf(unable));
  if (!hasAccepted(size, people)) throw refusedField("form", "case_tribunal_unanswered");
}
