/**
 * Who is in a case: naming party B and counsel, inviting them, correcting and taking them off (rulings, "Cases"). Who is only
 * named or invited sees nothing; accepting the invitation is what brings somebody in.
 */
import { z } from "zod";
import { findPerson } from "#app/db/accounts/people.repo.server.ts";
import { casePersonById, openInvitationsOf } from "#app/db/cases/case-people.repo.server.ts";
import { caseForChange, changingCase, changingPerson, insertingPerson } from "#app/db/cases/cases.repo.server.ts";
import type { Statement } from "#app/db/client.server.ts";
import { namedPersonSchema } from "#app/domain/case/case.ts";
import { isStillNamed, mayFill, mayTakeOff, NAMED_PLACES, type NamedPlace, placeOf } from "#app/domain/case/places.ts";
import { isOpen } from "#app/domain/case/status.ts";
import type { Side } from "#app/domain/case/vocabulary.ts";
import { AppError } from "#app/domain/errors.ts";
import { parseInput, refusedField } from "#app/domain/parse-input.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { newId } from "#app/services/platform/ids.ts";
import { relationOf, type SeenCase, type SignedIn, signedIn } from "./case-access.server.ts";
import type { CaseInvitations } from "./case-invitations.server.ts";
import type { CaseLimits } from "./case-limits.server.ts";
import { nameInTwo } from "./case-records.ts";
import type { CaseWrites } from "./case-writes.server.ts";
import { withCheck } from "./conflict-check.server.ts";

export interface CasePeople {
  /** Names somebody for a place; with an e-mail address and unless `invite` is false also invites them. Throws `invalid_input`. */
  name(caseId: string, input: unknown): Promise<{ id: string }>;
  /** Corrects what was said of somebody who has not come in yet; a new address gets a new invitation, and the earlier one dies. */
  edit(caseId: string, personId: string, input: unknown): Promise<void>;
  /** Invites, or invites again with a new link. Throws `too_many_requests` within ten minutes of the last, and beyond the case's limit. */
  invite(caseId: string, personId: string): Promise<void>;
  /** Invites everyone whom the caller may invite, who has an address and was not invited yet. */
  inviteNamed(caseId: string): Promise<void>;
  /** Takes somebody off: they see nothing of the case any more, and their links open nothing. */
  remove(caseId: string, personId: string): Promise<void>;
  /** What follows from accepting an invitation: statements of the batch that accepts. Throws `conflict` where it cannot be. */
  accepted(casePersonId: string, userId: string): Promise<Statement[]>;
}

/** Most people ever named in one case; the hundred that are read leave room for arbitrators. */
const MOST = 80;
const AGAIN_AFTER = 600_000;

const personSchema = namedPersonSchema.extend({
  place: z.enum(NAMED_PLACES, "case_place_invalid"),
  invite: z.boolean().optional(),
});

