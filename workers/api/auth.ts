import { Hono } from "hono";
import { z } from "zod";
import { AppError } from "#app/domain/errors.ts";
import { localePath, sameOriginPath } from "#app/i18n/addresses.ts";
import type { ApiEnv } from "#workers/api/middleware/api-env.ts";
import { described } from "./described.ts";
import { jsonError } from "./errors.ts";
import { readBody } from "./read-input.ts";
import { newPasskeySchema, passkeyOptionsSchema, passkeySignInSchema, signInSchema } from "./schemas.ts";

/** `GET /api/auth/user` and passkeys (ours), better-auth's own calls. */
export const authRouter = new Hono<ApiEnv>()
  .get(
    "/user",
    described({
      tag: "People",
      summary: "Who is signed in.",
      caller: "signed in",
      answers: { record: "userRecord" },
    }),
    async (c) => {
      const who = await c.env.services.actor();
      // Who is held back is somebody all the same: the screens say what is missing.
      if (who.kind === "visitor") throw new AppError("unauthenticated");
      return c.json({
        id: who.id,
        role: who.role,
        firstName: who.firstName,
        lastName: who.lastName,
        profileImageUrl: who.image,
        email: who.email,
        locale: who.locale,
        timeZone: who.timeZone,
      });
    },
  )
  .post(
    "/sign-in/email",
    described({
      tag: "People",
      summary: "Signs in by e-mail and password; the session is a cookie.",
      caller: "anyone",
      answers: { record: "signInRecord" },
      refusals: [429],
    }),
    readBody(signInSchema),
    async (c) => {
      const { email, password } = c.req.valid("json");
      return c.env.services.signIns.answer(email, password);
    },
  )
  .post(
    "/sign-in/passkey/options",
    described({
      tag: "People",
      summary:
        "Begins a sign-in by passkey: what `navigator.credentials.get` is given, with a cookie that knows its challenge for five minutes.",
      caller: "anyone",
      answers: { record: "passkeyRequestRecord" },
      refusals: [429],
    }),
    async (c) => {
      const { options, headers } = await c.env.services.passkeys.beginSignIn();
      return withCookies(c.json(options), headers);
    },
  )
  .post(
    "/sign-in/passkey",
    described({
      tag: "People",
      summary:
        "Signs in by what the authenticator answered; 401 whatever is wrong with it. No further code is asked for: the authenticator has made sure of its person.",
      caller: "anyone",
      answers: { record: "signedInRecord" },
      refusals: [429],
    }),
    readBody(passkeySignInSchema),
    async (c) => {
      const { response } = c.req.valid("json");
      return withCookies(c.json({ signedIn: true }), await c.env.services.passkeys.signIn(response));
    },
  )
  .post(
    "/passkeys/options",
    described({
      tag: "People",
      summary:
        "Begins to add a passkey to one's own account: what `navigator.credentials.create` is given. Asks for the current password, and for a code where a second factor is set up.",
      caller: "signed in",
      answers: { record: "passkeyCreationRecord" },
      refusals: [429],
    }),
    readBody(passkeyOptionsSchema),
    async (c) => {
      const { name, password, code = "" } = c.req.valid("json");
      const { options, headers } = await c.env.services.passkeys.begin(name, password, code);
      return withCookies(c.json(options), headers);
    },
  )
  .post(
    "/passkeys",
    described({
      tag: "People",
      summary: "Adds the passkey that the authenticator made.",
      caller: "signed in",
      answers: { status: 201, record: "passkeyRecord" },
    }),
    readBody(newPasskeySchema),
    async (c) => {
      const { name, response } = c.req.valid("json");
      return c.json(await c.env.services.passkeys.add(name, response), 201);
    },
  )
  .post(
    "/sign-out",
    described({
      tag: "People",
      summary: "Ends the session.",
      caller: "anyone",
      answers: { record: "anyRecord" },
    }),
    async (c) => {
      const { headers } = await c.env.services.signingOut.signOut();
      return withCookies(c.json({ success: true }), headers);
    },
  )
  .get(
    "/get-session",
    described({
      tag: "People",
      summary: "The session as the sign-in library has it; null without one.",
      caller: "anyone",
      answers: { record: "anyRecord" },
    }),
    (c) => c.env.services.auth.answerSession(),
  );

/** Browser navigations: `/api/login` starts sign-in and returns to the page that was asked for; `/api/logout` ends the session. */
export const loginRouter = new Hono<ApiEnv>()
  .get(
    "/login",
    described({
      tag: "People",
      summary: "Browser navigation: leads to the sign-in page and back to `returnTo` (a path of this site).",
      caller: "anyone",
      query: () => z.object({ returnTo: z.string().optional() }),
      answers: { status: 302 },
    }),
    async (c) => {
      const to = sameOriginPath(c.req.query("returnTo")) ?? "/";
      const who = await c.env.services.actor();
      if (who.kind !== "visitor") return c.redirect(to);
      return c.redirect(to === "/" ? "/legacy-login" : `/legacy-login?returnTo=${encodeURIComponent(to)}`);
    },
  )
  .get(
    "/logout",
    described({
      tag: "People",
      summary: "Browser navigation: ends the session.",
      caller: "anyone",
      answers: { status: 302 },
    }),
    async (c) => {
      // A page that is merely looked for ends nothing.
      if (c.req.method !== "GET") return new Response(null, { status: 405, headers: { Allow: "GET" } });
      // A link on another site must not sign anybody out, nor one on another host of this domain.
      const site = c.req.header("Sec-Fetch-Site") ?? "none";
      if (site !== "same-origin" && site !== "none") return jsonError(c, 403, "forbidden");
      const { headers, kept, locale } = await c.env.services.signingOut.signOut();
      const page = localePath(locale ?? "en", "/legacy-login");
      return withCookies(c.redirect(`${page}?signedOut=${kept ? "kept" : "yes"}`), headers);
    },
  );

function withCookies(answer: Response, headers: Headers): Response {
  for (const cookie of headers.getSetCookie()) answer.headers.append("Set-Cookie", cookie);
  return answer;
}
