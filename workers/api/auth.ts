import { Hono } from "hono";
import { AppError } from "#app/domain/errors.ts";
import { parseInput } from "#app/domain/parse-input.ts";
import { localePath, sameOriginPath } from "#app/i18n/addresses.ts";
import type { ApiEnv } from "./create-api.ts";
import { jsonError } from "./errors.ts";
import { readJson } from "./read-json.ts";
import { newPasskeySchema, passkeyOptionsSchema, passkeySignInSchema, signInSchema } from "./schemas.ts";

/** `GET /api/auth/user` and passkeys (ours), better-auth's own calls. */
export const authRouter = new Hono<ApiEnv>()
  .get("/user", async (c) => {
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
  })
  .post("/sign-in/email", async (c) => {
    const { email, password } = parseInput(signInSchema, (await readJson(c)).value);
    return c.env.services.signIns.answer(email, password);
  })
  .post("/sign-in/passkey/options", async (c) => {
    const { options, headers } = await c.env.services.passkeys.beginSignIn();
    return withCookies(c.json(options), headers);
  })
  .post("/sign-in/passkey", async (c) => {
    const { response } = parseInput(passkeySignInSchema, (await readJson(c)).value);
    return withCookies(c.json({ signedIn: true }), await c.env.services.passkeys.signIn(response));
  })
  .post("/passkeys/options", async (c) => {
    const { name, password } = parseInput(passkeyOptionsSchema, (await readJson(c)).value);
    const { options, headers } = await c.env.services.passkeys.begin(name, password);
    return withCookies(c.json(options), headers);
  })
  .post("/passkeys", async (c) => {
    const { name, response } = parseInput(newPasskeySchema, (await readJson(c)).value);
    return c.json(await c.env.services.passkeys.add(name, response), 201);
  })
  .post("/sign-out", async (c) => {
    const { auth, signingOut } = c.env.services;
    await signingOut.leave();
    return withCookies(c.json({ success: true }), await auth.signOut());
  })
  .get("/get-session", (c) => c.env.services.auth.answerSession());

/** Browser navigations: `/api/login` starts sign-in and returns to the page that was asked for; `/api/logout` ends the session. */
export const loginRouter = new Hono<ApiEnv>()
  .get("/login", async (c) => {
    const to = sameOriginPath(c.req.query("returnTo")) ?? "/";
    const who = await c.env.services.actor();
    if (who.kind !== "visitor") return c.redirect(to);
    return c.redirect(to === "/" ? "/legacy-login" : `/legacy-login?returnTo=${encodeURIComponent(to)}`);
  })
  .get("/logout", async (c) => {
    // A page that is merely looked for ends nothing.
    if (c.req.method !== "GET") return new Response(null, { status: 405, headers: { Allow: "GET" } });
    // A link on another site must not sign anybody out, nor one on another host of this domain.
    const site = c.req.header("Sec-Fetch-Site") ?? "none";
    if (site !== "same-origin" && site !== "none") return jsonError(c, 403, "forbidden");
    const { auth, signingOut } = c.env.services;
    const who = await auth.actor();
    const { kept } = await signingOut.leave();
    const headers = await auth.signOut();
    const page = localePath(who.kind === "visitor" ? "en" : who.locale, "/legacy-login");
    return withCookies(c.redirect(`${page}?signedOut=${kept ? "kept" : "yes"}`), headers);
  });

function withCookies(answer: Response, headers: Headers): Response {
  for (const cookie of headers.getSetCookie()) answer.headers.append("Set-Cookie", cookie);
  return answer;
}
