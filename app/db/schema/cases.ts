/** Cases (migration 0011). Triggers and the search index are SQL alone. */

import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ChainFaultKind } from "#app/domain/case/chain/record-checks.ts";
import type { ClosedDay } from "#app/domain/case/closed-days.ts";
import type { ChallengeDecision, HitAnswer, RemarkKind } from "#app/domain/case/conflicts/conflicts.ts";
import type { CaseFolder, ExhibitSeries, ReliedOnBy } from "#app/domain/case/exhibits/exhibits.ts";
import type { Filer } from "#app/domain/case/room.ts";
import type { Seat, TribunalSize } from "#app/domain/case/tribunal/tribunal.ts";
import type {
  CaseCapacity,
  CaseStatus,
  EntryType,
  MailSays,
  OwedBy,
  PersonState,
  Side,
  SpeaksAs,
  StoredAudience,
  Voucher,
} from "#app/domain/case/vocabulary.ts";

/** Names as lists show them: first and last of an account, or the one name that somebody was given. */
export type ListedName = [firstName: string, lastName: string] | [name: string];
export interface ListedPeople {
  a?: ListedName | null;
  b?: ListedName | null;
  /** Who presides: the sole arbitrator too. */
  r?: ListedName | null;
}

export const cases = sqliteTable(
  "cases",
  {
    id: text("id").primaryKey(),
    caseNumber: text("case_number").notNull(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    status: text("status").$type<CaseStatus>().notNull(),
    partyAId: text("party_a_id").notNull(),
    partyBId: text("party_b_id"),
    arbitratorId: text("arbitrator_id"),
    outcome: text("outcome"),
    awardDocumentId: text("award_document_id"),
    resolvedAt: integer("resolved_at"),
    resolvedMonth: text("resolved_month"),
    originKey: text("origin_key").notNull(),
    version: integer("version").notNull(),
    arrival: integer("arrival"),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    /** Kept by triggers (migration 0013). */
    listedPeople: text("listed_people", { mode: "json" }).$type<ListedPeople>().notNull().default({}),
    /** Of the entries that are for everyone: how many, and when the last came; kept by a trigger (migration 0031). */
    shownVersion: integer("shown_version").notNull().default(0),
    shownAt: integer("shown_at").notNull().default(0),
    /** How many documents each side may file; null where nobody has raised it (migration 0036). */
    documentRoom: integer("document_room"),
    /** What mails say of it (migration 0049). */
    mailSays: text("mail_says").$type<MailSays>().notNull().default("kind"),
    /** How many decide it (migration 0250). */
    tribunalSize: integer("tribunal_size").$type<TribunalSize>().notNull().default(1),
  },
  (table) => [
    uniqueIndex("cases_number").on(table.caseNumber),
    uniqueIndex("cases_origin").on(table.originKey),
    uniqueIndex("cases_arrival").on(table.arrival),
    index("cases_party_a").on(table.partyAId),
    index("cases_party_b").on(table.partyBId),
    index("cases_arbitrator").on(table.arbitratorId),
    index("cases_created").on(table.createdAt, table.status),
    index("cases_resolved").on(table.resolvedAt, table.createdAt).where(sql`resolved_at IS NOT NULL`),
  ],
);

export const casePeople = sqliteTable(
  "case_people",
  {
    id: text("id").primaryKey(),
    caseId: text("case_id").notNull(),
    capacity: text("capacity").$type<CaseCapacity>().notNull(),
    side: text("side").$type<Side>(),
    userId: text("user_id"),
    name: text("name").notNull(),
    firm: text("firm"),
    email: text("email"),
    aliases: text("aliases"),
    state: text("state").$type<PersonState>().notNull(),
    createdAt: integer("created_at").notNull(),
    answeredAt: integer("answered_at"),
    removedAt: integer("removed_at"),
    vouchedBy: text("vouched_by").$type<Voucher>(),
    /** Our office has written what the case says of them (migration 0241). */
    wordedByOffice: integer("worded_by_office", { mode: "boolean" }).notNull().default(false),
    /** Of an arbitrator (migration 0250). */
    seat: text("seat").$type<Seat>(),
    /** How many reminders an arbitrator got of the answer that they owe (migration 0285). */
    reminded: integer("reminded").notNull().default(0),
  },
  (table) => [
    index("case_people_of").on(table.caseId, table.state),
    index("case_people_user").on(table.userId, table.state),
    uniqueIndex("case_people_party").on(table.caseId, table.capacity, table.side).where(sql`capacity = 'party' AND state <> 'removed'`),
    uniqueIndex("case_people_seat").on(table.caseId, table.seat).where(sql`seat IS NOT NULL AND state IN ('invited', 'active')`),
    index("case_people_unanswered").on(table.createdAt).where(sql`capacity = 'arbitrator' AND state = 'invited' AND reminded < 2`),
    uniqueIndex("case_people_once").on(table.caseId, table.userId).where(sql`user_id IS NOT NULL AND state IN ('invited', 'active')`),
  ],
);

/** Cases in which a person's new name is still to be entered (migration 0191). */
export const pendingRenames = sqliteTable(
  "pending_renames",
  {
    userId: text("user_id").notNull(),
    caseId: text("case_id").notNull(),
    before: text("before").notNull(),
    changedAt: integer("changed_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.caseId] }),
    index("pending_renames_due").on(table.changedAt),
    index("pending_renames_of").on(table.caseId),
  ],
);

export const caseEntries = sqliteTable(
  "case_entries",
  {
    caseId: text("case_id").notNull(),
    seq: integer("seq").notNull(),
    at: integer("at").notNull(),
    type: text("type").$type<EntryType>().notNull(),
    audience: text("audience").$type<StoredAudience>().notNull(),
    actorId: text("actor_id"),
    actorKind: text("actor_kind").notNull(),
    body: text("body").notNull(),
    bodyHash: text("body_hash").notNull(),
    previousHash: text("previous_hash").notNull(),
    hash: text("hash").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caseId, table.seq] }),
    index("case_entries_feed").on(table.audience, table.at, table.caseId, table.seq),
    index("case_entries_actor").on(table.actorId),
    index("case_entries_seen").on(table.caseId, table.audience, table.seq),
    index("case_entries_status").on(table.caseId, table.seq).where(sql`type = 'status_changed'`),
    index("case_entries_amended").on(table.caseId, table.seq).where(sql`type = 'claim_amended'`),
    index("case_entries_copies").on(table.caseId, table.actorId, table.at).where(sql`type = 'document_downloaded'`),
    index("case_entries_assignments").on(table.caseId, table.at).where(sql`type = 'arbitrator_assigned'`),
  ],
);

