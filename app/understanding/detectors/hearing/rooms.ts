/** Rooms besides the main one, how many, and how the main one is set up. */
import { type Cue, cueBook, cuesIn } from "#app/understanding/detectors/cues.ts";
import { type Finding, overlap, type Text } from "#app/understanding/detectors/finding.ts";
import { numberBefore, numberIn } from "#app/understanding/detectors/numbers.ts";
import * as en from "#app/understanding/detectors/words/hearing.en.ts";
import * as es from "#app/understanding/detectors/words/hearing.es.ts";
import * as fr from "#app/understanding/detectors/words/hearing.fr.ts";
import { type Clause, sentencesIn } from "#app/understanding/text/clauses.ts";
import { ROOM_COUNTS } from "./room-words.ts";

const SETUPS = cueBook(en.SETUPS_EN, fr.SETUPS_FR, es.SETUPS_ES);
const ROOMS = cueBook(en.ROOM_WORDS_EN, fr.ROOM_WORDS_FR, es.ROOM_WORDS_ES);
const SIDES = 2;
/** "… per side", « … pour chacun »: as many as there are sides. */
const EACH =
  /^\s(?:per|par|por|(?:for |pour |para )?(?:each|chaque|chacune?|cada))(?:\s(?:side|party|camp|partie|côté|parte|lado|uno))?(?!\p{L})/iu;
