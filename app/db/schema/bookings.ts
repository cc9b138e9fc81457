/** Bookings and what is written with them in one batch: audit, outbox, tasks, idempotency (design, "One way through"). */
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { CallOutcome, TaskKind } from "#app/domain/booking/office/staff-task.ts";
import type {
  BookingLocation,
  BookingSource,
  BookingStatus,
  LocationType,
  ProceedingType,
  Urgency,
} from "#app/domain/booking/vocabulary.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { OutboxState } from "#app/domain/mail/outbox.ts";
import { requestDetails } from "./stored-request.ts";

/** Instants are UTC milliseconds; dates and times without a zone are those of the booking's own `timeZone`. */
export const bookings = sqliteTable(
  "bookings",
  {
    id: text("id").primaryKey(),
    bookingNumber: text("booking_number").notNull(),
    status: text("status").$type<BookingStatus>().notNull(),
    source: text("source").$type<BookingSource>().notNull(),
    proceedingType: text("proceeding_type").$type<ProceedingType>().notNull(),
    locationType: text("location_type").$type<LocationType>().notNull(),
    location: text("location").$type<BookingLocation>(),
    alternateLocationName: text("alternate_location_name"),
    timeZone: text("time_zone").notNull(),
    /** The day asked for or agreed; null while the visitor has named none. */
    bookingDate: text("booking_date"),
    startTime: text("start_time"),
    endTime: text("end_time"),
    duration: text("duration"),
    startsAt: integer("starts_at"),
    urgency: text("urgency").$type<Urgency>().notNull(),
    bookingContactName: text("booking_contact_name").notNull(),
    bookingContactFirm: text("booking_contact_firm"),
    bookingContactEmail: text("booking_contact_email").notNull(),
    bookingContactPhone: text("booking_contact_phone").notNull(),
    /** E-mail in lower case: who sees the booking is decided on it. */
    contactEmailKey: text("contact_email_key").notNull(),
    styleOfCause: text("style_of_cause"),
    caseDescription: text("case_description").notNull(),
    specialRequirements: text("special_requirements"),
    notes: text("notes"),
    /** The rest of the record (parties, file numbers, the detailed form) as validated JSON. */
    details: requestDetails("details").notNull(),
    locale: text("locale").$type<Locale>().notNull(),
    /** The account that made it, while it reads it. */
    createdByUser: text("created_by_user"),
    /** The account that made it, once it reads it no more (migration 0170). */
    formerMaker: text("former_maker"),
    /** What the booking was made from (a draft, an Idempotency-Key): the database refuses a second one. */
    originKey: text("origin_key"),
    version: integer("version").notNull(),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    /** Until when staff promised to call; null when done or not promised. */
    callBy: integer("call_by"),
    deletedAt: integer("deleted_at"),
    /** Read no more: keys have a table of their own (`access-keys.ts`). */
    manageEpoch: integer("manage_epoch").notNull().default(0),
    /** Whether calendars may hold it under the UIDs of before migration 0021. */
    earlierUid: integer("earlier_uid", { mode: "boolean" }).notNull().default(false),
    /** Where it is in the order of the lists; kept by triggers alone (migration 0007). */
    place: integer("place"),
    /** Where its people meet by video, entered by staff: `https` alone. Part of no record: only pages of its own people show it. */
    videoLink: text("video_link"),
  },
  (table) => [
    uniqueIndex("bookings_place").on(table.place),
    uniqueIndex("bookings_number").on(table.bookingNumber),
    uniqueIndex("bookings_origin").on(table.originKey),
    index("bookings_starting").on(table.status, table.startsAt),
    index("bookings_received").on(table.createdAt, table.status, table.locationType, table.location).where(sql`deleted_at IS NULL`),
    index("bookings_former_maker").on(table.formerMaker),
    index("bookings_open_by_day").on(table.location, table.status, table.bookingDate).where(sql`deleted_at IS NULL`),
    index("bookings_open_anywhere").on(table.status, table.bookingDate).where(sql`deleted_at IS NULL AND location <> 'alternate'`),
    // The indexes of the lists are over the generated `sort_date` (migration 0001).
  ],
);

