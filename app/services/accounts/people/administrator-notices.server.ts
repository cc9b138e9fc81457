/** Mails every administrator who becomes one, is one no more or is shut out: one who is not who they seem to be makes no other unseen. */

import type { UserRow } from "#app/db/accounts/people.repo.server.ts";
import { activeAdministrators } from "#app/db/cases/case-filing.repo.server.ts";
import type { Database, Statement } from "#app/db/client.server.ts";
import type { AdministratorAct } from "#app/domain/mail/subject.ts";
import { securityNotice } from "#app/services/accounts/security-notices.ts";

interface AdministratorNews {
  act: AdministratorAct;
  /** Whose account it is; null where none is there yet. */
  person: Pick<UserRow, "id" | "email" | "locale"> | null;
  /** Of an invitation: its id. */
  invitation?: string;
  /** Who does it, or has invited. */
  by: string;
  /** UTC milliseconds. */
  now: number;
  /** The hosts of webhooks that are paused with it: for the other administrators, who let them go on. */
  pausedHosts?: readonly string[];
}

/** The mails to all active administrators, who acts among them, and to the person, as statements of the batch that does it. */
export async function administratorNotices(
  db: Database,
  { act, person, invitation, by, now, pausedHosts = [] }: AdministratorNews,
): Promise<Statement[]> {
  const others = (await activeAdministrators(db)).filter(({ id }) => id !== person?.id);
  const about = person ? { of: person.id, by } : { invitation: invitation ?? "", by };
  const forOthers = pausedHosts.length > 0 ? { ...about, pausedHosts } : about;
  return [
    ...(person ? [securityNotice(db, person, act, now, about)] : []),
    ...others.map((one) => securityNotice(db, one, act, now, forOthers)),
  ];
}
