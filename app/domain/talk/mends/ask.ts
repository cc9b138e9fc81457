/**
 * A correction, an order to take something out or a denial that is not certain does nothing: its words are quoted, and the card of the
 * part that it is about is opened, or the sheet where it may be about several.
 */

import { fieldsOfPart } from "#app/domain/talk/answer/part-fields.ts";
import { type Desk, overlap, remark, say, withdrawRemarks } from "#app/domain/talk/desk.ts";
import { type EditPart, partOf } from "#app/domain/talk/edit/parts.ts";
import { showCard } from "#app/domain/talk/edit/take-edit.ts";
import type { TalkField } from "#app/domain/talk/plan/fields.ts";
import { entriesIn, GROWING } from "#app/domain/talk/plan/slots.ts";
import { isOfReach } from "#app/domain/talk/reach.ts";
import { wordsNotedNow } from "#app/domain/talk/remarks/noted-words.ts";
import { isInNote } from "#app/domain/talk/remarks/notes.ts";
import { isOfOtherPart } from "#app/domain/talk/settled/gate.ts";
import type { Mend, Span, Statement } from "#app/understanding/contract.ts";
import { tellingWords } from "#app/understanding/telling.ts";
import { isGuessed } from "./guesses.ts";
import { thingOf } from "./handles.ts";
import { candidatesFor, isMended, openMends } from "./mend.ts";
import { byHint, byPart, byValue, byWords, meantBy, statementsIn, wordsOf } from "./named.ts";
import { isSameThing, thingsIn } from "./things.ts";

const LONGEST_QUOTE = 160;
/** So few words of a correction say nothing by themselves ("No, sorry"). */
const FEWEST_WORDS = 3;

/** Opens the card of the first corrections without effect, once in a turn; the sheet only where nothing of the message was understood. */
export function openCardForMends(desk: Desk) {
  const without = correctionsIn(desk).filter((one) => !isMended(desk, one.at) && !hasEffect(desk, one) && !isAllNoted(desk, one));
  const open = without.filter((one) => !isCarriedOut(desk, one));
  const parts = [...new Set(open.flatMap((one) => partsFor(desk, one)))];
  const [only, ...others] = parts;
  const card = only && (others.length === 0 || hasUnderstood(desk)) ? only : hasUnderstood(desk) ? null : "sheet";
  const quote = shortened([...new Set(open.map((one) => one.quote.trim()))].join(" "));
  for (const one of without) if (!open.includes(one) && saysLittle(one)) withdrawRemarks(desk, one.quote);
  // What it is about was changed in this very turn: that is said, and nothing is called unclear.
  const isOfChanged = card !== null && card !== "sheet" && changedNow(desk).some((field) => partOf(field) === card);
  if (isOfChanged) for (const { quote: words } of open) remark(desk, words);
  else if (open.length > 0 && (card === null || desk.told.includes(unsureOf(card)))) keepUnsure(desk, open);
  else if (open.length > 0 && card) {
    for (const one of open) withdrawRemarks(desk, one.quote);
    desk.told = [...desk.told, unsureOf(card)];
    showCard(desk, card, quote, card === "sheet" ? { open: parts } : {});
  }
  for (const statement of desk.said.statements)
    if (isHeldBack(desk, statement) && !isQuoted(open, statement)) remark(desk, statement.quote);
}

/** A key of what was said once: a correction of this card was not clear. */
const unsureOf = (card: EditPart | "sheet"): string => `unsure:${card}`;

/** A second one about the same part is no puzzle for the visitor, and neither is one of no part: staff read its words, and that is said. */
function keepUnsure(desk: Desk, open: readonly Mend[]) {
  for (const { quote } of open) {
    remark(desk, quote);
    // Whatever is noted of these words: nobody has placed them.
    for (const { text } of desk.remarks) if (quote.includes(text)) desk.subjects[text] = { parts: [], ...desk.subjects[text], kept: true };
  }
  say(desk, { kind: "for_staff" });
}

/** Something of the message was noted, changed or is asked. */
const hasUnderstood = (desk: Desk): boolean =>
  desk.mended.length > 0 || desk.points.some(({ id }) => desk.before.points.every((one) => one.id !== id)) || changedNow(desk).length > 0;

const changedNow = ({ changes }: Desk): TalkField[] =>
  changes.flatMap(({ field, reason }) => (field === "remarks" || field === "toFollow" || reason === "follows" ? [] : [field]));

