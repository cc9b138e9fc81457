/** What a language model says that a message says. Nothing of it counts before it has been read again from its quote. */
import type { Act, PriceSaid, QuestionSaid, Role, Slot, SlotValues } from "../contract.ts";

/** Days and hours as a model writes them: they are only compared with what the grammar reads in the quote. */
export interface ClaimedWhen {
  /** `YYYY-MM-DD`. */
  days: readonly string[];
  /** The same days as runs, first and last, where the model has written them so. */
  runs?: readonly (readonly [from: string, to: string])[];
  /** `HH:MM` on 24 hours. */
  hours: readonly string[];
  /** Which of the hours begins and which ends, where the model says so. */
  from?: string;
  to?: string;
  /** They come besides those of the plan. */
  further?: true;
  /** They are kept in reserve. */
  reserve?: true;
  /** In hours, and in days. */
  length?: { hours?: number; days?: number };
  /** IANA. */
  zone?: string;
}

type Valued<S extends Slot> = S extends "when"
  ? { slot: S; value: ClaimedWhen }
  : S extends Slot
    ? { slot: S; value: SlotValues[S] }
    : never;
/** One value with the words that it is taken from, and what they do with it. */
export type Claim = Valued<Slot> & { quote: string; role: Role };

/** What is to happen to one noted thing. `by` is what takes its place; none: it is asked for again. */
export interface EditClaim {
  handle: string;
  does: "replace" | "remove" | "keep";
  quote: string;
  by: readonly Claim[];
}

/** Hours of some days alone, and not of the whole hearing. */
export interface DayHoursClaim {
  days: readonly string[];
  /** `HH:MM`, the first, the last, or both. */
  start?: string;
  end?: string;
  quote: string;
}

/** Further rooms next to the main one, all for the same people or the same use. */
export interface RoomClaim {
  /** 0: none is wanted. */
  count: number;
  for?: string;
  /** They come on top of those that are noted. */
  more?: true;
  /** They are wanted on these days of the hearing alone. */
  on?: readonly string[];
  quote: string;
}

/** A service or a meal of some days alone, by its field. */
export interface OnDaysClaim {
  field: string;
  days: readonly string[];
  /** What those days have of their own: "lunch for 11". */
  note?: string;
  /** Within which hours of them: "09:30-12:00", "" for the whole day. */
  hours?: string;
  /** It is not wanted on them. */
  not?: true;
  quote: string;
}

export interface Claims {
  claims: readonly Claim[];
  acts: readonly { act: Act; quote: string }[];
  /** Questions put to us, in the visitor's words. */
  questions: readonly string[];
  /** Which answer of ours each of them has (`QuestionSaid.about`). */
  answers?: readonly { quote: string; about: string; own?: QuestionSaid["own"]; price?: Partial<PriceSaid> }[];
  /** What no field holds, in the visitor's words. */
  remarks: readonly string[];
  edits: readonly EditClaim[];
  dayHours: readonly DayHoursClaim[];
  /** What single days have of their own, which the plan has no place for: kept in its words, and a word about no day of the hearing. */
  ofDays: readonly string[];
  /** What of services and meals is wanted on some days: as far as the words name the days, it is theirs and no remark. */
  onDays: readonly OnDaysClaim[];
  rooms: readonly RoomClaim[];
  /** How they want to be reached, or when, in their words. */
  reach: readonly ({ by: "phone" | "email"; quote: string } | { when: true; quote: string })[];
  /** What the visitor is in the matter, in their words. */
  ownPart: readonly { quote: string; whole?: string; replaces?: true }[];
  /** Talk about the talk, which says nothing of a hearing. */
  asides: readonly string[];
  /** Orders to hold rooms. */
  holds: readonly string[];
}
