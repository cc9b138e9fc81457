/** What a message does besides saying facts: taking back, beginning again, stopping, asking for a person, feelings, nonsense. */
import type { ActSaid, Statement, Understanding } from "#app/understanding/contract.ts";
import { fieldsOfPart } from "./answer/part-fields.ts";
import { otherBookingActs } from "./booked.ts";
import { type Desk, hasAct, raise, raiseFirst, remark, say } from "./desk.ts";
import { followUp, putWaiting } from "./follow.ts";
import { entriesOf, isSettled, mayFollow, openIn, type TalkField } from "./plan/fields.ts";
import { isNoCall, takeReach } from "./reach.ts";
import type { Command, Point, TalkState, Topic } from "./state.ts";
import { comesBack } from "./yes.ts";

/** Acts that come before the facts of a message. */
export function actsFirst(desk: Desk) {
  const { said, world, before } = desk;
  if (said.language === "other") {
    say(desk, { kind: "no_language", language: world.otherLanguage ?? null, phone: world.phone });
    if (said.statements.length === 0) staySilent(desk);
  } else if (hasAct(desk, "language") && said.language === before.locale) say(desk, { kind: "language" });
  if (hasAct(desk, "attack")) say(desk, { kind: "attack" });
  if (hasAct(desk, "self")) say(desk, { kind: "self", phone: world.phone });
  if (hasAct(desk, "offtopic")) {
    say(desk, { kind: "not_ours" });
    // Nothing of a hearing was said next to it, and nothing is asked of one.
    if (!said.statements.some(({ slot, role }) => OF_HEARING.includes(slot) && role !== "mentions")) staySilent(desk);
  }
  if (hasAct(desk, "undo") && !before.booking?.owned && isNothingElse(desk)) undo(desk);
  takeReach(desk);
  if (isNoCall(desk) && !isNoCall(before) && !hasAct(desk, "person")) say(desk, { kind: "no_calls" });
}

/**
 * What the message says, without a subject that is none of ours where it is about a hearing all the same: a feast that is the reason of a change
 * refuses nothing that was asked for. Words that ask outright for something else are answered next to what is wanted.
 */
export function withoutSidelines(state: TalkState, said: Understanding): Understanding {
  const ofOurs = ofOursIn(state, said);
  const isOverruled = ({ act, sources }: ActSaid) =>
    act === "offtopic" && (ofOurs === "changed" || (ofOurs === "wanted" && !sources.includes("detector")));
  return said.acts.some(isOverruled) ? { ...said, acts: said.acts.filter((one) => !isOverruled(one)) } : said;
}

/** Whether the message changes what is noted or booked, or wants something of a hearing. */
function ofOursIn(
  { booking, values }: TalkState,
  { statements, acts, mends = [], onDays = [], doubts }: Understanding,
): "changed" | "wanted" | null {
  const own = statements.filter(({ role }) => role !== "mentions");
  const isBegun = booking !== null || Object.values(values).some((held) => isSettled(held));
  const isOrdered = acts.some(({ act }) => act === "change" || act === "cancel") || mends.length + onDays.length > 0;
  // Of a booking that is there, or a request that is begun, a day is no other subject.
  const isDay = own.some(({ slot, role }) => slot === "when" || role === "corrects") || (booking !== null && doubts.length > 0);
  if (isBegun && (isOrdered || isDay)) return "changed";
  return own.some((one) => isOfProceeding(one) || (isBegun && OF_HEARING.includes(one.slot))) ? "wanted" : null;
}

/** A room alone is asked for a feast as well. */
const isOfProceeding = (one: Statement): boolean => one.slot === "proceeding" && one.value.type !== "boardroom_only";

/** Statements that are of a hearing. */
const OF_HEARING: readonly Statement["slot"][] = ["proceeding", "when", "service", "name", "firm", "email", "phone"];

/** Asks nothing further; what was asked before is still open. */
function staySilent(desk: Desk) {
  desk.quiet = true;
  desk.keepsAsked = true;
}

/** So many words next to "undo that" are manners; with more, or with something said, it is of one thing and not of all that was said last. */
const MANNERS = 4;
function isNothingElse({ said, world }: Desk): boolean {
  if (world.pressed) return true;
  const words = said.rest.flatMap(({ quote }) => quote.split(/\s+/)).filter((word) => /\p{L}/u.test(word));
  return said.statements.every(({ role }) => role === "mentions") && words.length <= MANNERS;
}

function undo(desk: Desk) {
  const last = desk.undo.at(-1);
  if (!last) return say(desk, { kind: "nothing_to_undo" });
  Object.assign(desk, { form: last.form, values: { ...last.values }, loose: last.loose, points: [...last.points] });
  desk.undo = desk.undo.slice(0, -1);
  desk.rewound = true;
  desk.answered = true;
  say(desk, { kind: "undone" });
}

/** Acts that come after them. */
export function actsLast(desk: Desk) {
  if (hasAct(desk, "greeting") && isFirst(desk))
    say(desk, { kind: "greeting", short: desk.said.statements.length + desk.said.questions.length > 0 });
  const isOwned = desk.booking?.owned === true;
  if (hasAct(desk, "restart") && !isOwned) restart(desk);
  if (hasAct(desk, "stop") && !isOwned && !(desk.answered && desk.before.asked?.topic === "choice")) raise(desk, stopPoint(desk));
  otherBookingActs(desk);
  if (hasAct(desk, "unknown") || (hasAct(desk, "skip", "none") && desk.said.statements.length === 0) || isBareNo(desk)) notYet(desk);
  if (hasAct(desk, "person") && !isHandedOn(desk)) person(desk);
  callWhenKnown(desk);
  if (hasAct(desk, "thanks") && desk.changes.length === 0) say(desk, { kind: "thanks" });
  if (hasAct(desk, "bye")) {
    const kept = desk.booking === null && !isEmpty(desk);
    say(desk, comesBack(desk.said) ? { kind: "on_hold", kept, phone: desk.world.phone } : { kind: "bye", kept });
    staySilent(desk);
  }
}

