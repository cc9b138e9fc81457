/** The account of somebody who has none, by whatever link it is opened. */
import { addingPerson, writingEntry } from "#app/db/accounts/people.repo.server.ts";
import type { Statement } from "#app/db/client.server.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { Role } from "#app/domain/people/roles.ts";
import { sortNameOf } from "#app/domain/people/sort-name.ts";
import { HEAD_OFFICE } from "#app/domain/venue/venues.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { hashPassword } from "./passwords.server.ts";

interface OpenedAccount {
  /** In lower case, as addresses are stored. */
  email: string;
  role: Role;
  locale: Locale;
  password: string;
  firstName: string;
  lastName: string;
}

/** By what it is opened, as its history says it. */
type Opening = { action: "account_opened"; invitationId: string } | { action: "first_administrator" };

/** The account with the first entry of its history: statements of a batch. `now` in UTC milliseconds. */
export async function openingAccount(
  { db }: Pick<ServiceContext, "db">,
  { password, ...person }: OpenedAccount,
  { action, ...by }: Opening,
  now: number,
): Promise<{ id: string; statements: [Statement, ...Statement[]] }> {
  const id = crypto.randomUUID();
  const sortName = sortNameOf(person.firstName, person.lastName);
  const added = addingPerson(
    db,
    { ...person, id, sortName, timeZone: HEAD_OFFICE.zone, passwordHash: await hashPassword(password), now },
    newId(),
  );
  const event = { subjectType: "person", subjectId: id, action, changes: { role: person.role, ...by } } as const;
  const opened = await nextAuditEntry(event, { kind: "visitor" }, now, null);
  return { id, statements: [...added, writingEntry(db, opened)] };
}
