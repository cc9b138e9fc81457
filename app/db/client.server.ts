import type { BatchItem } from "drizzle-orm/batch";
import { drizzle } from "drizzle-orm/d1";
import { relations } from "drizzle-orm/relations";
import * as bookingAttachments from "#app/db/schema/booking-attachments.ts";
import * as accessKeys from "./schema/access-keys.ts";
import * as assistant from "./schema/assistant.ts";
import * as thread from "./schema/booking-thread.ts";
import * as bookings from "./schema/bookings.ts";
import * as caseBundles from "./schema/case-bundles.ts";
import * as caseUploads from "./schema/case-uploads.ts";
import * as cases from "./schema/cases.ts";
import * as deliberations from "./schema/deliberations.ts";
import * as drafts from "./schema/drafts.ts";
import * as erasures from "./schema/erasures.ts";
import * as jobs from "./schema/jobs.ts";
import * as leftFiles from "./schema/left-files.ts";
import * as legalHolds from "./schema/legal-holds.ts";
import * as lists from "./schema/lists.ts";
import * as live from "./schema/live.ts";
import * as apiKeys from "./schema/machines/api-keys.ts";
import * as webhooks from "./schema/machines/webhooks.ts";
import * as mail from "./schema/mail.ts";
import * as people from "./schema/people.ts";
import * as rates from "./schema/rates.ts";
import * as rooms from "./schema/rooms.ts";
import * as roster from "./schema/roster.ts";
import * as site from "./schema/site.ts";
import * as views from "./schema/views.ts";
import * as watch from "./schema/watch.ts";

export const schema = {
  ...people,
  ...bookingAttachments,
  ...thread,
  ...live,
  ...bookings,
  ...cases,
  ...caseBundles,
  ...caseUploads,
  ...deliberations,
  ...drafts,
  ...rates,
  ...rooms,
  ...roster,
  ...site,
  ...lists,
  ...erasures,
  ...leftFiles,
  ...legalHolds,
  ...mail,
  ...assistant,
  ...jobs,
  ...accessKeys,
  ...apiKeys,
  ...views,
  ...watch,
  ...webhooks,
};

/** Drizzle over one request's D1 binding. Never kept across requests: a binding goes stale. */
export function connect(binding: D1Database) {
  return drizzle(binding);
}

/** What better-auth reads in one query: a session with its person, a person with what signs them in. */
const joined = {
  user: people.user,
  session: people.session,
  account: people.account,
  sessionRelations: relations(people.session, ({ one }) => ({
    user: one(people.user, { fields: [people.session.userId], references: [people.user.id] }),
  })),
  userRelations: relations(people.user, ({ many }) => ({ accounts: many(people.account) })),
  accountRelations: relations(people.account, ({ one }) => ({
    user: one(people.user, { fields: [people.account.userId], references: [people.user.id] }),
  })),
};

/** As `connect`, for better-auth, which joins. */
export function connectForSignIn(binding: D1Database) {
  return drizzle(binding, { schema: joined });
}

export type Database = ReturnType<typeof connect>;

/** A statement of a batch. */
export type Statement = BatchItem<"sqlite">;
