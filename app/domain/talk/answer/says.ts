/** What the policy has decided to say, before it has words. `app/i18n/talk` words it. */

import type { ContactWay } from "#app/domain/booking/contact-way.ts";
import type { DraftForm } from "#app/domain/booking/draft/draft-fields.ts";
import type { AlternativeDay } from "#app/domain/booking/registry/entries.ts";
import type { EffectCode } from "#app/domain/booking/rules/effects.ts";
import type { ReasonCode } from "#app/domain/booking/rules/table.ts";
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import type { Issue } from "#app/domain/errors.ts";
import type { EstimateItem, EstimateLine } from "#app/domain/estimate/estimate.ts";
import type { CardOptions, EditCard } from "#app/domain/talk/edit/card.ts";
import type { EditPart } from "#app/domain/talk/edit/parts.ts";
import type { Remark, TalkField, TalkValues } from "#app/domain/talk/plan/fields.ts";
import type { Plan } from "#app/domain/talk/plan/operations.ts";

import type { Receipt } from "#app/domain/talk/receipts.ts";
import type { Command, Point, Topic } from "#app/domain/talk/state.ts";
import { VENUE_RANKS, type VenueUtterance } from "#app/domain/talk/venue/says.ts";
import type { FitAnswer } from "#app/domain/talk/world.ts";
import type { VenueId } from "#app/domain/venue/venues.ts";
import type { PersonSaid } from "#app/understanding/contract.ts";
import type { ReadOut } from "./request/answered-with.ts";

/** Fields that an estimate cannot do without. */
export type EstimateNeed = "preferredDate" | "location" | "mainRoomCapacity";

export type Card = "contact" | "days" | "fields" | "month";
/** A line of what is noted: one field, or the days and hours together. */
export type NotedLine =
  /** `counted`: it follows from the list of people. */
  | { line: "field"; field: TalkField; value: string; was?: string; counted?: true }
  /** `was` is the plan before; `corrected` shows what it was. */
  | { line: "plan"; plan: Plan; was?: Plan; corrected?: boolean }
  | { line: "person"; person: PersonSaid }
  | { line: "alternative"; day: AlternativeDay };

/** What a noted value comes from. `quote`: the visitor's words, or of a half day the note of what was said of the end. */
export type Because =
  | { from: "words" | "follows" | "half_day"; quote: string }
  | { from: "hand" }
  | { from: "rule"; code: EffectCode | null };

