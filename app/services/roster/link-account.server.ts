import { findPerson } from "#app/db/accounts/people.repo.server.ts";
import { findProfile } from "#app/db/accounts/roster.repo.server.ts";
import { emailKeyOf } from "#app/domain/email-address.ts";
import { refusedField } from "#app/domain/parse-input.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { changeProfile } from "./change-profile.server.ts";

/** Makes an arbitrator's account the profile's; without one (`""`) it has no account any more. For administrators. Throws as `changeProfile`, and `invalid_input` on `userId`. */
export async function linkAccount(context: ServiceContext, id: string, version: number, userId: string): Promise<void> {
  const who = await administratorOf(context);
  if (userId !== "") {
    const [person] = await findPerson(context.db, userId);
    if (!person?.active || person.role !== "arbitrator") throw refusedField("userId", "profile_account_unknown");
  }
  const [profile] = await findProfile(context.db, id);
  const [former] = await findPerson(context.db, profile?.userId ?? "");
  await changeProfile(context, id, version, who, ({ userId: before }) => ({
    action: userId === "" ? "unlinked" : "linked",
    changes: { userId: [before, userId || null] },
    // An erasure of who had it still finds it.
    columns: { userId: userId || null, invitationId: null, ...(former && userId === "" ? { emailKey: emailKeyOf(former.email) } : {}) },
  }));
}
