/** The languages of an interpreter, next to the word: "a Spanish interpreter", « interprète en créole », "Spanish and Portuguese". */

import { type CueWords, cueBook, cuesIn } from "#app/understanding/detectors/cues.ts";
import { overlap, type Text } from "#app/understanding/detectors/finding.ts";
import { LANGUAGE_NAMES } from "#app/understanding/detectors/words/languages.ts";
import { sentenceAt } from "#app/understanding/text/clauses.ts";
import type { Piece } from "#app/understanding/text/pieces.ts";

const LANGUAGES = cueBook(LANGUAGE_NAMES satisfies CueWords);
const REACH = 8;
const NEAR = 4;
const MOST = 4;
/** What joins two languages of one interpreter. */
const JOINTS = /^(?:and|also|aussi|tambien|to|into|from|et|vers|y|e|al|a|en|de|or|ou|o|&|\/|,|-|l|el|le|the|du)$/;

export interface Spoken {
  language: string;
  start: number;
  end: number;
  /** Not next to the interpreter. */
  isElsewhere?: boolean;
}

const SPEAKS = cueBook({
  speaks:
    "speak|speaking|spoken|testify in|testifies in|parle|parlent|parler|parlant|témoignera en|habla|hablan|hablar|declarará en|declara en",
});
/** The language that the sentence of an interpreter says somebody speaks: « elle parle espagnol, donc interprète ». */
export function spokenIn({ tokens, pieces }: Text, at: { start: number; end: number }): Spoken | null {
  const sentence = sentenceAt(tokens, at);
  const own = pieces.filter((piece) => sentence && overlap(piece, sentence));
  const [speaks] = cuesIn(SPEAKS, own);
  const language = speaks && cuesIn(LANGUAGES, own).find(({ first }) => first > speaks.last && first - speaks.last <= NEAR);
  return language ? { language: language.means, start: language.start, end: language.end, isElsewhere: true } : null;
}

/** The languages named within a few words of pieces `first` to `last`, by their English names, with commas. */
export function languageNear(pieces: readonly Piece[], first: number, last: number): Spoken | null {
  const from = Math.max(0, first - REACH);
  const near = cuesIn(LANGUAGES, pieces.slice(from, last + 1 + REACH)).map((cue) => ({
    ...cue,
    first: from + cue.first,
    last: from + cue.last,
  }));
  const nearest = near.findIndex((cue) => isConnected(pieces, cue.first, cue.last, first, last));
  if (nearest < 0) return null;
  let [low, high] = [nearest, nearest];
  while (low > 0 && isJoined(pieces, near[low - 1]?.last ?? 0, near[low]?.first ?? 0)) low--;
  while (high < near.length - 1 && isJoined(pieces, near[high]?.last ?? 0, near[high + 1]?.first ?? 0)) high++;
  const own = near.slice(low, high + 1).slice(0, MOST);
  const language = [...new Set(own.map(({ means }) => means))].join(", ");
  return { language, start: own[0]?.start ?? 0, end: own.at(-1)?.end ?? 0 };
}

/** Nothing but a few words, or a parenthesis, comes between the two. */
function isConnected(pieces: readonly Piece[], from: number, to: number, first: number, last: number): boolean {
  const between = to < first ? pieces.slice(to + 1, first) : pieces.slice(last + 1, from);
  const most = to < first ? 1 : NEAR;
  return between.length <= most && between.every(({ key }) => /^(?:\p{L}+|[(:])$/u.test(key));
}

const isJoined = (pieces: readonly Piece[], from: number, to: number): boolean =>
  pieces.slice(from + 1, to).every(({ key }) => JOINTS.test(key));
