/** Which kind of proceeding the visitor wants: never out of a question, a firm's name or the story of the case. */
import { PROCEEDING_TYPES, type ProceedingType } from "../booking/vocabulary.ts";
import { soundsLikeCorrection } from "./corrections.ts";
import { words } from "./fold.ts";
import type { InterpretationContext } from "./interpretation.ts";
import { anyPhrase, phrasesOf } from "./lexicon/lexicons.ts";
import { anyOf, longest, type Mention, overlaps, spansOf } from "./phrases.ts";
import { isPutAside } from "./put-aside.ts";
import type { Reading } from "./reading.ts";

const NAMED = PROCEEDING_TYPES.map((type): [ProceedingType, RegExp] => [type, anyPhrase((lexicon) => lexicon.proceedings[type])]);
const ANSWERS = PROCEEDING_TYPES.map((type): [ProceedingType, RegExp] => [
  type,
  anyOf(phrasesOf((lexicon) => lexicon.proceedingAnswers[type])),
]);
const DECOYS = anyPhrase((lexicon) => lexicon.proceedingDecoys);
/** Names that also describe how or where another proceeding is held. */
const WEAK: readonly ProceedingType[] = ["virtual_hearing", "boardroom_only", "other"];

/** Words long enough to be recognised with a slip of the finger, and those that only look like one. */
const TYPED: readonly [string, ProceedingType][] = [
  ["arbitration", "arbitration"],
  ["arbitrage", "arbitration"],
  ["arbitraje", "arbitration"],
  ["mediation", "mediation"],
  ["mediacion", "mediation"],
  ["deposition", "examination_or_related"],
  ["examination", "examination_or_related"],
  ["interrogatoire", "examination_or_related"],
  ["interrogatorio", "examination_or_related"],
];
const LOOKALIKES =
  /^(?:arbitrators?|arbitral|arbitrary|arbitre|arbitres|arbitro|arbitrate[ds]?|mediators?|mediateurs?|mediatrice|mediador|meditation|radiation|remediation|disposition|dispositions|composition|opposition|imposition|position|expositions?|mediatic)$/;

export function findProceedings(reading: Reading, asked: boolean): Mention<ProceedingType>[] {
  const decoys = spansOf(DECOYS, reading.folded);
  const found: Mention<ProceedingType>[] = [];
  for (const [value, pattern] of NAMED) for (const span of spansOf(pattern, reading.open)) found.push({ ...span, value });
  if (asked && words(reading.folded).length <= 6) {
    for (const [value, pattern] of ANSWERS) for (const span of spansOf(pattern, reading.open)) found.push({ ...span, value });
  } else if (asked) {
    // The first line of several may be the answer by itself: "Other", and then what the case is about.
    const [line] = reading.sentences;
    if (line && words(reading.plain(line)).length <= 4)
      for (const [value, pattern] of ANSWERS)
        for (const span of spansOf(pattern, reading.open)) if (overlaps(span, line)) found.push({ ...span, value });
  }
  if (found.length === 0) found.push(...mistyped(reading.open));
  // "A virtual hearing board session": how it is held gives way to what it is.
  const strong = found.filter((mention) => !WEAK.includes(mention.value));
  const clear = found.filter((mention) => strong.includes(mention) || !strong.some((other) => overlaps(other, mention)));
  return longest(clear).filter((mention) => !decoys.some((decoy) => overlaps(decoy, mention)) && !isPutAside(reading, mention));
}

/** The one that is meant, or null where two stand side by side. */
export function chooseProceeding(
  mentions: readonly Mention<ProceedingType>[],
  reading: Reading,
  correcting: boolean,
): Mention<ProceedingType> | null {
  const strong = mentions.filter((mention) => !WEAK.includes(mention.value));
  const candidates = strong.length > 0 ? strong : mentions;
  const [first, second] = candidates;
  if (!first) return null;
  const last = candidates[candidates.length - 1] as Mention<ProceedingType>;
  if (candidates.every((mention) => mention.value === first.value)) return first;
  if (correcting) return last;
  const between = reading.folded.slice(first.end, second?.start ?? first.end);
  return /^[^.!?]*\b(?:or|ou|o|vs|versus|\/)\b[^.!?]*$/.test(between) ? null : first;
}

const INTRODUCED =
  /\b(?:need|want|like|book|schedule|reserve|arrange|make it|to|for|it's|it is|is|be|change|besoin|voudr\w+|aimer\w+|souhait\w+|reserver|c'est|pour|plutot|necesit\w+|quier\w+|quisier\w+|reservar|agendar|es|sea|para|cambi\w+)\s(?:it\s)?(?:to\s)?(?:an?\s|the\s|une?\s|d'une?\s|d'|l'|la\s|le\s|en\s|una?\s|el\s|por\s)?(?:[a-z-]+\s)?$/;

/** Once a type is known, only an answer, a correction or a plain wish changes it: stories mention proceedings too. */
export function settlesProceeding(mention: Mention<ProceedingType>, reading: Reading, context: InterpretationContext): boolean {
  const known = context.values.proceedingType;
  if (known === undefined || context.asked.includes("proceedingType")) return true;
  if (known === mention.value) return false;
  if (mention.value === "virtual_hearing" || (mention.value === "boardroom_only" && !soundsLikeCorrection(reading, mention)))
    return soundsLikeCorrection(reading, mention) && mention.value !== "virtual_hearing";
  return words(reading.folded).length <= 4 || soundsLikeCorrection(reading, mention) || INTRODUCED.test(reading.before(mention, 40));
}

/** Typing slips: at most one wrong letter in a short word, two in a long one. */
function mistyped(text: string): Mention<ProceedingType>[] {
  const found: Mention<ProceedingType>[] = [];
  for (const match of text.matchAll(/[a-z]{7,16}/g)) {
    const word = match[0];
    if (LOOKALIKES.test(word)) continue;
    const target = TYPED.find(([name]) => name[0] === word[0] && isSlip(word, name, name.length >= 11 ? 2 : 1));
    if (target) found.push({ start: match.index, end: match.index + word.length, value: target[1] });
  }
  return found;
}

/** Edit distance with transpositions, at most `limit`. */
export function isSlip(word: string, name: string, limit: number): boolean {
  if (Math.abs(word.length - name.length) > limit) return false;
  let before: number[] = [];
  let row = Array.from({ length: name.length + 1 }, (_, index) => index);
  for (let i = 1; i <= word.length; i++) {
    const next = [i];
    for (let j = 1; j <= name.length; j++) {
      const cost = word[i - 1] === name[j - 1] ? 0 : 1;
      let best = Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && word[i - 1] === name[j - 2] && word[i - 2] === name[j - 1]) best = Math.min(best, (before[j - 2] ?? 0) + 1);
      next.push(best);
    }
    before = row;
    row = next;
  }
  return (row[name.length] ?? limit + 1) <= limit;
}
