/** Use cases of the roster, wired. */
import type { LimitedContext } from "#app/services/limited-context.ts";
import { withContext } from "#app/services/use-cases.ts";
import { createProfile } from "./create-profile.server.ts";
import { inviteToProfile } from "./invite-to-profile.server.ts";
import { publishedProfile, publishedRoster, publishedSlugs, type RosterContext } from "./kept-roster.server.ts";
import { linkAccount } from "./link-account.server.ts";
import { listProfiles } from "./list-profiles.server.ts";
import { readOwnProfile, saveOwnProfile } from "./own-profile.server.ts";
import { publishProfile, withdrawProfile } from "./publish-profile.server.ts";
import { readProfile } from "./read-profile.server.ts";
import { removeProfile } from "./remove-profile.server.ts";
import { saveProfile } from "./save-profile.server.ts";
import { setProfileAddress } from "./set-profile-address.server.ts";

export type RosterServices = ReturnType<typeof createRosterServices>;

export function createRosterServices(context: RosterContext & LimitedContext) {
  return {
    /** What everybody reads. */
    roster: withContext(context, { published: publishedRoster, person: publishedProfile, slugs: publishedSlugs }),
    /** What the office and each arbitrator write. */
    profiles: withContext(context, {
      list: listProfiles,
      read: readProfile,
      create: createProfile,
      save: saveProfile,
      publish: publishProfile,
      withdraw: withdrawProfile,
      link: linkAccount,
      setAddress: setProfileAddress,
      remove: removeProfile,
      invite: inviteToProfile,
      own: readOwnProfile,
      saveOwn: saveOwnProfile,
    }),
  };
}
