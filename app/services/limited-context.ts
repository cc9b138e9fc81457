import type { ServiceContext } from "#app/services/context.ts";
import type { RateLimits } from "#app/services/platform/rate-limits.server.ts";

/** What use cases share whose callers are counted. */
export interface LimitedContext extends ServiceContext {
  rateLimits: RateLimits;
}
