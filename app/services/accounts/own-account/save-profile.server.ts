import { AppError } from "#app/domain/errors.ts";
import { checkPerson, profileSchema } from "#app/domain/people/person-fields.ts";
import { sortNameOf } from "#app/domain/people/sort-name.ts";
import { renameInCases } from "#app/services/cases/people/rename-in-cases.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { saveColumns } from "./own-account.server.ts";

/** First and last name; a name that changes is entered in the cases where it is read. Throws `invalid_input`. */
export async function saveProfile(context: ServiceContext, input: unknown): Promise<void> {
  const check = checkPerson(profileSchema, input);
  if (!check.ok) throw new AppError("invalid_input", { issues: check.issues });
  const { firstName, lastName } = check.value;
  const who = await context.actor();
  await saveColumns(context, "profile_changed", {
    firstName,
    lastName,
    name: `${firstName} ${lastName}`,
    sortName: sortNameOf(firstName, lastName),
  });
  if (who.kind === "user") await renameInCases(context, who);
}
