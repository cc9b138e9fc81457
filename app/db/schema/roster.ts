/** The roster of arbitrators and mediators (migrations 0354, 0372). */
import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ProfileContent } from "#app/domain/people/roster/profile.ts";
import { user } from "./people.ts";

export const rosterProfiles = sqliteTable(
  "roster_profiles",
  {
    id: text("id").primaryKey(),
    slug: text("slug").notNull(),
    sortName: text("sort_name").notNull(),
    /** As it was last saved. */
    content: text("content", { mode: "json" }).$type<ProfileContent>().notNull(),
    /** As everybody reads it; null while nobody may. */
    published: text("published", { mode: "json" }).$type<ProfileContent>(),
    userId: text("user_id").references(() => user.id, { onDelete: "restrict" }),
    invitationId: text("invitation_id"),
    /** The address of the person of a profile without an account, as addresses are compared: by it an erasure finds it. */
    emailKey: text("email_key"),
    invented: integer("invented", { mode: "boolean" }).notNull().default(false),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    publishedAt: integer("published_at"),
  },
  (table) => [
    uniqueIndex("roster_profiles_slug").on(table.slug),
    uniqueIndex("roster_profiles_account").on(table.userId).where(sql`user_id IS NOT NULL`),
    index("roster_profiles_invitation").on(table.invitationId).where(sql`invitation_id IS NOT NULL`),
    index("roster_profiles_address").on(table.emailKey).where(sql`email_key IS NOT NULL`),
    index("roster_profiles_listed").on(table.sortName, table.id),
    index("roster_profiles_public").on(table.sortName, table.id).where(sql`published IS NOT NULL`),
  ],
);
