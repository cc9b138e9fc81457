/** Orders and contrasts that are certain: what is named is taken out, or has another value, and everything next to it stays as it is. */
import { fieldsOfPart } from "#app/domain/talk/answer/part-fields.ts";
import { currentPlan, type Desk, overlap, say } from "#app/domain/talk/desk.ts";
import { personOf } from "#app/domain/talk/mends/things.ts";
import { withoutMention } from "#app/domain/talk/people/roster.ts";
import { isSamePerson } from "#app/domain/talk/people/same-person.ts";
import { isSettled } from "#app/domain/talk/plan/fields.ts";
import { entriesIn, GROWING } from "#app/domain/talk/plan/slots.ts";
import type { Act, ActSaid, Mend, Rest, Span, Statement } from "#app/understanding/contract.ts";
import { thingOf } from "./handles.ts";
import { byHint, byPart, byValue, byWords, isValueOf, wordsOf } from "./named.ts";
import { takesOutRemarks, takesOutUnnamed } from "./of-remarks.ts";
import { isPointedDone } from "./pointed.ts";
import { dropSome, LISTING, namesItem } from "./services.ts";
import type { Thing } from "./thing.ts";
import { drop, isSameThing, kindOf, replace, thingsIn, valueFor } from "./things.ts";

/** Does what is certain. Gives the statements that are still to be taken; `said.rest` of a stretch that is done is explained. */
export function mend(desk: Desk, statements: readonly Statement[]): readonly Statement[] {
  let left = statements;
  for (const one of openMends(desk)) {
    const before = thingsIn(desk);
    if (!isDone(desk, one)) continue;
    desk.mended.push(one.at);
    const now = thingsIn(desk);
    const pointed = one.thing === undefined ? null : thingOf(desk.before, one.thing);
    const gone = before.filter((thing) => !now.some((other) => isSameThing(thing, other)));
    // "It still shows 2. Make it 3": the sentence before says again what has been replaced.
    const isOld = (statement: Statement) => one.does === "changes" && gone.some((thing) => isValueOf(statement, thing));
    left = left.filter((statement) => (overlap(statement.at, one.at) ? !isExplained(statement, one, gone, pointed) : !isOld(statement)));
  }
  left = withoutGone(desk, left);
  return left.map((statement) => (isNamedDay(desk, statement) ? ({ ...statement, role: "corrects" } as Statement) : statement));
}

/** "Take the city out. It isn't Toronto": what was taken out is said once more. */
function withoutGone(desk: Desk, statements: readonly Statement[]): readonly Statement[] {
  const gone = thingsIn(desk.before).filter((thing) => !thingsIn(desk).some((other) => isSameThing(thing, other)));
  const isDenied = ({ at }: Statement) => openMends(desk).some((one) => one.does === "denies" && overlap(one.at, at));
  return statements.filter((one) => !isDenied(one) || !gone.some((thing) => isValueOf(one, thing)));
}

