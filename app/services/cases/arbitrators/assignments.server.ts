/**
 * Who decides a case: an administrator assigns an arbitrator to each seat of its tribunal after a conflict check; a hit blocks until the arbitrator has
 * answered and an administrator has written why it is cleared (rulings, "Cases"). What is found later, while the case runs, keeps it
 * from being resolved in the same way (`open-conflicts.server.ts`). The arbitrator accepts or declines.
 */

import { findPerson } from "#app/db/accounts/people.repo.server.ts";
import { type CasePersonRow, type CaseRow, changingCase, changingPerson, insertingPerson } from "#app/db/cases/cases.repo.server.ts";
import { changingDisclosure, type DisclosureRow, disclosureById, disclosuresBetween } from "#app/db/cases/conflicts.repo.server.ts";
import { upheldAgainst } from "#app/db/cases/disclosure-remarks.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import type { ConflictHit, HitAnswer } from "#app/domain/case/conflicts/conflicts.ts";
import { isVouchedFor } from "#app/domain/case/places.ts";
import { heldSeats, holderOf, isSeated, type Seat, seatsOf, standingOf, titleOf } from "#app/domain/case/tribunal/tribunal.ts";
import type { CaseStatus } from "#app/domain/case/vocabulary.ts";
import { AppError } from "#app/domain/errors.ts";
import { refusedField } from "#app/domain/parse-input.ts";
import { requireInCase, type SeenCase, signedIn } from "#app/services/cases/case-access.server.ts";
import type { CaseAct, CaseChange } from "#app/services/cases/change-case.server.ts";
import { showingCleared } from "#app/services/cases/disclosures/shown-disclosures.server.ts";
import { givingEarlier } from "#app/services/cases/notices/earlier-notices.server.ts";
import { invitingToCase } from "#app/services/cases/people/case-invitations.server.ts";
import { seatLeftMails } from "#app/services/cases/tribunal/seat-left.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { newId } from "#app/services/platform/ids.ts";
import { asking, type Checked, findConflicts, hitsOf, questionsToOthers } from "./conflict-check.server.ts";

/** `asked`: a conflict was found, and the arbitrator is asked; `waiting`: they were asked before and have not answered, or nobody has decided. */
export type AssignOutcome = { outcome: "assigned" | "asked" | "waiting" };

/** What an arbitrator is asked of a conflict; nothing else of the case. */
export interface DisclosureRequest {
  id: string;
  /** ISO 8601. */
  askedAt: string;
  hits: ConflictHit[];
  answer: DisclosureRow["answer"];
  /** To each of `hits`, in their order; null where nothing was. */
  answers: HitAnswer[] | null;
  disclosure: string | null;
  answeredAt: string | null;
  decision: DisclosureRow["decision"];
}

async function candidateOf({ db }: ServiceContext, arbitratorId: string): Promise<Checked> {
  const [found] = await findPerson(db, arbitratorId);
  if (!found?.active || found.role !== "arbitrator") throw refusedField("arbitratorId", "case_arbitrator_unknown");
  return { id: found.id, name: `${found.firstName} ${found.lastName}`.trim(), email: found.email, locale: found.locale };
}

interface Assignment {
  arbitratorId: string;
  /** Of a panel it has to be said. */
  seat?: Seat | undefined;
  reason?: string | undefined;
  /** Whom the reader saw in the seat: an account, or "" where it was vacant. Nobody else is replaced; anybody where it is not said. */
  replaces?: string | undefined;
}

/** Assigns, or asks where there is a conflict that neither was cleared before nor is now (`cleared`). */
export async function planAssignment(
  context: ServiceContext,
  seen: SeenCase,
  { arbitratorId, seat: chosen, reason, replaces }: Assignment,
  now: number,
  cleared: DisclosureRow[] = [],
): Promise<CaseChange<AssignOutcome>> {
  const { db } = context;
  const { row, people, who } = seen;
  requireInCase(seen, "assign");
  if (!chosen && row.tribunalSize !== 1) throw refusedField("seat", "case_seat_required");
  const seat = chosen ?? "presiding";
  if (!seatsOf(row.tribunalSize).includes(seat)) throw refusedField("seat", "case_seat_unknown");
  const arbitrator = await candidateOf(context, arbitratorId);
  const present = holderOf(people, seat);
  if (present?.userId === arbitratorId) throw refusedField("arbitratorId", "case_arbitrator_same");
  if (people.some((one) => isSeated(one) && one.userId === arbitratorId)) throw refusedField("arbitratorId", "case_arbitrator_seated");
  if (present && replaces !== undefined && replaces !== present.userId) throw refusedField("form", "case_seat_held", nameOf(present));
  if (present && !reason) throw refusedField("reason", "case_reason_required");
  if (people.some((one) => belongsTo(one, arbitrator))) throw refusedField("arbitratorId", "case_arbitrator_member");
  // Neither side could challenge once more what was upheld.
  if ((await upheldAgainst(db, row.id, arbitratorId)).length > 0) throw refusedField("arbitratorId", "case_arbitrator_refused");
  // Who leaves the seat is no fellow member of who comes.
  const remaining = people.filter((one) => one !== present);
  const finding = await findConflicts(db, row.id, remaining, arbitrator, cleared);
  if (finding.open.length > 0) {
    const { asked, unanswered, waiting } = finding;
    if (asked && (asked.answer === "declined" || asked.decision === "refused"))
      throw refusedField("arbitratorId", "case_arbitrator_refused");
    const moved = movingQuestions(db, waiting, arbitrator, seat);
    // All that is open is answered, or asked already: the office decides each question, in any order.
    if (asked || unanswered.length === 0) return { ...moved, result: { outcome: "waiting" } };
    const question = asking(db, row.id, { ...arbitrator, seat }, finding, who.id, now);
    return { ...question, statements: [...moved.statements, ...question.statements], result: { outcome: "asked" } };
  }
  const shown = showingCleared(db, await disclosuresBetween(db, row.id, arbitratorId), arbitrator.name, now);
  const seated = await assigning(context, seen, { arbitrator, seat, present, reason: reason ?? null }, now);
  return { ...seated, acts: [...shown.acts, ...seated.acts], statements: [...shown.statements, ...(seated.statements ?? [])] };
}

