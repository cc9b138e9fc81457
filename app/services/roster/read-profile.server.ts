import { findPerson } from "#app/db/accounts/people.repo.server.ts";
import { accountsWithoutProfile, actsOfProfile, findProfile, invitationToProfile } from "#app/db/accounts/roster.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import { type InvitationState, invitationState } from "#app/domain/people/invitation.ts";
import { isComplete, type ProfileContent, type ProfileState, profileState } from "#app/domain/people/roster/profile.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** A profile as it is written at the moment. */
export interface ProfileRecord {
  id: string;
  slug: string;
  version: number;
  content: ProfileContent;
  state: ProfileState;
  /** Whether all is there that the public pages show. */
  isComplete: boolean;
}

/** The same for the office: whose it is, who may be made its account, what was done to it. */
export interface OfficeProfile extends ProfileRecord {
  invented: boolean;
  /** By which an erasure finds it while it has no account; "" where there is none. */
  address: string;
  account: { id: string; name: string; email: string; active: boolean } | null;
  invitation: { id: string; email: string; state: InvitationState; sentAt: string } | null;
  accounts: { id: string; name: string; email: string }[];
  acts: { at: string; action: string; by: string | null }[];
}

export const toProfile = (row: NonNullable<Awaited<ReturnType<typeof findProfile>>[number]>): ProfileRecord => ({
  id: row.id,
  slug: row.slug,
  version: row.version,
  content: row.content,
  state: profileState(row),
  isComplete: isComplete(row.content),
});

/** One profile. For administrators; `not_found` for everybody else. */
export async function readProfile(context: ServiceContext, id: string): Promise<OfficeProfile> {
  const { clock, db } = context;
  await administratorOf(context);
  const [row] = await findProfile(db, id);
  if (!row) throw new AppError("not_found");
  const [[account], [invited], accounts, acts] = await db.batch([
    findPerson(db, row.userId ?? ""),
    invitationToProfile(db, row.invitationId ?? ""),
    accountsWithoutProfile(db),
    actsOfProfile(db, id),
  ]);
  return {
    ...toProfile(row),
    invented: row.invented,
    address: row.emailKey ?? "",
    account: account ? { id: account.id, name: account.name, email: account.email, active: account.active } : null,
    invitation: invited
      ? {
          id: invited.id,
          email: invited.email,
          state: invitationState(invited, clock().getTime()),
          sentAt: new Date(invited.sentAt).toISOString(),
        }
      : null,
    accounts,
    acts: acts.map(({ at, action, by }) => ({ at: new Date(at).toISOString(), action, by })),
  };
}
