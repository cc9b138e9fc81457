/** Plays a talk against a world of its own: looks up what is asked for, does what is commanded, and keeps what was decided. */

import { weekday } from "#app/domain/booking/schedule/local-date.ts";
import { report } from "#app/domain/talk/answer/report.ts";
import type { Utterance } from "#app/domain/talk/answer/says.ts";
import { decide } from "#app/domain/talk/decide.ts";
import type { Decision } from "#app/domain/talk/decision.ts";
import { type AnyReceipt, issueReceipt } from "#app/domain/talk/receipts.ts";
import { type Command, NEW_TALK, type TalkState } from "#app/domain/talk/state.ts";
import { type FitAnswer, type Lookup, NO_FACTS, type World } from "#app/domain/talk/world.ts";
import { VENUES } from "#app/domain/venue/venues.ts";
import type { Act, ActSaid, Role, Slot, SlotValues, Statement, Understanding } from "#app/understanding/contract.ts";
import type { Fact, Reading } from "#app/understanding/time/types.ts";

export const WORLD: World = { today: "2026-11-23", venues: VENUES, phone: "+1 (416) 555-0100", facts: NO_FACTS };

let at = 0;
const span = (quote: string) => {
  at += quote.length + 1;
  return { start: at - quote.length - 1, end: at - 1 };
};

/** A statement with its quote. */
export function states<S extends Slot>(slot: S, value: SlotValues[S], quote: string, role: Role = "states"): Statement {
  return { slot, value, quote, at: span(quote), role, score: 0.99, sources: ["detector"] } as unknown as Statement;
}

export function reading(facts: readonly Fact[], quote: string, kind: Reading["kind"] = "day"): Reading {
  return { kind, options: [facts], value: facts, doubts: [], residue: [], start: 0, end: quote.length, quote };
}

/** Days, an hour, a length, as one statement. */
export const when = (fact: Fact, quote: string, role: Role = "states") => states("when", reading([fact], quote), quote, role);
export const days = (...spans: (readonly [string, string])[]): Fact => ({ when: { kind: "days", spans } });
export const act = (name: Act): ActSaid => ({ act: name, at: { start: 0, end: 0 }, score: 0.99, sources: ["detector"] });

export function said(more: Partial<Understanding> = {}): Understanding {
  return { language: "en", statements: [], acts: [], questions: [], doubts: [], rest: [], ...more };
}

/** Free on business days in the morning to the evening, and closed on weekends; what begins later than that needs another day and another hour. */
function fitOf({ venue, days: asked, startTime = "09:00" }: Extract<Lookup, { kind: "fit" }>): FitAnswer {
  const days = asked.map((date) => {
    const isClosed = weekday(date) % 6 === 0;
    return { date, state: isClosed ? ("closed" as const) : ("free" as const), ...(isClosed ? { why: "weekday" as const } : {}) };
  });
  const isFree = days.every(({ state }) => state === "free");
  const byDay = {
    runs: [["2027-03-15"], ["2027-03-16"]],
    hours: [{ startTime: "10:00", endTime: "13:30" }],
    fitting: [],
    venues: ["arbitration_place_ottawa" as const],
  };
  const late = { runs: [], hours: [], moves: [{ days: ["2027-03-15"], startTime: "15:00", endTime: "19:00" }], fitting: [], venues: [] };
  const instead = startTime < "19:00" ? byDay : late;
  return {
    days,
    near: instead.runs.flatMap(([first]) => first ?? []),
    ...(isFree ? {} : { instead }),
    ...(isFree ? { free: issueReceipt("free", { venue, days: asked }) } : {}),
  };
}

