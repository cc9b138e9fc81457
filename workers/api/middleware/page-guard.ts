/** A page that was loaded before its browser was left to somebody else writes nothing any more. Pages' own forms: `workers/app.ts`. */
import { createMiddleware } from "hono/factory";
import { isOldPage } from "#app/domain/visit.ts";
import { hasTls } from "#app/services/platform/site-origin.ts";
import type { ApiEnv } from "../create-api.ts";
import { jsonError } from "../errors.ts";

export const pageGuard = createMiddleware<ApiEnv>(async (c, next) =>
  isOldPage(c.req.raw, hasTls(c.env)) ? jsonError(c, 401, "unauthenticated") : next(),
);
