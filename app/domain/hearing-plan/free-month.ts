/** A month of a venue for a hearing as it is noted: what a card of the talk shows, and what it was asked for. */
import type { LocalDate, WallTime } from "#app/domain/booking/schedule/local-date.ts";
import type { RoomNeed } from "../venue/room-need.ts";
import type { MonthView } from "./month.ts";

export interface FreeMonth extends MonthView {
  need: RoomNeed;
  startTime?: WallTime;
  endTime?: WallTime;
}

/** With the days that are noted. */
export interface ChosenMonth extends FreeMonth {
  chosen: readonly LocalDate[];
}