/** What was carried out says this too: its own words, what it ruled out, and the values that it named. */
function isExplained(
  statement: Statement,
  { does, out = "", into = "", thing, at, by }: Mend,
  gone: readonly Thing[],
  pointed: Thing | null,
): boolean {
  // Other shares are said in words, which are noted too.
  if (by?.slot === "split" && statement.slot === "service" && statement.value.kind === "costsInWords") return false;
  if (statement.named && !thing) return false;
  // "Our file number is TG-4471, not just a remark": what was a remark goes into its field.
  const isMoved = does === "drops" && pointed?.field === "remarks" && !OF_WORDS.has(statement.slot);
  if (isMoved && statement.role !== "not" && statement.sources.includes("model")) return false;
  // Anyone else in the words of an edit of somebody is not whom it is of.
  const own = [pointed ? personOf(pointed) : null, by?.slot === "person" ? by.value : null].flatMap((person) => person ?? []);
  const isSomebody = statement.slot === "person" && statement.sources.includes("model");
  if (own.length > 0 && isSomebody && !own.some((person) => isSamePerson(person, statement.value))) return false;
  // "The respondent is the company X": a firm is taken out by these words, and somebody else is named by them.
  const isOfNobody = does === "drops" && pointed !== null && personOf(pointed) === null;
  const name = isSomebody && statement.slot === "person" ? statement.value.name : undefined;
  const isOther = (words: string) => wordsOf(words).join(" ") !== wordsOf(pointed?.value ?? "").join(" ");
  if (isOfNobody && name !== undefined && isOther(name) && !gone.some((thing) => isValueOf(statement, thing))) return false;
  // Anyone who pointed to the thing has read all of these words.
  if (thing && isMostly(statement.at, at)) return true;
  if (OF_WORDS.has(statement.slot) || statement.role === "not" || gone.some((thing) => isValueOf(statement, thing))) return true;
  const said = new Set([...wordsOf(out), ...wordsOf(into), ...gone.flatMap(({ value }) => wordsOf(value))]);
  if (wordsOf(statement.quote).every((word) => said.has(word))) return true;
  const counts = entriesIn(statement).some(({ value }) => value === into || value === out);
  return does === "changes" && (counts || (isNumber(into) && statement.slot === "when" && !statement.sources.includes("detector")));
}
const OF_WORDS: ReadonlySet<Statement["slot"]> = new Set(["need", "story", "remark"]);

/** "The date should be December 10": the part that is named makes a correction of it. */
const isNamedDay = (desk: Desk, { slot, role, at }: Statement): boolean =>
  slot === "when" &&
  role === "states" &&
  openMends(desk).some(
    ({ does, of, at: own }) => does === "changes" && of.some((part) => part === "days" || part === "hours") && overlap(own, at),
  );

/** What is said of things that were noted before this message; a button mends nothing, nor who refuses calls. */
export function openMends({ before, booking, said, world }: Desk): readonly Mend[] {
  if (world.pressed || booking || world.pasted || thingsIn(before).length === 0) return [];
  const others = said.acts.filter(({ act, shows }) => OTHER_ACTS.includes(act) && (act !== "repeat" || shows));
  // The words of a correction, and of an order that names its part, are certain, whatever answer is only learnt from them.
  const isCertain = ({ does, of }: Mend) => does === "changes" || (does === "drops" && of.length > 0);
  const isOther = (one: Mend, { act, at, sources }: ActSaid) =>
    overlap(one.at, at) && !(isCertain(one) && ANSWERS.includes(act) && !sources.includes("detector"));
  const isLeft = (one: Mend) => !others.some((act) => isOther(one, act)) && !isOfPart(said.statements, one);
  const isNoted = ({ at }: Mend) => (said.notes ?? []).some((one) => one.isOrdered && overlap(one.at, at));
  return (said.mends ?? []).filter((one) => !isNoted(one) && (one.thing !== undefined || isLeft(one)));
}

/** "We don't need the last day": a reading of its own says which days it is of. */
const isOfPart = (statements: readonly Statement[], { at }: Mend): boolean =>
  statements.some((one) => one.slot === "when" && overlap(one.at, at) && one.value.value?.some(({ on, of }) => on && !of));
const ANSWERS: readonly Act[] = ["skip", "unknown", "none"];
const OTHER_ACTS: readonly Act[] = ["nocall", "attack", "offtopic", "undo", "restart", "stop", "repeat", "person", ...ANSWERS];

function isDone(desk: Desk, one: Mend): boolean {
  if (one.thing) return !one.open && isPointedDone(desk, one, thingOf(desk.before, one.thing));
  const things = thingsIn(desk);
  if (one.does === "drops") return takesOut(desk, one, things);
  return one.does === "changes" && one.into !== undefined && changes(desk, one, one.into, things);
}

