/** The one way in which a profile is changed: with an entry of its history, and nothing where somebody else was faster. */
import { writingEntry } from "#app/db/accounts/people.repo.server.ts";
import { changingProfile, type ProfileRow, profileForChange } from "#app/db/accounts/roster.repo.server.ts";
import type { Statement } from "#app/db/client.server.ts";
import { isAccountProfiled, isAddressTaken, isVersionConflict } from "#app/db/errors.ts";
import { AppError } from "#app/domain/errors.ts";
import { refusedField } from "#app/domain/parse-input.ts";
import type { Actor } from "#app/domain/people/roles.ts";
import { profileSortName } from "#app/domain/people/roster/profile.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { forgetRoster } from "./kept-roster.server.ts";

export interface ProfileChange {
  action: "saved" | "published" | "withdrawn" | "linked" | "unlinked" | "invited" | "address_changed";
  /** No words of a profile: a history is never erased. */
  changes?: Record<string, unknown>;
  columns: Partial<Pick<ProfileRow, "content" | "published" | "publishedAt" | "userId" | "invitationId" | "emailKey">>;
  /** Statements that go into the same batch. */
  more?: readonly Statement[];
}

/**
 * Changes the profile as it is, where it is still of the version that was seen. Throws `not_found`, and `stale_version` with the present version
 * where somebody has changed it since.
 */
export async function changeProfile(
  context: ServiceContext,
  id: string,
  seen: number,
  who: Extract<Actor, { kind: "user" }>,
  plan: (row: ProfileRow) => ProfileChange,
): Promise<void> {
  const { clock, db } = context;
  const found = await profileForChange(db, id);
  if (!found) throw new AppError("not_found");
  const { row, last } = found;
  if (row.version !== seen) throw new AppError("stale_version", { detail: { version: row.version } });
  const now = clock().getTime();
  const { action, changes = {}, columns, more = [] } = plan(row);
  const audit = await nextAuditEntry({ subjectType: "roster_profile", subjectId: id, action, changes }, who, now, last);
  const after = { ...row, ...columns };
  const sortName = profileSortName((after.published ?? after.content).name);
  try {
    await db.batch([
      // First: of two writers the database refuses the second entry, and with it the change.
      writingEntry(db, audit),
      ...more,
      changingProfile(db, id, { ...columns, sortName, updatedAt: now }),
    ]);
  } catch (error) {
    if (isVersionConflict(error)) throw new AppError("stale_version", { detail: { version: row.version + 1 }, cause: error });
    if (isAccountProfiled(error)) throw refusedField("userId", "profile_account_taken");
    if (isAddressTaken(error)) throw refusedField("email", "invitation_open");
    throw error;
  } finally {
    forgetRoster();
  }
}
