/**
 * A page writes nothing any more once its browser was left to somebody else, or the session has ended that it was loaded under. Pages' own
 * forms: `workers/app.ts`.
 */
import { createMiddleware } from "hono/factory";
import { jsonError } from "../errors.ts";
import type { ApiEnv } from "./api-env.ts";

export const pageGuard = createMiddleware<ApiEnv>(async (c, next) => {
  const cookies = await c.env.services.signingOut.judgePage();
  if (cookies === null) return next();
  for (const cookie of cookies) c.header("Set-Cookie", cookie, { append: true });
  return jsonError(c, 401, "unauthenticated");
});