export function createCasePeople(
  { db, actor, clock }: ServiceContext,
  writes: CaseWrites,
  { inviting, revoking }: CaseInvitations,
  limits: CaseLimits,
): CasePeople {
  /** The caller, counted. */
  async function counted(): Promise<SignedIn> {
    const who = signedIn(await actor());
    await limits.count("people", who);
    return who;
  }

  /** Counts the invitations of one request once for each person, however often its change is planned. */
  function invitationCounter(caseId: string) {
    const done = new Map<string, Promise<void>>();
    return async (people: readonly { id: string }[], who: SignedIn): Promise<void> => {
      for (const { id } of people) {
        const counting = done.get(id) ?? limits.countInvitations(caseId, who);
        done.set(id, counting);
        await counting;
      }
    };
  }

  /** Somebody of the case whose place the reader may fill. Throws `not_found`, and as `requireFill` does. */
  function theirs(seen: SeenCase, personId: string) {
    const person = seen.people.find(({ id, state }) => id === personId && state !== "removed");
    const place = person && placeOf(person);
    if (!person || !place) throw new AppError("not_found");
    requireFill(seen, place);
    return { person, place };
  }

  return {
    async name(caseId, input) {
      const { place, invite, ...given } = parseInput(personSchema, input);
      await counted();
      const count = invitationCounter(caseId);
      const id = newId();
      return writes.write(caseId, async (seen, now) => {
        requireFill(seen, place);
        const [capacity, side] = place.split("_") as ["party" | "counsel", Side];
        const isTaken = capacity === "party" && seen.people.some((one) => placeOf(one) === place && one.state !== "removed");
        if (isTaken) throw refusedField("place", "case_place_invalid");
        if (seen.people.length >= MOST) throw refusedField("name", "case_people_too_many");
        const person = {
          id,
          caseId,
          capacity,
          side,
          ...columnsOf(given),
          state: "named" as const,
          createdAt: now,
        };
        if (person.email && invite !== false) await count([person], seen.who);
        const invited = person.email && invite !== false ? await inviting(caseId, person, seen.who, now) : { acts: [], statements: [] };
        const change = {
          acts: [{ type: "person_named" as const, details: { name: person.name, capacity, side } }, ...invited.acts],
          before: [insertingPerson(db, person)],
          statements: invited.statements,
          result: { id: person.id },
        };
        return withCheck(db, seen, [...seen.people, { ...unanswered, ...person, account: null }], change, now);
      });
    },
    async edit(caseId, personId, input) {
      const given = parseInput(namedPersonSchema, input);
      await counted();
      const count = invitationCounter(caseId);
      await writes.write(caseId, async (seen, now) => {
        const { person } = theirs(seen, personId);
        if (!isStillNamed(person.state)) throw new AppError("transition_refused");
        const columns = columnsOf(given);
        if (person.state === "invited" && !columns.email) throw refusedField("email", "case_email_needed");
        const isElsewhere = person.state === "invited" && columns.email !== person.email;
        const renamed = { ...person, ...columns };
        if (isElsewhere) await count([person], seen.who);
        const invited = isElsewhere ? await inviting(caseId, renamed, seen.who, now) : { acts: [], statements: [] };
        const change = {
          acts: [
            {
              type: "case_edited" as const,
              details: { person: { before: person.name, after: columns.name, capacity: person.capacity, side: person.side } },
            },
            ...invited.acts,
          ],
          statements: [changingPerson(db, personId, columns), ...invited.statements],
          result: undefined,
        };
        const people = seen.people.map((one) => (one.id === personId ? renamed : one));
        return withCheck(db, seen, people, change, now);
      });
    },
    async invite(caseId, personId) {
      await counted();
      const count = invitationCounter(caseId);
      await writes.write(caseId, async (seen, now) => {
        const { person } = theirs(seen, personId);
        if (!isStillNamed(person.state)) throw new AppError("transition_refused");
        if (!person.email) throw refusedField("email", "case_email_needed");
        const last = await lastInvitation(caseId, personId);
        if (last !== null && last + AGAIN_AFTER > now)
          throw new AppError("too_many_requests", { detail: { retryAfter: Math.ceil((last + AGAIN_AFTER - now) / 1000) } });
        await count([person], seen.who);
        return { ...(await inviting(caseId, person, seen.who, now)), result: undefined };
      });
    },
    async inviteNamed(caseId) {
      const count = invitationCounter(caseId);
      await writes.write(caseId, async (seen, now) => {
        const waiting = seen.people.filter((person) => {
          const place = placeOf(person);
          return place && person.state === "named" && person.email && mayFill(seen.relation, place, seen.row.status);
        });
        await count(waiting, seen.who);
        const parts = await Promise.all(waiting.map((person) => inviting(caseId, person, seen.who, now)));
        return { acts: parts.flatMap(({ acts }) => acts), statements: parts.flatMap(({ statements }) => statements), result: undefined };
      });
    },
    async remove(caseId, personId) {
      await writes.write(caseId, async (seen, now) => {
        const { person, place } = theirs(seen, personId);
        if (!mayTakeOff(seen.relation, person, seen.row.status)) throw new AppError("forbidden");
        return {
          acts: [{ type: "person_removed" as const, details: { name: person.name, capacity: person.capacity, side: person.side } }],
          statements: [
            changingPerson(db, personId, { state: "removed", removedAt: now }),
            ...(place === "party_b" && person.state === "active" ? [changingCase(db, caseId, { partyBId: null })] : []),
            ...(await revoking(caseId, personId, seen.who, now)),
          ],
          result: undefined,
        };
      });
    },
    async accepted(casePersonId, userId) {
      const [place] = await casePersonById(db, casePersonId);
      const state = place && (await caseForChange(db, place.caseId));
      const person = state?.people.find(({ id }) => id === casePersonId);
      if (!place || !state || !person?.side || person.capacity === "arbitrator") throw new AppError("conflict");
      if (!isStillNamed(person.state) || !isOpen(state.row.status)) throw new AppError("conflict");
      const [account] = await findPerson(db, userId);
      const who = await joinerOf(person, userId);
      // Nobody sits on two sides of a case, nor in it and above it.
      if (account?.role === "admin" || relationOf(state.people, who) !== null) throw new AppError("conflict");
      const now = clock().getTime();
      const { capacity, side, name } = person;
      const joining = [{ userId, relation: { kind: "member", side, capacity } as const, email: who.email, locale: who.locale }];
      const joined = account ? { ...person, account } : person;
      const change = await withCheck(
        db,
        { ...state, who },
        state.people.map((one) => (one.id === casePersonId ? joined : one)),
        {
          acts: [{ type: "person_joined" as const, details: { name, capacity, side } }],
          before: [
            changingPerson(db, casePersonId, { state: "active", userId, answeredAt: now }),
            ...(capacity === "party" ? [changingCase(db, place.caseId, { partyBId: userId })] : []),
          ],
          joining,
          result: undefined,
        },
        now,
      );
      return writes.statementsOf(place.caseId, state, change, who, now);
    },
  };

  async function lastInvitation(caseId: string, personId: string): Promise<number | null> {
    const open = (await openInvitationsOf(db, caseId)).find(({ casePersonId }) => casePersonId === personId);
    return open?.sentAt ?? null;
  }

  /** Who accepts: signed in, or about to get the account that the same batch opens. */
  async function joinerOf(person: SeenCase["people"][number], userId: string): Promise<SignedIn> {
    const known = await actor();
    if (known.kind === "user" && known.id === userId) return known;
    return {
      kind: "user",
      id: userId,
      role: "party",
      email: person.email ?? "",
      emailVerified: true,
      ...nameInTwo(person.name),
      image: null,
      locale: "en",
      timeZone: "UTC",
    };
  }
}

const unanswered = { userId: null, answeredAt: null, removedAt: null };

function columnsOf(given: z.output<typeof namedPersonSchema>) {
  return { name: given.name, firm: given.firm || null, email: given.email || null, aliases: given.aliases || null };
}

/** Throws `forbidden`; in a resolved case `transition_refused` to who might otherwise. */
function requireFill({ relation, row }: Pick<SeenCase, "relation" | "row">, place: NamedPlace): void {
  if (mayFill(relation, place, row.status)) return;
  throw new AppError(mayFill(relation, place, "in_progress") ? "transition_refused" : "forbidden");
}