function lookUp(world: World, lookup: Lookup): World {
  const { facts } = world;
  switch (lookup.kind) {
    case "fit":
      return { ...world, facts: { ...facts, fit: { ...facts.fit, [lookup.key]: fitOf(lookup) } } };
    case "free":
      return {
        ...world,
        facts: {
          ...facts,
          free: { ...facts.free, [lookup.key]: issueReceipt("free", { venue: lookup.venue, days: lookup.spans.map(([from]) => from) }) },
        },
      };
    case "estimate":
      return { ...world, facts: { ...facts, estimate: { ...facts.estimate, [lookup.key]: null } } };
    case "faq":
      return {
        ...world,
        facts: {
          ...facts,
          faq: {
            ...facts.faq,
            [lookup.key]: lookup.quote.includes("parking") ? { id: "parking", text: "Yes, under the building." } : null,
          },
        },
      };
    case "month":
      return { ...world, facts: { ...facts, month: { ...facts.month, [lookup.key]: null } } };
    case "rooms":
      return { ...world, facts: { ...facts, rooms: { ...facts.rooms, [lookup.key]: null } } };
    case "hold":
      return { ...world, facts: { ...facts, hold: { ...facts.hold, [lookup.key]: holdOf(lookup.reference, null) } } };
    case "status":
      return { ...world, facts: { ...facts, status: { ...facts.status, [lookup.key]: statusOf(lookup.reference) } } };
  }
}

const holdOf = (reference: string, asked: "sent" | null) =>
  issueReceipt("hold", {
    reference,
    asked,
    state: { state: "offered", days: [], rooms: [] },
    venue: "arbitration_place_toronto",
    mailedTo: "p•••@firm.example",
  });

const statusOf = (reference: string) =>
  issueReceipt("status", {
    reference,
    version: 1,
    status: "pending",
    date: "2027-03-08",
    startTime: "09:30",
    days: ["2027-03-08"],
    venue: "arbitration_place_toronto",
    locationType: "in_person",
    heldUntil: null,
  });

export function receiptOf(command: Command): AnyReceipt {
  switch (command.kind) {
    case "submit":
      return issueReceipt("booked", { reference: "TOR-2027-0042", callBy: "2026-11-23T18:00:00Z", zone: "America/Toronto" });
    case "cancel":
      return issueReceipt("cancelled", { reference: command.reference });
    case "move":
      return issueReceipt("changed", {
        reference: command.reference,
        days: command.days ?? [command.date],
        startTime: command.startTime,
      });
    case "pass_on":
      return issueReceipt("passed_on", { reference: command.reference, dueAt: null, zone: "America/Toronto" });
    case "copy":
      return issueReceipt("copied", { reference: command.reference });
    case "hold":
      return holdOf(command.reference, "sent");
    case "link":
      return issueReceipt("linked", { reference: command.reference });
    case "forget":
      return issueReceipt("forgotten", { at: "2026-11-23T15:00:00Z" });
    case "callback":
      return issueReceipt("call", { phone: command.phone, by: null, zone: "America/Toronto" });
  }
}

export interface Turn {
  before: TalkState;
  said: Understanding;
  decision: Decision;
  /** With what became of the commands. */
  says: readonly Utterance[];
  after: TalkState;
  receipts: readonly AnyReceipt[];
  world: World;
}

/** One turn, with its lookups and its commands. */
export function turn(before: TalkState, message: Understanding, given: World = WORLD): Turn {
  let world = given;
  let decision = decide(before, message, world);
  for (let round = 0; decision.lookups.length > 0; round += 1) {
    if (round > 8) throw new Error("The lookups have no end");
    for (const lookup of decision.lookups) world = lookUp(world, lookup);
    decision = decide(before, message, world);
  }
  let after = decision.next;
  const says = [...decision.say];
  const receipts: AnyReceipt[] = [];
  const queue = [...decision.commands];
  for (let command = queue.shift(); command; command = queue.shift()) {
    const receipt = receiptOf(command);
    receipts.push(receipt);
    const told = report(after, { command, receipt }, world);
    after = told.next;
    says.push(...told.say);
    queue.push(...told.follows);
  }
  return { before, said: message, decision, says, after, receipts, world };
}

/** A whole talk. */
export function play(messages: readonly Understanding[], start: TalkState = NEW_TALK, world: World = WORLD): Turn[] {
  const turns: Turn[] = [];
  let state = start;
  for (const message of messages) {
    const next = turn(state, message, world);
    turns.push(next);
    state = next.after;
  }
  return turns;
}

export const held = (state: TalkState, field: keyof TalkState["values"]) => state.values[field]?.value;
