/**
 * Who is in a case: naming party B and counsel, inviting them, correcting and taking them off (rulings, "Cases"). Who is only
 * named or invited sees nothing; accepting the invitation is what brings somebody in.
 */

import type { z } from "zod";
import { latestInvitationsOf } from "#app/db/cases/case-people.repo.server.ts";
import type { namedPersonSchema } from "#app/domain/case/case.ts";
import { mayFill, type NamedPlace, placeOf } from "#app/domain/case/places.ts";
import type { PersonState } from "#app/domain/case/vocabulary.ts";
import { AppError } from "#app/domain/errors.ts";
import { refusedField } from "#app/domain/parse-input.ts";
import { type SeenCase, type SignedIn, signedIn } from "#app/services/cases/case-access.server.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";

/** The caller, counted. */
export async function countPeopleChange({ actor, limits }: CaseContext): Promise<SignedIn> {
  const who = signedIn(await actor());
  await limits.count("people", who);
  return who;
}

/** Counts the invitations of one request once for each person, however often its change is planned. */
export function invitationCounter({ limits }: CaseContext, caseId: string) {
  const done = new Map<string, Promise<void>>();
  return async (people: readonly { id: string }[], by: Pick<SeenCase, "relation" | "who">): Promise<void> => {
    for (const { id } of people) {
      const counting = done.get(id) ?? limits.countInvitations(caseId, by);
      done.set(id, counting);
      await counting;
    }
  };
}

/** Somebody of the case whose place the reader may fill. Throws `not_found`, and as `requireFill` does. */
export function personToChange(seen: SeenCase, personId: string) {
  const person = seen.people.find(({ id, state }) => id === personId && state !== "removed");
  const place = person && placeOf(person);
  if (!person || !place) throw new AppError("not_found");
  requireFill(seen, place);
  return { person, place };
}

/** Somebody as invited where an invitation to their place has ever gone out, whatever became of it and of who has sent it. */
export async function asEverInvited<T extends { id: string; state: PersonState }>({ db }: Pick<CaseContext, "db">, person: T): Promise<T> {
  if (person.state !== "named") return person;
  const [sent] = await latestInvitationsOf(db, person.id, 1);
  return sent ? { ...person, state: "invited" } : person;
}

export function columnsOf(given: z.output<typeof namedPersonSchema>) {
  return { name: given.name, firm: given.firm || null, email: given.email || null, aliases: given.aliases || null };
}

/**
 * Throws `forbidden`; in a resolved case `transition_refused` to who might otherwise, and `invalid_input` to side A for party B
 * once somebody of side B has come in.
 */
export function requireFill({ relation, row, people }: Pick<SeenCase, "relation" | "row" | "people">, place: NamedPlace): void {
  if (mayFill(relation, place, { status: row.status, people })) return;
  if (mayFill(relation, place, { status: "in_progress", people })) throw new AppError("transition_refused");
  if (mayFill(relation, place, { status: row.status, people: [] })) throw refusedField("place", "case_side_held");
  throw new AppError("forbidden");
}
