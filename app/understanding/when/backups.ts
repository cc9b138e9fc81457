/** Second choices at the end of a list ("May 12 and June 12 as a backup"); their words belong to the day that they are of. */
import type { Statement } from "../contract.ts";
import { type Cue, cueBook, cuesIn } from "../detectors/cues.ts";
import { overlap, type Text } from "../detectors/finding.ts";
import { read } from "../time/read.ts";
import type { TimeContext } from "../time/types.ts";
import { inOrder } from "./in-turn.ts";
import { namedDates } from "./named.ts";
import { hasDays, isWhen, type Said, swapped } from "./said.ts";
import { sentenceOf, type WhenSaid } from "./scene.ts";
import { BACKUP_WORDS } from "./stretches/role-words.ts";

const CUES = cueBook({ backup: BACKUP_WORDS });

export function withBackups(said: Said, text: Text, time: TimeContext): Said {
  let now = inOrder(said, text);
  for (const cue of cuesIn(CUES, text.pieces)) now = named(told(now, cue, text, time), cue, text);
  return now;
}

/** The words are part of what the second choice says. */
function named(said: Said, cue: Cue, text: Text): Said {
  const sentence = sentenceOf(text, cue);
  const near = ({ at }: Statement) => Math.min(Math.abs(at.end - cue.start), Math.abs(at.start - cue.end));
  const [one] = said.statements
    .filter((each) => isWhen(each) && each.role === "backup" && overlap(each.at, sentence))
    .sort((a, b) => near(a) - near(b));
  return {
    ...said,
    statements: said.statements.map((each) =>
      each === one ? { ...each, also: [...(each.also ?? []), { start: cue.start, end: cue.end }] } : each,
    ),
  };
}

const VERBS = "is|are|be|est|sont|serait|es|son|sería|serían|as|comme|como|n['’]est";
const ONLY = "only|just|merely|seulement|solo|sólo";
const ARTICLES = "the|our|a|an|le|la|notre|en|el|de|un|nuestra|qu['’]";
/** Nothing between a day and the words but what joins them. */
const BETWEEN = new RegExp(`^\\s*(?:,\\s*)?(?:(?:${VERBS}|${ONLY})\\s+){0,3}(?:(?:${ARTICLES})\\s*)?$`, "iu");
const SEPARATORS = /\s?;\s|,?\s(?:and|et|y|&|plus)\s|,\s/giu;

/** Lists whose last the words are of. */
function told(said: Said, cue: Cue, text: Text, time: TimeContext): Said {
  const sentence = sentenceOf(text, cue);
  const [list, ...others] = said.statements.filter((one): one is WhenSaid => isWhen(one) && overlap(one.at, sentence));
  // "The 9th and 10th as a second choice" is all of it, where other days are named or noted.
  const isOnly =
    others.length === 0 && time.near === undefined && said.statements.filter((one) => isWhen(one) && hasDays(one)).length === 1;
  const isNext = list !== undefined && list.at.end <= cue.start && BETWEEN.test(text.message.slice(list.at.end, cue.start));
  return isNext && (isOnly || list.quote.includes(";")) ? split(said, list, time, isOnly) : said;
}

/** "May 12 and June 12 as a backup": of the only days of a message the last are the second choice. */
function split(said: Said, list: WhenSaid, time: TimeContext, isOnly: boolean): Said {
  const { quote, at } = list;
  const all = namedDates([list]).join();
  for (const match of [...quote.matchAll(SEPARATORS)].reverse()) {
    if (!isOnly && !match[0].includes(";")) continue;
    const end = match.index + match[0].length;
    const [[first], [second]] = [read(quote.slice(0, match.index), time), read(quote.slice(end), time)];
    if (!first?.value || !second?.value) continue;
    const [one, other] = [first, second].map((value): WhenSaid => ({ ...list, value }));
    if (!one || !other || namedDates([one, other]).join() !== all) continue;
    const left: WhenSaid = {
      ...list,
      role: "states",
      value: first,
      quote: quote.slice(0, match.index),
      at: { start: at.start, end: at.start + match.index },
    };
    const right: WhenSaid = { ...list, role: "backup", value: second, quote: quote.slice(end), at: { start: at.start + end, end: at.end } };
    return swapped(said, list, left, right);
  }
  return said;
}
