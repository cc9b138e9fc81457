/** Remarks, for as long as they say something that is not noted: once each, and none that a value says as well, or has replaced. */
import type { Change, Desk } from "#app/domain/talk/desk.ts";
import { say } from "#app/domain/talk/desk.ts";
import { type EditPart, partOf } from "#app/domain/talk/edit/parts.ts";
import { dropEntries } from "#app/domain/talk/plan/entries.ts";
import { entriesOf, isSettled, type TalkField } from "#app/domain/talk/plan/fields.ts";
import { PLAN_FIELDS } from "#app/domain/talk/plan/plan.ts";
import { isConfided, tellingWords } from "#app/understanding/telling.ts";
import { hoursOfTheirDays, notedWords, sureWordsNow, wordsOfEach } from "./noted-words.ts";
import { isWishText } from "./wish-words.ts";

/** Fields that hold the visitor's own words. */
const IN_WORDS: readonly TalkField[] = [
  "caseDescription",
  "specialRequirements",
  "catering",
  "costsInWords",
  "people",
  "alternateLocationName",
];
/** Of these parts a request has one truth: what is set later replaces what was said before. */
const OF_ONE: readonly EditPart[] = ["contact", "reach", "place", "days", "costs"];

/** Takes out what earlier turns have kept and this turn has settled, said as well, or replaced. */
export function settleRemarks(desk: Desk) {
  const changes = desk.changes.filter(({ field }) => field !== "remarks" && field !== "toFollow");
  const held = entriesOf(desk.values, "remarks").filter(({ text }) => !isOwn(desk, text) && !isWishText(text) && !isByHand(desk, text));
  if (desk.rewound || changes.length === 0 || held.length === 0) return;
  const fields = new Set(changes.flatMap(({ field, value }) => (value === null ? [] : [topicField(field)])));
  const isSaid = saidIn(desk);
  const settled = held.filter(({ text }) => {
    const { waits, kept } = desk.before.subjects[text] ?? {};
    const isOver = waits !== undefined && fields.has(topicField(waits));
    return isSaid(text, isOver) && (isOver || !kept || waits !== undefined);
  });
  const replaced = replacedParts(desk, changes);
  const formerly =
    replaced.length > 0 ? notedWords({ ...desk, values: desk.before.values, loose: desk.before.loose, changes: [] }, true) : new Set();
  const isReplaced = (text: string) => isOutdated(desk, text, replaced) && tellingWords(text).every(({ key }) => formerly.has(key));
  const outdated = held.filter((one) => !settled.includes(one) && isReplaced(one.text));
  dropRemarks(
    desk,
    [...settled, ...outdated].map(({ text }) => text),
  );
  if (settled.length > 0) say(desk, { kind: "resolved", remarks: settled.map(({ text }) => text) });
  if (outdated.length > 0) say(desk, { kind: "cleared", fields: [], remarks: outdated.map(({ text }) => text) });
}

/** "Each day", "sharp": so many words around days and hours say nothing more. */
const MOST_AROUND_DAYS = 2;
/** Only the visitor takes it out, or the rule that has made it. */
const isByHand = ({ subjects }: Desk, text: string): boolean => subjects[text]?.byHand === true || subjects[text]?.ends !== undefined;
const isOwn = ({ remarks }: Desk, text: string): boolean => remarks.some((one) => one.text === text);
/** Days and hours are one thing. */
const topicField = (field: TalkField): TalkField => ((PLAN_FIELDS as readonly TalkField[]).includes(field) ? "preferredDate" : field);

/** Parts in which something that was settled is another now, by a correction, an answer or by hand. */
function replacedParts({ before }: Desk, changes: readonly Change[]): readonly EditPart[] {
  return changes
    .filter(({ field, reason }) => reason !== "stated" && field !== "alternativeDays" && isSettled(before.values[field]))
    .map(({ field }) => partOf(field));
}

/** Words about nothing else than what has been replaced; those that were kept as something of their own stay. */
function isOutdated({ before }: Desk, text: string, replaced: readonly EditPart[]): boolean {
  const { parts = [], only, kept, waits } = before.subjects[text] ?? {};
  const [first] = parts;
  return (
    first !== undefined && only === true && !kept && !waits && parts.every((part) => OF_ONE.includes(part)) && replaced.includes(first)
  );
}

/** Takes remarks out of the request. */
export function dropRemarks(desk: Desk, texts: readonly string[], evidence = "") {
  if (texts.length === 0) return;
  desk.values = dropEntries(desk.values, "remarks", ({ text }) => texts.includes(text));
  desk.changes.push({ field: "remarks", value: desk.values.remarks?.value ?? null, evidence, reason: "corrected" });
}

