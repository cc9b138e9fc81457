import { emailKeyOf } from "#app/domain/email-address.ts";
import { parseInput } from "#app/domain/parse-input.ts";
import { profileAddressSchema } from "#app/domain/people/roster/removal.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { changeProfile } from "./change-profile.server.ts";

/**
 * Enters the address of the person of a profile without an account, for the office alone: an erasure of that address removes the profile. "" takes it away. For
 * administrators. Throws as `changeProfile`, and `invalid_input` on `email`.
 */
export async function setProfileAddress(context: ServiceContext, id: string, version: number, email: string): Promise<void> {
  const who = await administratorOf(context);
  const { email: typed } = parseInput(profileAddressSchema, { email });
  // No word of the address: a history is never erased.
  await changeProfile(context, id, version, who, () => ({
    action: "address_changed",
    columns: { emailKey: typed === "" ? null : emailKeyOf(typed) },
  }));
}
