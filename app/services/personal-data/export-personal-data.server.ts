/** A copy of everything held about a person, for them and for administrators. */
import { findPersonByEmail, personForChange, writingEntry } from "#app/db/accounts/people.repo.server.ts";
import { isNoAdministrator, isVersionConflict } from "#app/db/errors.ts";
import { emailKeyOf } from "#app/domain/email-address.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Actor } from "#app/domain/people/roles.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { recordOwnChange } from "#app/services/accounts/own-account/own-account.server.ts";
import { requireOwner } from "#app/services/accounts/own-account/require-owner.server.ts";
import { requirePassword } from "#app/services/accounts/own-account/require-password.server.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import { requireFactor, requireFreshPasskey } from "#app/services/accounts/second-factor/require-factor.server.ts";
import { securityNotice } from "#app/services/accounts/security-notices.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { keyedHash } from "#app/services/platform/keyed-hash.ts";
import { authSecretOf } from "#app/services/platform/secrets/auth-secrets.ts";
import type { PersonalArchive } from "./personal-archive.server.ts";
import type { Subject } from "./subject.ts";

/** What somebody shows of themselves once more. */
export interface Proof {
  password: string;
  /** Of their second factor; "" where they have none, or a passkey has just signed in. */
  code: string;
}

/** How often an entry of the history is tried when another is written at the same time. */
const TRIES = 5;

/**
 * Everything held about the caller. Enters it in their history and notifies them by mail, so that nobody takes it unseen. Throws
 * `unauthenticated`, `invalid_input` on `password`, `code` or `passkey`, `too_many_requests`, `payload_too_large`.
 */
export async function exportOwnData(context: AccountContext, proof: Proof): Promise<PersonalArchive> {
  const { clock, db } = context;
  const who = await requireOwner(context);
  await prove(context, who.id, proof);
  const subject: Subject = {
    account: who,
    email: who.emailVerified ? emailKeyOf(who.email) : "",
    administrator: null,
  };
  const made = await copyFor(context, subject);
  await recordOwnChange(context, "own_data_exported", {}, [securityNotice(db, who, "data_exported", clock().getTime())]);
  return made;
}

/**
 * Everything held about an address, with an account or without, for administrators: of what is private in cases nothing. Enters it in the
 * history of the account; without one in the administrator's own. Throws as `exportOwnData` does, and `not_found` for everybody else.
 */
export async function exportPersonalData(context: AccountContext, email: string, proof: Proof): Promise<PersonalArchive> {
  const who = await administratorOf(context);
  await prove(context, who.id, proof);
  const key = emailKeyOf(email);
  const [found] = await findPersonByEmail(context.db, key);
  const subject: Subject = { account: found ?? null, email: key, administrator: who.id };
  const made = await copyFor(context, subject);
  if (found) await enter(context, who, found.id, "data_exported", {});
  else await enter(context, who, who.id, "address_exported", { address: keyedHash(authSecretOf(context.env), "address", key) });
  return made;
}

/** Loaded when somebody asks: it is rarely needed. */
async function copyFor(context: AccountContext, subject: Subject): Promise<PersonalArchive> {
  const [{ collectPersonalData }, { personalArchive }] = await Promise.all([
    import("./collect-personal-data.server.ts"),
    import("./personal-archive.server.ts"),
  ]);
  return personalArchive(context, subject, await collectPersonalData(context, subject));
}

/** Password and factor, or the passkey that signed in, of who asks, after the asking was counted. */
export async function prove(context: AccountContext, userId: string, { password, code }: Proof): Promise<void> {
  await context.rateLimits.takeFor("personal_data", userId);
  await requirePassword(context, userId, password);
  await requireFactor(context, userId, code);
  await requireFreshPasskey(context, userId);
}

/** An entry of an account's history, written before anything is handed over. */
async function enter(
  { clock, db }: AccountContext,
  who: Extract<Actor, { kind: "user" }>,
  subjectId: string,
  action: string,
  changes: Record<string, unknown>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const found = await personForChange(db, subjectId);
    if (!found) throw new AppError("not_found");
    const event = { subjectType: "person" as const, subjectId, action, changes };
    try {
      await db.batch([writingEntry(db, await nextAuditEntry(event, who, clock().getTime(), found.last))]);
      return;
    } catch (error) {
      if (isNoAdministrator(error)) throw new AppError("unauthenticated", { cause: error });
      if (!isVersionConflict(error) || attempt >= TRIES) throw error;
    }
  }
}
