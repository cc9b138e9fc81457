/** Whether some sentences of a message name or point to one thing that is noted. */
import type { HeldThing, PersonSaid, Slot, Span } from "../contract.ts";
import { cueBook, cuesIn } from "../detectors/cues.ts";
import { type Finding, inside, overlap, type Text } from "../detectors/finding.ts";
import { partsSaid } from "../detectors/parts.ts";
import { partsMended } from "../draft/parts.ts";
import type { Clause } from "../text/clauses.ts";
import { fold } from "../text/fold.ts";
import type { Fact } from "../time/types.ts";
import { WEEKDAY_NAMES } from "../time/words/weekday-names.ts";
import { placesIn } from "../when/places.ts";
import { isCounted } from "./counted.ts";
import { ORDINALS, POINTING } from "./edits/edit-words.ts";

const POINTS = cueBook({ pointing: POINTING });
const ORDER = cueBook(ORDINALS);
/** Shorter words of a name or a text are many others' too. */
const SHORT = 3;
/** So many words of a text are enough to know it by; of a short one a single word is. */
const OF_A_TEXT = 2;
const SHORT_TEXT = 4;

/** The message as the readers have it. */
export interface Scene {
  text: Text;
  finds: readonly Finding[];
  held: readonly HeldThing[];
  /** The hearing's days in their order, where those are not all that are held. */
  order?: readonly string[];
}
type Sentences = readonly Clause[];

/** True where the sentences name the thing, or point to the only one that they can mean; the visitor by who speaks, unless `speaks` is false. */
export function isNamed(thing: HeldThing, sentences: Sentences, scene: Scene, speaks = true): boolean {
  const { text } = scene;
  const isOfPart = isLabelled(thing, sentences, text);
  if (thing.field === "ruledOutDays") return isRuledOutNamed(thing, sentences, scene);
  if (thing.field === "onSomeDays") return isSomeDaysNamed(thing, sentences, scene, isOfPart);
  switch (thing.kind) {
    case "person":
      return (
        isWorded(nameOf(thing), sentences, text) ||
        isCountNamed(thing, sentences, scene) ||
        isPointedTo(thing, sentences, scene) ||
        (speaks && isVisitor(thing, sentences, scene))
      );
    case "day":
      return isDayNamed(thing, sentences, scene, isOfPart);
    case "hour":
      return isOfPart || factsIn(sentences, scene).some(({ clock }) => clock !== undefined);
    case "text":
      return isOfPart || isRead(thing, sentences, scene) || isWorded(thing.value, sentences, text, OF_A_TEXT);
    default:
      return isOfPart || isWorded(thing.value, sentences, text) || isRead(thing, sentences, scene);
  }
}

/** "The matter is …": the thing is named by its name, and not by words that it holds. */
export const isLabelled = ({ parts }: HeldThing, sentences: Sentences, text: Text): boolean =>
  sentences.some((sentence) => partsMended(text, sentence).some(({ part }) => parts.includes(part)));

/** "I'll be in the room", « moi, par vidéo », «yo estaré en sala»: the visitor, who is one of those who take part. */
function isVisitor({ person }: HeldThing, sentences: Sentences, { text, held }: Scene): boolean {
  const contact = held.find(({ field }) => field === "contactName")?.value;
  const own = contact === undefined ? [] : wordsOf(contact);
  const isOwn = own.length > 0 && own.every((word) => wordsOf(person?.name ?? "").includes(word));
  return isOwn && sentences.some(({ start, end }) => FIRST_PERSON.test(text.message.slice(start, end)));
}
/** "Me" before a name is a lawyer's title in French. */
const FIRST_PERSON = /(?<![\p{L}'’])(?:I|me|myself|[Jj]e|[Jj]['’]|[Mm]oi|[Yy]o)(?!\p{L})(?!\.?\s\p{Lu}\p{Ll})/u;

