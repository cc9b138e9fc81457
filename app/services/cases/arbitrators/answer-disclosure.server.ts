import { findPerson } from "#app/db/accounts/people.repo.server.ts";
import { changingDisclosure } from "#app/db/cases/conflicts.repo.server.ts";
import { answerSchema, answersTo } from "#app/domain/case/changes.ts";
import type { ConflictHit, HitAnswer } from "#app/domain/case/conflicts/conflicts.ts";
import { isOpen } from "#app/domain/case/status.ts";
import { isSeated } from "#app/domain/case/tribunal/tribunal.ts";
import { AppError } from "#app/domain/errors.ts";
import { parseInput } from "#app/domain/parse-input.ts";
import { changeCaseFromOutside, type Recipient } from "#app/services/cases/change-case.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { ownDisclosure } from "./assignments.server.ts";
import { hitsOf } from "./conflict-check.server.ts";
import { withdrawingArbitrator } from "./withdrawing-arbitrator.server.ts";

/** Who asked hears what was answered. */
async function asker({ db }: ServiceContext, userId: string): Promise<Recipient[]> {
  const [one] = await findPerson(db, userId);
  if (!one?.active || one.role !== "admin") return [];
  return [{ userId: one.id, relation: { kind: "administrator" }, email: one.email, locale: one.locale }];
}

/** Each finding with what was said of it. */
const answered = (hits: readonly ConflictHit[], answers: readonly HitAnswer[] | null) =>
  hits.map((hit, at) => ({ ...hit, ...answers?.[at] }));

/** Discloses, answering each finding for itself, or declines. Throws `invalid_input`, and `transition_refused` once it was answered or decided. */
export async function answerDisclosure(context: ServiceContext, id: string, input: unknown): Promise<void> {
  const { db } = context;
  const { caseId } = await ownDisclosure(context, id);
  const { answer, answers: given, disclosure } = parseInput(answerSchema, input);
  await changeCaseFromOutside(context, caseId, async (state, who, now) => {
    const row = await ownDisclosure(context, id);
    if (row.answer !== null || row.decision !== null || !isOpen(state.row.status)) throw new AppError("transition_refused");
    const hits = hitsOf(row);
    const answers = answer === "disclosed" ? answersTo(hits.length, given) : null;
    const arbitrator = `${who.firstName} ${who.lastName}`.trim();
    const isTheirs = state.people.some((one) => isSeated(one) && one.userId === who.id);
    // Who declines for a conflict does not stay in the case.
    const leaving = answer === "declined" && isTheirs ? await withdrawingArbitrator(context, state, who, disclosure, now) : null;
    return {
      acts: [
        {
          type: "disclosure_answered",
          audience: "office",
          details: { disclosureId: id, arbitrator, answer, disclosure, hits: answered(hits, answers) },
        },
        ...(leaving?.acts ?? []),
      ],
      statements: [
        changingDisclosure(db, id, { answer, answers, disclosure: disclosure || null, answeredAt: now }),
        ...(leaving?.statements ?? []),
      ],
      joining: await asker(context, row.askedBy),
      result: undefined,
    };
  });
}
