import { AppError } from "#app/domain/errors.ts";
import type { Actor } from "#app/domain/people/roles.ts";
import type { ServiceContext } from "#app/services/context.ts";

export type Administrator = Extract<Actor, { kind: "user" }>;

/**
 * Throws `unauthenticated` for visitors and for who may do nothing yet, and for other people `not_found`: what they may not
 * see looks like what is not there.
 */
export function requireAdministrator(who: Actor): asserts who is Administrator {
  if (who.kind !== "user") throw new AppError("unauthenticated");
  if (who.role !== "admin") throw new AppError("not_found");
}

/** For what everyone may ask and administrators are shown more of. */
export const isAdministrator = (who: Actor): who is Administrator => who.kind === "user" && who.role === "admin";

/** Who acts, as an administrator. Throws as `requireAdministrator` does. */
export async function administratorOf({ actor }: Pick<ServiceContext, "actor">): Promise<Administrator> {
  const who = await actor();
  requireAdministrator(who);
  return who;
}

/**
 * The same, for what nobody does to their own account `id`: another administrator does. Throws `forbidden` upon oneself, with
 * `detail.own`.
 */
export async function administratorOfOthers(context: Pick<ServiceContext, "actor">, id: string): Promise<Administrator> {
  const who = await administratorOf(context);
  if (who.id === id) throw new AppError("forbidden", { detail: { own: true } });
  return who;
}
