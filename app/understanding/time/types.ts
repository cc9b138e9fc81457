/** What a text says of days, hours, lengths, counts and zones. `D` is a day and `T` an hour: strings outside, numbers while reading. */

export type Locale = "en" | "fr" | "es";

/** What had just been asked for: it lets a bare number be an answer. */
export type Asked = "date" | "time" | "length" | "people" | "rooms" | "zone";

export interface TimeContext {
  /** Today, `YYYY-MM-DD`, on the venue's calendar. */
  today: string;
  /** The page's language; a text may be in another. */
  locale: Locale;
  asked?: Asked | undefined;
  /** A day already noted: "the 12th" stays in its month. */
  near?: string | undefined;
  /** The hearing's own days, where some are noted: a bare weekday is of them. */
  days?: readonly string[] | undefined;
}

export type WhenKind = "days" | "window" | "by" | "from" | "every" | "past";

/** Days as spans in order, both ends included. `by` holds its last day, `from` its first, `every` its bounds where it has some. */
export interface When<D = string> {
  kind: WhenKind;
  spans: readonly (readonly [D, D])[];
  /** Of `every`: 1 for Monday to 7 for Sunday. */
  weekdays?: readonly number[] | undefined;
  /** Of `from`: the hearing itself starts that day: surely ("starting May 3"), perhaps ("from May 3"), or not ("any time after May 3"). */
  starts?: "surely" | "perhaps" | undefined;
}

/** `at` an hour, or `from` and `to`, either of which may be open. */
export interface Clock<T = string> {
  at?: T | undefined;
  from?: T | undefined;
  to?: T | undefined;
}

export type Part = "morning" | "midday" | "afternoon" | "evening";
export type LengthUnit = "h" | "d" | "w" | "mo";

/** From `min` to `max`; equal where one number is said. */
export interface Amount<U> {
  min?: number | undefined;
  max?: number | undefined;
  unit: U;
}

/** Places among the noted days: 1 for the first, -1 for the last; all of them, those between the first and the last, or those not named yet. */
export type OnDays = readonly number[] | "all" | "middle" | "others";

/** One thing said, with its facets. */
export interface Fact<D = string, T = string> {
  when?: When<D> | undefined;
  clock?: Clock<T> | undefined;
  part?: Part | undefined;
  zone?: string | undefined;
  /** Taken out of what `when` or `open` leaves free. */
  except?: { weekdays: readonly number[]; spans: readonly (readonly [D, D])[] } | undefined;
  /** Besides the days that are noted: "add the 9th". */
  further?: true | undefined;
  /** The fact is ruled out, not wanted. */
  ruledOut?: true | undefined;
  /** It was noted and never meant: "I never said the 24th", "take that date off". Without days it is of all that are noted. */
  takenBack?: true | undefined;
  /** They are none of that role: "the 18th is no second choice", "I never ruled out the 4th". Without days it is of all that have it. */
  leaves?: "backup" | "not" | undefined;
  /** On one of these weekdays, 1 for Monday to 7 for Sunday; which date that is, nobody has said. */
  among?: readonly number[] | undefined;
  /** Which of the noted days it is of, where they are named by their place: "the first day", "both", "the other two". */
  on?: OnDays | undefined;
  /** The days that `when` takes the place of: "the 12th instead of the 11th". */
  inPlaceOf?: readonly (readonly [string, string])[] | undefined;
  /** Of a second choice: one more day of the same hearing, in case it runs over. */
  reserve?: true | undefined;
  /** These and no others: "only the 9th", "the new dates are …". */
  only?: true | undefined;
  /** What it is of, where that is not the hearing: people or a service on some of its days, or something else ("delivery on the 8th"). */
  of?: "people" | "other" | undefined;
  /** At the hours that the hearing has: "second choice the 9th, same hours". */
  sameHours?: true | undefined;
  /** It says something of days that are known, and moves nothing there: "the 15th is from 9 to 12". */
  tells?: true | undefined;
  /** The hour that `clock` takes the place of: "5 instead of 4:30". */
  insteadOf?: string | undefined;
  length?: Amount<LengthUnit> | undefined;
  count?: Amount<"people" | "rooms"> | undefined;
  open?: "flexible" | "unknown" | undefined;
}

export type Kind =
  | "day"
  | "days"
  | "window"
  | "by"
  | "from"
  | "every"
  | "past"
  | "time"
  | "length"
  | "count"
  | "zone"
  | "open"
  | "not"
  | "unread";

/** Why a reading has to be asked: two meanings, an impossible day, a word that nothing explains, a vague amount. */
export type Doubt = "ambiguous" | "impossible" | "residue" | "vague" | "slip";

export interface Reading {
  kind: Kind;
  /** What it may mean, likeliest first. Each is a list of alternatives that the text itself offers ("the 3rd or the 5th"), mostly one. */
  options: readonly (readonly Fact[])[];
  /** The one meaning, or null where it has to be asked. */
  value: readonly Fact[] | null;
  doubts: readonly Doubt[];
  /** Weekdays and no date: "Monday to Friday". */
  weekdaysOnly?: true;
  /** Time words inside or next to the reading that it does not explain. */
  residue: readonly string[];
  start: number;
  end: number;
  quote: string;
}
