import { awaitingRename } from "#app/db/cases/case-people.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import { checkPerson, profileSchema } from "#app/domain/people/person-fields.ts";
import { sortNameOf } from "#app/domain/people/sort-name.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { renameInCases } from "#app/services/cases/people/rename-in-cases.server.ts";
import { saveColumns } from "./own-account.server.ts";

/**
 * First and last name; a name that changes is entered in the cases where it is read. Throws `invalid_input`, and `too_many_requests` after a few
 * of a day: each new name is checked for conflicts, and stays in the records.
 */
export async function saveProfile(context: AccountContext, input: unknown): Promise<void> {
  const check = checkPerson(profileSchema, input);
  if (!check.ok) throw new AppError("invalid_input", { issues: check.issues });
  const { firstName, lastName } = check.value;
  const who = await context.actor();
  if (who.kind === "user" && (who.firstName !== firstName || who.lastName !== lastName)) {
    // One after the other: what the few minutes refuse uses up none of the day's names.
    await context.rateLimits.takeFor("account_rename_soon", who.id);
    await context.rateLimits.takeFor("account_rename", who.id);
  }
  const columns = { firstName, lastName, name: `${firstName} ${lastName}`, sortName: sortNameOf(firstName, lastName) };
  await saveColumns(context, "profile_changed", columns, (row, now) => [
    awaitingRename(context.db, { userId: row.id, before: `${row.firstName} ${row.lastName}`.trim(), now }),
  ]);
  // Also what an earlier request was cut off from.
  if (who.kind === "user") await renameInCases(context, who.id);
}
