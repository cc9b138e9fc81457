/** Who was on one side of a case and comes in on the other takes along what they have read: everybody there is notified of it. */
import type { CasePersonRow } from "#app/db/cases/cases.repo.server.ts";
import type { Side } from "#app/domain/case/vocabulary.ts";
import type { CaseAct } from "./change-case.server.ts";

/** The act that tells of it; none for who was never in the case, or on this side alone. `people` with those who were removed. */
export function changingSides(
  people: readonly CasePersonRow[],
  { userId, name, side }: { userId: string; name: string; side: Side },
): CaseAct[] {
  const wasThere = people.some((one) => one.userId === userId && one.answeredAt !== null && one.side !== null && one.side !== side);
  return wasThere ? [{ type: "sides_changed", details: { name, side } }] : [];
}
