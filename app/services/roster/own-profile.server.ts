import { profileOfAccount } from "#app/db/accounts/roster.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import type { ProfileContent } from "#app/domain/people/roster/profile.ts";
import { requireArbitrator } from "#app/services/cases/arbitrators/declarations.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import type { LimitedContext } from "#app/services/limited-context.ts";
import { changeProfile } from "./change-profile.server.ts";
import { addProfile } from "./create-profile.server.ts";
import { type ProfileRecord, toProfile } from "./read-profile.server.ts";
import { profileTyped } from "./save-profile.server.ts";

/** An arbitrator's own profile; null while they have none. `not_found` for everybody else. */
export async function readOwnProfile(context: ServiceContext): Promise<ProfileRecord | null> {
  const who = await requireArbitrator(context);
  const [row] = await profileOfAccount(context.db, who.id);
  return row ? toProfile(row) : null;
}

/**
 * An arbitrator's own change, which the office publishes; the first begins the profile (`version` 0). Throws `invalid_input` with an issue per
 * field, `stale_version` where somebody has changed it since, and `too_many_requests`.
 */
export async function saveOwnProfile(context: LimitedContext, version: number, input: unknown): Promise<void> {
  const { db } = context;
  const who = await requireArbitrator(context);
  const content = profileTyped(context, input);
  await context.rateLimits.takeFor("own_profile", who.id);
  const [own] = await profileOfAccount(db, who.id);
  if (own) return changeProfile(context, own.id, version, who, (row) => keep(row.userId, who.id, content));
  if (version !== 0) throw new AppError("stale_version", { detail: { version: 0 } });
  try {
    await addProfile(context, content, who.id, who);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "conflict") throw error;
    const [begun] = await profileOfAccount(db, who.id);
    throw new AppError("stale_version", { detail: { version: begun?.version ?? 0 }, cause: error });
  }
}

/** The saved copy, where the profile is still that account's. */
function keep(holder: string | null, userId: string, content: ProfileContent) {
  if (holder !== userId) throw new AppError("not_found");
  return { action: "saved" as const, columns: { content } };
}