/** Takes out what is named: what has the value and is of the part, else what has the value, else all of the part. */
function takesOut(desk: Desk, one: Mend, things: readonly Thing[]): boolean {
  // Whatever else their words name: of an order about a remark nothing else goes.
  if (one.of.includes("remarks")) return takesOutRemarks(desk, one);
  // What the readers rule out themselves goes by its own statement.
  if (one.of.length === 0 && isRuledOut(desk, one, things)) return false;
  const parts = byPart(one, things).filter((thing) => !isQuotedOther(one.quote, thing, things));
  const values = byValue(desk, one, things);
  // Some of a name is enough where it is nobody else's and no part is named.
  const hinted = byHint(desk, one, things);
  const some = byWords(one.quote, things).filter(() => parts.length > 0 || (one.of.length === 0 && isOne(hinted)));
  const both = [...values, ...some].filter((thing) => parts.some((other) => isSameThing(thing, other)));
  const items = things.filter(({ field, value }) => LISTING.has(field) && one.of.length === 0 && namesItem(value, one.quote));
  const known = values.length > 0 && !areApart(parts) ? values : parts.length > 0 ? parts : some;
  const out = both.length > 0 ? both : known.length > 0 ? known : isOne(items) ? items : [];
  if (out.length === 0) return takesOutUnnamed(desk, one) || isGoneAlready(desk, one);
  if (out !== parts && !isOne(out)) return false;
  // "The second sentence of the matter": which words are meant is seen on the card.
  if (SOME_OF_TEXT.test(one.quote) && out.some((thing) => kindOf(thing) === "text")) return false;
  for (const thing of out) takeOut(desk, thing, one.quote, out === parts);
  return true;
}

