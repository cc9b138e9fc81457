/** Notices as people read them, and the proof that they were given. */
import type { NoticeGroup } from "#app/domain/people/notices.ts";
import type { EntryType } from "../vocabulary.ts";

/** Something that happened in one of the reader's cases. */
export interface NoticeRecord {
  caseId: string;
  /** Which one of the reader's notices of this case and moment, the newest first, from 0. */
  nth: number;
  /** ISO 8601. */
  at: string;
  type: EntryType;
  /** Who did it; null for the system. */
  actor: string | null;
  /** What it is about, as feeds have it: without what somebody wrote. */
  details: Readonly<Record<string, unknown>>;
  caseNumber: string;
  title: string;
  /** The part of the case's page that tells more; empty for all of it. */
  section: string;
  read: boolean;
}

/** none: the person chose no mail when it happened; not_sent: chosen no mail since, or may not see it any more. */
export type MailOutcome = "none" | "queued" | "sent" | "failed" | "not_sent";

/** That one person was notified of one entry. */
export interface GivenNotice {
  name: string;
  mail: MailOutcome;
  /** When its mail was settled, ISO 8601. */
  mailAt: string | null;
  /** When the notice itself was opened, ISO 8601. */
  openedAt: string | null;
  /** When the case's page was opened with it on it, or it was marked as read, ISO 8601. */
  readAt: string | null;
}

export interface NotifiedEntry {
  /** Its number among what the reader may see of the case. */
  number: number;
  /** ISO 8601. */
  at: string;
  type: EntryType;
  actor: string | null;
  details: Readonly<Record<string, unknown>>;
  told: GivenNotice[];
}

/** The group whose mails a person may switch off, which an entry belongs to. */
export function noticeGroupOf(type: EntryType): NoticeGroup {
  if (type.startsWith("message")) return "messages";
  if (type.startsWith("document") || type.startsWith("bundle")) return "documents";
  return type.startsWith("deadline") || type.startsWith("extension") ? "deadlines" : "cases";
}

/** Where a notice leads, below the origin: who follows it has opened that notice. */
export function noticePath({ caseId, at, nth, section }: Pick<NoticeRecord, "caseId" | "at" | "nth" | "section">): string {
  return `/cases/${encodeURIComponent(caseId)}?notice=${Date.parse(at)}~${nth}${section ? `#${section}` : ""}`;
}
