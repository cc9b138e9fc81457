/** A wish in the words of a question: "could we have lunch?", « serait-il possible d'avoir … ? », «¿nos pueden poner …?». */
import type { QuestionSaid, Statement } from "../contract.ts";
import { type Cue, cueBook, cuesIn } from "../detectors/cues.ts";
import { inside, overlap, type Text } from "../detectors/finding.ts";
import { sentencesIn } from "../text/clauses.ts";
import { once } from "../text/once.ts";
import { POLITE_WORDS } from "./check-words.ts";

const POLITE = cueBook(POLITE_WORDS);
const politeIn = once((text: Text): readonly Cue[] => cuesIn(POLITE, text.pieces));

/** The questions, those marked that politely ask for something. */
export function withWishes(questions: readonly QuestionSaid[], text: Text): QuestionSaid[] {
  return questions.map((one) => {
    const cue = politeIn(text).find((found) => inside(found, one.at));
    return cue ? { ...one, wishes: { start: cue.end, end: one.at.end } } : one;
  });
}

/** A meal or a need without the words that politely ask for it. */
export function withoutPoliteness(statement: Statement, text: Text): Statement {
  if (statement.slot !== "need" && statement.slot !== "service") return statement;
  const { at, quote } = statement;
  const cue = politeIn(text).find(({ start, end, means }) => means === "polite" && start >= at.start && end < at.end);
  if (!cue) return statement;
  const words = text.message.slice(cue.end, at.end);
  const start = cue.end + (words.length - words.trimStart().length);
  const bare = words.replace(/[\s?]+$/u, "").trimStart();
  if (bare === "") return statement;
  const cut = { ...statement, at: { start, end: start + bare.length }, quote: bare };
  if (cut.slot === "need" && cut.value.text === quote) return { ...cut, value: { text: bare } };
  if (cut.slot === "service" && cut.value.detail === quote) return { ...cut, value: { ...cut.value, detail: bare } };
  return cut;
}

/** The questions, each with the few words before it in its sentence that say nothing else. */
export function withLeads(questions: readonly QuestionSaid[], { tokens }: Text, statements: readonly Statement[]): QuestionSaid[] {
  return questions.map((one) => {
    const sentence = sentencesIn(tokens).findLast(({ start }) => start <= one.at.start);
    const lead = sentence && { start: sentence.start, end: one.at.start };
    if (!lead || lead.end <= lead.start || statements.some(({ at }) => overlap(at, lead))) return one;
    const words = tokens.filter((token) => token.kind !== "sign" && inside(token, lead));
    return words.length > MOST_OF_LEAD || words.some(({ kind }) => kind === "number") ? one : { ...one, lead };
  });
}
const MOST_OF_LEAD = 4;
