/** The answer to an open point: which of its options was chosen, and what that does. */

import { reasonIn, stalePress } from "#app/domain/talk/booked.ts";
import { currentPlan, type Desk, hasAct, remark, say } from "#app/domain/talk/desk.ts";
import { showCard } from "#app/domain/talk/edit/take-edit.ts";
import { isOfOther, saysHeld } from "#app/domain/talk/mends/answers.ts";
import { withoutDays } from "#app/domain/talk/people/days.ts";
import { setDays } from "#app/domain/talk/people/take.ts";
import { pressedOf } from "#app/domain/talk/press.ts";
import { handedBy, withAdded } from "#app/domain/talk/sent/hand-on.ts";
import type { Command, Deed, Option, Point, Snapshot } from "#app/domain/talk/state.ts";
import { take } from "#app/domain/talk/take.ts";
import { agrees, isClearYes, isPlainYes, isPlainYesTo, leaning, saysAgain } from "#app/domain/talk/yes.ts";
import type { Act, Statement } from "#app/understanding/contract.ts";
import type { TalkField, TalkValues } from "./fields.ts";
import type { Plan } from "./operations.ts";
import { NO_PLAN, PLAN_FIELDS } from "./plan.ts";
import { writeRoles } from "./role-facts.ts";
import { entriesIn } from "./slots.ts";
import { daysOf } from "./spans.ts";

export const snapshotOf = ({ form, values, loose, points }: Snapshot): Snapshot => ({ form, values, loose, points });

/** Resolves the point that was asked, where this message answers it. Gives the statements that are still to be taken. */
export function resolvePoint(desk: Desk): readonly Statement[] {
  const { statements } = desk.said;
  const point = pointOf(desk);
  if (!point && isPress(desk)) stalePress(desk);
  if (!point) return statements;
  const match = saysHeld(desk, point) ? undefined : matching(desk, point);
  const option = pressed(desk, point) ?? match?.option ?? spoken(desk, point) ?? goneOn(desk, point);
  if (option) {
    close(desk, point);
    desk.answered = true;
    // The words that count are those with which it was answered.
    if (match?.option === option && match.option.deed.do === "take")
      take(desk, { ...(takenBy(option.deed) ?? match.statement), quote: match.statement.quote } as Statement, true);
    else if (point.kind === "document") asOneMessage(desk, point, () => runDeed(desk, option.deed));
    else runDeed(desk, option.deed);
    return statements.filter((statement) => statement !== match?.statement);
  }
  const answers = saysHeld(desk, point) ? [] : statements.filter((one) => isAbout(point, one) && !isOfOther(desk, point, one));
  if (answers.length > 0) {
    // Another answer than those that were offered takes the place of the question.
    close(desk, point);
    desk.answered = true;
    // What did not fit was noted with its own words, and these have just been corrected.
    // Who denies what we have made of their words, and says them in another way, leaves nothing open.
    const isDenied = hasAct(desk, "deny", "correct");
    if (point.kind !== "crowd" && point.kind !== "unfit" && !isDenied) remark(desk, point.quote, "not_used", point.field);
    for (const statement of answers) take(desk, statement, true);
    return statements.filter((one) => !answers.includes(one));
  }
  if (hasAct(desk, "skip", "unknown", "none")) {
    close(desk, point);
    desk.answered = true;
    remark(desk, point.quote, "not_used", point.field);
  }
  return statements;
}

/** The question that was asked, or the older one whose button was pressed. */
function pointOf(desk: Desk): Point | undefined {
  const { asked } = desk.before;
  if (isPress(desk)) return desk.points.find((one) => pressed(desk, one));
  return asked?.topic === "choice" ? desk.points.find(({ id }) => id === asked.point) : undefined;
}

/** The question, and all others about the same value. */
function close(desk: Desk, { id, kind, field, person }: Point) {
  const isOfValue = (point: Point) =>
    kind === "change_value" && point.kind === kind && point.field === field && JSON.stringify(point.person) === JSON.stringify(person);
  desk.points = desk.points.filter((point) => point.id !== id && !isOfValue(point));
}

const isPress = ({ world }: Desk): boolean => world.pressed !== undefined && "option" in world.pressed;

function pressed({ before, world }: Desk, point: Point): Option | undefined {
  return pressedOf(world.pressed, point, before.asked?.topic === "choice" && before.asked.point === point.id);
}

/** A statement that says what one of the options offers. */
function matching({ said }: Desk, { options, days: hearing }: Point): { option: Option; statement: Statement } | undefined {
  for (const statement of said.statements) {
    for (const option of options) {
      const offered = takenBy(option.deed);
      if (offered && isSame(offered, statement)) return { option, statement };
    }
    const own = ownDays(options, statement, hearing);
    if (own) return { option: own, statement };
  }
  return undefined;
}