export const caseNotices = sqliteTable(
  "case_notices",
  {
    userId: text("user_id").notNull(),
    caseId: text("case_id").notNull(),
    seq: integer("seq").notNull(),
    at: integer("at").notNull(),
    readAt: integer("read_at"),
    mailId: text("mail_id"),
    // Migration 0014.
    mailState: text("mail_state").$type<"delivered" | "dead" | "dropped">(),
    mailAt: integer("mail_at"),
    /** When the notice itself was opened (migration 0049); `readAt` is when it was no longer new. */
    openedAt: integer("opened_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.caseId, table.seq] }),
    index("case_notices_mail").on(table.mailId).where(sql`mail_id IS NOT NULL`),
    index("case_notices_feed").on(table.userId, table.at, table.caseId, table.seq),
    index("case_notices_of").on(table.caseId, table.seq),
    index("case_notices_unread").on(table.userId, table.at).where(sql`read_at IS NULL`),
  ],
);

/** Kept by triggers (migration 0020): nothing else writes it. */
export const caseFeed = sqliteTable(
  "case_feed",
  {
    reader: text("reader").notNull(),
    own: integer("own", { mode: "boolean" }).notNull(),
    at: integer("at").notNull(),
    caseId: text("case_id").notNull(),
    seq: integer("seq").notNull(),
    type: text("type").$type<EntryType>().notNull(),
    actorId: text("actor_id"),
    actorName: text("actor_name").notNull(),
    caseNumber: text("case_number").notNull(),
    details: text("details", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
    unread: integer("unread", { mode: "boolean" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reader, table.own, table.at, table.caseId, table.seq] }),
    index("case_feed_case").on(table.caseId, table.reader),
    index("case_feed_unread").on(table.reader, table.at).where(sql`unread = 1`),
  ],
);

/** Migration 0020. */
export const chainPasses = sqliteTable("chain_passes", {
  id: integer("id").primaryKey(),
  startedAt: integer("started_at").notNull(),
  afterCase: text("after_case").notNull().default(""),
  cases: integer("cases").notNull().default(0),
  entries: integer("entries").notNull().default(0),
  broken: integer("broken").notNull().default(0),
  finishedAt: integer("finished_at"),
});

/** Migration 0376. */
export const chainReads = sqliteTable(
  "chain_reads",
  {
    caseId: text("case_id").primaryKey(),
    begunAt: integer("begun_at").notNull(),
  },
  (table) => [index("chain_reads_begun").on(table.begunAt)],
);

export const chainFaults = sqliteTable(
  "chain_faults",
  {
    caseId: text("case_id").primaryKey(),
    fault: text("fault").$type<ChainFaultKind>().notNull(),
    seq: integer("seq").notNull(),
    foundAt: integer("found_at").notNull(),
    seenAt: integer("seen_at").notNull(),
    mendedAt: integer("mended_at"),
  },
  (table) => [index("chain_faults_found").on(table.foundAt, table.caseId)],
);

export const caseDocuments = sqliteTable(
  "case_documents",
  {
    id: text("id").primaryKey(),
    caseId: text("case_id").notNull(),
    name: text("name").notNull(),
    type: text("type").notNull(),
    size: integer("size"),
    sha256: text("sha256"),
    objectKey: text("object_key").notNull(),
    audience: text("audience").$type<Exclude<StoredAudience, "office">>().notNull(),
    uploadedBy: text("uploaded_by").notNull(),
    rootId: text("root_id"),
    version: integer("version").notNull(),
    createdAt: integer("created_at").notNull(),
    readyAt: integer("ready_at"),
    scan: text("scan").$type<"off" | "waiting" | "clean" | "quarantined">().notNull(),
    withdrawnAt: integer("withdrawn_at"),
    withdrawnBy: text("withdrawn_by"),
    withdrawnReason: text("withdrawn_reason"),
    /** Whose room it takes (migration 0036). */
    filedFor: text("filed_for").$type<Filer>(),
    /** Who filed it, as they were called then; the database writes it (migration 0038). */
    uploaderFirstName: text("uploader_first_name"),
    uploaderLastName: text("uploader_last_name"),
    /** Of the first version, for all of them (migration 0240). */
    folder: text("folder").$type<CaseFolder>().notNull().default("other"),
    description: text("description").notNull().default(""),
    documentDate: text("document_date"),
    reliedOn: text("relied_on").$type<ReliedOnBy>(),
    position: integer("position"),
    series: text("series").$type<ExhibitSeries>(),
    seriesNumber: integer("series_number"),
  },
  (table) => [
    uniqueIndex("case_documents_exhibit").on(table.caseId, table.series, table.seriesNumber).where(sql`series IS NOT NULL`),
    index("case_documents_of").on(table.caseId, table.createdAt),
    uniqueIndex("case_documents_key").on(table.objectKey),
    uniqueIndex("case_documents_version").on(table.rootId, table.version).where(sql`root_id IS NOT NULL`),
    index("case_documents_unfinished").on(table.readyAt, table.createdAt),
    index("case_documents_uploader").on(table.uploadedBy),
    index("case_documents_withdrawer").on(table.withdrawnBy),
    index("case_documents_to_scan").on(table.readyAt).where(sql`scan = 'waiting' AND ready_at IS NOT NULL`),
  ],
);

export const caseMessages = sqliteTable(
  "case_messages",
  {
    id: text("id").primaryKey(),
    caseId: text("case_id").notNull(),
    senderId: text("sender_id").notNull(),
    content: text("content").notNull(),
    audience: text("audience").$type<Exclude<StoredAudience, "office">>().notNull(),
    originKey: text("origin_key").notNull(),
    createdAt: integer("created_at").notNull(),
    /** As they were when it was posted (migration 0037). */
    senderFirstName: text("sender_first_name"),
    senderLastName: text("sender_last_name"),
    senderAs: text("sender_as").$type<SpeaksAs>(),
  },
  (table) => [
    index("case_messages_of").on(table.caseId, table.createdAt, table.id),
    uniqueIndex("case_messages_origin").on(table.originKey),
    index("case_messages_sender").on(table.senderId),
  ],
);

export const caseMessageDocuments = sqliteTable(
  "case_message_documents",
  { messageId: text("message_id").notNull(), documentId: text("document_id").notNull() },
  (table) => [primaryKey({ columns: [table.messageId, table.documentId] }), index("case_message_documents_of").on(table.documentId)],
);

export const caseReaders = sqliteTable(
  "case_readers",
  {
    userId: text("user_id").notNull(),
    caseId: text("case_id").notNull(),
    readUntil: integer("read_until").notNull().default(0),
    draft: text("draft").notNull().default(""),
    draftAudience: text("draft_audience").$type<StoredAudience>().notNull().default("everyone"),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.caseId] }), index("case_readers_of").on(table.caseId)],
);

