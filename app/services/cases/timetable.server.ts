/**
 * The timetable of a case: deadlines that the arbitrator or an administrator sets, that move only by an extension, and that
 * are done, cancelled or overdue. Everyone in the case sees all of it; everything is an entry of the chain.
 */
import {
  changingDeadline,
  changingExtension,
  countTimetable,
  type Deadline,
  deadlineForChange,
  extensionForChange,
  insertingDeadline,
  insertingExtension,
  type OpenDeadlineRow,
  openDeadlines,
  openDeadlinesOf,
} from "#app/db/cases/timetable.repo.server.ts";
import { sha256Hex } from "#app/domain/case/chain.ts";
import {
  cancellationSchema,
  dueInstant,
  extensionDecisionSchema,
  extensionIsOpen,
  extensionRequestSchema,
  mayCallDone,
  newDeadlineSchema,
  nextReminder,
  owes,
} from "#app/domain/case/timetable.ts";
import type { OwedBy } from "#app/domain/case/vocabulary.ts";
import { AppError } from "#app/domain/errors.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { newId } from "#app/services/platform/ids.ts";
import { relationOfPerson, requireInCase, signedIn } from "./case-access.server.ts";
import { read } from "./case-input.ts";
import type { CaseWrites } from "./case-writes.server.ts";

/** An open deadline of one of the reader's cases. */
export interface MyDeadline {
  id: string;
  case: { id: string; caseNumber: string; title: string };
  title: string;
  owedBy: OwedBy;
  /** Whether the reader is among those who owe it. */
  mine: boolean;
  /** IANA zone on whose clock it was set. */
  zone: string;
  /** ISO 8601. */
  dueAt: string;
  overdue: boolean;
}

/**
 * Every call throws `unauthenticated`, `not_found` for another's case as for a missing one, `forbidden` to who sees the case
 * and may not do it, `transition_refused` in a resolved case and where the deadline is closed already.
 */
export interface Timetable {
  /** Sets a deadline. `formKey` is the form's own: pressing twice sets one. Throws `invalid_input`. Gives its id. */
  set(caseId: string, input: unknown, formKey?: string | null): Promise<string>;
  /** Says that what was owed is done; said twice, nothing happens. */
  finish(caseId: string, deadlineId: string): Promise<void>;
  /** Cancels one with a reason that everyone in the case reads. Throws `invalid_input`. */
  cancel(caseId: string, deadlineId: string, input: unknown): Promise<void>;
  /** Asks for a later moment, with a reason: by who owes it, before it or up to 48 hours after. Throws `invalid_input`. */
  askExtension(caseId: string, deadlineId: string, input: unknown): Promise<void>;
  /** The arbitrator grants a request, which moves the deadline, or refuses it with a reason. Throws `invalid_input`. */
  decideExtension(caseId: string, extensionId: string, input: unknown): Promise<void>;
  /** Open deadlines of all cases that the reader sees (all open cases for administrators), the next one first; at most `limit`. */
  mine(options?: { limit?: number }): Promise<MyDeadline[]>;
}

/** As many as a case's page shows; more would hide some. */
const MOST_OF_A_CASE = 200;
const USUAL = 20;
const MOST = 200;