export type Utterance =
  | VenueUtterance
  | { kind: "greeting"; short: boolean }
  | { kind: "no_venue"; quote: string }
  | { kind: "thanks" }
  /** `kept`: there is a draft, which can be taken up again. */
  | { kind: "bye"; kept: boolean }
  /** The visitor calls us, or comes back: a draft is kept and not sent. */
  | { kind: "on_hold"; kept: boolean; phone: string }
  | { kind: "unclear"; person: boolean; phone: string }
  | { kind: "upset"; phone: string }
  | { kind: "attack" }
  /** What the assistant is: no person. */
  | { kind: "self"; phone: string }
  /** Said once the booking is cancelled: it is in the conversation, and nothing more is done with it. */
  | { kind: "heard"; quotes: readonly string[] }
  /** A note is ordered, and nothing says what is to be in it. */
  | { kind: "note_what" }
  | { kind: "not_ours" }
  | { kind: "no_language"; language: string | null; phone: string }
  | { kind: "language" }
  | { kind: "noted"; lines: readonly NotedLine[]; context: TalkValues }
  /** What is noted, asked for: all of it, `fields`, or `answers` to questions; `open` are those of which nothing is; `sent`: the number it was sent under. */
  | {
      kind: "shown";
      form: DraftForm;
      values: TalkValues;
      plan: Plan;
      fields: readonly TalkField[] | null;
      open: readonly TalkField[];
      sent: string | null;
      answers?: readonly ReadOut[];
    }
  /** Why `fields` are noted as they are; `past`: as they were before this message. `open`: of which nothing is noted; none at all where nothing was named. */
  | {
      kind: "explained";
      values: TalkValues;
      plan: Plan;
      fields: readonly TalkField[];
      open: readonly TalkField[];
      because: readonly Because[];
      past: boolean;
      /** Whose card changes it. */
      part: EditPart | null;
    }
  /** The hour at places; `on`: the day for which they are compared. */
  | { kind: "clocks"; asks: "now" | "difference"; places: readonly { place: string; zone: string }[]; at: number; on: LocalDate | null }
  /** What was corrected, to somebody who is upset: it comes before anything else. */
  | { kind: "owned" }
  /** No call is wanted: staff write. */
  | { kind: "no_calls" }
  | {
      kind: "cleared";
      fields: readonly TalkField[];
      people?: readonly PersonSaid[];
      days?: readonly LocalDate[];
      remarks?: readonly string[];
    }
  /** A card of the request. `quote`: an order that it is opened for; `refused`: what was typed is not right yet; `unasked`: the sheet after much was said. */
  | {
      kind: "edit";
      card: EditCard;
      /** With which the card is made again, where values changed behind it. */
      options: CardOptions;
      quote: string | null;
      refused: boolean;
      unasked: boolean;
    }
  /** What was typed stays as it is, though the list of people says another value. */
  | { kind: "listed"; field: "mainRoomCapacity" | "locationType"; kept: string; listed: string }
  /** A card was taken, with a button that takes all of it back. */
  | { kind: "saved"; unchanged: boolean }
  /** What they say is noted now, so they are no remarks any more. */
  | { kind: "resolved"; remarks: readonly string[] }
  | { kind: "remarked"; remarks: readonly Remark[] }
  | { kind: "to_follow"; fields: readonly TalkField[]; unasked: boolean }
  | { kind: "invalid"; field: TalkField; quote: string }
  /** The rules hold another value than the one that was said. */
  | { kind: "ruled"; field: TalkField; value: string; because: EffectCode | null }
  | { kind: "undone" }
  | { kind: "nothing_to_undo" }
  | { kind: "restarted" }
  | { kind: "kept" }
  /** A button was pressed whose question has its answer, or gave way to another one: nothing was done. */
  | { kind: "settled_already" }
  /** A correction that nobody could place is kept for staff. */
  | { kind: "for_staff" }
  /** The booking is another one than the yes was given for: nothing was done. */
  | { kind: "changed_since" }
  | { kind: "again" }
  | { kind: "answer"; quote: string; text: string; id: string }
  | { kind: "estimate"; receipt: Receipt<"estimate"> }
  /**
   * What one thing costs, or everything on some days (`whole`); without lines it has no rate. `days`: those that were asked for; `added`: the
   * plan has none of it yet; `totalCents`: what the plan comes to, where that is said with it.
   */
  | {
      kind: "estimate_part";
      receipt: Receipt<"estimate">;
      items: readonly EstimateItem[];
      lines: readonly EstimateLine[];
      days: readonly LocalDate[] | null;
      whole: boolean;
      added: boolean;
      totalCents: number | null;
    }
  /** No rate is kept of what was asked for. */
  | { kind: "unpriced" }
  /** Every day with what it comes to, or every thing; `sent`: of a request that is in. */
  | { kind: "estimate_rows"; by: "day" | "item"; receipt: Receipt<"estimate">; sent: boolean }
  /** Who pays, or who gets the invoice, as this request says it; `isSaid`: something of it is noted. */
  | { kind: "split"; asks: "who_pays" | "invoice"; values: TalkValues; receipt: Receipt<"estimate"> | null; isSaid: boolean }
  /** What an estimate still needs. */
  | { kind: "estimate_needs"; fields: readonly EstimateNeed[] }
  /** `more`: further questions without an answer, where they are said together. */
  | { kind: "unanswered"; quote: string; more?: readonly string[] }
  | { kind: "unfit"; venue: VenueId; fit: FitAnswer }
  | { kind: "too_many"; venue: VenueId; people: number; most: number; larger: readonly VenueId[] }
  | { kind: "shortest"; quote: string }
  /** More days than a request may have. */
  | { kind: "longest"; quote: string }
  | { kind: "free"; receipt: Receipt<"free"> }
  | { kind: "booked"; receipt: Receipt<"booked">; reach?: ContactWay }
  | { kind: "changed"; receipt: Receipt<"changed"> }
  | { kind: "cancelled"; receipt: Receipt<"cancelled"> }
  | { kind: "passed_on"; receipt: Receipt<"passed_on"> }
  /** Words that staff were given for a booking, next to how it is noted: they count once staff have confirmed them. */
  | { kind: "handed_on"; reference: string; words: readonly string[] }
  | { kind: "copied"; receipt: Receipt<"copied"> }
  | { kind: "linked"; receipt: Receipt<"linked"> }
  | { kind: "status"; receipt: Receipt<"status">; reach?: ContactWay }
  | { kind: "call"; receipt: Receipt<"call">; reach?: ContactWay }
  | { kind: "forgotten"; receipt: Receipt<"forgotten"> }
  | { kind: "not_found"; reference: string; phone: string }
  | { kind: "failed"; command: Command["kind"] | "month"; phone: string; office?: { phone: string; email: string } }
  /** Why the request cannot be sent as it is. */
  | { kind: "refused"; issues: readonly Issue[]; venue: VenueId | null; phone: string }
  /** Why a booking cannot be moved there; nothing has changed. */
  | { kind: "not_moved"; reference: string; issues: readonly Issue[] }
  /** Nothing is sent yet; `why`: what it waits for, which may be fields that are `open`. */
  | { kind: "not_sent"; why?: "open" | "question" | "changed" | "yes"; open?: readonly TalkField[] }
  | { kind: "proof"; reference: string }
  | { kind: "person"; phone: string; noCall: boolean }
  /** `earlier`: the words that it quotes are of a message before this one. */
  | { kind: "point"; point: Point; again: boolean; context: TalkValues; plan: Plan; earlier?: true }
  | {
      kind: "ask";
      topic: Topic;
      fields: readonly TalkField[];
      again: boolean;
      buttons: readonly Button[];
      card: Card | null;
      /** Of the month's card. */
      month: { receipt: Receipt<"month">; chosen: readonly LocalDate[] } | null;
      reason: ReasonCode | null;
      offers: readonly LocalDate[];
    }
  /** Not a question: what is still needed, with its card; said again, that nothing is sent without it. `written`: staff write, and do not call. */
  | { kind: "waiting"; fields: readonly TalkField[]; phone: string; again: boolean; written: boolean }
  /** `offersMore`: nothing of what may be added was said. */
  | {
      kind: "summary";
      fingerprint: string;
      form: DraftForm;
      values: TalkValues;
      plan: Plan;
      offersMore: boolean;
      /** It names days and a venue of ours, whose rooms can be held with it. */
      holdable: boolean;
    }
  /** After the first summary: `changed` since, and said. */
  | { kind: "ready"; fingerprint: string; changed: boolean; holdable: boolean };

