/**
 * What a model wants done to things that are noted, read again: the words change or take away something, name or point to the one thing, and say the
 * value. All that it takes: it is done. Some: it is asked. None: it is left out, and our own readers read on.
 */
import type { HeldThing, Mend, Span, Statement } from "#app/understanding/contract.ts";
import { overlap } from "#app/understanding/detectors/finding.ts";
import { isDescribed } from "#app/understanding/people/described.ts";
import { tellingWords } from "#app/understanding/telling.ts";
import { type Clause, sentencesAt, sentencesIn } from "#app/understanding/text/clauses.ts";
import { fold } from "#app/understanding/text/fold.ts";
import type { Claims, EditClaim } from "../claims.ts";
import { dateOf, factsIn, isDateIn, isLabelled, isNamed, isOfField, type Scene, saysDaysTogether } from "../naming.ts";
import { placesOf } from "../quotes.ts";
import type { ReadAgain } from "../read-again.ts";
import { changes, isAsked, isOpen, pointsBack, takesAway } from "./edit-cues.ts";
import { type EditValue, editValue } from "./edit-values.ts";
import { evidenceFor } from "./evidence.ts";
import { textAfter } from "./part-corrections.ts";

/** A model that wants more of one message is not listened to further. */
const MOST_EDITS = 40;
/** So many of its edits are asked about. */
const MOST_ASKED = 3;

/** Our own mends with those of the model. What is proven takes the place of a word rule of the same words; a rule of ours that of what is not. */
export function mendsWith(own: readonly Mend[], told: Claims, message: ReadAgain, statements: readonly Statement[]): Mend[] {
  const found = told.edits.slice(0, MOST_EDITS).flatMap((edit) => mendBy(edit, told, message, statements) ?? []);
  const sure = onceEach(found.filter(({ open }) => !open));
  const others = own.filter(({ at }) => !sure.some((one) => overlap(one.at, at)));
  const certain = others.filter(({ does, of, into }) => into !== undefined || (does === "drops" && of.length > 0));
  const asked = found.filter((one) => one.open && ![...sure, ...certain].some(({ at }) => overlap(at, one.at))).slice(0, MOST_ASKED);
  return [...sure, ...others.filter((one) => certain.includes(one) || !asked.some(({ at }) => overlap(at, one.at))), ...asked];
}

/** Whether the words bear an edit out, or may. */
export const isProven = (edit: EditClaim, told: Claims, message: ReadAgain, own: readonly Statement[]): boolean =>
  mendBy(edit, told, message, own) !== null;

/** Of two that mean one thing the first counts, unless one gives the day and the other its hours. */
function onceEach(mends: readonly Mend[]): Mend[] {
  return mends.filter(
    (one, index) => !mends.slice(0, index).some(({ thing, does }) => thing === one.thing && (does !== "changes" || one.does !== "changes")),
  );
}

function mendBy(edit: EditClaim, told: Claims, message: ReadAgain, statements: readonly Statement[]): Mend | null {
  const held = message.context.held ?? [];
  const thing = held.find(({ handle }) => handle === edit.handle);
  const [at] = placesOf(message.text.tokens, edit.quote);
  if (!thing || !at) return null;
  const sentences = sentencesAt(message.text.tokens, at);
  const scene: Scene = { text: message.text, finds: message.finds, held };
  // "I don't need catering, take it out": who speaks is not who is taken out.
  const isSpoken = edit.does !== "remove";
  const named =
    isNamed(thing, sentences, scene, isSpoken) || isNamedBefore(thing, sentences, scene) || isOfCosts(thing, sentences, told, message);
  const one = { at, quote: message.text.message.slice(at.start, at.end), of: [], thing: thing.handle };
  if (edit.does === "keep") return named ? { ...one, does: "keeps" } : null;
  const supposed = isOpen(message.text, sentences);
  if (edit.does === "remove") {
    // "The other days" of a sentence are said of a meal as well.
    const isMoved = isMovedAway(thing, edit, told, held) && changes(message.text, sentences);
    const isTaken = takesAway(message.text, sentences) || isMoved;
    const isSure = named && !isOneOfOthers(thing, sentences, scene);
    if (isNamedOut(thing, at, told, message)) return { ...one, does: "drops" };
    if (!named && !isTaken) return null;
    return { ...one, does: "drops", ...((isSure || isMoved) && isTaken && !supposed ? {} : OPEN) };
  }
  if (isAsNoted(thing, edit)) return named ? { ...one, does: "keeps" } : null;
  const value = editValue(withDaysToo(edit, thing, told), thing, {
    at,
    sentences,
    message,
    isHandedOver: isHandedOver(thing, edit, told, message),
  });
  // "One of them is on video": how somebody attends, which the people say, is no other format.
  if (thing.field === "locationType" && value === null && isOfSomebody(at, told, message)) return null;
  return value
    ? replacing({ ...one, does: "changes" }, thing, value, {
        named,
        supposed,
        corrected: isCorrected(sentences, told, message),
        sentences,
        message,
        statements,
      })
    : unread({ ...one, does: "changes" }, named && changes(message.text, sentences));
}

