/**
 * A correction, an order to take something out or a denial that has changed nothing is never only kept: the words are quoted, and it is
 * asked what they are to change, with the things that they may mean as buttons, closest first.
 */
import { put } from "#app/domain/talk/answer/ask.ts";
import { topicOf } from "#app/domain/talk/answer/topics.ts";
import { type Desk, overlap, raiseFirst, remark, say } from "#app/domain/talk/desk.ts";
import { dropEntries } from "#app/domain/talk/plan/entries.ts";
import { entriesIn, GROWING } from "#app/domain/talk/plan/slots.ts";
import type { Deed, Option } from "#app/domain/talk/state.ts";
import type { Mend, Statement } from "#app/understanding/contract.ts";
import { isBare, isGuessed, isOfOtherPart } from "./guesses.ts";
import { candidatesFor, isMended, openMends } from "./mend.ts";
import { byPart, byValue, byWords, meantBy, statementsIn, wordsOf } from "./named.ts";
import { pointedChoices } from "./pointed.ts";
import { drop, isEntry, isSameThing, kindOf, type Thing, thingsIn, valueFor } from "./things.ts";

const MOST_OPTIONS = 4;
const LONGEST_QUOTE = 160;
/** So few words of a correction say nothing by themselves ("No, sorry"). */
const FEWEST_WORDS = 3;

/** Asks once in a turn what the first correction without effect is to change. */
export function askWhatChanges(desk: Desk) {
  const open = correctionsIn(desk).filter((one) => !isMended(desk, one.at) && !hasEffect(desk, one));
  for (const one of open) {
    const options = optionsFor(desk, one);
    if (options.length === 0) continue;
    const quote = shortened(one.quote);
    const id = `mend:${quote}`;
    if ((desk.put[id] ?? 0) > 0) continue;
    withdraw(desk, one);
    const kept: Option = { id: "note_it", label: { word: "note_it" }, deed: { do: "remark", quote: one.quote.trim() } };
    raiseFirst(desk, { id, kind: "mend", quote, options: [...options, kept] });
    break;
  }
  for (const statement of desk.said.statements) if (isHeldBack(desk, statement) && !isAsked(desk, statement)) remark(desk, statement.quote);
}

const shortened = (quote: string): string =>
  quote.trim().length > LONGEST_QUOTE ? `${quote.trim().slice(0, LONGEST_QUOTE)}…` : quote.trim();
const isAsked = ({ points }: Desk, { quote }: Statement): boolean =>
  points.some((point) => point.kind === "mend" && point.quote.includes(quote));

/** What is read as a correction, an order or a denial: by its words, and by who reads acts. */
function correctionsIn(desk: Desk): readonly Mend[] {
  const { said, world } = desk;
  const mends = openMends(desk).filter((one) => one.does !== "keeps" && (one.thing || names(desk, one) || one.into !== undefined));
  if (thingsIn(desk.before).length === 0) return [];
  const acts =
    desk.answered || world.pressed || desk.booking || world.pasted
      ? []
      : said.acts.filter(({ act }) => act === "correct" || act === "deny");
  const learnt = acts.flatMap(({ act, at }): Mend[] => {
    const quote = (world.message ?? "").slice(at.start, at.end);
    const isRead = (said.mends ?? []).some((one) => overlap(one.at, at));
    if (isRead || wordsOf(quote).length < FEWEST_WORDS) return [];
    const one: Mend = { at, quote, does: act === "deny" ? "denies" : "changes", of: [] };
    return act === "correct" || names(desk, one) ? [one] : [];
  });
  return [...mends, ...learnt].sort((one, other) => one.at.start - other.at.start);
}

/** True where it names something that was noted before; an order that is short need not. */
function names(desk: Desk, one: Mend): boolean {
  const things = thingsIn(desk.before);
  const isOrder = one.does !== "denies" && wordsOf(one.quote).length <= MOST_OF_ORDER;
  return isOrder || [...byPart(one, things), ...byValue(desk, one, things), ...byWords(one.quote, things)].length > 0;
}
const MOST_OF_ORDER = 6;

