/**
 * What the reader is not sure of. One ordinary reading of what nobody has settled is taken and read back; a name or a day by the way
 * is kept in the visitor's sentence; only what would change something, or has several meanings, is asked.
 */
import type { Act, Statement, Understanding } from "#app/understanding/contract.ts";
import { asAnswers, askedFirm } from "./answer/answered.ts";
import { isShowing } from "./answer/show.ts";
import { currentPlan, type Desk, hasAct, raise, remark, sentenceOf, within } from "./desk.ts";
import { isGuessed } from "./mends/guesses.ts";
import { isMended } from "./mends/mend.ts";
import { isAllowed, isSettled } from "./plan/fields.ts";
import { namesOwnDays } from "./plan/named-entry.ts";
import { changedBy, planChange } from "./plan/plan-facts.ts";
import { entriesIn } from "./plan/slots.ts";
import { isOfReach } from "./reach.ts";
import { isInNote } from "./remarks/notes.ts";
import { isNoted } from "./settled/enter.ts";
import type { Option } from "./state.ts";
import { take } from "./take.ts";

type Doubt = Understanding["doubts"][number];

/** Settles, keeps or asks each doubt of the message. */
export function takeDoubts(desk: Desk) {
  for (const doubt of desk.said.doubts) {
    const { quote } = doubt;
    const options = asAnswers(
      desk,
      doubt.options.filter((one) => one.slot !== "when" || one.value.value !== null),
    );
    if (isIdleDoubt(desk, options) || isShowing(desk, doubt.at) || isMended(desk, doubt.at) || isOfReach(desk, doubt.at)) continue;
    if (isInNote(desk, doubt.at)) continue;
    // The hour until which we are asked whether it may go on is answered, and noted as none of the hearing.
    if (desk.said.questions.some(({ asks, at }) => asks === "until" && within(doubt.at, at))) continue;
    if (options.length > 0 && options.every((one) => isGuessed(desk, one))) continue;
    if (isSaidAgain(desk, options)) continue;
    if (desk.world.pasted || desk.said.language === "other") {
      remark(desk, quote);
      continue;
    }
    const [only] = options;
    if (only && options.length === 1 && !isAllowed(desk.values, desk.form, entriesIn(only))) {
      // The words are heard, and the rule answers them: no button is offered for them.
      take(desk, { ...only, quote }, true);
      continue;
    }
    if (options.length > 1 && options.every((one) => one.role === "states" && namesOwnDays(desk, one))) {
      // Which of two Tuesdays is meant by the way nobody is asked; in a question both are.
      if (desk.said.questions.every(({ at }) => !within(doubt.at, at))) kept(desk, doubt);
      continue;
    }
    const answer = options.find((one) => answersAsked(desk, one));
    if (answer) take(desk, { ...answer, quote }, true);
    else if (options.length > 0 && options.every(({ slot, role }) => OF_WORDS.has(slot) && role !== "corrects")) kept(desk, doubt);
    else if (!settledAlone(desk, doubt, options)) ask(desk, quote, options);
  }
}

/** "The arbitrator is Mr. Roe." — "Roe sits alone": the one meaning of which we have asked, said once more in other words, is the answer. */
function isSaidAgain(desk: Desk, [only, ...others]: readonly Statement[]): boolean {
  if (!only || others.length > 0) return false;
  const isSame = ({ deed }: Option) =>
    deed.do === "take" && deed.statement.slot === only.slot && JSON.stringify(deed.statement.value) === JSON.stringify(only.value);
  const point = desk.before.points.find(
    ({ kind, options, quote }) =>
      kind === "doubt" && quote !== only.quote && options.filter(({ id }) => id !== "neither").length === 1 && options.some(isSame),
  );
  if (!point) return false;
  desk.points = desk.points.filter(({ id }) => id !== point.id);
  take(desk, only, true);
  return true;
}

/** Whatever these words are, staff read them: nobody is asked, and nothing is lost. */
const OF_WORDS: ReadonlySet<Statement["slot"]> = new Set(["need", "story", "remark"]);

/** Puts the meanings as buttons; nothing to choose from is an open question. */
function ask(desk: Desk, quote: string, options: readonly Statement[]) {
  const choices = options
    .slice(0, 4)
    .map((statement, index): Option => ({ id: `doubt_${index}`, label: { statement }, deed: { do: "take", statement } }));
  const [only] = choices;
  const areDays = options.every((one) => one.slot === "when" && one.value.value?.some(({ when }) => when?.kind === "days"));
  raise(desk, {
    id: `doubt:${quote}`,
    kind: "doubt",
    quote,
    ...(areDays && options.length > 0 ? { field: "preferredDate" as const } : {}),
    options: only ? [...choices, { id: "neither", label: { word: "neither" }, deed: { do: "remark", quote } }] : [],
    ...(only && choices.length === 1 ? { yes: only.id } : {}),
    ...(only ? { no: "neither" } : {}),
  });
}

/** Slots of which one reading is taken where nothing is noted yet; a chip shows it, and a tap undoes it. */
const ORDINARY: readonly Statement["slot"][] = ["email", "phone", "venue", "headcount", "story", "proceeding", "format"];

