import type { givenNotices } from "#app/db/cases/case-notices.repo.server.ts";
import type { PersonName } from "#app/domain/case/case.ts";
import type { GivenNotice, MailOutcome } from "#app/domain/case/notices/notices.ts";

/** A stored notice of the person of this name, as the proof of notice and the record have it. */
export function toGiven(row: Awaited<ReturnType<typeof givenNotices>>[number], { firstName, lastName }: PersonName): GivenNotice {
  const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());
  return {
    name: `${firstName} ${lastName}`.trim(),
    mail: outcomeOf(row),
    mailAt: iso(row.mailAt),
    openedAt: iso(row.openedAt),
    readAt: iso(row.readAt),
  };
}

function outcomeOf({ mailId, mailState }: { mailId: string | null; mailState: string | null }): MailOutcome {
  if (mailId === null) return "none";
  if (mailState === "delivered") return "sent";
  if (mailState === "dropped") return "not_sent";
  return mailState === "dead" ? "failed" : "queued";
}
