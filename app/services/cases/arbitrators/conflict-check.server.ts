/**
 * The conflict check of an assignment: the names of a case's parties and counsel against what an arbitrator has declared and
 * everyone in their other cases. What is found is asked of the arbitrator once.
 */

import type { OutboxRow } from "#app/db/bookings/bookings.repo.server.ts";
import type { CasePersonRow } from "#app/db/cases/cases.repo.server.ts";
import {
  askingDisclosure,
  type DisclosureRow,
  disclosuresBetween,
  interestsOf,
  metBefore,
  ownFirms,
} from "#app/db/cases/conflicts.repo.server.ts";
import type { Database, Statement } from "#app/db/client.server.ts";
import { sha256Hex } from "#app/domain/case/chain/chain.ts";
import {
  aliasLines,
  type CheckedPerson,
  type ConflictHit,
  conflictsOf,
  hitKey,
  type KnownName,
  unasked,
  uncovered,
} from "#app/domain/case/conflicts/conflicts.ts";
import { type CheckedMember, conflictsWithin } from "#app/domain/case/conflicts/members.ts";
import { type Seat, tribunalOf } from "#app/domain/case/tribunal/tribunal.ts";
import { emailKeyOf } from "#app/domain/email-address.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { SeenCase } from "#app/services/cases/case-access.server.ts";
import type { CaseAct, CaseChange } from "#app/services/cases/change-case.server.ts";
import { newId } from "#app/services/platform/ids.ts";

/** An arbitrator, as far as the check needs them. */
export interface Checked {
  id: string;
  name: string;
  email: string;
  locale: Locale;
}

export interface Finding {
  /** What no clearance covers. */
  open: ConflictHit[];
  /** Of that, what no open question asks about already. */
  fresh: ConflictHit[];
  /** Of what no clearance covers, all that the arbitrator has not answered: what a question is about. */
  unanswered: ConflictHit[];
  /** What was asked before about exactly what is not answered. */
  asked: DisclosureRow | null;
  /** Questions that wait for an answer or a decision; none that was declined. */
  waiting: DisclosureRow[];
  key: string;
}

/** Somebody of a case, as far as they are compared. */
export type Named = Pick<
  CasePersonRow,
  "id" | "capacity" | "side" | "seat" | "name" | "firm" | "aliases" | "state" | "email" | "userId"
> & {
  account: { firstName: string; lastName: string } | null;
};

/** What is between an arbitrator and a case with these people. `cleared` counts as a clearance that is being written. */
export async function findConflicts(
  db: Database,
  caseId: string,
  people: readonly Named[],
  arbitrator: Pick<Checked, "id" | "name" | "email">,
  cleared: readonly DisclosureRow[] = [],
): Promise<Finding> {
  const [interests, firms, met, rows, members] = await Promise.all([
    interestsOf(db, arbitrator.id),
    ownFirms(db, arbitrator.id),
    metBefore(db, arbitrator.id, caseId),
    disclosuresBetween(db, caseId, arbitrator.id),
    membersOf(db, people, arbitrator.id),
  ]);
  const known: KnownName[] = [
    { source: "self", name: arbitrator.name, caseNumber: null },
    ...interests.map(({ name }) => ({ source: "interest" as const, name, caseNumber: null })),
    ...firms.map(({ firm }) => ({ source: "own_firm" as const, name: firm, caseNumber: null })),
    ...met.flatMap(({ name, accountName, firm, aliases, caseNumber }) =>
      [name, accountName, firm, ...aliasLines(aliases)]
        .filter((one) => one !== null)
        .map((one) => ({ source: "past_case" as const, name: one, caseNumber })),
    ),
  ];
  const settled = [...rows.filter(({ decision }) => decision === "cleared"), ...cleared];
  const found = [
    ...conflictsOf(people.flatMap(checkedOf), known),
    ...people.flatMap((person) => addressHits(person, arbitrator)),
    ...conflictsWithin(members, known),
  ];
  const open = uncovered(found, settled.map(hitsOf));
  const waiting = rows.filter(
    ({ id, answer, decision }) => decision === null && answer !== "declined" && !cleared.some((one) => one.id === id),
  );
  const fresh = unasked(open, waiting.map(hitsOf));
  const unanswered = unasked(open, waiting.filter(({ answer }) => answer === "disclosed").map(hitsOf));
  const key = await sha256Hex(unanswered.map(hitKey).sort().join("\n"));
  const asked = rows.find(({ hitsKey }) => hitsKey === key) ?? null;
  return { open, fresh, unanswered, asked, waiting, key };
}

