/**
 * What an arbitrator declares: names they have an interest in, and days on which they are away. Their own affair; the office
 * reads it. An interest is compared with the cases they have at once: a conflict that arises later is asked about as one that
 * is found at the assignment.
 */
import { z } from "zod";
import { arbitratedCasesOf } from "#app/db/cases/case-people.repo.server.ts";
import {
  absencesOf,
  addingAbsence,
  addingInterest,
  interestsOf,
  MOST_DECLARED,
  removingAbsence,
  removingInterest,
} from "#app/db/cases/conflicts.repo.server.ts";
import { isLocalDate, todayIn } from "#app/domain/booking/local-date.ts";
import { CASE_LIMITS, caseLine, caseText } from "#app/domain/case/case.ts";
import { nameKey } from "#app/domain/case/names.ts";
import { AppError } from "#app/domain/errors.ts";
import type { CaseMessageCode } from "#app/domain/message-codes.ts";
import { parseInput } from "#app/domain/parse-input.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { newId } from "#app/services/platform/ids.ts";
import { type SignedIn, signedIn } from "./case-access.server.ts";
import type { CaseWrites } from "./case-writes.server.ts";
import { isAmong, withCheck } from "./conflict-check.server.ts";

export interface Declared {
  interests: { id: string; name: string; note: string }[];
  /** Days (`YYYY-MM-DD`, both included) that are not over yet, soonest first. */
  absences: { id: string; from: string; to: string }[];
}

/** For arbitrators; `not_found` for everybody else. */
export interface Interests {
  declared(): Promise<Declared>;
  declare(input: unknown): Promise<void>;
  withdraw(id: string): Promise<void>;
  addAbsence(input: unknown): Promise<void>;
  removeAbsence(id: string): Promise<void>;
}

const code = (messageCode: CaseMessageCode): CaseMessageCode => messageCode;
const day = z.string(code("case_absence_invalid")).refine(isLocalDate, code("case_absence_invalid"));
const interestSchema = z.strictObject({
  name: caseLine(CASE_LIMITS.name).min(1, code("case_interest_required")),
  note: caseText(CASE_LIMITS.reason).optional(),
});
const absenceSchema = z
  .strictObject({ from: day, to: day })
  .refine(({ from, to }) => from <= to, { path: ["to"], error: code("case_absence_invalid") });

export function createInterests({ db, actor, clock }: ServiceContext, writes: Pick<CaseWrites, "write">): Interests {
  async function arbitrator(): Promise<SignedIn> {
    const who = signedIn(await actor());
    if (who.role !== "arbitrator") throw new AppError("not_found");
    return who;
  }

  async function read(who: SignedIn) {
    return db.batch([interestsOf(db, who.id), absencesOf(db, [who.id], todayIn(who.timeZone, clock()))]);
  }

  return {
    async declared() {
      const [interests, absences] = await read(await arbitrator());
      return {
        interests: interests.map(({ id, name, note }) => ({ id, name, note })),
        absences: absences.map(({ id, fromDate, toDate }) => ({ id, from: fromDate, to: toDate })),
      };
    },
    async declare(input) {
      const who = await arbitrator();
      const { name, note } = parseInput(interestSchema, input);
      const [interests] = await read(who);
      // Said twice is said once; more than can be read would not be checked.
      if (!interests.some((one) => one.nameKey === nameKey(name))) {
        if (interests.length >= MOST_DECLARED - 1) throw new AppError("conflict");
        await addingInterest(db, {
          id: newId(),
          userId: who.id,
          name,
          nameKey: nameKey(name),
          note: note ?? "",
          createdAt: clock().getTime(),
          removedAt: null,
        });
      }
      // Also of one that stands already: whoever was cut off in between says it again. What was asked before is not asked twice.
      for (const { caseId } of await arbitratedCasesOf(db, who.id)) {
        await writes.write(caseId, async (seen, now) => {
          const unchanged = { acts: [], result: undefined };
          return isAmong(seen.people, name) ? withCheck(db, seen, seen.people, unchanged, now) : unchanged;
        });
      }
    },
    async withdraw(id) {
      await removingInterest(db, (await arbitrator()).id, id, clock().getTime());
    },
    async addAbsence(input) {
      const who = await arbitrator();
      const { from, to } = parseInput(absenceSchema, input);
      const [, absences] = await read(who);
      if (absences.length >= MOST_DECLARED - 1) throw new AppError("conflict");
      await addingAbsence(db, { id: newId(), userId: who.id, fromDate: from, toDate: to, createdAt: clock().getTime() });
    },
    async removeAbsence(id) {
      await removingAbsence(db, (await arbitrator()).id, id);
    },
  };
}