/** « Retirez « Mes coordonnées » des participants »: of a list nothing goes but what holds the words that are quoted. */
function isQuotedOther(quote: string, { field, value }: Thing, things: readonly Thing[]): boolean {
  const words = QUOTED.exec(quote)?.[1]?.toLowerCase();
  if (words === undefined || !(LISTING.has(field) || field === "people")) return false;
  return (
    !value.toLowerCase().includes(words) && !things.some((other) => other.field !== field && other.value.toLowerCase().includes(words))
  );
}
const QUOTED = /["“«]\s*([^"”»]{2,80}?)\s*["”»]/u;

const SOME_OF_TEXT = /(?<!\p{L})(?:sentence|line|part|bit|words?|phrase|ligne|partie|bout|mots?|frase|línea|parte|palabras?)(?!\p{L})/iu;

/** The words in quotation marks go where they are some of a value; else the whole thing does. */
function takeOut(desk: Desk, thing: Thing, quote: string, isWhole: boolean) {
  const words = /["“«]\s*([^"”»]{1,80}?)\s*["”»]/u.exec(quote)?.[1];
  const left = words && thing.value.includes(words) ? without(thing.value, words) : "";
  if (left && personOf(thing)?.part === "other" && thing.field !== "people") replace(desk, thing, left, quote);
  else if (isOneRoom(thing, quote)) replace(desk, thing, String(Number(thing.value) - 1), quote);
  else if (isWhole) drop(desk, thing, quote);
  else dropSome(desk, thing, quote);
}

/** "The second breakout room": one of several. */
const isOneRoom = ({ field, value }: Thing, quote: string): boolean =>
  field === "breakoutRoomCount" && Number(value) > 1 && ONE_ROOM.test(quote);
const ONE_ROOM =
  /(?<!\p{L})(?:one|second|third|fourth|last|extra|other|une|deuxième|seconde|troisième|dernière|autre|una|segunda|tercera|última|otra)(?!\p{L})/iu;

/** A bracket that the words open, and do not close, goes with them. */
function without(value: string, words: string): string {
  const at = value.indexOf(words);
  const isOpened = words.lastIndexOf("(") > words.lastIndexOf(")");
  const behind = value.slice(at + words.length);
  const rest = isOpened ? behind.replace(/^[^()]*\)/u, "") : behind;
  return `${value.slice(0, at)}${rest}`.replace(/[\s,;(]+$/u, "").trim();
}

/** Parts are named of which nothing is noted: that is said. */
function isGoneAlready(desk: Desk, { of }: Mend): boolean {
  const fields = of.flatMap((part) => fieldsOfPart(part).slice(0, 1)).filter((field) => !isSettled(desk.values[field]));
  if (fields.length === 0) return false;
  const { form, values } = desk;
  say(desk, { kind: "shown", form, values, plan: currentPlan(desk), fields, open: fields, sent: null });
  return true;
}

/** Days, and who is noted under a part. */
const isRuledOut = ({ said }: Desk, { at }: Mend, things: readonly Thing[]): boolean =>
  said.statements.some((one) => {
    if (one.role !== "not" || !overlap(one.at, at)) return false;
    if (one.slot === "when") return true;
    return (
      one.slot === "person" &&
      withoutMention(
        things.flatMap((thing) => personOf(thing) ?? []),
        one.value,
      ) !== null
    );
  });

/** Lists and texts are named by their part alone; a part that holds something else than the value decides. */
const areApart = (parts: readonly Thing[]): boolean => parts.some((thing) => kindOf(thing) === "day" || GROWING.includes(thing.field));

/** One thing, or one person in several places. */
function isOne(things: readonly Thing[]): boolean {
  const [first] = things;
  const person = first && personOf(first);
  return things.every((thing) => {
    const other = personOf(thing);
    return thing === first || (person && other && isSamePerson(person, other));
  });
}

/** Puts `into` in the place of the one thing that is meant: the one that holds what is taken back, of the part that is named. */
function changes(desk: Desk, one: Mend, into: string, things: readonly Thing[]): boolean {
  // "Make it 12" names neither what nor how it was.
  if (one.out === undefined && one.of.length === 0) return false;
  const meant = candidatesFor(desk, one, things).filter((thing) => isHeldAs(one, thing));
  const [only] = meant;
  if (!only || meant.length > 1) return false;
  const clean = valueFor(desk, only, into);
  if (clean === null) return false;
  if (clean !== only.value) replace(desk, only, into, one.quote);
  return true;
}

const isNumber = (text: string): boolean => /^\d+$/.test(text);

/** Of numbers the counts, of words the names: of the parts that are named, where some are. */
export function candidatesFor(desk: Desk, { of, into = "", ...one }: Mend, things: readonly Thing[]): Thing[] {
  const kinds = isNumber(into) ? ["count"] : ["person", "firm", "place", "text"];
  const fitting = things.filter((thing) => kinds.includes(kindOf(thing)) && (isNumber(into) || valueFor(desk, thing, into) !== null));
  const named = byPart({ ...one, of }, fitting);
  return named.length > 0 ? named : of.length > 0 && !one.out ? [] : fitting;
}

/** The thing holds what is taken back; where nothing is, any does. */
function isHeldAs({ out, into = "" }: Mend, { value, field }: Thing): boolean {
  if (out === undefined) return isNumber(into);
  if (isNumber(out)) return value === out;
  const { name = "", firm = "" } = field === "people" ? (JSON.parse(value) as { name?: string; firm?: string }) : {};
  // "In Miami, not in Rosario": of somebody the name alone takes another one's place.
  const held = wordsOf(field === "people" ? `${name} ${firm}` : value);
  return wordsOf(out).every((word) => held.includes(word));
}

/** True of a stretch that an order or a contrast has explained, most of it. */
export const isMended = ({ mended }: Desk, at: Span): boolean => mended.some((one) => isMostly(at, one));
const isMostly = ({ start, end }: Span, other: Span): boolean =>
  2 * (Math.min(other.end, end) - Math.max(other.start, start)) > end - start;

/** So few words next to a correction are of it ("sorry", "lol"). */
const FEWEST_BESIDE = 3;

/** What a stretch says besides what was carried out: the words before it, or behind it. */
export function restOfMended({ mended, world }: Desk, rest: Rest): Rest {
  const one = mended.find((own) => overlap(own, rest.at));
  if (!one || !world.message) return rest;
  const before = { start: rest.at.start, end: Math.max(rest.at.start, one.start) };
  const behind = { start: Math.min(rest.at.end, one.end), end: rest.at.end };
  const at = before.end - before.start > behind.end - behind.start ? before : behind;
  const quote = world.message.slice(at.start, at.end).replace(/^[\s,;.:]+/u, "");
  return { ...rest, at, quote: wordsOf(quote).length < FEWEST_BESIDE ? "" : quote };
}