export function checkedOf({ id, capacity, side, name, firm, aliases, state, account }: Named): CheckedPerson[] {
  if (capacity === "arbitrator" || !side || state === "removed" || state === "declined") return [];
  const own = account ? `${account.firstName} ${account.lastName}`.trim() : null;
  return [{ place: id, names: own && own !== name ? [name, own] : [name], firm, aliases, capacity, side }];
}

/** The others who hold a seat, with what is theirs to be compared. */
export async function membersOf(
  db: Database,
  people: readonly Named[],
  arbitratorId: string,
): Promise<(CheckedMember & { userId: string | null })[]> {
  const others = tribunalOf(people).filter(({ userId }) => userId !== null && userId !== arbitratorId);
  return Promise.all(
    others.map(async ({ id, userId, name, account }) => {
      const [interests, firms] = await db.batch([interestsOf(db, userId ?? ""), ownFirms(db, userId ?? "")]);
      return {
        place: id,
        userId,
        name: account ? `${account.firstName} ${account.lastName}`.trim() : name,
        firms: firms.map(({ firm }) => firm),
        interests: interests.map((one) => one.name),
      };
    }),
  );
}

/** Somebody who has not joined, and was named with the arbitrator's own address. */
export function addressHits(
  { id, capacity, side, name, state, email, userId }: Named,
  arbitrator: Pick<Checked, "name" | "email">,
): ConflictHit[] {
  if (capacity === "arbitrator" || !side || state === "removed" || state === "declined" || userId !== null) return [];
  if (email === null || emailKeyOf(email) !== emailKeyOf(arbitrator.email)) return [];
  return [{ name, what: "name", capacity, side, place: id, source: "address", met: arbitrator.name, caseNumber: null }];
}

export const hitsOf = ({ hits }: Pick<DisclosureRow, "hits">): ConflictHit[] => JSON.parse(hits) as ConflictHit[];

/** What asks an arbitrator about a finding: known to the office and to them alone. */
export function asking(
  db: Database,
  caseId: string,
  { seat, ...arbitrator }: Checked & { seat: Seat },
  { unanswered, key }: Pick<Finding, "unanswered" | "key">,
  askedBy: string,
  now: number,
): { acts: CaseAct[]; statements: Statement[]; messages: OutboxRow[]; id: string } {
  const id = newId();
  const row = { id, caseId, arbitratorId: arbitrator.id, seat, hits: JSON.stringify(unanswered), hitsKey: key, askedBy, askedAt: now };
  const mail = {
    id: newId(),
    kind: "disclosure_asked",
    recipient: arbitrator.email,
    locale: arbitrator.locale,
    payload: { disclosureId: id },
    createdAt: now,
    deliverAfter: now,
    attempts: 0,
  };
  return {
    id,
    acts: [{ type: "conflict_found", audience: "office", details: { disclosureId: id, arbitrator: arbitrator.name, hits: unanswered } }],
    statements: [askingDisclosure(db, row)],
    messages: [mail],
  };
}

/**
 * A change with the questions to the case's arbitrators that it raises, if any: names that are new to a case, and interests that
 * are declared while it runs, are checked as they were at the assignment. `people` are those of the case after the change.
 * Who names people learns nothing of what was found: a change of theirs leaves one entry of the office's for each arbitrator either way.
 */
