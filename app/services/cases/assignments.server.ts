/**
 * Who decides a case: an administrator assigns an arbitrator after a conflict check; a hit blocks until the arbitrator has
 * answered and an administrator has written why it is cleared (rulings, "Cases"). The arbitrator accepts or declines.
 */

import { findPerson } from "#app/db/accounts/people.repo.server.ts";
import { openCasesOf } from "#app/db/cases/case-lists.repo.server.ts";
import { type CasePersonRow, changingCase, changingPerson, insertingPerson } from "#app/db/cases/cases.repo.server.ts";
import {
  absencesOf,
  activeArbitrators,
  changingDisclosure,
  type DisclosureRow,
  disclosureById,
  disclosuresAskedOf,
  lastAssigner,
} from "#app/db/cases/conflicts.repo.server.ts";
import { todayIn } from "#app/domain/booking/local-date.ts";
import { answerSchema, assignSchema, decisionSchema, declineSchema } from "#app/domain/case/changes.ts";
import type { ConflictHit } from "#app/domain/case/conflicts.ts";
import { isOpen } from "#app/domain/case/status.ts";
import { emailKeyOf } from "#app/domain/email-address.ts";
import { AppError } from "#app/domain/errors.ts";
import { parseInput, refusedField } from "#app/domain/parse-input.ts";
import { HEAD_OFFICE } from "#app/domain/venue/venues.ts";
import { requireAdministrator } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { newId } from "#app/services/platform/ids.ts";
import { type CaseState, requireInCase, type SeenCase, type SignedIn, signedIn } from "./case-access.server.ts";
import type { CaseInvitations } from "./case-invitations.server.ts";
import type { CaseChange, CaseWrites, Told } from "./case-writes.server.ts";
import { asking, type Checked, findConflicts, hitsOf } from "./conflict-check.server.ts";

/** An arbitrator to choose. */
export interface Candidate {
  id: string;
  firstName: string;
  lastName: string;
  /** Cases assigned or in progress. */
  openCases: number;
  /** Days (`YYYY-MM-DD`, both included) that are not over at the head office; soonest first. */
  absences: { from: string; to: string }[];
}

/** `asked`: a conflict was found, and the arbitrator is asked; `waiting`: they were asked before and have not answered, or nobody has decided. */
export type AssignOutcome = { outcome: "assigned" | "asked" | "waiting" };

/** What an arbitrator is asked of a conflict; nothing else of the case. */
export interface DisclosureRequest {
  id: string;
  /** ISO 8601. */
  askedAt: string;
  hits: ConflictHit[];
  answer: DisclosureRow["answer"];
  disclosure: string | null;
  answeredAt: string | null;
  decision: DisclosureRow["decision"];
}

export interface Assignments {
  /** All active arbitrators with their load, by name. For administrators. */
  candidates(): Promise<Candidate[]>;
  /** Assigns, or reassigns with a reason; on a conflict asks instead. For administrators. Throws `invalid_input`. */
  assign(caseId: string, input: unknown): Promise<AssignOutcome>;
  accept(caseId: string): Promise<void>;
  /** Back to where nobody is assigned; the reason is the office's alone. */
  decline(caseId: string, input: unknown): Promise<void>;
  /** What one was asked, newest first; empty for who is no arbitrator. */
  disclosures(): Promise<DisclosureRequest[]>;
  /** Throws `not_found` for another's. */
  disclosure(id: string): Promise<DisclosureRequest>;
  /** Discloses or declines. Throws `transition_refused` once it was answered or decided. */
  answer(id: string, input: unknown): Promise<void>;
  /** Clears what was disclosed and assigns, or refuses. For administrators, with a written reason. */
  decide(caseId: string, id: string, input: unknown): Promise<AssignOutcome | { outcome: "refused" }>;
}

const isAssigned = ({ capacity, state }: CasePersonRow) => capacity === "arbitrator" && (state === "active" || state === "invited");

