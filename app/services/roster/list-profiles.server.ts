import { listedProfiles } from "#app/db/accounts/roster.repo.server.ts";
import { type ProfileState, profileState } from "#app/domain/people/roster/profile.ts";
import type { RosterField, RosterLanguage, RosterRole } from "#app/domain/people/roster/roster-vocabulary.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** A profile in the office's list. */
export interface ListedProfile {
  id: string;
  slug: string;
  name: string;
  state: ProfileState;
  role: RosterRole | null;
  fields: readonly RosterField[];
  languages: readonly RosterLanguage[];
  /** The address of the account whose profile it is; null while it has none. */
  account: string | null;
  /** Nobody has answered its last invitation. */
  isInvited: boolean;
}

/** All profiles by name. For administrators; `not_found` for everybody else. */
export async function listProfiles(context: ServiceContext): Promise<ListedProfile[]> {
  await administratorOf(context);
  return (await listedProfiles(context.db)).map((row) => ({
    id: row.id,
    slug: row.slug,
    name: row.content.name,
    state: profileState(row),
    role: row.content.role,
    fields: row.content.fields,
    languages: row.content.languages,
    account: row.accountEmail,
    isInvited: row.userId === null && row.waitingInvitation !== null,
  }));
}