/** Something was changed, asked or answered by these words, or they say again what is noted. */
function hasEffect(desk: Desk, { at, quote, does }: Mend): boolean {
  const isOf = (words: string) => words !== "" && (quote.includes(words) || words.includes(quote.trim()));
  const isText = (field: string) => (GROWING as readonly string[]).includes(field);
  const isChanged = desk.changes.some(
    ({ field, evidence, reason }) =>
      field !== "remarks" && field !== "toFollow" && isOf(evidence) && (reason !== "stated" || (does === "changes" && !isText(field))),
  );
  // A day of something else than the hearing is kept in its words.
  if (statementsIn(desk, at).some((one) => one.slot === "when" && one.value.value?.some(({ of }) => of === "other"))) return true;
  const own = statementsIn(desk, at).filter(({ role }) => role !== "mentions" && role !== "not");
  const isAgain = does === "changes" && own.length > 0 && own.every((one) => isNotedAlready(desk, one));
  const before = new Set(desk.before.points.map(({ id }) => id));
  const isRaised = desk.points.some(({ id, quote: words }) => !before.has(id) && isOf(words));
  // What it names was taken out or replaced by other words of the message.
  const named = [...byValue(desk, { at, quote }, thingsIn(desk.before))];
  const isGone = named.length > 0 && named.every((thing) => !thingsIn(desk).some((other) => isSameThing(thing, other)));
  return isChanged || isRaised || isAgain || isGone || desk.said.questions.some((one) => overlap(one.at, at));
}

function isNotedAlready({ before }: Desk, statement: Statement): boolean {
  const entries = entriesIn(statement);
  return entries.length > 0 && entries.every(({ field, value }) => before.values[field]?.value === value);
}

/** "We're not Kettle Dunn": what is noted, or some of its words, said in a denial, is no new value. */
function isDenied(desk: Desk, statement: Statement): boolean {
  if (statement.role === "not" || statement.role === "mentions") return false;
  const isLearnt = statement.slot === "person" && statement.sources.every((source) => source === "tagger");
  const isOfThing = isLearnt && byWords(statement.quote, thingsIn(desk.before)).some(({ field }) => field === "contactFirm");
  const isOfHeld =
    isOfThing ||
    entriesIn(statement).some(({ field, value }) => {
      const held = wordsOf(desk.before.values[field]?.value ?? "");
      return held.length > 0 && wordsOf(value).every((word) => held.includes(word));
    });
  return isOfHeld && openMends(desk).some((one) => one.does === "denies" && overlap(one.at, statement.at));
}

/** Words that a correction would glue to a text that is noted, or put in its place by a guess, wait for the answer. */
export function isHeldBack(desk: Desk, statement: Statement): boolean {
  if (isGuessed(desk, statement) || isDenied(desk, statement)) return true;
  const growing = entriesIn(statement).flatMap(({ field }) => (GROWING.includes(field) && desk.before.values[field] ? [field] : []));
  const isGrowing = growing.length > 0;
  if (statement.role === "corrects" && !statement.named && growing.some((field) => isOfOtherPart(desk, statement, field))) return true;
  if (!isGrowing || statement.named || statement.role === "corrects" || statement.role === "not" || statement.role === "mentions")
    return false;
  return correctionsIn(desk).some((one) => one.does === "changes" && overlap(one.at, statement.at));
}

/** The things that are meant, closest first, each with what is done to it. */
function optionsFor(desk: Desk, one: Mend): Option[] {
  const things = thingsIn(desk);
  const options: Option[] = [];
  const add = (thing: Thing, does: "drop" | "replace" | "ask", value?: string) => {
    const isThere = options.some(({ deed }) => isSameDeed(deed, thing, does, value));
    if (!isThere && options.length < MOST_OPTIONS) options.push(optionOf(thing, does, value, one.quote, options.length));
  };
  if (one.thing) {
    for (const { thing, does, value } of pointedChoices(desk, one, one.thing)) add(thing, does, value);
    return options;
  }
  for (const [thing, value] of replacements(desk, one, things)) add(thing, "replace", value);
  if (isBare(one)) for (const thing of things) if (kindOf(thing) === "hour" || kindOf(thing) === "day") add(thing, "ask");
  const meant = meantBy(desk, one, things);
  const closest = meant.length > 0 ? meant : options.length > 0 ? [] : [...justNoted(desk, things), ...things];
  for (const thing of closest) {
    if (one.does !== "drops" && !isEntry(thing)) add(thing, "ask");
    if (one.does !== "changes" || isEntry(thing)) add(thing, "drop");
  }
  return options;
}

