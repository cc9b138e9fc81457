import { openInvitationsOf } from "#app/db/cases/case-people.repo.server.ts";
import { changingPerson } from "#app/db/cases/cases.repo.server.ts";
import { isStillNamed, voucherOf } from "#app/domain/case/places.ts";
import { AppError } from "#app/domain/errors.ts";
import { refusedField } from "#app/domain/parse-input.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import { changeCase } from "#app/services/cases/change-case.server.ts";
import { invitingToCase } from "./case-invitations.server.ts";
import { countPeopleChange, invitationCounter, personToChange } from "./named-people.server.ts";

const AGAIN_AFTER = 600_000;

/** Invites, or invites again with a new link. Throws `too_many_requests` within ten minutes of the last, and beyond the case's limit. */
export async function invitePerson(context: CaseContext, caseId: string, personId: string): Promise<void> {
  await countPeopleChange(context);
  const count = invitationCounter(context, caseId);
  await changeCase(context, caseId, async (seen, now) => {
    const { person } = personToChange(seen, personId);
    if (!isStillNamed(person.state)) throw new AppError("transition_refused");
    if (!person.email) throw refusedField("email", "case_email_needed");
    const last = await lastInvitation(context, caseId, personId);
    if (last !== null && last + AGAIN_AFTER > now)
      throw new AppError("too_many_requests", { detail: { retryAfter: Math.ceil((last + AGAIN_AFTER - now) / 1000) } });
    await count([person], seen.who);
    const { acts, statements } = await invitingToCase(context, caseId, person, seen.who, now);
    const vouching = changingPerson(context.db, personId, { vouchedBy: voucherOf(seen.relation) });
    return { acts, statements: [...statements, vouching], result: undefined };
  });
}

async function lastInvitation({ db }: CaseContext, caseId: string, personId: string): Promise<number | null> {
  const open = (await openInvitationsOf(db, caseId)).find(({ casePersonId }) => casePersonId === personId);
  return open?.sentAt ?? null;
}
