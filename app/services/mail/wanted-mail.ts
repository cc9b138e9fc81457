/** Whether a message is sent at all: why not, and what its reader has chosen. */
import { noticeGroupOf } from "#app/domain/case/notices/notices.ts";
import type { EntryType } from "#app/domain/case/vocabulary.ts";
import type { OutboxReason } from "#app/domain/mail/outbox.ts";

/** Of a message that is not sent: why. */
export interface Dropped {
  dropped: Extract<OutboxReason, "subject_gone" | "overtaken" | "unwanted">;
}

/** Whether somebody has mails of this kind of entry sent to them. */
export function wantsMail(
  person: { mailCases: boolean; mailMessages: boolean; mailDocuments: boolean; mailDeadlines: boolean },
  type: EntryType,
): boolean {
  const choices = {
    cases: person.mailCases,
    messages: person.mailMessages,
    documents: person.mailDocuments,
    deadlines: person.mailDeadlines,
  };
  return choices[noticeGroupOf(type)];
}