function isSameDeed(deed: Deed, thing: Thing, does: "drop" | "replace" | "ask", value: string | undefined): boolean {
  if (deed.do !== does || !("thing" in deed) || deed.thing.field !== thing.field) return false;
  return deed.do === "ask" || (isSameThing(deed.thing, thing) && (deed.do !== "replace" || deed.value === value));
}

function optionOf(thing: Thing, does: "drop" | "replace" | "ask", value: string | undefined, quote: string, at: number): Option {
  const deed: Deed =
    does === "replace" && value !== undefined
      ? { do: "replace", thing, value, quote: quote.trim() }
      : does === "ask"
        ? { do: "ask", thing }
        : { do: "drop", thing, quote: quote.trim() };
  return { id: `mend_${at}`, label: { thing: value === undefined ? thing : { ...thing, value }, does }, deed };
}

/** Values that the words say, each with the things of its kind that hold another one. */
function replacements(desk: Desk, one: Mend, things: readonly Thing[]): [Thing, string][] {
  const said = statementsIn(desk, one.at).filter(({ role }) => role !== "not");
  const entries = said.flatMap((statement) => entriesIn(statement));
  const fromStatements = entries.flatMap(({ field, value }) =>
    things
      .filter((thing) => kindOf(thing) === kindOf({ field, value }) && (kindOf(thing) !== "other" || thing.field === field))
      .sort((thing) => (thing.field === field ? -1 : 1))
      .map((thing): [Thing, string] => [thing, value]),
  );
  const { into } = one;
  const fromWords = into === undefined ? [] : candidatesFor(desk, one, things).map((thing): [Thing, string] => [thing, into]);
  return [...fromWords, ...fromStatements].flatMap(([thing, value]): [Thing, string][] => {
    const clean = thing.field === "people" ? null : valueFor(desk, thing, value);
    return clean === null || clean === thing.value ? [] : [[thing, clean]];
  });
}

/** What the turn before this one has noted. */
function justNoted({ before }: Desk, things: readonly Thing[]): Thing[] {
  const earlier = before.undo.at(-1);
  const was = earlier ? thingsIn(earlier) : [];
  return things.filter((thing) => !was.some((other) => isSameThing(thing, other)));
}

/** The words wait for the answer: what was kept of them in this turn is not kept twice. */
function withdraw(desk: Desk, { quote }: Mend) {
  const isOf = (text: string) => quote.includes(text) || text.includes(quote.trim()) || quote.includes(text.replace(/^[^:]*:\s/u, ""));
  const gone = desk.remarks.filter(({ text }) => isOf(text)).map(({ text }) => text);
  desk.values = dropEntries(desk.values, "remarks", ({ text }) => gone.includes(text));
  desk.remarks = desk.remarks.filter(({ text }) => !gone.includes(text));
  desk.changes = desk.changes.filter(({ field, evidence }) => field !== "remarks" || !isOf(evidence));
}

/** Asks for one thing again; a text that would only grow is emptied first, and an undo brings it back. */
export function askAnew(desk: Desk, thing: Thing) {
  if (GROWING.includes(thing.field)) drop(desk, thing, thing.value);
  const { field } = thing;
  desk.put = Object.fromEntries(Object.entries(desk.put).filter(([key]) => key !== `${topicOf(field)}:${field}`));
  if (put(desk, topicOf(field), [field])) desk.quiet = true;
  else say(desk, { kind: "kept" });
}
