/**
 * A part of the request that is named together with its new value: "Matter: …", "the firm should only say …", « effacez le champ Affaire et
 * inscrivez : … », «ponga "…" como asunto». What is named so takes the place of what is noted; nothing is read so before anything is.
 */
import type { Doubt, Part, Span, Statement } from "../contract.ts";
import { cueBook, cuesIn } from "../detectors/cues.ts";
import { overlap, type Text } from "../detectors/finding.ts";
import { matterOf } from "../detectors/hearing/matters.ts";
import { type Clause, sentencesIn } from "../text/clauses.ts";
import { withMore } from "../when/said.ts";
import { classesOf, cuesOf, partsMended } from "./parts.ts";
import { MEND_WORDS } from "./words.ts";

const MENDS = classesOf(MEND_WORDS);
type Worded = "matter" | "needs" | "meals" | "firm" | "name" | "style" | "claimant" | "respondent" | "neutral";
const WORDED: ReadonlySet<Part> = new Set<Worded>([
  "matter",
  "needs",
  "meals",
  "firm",
  "name",
  "style",
  "claimant",
  "respondent",
  "neutral",
]);
/** "Needs" is a verb elsewhere, and a name has labels of its own: these are named in fewer ways. */
const ONLY_LABEL: ReadonlySet<Part> = new Set(["needs", "meals"]);
const ONLY_CHANGED: ReadonlySet<Part> = new Set(["name", "claimant", "respondent", "neutral"]);
const QUOTED = /[«“"„]\s*([^«»“”"„]{2,300}?)\s*[»”"]/u;
const OPENS = /^[\s,;:.'’«»“”"–—-]+/u;
const ENDS = /[\s,;:.'’«»“”"–—-]+$/u;
/** "The matter is the delivery of …": what something is begins with an article. */
const ARTICLE = /^(?:(?:the|an?|our|my|le|la|les|une?|des|du|notre|el|los|las|una?|unos|nuestr[oa])\s|l['’])/i;
/** What a value ends with: a semicolon, or the next part of the request. */
const NEXT_PART =
  /;|\n|[,.] (?:not|and not|pas|et non|no|y no) |,? (?:and|et|y) (?:also |aussi |también )?(?:the|le|la|les|el|los|las|our|notre|change|changez|cambie) | (?:please|pls|svp|por favor)(?!\p{L})/iu;
/** A name goes over a comma to its form of firm alone: "Name: Ann Lee, Lee & Co is the company". */
const AFTER_NAME = /,\s(?!(?:inc|ltd|llp|llc|p\.?c|s\.|sa\b|srl|ltée|corp))/i;
/** The stop of "inc." and of "S.C." is of the name. */
const ABBREVIATED = /(?:(?<!\p{L})(?:inc|ltd|lt[ée]e|corp|co)|\p{Lu}\.\p{Lu}|\p{L}\.\p{L})\.$/iu;
const MOST_WORDS = 60;
/** So many letters between the name of a part and what it becomes. */
const NEXT = 4;

interface Named {
  part: Worded;
  /** From the beginning of the sentence to the end of the value. */
  at: Span;
  value: Span;
  isAdded?: boolean;
}

/** What the message says of named parts that are `noted` already, in the place of what its readers made of the same words. */
export function withNamed<S extends { statements: Statement[]; doubts: Doubt[] }>(said: S, text: Text, noted: readonly Part[]): S {
  const named = sentencesIn(text.tokens).flatMap((sentence) => namedIn(text, sentence, noted) ?? []);
  if (named.length === 0) return said;
  // What else is said next to a matter that is named is not glued to it.
  const isTaken = ({ slot, at }: Statement) =>
    named.some(
      (one) =>
        (slot === "story" && one.part === "matter") ||
        overlap(one.value, at) ||
        ((slot === "story" || slot === "need") && overlap(one.at, at)),
    );
  const made = named.map((one) => statementOf(one, text));
  return {
    ...said,
    statements: withMore(
      said.statements.filter((one) => !isTaken(one)),
      made,
    ),
    doubts: said.doubts.filter(({ at }) => !named.some((one) => overlap(one.at, at))),
  };
}

function statementOf({ part, at, value, isAdded }: Named, { message }: Text): Statement {
  const words = message.slice(value.start, value.end);
  const how: { added: true } | { named: true } = isAdded ? { added: true } : { named: true };
  const evidence = {
    quote: words,
    at,
    role: "states",
    score: 0.9,
    sources: ["detector"],
    ...how,
  } as const;
  if (part === "matter") return { slot: "story", value: { text: matterOf(words) }, ...evidence };
  if (part === "needs") return { slot: "need", value: { text: words }, ...evidence };
  if (part === "firm") return { slot: "firm", value: { firm: words }, ...evidence };
  if (part === "name") return { slot: "name", value: { name: words }, ...evidence };
  if (part === "claimant" || part === "respondent" || part === "neutral")
    return { slot: "person", value: { name: words, part }, ...evidence, role: "corrects" };
  if (part === "style") return { slot: "styleOfCause", value: { text: words }, ...evidence };
  return { slot: "service", value: { kind: "catering", detail: words }, ...evidence };
}

function namedIn(text: Text, sentence: Clause, noted: readonly Part[]): Named | null {
  const named = partsMended(text, sentence).filter(({ part }) => WORDED.has(part) && noted.includes(part));
  for (const one of named) {
    const added = addedTo(text, sentence, one);
    if (added) return { part: one.part as Worded, at: { start: sentence.start, end: sentence.end }, value: added, isAdded: true };
    const value =
      labelled(text, sentence, one) ?? ordered(text, sentence, one) ?? equated(text, sentence, one) ?? corrected(text, sentence, one);
    if (value) return { part: one.part as Worded, at: { start: sentence.start, end: value.end }, value };
  }
  return null;
}

type NamedPart = ReturnType<typeof partsMended>[number];

/** "Matter: delivery of turbines". */
function labelled({ message }: Text, sentence: Clause, { part, start, end }: NamedPart): Span | null {
  const isHead = !/[\p{L}\p{N}]/u.test(message.slice(sentence.start, start));
  const colon = /^\s?:/.exec(message.slice(end, sentence.end));
  return isHead && colon ? valued(message, end + colon[0].length, sentence.end, isOfName(part)) : null;
}

/** "Clear the matter and put: …", "the matter should only say “…”". */
function ordered(text: Text, sentence: Clause, { part, start, end }: NamedPart): Span | null {
  if (ONLY_LABEL.has(part)) return null;
  const { message } = text;
  const said = cuesOf(MENDS, text, sentence);
  const [write] = said("write");
  const should = said("becomes").find((cue) => cue.start >= end && cue.end - cue.start > NEXT);
  if (!write && !should && said("erase").length === 0) return null;
  const changed = said("becomes").find((cue) => cue.start >= end && cue.start - end <= NEXT);
  if (ONLY_CHANGED.has(part)) return changed ? valued(message, changed.end, sentence.end, true) : null;
  const quoted = QUOTED.exec(message.slice(sentence.start, sentence.end));
  if (quoted?.[1]) {
    const from = sentence.start + quoted.index + quoted[0].indexOf(quoted[1]);
    return { start: from, end: from + quoted[1].length };
  }
  const colon = message.slice(end, sentence.end).lastIndexOf(": ");
  if (colon >= 0) return valued(message, end + colon + 1, sentence.end);
  // "Put X as the matter": the value is before the name.
  const as = /\s(?:as|comme|como)\s(?:the\s|le\s|la\s|l['’]|el\s)?$/i.exec(message.slice(0, start));
  if (write && as && as.index > write.end) return valued(message, write.end, as.index);
  return changed ? valued(message, changed.end, sentence.end, isOfName(part)) : null;
}

const isOfName = (part: Part): boolean => part === "firm" || ONLY_CHANGED.has(part);

/** "The subject of the dispute is the delivery of …", where something is said to be wrong, and an article begins it. */
function equated(text: Text, sentence: Clause, { part, start, end }: NamedPart): Span | null {
  const said = cuesOf(MENDS, text, sentence);
  const is = said("is").find((cue) => cue.start >= end && cue.start - end <= NEXT);
  if (part !== "matter" || !is || !ARTICLE.test(text.message.slice(is.end).trimStart())) return null;
  const isMended = said("wrong").some((cue) => cue.end <= start || cue.start >= is.end);
  return isMended ? valued(text.message, is.end, sentence.end) : null;
}

/** "The matter is wrong, it should be …", « l'affaire n'est pas bonne, c'est plutôt … ». */
function corrected(text: Text, sentence: Clause, { part, end }: NamedPart): Span | null {
  if (part !== "matter") return null;
  const said = cuesOf(MENDS, text, sentence);
  const wrong = said("wrong").find((cue) => cue.start >= end && IS.test(text.message.slice(end, cue.start)));
  const rather = wrong && [...said("becomes"), ...said("is_rather")].find((cue) => cue.start >= wrong.end && cue.end - cue.start > 1);
  const value = rather && valued(text.message, rather.end, sentence.end);
  return value && wrong ? { ...value, start: value.start + (RATHER.exec(text.message.slice(value.start))?.[0].length ?? 0) } : null;
}
/** Hardly a word between the part and what is said of it. */
const IS = /^(?:\s[^\s:,.;]+){0,2}\s(?:n['’])?$/u;
const RATHER = /^(?:plutôt|rather|más bien|actually|en fait)\s+/iu;

/** "Add to the matter: …", « ajoutez que … à l'affaire »: texts grow. */
function addedTo({ message, pieces }: Text, sentence: Clause, { part, start, end }: NamedPart): Span | null {
  if (!GROWS.has(part)) return null;
  const add = cuesIn(ADDS, pieces).find((cue) => cue.start >= sentence.start && cue.end <= start);
  if (!add) return null;
  const isNext = message.slice(add.end, start).trim().split(/\s+/).length <= MOST_BETWEEN;
  return isNext ? valued(message, end, sentence.end) : valued(message.slice(0, start).replace(TO_END, ""), add.end, start);
}
const GROWS: ReadonlySet<Part> = new Set<Part>(["matter", "needs", "meals"]);
const ADDS = cueBook({ add: "add|append|ajoutez|ajouter|ajoute|rajoutez|agregue|agreguen|agregar|añada|añadan|añadir" });
/** "… to the". */
const MOST_BETWEEN = 2;
const TO_END = /\s(?:to|in|into|à|a|al|en|dans)(?:\s(?:the|la|le|el))?\s?(?:l['’])?\s*$/iu;

/** The words from a place to the end of what is said of this part. */
function valued(message: string, from: number, end: number, isName = false): Span | null {
  const words = message.slice(from, end);
  const stop = [NEXT_PART, ...(isName ? [AFTER_NAME] : [])].flatMap((next) => next.exec(words)?.index ?? []);
  const whole = words.slice(0, Math.min(words.length, ...stop));
  const start = from + (OPENS.exec(whole)?.[0].length ?? 0);
  const clean = OPENS.test(whole) ? whole.replace(OPENS, "") : whole;
  const short = clean.replace(ENDS, "");
  const length = short.length + (isName && ABBREVIATED.test(clean.slice(0, short.length + 1)) ? 1 : 0);
  const value = message.slice(start, start + length);
  const isValue = /\p{L}{2}/u.test(value) && value.split(/\s+/).length <= MOST_WORDS;
  return isValue ? { start, end: start + length } : null;
}