/** "You didn't change the day": that something is wrong, said next to what is put right now, of its part or of none. */
function isCarriedOut(desk: Desk, one: Mend): boolean {
  if (one.thing || one.into !== undefined || one.does === "drops") return false;
  if (!hasCorrected(desk)) return saysLittle(one) && hasUnderstood(desk) && partsFor(desk, one).length === 0;
  const now = new Set(changedNow(desk).map(partOf));
  const asked = desk.points.flatMap(({ kind, field }) => (kind === "mend" && field ? [partOf(field)] : []));
  return partsFor(desk, one).every((part) => now.has(part) || asked.includes(part));
}
/** "I just said so": a complaint, and hardly a word of anything else. */
const saysLittle = ({ quote }: Mend): boolean => {
  const telling = tellingWords(quote);
  return telling.length <= MOST_OF_COMPLAINT && telling.every(({ isSure }) => !isSure);
};
const MOST_OF_COMPLAINT = 3;
const hasCorrected = (desk: Desk): boolean =>
  desk.mended.length > 0 || (desk.said.onDays ?? []).length > 0 || desk.points.some(({ kind }) => kind === "mend");

const shortened = (quote: string): string => (quote.length > LONGEST_QUOTE ? `${quote.slice(0, LONGEST_QUOTE)}…` : quote);
const isQuoted = (open: readonly Mend[], { at }: Statement): boolean => open.some((one) => overlap(one.at, at));

/** The parts that a correction may be about, by what it names. */
function partsFor(desk: Desk, one: Mend): EditPart[] {
  const pointed = one.thing ? thingOf(desk.before, one.thing) : null;
  if (pointed) return [partOf(pointed.field)];
  const own = one.of.flatMap((part) => fieldsOfPart(part).slice(0, 1)).map(partOf);
  const things = thingsIn(desk.before);
  const named = [...byValue(desk, one, things), ...byHint(desk, one, things)].map(({ field }) => partOf(field));
  if (own.length > 0) return [...new Set([...own, ...named])];
  const said = statementsIn(desk, one.at).flatMap((statement) =>
    statement.slot === "when"
      ? (["preferredDate"] as const)
      : statement.slot === "person"
        ? (["people"] as const)
        : entriesIn(statement).map(({ field }) => field),
  );
  const meant = meantBy(desk, one, things).map(({ field }) => field);
  const counted = one.into === undefined ? [] : candidatesFor(desk, one, things).map(({ field }) => field);
  const [first] = [meant, [...said, ...counted]].filter((fields) => fields.length > 0);
  return [...new Set((first ?? []).map(partOf))];
}

/** What is read as a correction, an order or a denial: by its words, and by who reads acts. */
function correctionsIn(desk: Desk): readonly Mend[] {
  const { said, world } = desk;
  const mends = openMends(desk).filter((one) => one.does !== "keeps" && (one.thing || names(desk, one) || one.into !== undefined));
  if (thingsIn(desk.before).length === 0) return [];
  const acts =
    desk.answered || world.pressed || desk.booking || world.pasted
      ? []
      : said.acts.filter(({ act }) => act === "correct" || act === "deny");
  const learnt = acts.flatMap(({ act, at, score, sources }): Mend[] => {
    const quote = (world.message ?? "").slice(at.start, at.end);
    const isRead = (said.mends ?? []).some((one) => overlap(one.at, at));
    if (isRead || wordsOf(quote).length < FEWEST_WORDS || (sources.includes("model") && isTakenIn(desk, at))) return [];
    const one: Mend = { at, quote, does: act === "deny" ? "denies" : "changes", of: [] };
    const isSure = act === "correct" && (score >= SURELY || sources.some((source) => source !== "tagger"));
    return isSure || names(desk, one) ? [one] : [];
  });
  return [...mends, ...learnt]
    .filter(({ at }) => !isOfReach(desk, at) && !isInNote(desk, at))
    .sort((one, other) => one.at.start - other.at.start);
}

/** What only seems to be a correction, and names nothing that is noted, is a remark. */
const SURELY = 0.85;

/** "I don't see Ms. Roy in there": who was missing has just been noted. */
const isTakenIn = (desk: Desk, at: Span): boolean =>
  statementsIn(desk, at).some((one) =>
    desk.changes.some(({ field, evidence }) => field !== "remarks" && field !== "toFollow" && evidence !== "" && evidence === one.quote),
  );

