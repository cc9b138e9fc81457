/** What staff ask of a booking's status. */
import type { BookingStatus } from "#app/domain/booking/vocabulary.ts";

export type Wish = BookingStatus | "delete";

/** What a move needs besides its status. */
export interface Move {
  roomId?: string;
  reason?: string;
  overrideReason?: string;
  /** What is taken instead, of what a refusal offers. */
  instead?: string;
}
