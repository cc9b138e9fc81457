import { AppError } from "#app/domain/errors.ts";
import type { Actor } from "#app/domain/people/roles.ts";
import type { ServiceContext } from "#app/services/context.ts";

type Held = Extract<Actor, { kind: "held" }>;
type Owner = Extract<Actor, { kind: "user" }>;

/** The signed-in person. Throws `unauthenticated` for visitors, and for who may do nothing yet. */
export async function requireOwner({ actor }: Pick<ServiceContext, "actor">): Promise<Owner> {
  const who = await actor();
  if (who.kind !== "user") throw new AppError("unauthenticated");
  return who;
}

/** The same, also for who is held back until they have set up a second factor. */
export async function requireOwnerOrHeld({ actor }: Pick<ServiceContext, "actor">): Promise<Owner | Held> {
  const who = await actor();
  if (who.kind === "visitor" || (who.kind === "held" && who.why !== "second_factor")) throw new AppError("unauthenticated");
  return who;
}
