/** Runs what was confirmed. A receipt is issued for what a use case has answered, and for nothing else. */

import type { RoomAlternatives } from "#app/domain/booking/office/booking-attachments.ts";
import { zoneOf } from "#app/domain/booking/requests/fast-values.ts";
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { AppError, type Issue } from "#app/domain/errors.ts";
import type { FitReason } from "#app/domain/hearing-plan/fit.ts";
import { fitIssues } from "#app/domain/hearing-plan/fit-issues.ts";
import type { Locale } from "#app/domain/locale.ts";
import { report } from "#app/domain/talk/answer/report.ts";
import { inOrder, type Utterance } from "#app/domain/talk/answer/says.ts";
import { askAgain } from "#app/domain/talk/on-booking.ts";
import { wantedFit } from "#app/domain/talk/plan/fit.ts";
import { isNoCall } from "#app/domain/talk/reach.ts";
import { type AnyReceipt, issueReceipt } from "#app/domain/talk/receipts.ts";
import type { Command, TalkState } from "#app/domain/talk/state.ts";
import type { World } from "#app/domain/talk/world.ts";
import { officeOf, type ReachedOffice } from "#app/i18n/detailed/refusals/requests-full.ts";
import type { Conversation } from "#app/services/assistant/conversation.ts";
import { plainView } from "../plain-view.ts";
import type { Standing } from "./apply.ts";
import { holdReceipt, lookedUp, statusReceipt } from "./lookups.ts";
import type { BookingPowers } from "./powers.ts";

export interface CommandContext {
  conversation: Conversation;
  powers: BookingPowers | undefined;
  /** Hash of the summary that the visitor had before them; null where the draft is no longer that. */
  seen: string | null;
}

/** Runs the commands of a decision one after the other, and says what became of each. */
export async function runCommands(
  commands: readonly Command[],
  standing: Standing,
  world: World,
  context: CommandContext,
): Promise<Standing> {
  let { next } = standing;
  const says: Utterance[] = [...standing.say];
  const queue = [...commands];
  for (let command = queue.shift(); command; command = queue.shift()) {
    const receipt = await ran(command, context);
    if (receipt === "stale") {
      const again = await askedAgain(next, command, context);
      next = again.next;
      says.push(...again.say);
      continue;
    }
    if (receipt !== null && typeof receipt === "object" && "office" in receipt) {
      const full = report(next, { command, receipt: null, office: receipt.office }, world);
      next = full.next;
      says.push(...full.say);
      continue;
    }
    if (receipt === "refused") {
      says.push({ kind: "person", phone: world.phone, noCall: true });
      continue;
    }
    const told = isRefusal(receipt)
      ? report(next, { command, receipt: null, ...receipt }, await withOtherDays(next, world, context))
      : report(next, { command, receipt }, world);
    next = told.next;
    says.push(...told.say);
    queue.push(...told.follows);
  }
  // A person is wanted and no call can be promised: the office hears of it all the same.
  if (standing.say.some(({ kind }) => kind === "person")) await context.conversation.requestCallback(null, isNoCall(next));
  return { next, say: inOrder(says) };
}

/** The booking has changed since it was asked about: the question is put again, of the current booking. */
async function askedAgain(state: TalkState, command: Command, { conversation, powers }: CommandContext): Promise<Standing> {
  if (command.kind !== "cancel" && command.kind !== "move") return { next: state, say: [] };
  return askAgain(state, command, powers ? await statusReceipt(powers, command.reference, conversation.locale) : null);
}

/** What of a request was refused, field by field; of a move also the days that can be had instead. */
interface Refusal {
  issues: readonly Issue[];
  runs?: readonly LocalDate[][];
}
type Ran = AnyReceipt | Refusal | Full | "refused" | "stale" | null;

/** No further request is taken by the talk: how the office is reached instead. */
interface Full {
  office: ReachedOffice;
}

const isRefusal = (ran: AnyReceipt | Refusal | null): ran is Refusal => ran !== null && "issues" in ran;

/** The world with days that can be had instead of those that were refused. */
async function withOtherDays(state: TalkState, world: World, { conversation, powers }: CommandContext): Promise<World> {
  const wanted = wantedFit(state, world);
  return wanted ? lookedUp(world, [wanted], { conversation, powers, locale: conversation.locale }) : world;
}

async function ran(command: Command, context: CommandContext): Promise<Ran> {
  try {
    return await run(command, context);
  } catch (error) {
    // What a use case refuses is not done, and the talk says so; anything else is an error of the turn.
    if (error instanceof AppError) {
      const office = error.code === "requests_full" ? officeOf(error.detail) : null;
      return office ? { office } : refusalOf(error);
    }
    throw error;
  }
}

function refusalOf({ issues, detail }: AppError): Refusal | null {
  const { reasons, runs, alternatives } = detail as { reasons?: FitReason[]; runs?: LocalDate[][]; alternatives?: RoomAlternatives };
  const against = reasons?.map((reason) => fitIssues([reason], undefined)[0] ?? taken(reason)) ?? issues;
  const others = runs ?? alternatives?.runs;
  return against.length > 0 ? { issues: against, ...(others ? { runs: others } : {}) } : null;
}

/** Rooms that others have: no field is wrong. */
const taken = ({ date }: FitReason): Issue => ({ field: "bookingDate", code: "rooms_taken", day: date });

async function run(command: Command, { conversation, powers, seen }: CommandContext): Promise<Ran> {
  switch (command.kind) {
    case "submit": {
      if (seen === null) return null;
      const zone = zoneOf(plainView(conversation.view()));
      const { bookingNumber, callBy, timeZone } = await conversation.submit(seen);
      return issueReceipt("booked", { reference: bookingNumber, callBy: callBy ?? null, zone: timeZone ?? zone });
    }
    case "callback": {
      const promised = await conversation.requestCallback(command.phone);
      if (promised === null || promised === "full") return null;
      return promised === "refused" ? promised : issueReceipt("call", promised);
    }
    case "forget": {
      const done = await powers?.forget();
      return done ? issueReceipt("forgotten", done) : null;
    }
    default:
      return powers ? onBooking(command, powers, conversation.locale) : null;
  }
}

type OnBooking = Extract<Command, { reference: string }>;

async function onBooking(command: OnBooking, powers: BookingPowers, locale: Locale): Promise<Ran> {
  const { reference } = command;
  switch (command.kind) {
    case "cancel": {
      const done = await powers.cancel(command);
      if (done === "stale") return done;
      return done === true ? issueReceipt("cancelled", { reference }) : done && issueReceipt("passed_on", { reference, ...done });
    }
    case "move":
      return moved(command, powers, locale);
    case "pass_on": {
      const passed = await powers.passOn(reference, command.words);
      return passed && issueReceipt("passed_on", { reference, ...passed });
    }
    case "copy":
      return (await powers.copy(reference)) && issueReceipt("copied", { reference });
    case "hold":
      return holdReceipt(powers, reference, true);
    case "link":
      return (await powers.link(reference)) && issueReceipt("linked", { reference });
  }
}

/** Changed, asked of staff, or on that day already: then its state is said, and no change is claimed. */
async function moved(command: Extract<Command, { kind: "move" }>, powers: BookingPowers, locale: Locale): Promise<Ran> {
  const { reference, date, days = [date], startTime } = command;
  const done = await powers.move(command);
  if (done === "stale") return done;
  if (done === true) return issueReceipt("changed", { reference, days, startTime });
  if (done === "same") return statusReceipt(powers, reference, locale);
  return done && issueReceipt("passed_on", { reference, ...done });
}
