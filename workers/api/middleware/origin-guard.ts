/** Writes come from our own pages or from programs, never from another site's page; `SameSite` cookies are not relied on alone. */
import { createMiddleware } from "hono/factory";
import { isForeignWrite } from "#workers/front-door.ts";
import { jsonError } from "../errors.ts";
import type { ApiEnv } from "./api-env.ts";

export const originGuard = createMiddleware<ApiEnv>(async (c, next) => {
  if (isForeignWrite(c.env, c.req.raw)) return jsonError(c, 403, "forbidden");
  return next();
});
