/** What the chart is made of: typed items over tokens, with what they mean so far. */
import type { Day } from "./calendar.ts";
import type { Token } from "./tokens.ts";
import type { Asked, Doubt, Fact, Locale } from "./types.ts";

export type NumberFact = Fact<Day, number>;
/** Alternatives that the text offers; mostly one. */
export type Option = readonly NumberFact[];

/** A day as far as it is named; `days` where it is known already, several being a doubt. */
export interface DatePart {
  y?: number;
  m?: number;
  d?: number;
  wd?: number;
  days?: readonly Day[];
  /** A bare number: a day only together with others. */
  weak?: boolean;
  /** A weekday with a bare number that does not fit it: perhaps an hour. */
  shaky?: boolean;
  doubts?: readonly Doubt[];
}

export interface ListPart {
  from: DatePart;
  to?: DatePart | undefined;
}

/** An hour as said: `half` is am or pm; `sure` where 24 hours are counted. */
export interface RawClock {
  h: number;
  m: number;
  half?: "am" | "pm" | undefined;
  sure?: boolean | undefined;
  /** « 2 h 30 » without « à »: perhaps a length. */
  loose?: boolean | undefined;
}

/** A quantity, and of what: the unit is its place in the word lists (1 day … 8 quarter), 0 for a number alone. */
export interface RawLength {
  min?: number | undefined;
  max?: number | undefined;
  unit: number;
  business?: boolean | undefined;
}

export interface Item {
  type: string;
  start: number;
  end: number;
  /** Bits of the languages that it can be in: 1 English, 2 French, 4 Spanish. */
  langs: number;
  bonus: number;
  n: number;
  /** Which holiday or zone. */
  key?: string | undefined;
  date?: DatePart | undefined;
  list?: readonly ListPart[] | undefined;
  clock?: RawClock | undefined;
  length?: RawLength | undefined;
  options?: readonly Option[] | undefined;
  doubts?: readonly Doubt[] | undefined;
}

export type Made = Partial<Omit<Item, "start" | "end" | "langs">>;

export interface Env {
  today: Day;
  /** A day of the month that was named before. */
  near: Day | null;
  /** The first day of the week that was named before: its weekdays are meant. */
  week: Day | null;
  /** The hearing's own days, first to last. */
  days: readonly Day[];
  locale: Locale;
  asked: Asked | undefined;
  tokens: readonly Token[];
}