export const caseDeadlines = sqliteTable(
  "case_deadlines",
  {
    id: text("id").primaryKey(),
    caseId: text("case_id").notNull(),
    title: text("title").notNull(),
    owedBy: text("owed_by").$type<OwedBy>().notNull(),
    dueDate: text("due_date").notNull(),
    dueTime: text("due_time").notNull(),
    zone: text("zone").notNull(),
    dueAt: integer("due_at").notNull(),
    setBy: text("set_by").notNull(),
    createdAt: integer("created_at").notNull(),
    doneAt: integer("done_at"),
    doneBy: text("done_by"),
    cancelledAt: integer("cancelled_at"),
    // Migration 0017.
    remindAt: integer("remind_at"),
    moved: integer("moved").notNull().default(0),
    cancelledBy: text("cancelled_by"),
    cancelReason: text("cancel_reason"),
    caseResolved: integer("case_resolved").notNull().default(0),
    // Migration 0060.
    dayCheck: integer("day_check", { mode: "boolean" }).notNull().default(false),
    closedDay: text("closed_day", { mode: "json" }).$type<ClosedDay>(),
    keptDay: text("kept_day"),
    /** As they were called when they did it; the database writes it (migration 0038). */
    setAs: text("set_as"),
    doneAs: text("done_as"),
    cancelledAs: text("cancelled_as"),
  },
  (table) => [
    index("case_deadlines_of").on(table.caseId, table.dueAt),
    index("case_deadlines_setter").on(table.setBy),
    index("case_deadlines_doer").on(table.doneBy),
    index("case_deadlines_canceller").on(table.cancelledBy),
    index("case_deadlines_to_remind")
      .on(table.remindAt)
      .where(sql`done_at IS NULL AND cancelled_at IS NULL AND case_resolved = 0 AND remind_at IS NOT NULL`),
    index("case_deadlines_open").on(table.dueAt, table.id).where(sql`done_at IS NULL AND cancelled_at IS NULL AND case_resolved = 0`),
    index("case_deadlines_open_of")
      .on(table.caseId, table.dueAt)
      .where(sql`done_at IS NULL AND cancelled_at IS NULL AND case_resolved = 0`),
    index("case_deadlines_day_check")
      .on(table.id)
      .where(sql`day_check = 1 AND done_at IS NULL AND cancelled_at IS NULL AND case_resolved = 0`),
    index("case_deadlines_on_day").on(table.dueDate).where(sql`done_at IS NULL AND cancelled_at IS NULL`),
  ],
);

