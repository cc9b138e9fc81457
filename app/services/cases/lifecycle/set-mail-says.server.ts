import { changingCase } from "#app/db/cases/cases.repo.server.ts";
import { mailSaysSchema } from "#app/domain/case/changes.ts";
import { parseInput } from "#app/domain/parse-input.ts";
import { requireInCase } from "#app/services/cases/case-access.server.ts";
import { changeCase } from "#app/services/cases/change-case.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** How much mails say of a case. For administrators. */
export async function setMailSays(context: ServiceContext, caseId: string, input: unknown): Promise<void> {
  const { db } = context;
  await changeCase(context, caseId, (seen) => {
    requireInCase(seen, "set_mail");
    const { mailSays } = parseInput(mailSaysSchema, input);
    const before = seen.row.mailSays;
    if (before === mailSays) return { acts: [], result: undefined };
    return {
      acts: [{ type: "case_edited", details: { mailSays: [before, mailSays] } }],
      statements: [changingCase(db, caseId, { mailSays })],
      result: undefined,
    };
  });
}
