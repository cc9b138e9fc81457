import { findPerson } from "#app/db/accounts/people.repo.server.ts";
import { casePersonById } from "#app/db/cases/case-people.repo.server.ts";
import { caseForChange, changingCase, changingPerson } from "#app/db/cases/cases.repo.server.ts";
import { changingDisclosure, type DisclosureRow, disclosuresBetween } from "#app/db/cases/conflicts.repo.server.ts";
import type { Database, Statement } from "#app/db/client.server.ts";
import { REMARKS_MS } from "#app/domain/case/conflicts/conflicts.ts";
import type { CaseRelation } from "#app/domain/case/permissions.ts";
import { isStillNamed, isVouchedFor, mayFill, type NamedPlace, placeOf } from "#app/domain/case/places.ts";
import { isOpen } from "#app/domain/case/status.ts";
import { tribunalOf } from "#app/domain/case/tribunal/tribunal.ts";
import type { Side } from "#app/domain/case/vocabulary.ts";
import { AppError } from "#app/domain/errors.ts";
import { refusedField } from "#app/domain/parse-input.ts";
import type { JoinedAs } from "#app/services/accounts/account-context.ts";
import { withCheck } from "#app/services/cases/arbitrators/conflict-check.server.ts";
import { type CaseState, relationOf, type SeenCase, type SignedIn } from "#app/services/cases/case-access.server.ts";
import { nameInTwo } from "#app/services/cases/case-records.ts";
import { caseStatements } from "#app/services/cases/change-case.server.ts";
import { changingSides } from "#app/services/cases/changed-sides.ts";
import { countingEarlier, givingEarlier } from "#app/services/cases/notices/earlier-notices.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

/**
 * What follows from accepting an invitation: statements of the batch that accepts. Throws `conflict` where it cannot be, also
 * when who invited (`invitedBy`) may no longer fill this place. The entry keeps both names: whom the case has named, and who came.
 */
export async function joinCase(
  context: ServiceContext,
  casePersonId: string,
  userId: string,
  invitedBy: string,
  { account: calls, as, position }: JoinedAs,
): Promise<Statement[]> {
  const { clock, db } = context;
  const [place] = await casePersonById(db, casePersonId);
  const state = place && (await caseForChange(db, place.caseId));
  const person = state?.people.find(({ id }) => id === casePersonId);
  if (!place || !state || !person?.side || person.capacity === "arbitrator") throw new AppError("conflict");
  // Who was invited before the case was resolved comes in to read how it ended, and changes nothing of it.
  const isOver = !isOpen(state.row.status);
  if (!isStillNamed(person.state) || (isOver && person.state !== "invited")) throw new AppError("conflict");
  const { capacity, side, name } = person;
  const relation = { kind: "member", side, capacity } as const;
  const until = state.last?.seq ?? 0;
  const [[account], [inviter], [earlier]] = await db.batch([
    findPerson(db, userId),
    findPerson(db, invitedBy),
    countingEarlier(db, place.caseId, until, userId),
  ]);
  const inviting = inviter?.active ? relationOf(state.people, inviter) : null;
  const filled = placeOf(person);
  if (!inviting || !filled) throw new AppError("conflict");
  requireSeat(state, person, { filled, inviting });
  const who = await joinerOf(context, person, userId, calls);
  // Nobody sits on two sides of a case, nor in it and above it.
  if (account?.role === "admin" || relationOf(state.people, who) !== null) throw new AppError("conflict");
  // Who decided it, or has read it to decide, is no one's party or counsel in it.
  if (state.people.some((one) => one.userId === userId && one.capacity === "arbitrator")) throw refusedField("place", "case_place_decided");
  const now = clock().getTime();
  const joiner = { userId, relation, email: who.email, locale: who.locale };
  // What a side had no person to read in time, it still has the whole time for.
  const late = isOver ? [] : await unheardDisclosures(db, state, side, now);
  const remarksUntil = late.length > 0 ? now + REMARKS_MS : null;
  const named = { name, account: calls, as, ...(position ? { position } : {}), capacity, side };
  const commentTime = remarksUntil === null ? {} : { remarksUntil: new Date(remarksUntil).toISOString() };
  const details = { ...named, earlierForEveryone: earlier?.n ?? 0, ...commentTime };
  const joined = account ? { ...person, account } : person;
  const change = {
    acts: [{ type: "person_joined" as const, details }, ...changingSides(state.people, { userId, name, side })],
    before: [
      changingPerson(db, casePersonId, { state: "active", userId, answeredAt: now }),
      ...(capacity === "party" ? [changingCase(db, place.caseId, { partyBId: userId })] : []),
    ],
    statements: [
      ...(await givingEarlier(db, place.caseId, until, joiner, now)),
      ...late.map(({ id }) => changingDisclosure(db, id, { remarksUntil })),
    ],
    joining: [joiner],
    result: undefined,
  };
  const people = state.people.map((one) => (one.id === casePersonId ? joined : one));
  // Nobody answers a question about a case that is decided: where it is reopened, who came meanwhile is checked.
  const checked = isOver ? change : await withCheck(db, { ...state, who }, people, change, now);
  return caseStatements(db, place.caseId, state, checked, who, now);
}

/**
 * Disclosures about who decides the case that were shown to the sides and whose time for comments and challenges would be shorter than the whole, where
 * `side` has had nobody in the case until now.
 */
async function unheardDisclosures(db: Database, { row, people }: CaseState, side: Side, now: number): Promise<DisclosureRow[]> {
  if (people.some((one) => one.side === side && one.answeredAt !== null)) return [];
  const sitting = tribunalOf(people).flatMap(({ userId }) => userId ?? []);
  const shown = (await Promise.all(sitting.map((userId) => disclosuresBetween(db, row.id, userId)))).flat();
  return shown.filter(({ remarksUntil }) => remarksUntil !== null && remarksUntil < now + REMARKS_MS);
}

/**
 * Whether the place is still the inviter's to give. What side A asked for before side B had people opens nothing after that
 * (`invalid_input`), no matter who sent it, until side B or the office invites there: the newcomer would read that side's past.
 */
function requireSeat(
  { people, row: { status } }: CaseState,
  person: SeenCase["people"][number],
  { filled, inviting }: { filled: NamedPlace; inviting: CaseRelation },
): void {
  if (!isVouchedFor(person, { people })) throw refusedField("place", "case_seat_unconfirmed");
  // What the case has come to since takes no place from who was invited to it.
  // Where our office has confirmed the address, side A may have sent the link again before side B had people.
  const seating = { status: isOpen(status) ? status : ("in_progress" as const), people: person.vouchedBy === "office" ? [] : people };
  if (!mayFill(inviting, filled, seating)) throw new AppError("conflict");
}

/** Who accepts: signed in, or about to get the account that the same batch opens. */
async function joinerOf(
  { actor }: ServiceContext,
  person: Pick<SeenCase["people"][number], "email">,
  userId: string,
  name: string,
): Promise<SignedIn> {
  const known = await actor();
  if (known.kind === "user" && known.id === userId) return known;
  return {
    kind: "user",
    id: userId,
    role: "party",
    email: person.email ?? "",
    emailVerified: true,
    ...nameInTwo(name),
    image: null,
    locale: "en",
    timeZone: "UTC",
  };
}