export const caseExtensions = sqliteTable(
  "case_extensions",
  {
    id: text("id").primaryKey(),
    caseId: text("case_id").notNull(),
    deadlineId: text("deadline_id").notNull(),
    askedBy: text("asked_by").notNull(),
    /** Which side asked; null of the arbitrator. */
    side: text("side").$type<Side>(),
    askedAt: integer("asked_at").notNull(),
    wantedDate: text("wanted_date").notNull(),
    wantedTime: text("wanted_time").notNull(),
    reason: text("reason").notNull(),
    decision: text("decision").$type<"granted" | "refused">(),
    decidedBy: text("decided_by"),
    decidedAt: integer("decided_at"),
    decisionReason: text("decision_reason"),
    /** The day asked for where it is closed and meant all the same (migration 0060). */
    keptDay: text("kept_day"),
    /** As they were called when they did it; the database writes it (migration 0038). */
    askedAs: text("asked_as"),
    decidedAs: text("decided_as"),
  },
  (table) => [
    index("case_extensions_of").on(table.caseId, table.askedAt),
    uniqueIndex("case_extensions_open").on(table.deadlineId, sql`ifnull(side, '')`).where(sql`decision IS NULL`),
    index("case_extensions_waiting").on(table.caseId).where(sql`decision IS NULL`),
    index("case_extensions_asker").on(table.askedBy),
    index("case_extensions_decider").on(table.decidedBy),
  ],
);

