/**
 * Passkeys (WebAuthn) by better-auth's plugin: added after the password was asked for again, named, removed, signed in with.
 * An authenticator must have made sure of its person (PIN, finger, face), so that a passkey is two factors by itself.
 */
import { passkeysOf } from "#app/db/accounts/passkeys.repo.server.ts";
import { personForChange, type UserRow, writingEntry } from "#app/db/accounts/people.repo.server.ts";
import type { Statement } from "#app/db/client.server.ts";
import { isAccessEnded, isVersionConflict } from "#app/db/errors.ts";
import { AppError } from "#app/domain/errors.ts";
import { isPasskeyHost } from "#app/domain/people/passkey-host.ts";
import type { PeopleCode } from "#app/domain/people/people-codes.ts";
import { checkPerson, passkeyNameSchema } from "#app/domain/people/person-fields.ts";
import type { PasskeyRecord } from "#app/domain/people/person-record.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { requireOwnerOrHeld } from "#app/services/accounts/own-account/require-owner.server.ts";
import { securityNotice } from "#app/services/accounts/security-notices.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";

/** What the browser is to be given (`PublicKeyCredentialCreationOptionsJSON`, `…RequestOptionsJSON`), and the cookie that knows its challenge. */
export interface Ceremony {
  options: Record<string, unknown>;
  headers: Headers;
}

const TRIES = 5;

/** A change of one's own with its entry in the account's history. `plan` is asked again when somebody was faster. */
export async function recordPasskeyChange(
  context: AccountContext,
  action: "passkey_added" | "passkey_renamed" | "passkey_removed",
  plan: (row: UserRow, passkeys: PasskeyRecord[]) => { changes: Record<string, unknown>; statements: readonly Statement[] },
): Promise<void> {
  const { clock, db } = context;
  const who = await requireOwnerOrHeld(context);
  for (let attempt = 1; ; attempt += 1) {
    const found = await personForChange(db, who.id);
    if (!found) throw new AppError("unauthenticated");
    // Read after the end of the history: who changes anything meanwhile writes the next entry first, and this one starts over.
    const { changes, statements } = plan(found.row, (await passkeysOf(db, who.id)).map(toRecord));
    const now = clock().getTime();
    const entry = await nextAuditEntry({ subjectType: "person", subjectId: who.id, action, changes }, who, now, found.last);
    const notice = action === "passkey_renamed" ? [] : [securityNotice(db, who, action, now)];
    try {
      await db.batch([writingEntry(db, entry), ...statements, ...notice]);
      return;
    } catch (error) {
      if (isAccessEnded(error)) throw new AppError("unauthenticated", { cause: error });
      if (!isVersionConflict(error) || attempt >= TRIES) throw error;
    }
  }
}

export function requireHostName({ hostname }: AccountContext): void {
  if (!isPasskeyHost(hostname)) throw refused("passkey", "passkey_number_address");
}

/** Throws `invalid_input` on `name`. */
export function nameOf(name: string): string {
  const check = checkPerson(passkeyNameSchema, { name });
  if (!check.ok) throw new AppError("invalid_input", { issues: check.issues });
  return check.value.name;
}

export function toRecord(row: Awaited<ReturnType<typeof passkeysOf>>[number]): PasskeyRecord {
  return {
    id: row.id,
    name: row.name ?? "",
    synced: row.deviceType === "multiDevice",
    addedAt: row.createdAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt === null ? null : new Date(row.lastUsedAt).toISOString(),
  };
}

export function refused(field: string, code: PeopleCode): AppError {
  return new AppError("invalid_input", { issues: [{ field, code }] });
}
