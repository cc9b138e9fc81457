/** Queries over staff's tasks. Open ones by their clock, done ones newest first, both by keyset. */
import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "#app/db/client.server.ts";
import { bookings, staffTasks, taskCalls } from "#app/db/schema/bookings.ts";
import { chatSessions } from "#app/db/schema/drafts.ts";
import { user } from "#app/db/schema/people.ts";
import { visitorHolds } from "#app/db/schema/rooms.ts";
import { type CallOutcome, COUNTED, type QueueView } from "#app/domain/booking/office/staff-task.ts";

/** The last row of the page before: what it is sorted by (UTC milliseconds), and its id. */
export interface TaskCursor {
  at: number;
  id: string;
}

/** Of a task's calls so many are shown. */
const SHOWN_CALLS = 10;

const taker = alias(user, "taker");
const doer = alias(user, "doer");

function named(db: Database) {
  return db
    .select({
      ...getTableColumns(staffTasks),
      takenByName: sql<string | null>`${taker.name}`.as("taken_by_name"),
      doneByName: sql<string | null>`${doer.name}`.as("done_by_name"),
      bookingNumber: bookings.bookingNumber,
      proceedingType: bookings.proceedingType,
      styleOfCause: bookings.styleOfCause,
      bookingDate: bookings.bookingDate,
      startTime: bookings.startTime,
      location: bookings.location,
      people: sql<string | number | null>`json_extract(${bookings.details}, '$.mainRoomCapacity')`.as("people"),
      contactBy: sql<string | null>`json_extract(${bookings.details}, '$.contactBy')`.as("contact_by"),
      contactWhen: sql<string | null>`json_extract(${bookings.details}, '$.contactWhen')`.as("contact_when"),
      takesPart: sql<string | null>`json_extract(${bookings.details}, '$.people')`.as("takes_part"),
      contactName: bookings.bookingContactName,
      /** The latest calls as JSON, the newest first. */
      calls: sql<string>`(
        select json_group_array(json_object('at', call.at, 'by', call.name, 'outcome', call.outcome, 'againAt', call.again_at))
        from (
          select task_calls.at, caller.name, task_calls.outcome, task_calls.again_at
          from task_calls join "user" as caller on caller.id = task_calls.called_by
          where task_calls.task_id = "staff_tasks"."id" order by task_calls.at desc limit ${SHOWN_CALLS}
        ) as call
      )`.as("calls"),
      zone: bookings.timeZone,
      specialRequirements: bookings.specialRequirements,
      caseDescription: bookings.caseDescription,
      /** Until when the visitor holds a room by themselves; of one that has ended in the past, or not written down yet. */
      heldUntil: sql<number | null>`${visitorHolds.endsAt}`.as("held_until"),
      /** What staff name the conversation by that it was promised in, while that is kept. */
      conversationRef: sql<string | null>`${chatSessions.ref}`.as("conversation_ref"),
    })
    .from(staffTasks)
    .leftJoin(chatSessions, eq(chatSessions.id, staffTasks.chatSessionId))
    .leftJoin(bookings, and(eq(bookings.id, staffTasks.bookingId), isNull(bookings.deletedAt)))
    .leftJoin(visitorHolds, and(eq(visitorHolds.bookingId, staffTasks.bookingId), isNull(visitorHolds.endedAt)))
    .leftJoin(taker, eq(taker.id, staffTasks.takenBy))
    .leftJoin(doer, eq(doer.id, staffTasks.doneBy));
}
export type NamedTaskRow = Awaited<ReturnType<typeof listTasks>>[number];

/** Whose hands a task is in, as the index of the open ones says it: of one that is unassigned ''. */
const inHands = (who: string | null) => sql`ifnull(${staffTasks.takenBy}, '') = ${who ?? ""}`;

/** A page of the queue. A statement, so that it travels with the counts. */
export function listTasks(db: Database, view: QueueView, me: string, limit: number, after: TaskCursor | null) {
  if (view === "done") {
    // Without a bound of its own the walk would begin at the open ones, which were never done.
    const { at, id } = after ?? { at: Number.MAX_SAFE_INTEGER, id: "" };
    return (
      named(db)
        // Of two that were done in one batch both are shown.
        .where(and(isNotNull(staffTasks.doneAt), sql`(${staffTasks.doneAt}, ${staffTasks.id}) < (${at}, ${id})`))
        .orderBy(desc(staffTasks.doneAt), desc(staffTasks.id))
        .limit(limit)
    );
  }
  const further = after ? sql`(${staffTasks.dueAt}, ${staffTasks.id}) > (${after.at}, ${after.id})` : undefined;
  const whose = view === "mine" ? inHands(me) : view === "untaken" ? inHands(null) : undefined;
  return named(db)
    .where(and(isNull(staffTasks.doneAt), whose, further))
    .orderBy(asc(staffTasks.dueAt), asc(staffTasks.id))
    .limit(limit);
}

