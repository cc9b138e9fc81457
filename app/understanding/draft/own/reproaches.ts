/** Reproaches that are put as questions: "are you deaf?", « combien de fois dois-je le dire ? », "if you can't do it, just say so". */
import type { ActSaid, QuestionSaid, Span, Statement } from "#app/understanding/contract.ts";
import { cueBook, cuesIn } from "#app/understanding/detectors/cues.ts";
import { inside, overlap, type Text } from "#app/understanding/detectors/finding.ts";
import { tellingWords } from "#app/understanding/telling.ts";
import { sentenceAt, sentencesIn } from "#app/understanding/text/clauses.ts";
import { REPROACH_WORDS } from "./words.ts";

const REPROACHES = cueBook(REPROACH_WORDS);
/** With more than so many words next to it a reproach asks for something besides: "how many times must I ask where to park?" */
const BESIDES = 2;
const SCORE = 0.8;

/** True of a stretch that scolds, and asks and tells nothing besides. */
function isScolding(text: Text, at: Span): boolean {
  const own = cuesIn(REPROACHES, text.pieces).filter((cue) => inside(cue, at));
  if (own.length === 0) return false;
  const left = text.pieces.filter((piece) => inside(piece, at) && !own.some((cue) => inside(piece, cue)));
  return tellingWords(left.map(({ start, end }) => text.message.slice(start, end).toLowerCase()).join(" ")).length <= BESIDES;
}

/** The questions, those marked that scold and ask nothing. */
export const withReproaches = (questions: readonly QuestionSaid[], text: Text): QuestionSaid[] =>
  questions.map((one) => (isScolding(text, sentenceAt(text.tokens, one.at) ?? one.at) ? { ...one, reproach: true as const } : one));

/** The sentences that scold and say nothing else: they are a feeling, and no words for staff. */
export const reproachesIn = (text: Text, statements: readonly Statement[]): ActSaid[] =>
  sentencesIn(text.tokens)
    .filter((sentence) => isScolding(text, sentence) && !statements.some(({ at }) => overlap(at, sentence)))
    .map(({ start, end }) => ({ act: "upset", at: { start, end }, score: SCORE, sources: ["detector"] }));
