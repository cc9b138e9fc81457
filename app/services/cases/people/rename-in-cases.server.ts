import { openCasesOf } from "#app/db/cases/case-people.repo.server.ts";
import { withCheck } from "#app/services/cases/arbitrators/conflict-check.server.ts";
import { relationOfPerson, type SignedIn } from "#app/services/cases/case-access.server.ts";
import { changeCaseFromOutside } from "#app/services/cases/change-case.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

/**
 * Enters a new name of `who`, which their account has already, in each case that is not resolved and that they are in, and has it
 * checked for conflicts. `who` has the name of before.
 */
export async function renameInCases(context: ServiceContext, who: Pick<SignedIn, "id" | "firstName" | "lastName">): Promise<void> {
  const before = `${who.firstName} ${who.lastName}`.trim();
  for (const { caseId } of await openCasesOf(context.db, who.id)) {
    await changeCaseFromOutside(context, caseId, (state, actor, now) => {
      const person = state.people.find((one) => one.userId === who.id && relationOfPerson(one) !== null);
      const after = person?.account ? `${person.account.firstName} ${person.account.lastName}`.trim() : before;
      if (!person || after === before) return { acts: [], result: undefined };
      const { capacity, side } = person;
      const act = { type: "case_edited" as const, details: { person: { before, after, capacity, side } } };
      return withCheck(context.db, { ...state, who: actor }, state.people, { acts: [act], result: undefined }, now);
    });
  }
}
