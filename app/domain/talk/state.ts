/** What a talk keeps from turn to turn. Plain data: it is stored as JSON. */

import type { DraftForm } from "#app/domain/booking/draft/draft-fields.ts";
import type { LocalDate, WallTime } from "#app/domain/booking/schedule/local-date.ts";
import type { EditPart } from "#app/domain/talk/edit/parts.ts";
import type { Plan } from "#app/domain/talk/plan/operations.ts";
import type { DayRoles } from "#app/domain/talk/plan/roles.ts";
import type { Subject } from "#app/domain/talk/remarks/subject.ts";
import type { Locale, PersonSaid, Statement } from "#app/understanding/contract.ts";
import type { SectionId } from "../booking/registry/registry.ts";
import type { BookingStatus } from "../booking/vocabulary.ts";
import type { About, TalkField, TalkValues } from "./plan/fields.ts";
import { NO_PLAN } from "./plan/plan.ts";

/** What a question is about. `choice` is an open point; `change` asks what is wrong with a summary. */
export type Topic =
  | "kind"
  | "place"
  | "format"
  | "city"
  | "date"
  | "time"
  | "length"
  | "contact"
  | "story"
  | "zone"
  | "phone"
  | "reference"
  | "booking_change"
  | "change"
  | "summary"
  | "choice"
  | `section:${SectionId}`;

/** The state of a booking that a question was asked of: a yes to it holds for that state alone. */
export interface Seen {
  version: number;
  status: BookingStatus;
}

/** What cannot be taken back, or reaches somebody: only ever done after a yes to its own question. */
export type Command =
  /**
   * `also`: what the visitor adds in the same breath, passed on to staff word for word once the request is in. `hold`: the link that holds
   * its rooms is mailed then.
   */
  | { kind: "submit"; fingerprint: string; also?: string; hold?: true }
  /** `reason`: why, in the visitor's words. */
  | { kind: "cancel"; reference: string; reason?: string; seen?: Seen }
  /** `days`: of several every day, in the order of those that they take the place of; `date` is the first. */
  | { kind: "move"; reference: string; date: LocalDate; days?: readonly LocalDate[]; startTime: WallTime | null; seen?: Seen }
  /** Words for staff about a booking: what cannot be changed at once. */
  | { kind: "pass_on"; reference: string; words: string }
  | { kind: "copy"; reference: string }
  /** Has the link mailed that holds the rooms: to the booking's own address, where pressing it holds them. */
  | { kind: "hold"; reference: string }
  | { kind: "link"; reference: string }
  /** Deletes the talk and its draft. */
  | { kind: "forget" }
  | { kind: "callback"; phone: string; wish: string | null };

/** What choosing an option does. */
export type Deed =
  | { do: "take"; statement: Statement }
  | { do: "remark"; quote: string; about?: About }
  | { do: "several"; deeds: readonly Deed[] }
  | { do: "clear"; fields: readonly TalkField[]; quote: string }
  /** Somebody comes on these of the hearing's days, or is by video on them; on every day where there is none. */
  | { do: "days"; person: PersonSaid; days: readonly string[]; remote?: true }
  /** The days, the second choices and the ruled-out days become these. */
  | { do: "roles"; roles: DayRoles }
  /** Opens the card of a part. */
  | { do: "edit"; part: EditPart }
  | { do: "restart" }
  | { do: "command"; command: Command }
  /** Begins another request; contact and people stay, or nothing does. */
  | { do: "begin"; keep: boolean; statements: readonly Statement[] }
  | { do: "nothing" };

export const OPTION_WORDS = [
  "yes",
  "no",
  "move",
  "second_choice",
  "leave",
  "change_it",
  "note_it",
  "whole_hearing",
  "witness_only",
  "these_days",
  "keep_days",
  "call_me",
  "both",
  "clear",
  "keep",
  "forget",
  "cancel_it",
  "keep_it",
  "add_it",
  "new_request",
  "neither",
  "keep_people",
  "in_addition",
  "keep_ruled_out",
  "keep_first",
  "edit_days",
] as const;
export type OptionWord = (typeof OPTION_WORDS)[number];
export interface Option {
  id: string;
  /** A value by its label, days, or a word. */
  label: { statement: Statement } | { days: readonly LocalDate[] } | { word: OptionWord };
  deed: Deed;
}

export const POINT_KINDS = [
  "move_days",
  "ruled_out",
  "days_change",
  "change_value",
  "doubt",
  "past",
  "too_far",
  "scope",
  "city_format",
  "zone",
  "recurrence",
  "document",
  "unfit",
  "asked_days",
  "matter",
  "crowd",
  "hour_skipped",
  "hour_twice",
  "person_days",
  "enter",
  "restart",
  "drop_draft",
  "stop",
  "cancel_booking",
  "move_booking",
  "pass_on",
  "link",
  "add_or_new",
] as const;
export type PointKind = (typeof POINT_KINDS)[number];
/** Something that has to be asked before it may count. */
export interface Point {
  /** The same for the same question, so that it is never put a third time. */
  id: string;
  kind: PointKind;
  quote: string;
  field?: TalkField;
  days?: readonly LocalDate[];
  start?: WallTime;
  end?: WallTime;
  /** Ours, and the one that was said. */
  zones?: readonly [string, string];
  /** Of a booking. */
  reference?: string;
  /** Who is noted, of whom something else was said. */
  person?: PersonSaid;
  options: readonly Option[];
  /** Ids of the options that a plain yes and a plain no mean; absent where they mean neither. */
  yes?: string;
  no?: string;
}

export interface Asked {
  topic: Topic;
  fields: readonly TalkField[];
  /** Id of the point, of `choice`. */
  point?: string;
}

/** What an undo brings back. */
export interface Snapshot {
  form: DraftForm;
  values: TalkValues;
  loose: Plan;
  points: readonly Point[];
}

export interface TalkState extends Snapshot {
  locale: Locale;
  asked: Asked | null;
  /** How often each question was put, by topic or id of its point. */
  put: Readonly<Record<string, number>>;
  /** Fingerprint of the summary that was shown last. */
  summary: string | null;
  /** Mark of what the last summary showed: it is shown again once something in it is other. */
  card: string | null;
  /** Fingerprints of all that were shown. */
  shown: readonly string[];
  /** `made`: this talk has made it, whether or not its links still prove who owns it. */
  booking: { reference: string; owned: boolean; made?: true; cancelled?: true } | null;
  undo: readonly Snapshot[];
  /** Keys of what was said once and is not said again. */
  told: readonly string[];
  /** What each remark is about, by its words. */
  subjects: Readonly<Record<string, Subject>>;
  /** Tries in a row that moved nothing. */
  stuck: number;
}

export const NEW_TALK: TalkState = {
  form: "fast",
  values: {},
  loose: NO_PLAN,
  points: [],
  locale: "en",
  asked: null,
  put: {},
  summary: null,
  card: null,
  shown: [],
  booking: null,
  undo: [],
  told: [],
  subjects: {},
  stuck: 0,
};
/** A key of what was said once: the last turn was about when we call. */
export const CALLING = "calling";
/** A key of what was said once: what comes next is the note that was ordered. */
export const NOTE_OPEN = "note_open";
/** So many turns can be taken back. */
export const MOST_UNDO = 20;
