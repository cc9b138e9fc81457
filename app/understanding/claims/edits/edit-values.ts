/** The value that a model gives to something noted, read again in the words: what they do not say is none. */
import type { HeldThing, PersonSaid, Span, Statement } from "#app/understanding/contract.ts";
import { overlap } from "#app/understanding/detectors/finding.ts";
import { partsSaid } from "#app/understanding/detectors/parts.ts";
import { type Clause, sentencesIn } from "#app/understanding/text/clauses.ts";
import { fold } from "#app/understanding/text/fold.ts";
import type { Fact } from "#app/understanding/time/types.ts";
import { verify } from "#app/understanding/verify.ts";
import type { Claim, ClaimedWhen, EditClaim } from "../claims.ts";
import { isCounted, isLeftOver } from "../counted.ts";
import { factsOfPerson, reachOfPerson } from "../people.ts";
import { withoutPresence } from "../presence.ts";
import { placeWithin, saidWords } from "../quotes.ts";
import type { ReadAgain } from "../read-again.ts";
import { whenStatement } from "../when-statement.ts";
import { evidenceFor, isDaySaid, isHourSaid } from "./evidence.ts";
import { addsLanguages, keepsSome, languagesAfter, losesNothing } from "./part-corrections.ts";

const SCORE = 0.8;

/** What takes the place of a thing: words or a number (`into`), or a statement (`by`). `isRead`: the words say it; else it may only be asked. */
export interface EditValue {
  into?: string;
  by?: Statement;
  isRead: boolean;
  /** The words are those of the quote: what the model makes of them it does not say to the letter. */
  ofQuote?: true;
  /** The text as it is noted, with what the words change of it. */
  isRestated?: true;
  /** Nothing that is noted is lost by it. */
  isAdded?: true;
}

interface Place {
  /** Somebody else is said to have the part that the noted person has. */
  isHandedOver: boolean;
  at: Span;
  sentences: readonly Clause[];
  message: ReadAgain;
}

/** Null where the value cannot be one of the thing, or is said nowhere. */
export function editValue(edit: EditClaim, thing: HeldThing, place: Place): EditValue | null {
  const claims = edit.by.filter((claim) => isFor(claim, thing));
  const [claim] = claims;
  if (!claim) return null;
  if (claim.slot === "when") return whenValue(claim.value, thing, place);
  if (claim.slot === "person") return personValue(claim.value, thing, place);
  if (thing.kind === "count") return countValue(claim, place);
  // Other shares than the noted ones: who pays is said in words.
  if (claim.slot === "split" && claim.value.responsibility === "other") return otherShares(claim, place);
  const text = textOf(claim);
  if (text !== null) return textValue(text, claim, thing, place);
  if (thing.field === "interpretationLanguage" && claim.slot === "service") {
    const into = languagesAfter(claim.value.language ?? claim.quote, thing, place.sentences, place.message.text);
    const isAdded = into !== null && addsLanguages(into, thing, place.sentences, place.message.text);
    if (into !== null) return { into, isRead: true, ...(isAdded ? { isAdded } : {}) };
  }
  const verdict = verify(claim, place.message);
  if (verdict.kind === "same") {
    const { source, ...said } = verdict.hypothesis;
    return { by: { ...said, sources: [source] } as Statement, isRead: true };
  }
  return verdict.kind === "ask" ? { by: verdict.option, isRead: false } : null;
}

const isFor = ({ slot }: Claim, { kind }: HeldThing): boolean => (kind === "day" || kind === "hour" ? slot === "when" : slot !== "when");

/** What the message says in so many words; null for a value of a list, a number or an address. */
function textOf(claim: Claim): string | null {
  switch (claim.slot) {
    case "name":
      return claim.value.name;
    case "firm":
      return claim.value.firm;
    case "story":
    case "need":
    case "styleOfCause":
    case "remark":
      return claim.value.text;
    case "service":
      return claim.value.kind === "catering" || claim.value.kind === "costsInWords" ? (claim.value.detail ?? null) : null;
    default:
      return null;
  }
}

/**
 * Words of the message in its own letters; of a free text the whole as it is to be, each part of which is noted or said. Of lines that it says in no such
 * words the quote is kept, next to the others.
 */
function textValue(text: string, { slot, quote }: Claim, thing: HeldThing, { message }: Place): EditValue | null {
  const sentences = sentencesIn(message.text.tokens);
  const own = inLetters(text, sentences, message);
  if (own !== null) return { into: own, isRead: true };
  if (thing.kind === "text") {
    if (evidenceFor(text, thing.value, message).unsaid.length === 0)
      return {
        into: text,
        isRead: true,
        ...(keepsSome(text, thing) ? { isRestated: true } : {}),
        ...(losesNothing(text, thing) ? { isAdded: true } : {}),
      };
    const lines = text.split(/\n|;\s+/).filter((line) => line.trim() !== "");
    const kept = lines.flatMap((line) => (isLineOf(line, thing) ? line : (inLetters(line, sentences, message) ?? [])));
    const isWhole = kept.some((line) => fold(line).includes(fold(quote)));
    if (lines.length > 1 && lines.some((line) => isLineOf(line, thing)))
      return { into: [...kept, ...(isWhole ? [] : [quote])].join("\n"), isRead: true };
  }
  const quoted = slot === "service" ? inLetters(quote, sentences, message) : null;
  return quoted === null ? null : { into: quoted, isRead: true, ofQuote: true };
}