/** Days of the hearing, typed to the question on which of them somebody comes. */
function ownDays(options: readonly Option[], statement: Statement, hearing: readonly string[] = []): Option | null {
  const deed = options.map((option) => option.deed).find((one) => one.do === "days");
  if (deed?.do !== "days" || statement.slot !== "when") return null;
  const days = (statement.value.value ?? []).flatMap(({ when }) =>
    when?.kind === "days" ? when.spans.flatMap((span) => daysOf(span)) : [],
  );
  const own = hearing.filter((day) => days.includes(day));
  return own.length > 0 ? { id: own.join(), label: { days: own }, deed: { ...deed, days: own } } : null;
}

const takenBy = (deed: Deed): Statement | null => (deed.do === "take" ? deed.statement : null);

function isSame(offered: Statement, said: Statement): boolean {
  if (offered.slot !== said.slot) return false;
  if ((offered.role === "backup") !== (said.role === "backup") || said.role === "not") return false;
  if (offered.slot !== "when" || said.slot !== "when") return JSON.stringify(offered.value) === JSON.stringify(said.value);
  return said.value.value !== null && JSON.stringify(offered.value.value) === JSON.stringify(said.value.value);
}

function spoken(desk: Desk, point: Point): Option | undefined {
  const find = (id: string | undefined) => point.options.find((option) => option.id === id);
  const lean = leaning(desk.said);
  if (saysHeld(desk, point)) return find(point.no);
  const own = OWN_ACTS[point.kind];
  // "Stop", "never mind" and "forget it" leave a booking as it is.
  if ((own || OF_DRAFT.has(point.kind)) && hasAct(desk, "stop", "undo", "skip")) return find(point.no);
  if (lean === "no") return desk.said.statements.length === 0 ? find(point.no) : undefined;
  const yes = find(point.yes);
  if (!yes) return undefined;
  if (own && saysAgain(desk.said, own)) return yes;
  if (lean !== "yes") return undefined;
  if (handedBy(point) && agrees(desk.said)) return yes;
  if (own) return isPlainYesTo(desk.said) || isClearYes(desk.said, own) ? yes : undefined;
  return isPlainYes(desk.said) || !isIrreversible(yes.deed) ? yes : undefined;
}

/** Questions about one thing of the draft. */
const OF_DRAFT: ReadonlySet<Point["kind"]> = new Set([
  "change_value",
  "scope",
  "city_format",
  "move_days",
  "asked_days",
  "enter",
  "matter",
]);

/** Acts that say again what is asked. */
const OWN_ACTS: Readonly<Partial<Record<Point["kind"], readonly Act[]>>> = {
  cancel_booking: ["cancel"],
  move_booking: ["change"],
  pass_on: ["change"],
};

/** "Is the 9th free?" "A hearing at nine, then": an hour for the days that were asked about is their yes. */
function goneOn(desk: Desk, point: Point): Option | undefined {
  const { said } = desk;
  const { kind, options, yes } = point;
  if (kind === "document") return goesOnFrom(desk, point) ? options.find(({ id }) => id === yes) : undefined;
  if (kind !== "asked_days" || said.questions.length > 0 || leaning(said) === "no") return undefined;
  const hasHour = said.statements.some(
    (one) => one.slot === "when" && one.role === "states" && (one.value.value ?? []).some(({ clock, when }) => clock && !when),
  );
  return hasHour ? options.find(({ id }) => id === yes) : undefined;
}

/** Of what a document is asked about, and what goes with it. */
const OF_DOCUMENT: ReadonlySet<Statement["slot"]> = new Set<Statement["slot"]>(["when", "venue", "format", "proceeding"]);
/** "Yes but …", "Toronto, as the mail says": who goes on from what a document says, and says no to nothing in it, takes it; other days take its place. */
function goesOnFrom(desk: Desk, { days = [] }: Point): boolean {
  const { said } = desk;
  const isOfHearing =
    said.statements.some(({ slot, role }) => OF_DOCUMENT.has(slot) && role !== "mentions") || (said.mends ?? []).length > 0;
  if (!isOfHearing || leaning(said) === "no" || said.questions.length > 0 || hasAct(desk, "skip", "unknown", "none")) return false;
  const other = said.statements.flatMap((one) =>
    one.slot === "when" && one.role !== "not" && one.role !== "mentions"
      ? (one.value.value ?? []).flatMap(({ when }) => (when?.kind === "days" ? when.spans.flatMap((span) => daysOf(span)) : []))
      : [],
  );
  return days.length === 0 || other.every((day) => days.includes(day));
}

/** True where it cannot be taken back, or clears what is there. */
function isIrreversible(deed: Deed): boolean {
  if (deed.do === "several") return deed.deeds.some(isIrreversible);
  // A call is asked for by the wish itself.
  if (deed.do === "command") return deed.command.kind !== "callback";
  return deed.do === "restart" || deed.do === "begin" || deed.do === "clear";
}

function isAbout({ field, options }: Point, statement: Statement): boolean {
  if (!field || options.some(({ deed }) => isIrreversible(deed)) || statement.role === "mentions" || statement.role === "not") return false;
  if (statement.slot === "when" && field === "mainRoomCapacity")
    return (statement.value.value ?? []).some(({ count }) => count?.unit === "people");
  if (statement.slot === "when")
    return (
      (PLAN_FIELDS as readonly TalkField[]).includes(field) &&
      isOfField(field, statement) &&
      statement.role !== "call" &&
      statement.role !== "deadline"
    );
  return entriesIn(statement).some((entry) => entry.field === field);
}

