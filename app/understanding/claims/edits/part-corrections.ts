/**
 * A correction of one part of a text, or of a list of languages, leaves its other parts: "the vegan is only vegetarian" says nothing of lunch. The whole
 * is replaced only where the words say so.
 */
import type { HeldThing } from "#app/understanding/contract.ts";
import { cueBook, cuesIn } from "#app/understanding/detectors/cues.ts";
import { inside, type Text } from "#app/understanding/detectors/finding.ts";
import { languagesNamed } from "#app/understanding/detectors/hearing/hearing-language.ts";
import { tellingWords } from "#app/understanding/telling.ts";
import { type Clause, clauseAt } from "#app/understanding/text/clauses.ts";
import { fold } from "#app/understanding/text/fold.ts";
import { DENIED_WORDS, INSTEAD_WORDS, LABEL_WORDS, ONLY_WORDS } from "./edit-words.ts";

const BOOK = cueBook({ instead: INSTEAD_WORDS, only: ONLY_WORDS, label: LABEL_WORDS });
const DENIED = cueBook({ not: DENIED_WORDS });
/** So few words come between a denial and what it denies ("not in German"). */
const NEAR = 3;

const keysOf = (text: string): string[] => tellingWords(text).map(({ key }) => key);
const wordsIn = ({ message }: Text, sentences: readonly Clause[]): string =>
  sentences.map(({ start, end }) => message.slice(start, end)).join("\n");

/** The lines, sentences and items of a text. */
const partsOf = (text: string): string[] =>
  text.split(/[.;,](?=\s|$)|\n|\s(?:and|also|et|aussi|y|también|además)\s/u).filter((part) => keysOf(part).length > 0);

/** A text that has some part of what is noted. */
export function keepsSome(told: string, { value }: HeldThing): boolean {
  const now = new Set(keysOf(told));
  return partsOf(value).some((part) => keysOf(part).every((key) => now.has(key)));
}

/** Parts of what is noted that a text does not have. */
function lostIn(told: string, value: string): string[] {
  const now = new Set(keysOf(told));
  return partsOf(value).filter((part) => !keysOf(part).every((key) => now.has(key)));
}
/** True of a text that has all that is noted. */
export const losesNothing = (told: string, { value }: HeldThing): boolean => lostIn(told, value).length === 0;

/** What a text holds once `into` has corrected it: `into` itself where it keeps or takes back every other part, else the words behind what is noted. */
export function textAfter(into: string, quote: string, { value }: HeldThing, sentences: readonly Clause[], text: Text): string {
  const [parts, lost] = [partsOf(value), lostIn(into, value)];
  const now = new Set(keysOf(into));
  const said = new Set(keysOf(wordsIn(text, sentences)));
  if (parts.length < 2 || lost.length === 0 || isCut(value, now, said) || replacesAll(sentences, text)) return into;
  const areNamed = lost.every((part) => keysOf(part).some((key) => !now.has(key) && said.has(key)));
  if (lost.length < parts.length && areNamed) return into;
  const words = keysOf(quote).every((key) => now.has(key)) ? into : quote.trim();
  return fold(value).includes(fold(words)) ? value : `${value}\n${words}`;
}

/** Some of what is noted, without lines that the words name: « l'espace de prière devient inutile ». */
function isCut(value: string, now: ReadonlySet<string>, said: ReadonlySet<string>): boolean {
  const stems = new Set([...said].map((key) => key.slice(0, STEM)));
  const lost = value.split(/[;\n]|\.\s/u).filter((line) => !keysOf(line).every((key) => now.has(key)));
  return (
    [...now].every((key) => keysOf(value).includes(key)) && lost.every((line) => keysOf(line).some((key) => stems.has(key.slice(0, STEM))))
  );
}
/** So many letters that two words begin with make them one. */
const STEM = 5;