/** Takes out what this turn has kept twice. A remark that says what it is ("Ruled out: …") stays next to the value. */
export function tidyRemarks(desk: Desk) {
  if (desk.remarks.length === 0) return;
  const worded = desk.changes.filter(({ field, value }) => IN_WORDS.includes(field) && value !== null);
  const values = worded.flatMap(({ field, evidence, value }) => (field === "people" ? [evidence] : [evidence, value ?? ""]));
  // Each is laid bare once, and looked for in all at once: a message may leave some hundreds of them.
  const [bareValues, bareRemarks] = [values.map(bare), desk.remarks.map(({ text }) => bare(text))];
  const all = [...new Set(bareRemarks)].map((one) => ` ${one} `).join("|");
  const isHeld = (at: number) => {
    const own = ` ${bareRemarks[at] ?? ""} `;
    if (bareValues.some((words) => ` ${words} `.includes(own)) || bareRemarks.indexOf(own.slice(1, -1)) < at) return true;
    return all.indexOf(own, all.indexOf(own) + 1) >= 0;
  };
  const ofDays = desk.changes.flatMap(({ field, evidence }) => (topicField(field) === "preferredDate" ? [evidence] : []));
  const isSaid = saidIn(desk);
  const double = desk.remarks.filter(
    ({ text }, at) => !isByHand(desk, text) && (isHeld(at) || (isLoose(desk, text, ofDays) && isSaid(text))),
  );
  for (const { text } of double) {
    desk.values = dropEntries(desk.values, "remarks", (one) => one.text === text);
    desk.remarks = desk.remarks.filter((one) => one.text !== text);
    desk.changes = desk.changes.filter(({ field, evidence }) => field !== "remarks" || evidence !== text);
  }
}

/** What was noted as days or hours and kept in its own words besides, or is only mentioned, is meant to be read so ("3 pm Paris time"). */
function isLoose({ said, subjects }: Desk, text: string, ofDays: readonly string[]): boolean {
  if (subjects[text]?.kept || subjects[text]?.waits) return false;
  if (ofDays.some((words) => holds(words, text))) return false;
  return !said.statements.some(({ quote, role }) => quote === text && role === "mentions");
}

/**
 * What tells whether the draft says what words do: no figure, no name and no telling word is left over, and figures, names and weekdays are what the
 * values are now, not what they were said with. Of words that only waited for a value (`isOver`) a telling word may be left: "some time after lunch" is
 * over once there is an hour. Days of a service or of a person are none of the hearing's.
 */
function saidIn(desk: Desk): (text: string, isOver?: boolean) => boolean {
  const [all, things, meant] = [notedWords(desk, true), notedWords(desk, false), notedWords(desk, true, false)];
  const [allNow, thingsNow] = [sureWordsNow(desk, true), sureWordsNow(desk, false)];
  const areHoursOfTheirDays = hoursOfTheirDays(desk);
  const units = wordsOfEach(desk);
  return (text, isOver = false) => {
    // The same word in a name or a story says it of something else.
    if (isConfided(text)) return false;
    const { parts = [] } = desk.subjects[text] ?? {};
    const isOfDays = parts.every((part) => part === "days" || part === "place");
    const [noted, now] = isOfDays ? [all, allNow] : [things, thingsNow];
    const words = tellingWords(text);
    const isOnItsDays = holds(desk.values.onSomeDays?.evidence ?? "", text);
    const left = words.filter(({ key, isSure }) => !(isSure && !isOnItsDays ? now : noted).has(key));
    // Words that only stood among those of the days are not noted with them.
    const told = words.filter(({ key, isSure }) => !meant.has(key) && !isSure);
    if (told.length > MOST_AROUND_DAYS || (isOfDays && !areHoursOfTheirDays(words))) return false;
    if (isOver) return !left.some(({ isSure }) => isSure);
    return left.length === 0 && (isOfDays || isInOneEach(text, units));
  };
}

/** Each part of the words is in one value: "not a lawyer" is not said by a lawyer in one field and a "not" in another. */
const isInOneEach = (text: string, units: readonly ReadonlySet<string>[]): boolean =>
  text.split(PARTS).every((part) => {
    const keys = tellingWords(part).map(({ key }) => key);
    return keys.length === 0 || units.some((unit) => keys.every((key) => unit.has(key)));
  });
const PARTS = /[,;:.!?\n]\s*|\s(?:and|et|y)\s/iu;

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
const holds = (words: string, text: string): boolean => ` ${bare(words)} `.includes(` ${bare(text)} `);
