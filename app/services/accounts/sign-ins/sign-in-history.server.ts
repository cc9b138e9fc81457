/**
 * Signing in, and what is written down of it: each success and each failed try is an entry of a history of its own (subject
 * `sign_in`), apart from the history of what was done to the account. A try with an address that nobody has is written down
 * without the address, by the same statements as one with an address that somebody has (OWASP ASVS 5.0, 16.3.1).
 */

import { type Access, accessOf, holdingAccess } from "#app/db/accounts/access.repo.server.ts";
import { endingSession, findPerson, lastAuditOf, type UserRow, writingEntry } from "#app/db/accounts/people.repo.server.ts";
import {
  beginningSession,
  countingFailure,
  endingOldest,
  idOfEmail,
  sessionOf,
  sessionWith,
} from "#app/db/accounts/sign-ins.repo.server.ts";
import { newestDraftQueries } from "#app/db/bookings/drafts.repo.server.ts";
import type { Statement } from "#app/db/client.server.ts";
import { isAccessEnded, isVersionConflict } from "#app/db/errors.ts";
import { emailKeyOf } from "#app/domain/email-address.ts";
import { AppError } from "#app/domain/errors.ts";
import type { SignInMeans } from "#app/domain/people/person-record.ts";
import { isRole } from "#app/domain/people/roles.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import type { SignedIn } from "#app/services/accounts/auth.server.ts";
import type { TakenGuess } from "#app/services/accounts/guesses.server.ts";
import { isFactorRequired } from "#app/services/accounts/required-factor.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { type EntryActor, nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { newestIn, restoreUnfinishedRequest } from "./restore-unfinished-request.server.ts";

export interface Begun {
  by: SignInMeans;
  /** The passkey that began it. */
  passkeyId?: string;
  /** Statements that go into the same batch. */
  more?: readonly Statement[];
  /** The person and the end of their history, where they are being read already. */
  person?: ReturnType<typeof personOf> | undefined;
}

/** Who signs in, with the end of the history of their sign-ins. */
const personOf = ({ db }: Pick<ServiceContext, "db">, userId: string) =>
  db.batch([findPerson(db, userId), lastAuditOf(db, "sign_in", userId)]);

/** Of tries without an account: all in one history. */
const NOBODY = "unknown";

/** Entries of one hour and account: entries stay for ever, so that beyond these tries are only counted. */
export const MOST_FAILURES_AN_HOUR = 20;

const TRIES = 5;

/**
 * A session has begun: what failed before it is kept with it, and the device is known from now on. Somebody else's, which the request
 * came with, ends, and so do their pages. Gives `headers` with its cookies.
 * Throws `unauthenticated` when it was ended before anybody had it, as by a new password; then it leaves nothing.
 */
export async function beginSession(
  context: AccountContext,
  { access, token }: { access: Access; token: string },
  headers: Headers,
  { by, passkeyId = "", more = [], person }: Begun,
): Promise<Headers> {
  const { auth, clock, db, devices, env, hold, pageMark, rateLimits, visitor } = context;
  const { userId } = access;
  // Who signs in acts by what they have shown, no matter who sat here before.
  hold.released = true;
  const known = await devices.know(userId, { token });
  const before = await auth.acting();
  const sitter = before.actor.kind === "visitor" ? null : before.actor.id;
  const isSame = pageMark.isSame(userId, sitter);
  const over = sitter !== null && sitter !== userId && before.sessionId !== null ? [endingSession(db, sitter, before.sessionId)] : [];
  for (let attempt = 1; ; attempt += 1) {
    const now = clock().getTime();
    const [[row], [last]] = await ((attempt === 1 ? person : undefined) ?? personOf(context, userId));
    const who: EntryActor = row ? { kind: "user", id: row.id, role: row.role } : { kind: "visitor" };
    const event = { subjectType: "sign_in", subjectId: userId, action: "signed_in", changes: { by } } as const;
    const entry = writingEntry(db, await nextAuditEntry(event, who, now, last ?? null));
    // By the second factor where one is asked for: a password alone uses up nothing of its owner's day. Of two at once the last of the day's may be one too
    // many: it is let in.
    const counted = row && by !== "passkey" ? await rateLimits.counting("sign_in", accountOf(row.email)) : null;
    try {
      // Read with the write, at one moment: what has ended already must not leave this browser with a draft, and what ends later moves it away from here.
      const [sessions, [owner], drafts, conversations] = await db.batch([
        sessionWith(db, token),
        findPerson(db, userId),
        ...newestDraftQueries(db, userId, now),
        holdingAccess(db, access),
        entry,
        ...beginningSession(db, userId, token, passkeyId || null),
        endingOldest(db, userId, token),
        ...[...known.statements, ...over, ...more, ...(counted ? [counted.statement] : [])],
      ]);
      const restored = { sitter, isSame, newest: newestIn([drafts, conversations]) };
      const mayHave = owner !== undefined && mayTakeUp(env, owner, by);
      const isLater = await restoreUnfinishedRequest(context, userId, { ...restored, mayTakeUp: mayHave });
      hold.begun = isLater ? await sessionOf(db, token) : (sessions[0]?.id ?? null);
      if (hold.begun === null || !owner?.active) {
        await visitor.end();
        throw new AppError("unauthenticated");
      }
      const answer = new Headers(headers);
      answer.append("Set-Cookie", known.cookie);
      answer.append("Set-Cookie", pageMark.beginning(userId, sitter));
      return answer;
    } catch (error) {
      if (isAccessEnded(error)) throw new AppError("unauthenticated", { cause: error });
      if (!isVersionConflict(error) || attempt >= TRIES) throw error;
    }
  }
}