/** Who was asked for one seat is chosen for another: what waits counts for that one from now on. */
function movingQuestions(db: Database, waiting: readonly DisclosureRow[], { name }: Checked, seat: Seat) {
  const moved = waiting.filter((row) => row.seat !== seat);
  const act: CaseAct = { type: "conflict_checked", audience: "office", details: { arbitrator: name } };
  return { acts: moved.length > 0 ? [act] : [], statements: moved.map(({ id }) => changingDisclosure(db, id, { seat })) };
}

interface Appointment {
  arbitrator: Checked;
  seat: Seat;
  /** Who held the seat. */
  present: CasePersonRow | undefined;
  reason: string | null;
}

async function assigning(
  context: ServiceContext,
  seen: SeenCase,
  { arbitrator, seat, present, reason }: Appointment,
  now: number,
): Promise<CaseChange<AssignOutcome>> {
  const { db } = context;
  const { row, people, who } = seen;
  const standing = standingOf(row.status, row.tribunalSize, { ...heldSeats(people), [seat]: arbitrator.id });
  const titles = titled(row, seat);
  const others = people.filter((one) => one !== present);
  const newcomer = { id: newId(), capacity: "arbitrator", seat, side: null, userId: arbitrator.id, state: "invited" } as const;
  const named = { ...newcomer, name: arbitrator.name, email: arbitrator.email };
  const asked = await questionsToOthers(
    db,
    { ...seen, people: others },
    [...others, { ...named, firm: null, aliases: null, account: null }],
    now,
  );
  // "Notifies Party B" (specification, section 1): who was named with an address and not invited yet is invited now.
  const partyB = people.find(({ capacity, side, state }) => capacity === "party" && side === "b" && state === "named");
  // An address that side A gave is the office’s to confirm once side B has people: an assignment is no word on it.
  const invited =
    partyB?.email && isVouchedFor(partyB, { people })
      ? await invitingToCase(context, row.id, partyB, who, now)
      : { acts: [], statements: [] };
  const joiner = {
    userId: arbitrator.id,
    relation: { kind: "arbitrator" as const, accepted: false, presides: seat === "presiding" },
    email: arbitrator.email,
    locale: arbitrator.locale,
  };
  return {
    acts: [
      present
        ? {
            type: "arbitrator_replaced",
            details: { before: nameOf(present), arbitrator: arbitrator.name, ...titles, reason },
          }
        : { type: "arbitrator_assigned", details: { arbitrator: arbitrator.name, ...titles, ...statusChange(row, standing) } },
      ...invited.acts,
      ...asked.acts,
    ],
    messages: [...(asked.messages ?? []), ...seatLeftMails([present], now)],
    statements: [
      ...(present ? [changingPerson(db, present.id, { state: "removed", removedAt: now })] : []),
      insertingPerson(db, { ...named, caseId: row.id, createdAt: now }),
      changingCase(db, row.id, standing),
      ...invited.statements,
      ...(asked.statements ?? []),
      ...(await givingEarlier(db, row.id, seen.last?.seq ?? 0, joiner, now)),
    ],
    joining: [joiner],
    result: { outcome: "assigned" },
  };
}

export async function ownDisclosure({ actor, db }: ServiceContext, id: string): Promise<DisclosureRow> {
  const who = signedIn(await actor());
  const [row] = await disclosureById(db, id);
  if (!row || row.arbitratorId !== who.id || who.role !== "arbitrator") throw new AppError("not_found");
  return row;
}

/** What the seat is called in entries: of a sole arbitrator nothing is said of it. */
export const titled = ({ tribunalSize }: Pick<CaseRow, "tribunalSize">, seat: Seat | null) =>
  seat && tribunalSize !== 1 ? { seat: titleOf(seat, tribunalSize) } : {};

/** What an entry says of the case's status; nothing where it stays. */
export const statusChange = ({ status: before }: Pick<CaseRow, "status">, { status }: { status: CaseStatus }) =>
  status === before ? {} : { status: [before, status] };

export const nameOf = ({ account, name }: CasePersonRow) => (account ? `${account.firstName} ${account.lastName}`.trim() : name);

/** Also who was taken off again: anyone who was of a side has read what that side kept to itself. */
const belongsTo = ({ side, userId }: CasePersonRow, arbitrator: Checked): boolean => side !== null && userId === arbitrator.id;

export function toRequest(row: DisclosureRow): DisclosureRequest {
  return {
    id: row.id,
    askedAt: new Date(row.askedAt).toISOString(),
    hits: hitsOf(row),
    answer: row.answer,
    answers: row.answers,
    disclosure: row.disclosure,
    answeredAt: row.answeredAt === null ? null : new Date(row.answeredAt).toISOString(),
    decision: row.decision,
  };
}
