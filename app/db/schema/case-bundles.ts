/** Bundles for a hearing (migrations 0330, 0358 and 0375). Triggers are SQL alone. */
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { BundleLine, BundlePart, BundleState, BundleTabs, SourceState } from "#app/domain/case/bundles/bundle.ts";
import type { Filer } from "#app/domain/case/room.ts";
import type { Locale } from "#app/domain/locale.ts";

export const caseBundles = sqliteTable(
  "case_bundles",
  {
    id: text("id").primaryKey(),
    caseId: text("case_id").notNull(),
    /** Whose draft it is. */
    audience: text("audience").$type<Filer>().notNull(),
    state: text("state").$type<BundleState>().notNull(),
    title: text("title").notNull(),
    tabs: text("tabs").$type<BundleTabs>().notNull(),
    lines: text("lines", { mode: "json" }).$type<BundleLine[]>().notNull(),
    locale: text("locale").$type<Locale>().notNull(),
    version: integer("version").notNull(),
    createdBy: text("created_by").notNull(),
    createdAt: integer("created_at").notNull(),
    changedBy: text("changed_by").notNull(),
    changedAs: text("changed_as").notNull(),
    changedAt: integer("changed_at").notNull(),
    objectKey: text("object_key"),
    madeOf: integer("made_of"),
    size: integer("size"),
    pages: integer("pages"),
    sha256: text("sha256"),
    parts: text("parts", { mode: "json" }).$type<BundlePart[]>(),
    /** Of what the volumes are made that lie below `objectKey`; null of one PDF. */
    plan: text("plan"),
  },
  (table) => [
    index("case_bundles_of").on(table.caseId, table.createdAt),
    index("case_bundles_created_by").on(table.createdBy),
    index("case_bundles_changed_by").on(table.changedBy),
  ],
);

export const caseBundleVolumes = sqliteTable(
  "case_bundle_volumes",
  {
    bundleId: text("bundle_id").notNull(),
    /** The bundle's `objectKey` when it was made. */
    folder: text("folder").notNull(),
    number: integer("number").notNull(),
    name: text("name").notNull(),
    first: integer("first_page").notNull(),
    pages: integer("pages").notNull(),
    size: integer("size").notNull(),
    sha256: text("sha256").notNull(),
  },
  (table) => [primaryKey({ columns: [table.bundleId, table.folder, table.number] })],
);

export const heldBundles = sqliteTable(
  "held_bundles",
  {
    bundleId: text("bundle_id").primaryKey(),
    caseId: text("case_id").notNull(),
    reason: text("reason").notNull(),
    heldBy: text("held_by").notNull(),
    heldAs: text("held_as").notNull(),
    heldAt: integer("held_at").notNull(),
  },
  (table) => [index("held_bundles_of").on(table.caseId), index("held_bundles_by").on(table.heldBy)],
);

export const caseDocumentSources = sqliteTable("case_document_sources", {
  documentId: text("document_id").primaryKey(),
  state: text("state").$type<SourceState>().notNull(),
  pages: integer("pages").notNull(),
  /** While it is looked at, since when (milliseconds). */
  weight: integer("weight").notNull(),
  look: integer("look").notNull(),
  /** While it is looked at, how many looks in a row began, this one included; the others never ended. */
  tries: integer("tries").notNull(),
});
