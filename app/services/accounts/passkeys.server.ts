/**
 * Passkeys (WebAuthn) by better-auth's plugin: added after the password was asked for anew, named, removed, signed in with.
 * An authenticator must have made sure of its person (PIN, finger, face), so that a passkey is two factors by itself.
 */

import {
  endingSessionsOfPasskey,
  MOST_PASSKEYS,
  passkeyOwner,
  passkeysOf,
  provingSession,
  removingPasskey,
  renamingPasskey,
  usingPasskey,
} from "#app/db/accounts/passkeys.repo.server.ts";
import { endingSession, personForChange, type UserRow, writingEntry } from "#app/db/accounts/people.repo.server.ts";
import type { Statement } from "#app/db/client.server.ts";
import { isVersionConflict } from "#app/db/errors.ts";
import { AppError } from "#app/domain/errors.ts";
import { isPasskeyHost } from "#app/domain/people/passkey-host.ts";
import type { PeopleCode } from "#app/domain/people/people-codes.ts";
import { checkPerson, passkeyNameSchema } from "#app/domain/people/person-fields.ts";
import type { PasskeyRecord } from "#app/domain/people/person-record.ts";
import { isRole, rolesNamed } from "#app/domain/people/roles.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import type { Auth } from "./auth.server.ts";
import type { Guesses } from "./guesses.server.ts";
import { isPasswordOf } from "./passwords.server.ts";
import { securityNotice } from "./security-notices.ts";
import type { SignIns } from "./sign-ins.server.ts";

/** What the browser is to be given (`PublicKeyCredentialCreationOptionsJSON`, `…RequestOptionsJSON`), and the cookie that knows its challenge. */
export interface Ceremony {
  options: Record<string, unknown>;
  headers: Headers;
}

export interface PasskeyService {
  /** One's own, the first one first. Also for who is held back for want of a second factor. Throws `unauthenticated`. */
  list(): Promise<PasskeyRecord[]>;
  /**
   * Begins to add one. The name is judged now: what an authenticator has made cannot be taken back from it. Throws
   * `invalid_input` on `name`, `password` or `passkey`, `too_many_requests`.
   */
  begin(name: string, password: string): Promise<Ceremony>;
  /** Adds what the browser answered; this session counts as begun by it. Throws `invalid_input` on `name` or `passkey`. */
  add(name: string, response: unknown): Promise<PasskeyRecord>;
  /** Throws `invalid_input` on `name`, `not_found`. */
  rename(id: string, name: string): Promise<void>;
  /**
   * Takes one away and ends the sessions that it began, but for this one. Throws `invalid_input` on `password`, or on
   * `passkey` for the last second factor of whose role asks for one; `not_found`.
   */
  remove(id: string, password: string): Promise<void>;
  /** Begins to sign in; asks for no name. Throws `invalid_input` on `passkey`, `too_many_requests`. */
  beginSignIn(): Promise<Ceremony>;
  /** Signs in by what the browser answered, and gives the session's cookies. Throws `unauthenticated`, whatever is wrong, and `too_many_requests`. */
  signIn(response: unknown): Promise<Headers>;
}

export interface PasskeyOptions {
  auth: Auth;
  guesses: Guesses;
  signIns: SignIns;
  /** As the browser names it: a passkey is bound to it. */
  hostname: string;
}

const TRIES = 5;

