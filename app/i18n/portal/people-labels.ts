/** Words for people: their roles, what may be wrong with what they give, what was done to an account. */
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { InvitationState } from "#app/domain/people/invitation.ts";
import { isPeopleCode, type PeopleCode } from "#app/domain/people/people-codes.ts";
import type { SignInAct, SignInMeans } from "#app/domain/people/person-record.ts";
import { isRole, type Role } from "#app/domain/people/roles.ts";

const ROLE_NAMES: Readonly<Record<Role, MessageDescriptor>> = {
  admin: msg`Administrator`,
  arbitrator: msg`Arbitrator`,
  party: msg`Party`,
};

/** A role in words; any that is not ours is shown as "User" (specification, section 3 "User"). */
export function roleText(i18n: I18n, role: string): string {
  return i18n._(isRole(role) ? ROLE_NAMES[role] : msg`User`);
}

const CODES: Readonly<Record<PeopleCode, MessageDescriptor>> = {
  first_name_required: msg`Enter the first name`,
  last_name_required: msg`Enter the last name`,
  first_name_only: msg`First name: enter only the name, without links, addresses, phone numbers or sentences`,
  last_name_only: msg`Last name: enter only the name, without links, addresses, phone numbers or sentences`,
  email_is_required: msg`Valid email is required`,
  too_long: msg`This text is too long`,
  role_required: msg`Choose one of the listed roles`,
  language_required: msg`Choose one of the listed languages`,
  zone_required: msg`Choose one of the listed time zones`,
  password_too_short: msg`Use at least 12 characters`,
  password_too_long: msg`Use at most 128 characters`,
  password_wrong: msg`This is not your current password`,
  own_password_required: msg`Enter your own password`,
  password_weak: msg`Choose a password that nobody would try first: no common word with a few digits, no run of keys`,
  password_own_name: msg`Choose a password that is not your own name or address`,
  password_same: msg`Choose a password other than your current one`,
  password_leaked: msg`This password is on lists that were stolen elsewhere, which are tried first. Choose another one`,
  passkey_name_required: msg`Enter a name by which you know the device`,
  passkey_refused: msg`The passkey was not accepted. Please try again`,
  passkey_known: msg`This device already holds a passkey of your account`,
  passkey_too_many: msg`You have 20 passkeys. Remove one that you no longer use first`,
  passkey_number_address: msg`Passkeys need a domain name. This page was opened by its IP address: locally, open it as “localhost”`,
  passkey_again: msg`Sign out, sign in with your passkey again and come back here: for ten minutes after that the passkey counts`,
  passkey_last_factor: msg`Your role asks for a second factor, and this passkey is the only one. Add another or set up an authenticator app first`,
  code_required: msg`Enter the code of your app, or a backup code`,
  code_wrong: msg`This code is not right, or was used before. Wait for the next one and try again`,
  api_key_name_required: msg`Enter a name by which you know the program`,
  api_key_scopes_required: msg`Choose at least one thing that the key may read`,
  api_key_days_required: msg`Choose one of the listed times`,
  api_key_too_many: msg`You have 20 API keys. Revoke one that you no longer use first`,
  picture_missing: msg`Choose a picture first`,
  picture_type: msg`Choose a file that ends in .png, .jpg or .jpeg`,
  picture_content: msg`This file is not the picture that its name says`,
  picture_too_large: msg`Choose a picture of at most 2 MB`,
  account_exists: msg`This person already has an account with this role`,
  address_taken: msg`An account has this address already. Give another`,
  account_other_role: msg`This person already has an account with another role. Change the role in the list of users`,
  account_closed: msg`This person’s account is deactivated. Reactivate it in the list of users`,
  accepted_as_required: msg`Say who you are to the person invited`,
  position_only: msg`Enter a position alone, without a link or a number`,
  position_required: msg`Say in what position you act for them`,
  case_seat_unconfirmed: msg`Other people of your side have joined this case since the other side gave your address. Before you can see what they have written, one of them or our office has to invite you again. Please ask them, or call us`,
  case_place_decided: msg`You were asked to decide this case, or have decided it: you cannot join one of its sides. Please call us`,
  invitation_open: msg`An invitation for this address and role is open. Send it again from the list of invitations`,
  profile_name_required: msg`Enter the name`,
  profile_name_only: msg`Name: enter only the name, without links, addresses, phone numbers or sentences`,
  profile_role_required: msg`Choose arbitration, mediation or both`,
  profile_fields_required: msg`Choose at least one field of practice`,
  profile_languages_required: msg`Choose at least one language`,
  profile_seats_required: msg`Choose at least one office`,
  profile_since_invalid: msg`In practice since: enter a year of four digits that is not in the future`,
  profile_title_required: msg`Enter the professional title in this language`,
  profile_biography_required: msg`Enter the biography in this language`,
  profile_incomplete: msg`Complete the profile and save it before it is published`,
  profile_account_unknown: msg`Choose the account of an arbitrator`,
  profile_account_taken: msg`This account already has a profile`,
  profile_reason_required: msg`Enter a reason: it is kept in the history`,
  invalid_input: msg`Invalid input`,
};