/** The model has read these words as a correction. */
const isCorrected = (sentences: readonly Clause[], { acts }: Claims, { text: { tokens } }: ReadAgain): boolean =>
  acts.some(({ act, quote }) => act === "correct" && placesOf(tokens, quote).some((at) => sentences.some((one) => overlap(one, at))));

const OPEN = { open: true } as const;

/** "Our side: me, my brother Rubén, our lawyer and the accountant": the four who were counted have names now, and the group has nobody left. */
function isNamedOut({ person }: HeldThing, at: Span, { claims, edits }: Claims, { text }: ReadAgain): boolean {
  const { count = 1, name, firm, part = "other" } = person ?? {};
  if (count < 2 || name || firm) return false;
  // Names of the other side are none of this one's.
  const isOfOthers = (of: string) => SIDES.has(part) && SIDES.has(of) && of !== part;
  const people = [...claims, ...edits.flatMap(({ by }) => by)].filter(
    (one) => one.slot === "person" && (one.value.count ?? 1) === 1 && !isOfOthers(one.value.part),
  );
  const own = new Set(people.flatMap(({ quote }) => placesOf(text.tokens, quote).flatMap((one) => (overlap(one, at) ? [one.start] : []))));
  return own.size >= count;
}

/** "Let's do the 20th to the 22nd": days are put in the place of another one by the same words, and this one goes with it. */
function isMovedAway({ kind }: HeldThing, edit: EditClaim, { edits }: Claims, held: readonly HeldThing[]): boolean {
  const isDay = (handle: string) => held.some((one) => one.handle === handle && one.kind === "day");
  return (
    kind === "day" &&
    edits.some(
      (other) =>
        other.quote === edit.quote &&
        isDay(other.handle) &&
        other.by.some(({ slot, value }) => slot === "when" && "days" in value && value.days.length > 0),
    )
  );
}

/** "We don't want lunch on the other days": days that are named only together are named for anything. */
const isOneOfOthers = (thing: HeldThing, sentences: readonly Clause[], scene: Scene): boolean =>
  thing.kind === "day" && !isDateIn(dateOf(thing), factsIn(sentences, scene)) && sentences.some((one) => saysDaysTogether(one, scene.text));

/** The same words say of somebody how they attend. */
const isOfSomebody = (at: Span, { claims, edits }: Claims, { text: { tokens } }: ReadAgain): boolean =>
  [...claims, ...edits.flatMap(({ by }) => by)].some(
    (one) => one.slot === "person" && one.value.attends !== undefined && placesOf(tokens, one.quote).some((own) => overlap(own, at)),
  );

/** "Tamika is on VIDEO", "the 8th, as I said": what takes the thing's place is what is noted of it. */
function isAsNoted({ kind, value, person, field }: HeldThing, { by }: EditClaim): boolean {
  return (
    by.length > 0 &&
    by.every((claim) => {
      if (claim.slot === "when")
        return (
          kind === "day" &&
          claim.value.hours.every((hour) => value.includes(hour)) &&
          claim.value.days.join("..") === value.replace(/ .*/u, "")
        );
      if (claim.slot === "service") return claim.value.kind === field && value === "true" && claim.role !== "not";
      if (claim.slot !== "person" || !person) return false;
      // A part that the model leaves open is "other".
      return Object.entries(claim.value).every(
        ([key, said]) => (key === "part" && said === "other") || isSaidOf(key, said, person[key as keyof typeof person]),
      );
    })
  );
}

/** The same, or of a name some of its words: "Beatrice" of Beatrice Finch, and no "Ann" of Anne. */
const isSaidOf = (key: string, said: unknown, held: unknown): boolean =>
  JSON.stringify(said) === JSON.stringify(held) ||
  (key === "name" && typeof said === "string" && typeof held === "string" && isSomeOf(lettersOf(said), lettersOf(held)));

/** The same words with other signs between them are a correction. */
const isSomeOf = (some: readonly string[], all: readonly string[]): boolean => some.length < all.length && isPartOf(some, all);
const lettersOf = (name: string): string[] => name.match(/[\p{L}\p{M}\d]+/gu) ?? [];
const isPartOf = (some: readonly string[], all: readonly string[]): boolean => some.length > 0 && some.every((word) => all.includes(word));