/** A hash chain per subject; the database aborts UPDATE and DELETE (migration 0001). */
export const auditEntries = sqliteTable(
  "audit_entries",
  {
    subjectType: text("subject_type").notNull(),
    subjectId: text("subject_id").notNull(),
    seq: integer("seq").notNull(),
    at: integer("at").notNull(),
    actorId: text("actor_id"),
    actorKind: text("actor_kind").notNull(),
    action: text("action").notNull(),
    changes: text("changes", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
    previousHash: text("previous_hash").notNull(),
    hash: text("hash").notNull(),
  },
  (table) => [primaryKey({ columns: [table.subjectType, table.subjectId, table.seq] })],
);

/** Messages to be delivered, written in the same batch as the change they announce. */
export const outbox = sqliteTable(
  "outbox",
  {
    id: text("id").primaryKey(),
    kind: text("kind").notNull(),
    recipient: text("recipient").notNull(),
    locale: text("locale").$type<Locale>().notNull(),
    payload: text("payload", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
    createdAt: integer("created_at").notNull(),
    deliverAfter: integer("deliver_after").notNull(),
    /** Attempts begun; counted by the claim, so that one that ends the Worker counts too. */
    attempts: integer("attempts").notNull(),
    deliveredAt: integer("delivered_at"),
    state: text("state").$type<OutboxState>().notNull().default("waiting"),
    /** Who is delivering it; holds until `deliverAfter`. */
    claim: text("claim"),
    /** A code (`app/domain/mail/outbox.ts`), never an address or a server's own words. */
    lastError: text("last_error"),
    /** When it stopped waiting. */
    settledAt: integer("settled_at"),
    /** The account that caused it; null for a visitor and for the system. */
    sender: text("sender"),
    /** Keyed hash of the network that it was caused from; null for the system. */
    network: text("network"),
    /** Since when it may be sent whatever the limits of mail say: they let it pass, or staff did. */
    admittedAt: integer("admitted_at"),
    /** The collected mail that tells of it, where an office got too many. */
    collectedBy: text("collected_by"),
    /** Keyed hash of the wider part of the network that it was caused from; null for the system. */
    area: text("area"),
    /** Which one it is, of those of its area that have come to wait for the house's ceiling within a day. */
    turn: integer("turn"),
  },
  (table) => [
    index("outbox_in_turn").on(table.turn, table.createdAt, table.id).where(sql`state = 'waiting' AND last_error = 'held_house'`),
    index("outbox_turns_of").on(table.area, table.createdAt).where(sql`turn IS NOT NULL`),
    index("outbox_collected").on(table.collectedBy, table.createdAt, table.id).where(sql`collected_by IS NOT NULL`),
    index("outbox_of_booking").on(sql`payload ->> 'bookingId'`, table.createdAt, table.id).where(sql`payload ->> 'bookingId' IS NOT NULL`),
    index("outbox_waiting_of").on(table.sender).where(sql`state = 'waiting' AND sender IS NOT NULL`),
    index("outbox_due").on(table.state, table.deliverAfter, table.id),
    index("outbox_settled").on(table.state, table.settledAt, table.id),
  ],
);

/** The queue of staff's tasks, each with its clock (`due_at`), who took it and who did it. */
export const staffTasks = sqliteTable(
  "staff_tasks",
  {
    id: text("id").primaryKey(),
    kind: text("kind").$type<TaskKind>().notNull(),
    bookingId: text("booking_id"),
    chatSessionId: text("chat_session_id"),
    contact: text("contact", { mode: "json" }).$type<Record<string, string>>().notNull(),
    note: text("note"),
    dueAt: integer("due_at").notNull(),
    createdAt: integer("created_at").notNull(),
    takenBy: text("taken_by"),
    takenAt: integer("taken_at"),
    doneAt: integer("done_at"),
    doneBy: text("done_by"),
    /** What was promised at first, once a call has given it another clock. */
    promisedAt: integer("promised_at"),
    /** The contact that asked for a change, as addresses are compared (migration 0100). */
    askedBy: text("asked_by"),
  },
  (table) => [
    index("staff_tasks_open").on(table.doneAt, table.dueAt, table.id),
    index("staff_tasks_hands").on(sql`ifnull(taken_by, '')`, table.dueAt, table.id).where(sql`done_at IS NULL`),
    index("staff_tasks_done").on(table.doneAt, table.id).where(sql`done_at IS NOT NULL`),
    index("staff_tasks_booking").on(table.bookingId),
    index("staff_tasks_chat").on(table.chatSessionId),
    index("staff_tasks_taken_by").on(table.takenBy),
    index("staff_tasks_done_by").on(table.doneBy),
  ],
);

/** What became of each call of staff's queue. */
export const taskCalls = sqliteTable(
  "task_calls",
  {
    id: text("id").primaryKey(),
    taskId: text("task_id").notNull(),
    calledBy: text("called_by").notNull(),
    at: integer("at").notNull(),
    outcome: text("outcome").$type<CallOutcome>().notNull(),
    againAt: integer("again_at"),
  },
  (table) => [index("task_calls_of").on(table.taskId, table.at), index("task_calls_by").on(table.calledBy)],
);

/** Strangers' requests that nobody has touched; triggers take out what somebody has (migration 0382). */
export const untouchedRequests = sqliteTable(
  "untouched_requests",
  {
    bookingId: text("booking_id").primaryKey(),
    bytes: integer("bytes").notNull(),
    removableAt: integer("removable_at").notNull(),
  },
  (table) => [index("untouched_requests_removable").on(table.removableAt, table.bookingId)],
);

/** How much is kept of them: one row, written by triggers alone. */
export const keptRequests = sqliteTable("kept_requests", {
  id: integer("id").primaryKey(),
  bytes: integer("bytes").notNull(),
});

/** Answers given under an Idempotency-Key, kept a day. `status` null: the first request is still in flight. */
export const idempotencyKeys = sqliteTable(
  "idempotency_keys",
  {
    key: text("key").primaryKey(),
    fingerprint: text("fingerprint").notNull(),
    status: integer("status"),
    body: text("body"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("idempotency_age").on(table.createdAt)],
);

/** Requests counted per caller and window (quality, "Security"). `key` holds the bucket, the caller's hash and the window. */
export const rateLimits = sqliteTable(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [index("rate_limits_expiry").on(table.expiresAt)],
);
