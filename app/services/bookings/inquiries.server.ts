/** Use cases over messages of the contact page: take one in, list them, mark one as answered. Authorisation is decided here. */
import {
  answering,
  findInquiry,
  type InquiryCursor,
  type InquiryRow,
  inquiryOfOrigin,
  insertInquiry,
  lastInquiryAudit,
  listAnswered,
  listOpen,
  type NamedInquiryRow,
  recording,
} from "#app/db/bookings/inquiries.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Locale } from "#app/domain/locale.ts";
import { answerDue } from "#app/domain/site/answer-due.ts";
import { checkInquiry, type InquiryRequest } from "#app/domain/site/inquiry.ts";
import type { InquiryRecord, InquiryState } from "#app/domain/site/inquiry-record.ts";
import { newInquiryReference } from "#app/domain/site/inquiry-reference.ts";
import { HEAD_OFFICE } from "#app/domain/venue/venues.ts";
import { requireAdministrator } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import type { RateLimits } from "#app/services/platform/rate-limits.server.ts";
import { venueForClock } from "#app/services/venues/venues-in-force.server.ts";
import { sameRequest } from "./same-request.ts";

export interface ReceiveOptions {
  /** Language of the writer: mails are in it. */
  locale: Locale;
}

/** What the writer is answered. */
export interface InquiryReceipt {
  reference: string;
  /** Until when we answer, ISO 8601. */
  dueAt: string;
}

export interface InquiryPage {
  inquiries: InquiryRecord[];
  /** Hand back as `after` for the next page; null on the last. */
  next: string | null;
}

export interface InquiryService {
  /** Puts a message into staff's queue. Throws `invalid_input` with an issue per field, and `too_many_requests`. */
  receive(input: unknown, options: ReceiveOptions): Promise<InquiryReceipt>;
  /** Open ones by due date, or answered ones, newest first. For administrators; `not_found` for everybody else. */
  list(state: InquiryState, after: string | null): Promise<InquiryPage>;
  /** Marks an open message as answered by the administrator who asks. `first` is false when somebody else was faster: the record says who and when. */
  markAnswered(id: string): Promise<{ inquiry: InquiryRecord; first: boolean }>;
}

const PAGE = 20;
const REFERENCE_TRIES = 3;

export function createInquiries(context: ServiceContext, rateLimits: RateLimits, network: () => Promise<string>): InquiryService {
  const { db, actor, clock } = context;
  async function administrator() {
    const who = await actor();
    requireAdministrator(who);
    return who;
  }

  async function newRow(request: InquiryRequest, originKey: string, locale: Locale): Promise<InquiryRow> {
    const now = clock().getTime();
    return {
      ...request,
      phone: request.phone ?? null,
      id: newId(),
      reference: newInquiryReference(),
      locale,
      originKey,
      dueAt: answerDue(now, await venueForClock(db, HEAD_OFFICE, now)),
      createdAt: now,
      answeredAt: null,
      answeredBy: null,
    };
  }

  /** The message, its history and what it sets going: whole or not at all. */
  async function store(inquiry: InquiryRow): Promise<void> {
    const { id: inquiryId, createdAt: now, topic, locale } = inquiry;
    const audit = await nextAuditEntry(
      { subjectType: "inquiry", subjectId: inquiryId, action: "received", changes: { topic, locale } },
      await actor(),
      now,
      null,
    );
    const message = (kind: string, recipient: string, language: Locale) => ({
      id: newId(),
      kind,
      recipient,
      locale: language,
      payload: { inquiryId },
      createdAt: now,
      deliverAfter: now,
      attempts: 0,
    });
    const messages = [message("inquiry_received", inquiry.email, locale), message("inquiry_received_staff", HEAD_OFFICE.email, "en")];
    await db.batch([...insertInquiry(db, { inquiry, audit, messages })]);
  }

  return {
    async receive(input, { locale }) {
      const check = checkInquiry(input);
      if (!check.ok) throw new AppError("invalid_input", { issues: check.issues });
      const originKey = await sameRequest("inquiry", await network(), check.request, clock());
      const counting = await rateLimits.counting("inquiry");
      const same = inquiryOfOrigin(db, originKey);
      const [counted, known] = counting ? await db.batch([counting.statement, same]) : [[], await same];
      // A message that is here already is answered, however often its button was pressed.
      if (known[0]) return receiptOf(known[0]);
      counting?.judge(counted);
      for (let attempt = 1; ; attempt += 1) {
        const inquiry = await newRow(check.request, originKey, locale);
        try {
          await store(inquiry);
          return receiptOf(inquiry);
        } catch (error) {
          // Pressed twice at once: the first one is kept and is the answer to both.
          const [first] = await same;
          if (first) return receiptOf(first);
          // Else a reference that another message has, drawn again.
          if (attempt >= REFERENCE_TRIES) throw error;
        }
      }
    },
    async list(state, after) {
      const who = await administrator();
      const list = state === "open" ? listOpen : listAnswered;
      const rows = await list(db, PAGE + 1, decodeCursor(after));
      const shown = rows.slice(0, PAGE);
      const last = shown.at(-1);
      const next = rows.length > PAGE && last ? `${state === "open" ? last.dueAt : last.answeredAt}~${last.id}` : null;
      return { inquiries: shown.map((row) => toRecord(row, who.id)), next };
    },
    async markAnswered(id) {
      const who = await administrator();
      const [found, history] = await Promise.all([findInquiry(db, id), lastInquiryAudit(db, id)]);
      if (!found) throw new AppError("not_found");
      if (found.answeredAt !== null) return { inquiry: toRecord(found, who.id), first: found.answeredBy === who.id };
      const now = clock().getTime();
      const audit = await nextAuditEntry({ subjectType: "inquiry", subjectId: id, action: "answered", changes: {} }, who, now, history);
      try {
        // Two at once write the same place in the history, which the database refuses to the second.
        await db.batch([answering(db, id, who.id, now), recording(db, audit)]);
      } catch (error) {
        const faster = await findInquiry(db, id);
        if (!faster?.answeredAt) throw error;
        return { inquiry: toRecord(faster, who.id), first: faster.answeredBy === who.id };
      }
      const answeredByName = `${who.firstName} ${who.lastName}`.trim();
      return { inquiry: toRecord({ ...found, answeredAt: now, answeredBy: who.id, answeredByName }, who.id), first: true };
    },
  };
}

function receiptOf(row: InquiryRow): InquiryReceipt {
  return { reference: row.reference, dueAt: new Date(row.dueAt).toISOString() };
}

/** What is no cursor of ours begins at the first page. */
function decodeCursor(after: string | null): InquiryCursor | null {
  const match = /^(\d{1,15})~([\w-]{1,64})$/.exec(after ?? "");
  return match ? { at: Number(match[1]), id: match[2] ?? "" } : null;
}

function toRecord(row: NamedInquiryRow, me: string): InquiryRecord {
  const iso = (at: number) => new Date(at).toISOString();
  return {
    id: row.id,
    reference: row.reference,
    name: row.name,
    email: row.email,
    phone: row.phone,
    topic: row.topic,
    message: row.message,
    locale: row.locale,
    createdAt: iso(row.createdAt),
    dueAt: iso(row.dueAt),
    answered: row.answeredAt === null ? null : { at: iso(row.answeredAt), byName: row.answeredByName ?? "", byMe: row.answeredBy === me },
  };
}