/** The state of the open queue at `now` (UTC milliseconds), each figure counted to `COUNTED` among its own tasks. */
export function countTasks(db: Database, me: string, now: number) {
  const counted = (which?: SQL) => {
    const some = db
      .select({ id: staffTasks.id })
      .from(staffTasks)
      .where(and(isNull(staffTasks.doneAt), which))
      .limit(COUNTED);
    return sql<number>`(select count(*) from (${some}))`;
  };
  return db
    .select({
      open: counted().as("open_ones"),
      overdue: counted(sql`${staffTasks.dueAt} < ${now}`).as("overdue"),
      mine: counted(inHands(me)).as("mine"),
      untaken: counted(inHands(null)).as("untaken"),
    })
    .from(sql`(select 1)`);
}

export async function findTask(db: Database, id: string): Promise<NamedTaskRow | null> {
  const [found] = await named(db).where(eq(staffTasks.id, id)).limit(1);
  return found ?? null;
}

/** Takes an open task that is still assigned as it was seen (`from`; null for unassigned). */
export function takingTask(db: Database, id: string, from: string | null, by: string | null, now: number) {
  return db
    .update(staffTasks)
    .set({ takenBy: by, takenAt: by === null ? null : now })
    .where(and(eq(staffTasks.id, id), isNull(staffTasks.doneAt), from === null ? isNull(staffTasks.takenBy) : eq(staffTasks.takenBy, from)))
    .returning({ id: staffTasks.id });
}

interface Call {
  id: string;
  taskId: string;
  calledBy: string;
  /** UTC milliseconds, as is `againAt`. */
  at: number;
  outcome: CallOutcome;
  againAt: number | null;
}

/**
 * Writes down a call of an open task; one that is to be tried again only while it is in the hands it was seen in (`heldBy`),
 * and then it is the caller's and has another clock, and so has the booking whose call was promised.
 */
export function callingTask(db: Database, call: Call, { heldBy, bookingId }: { heldBy: string | null; bookingId: string | null }) {
  const { id, taskId, calledBy, at, outcome, againAt } = call;
  const isSeen = inHandsOf(heldBy);
  const isNoted = sql`exists (select 1 from task_calls where id = ${id})`;
  const noted = db
    .select({
      id: sql<string>`${id}`.as("id"),
      taskId: staffTasks.id,
      calledBy: sql<string>`${calledBy}`.as("called_by"),
      // D1 sends every number as a real one.
      at: sql<number>`cast(${at} as integer)`.as("at"),
      outcome: sql<CallOutcome>`${outcome}`.as("outcome"),
      againAt: sql<number | null>`cast(${againAt} as integer)`.as("again_at"),
    })
    .from(staffTasks)
    .where(and(eq(staffTasks.id, taskId), isNull(staffTasks.doneAt), againAt === null ? undefined : isSeen));
  return [
    db.insert(taskCalls).select(noted).returning({ id: taskCalls.id }),
    db
      .update(staffTasks)
      .set({
        dueAt: againAt ?? sql`due_at`,
        promisedAt: againAt === null ? sql`promised_at` : sql`ifnull(promised_at, due_at)`,
        takenBy: calledBy,
        takenAt: at,
      })
      .where(and(eq(staffTasks.id, againAt === null ? "" : taskId), isNoted)),
    db
      .update(bookings)
      .set({ callBy: againAt })
      .where(and(eq(bookings.id, againAt === null ? "" : (bookingId ?? "")), isNotNull(bookings.callBy), isNoted)),
  ] as const;
}

/**
 * Marks an open task as done, where `heldBy` is given only while it is in those hands (null: no one's); the promised call of its booking is
 * done with it, unless another promise of that booking is open, and the person who asked for it in the chat waits no longer.
 */
export function finishingTask(
  db: Database,
  task: { id: string; bookingId: string | null; chatSessionId: string | null; kind: string },
  by: string,
  now: number,
  heldBy?: string | null,
) {
  const isDone = sql`exists (select 1 from staff_tasks where id = ${task.id} and done_at is not null)`;
  return [
    db
      .update(staffTasks)
      .set({ doneAt: now, doneBy: by })
      .where(and(eq(staffTasks.id, task.id), isNull(staffTasks.doneAt), heldBy === undefined ? undefined : inHandsOf(heldBy)))
      .returning({ id: staffTasks.id }),
    db
      .update(bookings)
      .set({ callBy: null })
      .where(and(eq(bookings.id, task.kind === "call_booking" ? (task.bookingId ?? "") : ""), isNotNull(bookings.callBy), isDone)),
    db
      .update(chatSessions)
      .set({ waitingSince: null })
      .where(and(eq(chatSessions.id, task.chatSessionId ?? ""), isNotNull(chatSessions.waitingSince), isDone)),
  ] as const;
}

const inHandsOf = (heldBy: string | null) => (heldBy === null ? isNull(staffTasks.takenBy) : eq(staffTasks.takenBy, heldBy));
