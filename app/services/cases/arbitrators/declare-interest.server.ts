import { z } from "zod";
import { arbitratedCasesOf } from "#app/db/cases/case-people.repo.server.ts";
import { addingInterest, MOST_DECLARED } from "#app/db/cases/conflicts.repo.server.ts";
import { caseLine, caseText } from "#app/domain/case/case.ts";
import { nameKey } from "#app/domain/case/conflicts/names.ts";
import { CASE_LIMITS } from "#app/domain/case/limits.ts";
import { AppError } from "#app/domain/errors.ts";
import { parseInput } from "#app/domain/parse-input.ts";
import { changeCase } from "#app/services/cases/change-case.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { newId } from "#app/services/platform/ids.ts";
import { withinLimit } from "#app/services/platform/within-limit.server.ts";
import { isAmong, withCheck } from "./conflict-check.server.ts";
import { code, readDeclared, requireArbitrator } from "./declarations.server.ts";

const interestSchema = z.strictObject({
  name: caseLine(CASE_LIMITS.name).min(1, code("case_interest_required")),
  note: caseText(CASE_LIMITS.reason).optional(),
});

export async function declareInterest(context: ServiceContext, input: unknown): Promise<void> {
  const { clock, db } = context;
  const who = await requireArbitrator(context);
  const { name, note } = parseInput(interestSchema, input);
  const [interests] = await readDeclared(context, who);
  // Said twice is said once; more than can be read would not be checked.
  if (!interests.some((one) => one.nameKey === nameKey(name))) {
    if (interests.length >= MOST_DECLARED - 1) throw new AppError("conflict");
    const row = {
      id: newId(),
      userId: who.id,
      name,
      nameKey: nameKey(name),
      note: note ?? "",
      createdAt: clock().getTime(),
      removedAt: null,
    };
    await withinLimit(addingInterest(db, row), new AppError("conflict"));
  }
  // Also of one that is declared already: anyone who was cut off in between says it again. What was asked before is not asked twice.
  for (const { caseId } of await arbitratedCasesOf(db, who.id)) {
    await changeCase(context, caseId, async (seen, now) => {
      const unchanged = { acts: [], result: undefined };
      return (await isAmong(db, seen.people, who.id, name)) ? withCheck(db, seen, seen.people, unchanged, now) : unchanged;
    });
  }
}
