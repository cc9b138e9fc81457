/** A page that was loaded before somebody signed out in its browser writes nothing any more: who sits there now is somebody else. */
import { createMiddleware } from "hono/factory";
import { LEFT_HEADER, leftMarkIn } from "#app/domain/visit.ts";
import type { ApiEnv } from "../create-api.ts";
import { jsonError } from "../errors.ts";

export const pageGuard = createMiddleware<ApiEnv>(async (c, next) => {
  const since = c.req.header(LEFT_HEADER);
  const isRead = c.req.method === "GET" || c.req.method === "HEAD";
  // Programs say nothing of a page.
  if (since === undefined || isRead || since === leftMarkIn(c.req.header("Cookie") ?? "")) return next();
  return jsonError(c, 401, "unauthenticated");
});
