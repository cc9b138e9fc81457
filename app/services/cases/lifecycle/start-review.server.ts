import { changingCase, changingPerson } from "#app/db/cases/cases.repo.server.ts";
import { isSeated } from "#app/domain/case/tribunal/tribunal.ts";
import { titled } from "#app/services/cases/arbitrators/assignments.server.ts";
import { requireAccepted } from "#app/services/cases/arbitrators/require-accepted.server.ts";
import { requireInCase, requireVersion } from "#app/services/cases/case-access.server.ts";
import { changeCase } from "#app/services/cases/change-case.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { requireMove } from "./case-moves.server.ts";

/** "Start Review": to `in_progress`; who had not answered the assignment accepts it by this. Throws `invalid_input` while a co-arbitrator has not accepted. */
export async function startReview(context: ServiceContext, caseId: string, version?: number): Promise<void> {
  const { db } = context;
  await changeCase(context, caseId, (seen, now) => {
    requireInCase(seen, "start_review");
    requireVersion(seen, version);
    requireMove(seen, "in_progress", "assigned");
    const proposed = seen.people.find((one) => one.state === "invited" && isSeated(one) && one.userId === seen.who.id);
    const others = seen.people.map((one) => (one.id === proposed?.id ? { ...one, state: "active" as const } : one));
    requireAccepted(seen.row.tribunalSize, others);
    const arbitrator = `${seen.who.firstName} ${seen.who.lastName}`.trim();
    return {
      acts: [
        ...(proposed ? [{ type: "arbitrator_accepted" as const, details: { arbitrator, ...titled(seen.row, proposed.seat) } }] : []),
        { type: "status_changed", details: { status: ["assigned", "in_progress"] } },
      ],
      statements: [
        ...(proposed ? [changingPerson(db, proposed.id, { state: "active", answeredAt: now })] : []),
        changingCase(db, caseId, { status: "in_progress" }),
      ],
      result: undefined,
    };
  });
}