/** Whether a session that began so may be given what its person left unfinished: not while a second factor is still to be shown. */
function mayTakeUp(env: Env, row: UserRow, by: SignInMeans): boolean {
  if (by !== "password") return true;
  return !row.twoFactorEnabled && !(isRole(row.role) && isFactorRequired(env, row.role));
}

/** A try failed; `userId` is null where nobody is known. */
export async function recordFailedSignIn(
  { clock, db }: Pick<ServiceContext, "clock" | "db">,
  userId: string | null,
  by: SignInMeans,
): Promise<void> {
  const subjectId = userId ?? NOBODY;
  const now = clock().getTime();
  const [[counted], [last]] = await db.batch([countingFailure(db, subjectId, now), lastAuditOf(db, "sign_in", subjectId)]);
  const inHour = counted?.inHour ?? 1;
  if (inHour > MOST_FAILURES_AN_HOUR) return;
  const changes = inHour === MOST_FAILURES_AN_HOUR ? { by, further: "counted" } : { by };
  const event = { subjectType: "sign_in", subjectId, action: "sign_in_failed", changes } as const;
  let end = last ?? null;
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    try {
      await db.batch([writingEntry(db, await nextAuditEntry(event, { kind: "visitor" }, now, end))]);
      return;
    } catch (error) {
      if (!isVersionConflict(error)) throw error;
      end = (await lastAuditOf(db, "sign_in", subjectId))[0] ?? null;
    }
  }
  // Many at one moment: this one is in the count, and the entries of the others say that something is going on.
}

/** Whose day's right sign-ins are counted: of an address that nobody has as of any other. */
const accountOf = (email: string) => emailKeyOf(email).slice(0, 254);

/**
 * Has `work` look at a password, with the access that was read before it. `guess` is null where there is nothing to guess. Throws `too_many_requests` once
 * the day's right sign-ins are used up, and what the guess throws.
 */
export async function judgePassword(
  context: AccountContext,
  email: string,
  taken: Promise<TakenGuess> | null,
  work: (access: Access | null) => Promise<SignedIn | null>,
): Promise<SignedIn | null> {
  const { db, rateLimits } = context;
  const reading = accessOf(db, { email: accountOf(email) });
  // Heard below, unless the guess is refused.
  reading.catch(() => undefined);
  // Read before the password is: what is over costs no look at it. Anyone who guesses counts nothing here.
  const [guess, counted] = await Promise.all([taken, rateLimits.read("sign_in", accountOf(email))]);
  if (guess && counted.isFull) {
    await guess.takeBack();
    throw new AppError("too_many_requests", { detail: { retryAfter: counted.retryAfter } });
  }
  let signedIn: SignedIn | null;
  let person: Begun["person"];
  try {
    const access = await reading;
    // Of an address that nobody has as of any other, by the same statements.
    person = personOf(context, access?.userId ?? NOBODY);
    person.catch(() => undefined);
    signedIn = await work(access);
  } catch (error) {
    await guess?.takeBack();
    throw error;
  }
  if (signedIn?.session) {
    try {
      const headers = await beginSession(context, signedIn.session, signedIn.headers, {
        by: "password",
        more: guess?.right() ?? [],
        person,
      });
      return { ...signedIn, headers };
    } catch (error) {
      // Overtaken by a new password: this one is wrong now.
      if (!(error instanceof AppError && error.code === "unauthenticated")) throw error;
      signedIn = null;
    }
  }
  if (signedIn) {
    // The password was right; whether somebody is signed in is known after the code.
    await guess?.takeBack();
    return signedIn;
  }
  const [found] = await idOfEmail(db, accountOf(email));
  await recordFailedSignIn(context, found?.id ?? null, "password");
  return null;
}
