/**
 * Sign-in by better-auth (e-mail and password, second factor, sessions in D1), an instance per request over the request's
 * own binding. Loaded only when a session cookie or an auth call asks for it.
 */

import { type Access, accessOf } from "#app/db/accounts/access.repo.server.ts";
import { hasPasskey } from "#app/db/accounts/passkeys.repo.server.ts";
import { endingFirstSteps } from "#app/db/accounts/sign-ins.repo.server.ts";
import { connect, type Database } from "#app/db/client.server.ts";
import { isAccessEnded } from "#app/db/errors.ts";
import { ownBinding, type SessionHold } from "#app/db/held-binding.server.ts";
import { emailKeyOf } from "#app/domain/email-address.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { SignInMeans } from "#app/domain/people/person-record.ts";
import { type Actor, isRole } from "#app/domain/people/roles.ts";
import { pageOrigin } from "#app/services/platform/site-origin.ts";
import type { Begun, betterAuthFor } from "./better-auth.server.ts";
import { forLibrary } from "./library-address.ts";
import { isFactorRequired } from "./required-factor.server.ts";

/** What became of e-mail and password: a session, or the question for the second factor; each with the cookies of it. */
export interface SignedIn {
  next: "done" | "second_factor";
  headers: Headers;
  /** The session that began; null while the second factor is awaited. */
  session: { access: Access; token: string } | null;
}

/** A right password whose code is awaited. */
export interface FirstStep {
  userId: string;
  /** The cookie that says so: a code is judged with it alone. */
  cookie: string;
}

/** What better-auth answered: its body, and the cookies that go to the browser. */
export interface AuthAnswer<T> {
  ok: boolean;
  status: number;
  /** better-auth's name of what is wrong; null when nothing is. */
  code: string | null;
  body: T;
  headers: Headers;
}

export interface CalledAs {
  /** The cookie that alone says who asks. */
  cookie?: string;
  /** Who may get a session by it; without it nobody does. Read before anything that is judged. */
  access?: Access | null;
  /** An act of the signed-in person: it is written only while their session is there. Throws `unauthenticated` once it has ended. */
  own?: boolean;
}

/** What the library has answered to a password, and what became of it. */
export interface AnsweredSignIn {
  response: Response;
  signedIn: SignedIn | null;
}

export interface Auth {
  /** Who acts and by which session, of one look at the database. */
  acting(): Promise<Known>;
  /** Who acts is read from the database again: a body has taken its time, and its sender may have lost what they had. */
  forget(): void;
  /** The session that the request came with; null for visitors. */
  sessionId(): Promise<string | null>;
  /** What better-auth answers to e-mail and password, and what became of it. `access`: of this address, where it was read already. */
  answerSignIn(email: string, password: string, access?: Access | null): Promise<AnsweredSignIn>;
  /** Who is between password and code, by better-auth's own reading; null where nobody is. */
  firstStep(): Promise<FirstStep | null>;
  /** What better-auth answers of the session that the request came with. */
  answerSession(): Promise<Response>;
  /** Signs in. Null when e-mail and password do not match, or the account was closed. `access` as above. */
  signIn(email: string, password: string, access?: Access | null): Promise<SignedIn | null>;
  /** Asks one of better-auth's own addresses as the person of this request; without a body by GET. */
  call<T>(path: `/${string}`, body?: Record<string, unknown>, as?: CalledAs): Promise<AuthAnswer<T>>;
  /** A person's backup codes that are not used yet. For the person alone: who calls has made sure. */
  backupCodes(userId: string): Promise<readonly string[]>;
  /** The session that an answer of better-auth has begun, by its cookie; null where it began none. */
  begunSession(headers: Headers): Promise<string | null>;
  /** Ends the session that the request came with. Gives the headers that clear its cookie. */
  signOut(): Promise<Headers>;
}

export interface Known {
  actor: Actor;
  /** Null for visitors. */
  sessionId: string | null;
}
/** Seven days without use end a session (better-auth), thirty days end it in any case. */
const LONGEST_SESSION_MS = 30 * 86_400_000;
const VISITOR: Known = { actor: { kind: "visitor" }, sessionId: null };

type BetterAuth = ReturnType<typeof betterAuthFor>;

