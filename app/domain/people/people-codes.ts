/** What can be wrong with what a person gives of themselves or of another; the texts are in `app/i18n/people-messages.ts`. */
export const PEOPLE_CODES = [
  "first_name_required",
  "last_name_required",
  "first_name_only",
  "last_name_only",
  "email_is_required",
  "too_long",
  "role_required",
  "language_required",
  "zone_required",
  "password_too_short",
  "password_too_long",
  "password_weak",
  "password_wrong",
  "password_own_name",
  "password_same",
  "password_leaked",
  "code_wrong",
  "code_required",
  "passkey_name_required",
  "passkey_refused",
  "passkey_known",
  "passkey_too_many",
  "passkey_number_address",
  "passkey_last_factor",
  "passkey_again",
  "picture_missing",
  "picture_type",
  "picture_content",
  "picture_too_large",
  "account_exists",
  "account_other_role",
  "account_closed",
  "invitation_open",
  "accepted_as_required",
  "position_required",
  "invalid_input",
] as const;
export type PeopleCode = (typeof PEOPLE_CODES)[number];

export function isPeopleCode(code: string): code is PeopleCode {
  return (PEOPLE_CODES as readonly string[]).includes(code);
}
