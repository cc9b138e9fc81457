/** Days that are left out of a plan, with hours of their own or without a hearing: "except Friday, when we end at 1", « sauf le 10 où l'on ne siège pas ». */
import { type Cue, cuesIn } from "#app/understanding/detectors/cues.ts";
import type { Text } from "#app/understanding/detectors/finding.ts";
import { sentencesIn } from "#app/understanding/text/clauses.ts";
import { read } from "#app/understanding/time/read.ts";
import type { Fact, TimeContext } from "#app/understanding/time/types.ts";
import { placesIn } from "../places.ts";
import type { WhenSaid } from "../scene.ts";
import type { DayRoles } from "./day-roles.ts";
import { nearOf } from "./days-next.ts";
import { daysFirst, ENDS, hoursIn, saying } from "./days-said.ts";
import { NO_HEARING } from "./role-words.ts";

const MOST_EXCEPTIONS = 6;
const EXCEPT =
  /(?<!\p{L})(?:except(?:ing)?(?: for| that)?(?: on)?|save (?:for|on|that)|other than|apart from|but|(?:sauf|hormis|à part|excepté)(?: que)?|à l['’]exception d[eu]|(?:salvo|excepto|menos)(?: que)?|con excepción de)\s+/giu;
const UNTIL_STOP = /^[^;!?\n]{0,160}?(?=(?<![ap]\.?m)\.(?:\s|$)|[;!?\n]|$)/u;

/** "Except the last day, which will finish at 1", « sauf mardi (10 h à 15 h) et vendredi (fin à midi) ». */
export function exceptionsIn(text: Text, time: TimeContext): WhenSaid[] {
  const { message } = text;
  return [...message.matchAll(EXCEPT)].slice(0, MOST_EXCEPTIONS).flatMap((match): WhenSaid[] => {
    const from = match.index + match[0].length;
    const words = UNTIL_STOP.exec(message.slice(from))?.[0] ?? "";
    const near = nearOf(text, match.index, time);
    const found: WhenSaid[] = [];
    let [at, start] = [0, match.index];
    while (found.length < MOST_EXCEPTIONS) {
      const one = exceptionAt(words.slice(at), { text, start: match.index, isFirst: found.length === 0, time: near });
      if (!one) break;
      found.push(saying(one.fact, { start, end: from + at + one.end }, text));
      at += one.end + (NEXT_ONE.exec(words.slice(at + one.end))?.[0].length ?? 0);
      start = from + at;
    }
    return found;
  });
}
const NEXT_ONE = /^[\s,);]*(?:(?:and|et|y|also|aussi)\s+)?(?:on\s+)?/iu;

interface Around {
  text: Text;
  start: number;
  isFirst: boolean;
  time: TimeContext;
}

/** The days at the head of some words, with hours of their own. */
function exceptionAt(words: string, { text, start, isFirst, time }: Around): { fact: Fact; end: number } | null {
  const days = daysFirst(words, time);
  // Of several places the sentence is read as one; "each day" is none of them.
  const isOne = days?.fact.on === undefined || placesIn(text).filter(({ on }) => on !== "all").length === 1;
  const hours = days && isOne && hoursIn(words.slice(days.end), time);
  if (!days || !hours) return null;
  const said = words.slice(days.end, days.end + hours.end);
  return !isFirst || isOfException(said, text, start, time)
    ? { fact: { ...days.fact, clock: hours.clock }, end: days.end + hours.end }
    : null;
}

const RELATIVE = /^[\s,(–-]*(?:when|which|where|who|which|that|we|it|on|nous|où|qui|que|cuando|donde)(?!\p{L})/iu;
/** "Except the 10th, 9 to 6": hours behind a comma are of all days, unless those have theirs already or a word says whose they are. */
function isOfException(words: string, { message, tokens }: Text, at: number, time: TimeContext): boolean {
  if (RELATIVE.test(words) || ENDS.test(words) || !/^\s*,/u.test(words)) return true;
  const start = sentencesIn(tokens).find((one) => one.start <= at && one.end > at)?.start ?? 0;
  return read(message.slice(start, at), time).some(({ value }) => value?.some(({ clock }) => clock));
}

/** Between a day and the words that there is no hearing on it: "when there is", « où l'on ne ». */
const MOST_BETWEEN = 24;

/** The days that are left out because there is no hearing on them; what is left without words for it the grammar of days reads. */
export function noHearingIn(text: Text, time: TimeContext): DayRoles {
  const statements = [...text.message.matchAll(EXCEPT)].slice(0, MOST_EXCEPTIONS).flatMap((match): WhenSaid[] => {
    const from = match.index + match[0].length;
    const words = UNTIL_STOP.exec(text.message.slice(from))?.[0] ?? "";
    const days = daysFirst(words, nearOf(text, match.index, time));
    const none = days && noneBehind(from + days.end, text);
    if (!days || !none || days.fact.on) return [];
    const one = saying({ ...days.fact, ruledOut: true, takenBack: true }, { start: match.index, end: none.end }, text);
    return [{ ...one, role: "not", value: { ...one.value, kind: "not" } }];
  });
  return { statements, at: statements.map(({ at }) => at) };
}

const noneBehind = (at: number, { pieces, message }: Text): Cue | undefined =>
  cuesIn(NO_HEARING, pieces).find(({ start }) => start >= at && start - at <= MOST_BETWEEN && !/[.;!?\d]/u.test(message.slice(at, start)));
