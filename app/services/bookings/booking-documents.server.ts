/**
 * Documents attached to a booking: staff attach for themselves or for the client, the client for both (quality, "Security":
 * opaque keys, content and ending agree, served only as attachments). Anyone who may not see the booking gets its 404. The client is
 * its contact: anybody may make a booking in a contact's name, so that its maker reads what they attached themselves and no more.
 */
import {
  addingDocument,
  countDocuments,
  type DocumentRow,
  documentsOf,
  forgettingDocument,
  readyDocument,
  removingDocument,
  unfinishedDocuments,
} from "#app/db/bookings/booking-attachments.repo.server.ts";
import { findForChange, writingAudit } from "#app/db/bookings/bookings.repo.server.ts";
import { connect, type Database } from "#app/db/client.server.ts";
import { checkDocument, type DocumentAudience, type DocumentRecord } from "#app/domain/documents/document.ts";
import { emailKeyOf } from "#app/domain/email-address.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Actor } from "#app/domain/people/roles.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { runRows } from "#app/services/platform/job-runs.server.ts";
import type { BookingService } from "./bookings.server.ts";

export interface DocumentContent {
  document: DocumentRecord;
  body: ReadableStream;
}

export interface BookingDocuments {
  /** What the caller may see of a booking's documents, oldest first. */
  of(bookingId: string): Promise<DocumentRecord[]>;
  /** Asked before anything of a file is read. Throws what `attach` would to who may not. */
  requireReader(bookingId: string): Promise<void>;
  /** Attaches a file. What a client attaches is for both. Throws `invalid_input` on `document`. */
  attach(bookingId: string, file: { name: string; bytes: Uint8Array<ArrayBuffer> }, audience: DocumentAudience): Promise<DocumentRecord>;
  /** The bytes of one, as stored. Throws `not_found`. */
  open(bookingId: string, documentId: string): Promise<DocumentContent>;
  /** Takes one away from sight; for staff. Throws `not_found`, and `forbidden` for a client who sees it. */
  remove(bookingId: string, documentId: string): Promise<void>;
}

/** Most documents of one booking for each audience. */
const MOST = 50;
/** How often an entry of the history is tried when somebody else writes one at the same time. */
const TRIES = 5;

export function createBookingDocuments({ env, db, actor, clock }: ServiceContext, bookings: BookingService): BookingDocuments {
  /** The caller, who may see the booking; throws what the booking's own page would. */
  async function reader(bookingId: string) {
    const who = await actor();
    const { bookingContactEmail } = await bookings.get(bookingId);
    if (who.kind !== "user") throw new AppError("unauthenticated");
    const audience = who.role === "admin" ? undefined : ("client" as const);
    const readsAll = who.role === "admin" || (who.emailVerified && emailKeyOf(bookingContactEmail) === emailKeyOf(who.email));
    return { who, audience, mayRead: ({ uploadedBy }: DocumentRow) => readsAll || uploadedBy === who.id };
  }

  async function find(bookingId: string, documentId: string) {
    const { who, audience, mayRead } = await reader(bookingId);
    const found = (await documentsOf(db, bookingId, audience)).find(({ id }) => id === documentId);
    if (!found || !mayRead(found)) throw new AppError("not_found");
    return { who, found };
  }

  return {
    async of(bookingId) {
      const { audience, mayRead } = await reader(bookingId);
      return (await documentsOf(db, bookingId, audience)).filter(mayRead).map(toDocument);
    },
    async requireReader(bookingId) {
      await reader(bookingId);
    },
    async attach(bookingId, { name, bytes }, audience) {
      const { who, audience: limited } = await reader(bookingId);
      const check = checkDocument(name, bytes);
      const [counted] = await countDocuments(db, bookingId, limited ?? audience);
      const code = check.ok ? ((counted?.count ?? 0) >= MOST ? "document_too_many" : null) : check.code;
      if (!check.ok || code) throw new AppError("invalid_input", { issues: [{ field: "document", code: code ?? "document_type" }] });
      const digest = await crypto.subtle.digest("SHA-256", bytes);
      const row = {
        id: newId(),
        bookingId,
        name: check.name,
        type: check.type,
        size: bytes.byteLength,
        sha256: Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join(""),
        objectKey: `bookings/${newId()}`,
        audience: limited ?? audience,
        uploadedBy: who.id,
        createdAt: clock().getTime(),
      };
      // The row first: what is stored and never announced can still be found and swept.
      await addingDocument(db, row);
      await env.FILES.put(row.objectKey, bytes, { sha256: digest });
      const event = { action: "document_added", changes: { name: row.name, audience: row.audience } };
      await record(db, bookingId, event, who, clock(), readyDocument(db, row.id, clock().getTime()));
      return toDocument({ ...row, by: `${who.firstName} ${who.lastName}`.trim(), readyAt: null, removedAt: null, removedBy: null });
    },
    async open(bookingId, documentId) {
      const { found } = await find(bookingId, documentId);
      const stored = await env.FILES.get(found.objectKey);
      if (!stored) throw new AppError("unavailable", { detail: { retryAfter: 5 } });
      return { document: toDocument(found), body: stored.body };
    },
    async remove(bookingId, documentId) {
      const { who, found } = await find(bookingId, documentId);
      if (who.role !== "admin") throw new AppError("forbidden");
      const event = { action: "document_removed", changes: { name: found.name } };
      await record(db, bookingId, event, who, clock(), removingDocument(db, documentId, who.id, clock().getTime()));
    },
  };
}

/** Makes a change with its entry in the booking's history: both or neither. */
async function record(
  db: Database,
  bookingId: string,
  { action, changes }: { action: string; changes: Record<string, unknown> },
  who: Actor,
  now: Date,
  change: ReturnType<typeof readyDocument> | ReturnType<typeof removingDocument>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const found = await findForChange(db, bookingId);
    if (!found) throw new AppError("not_found");
    const audit = await nextAuditEntry({ subjectType: "booking", subjectId: bookingId, action, changes }, who, now.getTime(), found.last);
    try {
      await db.batch([writingAudit(db, audit), change]);
      return;
    } catch (error) {
      // Somebody wrote the next entry first.
      if (attempt >= TRIES) throw error;
    }
  }
}

/** Removes what was begun to be uploaded more than an hour before `now` and never got there, with its bytes. Gives how many. */
export async function sweepUnfinishedDocuments(env: Env, now: Date): Promise<number> {
  const db = connect(env.DB);
  const unfinished = await unfinishedDocuments(db, now.getTime() - 3_600_000, now.getTime());
  return runRows({ db, clock: () => now }, "sweep_uploads", unfinished, {
    subject: ({ id }) => id,
    async work({ id, objectKey }) {
      await env.FILES.delete(objectKey);
      await forgettingDocument(db, id);
      return true;
    },
  });
}

export function toDocument(row: DocumentRow): DocumentRecord {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    size: row.size,
    audience: row.audience,
    uploadedBy: row.by ?? "",
    createdAt: new Date(row.createdAt).toISOString(),
  };
}
