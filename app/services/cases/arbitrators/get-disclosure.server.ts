import type { ServiceContext } from "#app/services/context.ts";
import { type DisclosureRequest, ownDisclosure, toRequest } from "./assignments.server.ts";

/** Throws `not_found` for another's. */
export async function getDisclosure(context: ServiceContext, id: string): Promise<DisclosureRequest> {
  return toRequest(await ownDisclosure(context, id));
}