/** "Two days now, the 27th and 28th": what the model gives as further days from the same words takes the one day's place too. */
function withDaysToo(edit: EditClaim, { kind }: HeldThing, { claims }: Claims): EditClaim {
  const isOfEdit = (quote: string) => edit.quote.includes(quote) || quote.includes(edit.quote);
  const more = claims.flatMap((claim) =>
    claim.slot === "when" && claim.role === "states" && isOfEdit(claim.quote) ? claim.value.days : [],
  );
  if (kind !== "day" || more.length === 0) return edit;
  const by = edit.by.map((claim) =>
    claim.slot === "when" ? { ...claim, value: { ...claim.value, days: daysOnce(claim.value.days, more) } } : claim,
  );
  return { ...edit, by };
}
const daysOnce = (days: readonly string[], more: readonly string[]): string[] =>
  days.length > 0 ? [...new Set([...days, ...more])].sort() : [];

/** "The respondent is the company, not Rick": a part that one alone has is somebody else's now, and the words say so of who had it. */
const isHandedOver = (
  { person }: HeldThing,
  { quote: words, by }: EditClaim,
  { claims }: Claims,
  { text: { tokens } }: ReadAgain,
): boolean =>
  person?.name !== undefined &&
  (person.part === "claimant" || person.part === "respondent") &&
  by.every(({ slot, value }) => slot === "person" && value.part !== "other") &&
  RULES_OUT.test(words) &&
  claims.some(
    ({ slot, value, quote }) =>
      slot === "person" &&
      value.part === person.part &&
      value.name !== undefined &&
      !isPartOf(lettersOf(fold(value.name)), lettersOf(fold(person.name ?? ""))) &&
      placesOf(tokens, quote).length > 0,
  );

