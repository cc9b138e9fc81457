/**
 * Sign-in by better-auth (e-mail and password, second factor, sessions in D1), an instance per request over the request's
 * own binding. Loaded only when a session cookie or an auth call asks for it.
 */

import { hasPasskey } from "#app/db/accounts/passkeys.repo.server.ts";
import { connect } from "#app/db/client.server.ts";
import { emailKeyOf } from "#app/domain/email-address.ts";
import { type Actor, isRole, rolesNamed } from "#app/domain/people/roles.ts";
import { pageOrigin } from "#app/services/platform/site-origin.ts";

/** What became of e-mail and password: a session, or the question for the second factor; each with the cookies of it. */
export interface SignedIn {
  next: "done" | "second_factor";
  headers: Headers;
  /** The session that began; null while the second factor is awaited. */
  session: { userId: string; token: string } | null;
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

export interface Auth {
  actor(): Promise<Actor>;
  /** The session that the request came with; null for visitors. */
  sessionId(): Promise<string | null>;
  /** What better-auth answers to e-mail and password, and what became of it. */
  answerSignIn(email: string, password: string): Promise<{ response: Response; signedIn: SignedIn | null }>;
  /** Who is between password and code, by better-auth's own reading; null where nobody is. */
  firstStep(): Promise<FirstStep | null>;
  /** What better-auth answers of the session that the request came with. */
  answerSession(): Promise<Response>;
  /** Signs in. Null when e-mail and password do not match, or the account was closed. */
  signIn(email: string, password: string): Promise<SignedIn | null>;
  /** Asks one of better-auth's own addresses as the person of this request, or as whom `cookie` alone names; without a body by GET. */
  call<T>(path: `/${string}`, body?: Record<string, unknown>, cookie?: string): Promise<AuthAnswer<T>>;
  /** A person's backup codes that are not used yet. For the person alone: who calls has made sure. */
  backupCodes(userId: string): Promise<readonly string[]>;
  /** Ends the session that the request came with. Gives the headers that clear its cookie. */
  signOut(): Promise<Headers>;
}

interface Known {
  actor: Actor;
  sessionId: string | null;
}
/** Seven days without use end a session (better-auth), thirty days end it in any case. */
const LONGEST_SESSION_MS = 30 * 86_400_000;
const VISITOR: Known = { actor: { kind: "visitor" }, sessionId: null };

export function createAuth(env: Env, request: Request): Auth {
  const instance = async () => (await import("./better-auth.server.ts")).betterAuthFor(env, request);
  const passkeyInstance = async () => {
    const [{ betterAuthFor, refused }, { passkeyPlugin }] = await Promise.all([
      import("./better-auth.server.ts"),
      import("./passkey-plugin.server.ts"),
    ]);
    return betterAuthFor(env, request, [passkeyPlugin(connect(env.DB), pageOrigin(env, request), refused)]);
  };
  let known: Promise<Known> | null = null;

  async function look(): Promise<Known> {
    // No session cookie, no query and no auth code.
    if (!/concord\.session_token=/.test(request.headers.get("Cookie") ?? "")) return VISITOR;
    const found = await (await instance()).api.getSession({ headers: request.headers });
    // However often it is used, a session ends: a copied cookie is not for ever.
    if (found && Date.now() - new Date(found.session.createdAt).getTime() > LONGEST_SESSION_MS) return VISITOR;
    if (!found?.user.active) return VISITOR;
    return { actor: await actorOf(env, found.user, found.session.passkeyId ?? null), sessionId: found.session.id };
  }
  const current = () => {
    known ??= look();
    return known;
  };

  /** What is asked is written here: nothing of what came in is read a second time by other rules. */
  async function ask(path: string, body?: Record<string, unknown>, cookie?: string): Promise<Response> {
    const auth = await (path.startsWith("/passkey/") ? passkeyInstance() : instance());
    const url = new URL(`/api/auth${path}`, pageOrigin(env, request));
    const sent = body === undefined ? { method: "GET" } : { method: "POST", body: JSON.stringify(body) };
    return auth.handler(new Request(url, { ...sent, headers: passOn(request, url.origin, cookie) }));
  }

  return {
    async actor() {
      return (await current()).actor;
    },
    async sessionId() {
      return (await current()).sessionId;
    },
    answerSession: () => ask("/get-session"),
    async signIn(email, password) {
      return signedInBy(await ask("/sign-in/email", { email: emailKeyOf(email), password }));
    },
    async answerSignIn(email, password) {
      const response = await ask("/sign-in/email", { email, password });
      return { response, signedIn: await signedInBy(response) };
    },
    async firstStep() {
      return (await instance()).api.firstStep({ headers: request.headers });
    },
    async call<T>(path: `/${string}`, body?: Record<string, unknown>, cookie?: string) {
      const answer = await ask(path, body, cookie);
      const said = (await answer.json().catch(() => ({}))) as T & { code?: string };
      return { ok: answer.ok, status: answer.status, code: answer.ok ? null : (said.code ?? null), body: said, headers: answer.headers };
    },
    async backupCodes(userId) {
      return (await (await instance()).api.viewBackupCodes({ body: { userId } })).backupCodes;
    },
    async signOut() {
      return (await ask("/sign-out", {})).headers;
    },
  };
}

/** What better-auth answered to e-mail and password. */
async function signedInBy(answer: Response): Promise<SignedIn | null> {
  if (!answer.ok) return null;
  const said = await answer.clone().json<{ twoFactorRedirect?: boolean; token?: string; user?: { id: string } }>();
  if (said.twoFactorRedirect || !said.token || !said.user) return { next: "second_factor", headers: answer.headers, session: null };
  return { next: "done", headers: answer.headers, session: { userId: said.user.id, token: said.token } };
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

/** `passkeyId`: the passkey that answered in this session; then it is one of two factors, whatever else is set up. */
async function actorOf(env: Env, user: AuthUser, passkeyId: string | null): Promise<Actor> {
  const { REQUIRE_SECOND_FACTOR }: { REQUIRE_SECOND_FACTOR?: string } = env;
  const facts = {
    id: user.id,
    email: user.email,
    emailVerified: user.emailVerified,
    firstName: user.firstName ?? "",
    lastName: user.lastName ?? "",
    image: user.image ?? null,
    locale: (user.locale ?? "en") as "en" | "fr" | "es",
    timeZone: user.timeZone ?? "America/Toronto",
  };
  const role = user.role ?? "";
  if (!isRole(role)) return { kind: "held", why: "unknown_role", role, ...facts };
  if (!user.twoFactorEnabled && passkeyId === null && rolesNamed(REQUIRE_SECOND_FACTOR).includes(role)) {
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