/** "I never said every Thursday", "the week of the 24th is fine after all". */
function isRuledOutNamed({ value }: HeldThing, sentences: Sentences, scene: Scene): boolean {
  const [, weekday] = /^every (\w{3})/.exec(value) ?? [];
  if (weekday) return isWeekdaySaid(A_WEEK[weekday] ?? "", sentences, scene.text);
  const [first = "", last = first] = value.split("..");
  return factsIn(sentences, scene).some(({ when }) => when?.spans.some(([from, to]) => from <= last && first <= to) ?? false);
}
/** "The lunch on Friday": what it is, and of several of its kind one of its days. */
function isSomeDaysNamed({ value }: HeldThing, sentences: Sentences, scene: Scene, isOfPart: boolean): boolean {
  const { field = "", days: listed = "", note = "" } = SOME_DAYS.exec(value)?.groups ?? {};
  const isKind = isOfPart || isWorded(note, sentences, scene.text, OF_A_TEXT) || isRead({ field } as HeldThing, sentences, scene);
  const rivals = scene.held.filter((one) => one.field === "onSomeDays" && one.value.startsWith(`${field} on `));
  const facts = factsIn(sentences, scene);
  const isDay = (day: string) => isDateIn(day, facts) || isWeekdaySaid(day, sentences, scene.text);
  return isKind && (rivals.length === 1 || listed.split(", ").some(isDay));
}
/** `catering on 2027-02-09, 2027-02-10: lunch for 11`, `needsInterpretation on 2027-02-09 09:30-12:00: Swahili`. */
export const SOME_DAYS = /^(?<field>\w+) on (?<days>[\d, -]+?)(?: (?<hours>[\d:]{0,5}-[\d:]{0,5}))?(?:: (?<note>.*))?$/su;

/** A date of each weekday. */
const A_WEEK: Readonly<Record<string, string>> = Object.fromEntries(
  ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"].map((day, at) => [day, `2024-01-${String(at + 7).padStart(2, "0")}`]),
);

/** "Not 8": a group without a name by how many they were, where no other one is as many. */
function isCountNamed({ person }: HeldThing, sentences: Sentences, { text, held }: Scene): boolean {
  const count = person?.count;
  if (count === undefined || count < FEWEST_OF_GROUP || person?.name) return false;
  return held.filter((one) => one.person?.count === count).length === 1 && sentences.some((one) => isCounted(count, one, text));
}
const FEWEST_OF_GROUP = 2;

const nameOf = ({ person, value }: HeldThing): string => (person ? `${person.name ?? ""} ${person.firm ?? ""}` : value);

/** A detector reads its field there. */
const isRead = (thing: HeldThing, sentences: Sentences, { finds }: Scene): boolean =>
  finds.some(({ said, ...at }) => said !== undefined && sentences.some((one) => inside(at, one)) && isOfField(said, thing));

/** True of a reading that would fill the field of a thing. */
export function isOfField({ slot, value }: { slot: Slot; value: object }, { field, kind }: HeldThing): boolean {
  if (slot === "service") return "kind" in value && value.kind === field;
  if (slot === "when") return kind === "day" || kind === "hour";
  return slot === "person" ? kind === "person" : FIELD_OF[slot] === field;
}
const FIELD_OF: Readonly<Record<string, string>> = {
  email: "contactEmail",
  phone: "contactPhone",
  proceeding: "proceedingType",
  format: "locationType",
  venue: "location",
  headcount: "mainRoomCapacity",
  breakouts: "breakoutRoomCount",
  setup: "roomSetup",
  urgency: "urgencyLevel",
  split: "financialResponsibility",
  name: "contactName",
  firm: "contactFirm",
  story: "caseDescription",
  need: "specialRequirements",
};

const wordsOf = (text: string): string[] => (fold(text).match(/[\p{L}\d]+/gu) ?? []).filter((word) => word.length >= SHORT);
const wordsSaid = (sentences: Sentences, { message }: Text): ReadonlySet<string> =>
  new Set(sentences.flatMap(({ start, end }) => wordsOf(message.slice(start, end))));

/** So many of its telling words are said: of a name one is enough. */
function isWorded(words: string, sentences: Sentences, text: Text, fewest = 1): boolean {
  const own = [...new Set(wordsOf(words))];
  const said = wordsSaid(sentences, text);
  return own.length > 0 && own.filter((word) => said.has(word)).length >= (own.length <= SHORT_TEXT ? 1 : fewest);
}

/** "The second witness", "the other expert", "her": the part, with its place among them, or the only one that these words can mean. */
function isPointedTo(thing: HeldThing, sentences: Sentences, scene: Scene): boolean {
  const { text, held } = scene;
  const rivals = held.filter(({ kind }) => kind === thing.kind);
  const parts = partsSaid(text).filter((part) => sentences.some((one) => inside(part, one)));
  const ofPart = rivals.filter((one) => parts.some((part) => isOf(one.person, part)));
  const asMany = ofPart.filter((one) => parts.some((part) => isOf(one.person, part) && part.isMany === (one.person?.count ?? 1) > 1));
  const alike = asMany.length > 0 ? asMany : ofPart;
  if (alike.length > 0) return alike.includes(thing) && (alike.length === 1 || isPlaced(thing, alike, sentences, text));
  return rivals.length === 1 && sentences.some((one) => cuesIn(POINTS, piecesIn(text, one)).length > 0);
}

