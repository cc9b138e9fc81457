/** Rooms, and what holds them (design, "Data"); the database refuses two holds of one room that overlap (migration 0004). */
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { HoldOutcome } from "#app/domain/booking/office/visitor-hold.ts";
import type { VenueId } from "#app/domain/venue/venues.ts";

export const venueSettings = sqliteTable("venue_settings", {
  venueId: text("venue_id").$type<VenueId>().primaryKey(),
  bufferMinutes: integer("buffer_minutes").notNull(),
  changeCutoffHours: integer("change_cutoff_hours").notNull(),
  version: integer("version").notNull().default(1),
});

export const venueClosures = sqliteTable(
  "venue_closures",
  {
    venueId: text("venue_id").$type<VenueId>().notNull(),
    date: text("date").notNull(),
    name: text("name").notNull(),
  },
  (table) => [primaryKey({ columns: [table.venueId, table.date] }), index("venue_closures_by_date").on(table.date)],
);

/** Opening hours by weekday (0 Sunday), wall time in the venue; a weekday without a row is closed. */
export const venueHours = sqliteTable(
  "venue_hours",
  {
    venueId: text("venue_id").$type<VenueId>().notNull(),
    weekday: integer("weekday").notNull(),
    opens: text("opens").notNull(),
    closes: text("closes").notNull(),
  },
  (table) => [primaryKey({ columns: [table.venueId, table.weekday] })],
);

export const rooms = sqliteTable(
  "rooms",
  {
    id: text("id").primaryKey(),
    venueId: text("venue_id").$type<VenueId>().notNull(),
    name: text("name").notNull(),
    capacity: integer("capacity").notNull(),
    /** Read no more: `seats` says in which set-ups there are some. */
    setups: text("setups", { mode: "json" }).$type<string[]>().notNull(),
    equipment: text("equipment", { mode: "json" }).$type<string[]>().notNull(),
    active: integer("active", { mode: "boolean" }).notNull().default(true),
    /** Seats in each set-up, by its code. */
    seats: text("seats", { mode: "json" }).$type<Record<string, number>>().notNull().default({}),
  },
  (table) => [unique().on(table.venueId, table.name), index("rooms_in_use").on(table.active, table.venueId, table.capacity, table.id)],
);

/** Instants in UTC milliseconds. */
export const roomHolds = sqliteTable(
  "room_holds",
  {
    id: text("id").primaryKey(),
    roomId: text("room_id").notNull(),
    bookingId: text("booking_id").notNull(),
    part: text("part").$type<"main" | "breakout">().notNull(),
    startsAt: integer("starts_at").notNull(),
    endsAt: integer("ends_at").notNull(),
    busyUntil: integer("busy_until").notNull(),
    expiresAt: integer("expires_at"),
    createdAt: integer("created_at").notNull(),
    /** The venue's version by which it was found to fit: another one since, and the database refuses it. Null of old ones. */
    venueVersion: integer("venue_version"),
  },
  (table) => [
    index("room_holds_by_room").on(table.roomId, table.startsAt),
    index("room_holds_by_start").on(table.startsAt),
    index("room_holds_by_booking").on(table.bookingId),
    index("room_holds_long").on(table.startsAt).where(sql`ends_at - starts_at > 50400000`),
    index("room_holds_expiring").on(table.expiresAt).where(sql`expires_at IS NOT NULL`),
  ],
);

/** Whose hold the rooms of a request are where its visitor placed it, and how it ended (migrations 0042 and 0046, whose triggers keep the limits). */
export const visitorHolds = sqliteTable(
  "visitor_holds",
  {
    id: text("id").primaryKey(),
    bookingId: text("booking_id").notNull(),
    /** Keyed hashes: of the mailbox, and of its domain where that is a firm's. */
    mailbox: text("mailbox").notNull(),
    firm: text("firm"),
    /** Keyed hash of the network that pressed; null for holds from before it was kept. */
    network: text("network"),
    createdAt: integer("created_at").notNull(),
    endsAt: integer("ends_at").notNull(),
    extendedAt: integer("extended_at"),
    endedAt: integer("ended_at"),
    outcome: text("outcome").$type<HoldOutcome>(),
  },
  (table) => [
    index("visitor_holds_by_booking").on(table.bookingId, table.createdAt),
    uniqueIndex("visitor_holds_open").on(table.bookingId).where(sql`ended_at IS NULL`),
    index("visitor_holds_ending").on(table.endsAt).where(sql`ended_at IS NULL`),
    index("visitor_holds_by_mailbox").on(table.mailbox, table.endedAt),
    index("visitor_holds_by_network").on(table.network).where(sql`ended_at IS NULL AND network IS NOT NULL`),
    index("visitor_holds_by_firm").on(table.firm).where(sql`ended_at IS NULL AND firm IS NOT NULL`),
    index("visitor_holds_ended").on(table.endedAt).where(sql`ended_at IS NOT NULL`),
  ],
);

/** When and where a visitor's hold kept rooms, also after it has ended: a trigger writes them. UTC milliseconds. */
export const visitorHoldTimes = sqliteTable(
  "visitor_hold_times",
  {
    holdId: text("hold_id").notNull(),
    venueId: text("venue_id").$type<VenueId>().notNull(),
    startsAt: integer("starts_at").notNull(),
    endsAt: integer("ends_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.holdId, table.venueId, table.startsAt, table.endsAt] })],
);
