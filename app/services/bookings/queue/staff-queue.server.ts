/**
 * Staff's queue: what was promised to whom, with its clock, who took it and what is overdue (specification, section 9;
 * rulings, "Wording": a promise on screen is kept by the system). For administrators; `not_found` for everybody else.
 */
import {
  countTasks,
  findTask,
  finishingTask,
  listTasks,
  type NamedTaskRow,
  type TaskCursor,
  takingTask,
} from "#app/db/bookings/staff-tasks.repo.server.ts";
import { refusesCalls } from "#app/domain/assistant/unwanted-calls.ts";
import type { CallOutcome, CallRecord, QueueCounts, QueueView, StaffTaskRecord, TaskMove } from "#app/domain/booking/office/staff-task.ts";
import { AppError } from "#app/domain/errors.ts";
import { HEAD_OFFICE } from "#app/domain/venue/venues.ts";
import { requireAdministrator } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

export interface QueuePage {
  tasks: StaffTaskRecord[];
  counts: QueueCounts;
  /** Hand back as `after` for the next page; null on the last. */
  next: string | null;
}

/** What became of a press. `made` is false when somebody else was faster: the record says who and when. */
export interface MovedTask {
  task: StaffTaskRecord;
  move: TaskMove | CallOutcome;
  made: boolean;
}

export interface StaffQueue {
  /** Open tasks, the one due first on top, or done ones, the newest on top; with the counts of the whole queue. */
  list(view: QueueView, after: string | null): Promise<QueuePage>;
  /** The state of the queue. */
  counts(): Promise<QueueCounts>;
  /**
   * Takes a task, gives it back, or marks it as done. `heldBy` is the id of who had it when the reader looked (null:
   * nobody): a task is taken over, or done for another, knowingly or not at all.
   */
  move(id: string, move: TaskMove, heldBy: string | null): Promise<MovedTask>;
  /** One task by its id. Throws `not_found`. */
  get(id: string): Promise<StaffTaskRecord>;
}

const PAGE = 25;
const NO_COUNTS: QueueCounts = { open: 0, overdue: 0, mine: 0, untaken: 0 };

export function createStaffQueue({ db, actor, clock }: ServiceContext): StaffQueue {
  async function administrator() {
    const who = await actor();
    requireAdministrator(who);
    return who;
  }

  return {
    async list(view, after) {
      const who = await administrator();
      const [counts, rows] = await db.batch([
        countTasks(db, who.id, clock().getTime()),
        listTasks(db, view, who.id, PAGE + 1, decodeCursor(after)),
      ]);
      const shown = rows.slice(0, PAGE);
      const last = shown.at(-1);
      const next = rows.length > PAGE && last ? `${view === "done" ? last.doneAt : last.dueAt}~${last.id}` : null;
      return { tasks: shown.map((row) => toTask(row, who.id, clock().getTime())), counts: counts[0] ?? NO_COUNTS, next };
    },
    async get(id) {
      const who = await administrator();
      const found = await findTask(db, id);
      if (!found) throw new AppError("not_found");
      return toTask(found, who.id, clock().getTime());
    },
    async counts() {
      const who = await administrator();
      return (await countTasks(db, who.id, clock().getTime()))[0] ?? NO_COUNTS;
    },
    async move(id, move, heldBy) {
      const who = await administrator();
      const found = await findTask(db, id);
      if (!found) throw new AppError("not_found");
      const now = clock().getTime();
      const [changed] =
        move === "done"
          ? await db.batch(finishingTask(db, found, who.id, now, heldBy))
          : await db.batch([takingTask(db, id, heldBy, move === "take" ? who.id : null, now)]);
      const after = await findTask(db, id);
      if (!after) throw new AppError("not_found");
      return { task: toTask(after, who.id, now), move, made: changed.length > 0 };
    },
  };
}

/** What is no cursor of ours begins at the first page. */
function decodeCursor(after: string | null): TaskCursor | null {
  const match = /^(\d{1,15})~([\w-]{1,64})$/.exec(after ?? "");
  return match ? { at: Number(match[1]), id: match[2] ?? "" } : null;
}

/** A call as the query gives it: its moments in UTC milliseconds. */
type StoredCall = Omit<CallRecord, "at" | "againAt"> & { at: number; againAt: number | null };

/** `now` in UTC milliseconds. */
export function toTask(row: NamedTaskRow, me: string, now: number): StaffTaskRecord {
  const iso = (at: number) => new Date(at).toISOString();
  const { name = "", phone = "", email = "" } = row.contact;
  return {
    id: row.id,
    kind: row.kind,
    contact: { name, phone, email },
    note: row.note,
    booking:
      row.bookingId && row.bookingNumber && row.proceedingType
        ? {
            id: row.bookingId,
            bookingNumber: row.bookingNumber,
            proceedingType: row.proceedingType,
            styleOfCause: row.styleOfCause,
            date: row.bookingDate,
            startTime: row.startTime,
            location: row.location,
            people: Number(row.people) || null,
          }
        : null,
    remark: row.specialRequirements,
    wantsNoCall: refusesCalls([row.caseDescription ?? "", row.specialRequirements ?? ""]),
    conversation: row.chatSessionId === null ? null : { ref: row.conversationRef },
    heldUntil: row.heldUntil !== null && row.heldUntil > now ? iso(row.heldUntil) : null,
    zone: row.zone ?? HEAD_OFFICE.zone,
    dueAt: iso(row.dueAt),
    promisedAt: row.promisedAt === null ? null : iso(row.promisedAt),
    calls: (JSON.parse(row.calls) as StoredCall[]).map(({ at, againAt, ...call }) => ({
      ...call,
      at: iso(at),
      againAt: againAt === null ? null : iso(againAt),
    })),
    createdAt: iso(row.createdAt),
    taken:
      row.takenBy && row.takenAt !== null
        ? { name: row.takenByName ?? "", me: row.takenBy === me, at: iso(row.takenAt), id: row.takenBy }
        : null,
    done: row.doneAt === null ? null : { name: row.doneByName ?? "", me: row.doneBy === me, at: iso(row.doneAt), id: row.doneBy },
  };
}
