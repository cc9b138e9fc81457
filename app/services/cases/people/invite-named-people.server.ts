import { changingPerson } from "#app/db/cases/cases.repo.server.ts";
import { mayFill, placeOf, voucherAfter } from "#app/domain/case/places.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import { changeCase } from "#app/services/cases/change-case.server.ts";
import { invitingToCase } from "./case-invitations.server.ts";
import { invitationCounter } from "./named-people.server.ts";

/** Invites everyone whom the caller may invite, who has an address and was not invited yet. */
export async function inviteNamedPeople(context: CaseContext, caseId: string): Promise<void> {
  const count = invitationCounter(context, caseId);
  await changeCase(context, caseId, async (seen, now) => {
    const waiting = seen.people.filter((person) => {
      const place = placeOf(person);
      return (
        place && person.state === "named" && person.email && mayFill(seen.relation, place, { status: seen.row.status, people: seen.people })
      );
    });
    await count(waiting, seen);
    const parts = await Promise.all(waiting.map((person) => invitingToCase(context, caseId, person, seen.who, now)));
    const vouching = waiting.map((person) => changingPerson(context.db, person.id, { vouchedBy: voucherAfter(person, seen.relation) }));
    const statements = [...parts.flatMap((part) => part.statements), ...vouching];
    return { acts: parts.flatMap(({ acts }) => acts), statements, result: undefined };
  });
}
