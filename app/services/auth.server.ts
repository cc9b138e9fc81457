/**
 * Sign-in by better-auth (e-mail and password, sessions in D1), an instance per request over the
 * request's own binding. Loaded only when a session cookie or an auth call asks for it.
 */
import type { Actor } from "../domain/people/roles.ts";

export interface Auth {
  actor(): Promise<Actor>;
  /** Answers better-auth's own addresses under `/api/auth`. */
  handle(request: Request): Promise<Response>;
  /** Signs in. Gives the headers that set the session cookie, or null when e-mail and password do not match. */
  signIn(email: string, password: string): Promise<Headers | null>;
  /** Ends the session that the request came with. Gives the headers that clear its cookie. */
  signOut(): Promise<Headers>;
}

const VISITOR: Actor = { kind: "visitor" };

export function createAuth(env: Env, request: Request): Auth {
  const instance = async () => (await import("./better-auth.server.ts")).betterAuthFor(env, request);
  return {
    async actor() {
      // No session cookie, no query and no auth code.
      if (!/concord\.session_token=/.test(request.headers.get("Cookie") ?? "")) return VISITOR;
      const found = await (await instance()).api.getSession({ headers: request.headers });
      if (!found?.user.active) return VISITOR;
      const { user } = found;
      return {
        kind: "user",
        id: user.id,
        role: user.role as Extract<Actor, { kind: "user" }>["role"],
        email: user.email,
        emailVerified: user.emailVerified,
        firstName: user.firstName ?? "",
        lastName: user.lastName ?? "",
        image: user.image ?? null,
        locale: (user.locale ?? "en") as Extract<Actor, { kind: "user" }>["locale"],
        timeZone: user.timeZone ?? "America/Toronto",
      };
    },
    async handle(authRequest) {
      return (await instance()).handler(authRequest);
    },
    async signIn(email, password) {
      const auth = await instance();
      const answer = await auth.handler(
        new Request(new URL("/api/auth/sign-in/email", request.url), {
          method: "POST",
          headers: passOn(request),
          body: JSON.stringify({ email, password }),
        }),
      );
      if (answer.status === 429) {
        const { AppError } = await import("../domain/errors.ts");
        throw new AppError("too_many_requests", { detail: { retryAfter: Number(answer.headers.get("X-Retry-After") ?? 60) } });
      }
      return answer.ok ? answer.headers : null;
    },
    async signOut() {
      const auth = await instance();
      const answer = await auth.handler(
        new Request(new URL("/api/auth/sign-out", request.url), { method: "POST", headers: passOn(request), body: "{}" }),
      );
      return answer.headers;
    },
  };
}

/**
 * The caller's address, agent and cookies, on a JSON request of our own origin: the doors have already
 * refused requests of other sites, and a navigation carries no Origin of its own.
 */
function passOn(from: Request): Headers {
  const headers = new Headers({ "Content-Type": "application/json", Origin: new URL(from.url).origin });
  for (const name of ["Cookie", "CF-Connecting-IP", "User-Agent"]) {
    const value = from.headers.get(name);
    if (value) headers.set(name, value);
  }
  return headers;
}
