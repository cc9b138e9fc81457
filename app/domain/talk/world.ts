/** What the policy may know beyond the talk: the clock, the venues as they are in force, and what the driver has looked up. */
import type { LocalDate, WallTime } from "#app/domain/booking/schedule/local-date.ts";
import type { Span } from "#app/understanding/contract.ts";
import type { DetailedValues } from "../booking/requests/detailed-fields.ts";
import type { FitReason } from "../hearing-plan/fit.ts";
import type { MovedRun } from "../hearing-plan/fit-alternatives.ts";
import type { Month } from "../hearing-plan/month.ts";
import type { DayState } from "../venue/availability.ts";
import type { RoomNeed } from "../venue/room-need.ts";
import type { Venue, VenueId } from "../venue/venues.ts";
import type { EditCardName } from "./edit/parts.ts";
import type { Receipt } from "./receipts.ts";

/** Whether the days of the hearing can be had, each with why not. */
export interface FitAnswer {
  days: readonly {
    date: LocalDate;
    state: DayState;
    why?: "weekday" | "holiday" | "hours" | "past" | "size" | "taken";
    /** Of hours that do not fit: when the venue is open on that day. */
    open?: { start: WallTime; end: WallTime };
    /** Of a size that the venue's rooms do not have. */
    reason?: FitReason;
  }[];
  /** The nearest days on which it would fit, of several the first of each run. */
  near: readonly LocalDate[];
  /** What else would do, by the rule of fit. */
  instead?: Instead;
  /** Given where every day can be had. */
  free?: Receipt<"free">;
}

/** Of several days a run holds all of them; `moves` are runs at other hours, `fitting` are those that fit as they are, where others do not. */
export interface Instead {
  runs: readonly (readonly LocalDate[])[];
  hours: readonly { startTime: WallTime; endTime: WallTime }[];
  moves?: readonly MovedRun[];
  fitting: readonly LocalDate[];
  venues: readonly VenueId[];
}

interface Hours {
  startTime?: WallTime;
  endTime?: WallTime;
}
/** A day whose hours are others than the hearing's. */
export interface DayHours extends Hours {
  date: LocalDate;
}

/** What the driver is to find out before the decision holds. */
export type Lookup =
  | ({
      kind: "fit";
      key: string;
      venue: VenueId;
      days: readonly LocalDate[];
      people?: number;
      /** What else its rooms must have, where that is noted. */
      need?: RoomNeed;
      own?: readonly DayHours[];
    } & Hours)
  | { kind: "free"; key: string; venue: VenueId; spans: readonly (readonly [LocalDate, LocalDate])[]; people?: number; inARow: number }
  /** `values`: the plan under the names of the detailed request. */
  | { kind: "estimate"; key: string; values: DetailedValues }
  | { kind: "month"; key: string; venue: VenueId; month: Month; need: RoomNeed; startTime?: WallTime; endTime?: WallTime }
  | { kind: "rooms"; key: string; venue: VenueId; need: RoomNeed }
  | { kind: "hold"; key: string; reference: string }
  | { kind: "faq"; key: string; quote: string; id?: string }
  | { kind: "status"; key: string; reference: string };

export interface World {
  /** At the venue. */
  today: LocalDate;
  /** This moment, in milliseconds, where the hour at a place may be asked for. */
  now?: number;
  venues: readonly Venue[];
  /** The office's number, as people read it. */
  phone: string;
  /** By key of the lookup; null where there is no answer. An absent key has not been looked up. */
  facts: {
    fit?: Readonly<Record<string, FitAnswer | null>>;
    free?: Readonly<Record<string, Receipt<"free"> | null>>;
    estimate?: Readonly<Record<string, Receipt<"estimate"> | null>>;
    month?: Readonly<Record<string, Receipt<"month"> | null>>;
    rooms?: Readonly<Record<string, Receipt<"rooms"> | null>>;
    hold?: Readonly<Record<string, Receipt<"hold"> | null>>;
    faq?: Readonly<Record<string, { id: string; text: string } | null>>;
    status?: Readonly<Record<string, Receipt<"status"> | null>>;
  };
  /**
   * A button: an option of the question that was asked, or of the one with this mark (`press.ts`); the summary that is to be sent, with
   * a hold or without; the hold alone, of the booking with this number ("": of what is not sent yet; null: it is wished for no more); a card that is to be shown; or one that
   * was filled.
   */
  pressed?:
    | { option: string; mark?: string }
    | { send: string; hold?: true }
    | { hold: string | null }
    | { edit: EditCardName }
    | { filled: EditCardName; typed: Readonly<Record<string, string>> };
  /** The message, for what is passed on to staff word for word; nothing is decided by it. */
  message?: string;
  /** The message is a document that somebody else wrote: a notice, an order, a thread. */
  pasted?: boolean;
  /** Where that document begins in the message; what comes before are the visitor's own words. */
  pastedFrom?: number;
  /** Of a forwarded mail: the lines of its head with names and addresses. */
  mail?: { heads: readonly (Span & { line: string })[] };
  /** Of the visitor's number, where its area code has another one than the venue (IANA). */
  phoneZone?: string;
  /** The language of a message in none of ours, ISO 639-1, where it is known. */
  otherLanguage?: string;
}

export const NO_FACTS: World["facts"] = {};

export function venueIn(world: World, id: string | undefined): Venue | null {
  return world.venues.find((venue) => venue.id === id) ?? null;
}
