import { changingCase, changingPerson } from "#app/db/cases/cases.repo.server.ts";
import { droppingAward } from "#app/db/cases/panel-awards.repo.server.ts";
import { tribunalSchema } from "#app/domain/case/changes.ts";
import { heldSeats, holderOf, seatsOf, standingOf, titleOf, tribunalOf } from "#app/domain/case/tribunal/tribunal.ts";
import { parseInput, refusedField } from "#app/domain/parse-input.ts";
import { requireInCase } from "#app/services/cases/case-access.server.ts";
import { changeCase } from "#app/services/cases/change-case.server.ts";
import { seatLeftMails } from "#app/services/cases/tribunal/seat-left.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { nameOf, statusChange } from "./assignments.server.ts";

/**
 * Whether one arbitrator decides a case or three. Who was the sole arbitrator presides then; of a panel the one who presides stays alone, and
 * the others lose their seats. For administrators, with a reason where anybody has been appointed. Throws `invalid_input`.
 */
export async function setTribunal(context: ServiceContext, caseId: string, input: unknown): Promise<void> {
  const { db } = context;
  await changeCase(context, caseId, (seen, now) => {
    requireInCase(seen, "assign");
    const { size, reason } = parseInput(tribunalSchema, input);
    const { row, people } = seen;
    if (size === row.tribunalSize) throw refusedField("form", "case_tribunal_same");
    const sitting = tribunalOf(people);
    if (sitting.length > 0 && !reason) throw refusedField("reason", "case_reason_required");
    const leaving = sitting.filter(({ seat }) => seat !== null && !seatsOf(size).includes(seat));
    const standing = standingOf(row.status, size, heldSeats(people));
    const staying = holderOf(people, "presiding");
    const details = {
      arbitrators: [row.tribunalSize, size],
      // What who stays is called from now on.
      ...(staying ? { arbitrator: nameOf(staying), seat: titleOf("presiding", size) } : {}),
      ...(leaving.length > 0 ? { left: leaving.map(nameOf) } : {}),
      ...(reason ? { reason } : {}),
      ...statusChange(row, standing),
    };
    return {
      acts: [{ type: "tribunal_changed", details }],
      statements: [
        ...leaving.map(({ id }) => changingPerson(db, id, { state: "removed", removedAt: now })),
        // What is before a panel is not before the tribunal that comes after it.
        droppingAward(db, caseId, now),
        changingCase(db, caseId, { tribunalSize: size, ...standing }),
      ],
      messages: seatLeftMails(leaving, now),
      result: undefined,
    };
  });
}
