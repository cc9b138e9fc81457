/** A case along its statuses (specification, section 4 "Case status"; rulings, "Cases"), and what is said of it corrected. */
import { canMoveCase } from "#app/domain/case/status.ts";
import type { CaseStatus } from "#app/domain/case/vocabulary.ts";
import { AppError } from "#app/domain/errors.ts";
import type { SeenCase } from "#app/services/cases/case-access.server.ts";

export function requireMove({ row }: Pick<SeenCase, "row">, to: CaseStatus, from: CaseStatus): void {
  if (row.status !== from || !canMoveCase(row.status, to)) throw new AppError("transition_refused");
}
