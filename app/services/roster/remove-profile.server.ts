import { personForChange, writingEntry } from "#app/db/accounts/people.repo.server.ts";
import { profileForChange, removingProfile } from "#app/db/accounts/roster.repo.server.ts";
import type { Statement } from "#app/db/client.server.ts";
import { isVersionConflict } from "#app/db/errors.ts";
import { AppError } from "#app/domain/errors.ts";
import { parseInput } from "#app/domain/parse-input.ts";
import { type ProfileRemoval, profileRemovalSchema } from "#app/domain/people/roster/removal.ts";
import { type Administrator, administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { endingInvitation } from "./invite-to-profile.server.ts";
import { forgetRoster } from "./kept-roster.server.ts";

/** How often it is tried when an entry of a history is written at the same time. */
const TRIES = 5;

/**
 * Removes a profile with all its words; an invitation to it that waits opens nothing any more, and an account stays. For administrators. The reason is kept in the
 * profile's history and in the administrator's own, which are never removed and have no word of the profile. Throws `invalid_input` on `reason`, `not_found`, `stale_version`,
 * and `legal_hold` where a hold keeps it.
 */
export async function removeProfile(context: ServiceContext, id: string, version: number, asked: ProfileRemoval): Promise<void> {
  const { db } = context;
  const who = await administratorOf(context);
  const { reason } = parseInput(profileRemovalSchema, asked);
  try {
    for (let attempt = 1; ; attempt += 1) {
      const statements = await removing(context, who, { id, version, reason });
      try {
        await db.batch(statements);
        return;
      } catch (error) {
        // The next look says whether it was the profile that somebody changed, or only the administrator's own history.
        if (!isVersionConflict(error) || attempt >= TRIES) throw error;
      }
    }
  } finally {
    forgetRoster();
  }
}

/** The statements of a removal, of what is there now. Throws `not_found` and `stale_version`. */
async function removing(
  context: ServiceContext,
  who: Administrator,
  { id, version, reason }: { id: string; version: number; reason: string },
): Promise<[Statement, ...Statement[]]> {
  const { clock, db } = context;
  const [found, own] = await Promise.all([profileForChange(db, id), personForChange(db, who.id)]);
  if (!found || !own) throw new AppError("not_found");
  const { row, last } = found;
  if (row.version !== version) throw new AppError("stale_version", { detail: { version: row.version } });
  const now = clock().getTime();
  const ofProfile = { subjectType: "roster_profile", subjectId: id, action: "removed", changes: { reason } } as const;
  const ofActor = { subjectType: "person", subjectId: who.id, action: "profile_removed", changes: { profile: id, reason } } as const;
  return [
    // First: of two writers the database refuses the second entry, and with it the removal.
    writingEntry(db, await nextAuditEntry(ofProfile, who, now, last)),
    writingEntry(db, await nextAuditEntry(ofActor, who, now, own.last)),
    ...(row.invitationId === null ? [] : await endingInvitation(context, row.invitationId, who)),
    removingProfile(db, id),
  ];
}
