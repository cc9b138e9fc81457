/** What staff see with a booking's record: its rooms, history, notes and documents (specification, section 2 "Booking detail"; rulings, "Bookings"). */

import type { LocalDate, WallTime } from "#app/domain/booking/schedule/local-date.ts";
import type { DocumentRecord } from "#app/domain/documents/document.ts";
import type { MovedRun } from "#app/domain/hearing-plan/fit-alternatives.ts";
import type { RoomProposals } from "#app/domain/planner/room-proposals.ts";

export interface HeldRoom {
  id: string;
  name: string;
  capacity: number;
  part: "main" | "breakout";
  /** Instants, ISO 8601. */
  startsAt: string;
  endsAt: string;
  /** Of a timed hold, when it releases itself; null of a lasting one. */
  until: string | null;
}

/** One change of a booking. */
export interface HistoryEntry {
  /** ISO 8601. */
  at: string;
  /** Name of who did it; null for the visitor and for the system. */
  by: string | null;
  /** Role of who did it, "visitor", or "system" for what happened by itself. */
  kind: string;
  action: string;
  changes: Readonly<Record<string, unknown>>;
}

export interface BookingAttachments {
  rooms: HeldRoom[];
  /** The hold of 48 hours that its visitor placed, while it runs: until when (ISO 8601), and whether staff have extended it. */
  hold: { until: string; extended: boolean } | null;
  /** Rooms that it could be given, smallest first. */
  choices: { id: string; name: string; capacity: number }[];
  /** What the rule of fit says of each of them, best first; null while it needs none, or names no day. */
  proposals: RoomProposals | null;
  /** Oldest first. */
  history: HistoryEntry[];
  /** Staff's own, newest first. */
  notes: NoteRecord[];
  documents: DocumentRecord[];
  /** The conversation that it was made in, by its name in addresses; null for none, or once it is no longer kept. */
  conversation: string | null;
}

/** A note of a call with the client, or of anything else. */
export const NOTE_KINDS = ["note", "call"] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

/** What a member of staff noted; nobody else reads it. */
export interface NoteRecord {
  id: string;
  kind: NoteKind;
  text: string;
  by: string;
  /** ISO 8601. */
  at: string;
}

/** Most characters of a note. */
export const NOTE_MAX = 5000;

/** What is free instead, when a booking can have no room. */
export interface RoomAlternatives {
  /** Rooms of the venue that are free all the time and fit, smallest first. */
  rooms: { id: string; name: string; capacity: number }[];
  /** The nearest other first days, at the same hours, for which the venue has rooms: those of `runs`. */
  days: LocalDate[];
  /** Venues that have rooms on the same days at the same hours. */
  venues: string[];
  /** Other hours of the same days, nearest first. */
  hours: { startTime: WallTime; endTime: WallTime }[];
  /** Runs of as many days, nearest first. */
  runs: LocalDate[][];
  /** As many days at other hours, where neither other days nor other hours would do by themselves. */
  moves: MovedRun[];
  /** Of several days those that fit as they are, where others do not. */
  fitting: LocalDate[];
}
