/**
 * Tables that better-auth reads and writes (people, sessions, credentials, second factors, passkeys), with the columns that
 * Concord adds; invitations, forgotten passwords, failed tries, guesses and known devices next to them (migrations 0012, 0019, 0023).
 */
import { isNull, sql } from "drizzle-orm";
import { index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Locale } from "#app/domain/locale.ts";
import type { SignInMeans } from "#app/domain/people/person-record.ts";
import type { Role } from "#app/domain/people/roles.ts";

const moment = (name: string) => integer(name, { mode: "timestamp_ms" });
const flag = (name: string) => integer(name, { mode: "boolean" });

export const user = sqliteTable(
  "user",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    email: text("email").notNull().unique(),
    emailVerified: integer("email_verified", { mode: "boolean" }).notNull(),
    image: text("image"),
    role: text("role").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    locale: text("locale").$type<Locale>().notNull(),
    timeZone: text("time_zone").notNull(),
    active: integer("active", { mode: "boolean" }).notNull(),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
    twoFactorEnabled: flag("two_factor_enabled").notNull().default(false),
    /** The picture's object in R2; `image` is the address that shows it. */
    pictureKey: text("picture_key"),
    /** Which notices go out by mail too. */
    mailCases: flag("mail_cases").notNull().default(true),
    mailMessages: flag("mail_messages").notNull().default(true),
    mailDocuments: flag("mail_documents").notNull().default(true),
    mailDeadlines: flag("mail_deadlines").notNull().default(true),
    /** Once a day, but for deadlines (migration 0049). */
    mailDaily: flag("mail_daily").notNull().default(false),
    /** `sortNameOf` of the names; what the list is sorted by. */
    sortName: text("sort_name").notNull().default(""),
    /** The order of arrival, given by a trigger; the search's row id. */
    place: integer("place"),
    /** How often all that the person's ways in had begun was ended; never goes back (migration 0038). */
    accessVersion: integer("access_version").notNull().default(0),
  },
  (table) => [
    uniqueIndex("user_place").on(table.place),
    index("user_by_name").on(table.sortName, table.id),
    index("user_by_role").on(table.role, table.sortName, table.id),
    index("user_administrators").on(table.id).where(sql`role = 'admin' AND active = 1`),
  ],
);

