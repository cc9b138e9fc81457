/**
 * Signing in, and what is written down of it: each success and each failed try is an entry of a history of its own (subject
 * `sign_in`), beside the history of what was done to the account. A try with an address that nobody has is written down
 * without the address, by the same statements as one with an address that somebody has (OWASP ASVS 5.0, 16.3.1).
 */

import { findPerson, lastAuditOf, writingEntry } from "#app/db/accounts/people.repo.server.ts";
import { beginningSession, countingFailure, failuresSeenFrom, idOfEmail } from "#app/db/accounts/sign-ins.repo.server.ts";
import type { Statement } from "#app/db/client.server.ts";
import { isVersionConflict } from "#app/db/errors.ts";
import { emailKeyOf } from "#app/domain/email-address.ts";
import type { FailedTries, SignInMeans } from "#app/domain/people/person-record.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { type EntryActor, nextAuditEntry } from "#app/services/platform/audit.server.ts";
import type { Auth, SignedIn } from "./auth.server.ts";
import type { Guesses, TakenGuess } from "./guesses.server.ts";
import type { KnownDevices } from "./known-devices.server.ts";

export interface SignIns {
  /** By e-mail and password. Null when they do not match or the account was closed. Throws `too_many_requests`. */
  byPassword(email: string, password: string): Promise<SignedIn | null>;
  /** The same for who has set this password by the same request: nothing is guessed. */
  byNewPassword(email: string, password: string): Promise<SignedIn | null>;
  /** The same for a program, answered as better-auth answers. Throws `too_many_requests`. */
  answer(email: string, password: string): Promise<Response>;
  /** A session has begun: what failed before it is kept with it, and the device is known from now on. Gives `headers` with its cookie. */
  began(session: { userId: string; token: string }, headers: Headers, how: Begun): Promise<Headers>;
  /** A try failed; `userId` is null where nobody is known. */
  failed(userId: string | null, by: SignInMeans): Promise<void>;
  /** What the owner of a session is told: tries since the sign-in before it. Null for none. */
  failedSince(userId: string, sessionId: string): Promise<FailedTries | null>;
}

export interface Begun {
  by: SignInMeans;
  /** The passkey that began it. */
  passkeyId?: string;
  /** Statements that go into the same batch. */
  more?: readonly Statement[];
}

/** Of tries without an account: all in one history. */
const NOBODY = "unknown";
/** Entries of one hour and account: entries stay for ever, so that beyond these tries are only counted. */
export const MOST_FAILURES_AN_HOUR = 20;
const TRIES = 5;

export interface SignInsOptions {
  auth: Auth;
  guesses: Guesses;
  devices: KnownDevices;
  /** What else becomes of somebody's signing in, in this browser. */
  arrived(userId: string): Promise<void>;
}

export function createSignIns({ db, clock }: ServiceContext, { auth, guesses, devices, arrived }: SignInsOptions): SignIns {
  async function began(
    { userId, token }: { userId: string; token: string },
    headers: Headers,
    { by, passkeyId = "", more = [] }: Begun,
  ): Promise<Headers> {
    const known = await devices.know(userId, { token });
    for (let attempt = 1; ; attempt += 1) {
      const now = clock().getTime();
      const [[row], [last]] = await db.batch([findPerson(db, userId), lastAuditOf(db, "sign_in", userId)]);
      const who: EntryActor = row ? { kind: "user", id: row.id, role: row.role } : { kind: "visitor" };
      const event = { subjectType: "sign_in", subjectId: userId, action: "signed_in", changes: { by } } as const;
      const entry = writingEntry(db, await nextAuditEntry(event, who, now, last ?? null));
      try {
        await db.batch([entry, ...beginningSession(db, userId, token, passkeyId || null), ...known.statements, ...more]);
        await arrived(userId);
        const answer = new Headers(headers);
        answer.append("Set-Cookie", known.cookie);
        return answer;
      } catch (error) {
        if (!isVersionConflict(error) || attempt >= TRIES) throw error;
      }
    }
  }

  async function failed(userId: string | null, by: SignInMeans): Promise<void> {
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

  /** Has `work` look at a password. `guess` is null where there is nothing to guess. */
  async function judged(email: string, guess: TakenGuess | null, work: () => Promise<SignedIn | null>): Promise<SignedIn | null> {
    let signedIn: SignedIn | null;
    try {
      signedIn = await work();
    } catch (error) {
      await guess?.takeBack();
      throw error;
    }
    if (signedIn?.session) {
      const headers = await began(signedIn.session, signedIn.headers, { by: "password", more: guess?.right() ?? [] });
      return { ...signedIn, headers };
    }
    if (signedIn) {
      // The password was right; whether somebody is signed in is known after the code.
      await guess?.takeBack();
      return signedIn;
    }
    const [found] = await idOfEmail(db, emailKeyOf(email).slice(0, 254));
    await failed(found?.id ?? null, "password");
    return null;
  }

  return {
    began,
    failed,
    async byPassword(typed, password) {
      // The address that is counted is the one that is judged.
      const email = emailKeyOf(typed);
      return judged(email, await guesses.take({ at: "password", email }), () => auth.signIn(email, password));
    },
    byNewPassword: (email, password) => judged(email, null, () => auth.signIn(email, password)),
    async answer(typed, password) {
      const email = emailKeyOf(typed);
      let answer = new Response();
      const signedIn = await judged(email, await guesses.take({ at: "password", email }), async () => {
        const { response, signedIn } = await auth.answerSignIn(email, password);
        answer = response;
        return signedIn;
      });
      return new Response(answer.body, { status: answer.status, headers: signedIn?.headers ?? answer.headers });
    },
    async failedSince(userId, sessionId) {
      const [found] = await failuresSeenFrom(db, userId, sessionId);
      const count = (found?.before ?? 0) + (found?.since ?? 0);
      const lastAt = found?.since ? found.sinceAt : (found?.beforeAt ?? null);
      return count > 0 && lastAt !== null ? { count, lastAt: new Date(lastAt).toISOString() } : null;
    },
  };
}
