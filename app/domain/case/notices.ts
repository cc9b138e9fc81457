/** Notices as people read them, and the proof that they were given. */
import type { NoticeGroup } from "../people/notices.ts";
import type { EntryType } from "./vocabulary.ts";

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
  caseNumber: string;
  title: string;
  /** The part of the case's page that tells more; empty for all of it. */
  section: string;
  read: boolean;
}

/** none: the person chose no mail when it happened; not_sent: chosen no mail since, or may not see it any more. */
export type MailOutcome = "none" | "queued" | "sent" | "failed" | "not_sent";

/** That one person was told of one entry. */
export interface GivenNotice {
  name: string;
  mail: MailOutcome;
  /** When its mail was settled, ISO 8601. */
  mailAt: string | null;
  /** When it was opened in the portal, ISO 8601. */
  openedAt: string | null;
}

export interface ToldEntry {
  /** Its number among what the reader may see of the case. */
  number: number;
  /** ISO 8601. */
  at: string;
  type: EntryType;
  actor: string | null;
  told: GivenNotice[];
}

/** The group whose mails a person may switch off, which an entry belongs to. */
export function noticeGroupOf(type: EntryType): NoticeGroup {
  if (type.startsWith("message")) return "messages";
  if (type.startsWith("document")) return "documents";
  return type.startsWith("deadline") || type.startsWith("extension") ? "deadlines" : "cases";
}
