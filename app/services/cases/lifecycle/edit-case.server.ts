import { changingCase } from "#app/db/cases/cases.repo.server.ts";
import { editSchema } from "#app/domain/case/changes.ts";
import { isAnswered } from "#app/domain/case/places.ts";
import { parseInput } from "#app/domain/parse-input.ts";
import { requireInCase, requireVersion, signedIn } from "#app/services/cases/case-access.server.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import { changeCase } from "#app/services/cases/change-case.server.ts";

/**
 * Title and description. Once somebody answers the claim or decides it, a change of it is an amendment: everyone in the case is notified, and
 * reads what it was. Throws `invalid_input`, `conflict` and `too_many_requests`.
 */
export async function editCase(context: CaseContext, caseId: string, input: unknown): Promise<void> {
  const { actor, db, limits } = context;
  const { title, description, version } = parseInput(editSchema, input);
  await limits.count("change", signedIn(await actor()));
  await changeCase(context, caseId, (seen) => {
    requireInCase(seen, "edit");
    requireVersion(seen, version);
    const { row, people } = seen;
    const changes = {
      ...(row.title === title ? {} : { title: [row.title, title] }),
      ...(row.description === description ? {} : { description: [row.description, description] }),
    };
    if (Object.keys(changes).length === 0) return { acts: [], result: undefined };
    return {
      acts: [{ type: isAnswered(row.status, people) ? "claim_amended" : "case_edited", details: changes }],
      statements: [changingCase(db, caseId, { title, description })],
      result: undefined,
    };
  });
}
