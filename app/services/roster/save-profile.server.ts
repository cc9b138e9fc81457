import { AppError } from "#app/domain/errors.ts";
import { checkPerson } from "#app/domain/people/person-fields.ts";
import { type ProfileContent, profileSchema } from "#app/domain/people/roster/profile.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { changeProfile } from "./change-profile.server.ts";

/** What was typed into a profile's form. Throws `invalid_input` with an issue per field. */
export function profileTyped({ clock }: ServiceContext, input: unknown): ProfileContent {
  const check = checkPerson(profileSchema(clock().getUTCFullYear()), input);
  if (!check.ok) throw new AppError("invalid_input", { issues: check.issues });
  return check.value;
}

/** The office's change of the working copy; what is published stays. For administrators. Throws as `changeProfile` does, and `invalid_input`. */
export async function saveProfile(context: ServiceContext, id: string, version: number, input: unknown): Promise<void> {
  const who = await administratorOf(context);
  const content = profileTyped(context, input);
  await changeProfile(context, id, version, who, () => ({ action: "saved", columns: { content } }));
}