/** An hour alone is no other answer to a question about days. */
const isOfField = (field: TalkField, { value }: Extract<Statement, { slot: "when" }>): boolean =>
  field !== "preferredDate" || value.value === null || value.value.some(({ when, open, ruledOut }) => when || open || ruledOut);

/**
 * What a document says of days takes the place of those that were noted, and is one plan, however many of its sentences say it. Where it says no hour
 * those of all days stay.
 */
function asOneMessage(desk: Desk, { days = [], options }: Point, run: () => void) {
  const { before } = desk;
  const { values, loose } = desk;
  const kept: Plan = options.some(({ deed }) => saysHours(deed)) ? NO_PLAN : { ...hoursOfAll(desk), days: [] };
  if (days.length > 0) {
    const without = (all: TalkValues): TalkValues =>
      Object.fromEntries(Object.entries(all).filter(([name]) => !(PLAN_FIELDS as readonly string[]).includes(name)));
    Object.assign(desk, { values: without(values), loose: kept, before: { ...before, values: without(before.values), loose: kept } });
  }
  run();
  Object.assign(desk, { before });
  // Nothing of it could be taken: the days are as they were.
  if (days.length > 0 && currentPlan(desk).days.length === 0) {
    for (const field of PLAN_FIELDS) if (values[field]) desk.values[field] = values[field];
    desk.loose = loose;
  }
}

function hoursOfAll(desk: Desk): Pick<Plan, "start" | "end" | "minutes"> {
  const { start, end, minutes } = currentPlan(desk);
  return { ...(start ? { start } : {}), ...(end ? { end } : {}), ...(minutes === undefined ? {} : { minutes }) };
}

function saysHours(deed: Deed): boolean {
  if (deed.do === "several") return deed.deeds.some(saysHours);
  return (
    deed.do === "take" && deed.statement.slot === "when" && (deed.statement.value.value ?? []).some(({ clock, length }) => clock || length)
  );
}

/** Does what an option says. */
export function runDeed(desk: Desk, deed: Deed) {
  switch (deed.do) {
    case "take":
      return take(desk, deed.statement, true);
    case "remark":
      return remark(desk, deed.quote, deed.about);
    case "several":
      for (const one of deed.deeds) runDeed(desk, one);
      return;
    case "clear":
      for (const field of deed.fields) {
        if (!desk.values[field]) continue;
        delete desk.values[field];
        desk.changes.push({ field, value: null, evidence: deed.quote, reason: "answered" });
      }
      say(desk, { kind: "cleared", fields: deed.fields });
      return;
    case "restart":
      rewind(desk, {});
      // Who has just cleared everything says when to go on.
      desk.quiet = true;
      return say(desk, { kind: "restarted" });
    case "roles":
      return writeRoles(desk, deed.roles, "", "answered");
    case "edit":
      return showCard(desk, deed.part, null);
    case "days":
      return setDays(desk, deed);
    case "begin":
      begin(desk, deed);
      return;
    case "command":
      desk.commands.push(withReason(desk, deed.command));
      desk.quiet = true;
      return;
    case "nothing":
      return say(desk, { kind: "kept" });
  }
}

/** Why it is cancelled: what was said with the wish, and with the yes; words for staff with what the yes adds to them. */
function withReason(desk: Desk, command: Command): Command {
  if (command.kind === "pass_on") return withAdded(desk, command);
  if (command.kind !== "cancel") return command;
  const reason = [command.reason, reasonIn(desk)].filter(Boolean).join("\n");
  return reason ? { ...command, reason } : command;
}

/** Whom to call and who takes part: what another request has in common with the one before. */
const KEPT: readonly TalkField[] = [
  "contactName",
  "contactFirm",
  "contactEmail",
  "contactPhone",
  "people",
  "claimantName",
  "claimantFirm",
  "respondentName",
  "respondentFirm",
  "locationType",
  "location",
  "proceedingType",
];

function begin(desk: Desk, { keep, statements }: Extract<Deed, { do: "begin" }>) {
  const kept = keep ? KEPT.flatMap((field) => (desk.values[field] ? [[field, desk.values[field]]] : [])) : [];
  rewind(desk, withoutDays(Object.fromEntries(kept)));
  desk.booking = null;
  say(desk, { kind: "again" });
  for (const statement of statements) take(desk, statement, true);
}

/** Puts other values in the place of all; an undo brings everything back. */
function rewind(desk: Desk, values: TalkValues) {
  // The question that was answered is answered: an undo brings back what was cleared, and not the question.
  const points = desk.before.points.filter(({ id }) => id !== desk.before.asked?.point);
  desk.undo = [...desk.undo, { ...snapshotOf(desk.before), points }];
  desk.rewound = true;
  Object.assign(desk, { values, loose: NO_PLAN, points: [], changes: [], remarks: [], lines: [], put: {}, told: [] });
}
