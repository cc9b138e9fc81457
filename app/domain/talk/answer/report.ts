/** What became of a command, said from its receipt. */

import type { ContactWay } from "#app/domain/booking/contact-way.ts";
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import type { Issue } from "#app/domain/errors.ts";
import { otherDaysPoint } from "#app/domain/talk/on-booking.ts";
import type { TalkField } from "#app/domain/talk/plan/fields.ts";
import { wantedFit } from "#app/domain/talk/plan/fit.ts";
import { planOf } from "#app/domain/talk/plan/plan.ts";
import { refusedPoint } from "#app/domain/talk/plan/when-points.ts";
import { isNoCall, reachOf } from "#app/domain/talk/reach.ts";
import type { AnyReceipt } from "#app/domain/talk/receipts.ts";
import { CALLING, type Command, NEW_TALK, type TalkState } from "#app/domain/talk/state.ts";
import { canBeHeld, mailedKey, withoutHoldWish } from "#app/domain/talk/venue/hold.ts";
import { venueIn, type World } from "#app/domain/talk/world.ts";
import type { Locale } from "#app/understanding/contract.ts";
import { withHandedOn } from "./handed-on.ts";
import type { Utterance } from "./says.ts";

/** `office`: no further request is taken, and so the office is reached instead; `issues`: what of the request was refused, field by field; `runs`: the days that a move can have instead. */
export type Outcome =
  | { command: Command; receipt: AnyReceipt }
  | {
      command: Command;
      receipt: null;
      issues?: readonly Issue[];
      runs?: readonly (readonly LocalDate[])[];
      office?: { phone: string; email: string };
    };

export interface Reported {
  say: Utterance[];
  next: TalkState;
  /** What is to be done now that this is done. */
  follows: readonly Command[];
}

/** What is said of it and the state after it. A failure changes nothing, and the same yes may be given again. */
export function report(state: TalkState, outcome: Outcome, world: World): Reported {
  const { command, receipt } = outcome;
  if (!receipt && command.kind === "submit" && outcome.issues?.length) return refused(state, outcome.issues, world);
  if (!receipt && command.kind === "move" && outcome.issues?.length) return notMoved(state, command, outcome);
  if (!receipt) {
    const asked: TalkState["asked"] = command.kind === "submit" ? { topic: "summary", fields: [] } : null;
    const summary = command.kind === "submit" ? command.fingerprint : state.summary;
    const told = command.kind === "callback" ? state.told.filter((key) => key !== "call_asked") : state.told;
    return {
      say: [{ kind: "failed", command: command.kind, phone: world.phone, ...(outcome.office ? { office: outcome.office } : {}) }],
      next: { ...state, asked, summary, told },
      follows: [],
    };
  }
  const reach = reachOf(state);
  const say = [said(receipt, reach)];
  const told = [...state.told.filter((key) => key !== CALLING), CALLING];
  switch (receipt.proof) {
    case "booked": {
      const offer: Utterance[] =
        canBeHeld(state) && command.kind === "submit" && !command.hold ? [{ kind: "hold_offer", reference: receipt.reference }] : [];
      return {
        say: [...say, ...offer],
        next: {
          ...state,
          told: withoutHoldWish(told),
          booking: { reference: receipt.reference, owned: true },
          undo: [],
          asked: null,
          summary: null,
          points: [],
        },
        follows: followsOf(command, receipt.reference),
      };
    }
    case "hold": {
      const { reference, asked } = receipt;
      const mailed = mailedKey(reference);
      const isNew = asked === "sent" && !state.told.includes(mailed);
      return {
        say: [{ kind: "hold", receipt, mailed: false }],
        next: isNew ? { ...state, told: [...state.told, mailed] } : state,
        follows: [],
      };
    }
    case "cancelled":
      return { say, next: { ...state, booking: { reference: receipt.reference, owned: true, cancelled: true }, points: [] }, follows: [] };
    case "forgotten":
      return { say, next: { ...NEW_TALK, locale: state.locale as Locale }, follows: [] };
    case "call":
      return { say, next: { ...state, told }, follows: [] };
    case "passed_on":
      return { say, next: command.kind === "pass_on" ? withHandedOn(state, command.reference, command.words) : state, follows: [] };
    default:
      return { say, next: state, follows: [] };
  }
}

/** What is to be done once a request is in. */
function followsOf(command: Command, reference: string): Command[] {
  if (command.kind !== "submit") return [];
  const passed: Command[] = command.also ? [{ kind: "pass_on", reference, words: command.also }] : [];
  return command.hold ? [...passed, { kind: "hold", reference }] : passed;
}

/** A request that is refused as it is: why, and what would do instead; days have their own question, with days that can be had. */
function refused(state: TalkState, issues: readonly Issue[], world: World): Reported {
  const { values, put } = state;
  const venue = venueIn(world, values.location?.value)?.id ?? null;
  const why: Utterance = { kind: "refused", issues, venue, phone: world.phone };
  const wanted = wantedFit(state, world);
  const plan = planOf(values, state.loose);
  if (!issues.some(({ day, field }) => day && field !== "onSomeDays")) {
    const fields = [...new Set(issues.map(({ field }) => field))] as TalkField[];
    const ask: Utterance = {
      kind: "ask",
      topic: "change",
      fields,
      again: false,
      buttons: [],
      card: null,
      month: null,
      reason: null,
      offers: [],
    };
    return { say: [why, ask], next: { ...state, asked: { topic: "change", fields }, summary: null }, follows: [] };
  }
  const near = (wanted && world.facts.fit?.[wanted.key]?.near) ?? [];
  const phone = isNoCall(state) ? null : (values.contactPhone?.value ?? null);
  const days = plan.days.map(({ date }) => date);
  const point = refusedPoint(values.preferredDate?.evidence ?? "", days, near, phone);
  const asked: TalkState["asked"] = { topic: "choice", fields: ["preferredDate"], point: point.id };
  return {
    say: [why, { kind: "point", point, again: false, context: values, plan }],
    next: { ...state, asked, summary: null, points: [point], put: { ...put, [point.id]: 1 } },
    follows: [],
  };
}

/** A move to days that do not fit: why, and those that do, a button each. Nothing has changed. */
function notMoved(
  state: TalkState,
  command: Extract<Command, { kind: "move" }>,
  { issues = [], runs = [] }: Extract<Outcome, { receipt: null }>,
): Reported {
  const say: Utterance = { kind: "not_moved", reference: command.reference, issues };
  if (runs.length === 0) return { say: [say], next: { ...state, asked: null }, follows: [] };
  const point = otherDaysPoint(command, runs);
  const others = state.points.filter(({ kind }) => kind !== "move_booking");
  return {
    say: [say, { kind: "point", point, again: false, context: state.values, plan: planOf(state.values, state.loose) }],
    next: {
      ...state,
      points: [point, ...others],
      asked: { topic: "choice", fields: [], point: point.id },
      put: { ...state.put, [point.id]: 1 },
    },
    follows: [],
  };
}

/** The words of a receipt. */
function said(receipt: AnyReceipt, reach: ContactWay | undefined): Utterance {
  const isOfCall = receipt.proof === "booked" || receipt.proof === "call";
  // A receipt that no utterance says is an error here.
  return { kind: receipt.proof satisfies Utterance["kind"], receipt, ...(isOfCall && reach ? { reach } : {}) } as Utterance;
}
