import type { ChangedColumns } from "#app/db/accounts/people.repo.server.ts";
import { type MailChoices, NOTICE_GROUPS } from "#app/domain/people/notices.ts";
import type { LimitedContext } from "#app/services/limited-context.ts";
import { saveColumns } from "./own-account.server.ts";

export async function saveMailChoices(context: LimitedContext, choices: MailChoices & { daily: boolean }): Promise<void> {
  const [mailCases, mailMessages, mailDocuments, mailDeadlines] = NOTICE_GROUPS.map((group) => choices[group]);
  await saveColumns(context, "notices_changed", {
    mailCases,
    mailMessages,
    mailDocuments,
    mailDeadlines,
    mailDaily: choices.daily,
  } as ChangedColumns);
}
