import { changingPerson } from "#app/db/cases/cases.repo.server.ts";
import { isStillNamed, voucherAfter } from "#app/domain/case/places.ts";
import { AppError } from "#app/domain/errors.ts";
import { refusedField } from "#app/domain/parse-input.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import { changeCase } from "#app/services/cases/change-case.server.ts";
import { invitingToCase } from "./case-invitations.server.ts";
import { requireAgain } from "./invitation-pauses.server.ts";
import { countPeopleChange, invitationCounter, personToChange } from "./named-people.server.ts";

/** Invites, or invites again with a new link. Throws `too_many_requests` within ten minutes of the last, and beyond the case's limit. */
export async function invitePerson(context: CaseContext, caseId: string, personId: string): Promise<void> {
  await countPeopleChange(context);
  const count = invitationCounter(context, caseId);
  await changeCase(context, caseId, async (seen, now) => {
    const { person } = personToChange(seen, personId);
    if (!isStillNamed(person.state)) throw new AppError("transition_refused");
    if (!person.email) throw refusedField("email", "case_email_needed");
    await requireAgain(context, caseId, personId, now);
    await count([person], seen);
    const { acts, statements } = await invitingToCase(context, caseId, person, seen.who, now);
    const vouching = changingPerson(context.db, personId, { vouchedBy: voucherAfter(person, seen.relation) });
    return { acts, statements: [...statements, vouching], result: undefined };
  });
}
