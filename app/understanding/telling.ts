/** The words of a text that say something by themselves: none of those that every request, and every talk about one, is made of. */
import { isFiller } from "./detectors/acts.ts";
import { cueBook, cuesIn } from "./detectors/cues.ts";
import { numberIn } from "./detectors/numbers.ts";
import { COURTESIES } from "./detectors/words/courtesies.ts";
import { ASIDES, DENIAL_WORDS, FOR_STAFF_WORDS, TALK_WORDS } from "./draft/asides.ts";
import { piecesOf } from "./text/pieces.ts";
import { tokenize } from "./text/tokens.ts";

const SAYS_NOTHING = cueBook(COURTESIES, ASIDES, TALK_WORDS);
const DENIES = cueBook(DENIAL_WORDS);

const FOR_STAFF = cueBook(FOR_STAFF_WORDS);

const SHORTEST_NUMBER = 2;

export interface TellingWord {
  /** As it is compared: folded, a number in figures, `not` for every denial. */
  key: string;
  /** A number, a weekday, or a word with a capital within a sentence. */
  isSure: boolean;
}

const WEEKDAYS: ReadonlySet<string> = new Set(
  [
    "monday tuesday wednesday thursday friday saturday sunday",
    "lundi mardi mercredi jeudi vendredi samedi dimanche",
    "lunes martes miércoles jueves viernes sábado domingo",
  ].flatMap((days) => piecesOf(tokenize(days)).map(({ key }) => key)),
);
/** Whether a telling word (its key) is a weekday, in any of our languages. */
export const isWeekday = (key: string): boolean => WEEKDAYS.has(key);

/** Every such word of a text, in order. */
export function tellingWords(text: string): TellingWord[] {
  const tokens = tokenize(text);
  const pieces = piecesOf(tokens);
  const silent = cuesIn(SAYS_NOTHING, pieces);
  const denials = cuesIn(DENIES, pieces);
  return pieces.flatMap(({ key, token, start }, at): TellingWord[] => {
    if (silent.some(({ first, last }) => at >= first && at <= last)) return [];
    if (denials.some(({ first, last }) => at >= first && at <= last)) return [{ key: "not", isSure: false }];
    const figures = /^\d/.test(key) ? (key.match(/\d+/g) ?? []) : [];
    if (figures.length > 0) return figures.map((figure) => ({ key: String(Number(figure)), isSure: true }));
    // "Do" is no «dos».
    const number = key.length > SHORTEST_NUMBER ? numberIn(key) : null;
    if (number !== null && number > 1) return [{ key: String(number), isSure: true }];
    if (!/\p{L}/u.test(key) || isFiller(key)) return [];
    const isName =
      at > 0 && /^\p{Lu}/u.test(text.slice(start)) && tokens[token]?.opensLine !== true && !/[.!?]$/.test(tokens[token - 1]?.text ?? "");
    return [{ key, isSure: isName || isWeekday(key) }];
  });
}

/** Whether words say that something is confidential. */
export const isConfided = (text: string): boolean => cuesIn(FOR_STAFF, piecesOf(tokenize(text))).some(({ means }) => means === "confided");
