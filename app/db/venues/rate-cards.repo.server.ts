/** Queries over what venues charge: cards of a venue, the one in force, the one that a booking has. */
import { and, desc, eq, lte, ne, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { bookings } from "#app/db/schema/bookings.ts";
import { bookingRateCards, rateCards } from "#app/db/schema/rates.ts";
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import type { VenueId } from "#app/domain/venue/venues.ts";

export type RateCardRow = typeof rateCards.$inferSelect;
export type NewRateCard = typeof rateCards.$inferInsert;

/** The draft of a venue, where there is one. */
export function draftCardOf(db: Database, venueId: VenueId) {
  return db
    .select()
    .from(rateCards)
    .where(and(eq(rateCards.venueId, venueId), eq(rateCards.state, "draft")))
    .limit(1);
}

/** Cards that were published, also those that were withdrawn since; the newest first. */
export function publishedCardsOf(db: Database, venueId: VenueId, limit: number) {
  return db
    .select()
    .from(rateCards)
    .where(and(eq(rateCards.venueId, venueId), ne(rateCards.state, "draft")))
    .orderBy(desc(rateCards.validFrom), desc(rateCards.publishedAt))
    .limit(limit);
}

/** The card for hearings that begin on `day` at the venue. */
export function cardInForce(db: Database, venueId: VenueId, day: LocalDate) {
  return db
    .select()
    .from(rateCards)
    .where(and(eq(rateCards.venueId, venueId), eq(rateCards.state, "published"), lte(rateCards.validFrom, day)))
    .orderBy(desc(rateCards.validFrom), desc(rateCards.publishedAt))
    .limit(1);
}

/** A booking that has a card of a venue, with that card: one row for each venue that it was at. */
export function cardsOfBooking(db: Database, bookingId: string) {
  return db
    .select({ booking: bookings, card: bookingRateCards })
    .from(bookingRateCards)
    .innerJoin(bookings, eq(bookings.id, bookingRateCards.bookingId))
    .where(eq(bookingRateCards.bookingId, bookingId));
}

/** Statements of the batch that changes a venue. */
export function writingDraftCard(db: Database, row: NewRateCard) {
  const { name, currency, validFrom, rates } = row;
  return db
    .insert(rateCards)
    .values(row)
    .onConflictDoUpdate({ target: rateCards.venueId, targetWhere: sql`state = 'draft'`, set: { name, currency, validFrom, rates } });
}
export function discardingDraftCard(db: Database, venueId: VenueId) {
  return db.delete(rateCards).where(and(eq(rateCards.venueId, venueId), eq(rateCards.state, "draft")));
}
export function addingCard(db: Database, row: NewRateCard) {
  return db.insert(rateCards).values(row);
}
export function withdrawingCard(db: Database, venueId: VenueId, id: string) {
  return db
    .update(rateCards)
    .set({ state: "withdrawn" })
    .where(and(eq(rateCards.id, id), eq(rateCards.venueId, venueId), eq(rateCards.state, "published")));
}
