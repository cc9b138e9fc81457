/**
 * Writes come from our own pages or from programs, never from another site's page: a browser says where a
 * request comes from by `Sec-Fetch-Site` and `Origin`, and `SameSite` cookies are not relied on alone.
 */
import { createMiddleware } from "hono/factory";
import type { ApiEnv } from "../create-api.ts";
import { jsonError } from "../errors.ts";

export const originGuard = createMiddleware<ApiEnv>(async (c, next) => {
  if (c.req.method === "GET" || c.req.method === "HEAD") return next();
  const site = c.req.header("Sec-Fetch-Site");
  if (site && site !== "same-origin" && site !== "none") return jsonError(c, 403, "forbidden");
  const origin = c.req.header("Origin");
  const own = c.env.ORIGIN || new URL(c.req.url).origin;
  if (origin && origin !== own && origin !== new URL(c.req.url).origin) return jsonError(c, 403, "forbidden");
  return next();
});