const isLineOf = (line: string, { value }: HeldThing): boolean => bare(line) !== "" && ` ${bare(value)} `.includes(` ${bare(line)} `);

/** Words in their order, without what is between them. */
const bare = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

function inLetters(words: string, sentences: readonly Clause[], { text: { tokens, message } }: ReadAgain): string | null {
  const at = sentences.flatMap((sentence) => placeWithin(tokens, words, sentence) ?? [])[0];
  return at ? message.slice(at.start, at.end) : null;
}

function otherShares(claim: Extract<Claim, { slot: "split" }>, { at, message }: Place): EditValue {
  const quote = message.text.message.slice(at.start, at.end);
  return { by: { slot: "split", value: claim.value, quote, at, role: "corrects", score: SCORE, sources: ["model"] }, isRead: true };
}

function countValue(claim: Claim, { at, message }: Place): EditValue | null {
  const count = claim.slot === "headcount" ? claim.value.most : claim.slot === "breakouts" ? claim.value.rooms : null;
  if (count === null || isOnlyOfElse(count, claim.slot, at, message)) return null;
  // Nobody has said it: not even asked about.
  if (!isCounted(count, { start: 0, end: message.text.message.length }, message.text)) return null;
  return { into: String(count), isRead: isCounted(count, at, message.text) };
}

/** The 14 of "14 people" is no number of rooms, and the 9 of "March 9" counts nothing. */
function isOnlyOfElse(count: number, slot: Claim["slot"], at: Span, { text, finds }: ReadAgain): boolean {
  const isElse = (piece: Span) =>
    finds.some(({ said, ...place }) => said !== undefined && OF_NUMBERS.has(said.slot) && said.slot !== slot && overlap(place, piece));
  const numbers = text.pieces.filter((piece) => overlap(piece, at) && isCounted(count, piece, text));
  return numbers.length > 0 && numbers.every(isElse);
}
const OF_NUMBERS: ReadonlySet<Claim["slot"]> = new Set<Claim["slot"]>(["headcount", "breakouts", "when", "phone", "reference", "split"]);

/** A day, hours, or both: each read in the words, or as it is noted already. */
function whenValue(claim: ClaimedWhen, thing: HeldThing, { at, message }: Place): EditValue | null {
  const [date] = claim.days;
  const [noted] = thing.value.match(/^\d{4}-\d\d-\d\d/) ?? [];
  const clock = clockOf(claim);
  const isOther = date !== undefined && date !== noted;
  const isDay = !isOther || isDaySaid(date, message);
  const hours = Object.values(clock);
  const plan = (message.context.held ?? []).filter(({ kind, handle }) => kind === "hour" || handle === thing.handle);
  const fresh = hours.filter((hour) => !plan.some(({ value }) => value.includes(hour)));
  const isSaid = (hour: string) => isHourCounted(hour, at, message) || isHourSaid(hour, message);
  if (!fresh.every(isSaid) || (!isDay && !isNear(date, noted))) return null;
  const areSaid = hours.length > 0 && hours.every(isSaid);
  // "Friday also starts at 9:30": the hours of the others are this day's as well, as far as the words say so.
  const isNews = hours.some((hour) => !thing.value.includes(hour) && isSaid(hour));
  if ((!isOther && fresh.length === 0 && !areSaid && !isNews) || (thing.kind === "hour" && hours.length === 0)) return null;
  const dates = claim.days.filter((day) => day === date || isDaySaid(day, message));
  const fact: Fact = {
    ...(isOther ? { when: { kind: "days", spans: dates.map((day) => [day, day] as const) } } : {}),
    ...(hours.length > 0 ? { clock } : {}),
  };
  return { by: whenStatement([fact], at, message), isRead: isDay };
}

/** "From 10 to 18", "1 to 5" where the grammar takes the numbers for days; on either half of the clock. */
const isHourCounted = (hour: string, at: Span, { text }: ReadAgain): boolean =>
  hour.endsWith(":00") && [0, 12].some((half) => isCounted(Number(hour.slice(0, 2)) - half, at, text));

/** "A week later": a day that is reckoned from the one that is noted; it is only ever asked. */
const isNear = (date: string | undefined, noted: string | undefined): boolean =>
  date !== undefined && noted !== undefined && Math.abs(Date.parse(date) - Date.parse(noted)) <= MOST_MOVED;
