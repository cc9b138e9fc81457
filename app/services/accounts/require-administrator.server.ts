import { AppError } from "#app/domain/errors.ts";
import type { Actor } from "#app/domain/people/roles.ts";

export type Administrator = Extract<Actor, { kind: "user" }>;

/**
 * Throws `unauthenticated` for visitors and for who may do nothing yet, and for other people `not_found`: what they may not
 * see looks like what is not there.
 */
export function requireAdministrator(who: Actor): asserts who is Administrator {
  if (who.kind !== "user") throw new AppError("unauthenticated");
  if (who.role !== "admin") throw new AppError("not_found");
}
