import { writingEntry } from "#app/db/accounts/people.repo.server.ts";
import { addingProfile, type ProfileRow, takenSlugs } from "#app/db/accounts/roster.repo.server.ts";
import { isAccountProfiled, isSlugTaken } from "#app/db/errors.ts";
import { AppError } from "#app/domain/errors.ts";
import { checkPerson } from "#app/domain/people/person-fields.ts";
import type { Actor } from "#app/domain/people/roles.ts";
import { newContent, type ProfileContent, profileNameSchema, profileSortName, slugFor } from "#app/domain/people/roster/profile.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { newId } from "#app/services/platform/ids.ts";

/** How often another address is tried where somebody was given the same at this moment. */
const TRIES = 3;

/** Begins a profile with a name alone; gives its id. For administrators. Throws `invalid_input` on `name`. */
export async function createProfile(context: ServiceContext, input: unknown): Promise<{ id: string }> {
  const who = await administratorOf(context);
  const check = checkPerson(profileNameSchema, input);
  if (!check.ok) throw new AppError("invalid_input", { issues: check.issues });
  return addProfile(context, newContent(check.value.name), null, who);
}

/** A profile that nobody else reads yet. Throws `conflict` where the account has one by now. */
export async function addProfile(
  { clock, db }: ServiceContext,
  content: ProfileContent,
  userId: string | null,
  who: Extract<Actor, { kind: "user" }>,
): Promise<{ id: string }> {
  const now = clock().getTime();
  for (let tries = 1; ; tries += 1) {
    const id = newId();
    const taken = (await takenSlugs(db)).map(({ slug }) => slug);
    const slug =
      slugFor(content.name, taken) ??
      `profile-${id
        .toLowerCase()
        .replace(/[^a-z0-9]/g, "")
        .slice(-8)}`;
    const row: ProfileRow = {
      ...{ id, slug, content, userId },
      ...{
        sortName: profileSortName(content.name),
        published: null,
        publishedAt: null,
        invitationId: null,
        emailKey: null,
        invented: false,
      },
      ...{ version: 1, createdAt: now, updatedAt: now },
    };
    const audit = await nextAuditEntry({ subjectType: "roster_profile", subjectId: id, action: "created", changes: {} }, who, now, null);
    try {
      await db.batch([addingProfile(db, row), writingEntry(db, audit)]);
      return { id };
    } catch (error) {
      if (isAccountProfiled(error)) throw new AppError("conflict", { cause: error });
      if (!isSlugTaken(error) || tries === TRIES) throw error;
    }
  }
}
