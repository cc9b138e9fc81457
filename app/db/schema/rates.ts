/** What venues charge, and the card that stays with each booking (migrations 0039 and 0040). */
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Currency, Rates } from "#app/domain/estimate/rate-card.ts";
import type { VenueId } from "#app/domain/venue/venues.ts";

/** One draft a venue; what is published is never altered. Instants in UTC milliseconds. */
export const rateCards = sqliteTable(
  "rate_cards",
  {
    id: text("id").primaryKey(),
    venueId: text("venue_id").$type<VenueId>().notNull(),
    state: text("state").$type<"draft" | "published" | "withdrawn">().notNull(),
    name: text("name").notNull(),
    currency: text("currency").$type<Currency>().notNull(),
    validFrom: text("valid_from").notNull(),
    rates: text("rates", { mode: "json" }).$type<Rates>().notNull(),
    createdAt: integer("created_at").notNull(),
    publishedAt: integer("published_at"),
  },
  (table) => [
    index("rate_cards_in_force").on(table.venueId, table.state, table.validFrom, table.publishedAt),
    uniqueIndex("rate_cards_one_draft").on(table.venueId).where(sql`state = 'draft'`),
  ],
);

/** Written by triggers alone: a copy of the card that was in force when the booking came to the venue. */
export const bookingRateCards = sqliteTable(
  "booking_rate_cards",
  {
    bookingId: text("booking_id").notNull(),
    venueId: text("venue_id").$type<VenueId>().notNull(),
    cardId: text("card_id").notNull(),
    name: text("name").notNull(),
    currency: text("currency").$type<Currency>().notNull(),
    validFrom: text("valid_from").notNull(),
    rates: text("rates", { mode: "json" }).$type<Rates>().notNull(),
    takenAt: integer("taken_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.venueId] })],
);