/** "Breakout rooms: 2". */
const LISTED = /^\s?[:=(]\s?(\d{1,2})\b/;
/** "… and one for the tribunal", after rooms that are counted. */
const ONE_MORE = /^[^,.;:(]{0,40}\s(?:and|plus|et|y)\s(?:one|another|une|un|una|otra|otro)(?:\smore)?\s(?:for|pour|para)\b/i;

export function rooms(text: Text): Finding[] {
  const said = cuesIn(SETUPS, text.pieces).filter((cue) => !isOfTalks(cue, text));
  const setups = said.map(({ means, start, end }): Finding => {
    const value = { setup: means, ...(means === "other" ? { words: text.message.slice(start, end) } : {}) };
    return { kind: "room", start, end, said: { slot: "setup", value, score: 0.75 } };
  });
  const cues = cuesIn(ROOMS, text.pieces);
  const counted = sentencesIn(text.tokens).flatMap((sentence) => countedIn(text, sentence, cues) ?? []);
  const single = cues.filter((cue) => !counted.some((find) => overlap(find, cue))).map((cue) => roomAt(cue, cues, text));
  return [...setups, ...counted, ...single];
}

/** « Les négociations tournent en rond », "we go round in a circle", «damos vueltas en círculo»: nobody sits so. */
function isOfTalks({ start, end }: Cue, { message }: Text): boolean {
  return ROUND.test(message.slice(start, end)) && TURNS.test(message.slice(Math.max(0, start - WORDS_BEFORE), start));
}
const ROUND = /^(?:in a circle|en rond|en cercle|en círculo)$/iu;
const TURNS =
  /(?<!\p{L})(?:tourn\p{L}+|go(?:es|ing|ne)?|went|run(?:s|ning)?|ran|talk(?:s|ed|ing)?|mov(?:e|es|ed|ing)|argu(?:e|es|ed|ing)|turn(?:s|ed|ing)?|vueltas|gir\p{L}+|camin\p{L}+|discut\p{L}+)(?:\s(?:round|around|about|all|always|just|only|again|still|toujours|encore|désormais|trop|bien|constamment|siempre|todavía|otra vez))*\s$/iu;
const WORDS_BEFORE = 60;

const COUNTS = cueBook(ROOM_COUNTS);

/** How many rooms a sentence speaks of, the main one among them: "three rooms in all", « une seule salle », "a second room", "two small ones". */
function countedIn(text: Text, sentence: Clause, all: readonly Cue[]): Finding | null {
  const { pieces } = text;
  const own = all.filter((cue) => overlap(cue, sentence));
  if (own.length === 0) return null;
  const said = cuesIn(COUNTS, pieces).filter((cue) => overlap(cue, sentence));
  const find = (rooms: number, cues: readonly Cue[], whole: boolean): Finding => {
    const start = Math.min(...cues.map((cue) => pieces[numberBefore(pieces, cue.first)?.at ?? cue.first]?.start ?? cue.start));
    const end = Math.max(...cues.map((cue) => cue.end));
    const value = { rooms, ...(whole ? { total: true as const } : {}) };
    return { kind: "room", start, end, said: { slot: "breakouts", value, score: 0.85 } };
  };
  const only = said.find(({ means }) => means === "only");
  if (only && own.every(({ means }) => means === "main")) return find(0, [only, ...own.slice(0, 1)], true);
  const mains = own.filter(({ means }) => means === "main");
  const several = mains.find((cue) => countOf(text, cue) > 1) ?? own.find((cue) => isApart(text, cue) && countOf(text, cue) > 1);
  const total = said.find(({ means }) => means === "total");
  const smalls = said.filter(({ means }) => means === "small");
  const sum = total ? totalOf(text, total, several, [...own, ...smalls]) : 0;
  if (total && sum > 1) return find(sum - 1, several ? [several, total] : [...(smalls.length > 0 ? smalls : own), total], true);
  const small = said.find(
    (cue) =>
      cue.means === "small" &&
      !own.some((room) => room.start <= cue.start && room.end >= cue.end) &&
      (numberBefore(pieces, cue.first)?.value ?? 0) > 0,
  );
  if (small) return find(numberBefore(pieces, small.first)?.value ?? 1, [...mains.slice(0, 1), small], false);
  const further = said.find(({ means }) => means === "further");
  const next = further && own.find((cue) => cue.first > further.last && cue.first - further.last <= NEAR && cue.means !== "additional");
  if (further && next && countOf(text, next) <= 1) return find(1, [further, next], false);
  if (!several) return null;
  const isFurther = all.some((cue) => cue !== several && cue.means !== "additional") || said.some(({ means }) => means === "besides");
  return isFurther ? null : find(countOf(text, several) - 1, [several], true);
}
/** Rooms that are counted with the main one: "three in all", "three rooms in all"; «once en total en la sala» and « 7 personnes en tout » count people. */
function totalOf(text: Text, total: Cue, several: Cue | undefined, own: readonly Cue[]): number {
  if (IN_A_ROOM.test(text.message.slice(total.end))) return 0;
  const next = numberBefore(text.pieces, total.first);
  if (next) return next.at === total.first - 1 && isOfRooms(text, next.at, own) ? next.value : 0;
  return several ? countOf(text, several) : 0;
}

/** "Twelve in the room besides the tribunal, thus fifteen in all, and three side rooms": what is counted before is what the whole counts. */
function isOfRooms({ pieces, message }: Text, at: number, own: readonly Cue[]): boolean {
  const before = pieces.slice(0, at).findLastIndex(({ key }) => !ARTICLE.test(key) && numberIn(key) !== null);
  const isNext = own.some(({ first, last }) => first < at && (first > before || last >= before));
  return isNext && (own.some(({ first }) => numberBefore(pieces, first)?.at === before) || !own.some((cue) => seats(message, cue)));
}
const ARTICLE = /^(?:an?|une?|una)$/;
/** "In the room", « en salle » say where people are. */
const seats = (message: string, { means, start }: Cue): boolean =>
  means === "main" && /(?:^|\s)(?:in (?:the|that|one)|en|dans la|en la)\s$/iu.test(message.slice(Math.max(0, start - 12), start));
const IN_A_ROOM = /^\s(?:in|en|dans|around|autour|alrededor)(?!\p{L})/iu;
/** So many words may be between "another" and its room. */
const NEAR = 2;
/** « Sept en salle » counts who sits there. */
const countOf = ({ pieces }: Pick<Text, "pieces">, { first }: Cue): number => {
  const count = numberBefore(pieces, first);
  return count && !pieces.slice(count.at + 1, first).some(({ key }) => /^(?:in|en|dans|to|a|per|par|por|of|de)$/.test(key))
    ? count.value
    : 1;
};
/** "Two separate rooms", where nothing is said of a main one: both of those that are wanted. */
const isApart = ({ message }: Text, { start, end }: Cue): boolean =>
  /separat|séparé|separad|distinct|à part/iu.test(message.slice(start, end));

function roomAt(cue: Cue, cues: readonly Cue[], { message, pieces }: Text): Finding {
  const { means, end, first } = cue;
  const listed = means === "main" || means === "additional" ? null : LISTED.exec(message.slice(end));
  const near = numberBefore(pieces, first);
  // "Attendance: 11" on the line before counts no rooms of a list.
  const count = listed && near && /\n/.test(message.slice(pieces[near.at]?.end, cue.start)) ? null : near;
  const start = count ? (pieces[count.at]?.start ?? cue.start) : cue.start;
  const each = EACH.exec(message.slice(end))?.[0].length ?? 0;
  if (each > 0) return breakouts(SIDES * Math.max(1, count?.value ?? 1), start, end + each);
  if (means === "additional") {
    const value = { kind: "additionalRoomTypes", detail: message.slice(cue.start, end) };
    return { kind: "room", start, end, said: { slot: "service", value, score: 0.8 } };
  }
  // Besides a room that is named the others are further ones: "the big room and two rooms".
  if (means === "main") return count && countOf({ pieces }, cue) > 1 ? breakouts(count.value, start, end) : { kind: "room?", start, end };
  if (listed && !count) return breakouts(Number(listed[1]), start, end + listed[0].length);
  // "A quiet room" is the only room of who asks for nothing else, and one more of who has a main room.
  const isMore = cues.some((other) => other !== cue && other.means !== "side");
  if (means === "side" && (count?.value ?? 1) < SIDES && !isMore && !isFurther(message.slice(0, start)))
    return { kind: "room", start, end };
  if (!count) {
    const value = { kind: "needsBreakoutRooms" };
    return { kind: "room", start, end, said: { slot: "service", value, score: means === "side" ? 0.4 : 0.7 } };
  }
  const more = ONE_MORE.exec(message.slice(end))?.[0].length ?? 0;
  return breakouts(count.value + (more > 0 ? 1 : 0), start, end + more);
}

/** "Oh and a small side room": one more than what was said. */
const isFurther = (before: string): boolean =>
  /(?:^|[^\p{L}])(?:and|plus|also|et|aussi|avec|with|y|con|adem[aá]s|tambi[eé]n)\s$/iu.test(before.slice(-10));

function breakouts(count: number, start: number, end: number): Finding {
  return { kind: "room", start, end, said: { slot: "breakouts", value: { rooms: count }, score: 0.8 } };
}
