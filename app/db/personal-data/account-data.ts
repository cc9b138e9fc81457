/** What tables of accounts and of what people set for themselves hold of a person. */
import { sql } from "drizzle-orm";
import type { Sought, TableData } from "./held-data.ts";

const ofAccount = ({ userId }: Sought) => sql`user_id = ${userId}`;

export const ACCOUNT_DATA: Readonly<Record<string, TableData>> = {
  user: {
    title: "Account",
    rows: ({ userId }) => sql`id = ${userId}`,
    given:
      "id name email email_verified image role first_name last_name locale time_zone active created_at updated_at two_factor_enabled mail_cases mail_messages mail_documents mail_deadlines mail_daily",
    plain: "picture_key sort_name place access_version",
  },
  session: {
    title: "Sessions",
    rows: ofAccount,
    given: "created_at updated_at expires_at user_agent begun_by failed_before failed_before_at",
    secret: "token",
    keyed: "ip_address",
    plain: "id user_id passkey_id device_id access_version adding_under",
  },
  account: {
    title: "Ways to sign in",
    rows: ofAccount,
    given: "provider_id created_at updated_at",
    secret: "access_token refresh_token id_token password",
    plain: "id account_id user_id access_token_expires_at refresh_token_expires_at scope",
  },
  verification: { secret: "identifier value", plain: "id expires_at created_at updated_at" },
  two_factor: {
    title: "Second factor",
    rows: ofAccount,
    given: "verified failed_verification_count locked_until",
    secret: "secret backup_codes",
    plain: "id user_id",
  },
  passkey: {
    title: "Passkeys",
    rows: ofAccount,
    given: "name device_type backed_up transports created_at last_used_at",
    secret: "public_key credential_id",
    plain: "id user_id counter aaguid",
  },
  sign_in_tries: {
    title: "Failed sign-ins",
    rows: ({ userId }) => sql`subject_id = ${userId}`,
    given: "failed failed_at",
    plain: "subject_id hour in_hour",
  },
  guesses: { keyed: "key", plain: "level at open_at forget_at" },
  known_devices: {
    title: "Known devices",
    rows: ofAccount,
    given: "created_at used_at expires_at",
    secret: "token_hash",
    plain: "id user_id",
  },
  invitations: {
    title: "Invitations",
    rows: ({ email, userId }) => sql`(email_key = ${email} OR accepted_by = ${userId})`,
    given: "email role first_name last_name locale created_at sent_at expires_at accepted_at revoked_at",
    secret: "token_hash nonce",
    others: "invited_by revoked_by",
    plain: "id email_key case_person_id accepted_by",
  },
  first_administrator_links: { secret: "token_hash", plain: "created_at expires_at used_at replaced_at" },
  password_resets: {
    title: "Links for a forgotten password",
    rows: ofAccount,
    given: "created_at expires_at used_at",
    secret: "token_hash nonce",
    plain: "id user_id",
  },
  calendar_feeds: { title: "Calendar address", rows: ofAccount, given: "created_at", secret: "token_hash", plain: "user_id" },
  saved_views: {
    title: "Saved views of lists",
    rows: ({ userId }) => sql`owner_id = ${userId}`,
    given: "list name query shared updated_at",
    plain: "id owner_id version",
  },
  audit_entries: {
    title: "History of the account and of the bookings",
    rows: ({ userId, bookings }) =>
      sql`((subject_type IN ('person', 'sign_in') AND subject_id = ${userId}) OR (subject_type = 'booking' AND subject_id IN (SELECT value FROM json_each(${bookings}))))`,
    given: "subject_type seq at action actor_kind changes",
    // Of a booking's history only what happened and when: it may tell of a contact of before.
    instead: { changes: () => sql`iif(subject_type = 'booking', NULL, changes)` },
    others: "actor_id",
    plain: "subject_id previous_hash hash",
  },
};
