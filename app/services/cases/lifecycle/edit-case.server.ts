import { changingCase } from "#app/db/cases/cases.repo.server.ts";
import { editSchema } from "#app/domain/case/changes.ts";
import { parseInput } from "#app/domain/parse-input.ts";
import { requireInCase, requireVersion } from "#app/services/cases/case-access.server.ts";
import { changeCase } from "#app/services/cases/change-case.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** Title and description. */
export async function editCase(context: ServiceContext, caseId: string, input: unknown): Promise<void> {
  const { db } = context;
  const { title, description, version } = parseInput(editSchema, input);
  await changeCase(context, caseId, (seen) => {
    requireInCase(seen, "edit");
    requireVersion(seen, version);
    const { row } = seen;
    const changes = {
      ...(row.title === title ? {} : { title: [row.title, title] }),
      ...(row.description === description ? {} : { description: [row.description, description] }),
    };
    if (Object.keys(changes).length === 0) return { acts: [], result: undefined };
    return {
      acts: [{ type: "case_edited", details: changes }],
      statements: [changingCase(db, caseId, { title, description })],
      result: undefined,
    };
  });
}