export function peopleIssueText(i18n: I18n, code: string): string {
  return i18n._(CODES[isPeopleCode(code) ? code : "invalid_input"]);
}

export const INVITATION_STATE_NAMES: Readonly<Record<InvitationState, MessageDescriptor>> = {
  open: msg`Waits for an answer`,
  expired: msg`Link expired`,
  accepted: msg`Invitation accepted`,
  revoked: msg`Invitation revoked`,
};

/** Acts in the history of an account (`AuditEvent`, subject "person"). */
const ACTS: Readonly<Record<string, MessageDescriptor>> = {
  account_opened: msg`Account opened by accepting an invitation`,
  first_administrator: msg`Account opened as the first administrator’s`,
  role_changed: msg`Role changed`,
  deactivated: msg`Account deactivated`,
  reactivated: msg`Account reactivated`,
  second_factor_set_up: msg`Second factor set up`,
  second_factor_turned_off: msg`Second factor turned off`,
  second_factor_removed: msg`Second factor removed by an administrator`,
  second_factor_backup_code_used: msg`Signed in with a backup code`,
  second_factor_codes_renewed: msg`Backup codes renewed`,
  passkey_added: msg`Passkey added`,
  passkey_renamed: msg`Passkey renamed`,
  passkey_removed: msg`Passkey removed`,
  api_key_made: msg`API key made`,
  api_key_revoked: msg`API key revoked`,
  webhook_made: msg`Registered a webhook`,
  webhook_changed: msg`Changed a webhook`,
  webhook_secret_renewed: msg`Renewed the secret of a webhook`,
  webhook_paused: msg`Paused a webhook`,
  webhook_paused_left: msg`A webhook that this person set up was paused`,
  webhook_resumed: msg`Let a webhook go on`,
  webhook_removed: msg`Removed a webhook`,
  sessions_ended: msg`All sessions ended by an administrator`,
  profile_changed: msg`Name changed`,
  picture_changed: msg`Picture changed`,
  picture_removed: msg`Picture removed`,
  preferences_changed: msg`Language or time zone changed`,
  notices_changed: msg`Choice of notices changed`,
  password_changed: msg`Password changed`,
  password_reset: msg`Password reset by link`,
  own_data_exported: msg`Downloaded a copy of their own personal information`,
  data_exported: msg`Copy of the person’s information made by an administrator`,
  erasure_asked: msg`Asked for the erasure of their own personal information`,
  erasure_withdrawn: msg`Withdrew the request for erasure`,
  erasure_refused: msg`Request for erasure refused`,
  profile_removed: msg`Removed a profile of the roster`,
  person_erased: msg`Erased what was held about a person`,
  legal_hold_placed: msg`Placed a legal hold`,
  legal_hold_lifted: msg`Lifted a legal hold`,
  address_exported: msg`Made a copy of the information held about an address without an account`,
};

/** An act in words; one that is not known by its code. */
export function personActText(i18n: I18n, action: string): string {
  const known = ACTS[action];
  return known ? i18n._(known) : action;
}

const SIGN_INS: Readonly<Record<SignInAct["outcome"], Readonly<Record<SignInMeans, MessageDescriptor>>>> = {
  signed_in: {
    password: msg`Signed in by password`,
    code: msg`Signed in by password and code`,
    passkey: msg`Signed in by passkey`,
  },
  failed: {
    password: msg`Sign-in by password refused`,
    code: msg`Code after the password refused`,
    passkey: msg`Sign-in by passkey refused`,
  },
};

/** A sign-in, or a try, in words. */
export function signInText(i18n: I18n, outcome: SignInAct["outcome"], by: SignInMeans): string {
  return i18n._(SIGN_INS[outcome][by]);
}