export function createAuth(env: Env, request: Request, hold: SessionHold): Auth {
  const db = connect(env.DB);
  const own: Env = { ...env, DB: ownBinding(env.DB, hold) };
  const asked: Asked = { env, request, hold, own, db };
  const instance = () => instanceOf(asked, null, env);
  let known: Promise<Known> | null = null;

  const ask = (path: string, body?: Record<string, unknown>, as?: CalledAs) => askLibrary(asked, path, body, as);
  const current = () => {
    known ??= lookAt(env, request, instance);
    return known;
  };

  /** By a password that was the person's from before it was looked at until it was answered; else as by a wrong one. */
  async function askSignIn(email: string, password: string, read?: Access | null): Promise<AnsweredSignIn> {
    const access = read === undefined ? await accessOf(db, { email: emailKeyOf(email).slice(0, 254) }) : read;
    const response = await ask("/sign-in/email", { email: forLibrary(email), password }, { access });
    const signedIn = await signedInBy(response, access);
    // A session of an earlier password is refused by the database; what waits for a code is written past it, and ends here.
    if (!access || signedIn?.next !== "second_factor" || (await accessOf(db, access))?.version === access.version)
      return { response, signedIn };
    await endingFirstSteps(db, access.userId);
    return { response: wrongPassword(), signedIn: null };
  }

  return {
    forget() {
      known = null;
    },
    acting: current,
    async sessionId() {
      return (await current()).sessionId;
    },
    answerSession: async () => withoutToken(await ask("/get-session")),
    async signIn(email, password, access) {
      return (await askSignIn(emailKeyOf(email), password, access)).signedIn;
    },
    async answerSignIn(email, password, access) {
      const { response, signedIn } = await askSignIn(email, password, access);
      return { response: await withoutToken(response), signedIn };
    },
    async firstStep() {
      return (await instance()).api.firstStep({ headers: request.headers });
    },
    async call<T>(path: `/${string}`, body?: Record<string, unknown>, as?: CalledAs) {
      const answer = await ask(path, body, as);
      const said = (await answer.json().catch(() => ({}))) as T & { code?: string };
      return { ok: answer.ok, status: answer.status, code: answer.ok ? null : (said.code ?? null), body: said, headers: answer.headers };
    },
    async backupCodes(userId) {
      return (await (await instance()).api.viewBackupCodes({ body: { userId } })).backupCodes;
    },
    begunSession: (headers) => begunSession(instance, headers),
    async signOut() {
      return (await ask("/sign-out", {})).headers;
    },
  };
}

/** A request and the database that it is answered from; `own`: what writes only while its session is there. */
interface Asked {
  env: Env;
  request: Request;
  hold: SessionHold;
  own: Env;
  db: Database;
}

/** The library for one question; `begun` says who may get a session by it. */
async function instanceOf({ env, request, db }: Asked, begun: Begun | null, by: Env): Promise<BetterAuth> {
  const { betterAuthFor, refused } = await import("./better-auth.server.ts");
  if (begun?.by !== "passkey") return betterAuthFor(by, request, [], begun);
  const { passkeyPlugin } = await import("./passkey-plugin.server.ts");
  return betterAuthFor(by, request, [passkeyPlugin(db, pageOrigin(env, request), refused)], begun);
}

/** What is asked is written here: nothing of what came in is read a second time by other rules. */
async function askLibrary(asked: Asked, path: string, body?: Record<string, unknown>, as: CalledAs = {}): Promise<Response> {
  const { env, request, hold, own } = asked;
  const { cookie, access = null } = as;
  const begun = { access, by: meansOf(path) };
  const by = as.own ? own : env;
  const auth = await instanceOf(asked, begun, by);
  const url = new URL(`/api/auth${path}`, pageOrigin(env, request));
  const sent = body === undefined ? { method: "GET" } : { method: "POST", body: JSON.stringify(body) };
  try {
    const answer = await auth.handler(new Request(url, { ...sent, headers: passOn(request, url.origin, cookie) }));
    // The library may have made an answer of its own of what was refused.
    if (as.own && hold.refused) throw new AppError("unauthenticated");
    return answer;
  } catch (error) {
    if (as.own && hold.refused) throw new AppError("unauthenticated", { cause: error });
    // By what was typed before everything was ended.
    if (isAccessEnded(error)) return wrongPassword();
    throw error;
  }
}

/** Who acts by the session that the request came with; `instance` is made only where it came with one. */
async function lookAt(env: Env, request: Request, instance: () => Promise<BetterAuth>): Promise<Known> {
  // No session cookie, no query and no auth code.
  if (!/concord\.session_token=/.test(request.headers.get("Cookie") ?? "")) return VISITOR;
  const found = await (await instance()).api.getSession({ headers: request.headers });
  // However often it is used, a session ends: a copied cookie is not for ever.
  if (found && Date.now() - new Date(found.session.createdAt).getTime() > LONGEST_SESSION_MS) return VISITOR;
  if (!found?.user.active) return VISITOR;
  const { id: sessionId, begunBy, passkeyId } = found.session;
  const hasProven = begunBy === "code" || begunBy === "passkey" || Boolean(passkeyId);
  // The factor that is on was never shown here: the person signs in again, and is asked for it.
  if (found.user.twoFactorEnabled && !hasProven) return VISITOR;
  return { actor: await actorOf(env, found.user, hasProven), sessionId };
}

