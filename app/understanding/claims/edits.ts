/**
 * What a model wants done to things that are noted, read again: the words change or take away something, name or point to the one thing, and say the
 * value. All three: it is done. Some: it is asked. None: it is left out, and our own readers read on.
 */
import type { HeldThing, Mend, Span, Statement } from "../contract.ts";
import { overlap } from "../detectors/finding.ts";
import { type Clause, sentencesAt, sentencesIn } from "../text/clauses.ts";
import type { Claims, EditClaim } from "./claims.ts";
import { isCounted } from "./counted.ts";
import { changes, isOpen, pointsBack, takesAway } from "./edit-cues.ts";
import { type EditValue, editValue } from "./edit-values.ts";
import { isNamed, isOfField, type Scene } from "./naming.ts";
import { placesOf } from "./quotes.ts";
import type { ReadAgain } from "./read-again.ts";

/** A model that wants more of one message is not listened to further. */
const MOST_EDITS = 40;
const MOST_ASKS = 2;

/** Our own mends with those of the model. What is proven takes the place of a word rule of the same words; a rule of ours that of what is not. */
export function mendsWith(own: readonly Mend[], told: Claims, message: ReadAgain, statements: readonly Statement[]): Mend[] {
  const found = told.edits.slice(0, MOST_EDITS).flatMap((edit) => mendBy(edit, told, message, statements) ?? []);
  const sure = onceEach(found.filter(({ open }) => !open));
  const others = own.filter(({ at }) => !sure.some((one) => overlap(one.at, at)));
  const certain = others.filter(({ does, of, into }) => into !== undefined || (does === "drops" && of.length > 0));
  const asked = found.filter((one) => one.open && ![...sure, ...certain].some(({ at }) => overlap(at, one.at))).slice(0, MOST_ASKS);
  return [...sure, ...others.filter((one) => certain.includes(one) || !asked.some(({ at }) => overlap(at, one.at))), ...asked];
}

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
  const named = isNamed(thing, sentences, scene) || isNamedBefore(thing, sentences, scene);
  const one = { at, quote: message.text.message.slice(at.start, at.end), of: [], thing: thing.handle };
  if (edit.does === "keep") return named ? { ...one, does: "keeps" } : null;
  const supposed = isOpen(message.text, sentences);
  if (edit.does === "remove") {
    const isTaken = takesAway(message.text, sentences);
    if (!named && !isTaken) return null;
    return { ...one, does: "drops", ...(named && isTaken && !supposed ? {} : OPEN) };
  }
  const value = editValue(withDaysToo(edit, thing, told), thing, { at, sentences, message });
  return value
    ? replacing({ ...one, does: "changes" }, thing, value, { named, supposed, sentences, message, statements })
    : unread({ ...one, does: "changes" }, named && changes(message.text, sentences));
}
const OPEN = { open: true } as const;

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
  sentences: readonly Clause[];
  message: ReadAgain;
  statements: readonly Statement[];
}

function replacing(
  one: Mend,
  thing: HeldThing,
  value: EditValue,
  { named, supposed, sentences, message, statements }: Around,
): Mend | null {
  const { isRead, ...by } = value;
  const isSaid = changes(message.text, sentences) || isAddition(thing, value) || isRecounted(thing, value, sentences, message);
  if (isRead && named && isSaid && !supposed) return { ...one, ...by };
  // A day or an hour that nobody can read there is offered where the words correct this very thing.
  if (!isRead && !(named && isSaid)) return null;
  // What our own readers read there too, they ask about themselves.
  const isOurs =
    isRead &&
    statements.some((said) => overlap(said.at, one.at) && isOfField(said, thing) && said.sources.some((source) => source !== "model"));
  return isOurs || (!named && !isSaid) ? null : { ...one, ...by, ...OPEN };
}

/** Hours of one day, and what is said further of a person, take nothing's place. */
function isAddition({ kind, person }: HeldThing, { by }: EditValue): boolean {
  if (by?.slot === "when") return kind === "day" && (by.value.value ?? []).every(({ when }) => !when);
  return by?.slot === "person" && by.value.name === person?.name && by.value.part === person?.part;
}

/** "6 in total, so 5 in the room": how many they were and how many they are. */
function isRecounted({ person }: HeldThing, { by }: EditValue, sentences: readonly Clause[], { text }: ReadAgain): boolean {
  const counts = by?.slot === "person" ? [person?.count, by.value.count] : [];
  return counts.length > 0 && counts.every((count) => count !== undefined && sentences.some((one) => isCounted(count, one, text)));
}

/** The words correct the thing, and what they put in its place nobody can read: it is asked. */
const unread = (one: Mend, isSaid: boolean): Mend | null => (isSaid ? { ...one, ...OPEN } : null);

/** The stretches that proven edits explain. */
export const editedSpans = (mends: readonly Mend[]): readonly Span[] =>
  mends.filter(({ thing, open }) => thing !== undefined && !open).map(({ at }) => at);
