/** What a message does, beside giving values: greets, denies, asks for a person, wants a summary… */
import { beginsWithYes, isUnmistakableYes } from "./confirmation.ts";
import { words } from "./fold.ts";
import type { InterpretationContext, SpeechAct } from "./interpretation.ts";
import { anyPhrase } from "./lexicon/lexicons.ts";
import { occurs, type Span, spansOf } from "./phrases.ts";
import type { Question } from "./questions.ts";
import type { Reading } from "./reading.ts";

const PHRASES = new Map(
  (
    [
      "greeting",
      "thanks",
      "farewell",
      "deny",
      "human",
      "legal_advice",
      "start_over",
      "summary",
      "book",
      "undo",
      "who_are_you",
      "unchanged",
    ] as const
  ).map((act): [SpeechAct, RegExp] => [act, anyPhrase((lexicon) => lexicon.acts[act])]),
);
/** Acts that a sentence is all about; in a longer one their words are part of a story. */
const WHOLE_SENTENCE: readonly SpeechAct[] = ["human", "legal_advice", "start_over", "summary", "undo", "who_are_you", "unchanged"];
const NOT_AN_ACT: Readonly<Partial<Record<SpeechAct, RegExp>>> = {
  // "Call me at 416…" gives a number, "call me Jane" a name.
  human:
    /\bcall me(?: at| on| jane)?[\s:]*(?:\u0001|\d|\(|\+)|\b(?:reach|call|phone|contact|appele[rz]|joindre|contacter|llam(?:en?|ar)|contact(?:en?|ar)|marc(?:ar|quen?))[- ]?(?:me|moi|nos|us|nous)?(?: at| on| au| al)\s?(?:numero |number |le )?(?:\u0001|\d|\(|\+)|\bcall me (?!back|please|now|today|tomorrow|asap|later|soon|first|instead|when|if|as|in)\p{L}+[.!]?$/u,
  book: /\b(?:like|want|need|wish|voudrais|voudrions|aimerais|aimerions|souhaite|souhaitons|veux|voulons|quiero|queremos|quisiera|quisieramos|gustaria|necesito|necesitamos)\s(?:to\s)?(?:know|change|talk|speak|ask|see|edit|correct|fix|undo|savoir|connaitre|parler|changer|modifier|corriger|demander|saber|hablar|cambiar|preguntar|corregir|modificar|(?:(?:an?|un|une|some|your|de l'|d'|ayuda|aide)\s?)?(?:summary|resume|resumen|interpret|help|aide|ayuda|information|info|moment|minute))/,
  summary: /summary judg|jugement sommaire/,
  start_over: /(?:contract|dispute|trial|business|system|software) .*from scratch/,
  unchanged: /no changes? (?:of|in|to) (?:venue|control|ownership)/,
};
/** "I need" alone is no wish for a booking. */
const BOOKABLE =
  /\b(?:hearings?|audiences?|audiencias?|rooms?|salles?|salas?|sessions?|seances?|sesion|sesiones|book\w*|reserv\w*|schedul\w*|agendar|venue|space|espacio|locaux|appointment|rendez-vous|cita|dates?|fecha|proceeding|procedimiento|transcripts?)\b/;
const PROCEEDING = anyPhrase((lexicon) => Object.values(lexicon.proceedings).flat());
const ONE_WORD_HUMAN =
  /^\s*(?:agent|representative|operator|human|humain|humano|humana|persona|agente|person|une personne|una persona|a person|a human|real person)\s*[.!]*\s*$/;

export interface Acts {
  acts: Set<SpeechAct>;
  /** Sentences that are wholly such an act: no values are looked for there, and no FAQ answers them. */
  spoken: Span[];
}

export function findActs(
  reading: Reading,
  context: InterpretationContext,
  questions: readonly Question[],
  locale: InterpretationContext["locale"],
): Acts {
  const acts = new Set<SpeechAct>();
  const spoken: Span[] = [];
  for (const [act, pattern] of PHRASES) {
    for (const span of spansOf(pattern, reading.open)) {
      const sentence = reading.sentenceOf(span);
      const text = reading.open.slice(sentence.start, sentence.end);
      if (NOT_AN_ACT[act]?.test(text)) continue;
      if (act === "book" && !BOOKABLE.test(text) && !occurs(PROCEEDING, text)) continue;
      if (act === "greeting" && span.start - sentence.start > 3) continue;
      if (act === "farewell" && words(text).length > 7) continue;
      if (act === "deny" && !isDenial(reading, span)) continue;
      if (
        act === "legal_advice" &&
        !text.includes("?") &&
        words(text).length > 9 &&
        !questions.some((question) => span.start >= question.start && span.end <= question.end)
      )
        continue;
      if (WHOLE_SENTENCE.includes(act)) {
        if (words(text).length > 16 && span.start - sentence.start > 25) continue;
        if (act === "unchanged" && words(text).length > 8) continue;
        if (act !== "human") spoken.push(sentence);
        else spoken.push(span);
      }
      acts.add(act);
    }
  }
  if (ONE_WORD_HUMAN.test(reading.folded)) acts.add("human");
  const shown = context.summaryShown ? context.values : {};
  // A yes is what was typed, not what it may have been meant to be.
  const typed = reading.typed({ start: 0, end: reading.raw.length });
  const yes = isUnmistakableYes(typed, locale, shown) || isUnmistakableYes(typed, context.locale, shown);
  if (yes || (beginsWithYes(reading.folded) && !reading.raw.includes("?"))) acts.add("affirm");
  if (yes && context.summaryShown) acts.add("confirm");
  if (acts.has("deny") && yes) acts.delete("deny");
  return { acts, spoken };
}

/** "no" alone, or before a comma or a courtesy; not the "no" of "no special requirements". */
function isDenial(reading: Reading, span: Span): boolean {
  if (reading.folded.slice(0, span.start).replace(/^[\s.,!]*(?:oh|sorry|hmm|well|um|ah|but|mais|pero)?[\s.,!]*/, "") !== "") {
    return span.start === reading.sentenceOf(span).start && words(reading.plain(span)).length > 1;
  }
  const after = reading.folded.slice(span.end, span.end + 24);
  if (words(reading.plain(span)).length > 1) return true;
  return (
    (/^\s*(?:$|[,.!;:-]|(?:thanks|thank|merci|gracias|please|that|this|it|je|c'est|ce|eso|the|la|le|el|i|not|wait|change|make|mon|my|mi|lo|quiero|sorry|pardon)(?![a-z]))/.test(
      after,
    ) &&
      !/^don|^do not/.test(reading.plain(span))) ||
    /^(?:don't|do not)/.test(reading.plain(span))
  );
}

export function mentionsCallback(reading: Reading, span: Span): boolean {
  const pattern = PHRASES.get("human");
  return (
    pattern !== undefined &&
    occurs(pattern, reading.plain(reading.sentenceOf(span))) &&
    /call|phone|ring|appel|telephon|llam|marc/.test(reading.plain(reading.sentenceOf(span)))
  );
}

export function wantsBooking(reading: Reading, span: Span): boolean {
  const pattern = PHRASES.get("book");
  return pattern !== undefined && occurs(pattern, reading.plain(reading.sentenceOf(span)));
}
