import { changingCase, changingPerson } from "#app/db/cases/cases.repo.server.ts";
import { mayTakeOff } from "#app/domain/case/places.ts";
import { AppError } from "#app/domain/errors.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import { changeCase } from "#app/services/cases/change-case.server.ts";
import { revokingInvitations, revokingInvitationsBy } from "./case-invitations.server.ts";
import { asEverInvited, personToChange } from "./named-people.server.ts";

/** Takes somebody off: they see nothing of the case any more, and neither their links nor those of whom they invited open anything. */
export async function removePerson(context: CaseContext, caseId: string, personId: string): Promise<void> {
  const { db } = context;
  await changeCase(context, caseId, async (seen, now) => {
    const { person, place } = personToChange(seen, personId);
    if (!mayTakeOff(seen.relation, await asEverInvited(context, person), { status: seen.row.status, people: seen.people }))
      throw new AppError("forbidden");
    return {
      acts: [{ type: "person_removed" as const, details: { name: person.name, capacity: person.capacity, side: person.side } }],
      statements: [
        changingPerson(db, personId, { state: "removed", removedAt: now }),
        ...(place === "party_b" && person.state === "active" ? [changingCase(db, caseId, { partyBId: null })] : []),
        ...(await revokingInvitations(context, caseId, personId, seen.who, now)),
        ...(await revokingInvitationsBy(context, person, seen.people, seen.who, now)),
      ],
      result: undefined,
    };
  });
}
