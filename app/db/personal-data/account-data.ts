/** What tables of accounts and of what people set for themselves hold of a person. */
import { sql } from "drizzle-orm";
import { ERASED_WORD, type Sought, type TableData } from "./held-data.ts";
import { naming } from "./naming.ts";

const none = (value: ReturnType<typeof sql>) => () => value;
const word = none(sql`${ERASED_WORD}`);
const ofAccount = ({ userId }: Sought) => sql`user_id = ${userId}`;
/** That of an account; without one that of who was invited to it and has not answered, and of whose address it is. */
const profileOf = ({ email, userId }: Sought) =>
  sql`(user_id = ${userId} OR (user_id IS NULL AND email_key = ${email})
    OR (user_id IS NULL AND email_key IS NULL AND invitation_id IN (SELECT id FROM invitations WHERE invitations.email_key = ${email})))`;

export const ACCOUNT_DATA: Readonly<Record<string, TableData>> = {
  user: {
    erasure: {
      step: "account",
      rows: ({ userId }) => sql`id = ${userId}`,
      replaced: {
        name: word,
        email: ({ userId }) => sql`${`erased-${userId}@erased.invalid`.toLowerCase()}`,
        email_verified: none(sql`0`),
        image: none(sql`NULL`),
        picture_key: none(sql`NULL`),
        first_name: word,
        last_name: none(sql`''`),
        sort_name: word,
        active: none(sql`0`),
        two_factor_enabled: none(sql`0`),
        // What is under way by a way in of theirs comes too late.
        access_version: none(sql`access_version + 1`),
      },
      stays: "id role locale time_zone created_at updated_at mail_cases mail_messages mail_documents mail_deadlines mail_daily",
    },
    title: "Account",
    rows: ({ userId }) => sql`id = ${userId}`,
    given:
      "id name email email_verified image role first_name last_name locale time_zone active created_at updated_at two_factor_enabled mail_cases mail_messages mail_documents mail_deadlines mail_daily",
    plain: "picture_key sort_name place access_version",
  },
  session: {
    erasure: { step: "account", removed: ofAccount },
    title: "Sessions",
    rows: ofAccount,
    given: "created_at updated_at expires_at user_agent begun_by failed_before failed_before_at",
    secret: "token",
    keyed: "ip_address",
    plain: "id user_id passkey_id device_id access_version adding_under",
  },
  account: {
    erasure: { step: "account", removed: ofAccount },
    title: "Ways to sign in",
    rows: ofAccount,
    given: "provider_id created_at updated_at",
    secret: "access_token refresh_token id_token password",
    plain: "id account_id user_id access_token_expires_at refresh_token_expires_at scope",
  },
  verification: {
    erasure: {
      step: "account",
      removed: ({ email, userId }) =>
        sql`((${userId} <> '' AND value = ${userId}) OR ${naming(sql`identifier`, email)} OR ${naming(sql`value`, email)})`,
    },
    secret: "identifier value",
    plain: "id expires_at created_at updated_at",
  },
  two_factor: {
    erasure: { step: "account", removed: ofAccount },
    title: "Second factor",
    rows: ofAccount,
    given: "verified failed_verification_count locked_until",
    secret: "secret backup_codes",
    plain: "id user_id",
  },
  passkey: {
    erasure: { step: "account", removed: ofAccount },
    title: "Passkeys",
    rows: ofAccount,
    given: "name device_type backed_up transports created_at last_used_at",
    secret: "public_key credential_id",
    plain: "id user_id counter aaguid",
  },
  sign_in_tries: {
    erasure: { step: "account", removed: ({ userId }) => sql`subject_id = ${userId}` },
    title: "Failed sign-ins",
    rows: ({ userId }) => sql`subject_id = ${userId}`,
    given: "failed failed_at",
    plain: "subject_id hour in_hour",
  },
  guesses: {
    erasure: { kept: "hashed" },
    keyed: "key",
    plain: "level at open_at forget_at",
  },
  known_devices: {
    erasure: { step: "account", removed: ofAccount },
    title: "Known devices",
    rows: ofAccount,
    given: "created_at used_at expires_at",
    secret: "token_hash",
    plain: "id user_id",
  },
  // Before the invitations, by which the profile of who has not answered is found.
  roster_profiles: {
    erasure: { step: "account", removed: profileOf },
    title: "Profile of the roster",
    rows: profileOf,
    given: "slug content published created_at updated_at published_at",
    plain: "id sort_name user_id invitation_id email_key invented version",
  },
  invitations: {
    erasure: { step: "account", removed: ({ email, userId }) => sql`(email_key = ${email} OR accepted_by = ${userId})` },
    title: "Invitations",
    rows: ({ email, userId }) => sql`(email_key = ${email} OR accepted_by = ${userId})`,
    given: "email role first_name last_name locale created_at sent_at expires_at accepted_at revoked_at",
    secret: "token_hash nonce",
    others: "invited_by revoked_by",
    plain: "id email_key case_person_id accepted_by",
  },
  first_administrator_links: {
    erasure: { kept: "house" },
    secret: "token_hash",
    plain: "created_at expires_at used_at replaced_at",
  },
  password_resets: {
    erasure: { step: "account", removed: ofAccount },
    title: "Links for a forgotten password",
    rows: ofAccount,
    given: "created_at expires_at used_at",
    secret: "token_hash nonce",
    plain: "id user_id",
  },
  calendar_feeds: {
    erasure: { step: "account", removed: ofAccount },
    title: "Calendar address",
    rows: ofAccount,
    given: "created_at",
    secret: "token_hash",
    plain: "user_id",
  },
  case_calendar_feeds: {
    erasure: { step: "account", removed: ofAccount },
    title: "Calendar addresses of cases",
    rows: ofAccount,
    given: "case_id created_at",
    secret: "token_hash",
    plain: "user_id",
  },
  api_keys: {
    erasure: { step: "account", removed: ofAccount },
    title: "API keys",
    rows: ofAccount,
    given: "name scopes created_at expires_at last_used_at",
    secret: "token_hash",
    plain: "id user_id",
  },
  erasure_requests: {
    // That somebody asked, and what became of it, stays: our office shows by it that it answered.
    erasure: {
      step: "account",
      rows: ofAccount,
      replaced: { reason: none(sql`iif(reason IS NULL, NULL, ${ERASED_WORD})`) },
      stays: "id user_id asked_at erasure_id outcome decided_by ended_at",
    },
    title: "Requests to be erased",
    rows: ofAccount,
    given: "asked_at outcome reason ended_at",
    others: "decided_by",
    plain: "id user_id erasure_id",
  },
  saved_views: {
    erasure: { step: "account", removed: ({ userId }) => sql`owner_id = ${userId}` },
    title: "Saved views of lists",
    rows: ({ userId }) => sql`owner_id = ${userId}`,
    given: "list name query shared updated_at",
    plain: "id owner_id version",
  },
  audit_entries: {
    erasure: { kept: "audit" },
    title: "History of the account and of the bookings",
    rows: ({ userId, bookings }) =>
      sql`((subject_type IN ('person', 'sign_in') AND subject_id = ${userId}) OR (subject_type = 'booking' AND subject_id IN ${bookings}))`,
    given: "subject_type seq at action actor_kind changes",
    // Of a booking's history only what happened and when: it may tell of a contact of before.
    instead: { changes: () => sql`iif(subject_type = 'booking', NULL, changes)` },
    others: "actor_id",
    plain: "subject_id previous_hash hash",
  },
};
