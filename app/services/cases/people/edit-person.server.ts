import { changingPerson } from "#app/db/cases/cases.repo.server.ts";
import { namedPersonSchema } from "#app/domain/case/case.ts";
import { isKeptFrom, isOffices, isStillNamed, voucherOf } from "#app/domain/case/places.ts";
import { AppError } from "#app/domain/errors.ts";
import { parseInput, refusedField } from "#app/domain/parse-input.ts";
import { withCheck } from "#app/services/cases/arbitrators/conflict-check.server.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import { changeCase } from "#app/services/cases/change-case.server.ts";
import { invitingToCase } from "./case-invitations.server.ts";
import { requireCorrection } from "./invitation-pauses.server.ts";
import { asEverInvited, columnsOf, countPeopleChange, invitationCounter, personToChange } from "./named-people.server.ts";

/** Corrects what was said of somebody who has not come in yet; a new address gets a new invitation, and the earlier one dies. Throws `invalid_input` where a side gives another address to somebody of the other side who was invited, and anything of whom our office has named or corrected. */
export async function editPerson(context: CaseContext, caseId: string, personId: string, input: unknown): Promise<void> {
  const { db } = context;
  const given = parseInput(namedPersonSchema, input);
  await countPeopleChange(context);
  const count = invitationCounter(context, caseId);
  await changeCase(context, caseId, async (seen, now) => {
    const { person } = personToChange(seen, personId);
    if (!isStillNamed(person.state)) throw new AppError("transition_refused");
    if (isOffices(seen.relation, person)) throw refusedField("name", "case_person_ours");
    const columns = columnsOf(given);
    if (person.state === "invited" && !columns.email) throw refusedField("email", "case_email_needed");
    // Another address is the word of who gives it; a corrected name confirms none.
    const vouching = columns.email === person.email ? {} : { vouchedBy: voucherOf(seen.relation) };
    // The conflict check goes by names and aliases: what our office has written of somebody the other side takes nothing from.
    const wording = seen.relation.kind === "administrator" ? { wordedByOffice: true } : {};
    const isElsewhere = person.state === "invited" && columns.email !== person.email;
    // Who was invited, or named by our office, is not turned away by a correction of the other side: our office puts a wrong address right.
    if (columns.email !== person.email && isKeptFrom(seen.relation, await asEverInvited(context, person)))
      throw refusedField("email", "case_address_invited");
    const renamed = { ...person, ...columns };
    if (isElsewhere) {
      await requireCorrection(context, personId, now);
      await count([person], seen);
    }
    const invited = isElsewhere
      ? await invitingToCase(context, caseId, renamed, seen.who, now, person.email)
      : { acts: [], statements: [] };
    const change = {
      acts: [
        {
          type: "case_edited" as const,
          details: {
            person: {
              before: person.name,
              after: columns.name,
              capacity: person.capacity,
              side: person.side,
              ...(columns.email === person.email ? {} : { readdressed: true }),
            },
          },
        },
        ...invited.acts,
      ],
      statements: [changingPerson(db, personId, { ...columns, ...vouching, ...wording }), ...invited.statements],
      result: undefined,
    };
    const people = seen.people.map((one) => (one.id === personId ? renamed : one));
    return withCheck(db, seen, people, change, now);
  });
}