const MOST_MOVED = 31 * 86_400_000;

function clockOf({ hours, from, to }: ClaimedWhen): { from?: string; to?: string } {
  const [first, last] = [...hours].sort();
  const [start, end] = [from ?? (to ? undefined : first), to ?? (from || first === last ? undefined : last)];
  return { ...(start ? { from: start } : {}), ...(end ? { to: end } : {}) };
}

/** Of what is claimed of a person that which the words say: names and places to the letter, the rest by the words for it. */
function personValue(claim: PersonSaid, { person }: HeldThing, { at, sentences, message, isHandedOver }: Place): EditValue | null {
  const { text } = message;
  // A number is no name.
  const own = (words: string | undefined): string | undefined => {
    const found = words && /\p{L}/u.test(words) && sentences.flatMap((one) => placeWithin(text.tokens, words, one) ?? [])[0];
    return found ? text.message.slice(found.start, found.end) : undefined;
  };
  const parts = partsSaid(text).filter((part) => sentences.some((one) => overlap(part, one)));
  const words = sentences.map(({ start, end }) => text.message.slice(start, end)).join("\n");
  const [name, firm, place] = [own(claim.name) ?? respelled(claim.name, person?.name, words), own(claim.firm), own(claim.place)];
  // What was their name says what they are.
  const described = claim.title === person?.name ? claim.title : undefined;
  const facts = factsOfPerson(claim, sentences, message, [at]);
  const noted = saidWords(message, claim.note);
  const note = facts.remoteOn && noted ? withoutPresence(noted.at, message) : noted?.quote;
  const [title, access] = [own(claim.title) ?? described, saidWords(message, claim.access)?.quote];
  const read: Partial<PersonSaid> = {
    ...(name && !isShorter(name, person?.name) ? { name } : {}),
    ...(title ? { title } : {}),
    ...(access ? { access } : {}),
    ...(firm ? { firm } : {}),
    ...(place ? { place } : {}),
    ...(isHandedOver || isPartSaid(claim, person, person?.part === "other" ? parts.filter((part) => overlap(part, at)) : parts)
      ? { part: claim.part }
      : {}),
    ...(claim.count !== undefined && (isCounted(claim.count, at, text) || isLeftOver(claim.count, at, text)) ? { count: claim.count } : {}),
    ...facts,
    ...reachOfPerson(claim, message),
    ...(note ? { note } : {}),
  };
  const isOther = ([key, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(person?.[key as keyof PersonSaid]);
  const said = Object.fromEntries(Object.entries(read).filter(isOther));
  if (Object.keys(said).length === 0) return null;
  const quote = text.message.slice(at.start, at.end);
  const { remoteOn, ...before } = person ?? {};
  const { count, ...rest } = { ...before, ...(remoteOn && !said.attends ? { remoteOn } : {}), ...said } as PersonSaid;
  // Who has a name now is one, and counted no more; of a party that was named it is how many come for it.
  const isOne = rest.name !== undefined && !(person?.name !== undefined && said.count !== undefined);
  const value: PersonSaid = isOne || count === undefined ? rest : { ...rest, count };
  return { by: { slot: "person", value, quote, at, role: "corrects", score: SCORE, sources: ["model"] }, isRead: true };
}

/** The part is said, or the noted one is denied, or there was none and no word names another one. */
function isPartSaid({ part }: PersonSaid, person: PersonSaid | undefined, parts: readonly { part: string; isDenied?: boolean }[]): boolean {
  if (parts.some((one) => one.part === part && !one.isDenied) || parts.some((one) => one.part === person?.part && one.isDenied))
    return true;
  return person?.part === "other" && parts.length === 0;
}

const lettersOf = (words: string): string[] =>
  fold(words)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);

/** "It's Pillay, not Pillai" of Anand Pillai: the whole name, each word of which is noted or said, and one of them only said. */
function respelled(name: string | undefined, held: string | undefined, said: string): string | undefined {
  if (!name || !held) return undefined;
  const [now, before, words] = [name, held, said].map(lettersOf) as [string[], string[], string[]];
  const fresh = now.filter((word) => !before.includes(word));
  return fresh.length > 0 && fresh.length < now.length && fresh.every((word) => words.includes(word)) ? name.trim() : undefined;
}

/** "Dr. Renner" of Dr. Paul Renner, «capitán Ormeño» of Luis Ormeño, "Beatrice" of Beatrice Finch: no other name; the same words otherwise spelt are a correction. */
function isShorter(name: string, held: string | undefined): boolean {
  const [now = [], before = []] = [name, held ?? ""].map(lettersOf);
  const isPart = now.length < before.length && now.every((word) => before.includes(word));
  return isPart || (now.length <= before.length && now.at(-1) === before.at(-1) && now.join() !== before.join());
}
