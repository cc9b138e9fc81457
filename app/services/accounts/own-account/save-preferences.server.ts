import { AppError } from "#app/domain/errors.ts";
import { checkPerson, preferencesSchema } from "#app/domain/people/person-fields.ts";
import type { LimitedContext } from "#app/services/limited-context.ts";
import { saveColumns } from "./own-account.server.ts";

/** Language of the signed-in area and zone of its clocks (IANA). Throws `invalid_input`. */
export async function savePreferences(context: LimitedContext, input: unknown): Promise<void> {
  const check = checkPerson(preferencesSchema, input);
  if (!check.ok) throw new AppError("invalid_input", { issues: check.issues });
  await saveColumns(context, "preferences_changed", check.value);
}
