import { z } from "zod";
import { insertingPerson } from "#app/db/cases/cases.repo.server.ts";
import { namedPersonSchema } from "#app/domain/case/case.ts";
import { NAMED_PLACES, type NamedPlace, placeOf, voucherOf } from "#app/domain/case/places.ts";
import { MOST_COUNSEL, MOST_IN_CASE } from "#app/domain/case/room.ts";
import type { Side } from "#app/domain/case/vocabulary.ts";
import { parseInput, refusedField } from "#app/domain/parse-input.ts";
import { withCheck } from "#app/services/cases/arbitrators/conflict-check.server.ts";
import type { SeenCase } from "#app/services/cases/case-access.server.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import { changeCase } from "#app/services/cases/change-case.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { invitingToCase } from "./case-invitations.server.ts";
import { columnsOf, countPeopleChange, invitationCounter, requireFill } from "./named-people.server.ts";

const personSchema = namedPersonSchema.extend({
  place: z.enum(NAMED_PLACES, "case_place_invalid"),
  invite: z.boolean().optional(),
});

/** Names somebody for a place; with an e-mail address and unless `invite` is false also invites them. Throws `invalid_input`. */
export async function namePerson(context: CaseContext, caseId: string, input: unknown): Promise<{ id: string }> {
  const { db } = context;
  const { place, invite, ...given } = parseInput(personSchema, input);
  await countPeopleChange(context);
  const count = invitationCounter(context, caseId);
  const id = newId();
  return changeCase(context, caseId, async (seen, now) => {
    requireFill(seen, place);
    const [capacity, side] = place.split("_") as ["party" | "counsel", Side];
    const isTaken = capacity === "party" && seen.people.some((one) => placeOf(one) === place && one.state !== "removed");
    if (isTaken) throw refusedField("place", "case_place_invalid");
    requireSeat(seen, place);
    const person = {
      id,
      caseId,
      capacity,
      side,
      ...columnsOf(given),
      state: "named" as const,
      vouchedBy: voucherOf(seen.relation),
      wordedByOffice: seen.relation.kind === "administrator",
      createdAt: now,
    };
    if (person.email && invite !== false) await count([person], seen);
    const invited =
      person.email && invite !== false ? await invitingToCase(context, caseId, person, seen.who, now) : { acts: [], statements: [] };
    const change = {
      acts: [{ type: "person_named" as const, details: { name: person.name, capacity, side } }, ...invited.acts],
      before: [insertingPerson(db, person)],
      statements: invited.statements,
      result: { id: person.id },
    };
    return withCheck(db, seen, [...seen.people, { ...unanswered, ...person, account: null }], change, now);
  });
}

/** Throws `invalid_input` where a side has all the counsel that it may name; administrators name more. Who was taken off does not count. */
function requireSeat({ people, relation }: SeenCase, place: NamedPlace): void {
  const present = people.filter(({ state }) => state !== "removed" && state !== "declined");
  const counsel = relation.kind === "administrator" ? [] : present.filter((one) => placeOf(one) === place);
  if (present.length >= MOST_IN_CASE || counsel.length >= MOST_COUNSEL) throw refusedField("name", "case_people_too_many");
}

const unanswered = { userId: null, answeredAt: null, removedAt: null, seat: null };