/** By what a session is begun at one of better-auth's addresses. */
function meansOf(path: string): SignInMeans {
  if (path.startsWith("/passkey/")) return "passkey";
  return path.startsWith("/two-factor/verify-") ? "code" : "password";
}

/** What better-auth answers to a wrong one. */
export function wrongPassword(): Response {
  return Response.json({ message: "Invalid email or password", code: "INVALID_EMAIL_OR_PASSWORD" }, { status: 401 });
}

/** What better-auth answered to e-mail and password. */
async function signedInBy(answer: Response, access: Access | null): Promise<SignedIn | null> {
  if (!answer.ok || !access) return null;
  const said = await answer.clone().json<{ twoFactorRedirect?: boolean; token?: string; user?: { id: string } }>();
  if (said.twoFactorRedirect || !said.token || !said.user)
    return { next: "second_factor", headers: withoutSession(answer.headers), session: null };
  return { next: "done", headers: answer.headers, session: { access, token: said.token } };
}

/** Between password and code nobody is signed in or out: whose session is there is decided by the code (`beginSession`). */
function withoutSession(headers: Headers): Headers {
  const kept = new Headers(headers);
  kept.delete("Set-Cookie");
  for (const cookie of headers.getSetCookie()) if (!/concord\.session_/.test(cookie)) kept.append("Set-Cookie", cookie);
  return kept;
}

/** The same answer without the session's name: its cookie is kept from scripts, and so is what would stand in for it. */
async function withoutToken(answer: Response): Promise<Response> {
  if (!answer.ok) return answer;
  const said = await answer.json<{ token?: string; session?: { token?: string } } | null>();
  if (said) delete said.token;
  if (said?.session) delete said.session.token;
  const headers = new Headers(answer.headers);
  headers.delete("Content-Length");
  return new Response(JSON.stringify(said), { status: answer.status, headers });
}

/** A row of better-auth's, with Concord's columns. */
interface AuthUser {
  id: string;
  role?: string | null | undefined;
  email: string;
  emailVerified: boolean;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  image?: string | null | undefined;
  locale?: string | null | undefined;
  timeZone?: string | null | undefined;
  twoFactorEnabled?: boolean | null | undefined;
}

/** `hasProven`: whether a code or a passkey has answered in this session; what the account has set up says nothing of who sits here. */
async function actorOf(env: Env, user: AuthUser, hasProven: boolean): Promise<Actor> {
  const facts = {
    id: user.id,
    email: user.email,
    emailVerified: user.emailVerified,
    firstName: user.firstName ?? "",
    lastName: user.lastName ?? "",
    image: user.image ?? null,
    locale: (user.locale ?? "en") as Locale,
    timeZone: user.timeZone ?? "America/Toronto",
  };
  const role = user.role ?? "";
  if (!isRole(role)) return { kind: "held", why: "unknown_role", role, ...facts };
  if (!hasProven && isFactorRequired(env, role)) {
    // Who has a passkey is asked for it: setting up another factor by the password alone would go round it.
    const why = (await hasPasskey(connect(env.DB), user.id)) ? "passkey" : "second_factor";
    return { kind: "held", why, role, ...facts };
  }
  return { kind: "user", role, ...facts };
}

/**
 * The caller's address, agent and cookies, on a JSON request of our own origin: the doors have already
 * refused requests of other sites, and a navigation carries no Origin of its own.
 */
function passOn(from: Request, origin: string, cookie?: string): Headers {
  const headers = new Headers({ "Content-Type": "application/json", Origin: origin });
  for (const name of ["Cookie", "CF-Connecting-IP", "User-Agent"]) {
    const value = from.headers.get(name);
    if (value) headers.set(name, value);
  }
  if (cookie !== undefined) headers.set("Cookie", cookie);
  return headers;
}

/** The session that an answer of better-auth has begun, by its cookie; null where it began none. */
async function begunSession(instance: () => Promise<BetterAuth>, headers: Headers): Promise<string | null> {
  const set = headers.getSetCookie().find((cookie) => /concord\.session_token=[^;]/.test(cookie));
  if (!set) return null;
  const cookies = new Headers({ Cookie: set.split(";")[0] ?? "" });
  return (await (await instance()).api.getSession({ headers: cookies }))?.session.id ?? null;
}
