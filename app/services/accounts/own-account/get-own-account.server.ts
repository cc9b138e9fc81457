import { sessionsOf } from "#app/db/accounts/people.repo.server.ts";
import type { Locale } from "#app/domain/locale.ts";
import { readDevice } from "#app/domain/people/device.ts";
import type { MailChoices } from "#app/domain/people/notices.ts";
import type { FailedTries, SessionRecord } from "#app/domain/people/person-record.ts";
import { zoneNamed } from "#app/domain/people/time-zones.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { readFailedTries } from "#app/services/accounts/sign-ins/read-failed-tries.server.ts";
import { ownRow } from "./own-account.server.ts";
import { requireOwner } from "./require-owner.server.ts";

export interface OwnAccount {
  firstName: string;
  lastName: string;
  email: string;
  image: string | null;
  locale: Locale;
  timeZone: string;
  secondFactor: boolean;
  mail: MailChoices;
  /** Once a day, but for deadlines. */
  mailDaily: boolean;
  sessions: SessionRecord[];
  /** Tries to sign in as this person that failed since the sign-in before this session. */
  failedTries: FailedTries | null;
}

export async function getOwnAccount(context: AccountContext): Promise<OwnAccount> {
  const { auth, clock, db, network } = context;
  const { id } = await requireOwner(context);
  const current = await auth.sessionId();
  const [row, here, sessions, failedTries] = await Promise.all([
    ownRow(context),
    network(),
    sessionsOf(db, id, clock().getTime()),
    current === null ? null : readFailedTries(context, id, current),
  ]);
  const { firstName, lastName, email, image, locale, timeZone, twoFactorEnabled } = row;
  return {
    firstName,
    lastName,
    email,
    image,
    locale,
    timeZone: zoneNamed(timeZone) ?? timeZone,
    secondFactor: twoFactorEnabled,
    mail: { cases: row.mailCases, messages: row.mailMessages, documents: row.mailDocuments, deadlines: row.mailDeadlines },
    mailDaily: row.mailDaily,
    sessions: sessions.map(({ id, userAgent, network: begunIn, createdAt, updatedAt }) => ({
      id,
      current: id === current,
      ...readDevice(userAgent),
      sameNetwork: begunIn === null ? null : begunIn === here,
      signedInAt: createdAt.toISOString(),
      lastUsedAt: updatedAt.toISOString(),
    })),
    failedTries,
  };
}