export const arbitratorInterests = sqliteTable(
  "arbitrator_interests",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    name: text("name").notNull(),
    nameKey: text("name_key").notNull(),
    note: text("note").notNull().default(""),
    createdAt: integer("created_at").notNull(),
    removedAt: integer("removed_at"),
  },
  (table) => [index("arbitrator_interests_of").on(table.userId, table.removedAt)],
);

export const arbitratorAbsences = sqliteTable(
  "arbitrator_absences",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    fromDate: text("from_date").notNull(),
    toDate: text("to_date").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("arbitrator_absences_of").on(table.userId, table.toDate)],
);

export const caseDisclosures = sqliteTable(
  "case_disclosures",
  {
    id: text("id").primaryKey(),
    caseId: text("case_id").notNull(),
    arbitratorId: text("arbitrator_id").notNull(),
    hits: text("hits").notNull(),
    hitsKey: text("hits_key").notNull(),
    askedBy: text("asked_by").notNull(),
    askedAt: integer("asked_at").notNull(),
    answer: text("answer").$type<"disclosed" | "declined">(),
    disclosure: text("disclosure"),
    answeredAt: integer("answered_at"),
    decision: text("decision").$type<"cleared" | "refused">(),
    reason: text("reason"),
    decidedBy: text("decided_by"),
    decidedAt: integer("decided_at"),
    // Migration 0049.
    answers: text("answers", { mode: "json" }).$type<HitAnswer[]>(),
    remarksUntil: integer("remarks_until"),
    /** The seat that it is about (migration 0250). */
    seat: text("seat").$type<Seat>().notNull().default("presiding"),
    /** How many reminders they got of it (migration 0285). */
    reminded: integer("reminded").notNull().default(0),
  },
  (table) => [
    uniqueIndex("case_disclosures_once").on(table.caseId, table.arbitratorId, table.hitsKey),
    index("case_disclosures_arbitrator").on(table.arbitratorId, table.answeredAt),
    index("case_disclosures_unanswered").on(table.askedAt).where(sql`answered_at IS NULL AND decision IS NULL AND reminded < 2`),
    index("case_disclosures_asker").on(table.askedBy),
    index("case_disclosures_decider").on(table.decidedBy),
  ],
);

/** Migration 0049. */
export const disclosureRemarks = sqliteTable(
  "disclosure_remarks",
  {
    id: text("id").primaryKey(),
    caseId: text("case_id").notNull(),
    disclosureId: text("disclosure_id").notNull(),
    kind: text("kind").$type<RemarkKind>().notNull(),
    side: text("side").$type<Side>().notNull(),
    remark: text("remark").notNull(),
    madeBy: text("made_by").notNull(),
    /** As they were called when they did it. */
    madeAs: text("made_as").notNull(),
    madeAt: integer("made_at").notNull(),
    decision: text("decision").$type<ChallengeDecision>(),
    reason: text("reason"),
    decidedBy: text("decided_by"),
    decidedAs: text("decided_as"),
    decidedAt: integer("decided_at"),
  },
  (table) => [
    index("disclosure_remarks_of").on(table.caseId, table.madeAt),
    index("disclosure_remarks_disclosure").on(table.disclosureId),
    index("disclosure_remarks_maker").on(table.madeBy),
    index("disclosure_remarks_decider").on(table.decidedBy),
    uniqueIndex("disclosure_remarks_open").on(table.disclosureId, table.side).where(sql`kind = 'challenge' AND decision IS NULL`),
  ],
);

export const caseBookings = sqliteTable(
  "case_bookings",
  {
    caseId: text("case_id").notNull(),
    bookingId: text("booking_id").notNull(),
    linkedBy: text("linked_by").notNull(),
    linkedAt: integer("linked_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caseId, table.bookingId] }),
    index("case_bookings_booking").on(table.bookingId),
    index("case_bookings_linker").on(table.linkedBy),
  ],
);

export const caseScopes = sqliteTable(
  "case_scopes",
  {
    scope: text("scope").notNull(),
    caseId: text("case_id").notNull(),
    arrival: integer("arrival").notNull(),
    status: text("status").$type<CaseStatus>().notNull(),
    resolvedMonth: text("resolved_month"),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.arrival] }),
    index("case_scopes_status").on(table.scope, table.status, table.arrival),
    index("case_scopes_case").on(table.caseId),
  ],
);

export const caseCounts = sqliteTable(
  "case_counts",
  { scope: text("scope").notNull(), bucket: text("bucket").notNull(), n: integer("n").notNull() },
  (table) => [primaryKey({ columns: [table.scope, table.bucket] })],
);