const isOf = (person: PersonSaid | undefined, { part, side }: Pick<PersonSaid, "part" | "side">): boolean =>
  person !== undefined &&
  (person.part === part || (GIVE_EVIDENCE.has(person.part) && GIVE_EVIDENCE.has(part))) &&
  (side === undefined || person.side === undefined || person.side === side);

/** Experts are witnesses to many. */
export const GIVE_EVIDENCE: ReadonlySet<PersonSaid["part"]> = new Set(["witness", "expert"]);

const piecesIn = ({ pieces }: Text, at: Span) => pieces.filter((piece) => inside(piece, at));

/** "The last day", « le deuxième témoin »: its place among those of its kind. */
function isPlaced(thing: HeldThing, rivals: readonly HeldThing[], sentences: Sentences, text: Text): boolean {
  const said = sentences.flatMap((one) => cuesIn(ORDER, piecesIn(text, one)).map(({ means }) => Number(means)));
  return said.some((order) => (order < 0 ? rivals.length + order : order - 1) === rivals.indexOf(thing));
}

/** What some stretches say of time. */
export const factsIn = (stretches: readonly Span[], { finds }: Pick<Scene, "finds">): readonly Fact[] =>
  finds.flatMap(({ said, ...at }) =>
    said?.slot === "when" && stretches.some((one) => overlap(at, one)) ? (said.value.value ?? said.value.options.flat()) : [],
  );

/** A day by its date, its weekday where no other one has it, its place; the only one where a day is spoken of at all. */
function isDayNamed(thing: HeldThing, sentences: Sentences, scene: Scene, isOfPart: boolean): boolean {
  const rivals = scene.held.filter(({ kind, field }) => kind === "day" && field === thing.field);
  const date = dateOf(thing);
  const facts = factsIn(sentences, scene);
  if (isDateIn(date, facts) || isPlaced(thing, rivals, sentences, scene.text)) return true;
  if (isInPlace(date, scene.order ?? rivals.map(dateOf), sentences, scene.text)) return true;
  // "The 27th is from 10 to 6", in whatever the grammar takes the numbers for.
  const isOnly = rivals.filter((one) => dateOf(one).slice(8) === date.slice(8)).length === 1;
  if (isOnly && Number(date.slice(8)) > LAST_HOUR && sentences.some((one) => isCounted(Number(date.slice(8)), one, scene.text)))
    return true;
  if (rivals.length === 1 && (isOfPart || facts.some(({ when, among }) => when ?? among))) return true;
  const isAlone = rivals.filter((one) => weekdayOf(dateOf(one)) === weekdayOf(date)).length === 1;
  return isAlone && isWeekdaySaid(date, sentences, scene.text);
}

/** "Day 2", « les deux premiers jours », «los otros dos»: which the others are is said by the one who points to them. */
function isInPlace(date: string, days: readonly string[], sentences: Sentences, { message }: Text): boolean {
  const at = days.indexOf(date);
  const isAt = (place: number) => (place < 0 ? days.length + place : place - 1) === at;
  return (
    at >= 0 &&
    sentences.some(({ start, end }) =>
      placesIn({ message: message.slice(start, end) }).some(({ on }) => (typeof on === "string" ? true : on.some(isAt))),
    )
  );
}

/** "Both days", "the others": no day by its own place. */
export const saysDaysTogether = ({ start, end }: Span, { message }: Text): boolean =>
  placesIn({ message: message.slice(start, end) }).some(({ on }) => typeof on === "string");

/** A number above it is no hour. */
const LAST_HOUR = 24;

/** Whether facts name a date: alone, or within a run. */
export const isDateIn = (date: string, facts: readonly Fact[]): boolean =>
  facts.some(({ when }) => when?.spans.some(([from, to]) => from <= date && date <= to) ?? false);

export const dateOf = ({ value }: Pick<HeldThing, "value">): string => value.slice(0, 10);
const dayAt = (date: string): Date => new Date(`${date}T00:00:00Z`);
const weekdayOf = (date: string): number => dayAt(date).getUTCDay();

/** "Friday" among five days: whichever Friday the grammar takes it for. */
export function isWeekdaySaid(date: string, sentences: Sentences, text: Text): boolean {
  return [...wordsSaid(sentences, text)].some((word) => WEEKDAY_NAMES.get(word) === (weekdayOf(date) || SUNDAY));
}
const SUNDAY = 7;

/** An hour in either half of the day: "until one" is thirteen hours. */
export const saysHour = ({ clock }: Fact, hour: string): boolean =>
  Object.values(clock ?? {}).some(
    (said) =>
      said === hour ||
      (typeof said === "string" && said.slice(2) === hour.slice(2) && (Number(said.slice(0, 2)) + 12) % 24 === Number(hour.slice(0, 2))),
  );
