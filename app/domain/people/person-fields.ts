/** What a person says of themselves, one zod atom per field; a message is a code of `people-codes.ts`. */

import { z } from "zod";
import { normalized } from "#app/domain/normalized.ts";
import { API_KEY_DAYS, API_KEY_SCOPES } from "../api-keys/scopes.ts";
import { email } from "../booking/fields.ts";
import type { Issue } from "../errors.ts";
import { withoutHidden } from "../hidden-characters.ts";
import { LOCALES } from "../locale.ts";
import { areNamesTogether, isNameLike } from "../names.ts";
import { firstPerField, issuesOf } from "../schema-issues.ts";
import { ACCEPTED_AS } from "./invitation.ts";
import type { PeopleCode } from "./people-codes.ts";
import { PERSON_LIMITS } from "./person-limits.ts";
import { ROLES } from "./roles.ts";
import { zoneNamed } from "./time-zones.ts";
import { isWeakPassword } from "./weak-password.ts";

const code = (peopleCode: PeopleCode): PeopleCode => peopleCode;

const name = (missing: PeopleCode, most: number = PERSON_LIMITS.name) =>
  z
    .string(missing)
    .overwrite((value) =>
      withoutHidden(normalized(value, "NFC").replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " "))
        .replace(/\s+/g, " ")
        .trim(),
    )
    .min(1, missing)
    .max(most, code("too_long"));

const personName = (missing: PeopleCode, refused: PeopleCode) => name(missing).refine((value) => isNameLike(value, "person"), refused);
export const firstName = personName("first_name_required", "first_name_only");
export const lastName = personName("last_name_required", "last_name_only");
const TOGETHER = { path: ["lastName"], message: code("last_name_only") };
const namesTogether = ({ firstName, lastName }: { firstName: string; lastName: string }) => areNamesTogether(firstName, lastName);
/** As typed: a password is never trimmed. */
export const password = z
  .string(code("password_too_short"))
  .min(PERSON_LIMITS.passwordLeast, code("password_too_short"))
  .max(PERSON_LIMITS.passwordMost, code("password_too_long"))
  .refine((value) => !isWeakPassword(value), code("password_weak"));

export const invitationSchema = z
  .strictObject({
    email: email("email_is_required"),
    role: z.enum(ROLES, code("role_required")),
    firstName,
    lastName,
    locale: z.enum(LOCALES, code("language_required")),
  })
  .refine(namesTogether, TOGETHER);
export type InvitationRequest = z.output<typeof invitationSchema>;

export const acceptanceSchema = z.strictObject({ firstName, lastName, password }).refine(namesTogether, TOGETHER);
export const firstAdministratorSchema = z
  .strictObject({ firstName, lastName, email: email("email_is_required"), password })
  .refine(namesTogether, TOGETHER);
/** Who somebody is to whom the case has named, where their account is called otherwise. */
export const acceptedAsSchema = z
  .object({
    acceptedAs: z.enum(ACCEPTED_AS, code("accepted_as_required")),
    position: z
      .string()
      .overwrite((value) => withoutHidden(normalized(value, "NFC")).trim().replace(/\s+/g, " "))
      .max(PERSON_LIMITS.position, code("too_long"))
      .refine((value) => isNameLike(value, "firm"), code("position_only"))
      .default(""),
  })
  .refine(({ acceptedAs, position }) => acceptedAs === "self" || position !== "", { path: ["position"], error: code("position_required") });
export const profileSchema = z.strictObject({ firstName, lastName }).refine(namesTogether, TOGETHER);
export const preferencesSchema = z.strictObject({
  locale: z.enum(LOCALES, code("language_required")),
  timeZone: z
    .string(code("zone_required"))
    .refine((name) => zoneNamed(name) !== null, code("zone_required"))
    .overwrite((name) => zoneNamed(name) ?? name),
});
export const passkeyNameSchema = z.strictObject({ name: name("passkey_name_required", PERSON_LIMITS.passkeyName) });
export const apiKeySchema = z.strictObject({
  name: name("api_key_name_required", PERSON_LIMITS.apiKeyName),
  scopes: z.array(z.enum(API_KEY_SCOPES, code("api_key_scopes_required"))).min(1, code("api_key_scopes_required")),
  days: z.enum(API_KEY_DAYS, code("api_key_days_required")),
});
export const newPasswordSchema = z.strictObject({ password });

export type PersonCheck<T> = { ok: true; value: T } | { ok: false; issues: readonly Issue[] };

/** Checks what was sent: one issue per field, in the order of the form. */
export function checkPerson<T>(schema: z.ZodType<T>, input: unknown): PersonCheck<T> {
  const parsed = schema.safeParse(input);
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, issues: firstPerField(issuesOf(parsed.error)) };
}