export const session = sqliteTable(
  "session",
  {
    id: text("id").primaryKey(),
    token: text("token").notNull().unique(),
    userId: text("user_id").notNull(),
    expiresAt: moment("expires_at").notNull(),
    /** No address: the keyed hash of its network (`hashedNetwork`). */
    ipAddress: text("ip_address"),
    /** Not the browser's own words: `storedDevice` of them. */
    userAgent: text("user_agent"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
    /** The passkey that it was begun with, or that was added in it; null where a password began it. */
    passkeyId: text("passkey_id"),
    /** Tries that had failed when it began, since the sign-in before, and the last of them in UTC milliseconds. */
    failedBefore: integer("failed_before").notNull().default(0),
    failedBeforeAt: integer("failed_before_at"),
    /** The known device that it was begun on. */
    deviceId: text("device_id"),
    /** The person's `accessVersion` before anything was looked at; the database refuses an earlier one than theirs is now. */
    accessVersion: integer("access_version"),
    /** What was shown when it began; null for those of before migration 0041, which count as begun by the password. */
    begunBy: text("begun_by").$type<SignInMeans>(),
    /** The person's `accessVersion` when this session began to add a passkey; null while it adds none. */
    addingUnder: integer("adding_under"),
  },
  (table) => [
    index("session_user").on(table.userId),
    index("session_expiry").on(table.expiresAt),
    index("session_passkey").on(table.passkeyId).where(sql`passkey_id IS NOT NULL`),
  ],
);

export const account = sqliteTable(
  "account",
  {
    id: text("id").primaryKey(),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    userId: text("user_id").notNull(),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: moment("access_token_expires_at"),
    refreshTokenExpiresAt: moment("refresh_token_expires_at"),
    scope: text("scope"),
    password: text("password"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [index("account_user").on(table.userId)],
);

export const verification = sqliteTable(
  "verification",
  {
    id: text("id").primaryKey(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: moment("expires_at").notNull(),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [index("verification_identifier").on(table.identifier), index("verification_expiry").on(table.expiresAt)],
);

/** By the name that better-auth looks for. */
export const twoFactor = sqliteTable(
  "two_factor",
  {
    id: text("id").primaryKey(),
    secret: text("secret").notNull(),
    backupCodes: text("backup_codes").notNull(),
    userId: text("user_id").notNull(),
    verified: flag("verified").notNull().default(false),
    failedVerificationCount: integer("failed_verification_count").notNull().default(0),
    lockedUntil: moment("locked_until"),
  },
  (table) => [uniqueIndex("two_factor_user").on(table.userId)],
);

/** By the names that better-auth's plugin looks for. */
export const passkey = sqliteTable(
  "passkey",
  {
    id: text("id").primaryKey(),
    name: text("name"),
    publicKey: text("public_key").notNull(),
    userId: text("user_id").notNull(),
    credentialID: text("credential_id").notNull(),
    counter: integer("counter").notNull(),
    /** `multiDevice` for one that its maker's cloud copies, else `singleDevice`. */
    deviceType: text("device_type").notNull(),
    backedUp: flag("backed_up").notNull(),
    transports: text("transports"),
    createdAt: moment("created_at"),
    aaguid: text("aaguid"),
    /** UTC milliseconds. */
    lastUsedAt: integer("last_used_at"),
  },
  (table) => [uniqueIndex("passkey_credential").on(table.credentialID), index("passkey_user").on(table.userId, table.createdAt)],
);

/** Tries to sign in that failed, of a person or of all addresses without an account. Times in UTC milliseconds. */
export const signInTries = sqliteTable("sign_in_tries", {
  subjectId: text("subject_id").primaryKey(),
  /** Since the account was last signed in to. */
  failed: integer("failed").notNull(),
  failedAt: integer("failed_at").notNull(),
  /** Hours since 1970, and how many tries of that one failed. */
  hour: integer("hour").notNull(),
  inHour: integer("in_hour").notNull(),
});

/** What was tried and was not right, of an account, a network or a device: `key` holds a hash of its name. Times in UTC milliseconds. */
export const guesses = sqliteTable(
  "guesses",
  {
    key: text("key").primaryKey(),
    /** Tries that were not right, at `at`; it sinks with time. */
    level: real("level").notNull(),
    at: integer("at").notNull(),
    openAt: integer("open_at").notNull(),
    forgetAt: integer("forget_at").notNull(),
  },
  (table) => [index("guesses_forgotten").on(table.forgetAt)],
);

/** Browsers from which somebody has signed in rightly. Times in UTC milliseconds. */
export const knownDevices = sqliteTable(
  "known_devices",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    /** SHA-256 (hex) of the cookie. */
    tokenHash: text("token_hash").notNull(),
    createdAt: integer("created_at").notNull(),
    usedAt: integer("used_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [
    uniqueIndex("known_devices_token").on(table.tokenHash, table.userId),
    index("known_devices_user").on(table.userId, table.usedAt),
    index("known_devices_expiry").on(table.expiresAt),
  ],
);

/** Closed once accepted or revoked: the database then refuses every change (migration 0012). Times in UTC milliseconds. */
export const invitations = sqliteTable(
  "invitations",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull(),
    emailKey: text("email_key").notNull(),
    role: text("role").$type<Role>().notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    locale: text("locale").$type<Locale>().notNull(),
    /** The place in a case that acceptance fills. */
    casePersonId: text("case_person_id"),
    /** SHA-256 (hex) of the link's token. */
    tokenHash: text("token_hash").notNull(),
    /** Of what the token is made, with the Worker's key. */
    nonce: text("nonce").notNull(),
    invitedBy: text("invited_by").notNull(),
    createdAt: integer("created_at").notNull(),
    /** When its latest link was made. */
    sentAt: integer("sent_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    acceptedAt: integer("accepted_at"),
    acceptedBy: text("accepted_by"),
    revokedAt: integer("revoked_at"),
    revokedBy: text("revoked_by"),
  },
  (table) => [
    uniqueIndex("invitations_token").on(table.tokenHash),
    uniqueIndex("invitations_open_account").on(table.emailKey, table.role).where(isNull(table.casePersonId)),
    uniqueIndex("invitations_open_case").on(table.emailKey, table.role, table.casePersonId).where(isNull(table.acceptedAt)),
    index("invitations_waiting").on(table.createdAt, table.id).where(isNull(table.acceptedAt)),
    index("invitations_accepted").on(table.acceptedAt, table.id),
    index("invitations_case_person").on(table.casePersonId),
    index("invitations_invited_by").on(table.invitedBy),
    index("invitations_accepted_by").on(table.acceptedBy),
    index("invitations_revoked_by").on(table.revokedBy),
  ],
);

/** Links of the first administrator; of their tokens the SHA-256 (hex) alone. Times in UTC milliseconds. */
export const firstAdministratorLinks = sqliteTable("first_administrator_links", {
  tokenHash: text("token_hash").primaryKey(),
  createdAt: integer("created_at").notNull(),
  expiresAt: integer("expires_at").notNull(),
  usedAt: integer("used_at"),
  /** A later one was made. */
  replacedAt: integer("replaced_at"),
});

/** Links of forgotten passwords. Times in UTC milliseconds. */
export const passwordResets = sqliteTable(
  "password_resets",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    tokenHash: text("token_hash").notNull(),
    nonce: text("nonce").notNull(),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    usedAt: integer("used_at"),
  },
  (table) => [
    uniqueIndex("password_resets_token").on(table.tokenHash),
    index("password_resets_user").on(table.userId, table.createdAt),
    index("password_resets_expiry").on(table.expiresAt),
  ],
);