export function createTimetable({ db, actor, clock }: ServiceContext, writes: CaseWrites): Timetable {
  async function found(caseId: string, id: string) {
    const deadline = await deadlineForChange(db, caseId, id);
    if (!deadline) throw new AppError("not_found");
    return deadline;
  }

  return {
    async set(caseId, input, formKey) {
      const who = signedIn(await actor());
      const id = formKey ? (await sha256Hex(`${who.id}:${caseId}:${formKey}`)).slice(0, 32) : newId();
      return writes.write(caseId, async (seen, now) => {
        requireInCase(seen, "set_deadline");
        const asked = read(newDeadlineSchema, input);
        const [before, { deadlines }] = await Promise.all([deadlineForChange(db, caseId, id), countTimetable(db, caseId)]);
        if (before) return { acts: [], result: id };
        if (deadlines >= MOST_OF_A_CASE) throw wrong("title", "timetable_full");
        const dueAt = dueInstant(asked.dueDate, asked.dueTime, asked.zone);
        if (dueAt <= now) throw wrong("dueDate", "deadline_past");
        const row = { ...asked, id, caseId, dueAt, setBy: seen.who.id, createdAt: now, remindAt: nextReminder({ ...asked, dueAt }, now) };
        return { acts: [{ type: "deadline_set", details: detailsOf(row) }], statements: [insertingDeadline(db, row)], result: id };
      });
    },
    async finish(caseId, deadlineId) {
      await writes.write(caseId, async (seen, now) => {
        const { deadline } = await found(caseId, deadlineId);
        requireInCase(seen, "finish_deadline");
        if (!mayCallDone(seen.relation, deadline.owedBy)) throw new AppError("forbidden");
        if (deadline.cancelledAt !== null) throw new AppError("transition_refused");
        if (deadline.doneAt !== null) return { acts: [], result: null };
        return {
          acts: [{ type: "deadline_done", details: { ...detailsOf(deadline), overdue: now >= deadline.dueAt } }],
          statements: [changingDeadline(db, deadlineId, { doneAt: now, doneBy: seen.who.id, remindAt: null })],
          result: null,
        };
      });
    },
    async cancel(caseId, deadlineId, input) {
      await writes.write(caseId, async (seen, now) => {
        const { deadline } = await found(caseId, deadlineId);
        requireInCase(seen, "set_deadline");
        const { reason } = read(cancellationSchema, input);
        if (deadline.doneAt !== null) throw new AppError("transition_refused");
        if (deadline.cancelledAt !== null) return { acts: [], result: null };
        const change = { cancelledAt: now, cancelledBy: seen.who.id, cancelReason: reason, remindAt: null };
        return {
          acts: [{ type: "deadline_cancelled", details: { ...detailsOf(deadline), reason } }],
          statements: [changingDeadline(db, deadlineId, change)],
          result: null,
        };
      });
    },
    async askExtension(caseId, deadlineId, input) {
      await writes.write(caseId, async (seen, now) => {
        const [{ deadline, asked }, { requests }] = await Promise.all([found(caseId, deadlineId), countTimetable(db, caseId)]);
        requireInCase(seen, "ask_extension");
        if (!owes(seen.relation, deadline.owedBy)) throw new AppError("forbidden");
        const wanted = read(extensionRequestSchema, input);
        if (asked && asked.askedBy === seen.who.id && sameRequest(asked, wanted)) return { acts: [], result: null };
        if (asked || !extensionIsOpen(deadline, now)) throw new AppError("transition_refused");
        if (requests >= MOST_OF_A_CASE) throw wrong("reason", "timetable_full");
        const wantedAt = dueInstant(wanted.wantedDate, wanted.wantedTime, deadline.zone);
        if (wantedAt <= deadline.dueAt || wantedAt <= now) throw wrong("wantedDate", "extension_not_later");
        const row = { ...wanted, id: newId(), caseId, deadlineId, askedBy: seen.who.id, askedAt: now };
        return {
          acts: [{ type: "extension_requested", details: { ...detailsOf(deadline), extensionId: row.id, ...wanted } }],
          statements: [insertingExtension(db, row)],
          result: null,
        };
      });
    },
    async decideExtension(caseId, extensionId, input) {
      await writes.write(caseId, async (seen, now) => {
        const request = await extensionForChange(db, caseId, extensionId);
        if (!request) throw new AppError("not_found");
        const { extension, deadline } = request;
        requireInCase(seen, "decide_extension");
        const { decision, reason } = read(extensionDecisionSchema, input);
        if (extension.decision === decision && extension.decidedBy === seen.who.id) return { acts: [], result: null };
        if (extension.decision !== null || deadline.doneAt !== null || deadline.cancelledAt !== null)
          throw new AppError("transition_refused");
        const decided = { decision, decidedBy: seen.who.id, decidedAt: now, decisionReason: reason };
        const { wantedDate, wantedTime } = extension;
        const dueAt = dueInstant(wantedDate, wantedTime, deadline.zone);
        const moved = {
          dueDate: wantedDate,
          dueTime: wantedTime,
          dueAt,
          moved: deadline.moved + 1,
          remindAt: nextReminder({ dueAt, zone: deadline.zone }, now),
        };
        return {
          acts: [{ type: "extension_decided", details: { ...detailsOf(deadline), extensionId, decision, reason, wantedDate, wantedTime } }],
          statements: [
            changingExtension(db, extensionId, decided),
            ...(decision === "granted" ? [changingDeadline(db, deadline.id, moved)] : []),
          ],
          result: null,
        };
      });
    },
    async mine({ limit = USUAL } = {}) {
      const who = signedIn(await actor());
      const most = Math.max(1, Math.min(limit, MOST));
      const now = clock().getTime();
      if (who.role === "admin") return (await openDeadlines(db, most)).map((row) => toMine(row, false, now));
      return (await openDeadlinesOf(db, who.id, most)).map(({ person, ...row }) => {
        const relation = relationOfPerson(person);
        return toMine(row, relation !== null && owes(relation, row.owedBy), now);
      });
    },
  };
}

const wrong = (field: string, code: string) => new AppError("invalid_input", { issues: [{ field, code }] });

/** What an entry says of a deadline, as it stood. */
function detailsOf(row: Pick<Deadline, "id" | "title" | "owedBy" | "dueDate" | "dueTime" | "zone">) {
  return {
    deadlineId: row.id,
    title: row.title,
    owedBy: row.owedBy,
    dueDate: row.dueDate,
    dueTime: row.dueTime,
    zone: row.zone,
  };
}

interface Wanted {
  wantedDate: string;
  wantedTime: string;
  reason: string;
}
const sameRequest = (one: Wanted, other: Wanted) =>
  one.wantedDate === other.wantedDate && one.wantedTime === other.wantedTime && one.reason === other.reason;

function toMine(row: OpenDeadlineRow, mine: boolean, now: number): MyDeadline {
  return {
    id: row.id,
    case: { id: row.caseId, caseNumber: row.caseNumber, title: row.caseTitle },
    title: row.title,
    owedBy: row.owedBy,
    mine,
    zone: row.zone,
    dueAt: new Date(row.dueAt).toISOString(),
    overdue: row.dueAt <= now,
  };
}