export async function withCheck<T>(
  db: Database,
  seen: Pick<SeenCase, "row" | "people"> & { who: Pick<SeenCase["who"], "id"> },
  people: readonly Named[],
  change: CaseChange<T>,
  now: number,
): Promise<CaseChange<T>> {
  const raised = await Promise.all(tribunalOf(seen.people).map((sitting) => raisedBy(db, seen, people, sitting, now)));
  const questions = raised.flatMap(({ question }) => question ?? []);
  // Without an act of its own nothing was named: an arbitrator has declared something, and only what that raises is written.
  const acts = raised.flatMap(({ question, checked }) => question?.acts ?? (change.acts.length === 0 ? [] : checked));
  return {
    ...change,
    acts: [...change.acts, ...acts],
    statements: [...(change.statements ?? []), ...questions.flatMap(({ statements }) => statements)],
    messages: [...(change.messages ?? []), ...questions.flatMap(({ messages }) => messages)],
  };
}

/** What the people of a case after a change raise with one arbitrator: a question, or that they were compared and nothing new was found. */
async function raisedBy(
  db: Database,
  seen: Pick<SeenCase, "row"> & { who: Pick<SeenCase["who"], "id"> },
  people: readonly Named[],
  { account, userId, seat }: CasePersonRow,
  now: number,
): Promise<{ question: ReturnType<typeof asking> | null; checked: CaseAct[] }> {
  if (!account || !userId || !seat) return { question: null, checked: [] };
  const { firstName, lastName, email, locale } = account;
  const arbitrator = { id: userId, name: `${firstName} ${lastName}`.trim(), email, locale, seat };
  const finding = await findConflicts(db, seen.row.id, people, arbitrator);
  const question = finding.fresh.length > 0 && !finding.asked ? asking(db, seen.row.id, arbitrator, finding, seen.who.id, now) : null;
  return { question, checked: [{ type: "conflict_checked", audience: "office", details: { arbitrator: arbitrator.name } }] };
}

/**
 * A decision that clears `row`, with the question about what it left out: names that were given while it waited asked none of their own.
 */
export async function withLeftOver<T>(
  db: Database,
  seen: Pick<SeenCase, "row" | "people" | "who">,
  row: DisclosureRow,
  arbitrator: Checked,
  change: CaseChange<T>,
  now: number,
): Promise<CaseChange<T>> {
  const finding = await findConflicts(db, seen.row.id, seen.people, arbitrator, [row]);
  if (finding.fresh.length === 0 || finding.asked) return change;
  const asked = asking(db, seen.row.id, { ...arbitrator, seat: row.seat }, finding, seen.who.id, now);
  return {
    ...change,
    acts: [...change.acts, ...asked.acts],
    statements: [...(change.statements ?? []), ...asked.statements],
    messages: [...(change.messages ?? []), ...asked.messages],
  };
}

/** Questions to those who hold the other seats that an appointment raises: they are compared with who comes. Administrators see all of it. */
export async function questionsToOthers(
  db: Database,
  seen: Pick<SeenCase, "row" | "people" | "who">,
  people: readonly Named[],
  now: number,
): Promise<Pick<CaseChange<never>, "acts" | "statements" | "messages">> {
  const raised = await Promise.all(tribunalOf(seen.people).map((sitting) => raisedBy(db, seen, people, sitting, now)));
  const questions = raised.flatMap(({ question }) => question ?? []);
  return {
    acts: questions.flatMap(({ acts }) => acts),
    statements: questions.flatMap(({ statements }) => statements),
    messages: questions.flatMap(({ messages }) => messages),
  };
}

/** Whether a name that an arbitrator declares as an interest is that of anybody in a case, or met by what another member of its tribunal is asked about. */
export async function isAmong(db: Database, people: readonly Named[], arbitratorId: string, name: string): Promise<boolean> {
  const declared: KnownName[] = [{ source: "interest", name, caseNumber: null }];
  if (conflictsOf(people.flatMap(checkedOf), declared).length > 0) return true;
  return conflictsWithin(await membersOf(db, people, arbitratorId), declared).length > 0;
}