export interface Button {
  field: TalkField;
  value: string;
}

/** Feelings and what became of things first, then answers, then what was noted, warnings, and the one question last. */
const RANKS: Readonly<Record<Utterance["kind"], number>> = {
  greeting: -1,
  thanks: 0,
  no_language: 0,
  language: 0,
  upset: 0,
  owned: 0,
  attack: 1,
  self: 1,
  heard: 1,
  note_what: 1,
  unclear: 1,
  not_ours: 2,
  undone: 1,
  nothing_to_undo: 1,
  restarted: 1,
  kept: 1,
  settled_already: 1,
  changed_since: 1,
  again: 1,
  booked: 1,
  changed: 1,
  cancelled: 1,
  passed_on: 1,
  copied: 1,
  linked: 1,
  forgotten: 1,
  failed: 1,
  refused: 1,
  not_moved: 1,
  not_found: 1,
  not_sent: 1,
  answer: 2,
  estimate: 2,
  estimate_part: 2,
  unpriced: 2,
  estimate_needs: 2,
  estimate_rows: 2,
  split: 2,
  ...VENUE_RANKS,
  unanswered: 6,
  status: 2,
  explained: 4,
  clocks: 2,
  shown: 4,
  handed_on: 5,
  no_calls: 3,
  noted: 3,
  cleared: 3,
  resolved: 4,
  listed: 5,
  to_follow: 3,
  remarked: 4,
  ruled: 5,
  no_venue: 5,
  invalid: 5,
  shortest: 5,
  longest: 5,
  too_many: 5,
  unfit: 5,
  free: 5,
  call: 6,
  person: 6,
  proof: 6,
  saved: 1,
  edit: 8,
  for_staff: 8,
  waiting: 7,
  point: 8,
  ask: 8,
  summary: 8,
  ready: 8,
  bye: 9,
  on_hold: 9,
};

export function inOrder(says: readonly Utterance[]): Utterance[] {
  return [...says].sort((one, other) => RANKS[one.kind] - RANKS[other.kind]);
}