const RULES_OUT = /(?<!\p{L})(?:not|n['’]t|isnt|just|only|pas|seulement|juste|no|sólo|solo|solamente)(?!\p{L})/iu;

/** "She should pay all of it": who pays, where a model has read in the same sentence which words are of the costs, or shares in figures anywhere. */
function isOfCosts({ field }: HeldThing, sentences: readonly Clause[], told: Claims, { text: { tokens } }: ReadAgain): boolean {
  const costs = [...told.claims, ...told.edits.flatMap(({ by }) => by)].filter(
    ({ slot, value }) => slot === "service" && "kind" in value && value.kind === "costsInWords",
  );
  const isHere = ({ quote }: { quote: string }) => placesOf(tokens, quote).some((at) => sentences.some((one) => overlap(one, at)));
  const isElsewhere = ({ quote }: { quote: string }) => /\d/.test(quote) && placesOf(tokens, quote).length > 0;
  return field === "financialResponsibility" && costs.some((one) => isHere(one) || isElsewhere(one));
}

/** "Dr. Roy has the flu. Take her out." */
function isNamedBefore(thing: HeldThing, sentences: readonly Clause[], scene: Scene): boolean {
  const { text } = scene;
  const [first] = sentences;
  const all = sentencesIn(text.tokens);
  const before = first && all[all.findIndex(({ start }) => start === first.start) - 1];
  return before !== undefined && pointsBack(text, sentences) && isNamed(thing, [before], scene);
}

interface Around {
  named: boolean;
  supposed: boolean;
  corrected: boolean;
  sentences: readonly Clause[];
  message: ReadAgain;
  statements: readonly Statement[];
}

/** A value that the words say takes the place of a thing that they name or change: that it is a correction is the model's to say. */
function replacing(
  one: Mend,
  thing: HeldThing,
  value: EditValue,
  { named, supposed, corrected, sentences, message, statements }: Around,
): Mend | null {
  const { isRead, ofQuote: _ofQuote, isRestated, isAdded, ...by } = { ...value, ...intoAfter(value, thing, one.quote, sentences, message) };
  const isSaid = corrected || changes(message.text, sentences);
  // Of a free text that is only named nothing is thrown away.
  const isOfWords = !isSaid && !isLabelled(thing, sentences, message.text);
  const isGrowing = isOfWords && thing.kind === "text" && value.into !== undefined && !isRestated;
  const isMeant = isGrowing ? false : isRenaming(thing, value) ? named && isSaid : named || isSaid || isCounting(thing, value, one.quote);
  if (by.into === thing.value) return { ...one, does: "keeps" };
  if (isRead && !supposed && (isMeant || isNaming(thing, value))) return { ...one, ...by };
  // What is added to a text takes nothing's place, and is kept as it was said: "if there is any".
  if (isRead && isAdded && (thing.kind === "text" ? !isAsked(message.text, sentences) : !supposed)) return { ...one, ...by };
  if (isRead && named && isAdding(thing, value)) return { ...one, ...by };
  const grown = supposed || !isGrowing ? null : grownBy(thing, value);
  if (grown !== null) return grown === thing.value ? { ...one, does: "keeps" } : { ...one, into: grown };
  // A day or an hour that nobody can read there is offered where the words correct this very thing.
  if (!isRead && !(named && isSaid)) return null;
  // What our own readers read there too, they ask about themselves.
  const isOurs =
    isRead &&
    statements.some((said) => overlap(said.at, one.at) && isOfField(said, thing) && said.sources.some((source) => source !== "model"));
  if (isOurs || (!named && !isSaid && (isExplained(one, statements) || !hasNews(thing, value, message)))) return null;
  return { ...one, ...by, ...OPEN };
}

/** The words say a value besides, which they are read for. */
const isExplained = ({ at }: Mend, statements: readonly Statement[]): boolean =>
  statements.some((said) => !IN_WORDS.has(said.slot) && overlap(said.at, at));
const IN_WORDS: ReadonlySet<Statement["slot"]> = new Set(["need", "story", "remark"]);

/** A text that only leaves some of what is noted out says nothing new. */
const hasNews = ({ kind, value: held }: HeldThing, { into = "" }: EditValue, message: ReadAgain): boolean =>
  kind !== "text" || evidenceFor(into, held, message).news.length > 0;

/** Of a text that holds several things no more than the corrected one is replaced. */
const intoAfter = ({ into }: EditValue, thing: HeldThing, quote: string, sentences: readonly Clause[], { text }: ReadAgain) =>
  thing.kind === "text" && into !== undefined ? { into: textAfter(into, quote, thing, sentences, text) } : {};

/** What a free text holds with the message's words behind it, where nothing says that it is wrong: nothing of it is lost. */
function grownBy({ kind, value }: HeldThing, { into, isRead, ofQuote }: EditValue): string | null {
  if (
    kind !== "text" ||
    !isRead ||
    ofQuote ||
    into === undefined ||
    tellingWords(into).filter(({ key }) => /\p{L}{2}/u.test(key)).length < FEWEST_TOLD
  )
    return null;
  if (fold(value).includes(fold(into))) return value;
  return fold(into).includes(fold(value)) ? into : `${value}\n${into}`;
}
/** One word tells too little to be put to what somebody has said. */
const FEWEST_TOLD = 2;

/** "He hears badly, will there be captions?": what somebody needs, or how they are reached, is said of them whatever its sentence asks. */
function isAdding({ person }: HeldThing, { by }: EditValue): boolean {
  if (!person || by?.slot !== "person") return false;
  const { access: _access, note: _note, email: _email, phone: _phone, ...said } = by.value;
  const { access: _a, note: _n, email: _e, phone: _p, ...held } = person;
  return JSON.stringify(Object.entries(said).sort()) === JSON.stringify(Object.entries(held).sort());
}

/** Another name for somebody: the words must say that the noted one is wrong. */
function isRenaming({ person }: HeldThing, { by }: EditValue): boolean {
  const [before, now] = [person?.name, by?.slot === "person" ? by.value.name : undefined].map((name) => lettersOf(fold(name ?? "")));
  return (
    before !== undefined &&
    now !== undefined &&
    before.length > 0 &&
    now.length > 0 &&
    !isDescribed(person?.name ?? "") &&
    !isPartOf(before, now) &&
    !isPartOf(now, before)
  );
}

/** "Two of them", « nous serons cinq »: how many of a side come, of which nothing else is said, and no number was noted. */
function isCounting({ person }: HeldThing, { by }: EditValue, quote: string): boolean {
  if (!person || !SIDES.has(person.part) || person.count !== undefined || by?.slot !== "person" || !OF_A_SIDE.test(quote)) return false;
  const { count, ...said } = by.value;
  return count !== undefined && JSON.stringify(Object.entries(said).sort()) === JSON.stringify(Object.entries(person).sort());
}
const SIDES: ReadonlySet<string> = new Set(["claimant", "respondent"]);
const OF_A_SIDE =
  /(?<!\p{L})(?:us|we|them|they|their|our|nous|notre|nos|eux|elles|ils|leurs?|nosotr[oa]s|nuestr[oa]s?|ell[oa]s|somos|seremos|su lado|side)(?!\p{L})/iu;

/** "The other guy is Ed Marsh": who was noted by what they are has a name now. */
const isNaming = ({ person }: HeldThing, { by }: EditValue): boolean =>
  person !== undefined &&
  (person.name === undefined ? !person.firm : isDescribed(person.name)) &&
  (person.count ?? 1) === 1 &&
  by?.slot === "person" &&
  by.value.name !== undefined;

/** The words correct the thing, and what they put in its place nobody can read: it is asked. */
const unread = (one: Mend, isSaid: boolean): Mend | null => (isSaid ? { ...one, ...OPEN } : null);

/** The stretches that proven edits explain. */
export const editedSpans = (mends: readonly Mend[]): readonly Span[] =>
  mends.filter(({ thing, open }) => thing !== undefined && !open).map(({ at }) => at);
