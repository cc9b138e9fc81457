/** Staff's tasks as screens see them: what was promised to whom, until when, and who took it (specification, section 9 "2 hours"; rulings, "Wording"). */
import type { ContactWay } from "#app/domain/booking/contact-way.ts";
import type { BookingLocation, ProceedingType } from "#app/domain/booking/vocabulary.ts";

export const TASK_KINDS = ["call_booking", "call_visitor", "change_request", "cancel_request"] as const;
/** Call who booked, or who asked in the chat; meet what a client asked for by link after the cut-off. */
export type TaskKind = (typeof TASK_KINDS)[number];

/** Which tasks a view of the queue shows. */
export const QUEUE_VIEWS = ["open", "mine", "untaken", "done"] as const;
export type QueueView = (typeof QUEUE_VIEWS)[number];
export function isQueueView(value: unknown): value is QueueView {
  return typeof value === "string" && (QUEUE_VIEWS as readonly string[]).includes(value);
}

/** What can be done with a task. */
export const TASK_MOVES = ["take", "release", "done"] as const;
export type TaskMove = (typeof TASK_MOVES)[number];
export function isTaskMove(value: unknown): value is TaskMove {
  return typeof value === "string" && (TASK_MOVES as readonly string[]).includes(value);
}

/** Somebody whom tasks can be assigned to. */
export interface TaskAssignee {
  id: string;
  name: string;
  /** True of the reader. */
  me: boolean;
}

/** What became of a call. */
export const CALL_OUTCOMES = ["reached", "no_answer", "message"] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];
export function isCallOutcome(value: unknown): value is CallOutcome {
  return typeof value === "string" && (CALL_OUTCOMES as readonly string[]).includes(value);
}

/** Minutes after which somebody who was not reached is called again. */
export const AGAIN_IN = [30, 60, 120, 240, 1440] as const;

export interface CallRecord {
  /** ISO 8601. */
  at: string;
  by: string;
  outcome: CallOutcome;
  /** When it is tried again, ISO 8601; null where it is not. */
  againAt: string | null;
}

interface Named {
  /** Null for what the system did, or a person before tasks knew names. */
  id: string | null;
  name: string;
  /** True of the reader. */
  me: boolean;
  /** ISO 8601. */
  at: string;
}

export interface StaffTaskRecord {
  id: string;
  kind: TaskKind;
  contact: { name: string; phone: string; email: string };
  /** What the client wrote; null when nothing. */
  note: string | null;
  booking: {
    id: string;
    bookingNumber: string;
    proceedingType: ProceedingType;
    styleOfCause: string | null;
    /** Its first day, the hour there, the venue and how many people: each null while it is not known. */
    date: string | null;
    startTime: string | null;
    location: BookingLocation | null;
    people: number | null;
  } | null;
  /** What the booking says that it needs; null when nothing. */
  remark: string | null;
  /** How who booked wants to be reached; null without a booking. */
  way: ContactWay | null;
  /** The booking's words ask for no call: they are to be read before the number is dialled. */
  wantsNoCall: boolean;
  /** The conversation with the assistant that it was promised in; without a reference once that was deleted. */
  conversation: { ref: string | null } | null;
  /** Until when the visitor holds a room for it by themselves, ISO 8601; null while they hold none. */
  heldUntil: string | null;
  /** Zone of the venue that promised, where it is known: its clock is shown. */
  zone: string;
  /** ISO 8601. */
  dueAt: string;
  /** What was promised at first, where a call that reached nobody has given it another clock; else null. */
  promisedAt: string | null;
  /** The latest calls, the newest first. */
  calls: CallRecord[];
  createdAt: string;
  taken: Named | null;
  done: Named | null;
}

/** The state of the queue; above `COUNTED` it is said as "1000 or more". */
export interface QueueCounts {
  open: number;
  overdue: number;
  mine: number;
  untaken: number;
}
export const COUNTED = 1000;