/** True where it names something that was noted before; an order that is short need not. */
function names(desk: Desk, one: Mend): boolean {
  const things = thingsIn(desk.before);
  const isOrder = one.does !== "denies" && wordsOf(one.quote).length <= MOST_OF_ORDER;
  return isOrder || [...byPart(one, things), ...byValue(desk, one, things), ...byWords(one.quote, things)].length > 0;
}
const MOST_OF_ORDER = 8;

/** Every word that tells something was noted in this turn: a line of the reply says it, and nothing is left to check. */
function isAllNoted(desk: Desk, { quote, does }: Mend): boolean {
  if (does === "drops" || desk.changes.length === 0) return false;
  const telling = tellingWords(quote).map(({ key }) => key);
  const now = wordsNotedNow(desk);
  return telling.length > 0 && telling.every((key) => now.has(key));
}

/** Something was changed, asked or answered by these words, or they say again what is noted. */
function hasEffect(desk: Desk, { at, quote, does, of }: Mend): boolean {
  const isOf = (words: string) => words !== "" && (quote.includes(words) || words.includes(quote.trim()));
  const isAdded = statementsIn(desk, at).some((one) => one.added);
  const isText = (field: string) => (GROWING as readonly string[]).includes(field);
  const isChanged = desk.changes.some(
    ({ field, evidence, reason }) =>
      field !== "remarks" &&
      field !== "toFollow" &&
      isOf(evidence) &&
      (reason !== "stated" || isAdded || (does === "changes" && !isText(field))),
  );
  // A second choice is kept in its words, and so are days and hours of something else; of people only next to no part of what is noted.
  const isOfOther = ({ slot, value }: Statement) =>
    slot === "when" && (value.value ?? []).some((fact) => fact.of === "other" || (fact.of === "people" && of.length === 0));
  if (statementsIn(desk, at).some((one) => one.role === "backup" || isOfOther(one))) return true;
  // What is wanted on some days is noted, or kept in its words, once the days are known.
  if (desk.said.onDays?.some((one) => isOf(one.quote))) return true;
  if (desk.changes.some(({ field, evidence }) => field === "ruledOutDays" && isOf(evidence))) return true;
  const own = statementsIn(desk, at).filter(({ role }) => role !== "mentions" && role !== "not");
  const isAgain = (does === "changes" || desk.answered) && own.length > 0 && own.every((one) => isNotedAlready(desk, one));
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
  const isOfThing =
    isLearnt &&
    byWords(statement.quote, thingsIn(desk.before)).some(
      ({ field }) => field === "contactFirm" || (field === "people" && statement.value.part === "other"),
    );
  const isOfHeld =
    isOfThing ||
    entriesIn(statement).some(({ field, value }) => {
      const held = wordsOf(desk.before.values[field]?.value ?? "");
      return held.length > 0 && wordsOf(value).every((word) => held.includes(word));
    });
  return isOfHeld && openMends(desk).some((one) => one.does === "denies" && overlap(one.at, statement.at));
}

/** "Take the file number CV-12 out": what an order names that was not carried out is no new value. */
const isOfOrder = (desk: Desk, { role, at }: Statement): boolean =>
  role !== "not" &&
  role !== "mentions" &&
  correctionsIn(desk).some((one) => one.does === "drops" && overlap(one.at, at) && !isMended(desk, one.at));

/** Words that a correction would glue to a text that is noted, or put in its place by a guess, wait for the answer. */
export function isHeldBack(desk: Desk, statement: Statement): boolean {
  if (isGuessed(desk, statement) || isDenied(desk, statement) || isOfOrder(desk, statement)) return true;
  const growing = entriesIn(statement).flatMap(({ field }) => (GROWING.includes(field) && desk.before.values[field] ? [field] : []));
  const isGrowing = growing.length > 0;
  if (statement.role === "corrects" && !statement.named && growing.some((field) => isOfOtherPart(desk, statement, field))) return true;
  if (
    !isGrowing ||
    statement.named ||
    statement.added ||
    statement.role === "corrects" ||
    statement.role === "not" ||
    statement.role === "mentions"
  )
    return false;
  return correctionsIn(desk).some((one) => one.does === "changes" && overlap(one.at, statement.at));
}
