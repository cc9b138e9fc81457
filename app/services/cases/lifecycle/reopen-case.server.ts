import { documentsOfCase } from "#app/db/cases/case-file.repo.server.ts";
import { changingCase } from "#app/db/cases/cases.repo.server.ts";
import { reopenSchema } from "#app/domain/case/changes.ts";
import { parseInput } from "#app/domain/parse-input.ts";
import { withCheck } from "#app/services/cases/arbitrators/conflict-check.server.ts";
import { requireInCase, requireVersion } from "#app/services/cases/case-access.server.ts";
import { changeCase } from "#app/services/cases/change-case.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { requireMove } from "./case-moves.server.ts";

/** For administrators, with a reason. */
export async function reopenCase(context: ServiceContext, caseId: string, input: unknown): Promise<void> {
  const { db } = context;
  const { reason, version } = parseInput(reopenSchema, input);
  await changeCase(context, caseId, async (seen, now) => {
    requireInCase(seen, "reopen");
    requireVersion(seen, version);
    requireMove(seen, "in_progress", "resolved");
    const award = await awardOf(context, caseId, seen.row.awardDocumentId);
    const change = {
      acts: [
        { type: "status_changed" as const, details: { status: ["resolved", "in_progress"], reason, outcome: seen.row.outcome, award } },
      ],
      statements: [
        // What was decided stays in the record; the case itself is undecided again.
        changingCase(db, caseId, {
          status: "in_progress",
          outcome: null,
          awardDocumentId: null,
          resolvedAt: null,
          resolvedMonth: null,
        }),
      ],
      result: undefined,
    };
    const since = seen.row.resolvedAt ?? now;
    const isJoined = seen.people.some(({ answeredAt }) => answeredAt !== null && answeredAt >= since);
    // Interests that were declared meanwhile were compared with no resolved case. That nothing was found is an entry only where somebody joined.
    const checked = await withCheck(db, seen, seen.people, isJoined ? change : { ...change, acts: [] }, now);
    return isJoined ? checked : { ...checked, acts: [...change.acts, ...checked.acts] };
  });
}

/** The award of the ending that is undone, as the entry of the ending named it; null where there was none. */
async function awardOf({ db }: ServiceContext, caseId: string, documentId: string | null) {
  const found = documentId === null ? undefined : (await documentsOfCase(db, caseId)).find(({ id }) => id === documentId);
  return found ? { id: found.id, name: found.name, sha256: found.sha256 } : null;
}
