/** Reproaches that are put as questions: "are you deaf?", « vous ne sauriez donc pas … ? », "if you can't do it, just say so". */
import type { ActSaid, QuestionSaid, Statement } from "#app/understanding/contract.ts";
import { cueBook, cuesIn } from "#app/understanding/detectors/cues.ts";
import { inside, overlap, type Text } from "#app/understanding/detectors/finding.ts";
import { sentenceAt, sentencesIn } from "#app/understanding/text/clauses.ts";
import { REPROACH_WORDS } from "./words.ts";

const REPROACHES = cueBook(REPROACH_WORDS);

/** The questions, those marked that scold and ask nothing. What one asks for besides ("… me dire l'heure qu'il est à Brazzaville ?") stays asked. */
export function withReproaches(questions: readonly QuestionSaid[], text: Text): QuestionSaid[] {
  const cues = cuesIn(REPROACHES, text.pieces);
  if (cues.length === 0) return [...questions];
  return questions.map((one) => {
    const sentence = sentenceAt(text.tokens, one.at) ?? one.at;
    const isScolding = cues.some((cue) => overlap(cue, one.at) || (overlap(cue, sentence) && cue.end <= one.at.start));
    return isScolding ? { ...one, reproach: true as const } : one;
  });
}

/** The sentences that scold and say nothing else: they are a feeling, and no words for staff. */
export function reproachesIn(text: Text, statements: readonly Statement[]): ActSaid[] {
  const cues = cuesIn(REPROACHES, text.pieces);
  return sentencesIn(text.tokens).flatMap((sentence): ActSaid[] => {
    const isScolding = cues.some((cue) => inside(cue, sentence)) && !statements.some(({ at }) => overlap(at, sentence));
    const { start, end } = sentence;
    return isScolding ? [{ act: "upset", at: { start, end }, score: SCORE, sources: ["detector"] }] : [];
  });
}
const SCORE = 0.8;