const isFirst = ({ before }: Desk) => Object.keys(before.put).length === 0 && Object.keys(before.values).length === 0 && !before.booking;
const isEmpty = ({ values, points, loose }: Desk) =>
  Object.values(values).every((held) => !isSettled(held)) && points.length === 0 && loose.days.length === 0;

function restart(desk: Desk) {
  if (desk.rewound) return;
  if (isEmpty(desk)) return say(desk, { kind: "restarted" });
  const point: Point = {
    id: `restart:${desk.undo.length}`,
    kind: "restart",
    quote: "",
    options: [
      { id: "clear", label: { word: "clear" }, deed: { do: "restart" } },
      { id: "keep", label: { word: "keep" }, deed: { do: "nothing" } },
    ],
    yes: "clear",
    no: "keep",
  };
  raiseFirst(desk, point);
}

function stopPoint(desk: Desk): Point {
  return {
    id: `stop:${desk.undo.length}`,
    kind: "stop",
    quote: "",
    options: [
      { id: "forget", label: { word: "forget" }, deed: { do: "command", command: { kind: "forget" } } },
      { id: "keep", label: { word: "keep" }, deed: { do: "nothing" } },
    ],
    yes: "forget",
    no: "keep",
  };
}

const OPEN_TOPICS: readonly Topic[] = ["date", "time", "length", "story"];
/** "No" to a question that has no yes: there is nothing to tell yet. */
const isBareNo = ({ before, said }: Desk) =>
  before.asked !== null &&
  OPEN_TOPICS.includes(before.asked.topic) &&
  said.acts.some(({ act }) => act === "deny") &&
  said.statements.length + said.doubts.length + said.questions.length + said.rest.length === 0;

/** "Not known yet" answers what was asked; of parts that it names it is said of those. */
function notYet(desk: Desk) {
  const { asked } = desk.before;
  if (desk.says.some(({ kind }) => kind === "edit")) return;
  const named = followingNow(desk);
  if (named.length > 0) {
    desk.answered = true;
    const isOpen = (field: TalkField) =>
      asked?.fields.includes(field) || isOfNeutral(desk, field) || openIn(desk.values, desk.form).some((one) => one === field);
    const all = named.flatMap(({ of = [] }) => of.flatMap(fieldsOfPart));
    const own = all.filter(isOpen);
    const never = own.filter((field) => !mayFollow(field));
    followUp(desk, own, desk.world.message ?? "");
    // A part that this form does not ask for, or that is noted: the words are kept.
    if (own.length === 0 && !isPromised(desk, all))
      for (const { at } of named) remark(desk, (desk.world.message ?? "").slice(at.start, at.end));
    return never.length > 0 ? putWaiting(desk, never) : undefined;
  }
  if (!asked || desk.answered || asked.topic === "choice" || asked.topic === "summary" || asked.topic === "change") return;
  const quote = desk.said.rest[0]?.quote ?? desk.said.statements[0]?.quote ?? desk.said.doubts[0]?.quote ?? asked.topic;
  if (asked.topic === "contact") {
    // Whom to call can't follow; what else the words may be about is kept.
    if (quote.split(/\s+/).length > 3) remark(desk, quote);
    return putWaiting(desk, asked.fields as readonly TalkField[]);
  }
  if (followUp(desk, asked.fields as readonly TalkField[], quote)) desk.answered = true;
}

/** Who decides is a matter of every form, and each proceeding has a field of its own for them. */
const isOfNeutral = ({ values }: Desk, field: TalkField): boolean =>
  field === NEUTRAL_OF[values.proceedingType?.value ?? ""] && !isSettled(values[field]);
const NEUTRAL_OF: Readonly<Record<string, TalkField>> = {
  arbitration: "arbitratorName",
  mediation: "mediatorName",
  court_trial: "trialCourtJudgeName",
};

/** "The claimant firm will follow": what is said so of parts by name. */
const followingNow = ({ booking, said }: Desk) =>
  booking ? [] : said.acts.filter(({ act, of = [] }) => act === "unknown" && of.length > 0);

const isPromised = ({ values }: Desk, fields: readonly TalkField[]): boolean =>
  entriesOf(values, "toFollow").some((field) => fields.some((one) => one === field));

const CALL_WANTED = "call_wanted";
const CALL_ASKED = "call_asked";

/** "Pass that on to your staff": they are given the words, and are not called to the telephone. */
const isHandedOn = ({ commands }: Desk): boolean => commands.some(({ kind }) => kind === "pass_on");

/** A person is wanted: their number, or ours. */
function person(desk: Desk) {
  if (desk.told.includes(CALL_ASKED)) return;
  if (!desk.told.includes(CALL_WANTED)) desk.told.push(CALL_WANTED);
  const noCall = isNoCall(desk);
  if (noCall || !isSettled(desk.values.contactPhone)) say(desk, { kind: "person", phone: desk.world.phone, noCall });
}

function callWhenKnown(desk: Desk) {
  const phone = desk.values.contactPhone;
  if (isNoCall(desk) || !isSettled(phone) || !desk.told.includes(CALL_WANTED) || desk.told.includes(CALL_ASKED)) return;
  desk.told.push(CALL_ASKED);
  const wish = desk.said.statements.find(({ role }) => role === "call")?.quote ?? null;
  const command: Command = { kind: "callback", phone: phone.value, wish };
  desk.commands.push(command);
}
