/** What opens a booking or a draft without an account (migrations 0021, 0042, 0260 and 0307). */
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

export type KeyPurpose = "confirmation" | "manage" | "calendar" | "resume" | "hold";

/** One key for each purpose and subject: a new one takes the place of the one before. */
export const accessKeys = sqliteTable(
  "access_keys",
  {
    purpose: text("purpose").$type<KeyPurpose>().notNull(),
    /** The booking; of `resume` the draft. */
    subjectId: text("subject_id").notNull(),
    /** SHA-256 of the token, in hex. */
    tokenHash: text("token_hash").notNull(),
    /** What the token is made of with the Worker's secret, where mails write it again; null where it is shown only once. */
    nonce: text("nonce"),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at"),
    revokedAt: integer("revoked_at"),
    /** The secret under which the token is made again, or unsealed: the version of its slot (`auth-secrets.ts`). */
    secretVersion: integer("secret_version").notNull().default(0),
    /** The token, encrypted, once the secret that made it gives way to another. */
    sealedToken: text("sealed_token"),
    /** The hash of the key that the booking was made with, once an act by the mailed link has replaced it: it opens nothing. */
    formerHash: text("former_hash"),
  },
  (table) => [
    primaryKey({ columns: [table.purpose, table.subjectId] }),
    uniqueIndex("access_keys_token").on(table.tokenHash),
    index("access_keys_expiry").on(table.expiresAt).where(sql`expires_at IS NOT NULL`),
    index("access_keys_former").on(table.formerHash).where(sql`former_hash IS NOT NULL`),
    index("access_keys_secret").on(table.secretVersion).where(sql`nonce IS NOT NULL AND revoked_at IS NULL`),
  ],
);