/** "Only coffee", "sandwiches instead", "Catering: coffee": nothing that tells comes before the "only", which bounds the whole. */
function replacesAll(sentences: readonly Clause[], text: Text): boolean {
  return sentences.some((sentence) => {
    const cues = cuesIn(
      BOOK,
      text.pieces.filter((piece) => inside(piece, sentence)),
    );
    return cues.some(({ means, start, end }) => {
      if (means === "instead") return true;
      const before = keysOf(text.message.slice(sentence.start, start));
      const behind = text.message.slice(end, sentence.end);
      if (means === "label") return opensClause(text, start) && BECOMES.test(behind);
      return before.length === 0 || keysOf(behind).length === 0;
    });
  });
}
const BECOMES =
  /^\s?(?::|(?:is|are|(?:must|should|will|shall) be|est|sont|(?:doit|doivent|devrait) être|sera|es|son|(?:debe|deben|debería) ser|será)(?!\p{L}))/iu;

/** Nothing that tells comes before it in its clause. */
function opensClause({ tokens, message }: Text, start: number): boolean {
  const clause = clauseAt(tokens, { start, end: start + 1 });
  return keysOf(message.slice(clause?.start ?? start, start)).length === 0;
}
/^\s?(?::|(?:must|should|will|shall) be(?!\p{L})|(?:doit|devra|devrait) être|sera(?!\p{L})|(?:debe|debería) ser|será(?!\p{L}))/iu;

/**
 * The languages of the interpreters from now on: those that the model gives, as far as they are noted or said, with those that are noted and that nothing
 * takes back. Null where it gives one that nobody has said.
 */
export function languagesAfter(told: string, { value }: HeldThing, sentences: readonly Clause[], text: Text): string | null {
  const [now, held] = [listOf(told), listOf(value)];
  const words = wordsIn(text, sentences);
  const said = listOf(languagesNamed(words) ?? "");
  const isKnown = (one: string) => [...held, ...said].some((other) => isSame(one, other)) || fold(words).includes(fold(one));
  if (now.length === 0 || !now.every(isKnown)) return null;
  const isOver = (one: string) => replacesAll(sentences, text) || isDenied(one, sentences, text);
  const kept = held.filter((one) => now.some((other) => isSame(one, other)) || !isOver(one));
  return [...kept, ...now.filter((one) => !kept.some((other) => isSame(one, other)))].join(", ");
}

/** Languages that have a name of ours, in words that speak of interpreters: they are added, whatever the words change. */
export const addsLanguages = (into: string, { value }: HeldThing, sentences: readonly Clause[], text: Text): boolean =>
  into.startsWith(value) &&
  INTERPRETS.test(wordsIn(text, sentences)) &&
  listOf(into.slice(value.length)).every((one) => languagesNamed(one) !== null);
const INTERPRETS = /(?<!\p{L})(?:interpr|interpr[eè]|int[eé]rpr|traduc|traduct|translat)/iu;

const isSame = (one: string, other: string): boolean => fold(one) === fold(other);
const listOf = (text: string): string[] => {
  const names = text.split(/\s*[,;/–—-]\s*|\s(?:and|et|y|e|to|into|vers|al)\s/u).filter(Boolean);
  return [...new Set(names.flatMap((name) => (languagesNamed(name) ?? name.trim()).split(", ")))];
};

/** "Not German", « et non allemand »: the language comes right behind the word that takes it back. */
function isDenied(language: string, sentences: readonly Clause[], { message, pieces }: Text): boolean {
  const own = pieces.filter((piece) => sentences.some((sentence) => inside(piece, sentence)));
  return cuesIn(DENIED, own).some(({ last }) => {
    const [from, to] = [own[last + 1], own.slice(last + 1, last + 1 + NEAR).at(-1)];
    const next = from && to ? languagesNamed(message.slice(from.start, to.end)) : null;
    return next?.split(", ").some((one) => isSame(one, language)) ?? false;
  });
}