export function createAssignments({ db, actor, clock }: ServiceContext, writes: CaseWrites, { inviting }: CaseInvitations): Assignments {
  async function candidateOf(arbitratorId: string): Promise<Checked> {
    const [found] = await findPerson(db, arbitratorId);
    if (!found?.active || found.role !== "arbitrator") throw refusedField("arbitratorId", "case_arbitrator_unknown");
    return { id: found.id, name: `${found.firstName} ${found.lastName}`.trim(), email: found.email, locale: found.locale };
  }

  /** Assigns, or asks where a conflict stands that neither was cleared before nor is now (`cleared`). */
  async function planOf(
    seen: SeenCase,
    { arbitratorId, reason }: { arbitratorId: string; reason?: string | undefined },
    now: number,
    cleared: DisclosureRow[] = [],
  ): Promise<CaseChange<AssignOutcome>> {
    const { row, people, who } = seen;
    requireInCase(seen, "assign");
    const arbitrator = await candidateOf(arbitratorId);
    const present = people.find(isAssigned);
    if (present?.userId === arbitratorId) throw refusedField("arbitratorId", "case_arbitrator_same");
    if (present && !reason) throw refusedField("reason", "case_reason_required");
    if (people.some((one) => belongsTo(one, arbitrator))) throw refusedField("arbitratorId", "case_arbitrator_member");
    const finding = await findConflicts(db, row.id, people, arbitrator, cleared);
    if (finding.open.length > 0) {
      const { asked } = finding;
      if (asked && (asked.answer === "declined" || asked.decision === "refused"))
        throw refusedField("arbitratorId", "case_arbitrator_refused");
      if (asked) return { acts: [], result: { outcome: "waiting" } };
      return { ...asking(db, row.id, arbitrator, finding, who.id, now), result: { outcome: "asked" } };
    }
    return assigning(seen, arbitrator, reason ?? null, present, now);
  }

  async function assigning(
    seen: SeenCase,
    arbitrator: Checked,
    reason: string | null,
    present: CasePersonRow | undefined,
    now: number,
  ): Promise<CaseChange<AssignOutcome>> {
    const { row, people, who } = seen;
    const status = row.status === "created" ? "assigned" : row.status;
    // "Notifies Party B" (specification, section 1): who was named with an address and not invited yet is invited now.
    const partyB = people.find(({ capacity, side, state }) => capacity === "party" && side === "b" && state === "named");
    const invited = partyB?.email ? await inviting(row.id, partyB, who, now) : { acts: [], statements: [] };
    return {
      acts: [
        present
          ? {
              type: "arbitrator_replaced",
              details: { before: nameOf(present), arbitrator: arbitrator.name, reason },
            }
          : { type: "arbitrator_assigned", details: { arbitrator: arbitrator.name, status: [row.status, status] } },
        ...invited.acts,
      ],
      statements: [
        ...(present ? [changingPerson(db, present.id, { state: "removed", removedAt: now })] : []),
        insertingPerson(db, {
          id: newId(),
          caseId: row.id,
          capacity: "arbitrator",
          side: null,
          userId: arbitrator.id,
          name: arbitrator.name,
          email: arbitrator.email,
          state: "invited",
          createdAt: now,
        }),
        changingCase(db, row.id, { arbitratorId: arbitrator.id, status }),
        ...invited.statements,
      ],
      joining: [
        {
          userId: arbitrator.id,
          relation: { kind: "arbitrator", accepted: false },
          email: arbitrator.email,
          locale: arbitrator.locale,
        },
      ],
      result: { outcome: "assigned" },
    };
  }

  /** The arbitrator leaves: everyone learns that, and the office alone why. */
  async function withdrawing({ row, people }: CaseState, who: SignedIn, reason: string, now: number): Promise<CaseChange<void>> {
    const present = people.find((one) => isAssigned(one) && one.userId === who.id);
    if (!present) throw new AppError("transition_refused");
    const arbitrator = nameOf(present);
    return {
      acts: [
        { type: "arbitrator_declined", details: { arbitrator, status: [row.status, "created"] } },
        { type: "arbitrator_declined", audience: "office", details: { arbitrator, reason } },
      ],
      statements: [
        changingPerson(db, present.id, { state: "declined", answeredAt: now }),
        changingCase(db, row.id, { arbitratorId: null, status: "created" }),
      ],
      joining: await office(row.id),
      result: undefined,
    };
  }

  /** The administrator who assigned last in a case hears of it. */
  async function office(caseId: string): Promise<Told[]> {
    const [one] = await lastAssigner(db, caseId);
    if (!one?.active || one.role !== "admin") return [];
    return [{ userId: one.id, relation: { kind: "administrator" }, email: one.email, locale: one.locale }];
  }

  /** Who asked hears what was answered. */
  async function asker(userId: string): Promise<Told[]> {
    const [one] = await findPerson(db, userId);
    if (!one?.active || one.role !== "admin") return [];
    return [{ userId: one.id, relation: { kind: "administrator" }, email: one.email, locale: one.locale }];
  }

  async function ownDisclosure(id: string): Promise<DisclosureRow> {
    const who = signedIn(await actor());
    const [row] = await disclosureById(db, id);
    if (!row || row.arbitratorId !== who.id || who.role !== "arbitrator") throw new AppError("not_found");
    return row;
  }

  return {
    async candidates() {
      requireAdministrator(await actor());
      const found = await activeArbitrators(db);
      const ids = found.map(({ id }) => id);
      const [counts, absences] = await db.batch([openCasesOf(db, ids), absencesOf(db, ids, todayIn(HEAD_OFFICE.zone, clock()))]);
      const open = new Map(counts.map(({ scope, n }) => [scope, Number(n)]));
      return found.map(({ id, firstName, lastName }) => ({
        id,
        firstName,
        lastName,
        openCases: open.get(`r:${id}`) ?? 0,
        absences: absences.filter(({ userId }) => userId === id).map(({ fromDate, toDate }) => ({ from: fromDate, to: toDate })),
      }));
    },
    async assign(caseId, input) {
      const { version, ...given } = parseInput(assignSchema, input);
      return writes.write(caseId, (seen, now) => {
        requireVersion(seen, version);
        return planOf(seen, given, now);
      });
    },
    async accept(caseId) {
      await writes.write(caseId, (seen, now) => {
        requireInCase(seen, "answer_assignment");
        const present = seen.people.find((one) => isAssigned(one) && one.userId === seen.who.id);
        if (!present) throw new AppError("transition_refused");
        return {
          acts: [{ type: "arbitrator_accepted", details: { arbitrator: nameOf(present) } }],
          statements: [changingPerson(db, present.id, { state: "active", answeredAt: now })],
          result: undefined,
        };
      });
    },
    async decline(caseId, input) {
      const { reason } = parseInput(declineSchema, input);
      await writes.write(caseId, (seen, now) => {
        requireInCase(seen, "answer_assignment");
        return withdrawing(seen, seen.who, reason, now);
      });
    },
    async disclosures() {
      const who = signedIn(await actor());
      return who.role === "arbitrator" ? (await disclosuresAskedOf(db, who.id)).map(toRequest) : [];
    },
    async disclosure(id) {
      return toRequest(await ownDisclosure(id));
    },
    async answer(id, input) {
      const { caseId } = await ownDisclosure(id);
      const { answer, disclosure } = parseInput(answerSchema, input);
      await writes.writeAside(caseId, async (state, who, now) => {
        const row = await ownDisclosure(id);
        if (row.answer !== null || row.decision !== null || !isOpen(state.row.status)) throw new AppError("transition_refused");
        const arbitrator = `${who.firstName} ${who.lastName}`.trim();
        const isTheirs = state.people.some((one) => isAssigned(one) && one.userId === who.id);
        // Who declines for a conflict does not stay in the case.
        const leaving = answer === "declined" && isTheirs ? await withdrawing(state, who, disclosure, now) : null;
        return {
          acts: [
            { type: "disclosure_answered", audience: "office", details: { disclosureId: id, arbitrator, answer, disclosure } },
            ...(leaving?.acts ?? []),
          ],
          statements: [
            changingDisclosure(db, id, { answer, disclosure: disclosure || null, answeredAt: now }),
            ...(leaving?.statements ?? []),
          ],
          joining: await asker(row.askedBy),
          result: undefined,
        };
      });
    },
    async decide(caseId, id, input) {
      const { decision, reason } = parseInput(decisionSchema, input);
      return writes.write(caseId, async (seen, now): Promise<CaseChange<AssignOutcome | { outcome: "refused" }>> => {
        requireInCase(seen, "assign");
        const [row] = await disclosureById(db, id);
        if (!row || row.caseId !== caseId) throw new AppError("not_found");
        if (row.decision !== null || (decision === "cleared" && row.answer !== "disclosed")) throw new AppError("transition_refused");
        const [asked] = await findPerson(db, row.arbitratorId);
        const arbitrator = `${asked?.firstName ?? ""} ${asked?.lastName ?? ""}`.trim();
        const decided = changingDisclosure(db, id, { decision, reason, decidedBy: seen.who.id, decidedAt: now });
        const details = { disclosureId: id, arbitrator, decision, reason };
        if (decision === "refused")
          return {
            acts: [{ type: "disclosure_decided", audience: "office", details }],
            statements: [decided],
            result: { outcome: "refused" },
          };
        const shown = { type: "disclosure_decided" as const, details: { ...details, disclosure: row.disclosure } };
        if (seen.people.find(isAssigned)?.userId === row.arbitratorId)
          return { acts: [shown], statements: [decided], result: { outcome: "assigned" } };
        const plan = await planOf(seen, { arbitratorId: row.arbitratorId, reason }, now, [row]);
        // Something else was found since: nothing is decided before that is answered too.
        if (plan.result.outcome !== "assigned") return plan;
        return { ...plan, acts: [shown, ...plan.acts], statements: [decided, ...(plan.statements ?? [])] };
      });
    },
  };
}

/** Throws `stale_version` where the reader looked at an older state. */
export function requireVersion({ row }: Pick<SeenCase, "row">, version: number | undefined): void {
  if (version !== undefined && version !== row.version) throw new AppError("stale_version", { detail: { version: row.version } });
}

const nameOf = ({ account, name }: CasePersonRow) => (account ? `${account.firstName} ${account.lastName}`.trim() : name);

function belongsTo({ capacity, state, userId, email }: CasePersonRow, arbitrator: Checked): boolean {
  if (capacity === "arbitrator" || state === "removed" || state === "declined") return false;
  return userId === arbitrator.id || (email !== null && emailKeyOf(email) === emailKeyOf(arbitrator.email));
}

function toRequest(row: DisclosureRow): DisclosureRequest {
  return {
    id: row.id,
    askedAt: new Date(row.askedAt).toISOString(),
    hits: hitsOf(row),
    answer: row.answer,
    disclosure: row.disclosure,
    answeredAt: row.answeredAt === null ? null : new Date(row.answeredAt).toISOString(),
    decision: row.decision,
  };
}
