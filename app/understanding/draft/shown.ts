/**
 * Who asks to see what is noted: the whole ("show me the summary", « où en est ma demande ? ») or a part of it ("which day have you put
 * down?", «¿sigue el 24?»). Each is a frame of classes of words in one sentence; nothing of it is a feature of the tagger.
 */
import type { ActSaid, Part, Span, Statement } from "../contract.ts";
import { overlap, type Text } from "../detectors/finding.ts";
import { type Clause, clausesOf, hasQuestionMark, sentencesIn } from "../text/clauses.ts";
import { classesOf, cuesOf, partsNamed } from "./parts.ts";
import { NOT_SHOWN_WORDS, SHOW_WORDS } from "./words.ts";

const SHOWS = classesOf({ ...SHOW_WORDS, ...NOT_SHOWN_WORDS });
/** Who asks to see something says hardly more in that sentence. */
const LONGEST = 26;
const SCORE = 0.8;
/** What a statement is of, where "still" asks about its value. */
const PART_OF: Readonly<Partial<Record<Statement["slot"], Part>>> = {
  when: "days",
  venue: "place",
  format: "format",
  email: "email",
  phone: "phone",
  name: "name",
  firm: "firm",
  headcount: "people",
};

type Shown = Pick<ActSaid, "at" | "of">;

/** Each wish to see the request or a part of it. */
export function shownIn(text: Text, statements: readonly Statement[]): ActSaid[] {
  return sentencesIn(text.tokens).flatMap((sentence): ActSaid[] => {
    const shown = shownBy(text, sentence, statements);
    return shown ? [{ act: "repeat", score: SCORE, sources: ["detector"], shows: true, ...shown }] : [];
  });
}

function shownBy(text: Text, sentence: Clause, statements: readonly Statement[]): Shown | null {
  const { tokens } = text;
  if (sentence.last - sentence.first > LONGEST) return null;
  const said = cuesOf(SHOWS, text, sentence);
  const has = (...names: string[]) => names.every((name) => said(name).length > 0);
  const isAsked = hasQuestionMark(tokens, sentence);
  if (has("other")) return null;
  const isWhole = has("show", "whole") || has("show", "sending") || has("state", "whole") || (isAsked && has("asks", "whole"));
  const stretch = (...names: string[]) =>
    clausesAround(
      text,
      sentence,
      names.flatMap((name) => said(name)),
    );
  if (isWhole) return { at: stretch("show", "whole", "state", "sending"), of: [] };
  const named = partsNamed(text, sentence);
  const parts = [...new Set(named.map(({ part }) => part))];
  if (parts.length > 0 && (isAsked || has("show") || opensAsking(said("asks"), sentence)) && isNoted(text, sentence, said, statements))
    return { at: stretch("show", "noted", "offer", "asks"), of: parts };
  if (!isAsked || !has("still") || has("may")) return null;
  const checked = statements.filter((one) => overlap(one.at, sentence)).flatMap((one) => PART_OF[one.slot] ?? []);
  const dated = text.readings.some((one) => overlap(one, sentence)) ? (["days"] as const) : [];
  const of = [...new Set([...parts, ...checked, ...dated])];
  return of.length > 0 ? { at: sentence, of } : null;
}

type Said = ReturnType<typeof cuesOf>;

/** "Have you noted", or "what date do you have?" of one that nothing follows: "which dates do you have in March?" asks what is free. */
function isNoted(text: Text, sentence: Clause, said: Said, statements: readonly Statement[]): boolean {
  const hasDays = statements.some((one) => one.slot === "when" && overlap(one.at, sentence));
  // "Do you have" by itself offers.
  const noted = said("noted").filter((cue) => !said("offer").some((offered) => overlap(cue, offered) && cue.end <= offered.end));
  if (noted.length > 0) return said("may").length === 0 && !(hasDays && said("offer").length > 0);
  const offer = said("offer").at(-1);
  if (!offer || hasDays) return false;
  const rest = text.message.slice(offer.end, sentence.end);
  const isSeveral = partsNamed(text, sentence).some(({ start, end }) => /s$/i.test(text.message.slice(start, end)));
  return !/[\p{L}\p{N}]/u.test(rest) && !isSeveral;
}

const opensAsking = (asks: readonly Span[], { start }: Span): boolean => asks.some((cue) => cue.start - start <= 3);

/** From the first clause with one of the words to the last. */
function clausesAround({ tokens }: Text, sentence: Span, cues: readonly Span[]): Span {
  const own = clausesOf(tokens).filter((clause) => overlap(clause, sentence) && cues.some((cue) => overlap(cue, clause)));
  const [first, last] = [own[0], own.at(-1)];
  return first && last ? { start: first.start, end: last.end } : sentence;
}
