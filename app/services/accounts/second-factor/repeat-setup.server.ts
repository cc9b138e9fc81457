import { requireOwnerOrHeld } from "#app/services/accounts/own-account/require-owner.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import type { SecondFactorSetup } from "./second-factor.server.ts";

const ISSUER = "Concord";

/** The same key again, for a page that is shown again after a wrong code. Null for what is no key. */
export async function repeatSetup(context: ServiceContext, key: string): Promise<SecondFactorSetup | null> {
  const who = await requireOwnerOrHeld(context);
  if (!/^[A-Z2-7]{16,128}$/.test(key)) return null;
  const uri = `otpauth://totp/${ISSUER}:${encodeURIComponent(who.email)}?secret=${key}&issuer=${ISSUER}&digits=6&period=30`;
  return { key, uri };
}