export function createPasskeys(
  { env, db, actor, clock }: ServiceContext,
  { auth, guesses, signIns, hostname }: PasskeyOptions,
): PasskeyService {
  async function me() {
    const who = await actor();
    if (who.kind === "visitor" || (who.kind === "held" && who.why !== "second_factor")) throw new AppError("unauthenticated");
    return who;
  }

  function isRequiredOf(row: UserRow): boolean {
    const { REQUIRE_SECOND_FACTOR }: { REQUIRE_SECOND_FACTOR?: string } = env;
    return isRole(row.role) && rolesNamed(REQUIRE_SECOND_FACTOR).includes(row.role);
  }

  async function askPassword(userId: string, password: string): Promise<void> {
    const isRight = await guesses.judge({ at: "settings", userId }, () => isPasswordOf(db, userId, password), Boolean);
    if (!isRight) throw refused("password", "password_wrong");
  }

  /** A change of one's own with its entry in the account's history. `plan` is asked again when somebody was faster. */
  async function record(
    action: "passkey_added" | "passkey_renamed" | "passkey_removed",
    plan: (row: UserRow, passkeys: PasskeyRecord[]) => { changes: Record<string, unknown>; statements: readonly Statement[] },
  ): Promise<void> {
    const who = await me();
    for (let attempt = 1; ; attempt += 1) {
      const found = await personForChange(db, who.id);
      if (!found) throw new AppError("unauthenticated");
      // Read after the end of the history: who changes anything meanwhile writes the next entry first, and this one begins anew.
      const { changes, statements } = plan(found.row, (await passkeysOf(db, who.id)).map(toRecord));
      const now = clock().getTime();
      const entry = await nextAuditEntry({ subjectType: "person", subjectId: who.id, action, changes }, who, now, found.last);
      const notice = action === "passkey_renamed" ? [] : [securityNotice(db, who, action, now)];
      try {
        await db.batch([writingEntry(db, entry), ...statements, ...notice]);
        return;
      } catch (error) {
        if (!isVersionConflict(error) || attempt >= TRIES) throw error;
      }
    }
  }

  function mustBeAName(): void {
    if (!isPasskeyHost(hostname)) throw refused("passkey", "passkey_number_address");
  }

  return {
    async list() {
      return (await passkeysOf(db, (await me()).id)).map(toRecord);
    },
    async begin(name, password) {
      const who = await me();
      mustBeAName();
      nameOf(name);
      await askPassword(who.id, password);
      if ((await passkeysOf(db, who.id)).length >= MOST_PASSKEYS) throw refused("passkey", "passkey_too_many");
      const answer = await auth.call<Record<string, unknown>>("/passkey/generate-register-options");
      if (!answer.ok) throw new AppError("conflict");
      return { options: answer.body, headers: answer.headers };
    },
    async add(name, response) {
      const who = await me();
      const called = nameOf(name);
      const sessionId = await auth.sessionId();
      const before = await passkeysOf(db, who.id);
      if (before.length >= MOST_PASSKEYS) throw refused("passkey", "passkey_too_many");
      const answer = await auth.call<{ id: string }>("/passkey/verify-registration", { name: called, response });
      if (!answer.ok) throw refused("passkey", "passkey_refused");
      const { id } = answer.body;
      try {
        await record("passkey_added", () => ({
          changes: { passkey: id, name: called },
          statements: sessionId === null ? [] : [provingSession(db, who.id, sessionId, id)],
        }));
      } catch (error) {
        // The plugin has written it already: none without its entry and its notice.
        await removingPasskey(db, who.id, id);
        throw error;
      }
      const added = (await passkeysOf(db, who.id)).find((one) => one.id === id);
      if (!added) throw new AppError("conflict");
      return toRecord(added);
    },
    async rename(id, name) {
      const called = nameOf(name);
      await record("passkey_renamed", (row, passkeys) => {
        const found = passkeys.find((one) => one.id === id);
        if (!found) throw new AppError("not_found");
        return {
          changes: { passkey: id, name: [found.name, called] },
          statements: [renamingPasskey(db, row.id, id, called)],
        };
      });
    },
    async remove(id, password) {
      const who = await me();
      if (!(await passkeysOf(db, who.id)).some((one) => one.id === id)) throw new AppError("not_found");
      await askPassword(who.id, password);
      const current = await auth.sessionId();
      await record("passkey_removed", (row, passkeys) => {
        const found = passkeys.find((one) => one.id === id);
        if (!found) throw new AppError("not_found");
        if (isRequiredOf(row) && !row.twoFactorEnabled && passkeys.length === 1) throw refused("passkey", "passkey_last_factor");
        return {
          changes: { passkey: id, name: found.name },
          statements: [removingPasskey(db, row.id, id), endingSessionsOfPasskey(db, id, current)],
        };
      });
    },
    async beginSignIn() {
      mustBeAName();
      await guesses.take({ at: "passkey" });
      const answer = await auth.call<Record<string, unknown>>("/passkey/generate-authenticate-options");
      if (!answer.ok) throw refused("passkey", "passkey_refused");
      return { options: { ...answer.body, userVerification: "required" }, headers: answer.headers };
    },
    async signIn(response) {
      const guess = await guesses.take({ at: "passkey" });
      const before = await actor();
      const oldSession = await auth.sessionId();
      const credentialId = typeof response === "object" && response !== null && "id" in response ? String(response.id).slice(0, 1500) : "";
      const [owner] = await passkeyOwner(db, credentialId);
      const answer = await auth.call<{ session: { token: string }; user: { id: string } }>("/passkey/verify-authentication", { response });
      if (!answer.ok || !owner) {
        await signIns.failed(owner?.userId ?? null, "passkey");
        throw new AppError("unauthenticated");
      }
      const { session, user } = answer.body;
      const now = clock().getTime();
      // A session that waited for this passkey has served its turn.
      const over = before.kind === "held" && oldSession !== null ? [endingSession(db, before.id, oldSession)] : [];
      // With the challenge that was asked for: both have led to a right sign-in.
      const more = [usingPasskey(db, owner.id, now), ...over, ...guess.right(2)];
      return signIns.began({ userId: user.id, token: session.token }, answer.headers, { by: "passkey", passkeyId: owner.id, more });
    },
  };
}

/** Throws `invalid_input` on `name`. */
function nameOf(name: string): string {
  const check = checkPerson(passkeyNameSchema, { name });
  if (!check.ok) throw new AppError("invalid_input", { issues: check.issues });
  return check.value.name;
}

function toRecord(row: Awaited<ReturnType<typeof passkeysOf>>[number]): PasskeyRecord {
  return {
    id: row.id,
    name: row.name ?? "",
    synced: row.deviceType === "multiDevice",
    addedAt: row.createdAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt === null ? null : new Date(row.lastUsedAt).toISOString(),
  };
}

function refused(field: string, code: PeopleCode): AppError {
  return new AppError("invalid_input", { issues: [{ field, code }] });
}
