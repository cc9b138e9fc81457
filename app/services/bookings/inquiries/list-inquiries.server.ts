import { type InquiryCursor, listAnswered, listOpen } from "#app/db/bookings/inquiries.repo.server.ts";
import type { InquiryRecord, InquiryState } from "#app/domain/site/inquiry-record.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { inquiryRecordOf } from "./inquiry-record-of.ts";

export interface InquiryPage {
  inquiries: InquiryRecord[];
  /** Hand back as `after` for the next page; null on the last. */
  next: string | null;
}

const PAGE = 20;

/** Open ones by due date, or answered ones, newest first. For administrators; `not_found` for everybody else. */
export async function listInquiries(context: ServiceContext, state: InquiryState, after: string | null): Promise<InquiryPage> {
  const who = await administratorOf(context);
  const list = state === "open" ? listOpen : listAnswered;
  const rows = await list(context.db, PAGE + 1, decodeCursor(after));
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  const next = rows.length > PAGE && last ? `${state === "open" ? last.dueAt : last.answeredAt}~${last.id}` : null;
  return { inquiries: shown.map((row) => inquiryRecordOf(row, who.id)), next };
}

/** What is no cursor of ours begins at the first page. */
function decodeCursor(after: string | null): InquiryCursor | null {
  const match = /^(\d{1,15})~([\w-]{1,64})$/.exec(after ?? "");
  return match ? { at: Number(match[1]), id: match[2] ?? "" } : null;
}