/** True where the one meaning is taken, or the words are kept: no question is worth it. */
function settledAlone(desk: Desk, { at, quote }: Doubt, options: readonly Statement[]): boolean {
  const [only] = options;
  if (!only || options.length > 1 || only.role === "corrects" || only.role === "mentions") return false;
  if (only.slot === "when") return settledDay(desk, { at, quote }, only);
  if (only.slot === "person") return kept(desk, { at, quote });
  const entries = entriesIn(only);
  const isOpen = entries.length > 0 && entries.every(({ field }) => !isSettled(desk.values[field]));
  if (only.slot === "name" || only.slot === "firm") {
    if (!isOpen || !introduces(desk, only) || !entries.every(({ value }) => isProper(value))) return kept(desk, { at, quote });
  } else if (!isOpen || only.role !== "states" || !ORDINARY.includes(only.slot)) return false;
  take(desk, { ...only, quote }, true);
  return true;
}

const NO: ReadonlySet<string> = new Set("not no never pas ni jamais nunca tampoco t".split(" "));

/** A first day or hour is taken; while days are noted, one by the way in a longer message is kept for staff. */
function settledDay(desk: Desk, { at, quote }: Pick<Doubt, "at" | "quote">, only: Extract<Statement, { slot: "when" }>): boolean {
  const [fact, ...more] = only.value.value ?? [];
  if (!fact || more.length > 0) return false;
  // "I never said the 24th": a no next to it is no wish for that day.
  if (only.value.residue.some((word) => NO.has(word))) return kept(desk, { at, quote });
  const plan = currentPlan(desk);
  const isPast = only.value.kind === "past";
  if (plan.days.length === 0 && fact.when?.kind === "days" && !isPast && only.role === "states") {
    take(desk, { ...only, quote }, true);
    return true;
  }
  return (isPast || plan.days.length > 0) && desk.said.statements.length > 0 ? kept(desk, { at, quote }) : false;
}

function kept(desk: Desk, { at, quote }: Pick<Doubt, "at" | "quote">): true {
  remark(desk, sentenceOf(desk, at, quote));
  return true;
}

const CONTACT: readonly Statement["slot"][] = ["name", "firm", "email", "phone"];
/** Anyone who gives something else to reach them by introduces themselves; a name alone may be anybody's. */
const introduces = ({ said }: Desk, { slot }: Statement): boolean =>
  said.statements.some((one) => one.slot !== slot && CONTACT.includes(one.slot) && one.role === "states");

/** So many letters of a word are enough to see whether it is a name's. */
const SHORT = 3;
/** Two words or more, and each longer one begins with a capital: a name, and not two words of a sentence. */
function isProper(value: string): boolean {
  const words = value.split(/[\s-]+/).filter((word) => word.length > SHORT);
  return value.trim().includes(" ") && words.length > 0 && words.every((word) => /^[^\p{Ll}]/u.test(word));
}

const UNANSWERING: readonly Act[] = ["upset", "attack", "offtopic", "deny", "unclear", "cancel", "restart", "stop"];
/** What nobody could tell may be the answer where a firm was asked for. */
const isNoAnswer = (desk: Desk, act: Act): boolean => UNANSWERING.includes(act) && !(act === "unclear" && askedFirm(desk.before) !== null);

/** True where a doubtful reading is what was asked for: it is taken, and read back. */
function answersAsked(desk: Desk, option: Statement): boolean {
  const { before, said, values } = desk;
  // What the matter is harms nobody as a chip, and a question about it says nothing more.
  if (option.slot === "story" && option.role === "states" && !isSettled(values.caseDescription)) return true;
  if (!before.asked || before.asked.topic === "choice" || option.role === "mentions" || option.role === "not") return false;
  if (said.acts.some(({ act }) => isNoAnswer(desk, act))) return false;
  const entries = entriesIn(option);
  return entries.length > 0 && entries.every(({ field }) => before.asked?.fields.includes(field) && !isSettled(values[field]));
}

/** True where asking would be idle: its one meaning is noted already, or is what was said of the question itself. */
function isIdleDoubt(desk: Desk, options: readonly Statement[]): boolean {
  const [only] = options;
  if (!only || options.length > 1) return false;
  if (only.slot === "proceeding" && only.value.type === "other") return true;
  if (only.slot !== "when") return entriesIn(only).length > 0 && entriesIn(only).every(({ field, value }) => isNoted(desk, field, value));
  const [fact, ...others] = only.value.value ?? [];
  if (!fact || others.length > 0) return false;
  if (fact.open) return fact.open === "unknown" && hasAct(desk, "unknown", "skip", "none");
  if (!Object.keys(fact).every((name) => PLANNED.includes(name)) || (fact.when && fact.when.kind !== "days")) return false;
  const change = planChange(currentPlan(desk), fact);
  return !change.unused && !changedBy(currentPlan(desk), change.plan);
}

/** What a plan holds of a fact. */
const PLANNED: readonly string[] = ["when", "clock", "length"];
