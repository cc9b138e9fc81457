/**
 * Who asks whether their own request holds something: "are the two rooms down?", « où est-ce écrit qu'on commence à 10 h ? », «¿ya no está
 * Miami?». What is asked about are the values of the sentence and the parts that it names; without any it is the whole.
 */
import type { ActSaid, Statement } from "../contract.ts";
import { overlap, type Text } from "../detectors/finding.ts";
import { type Clause, hasQuestionMark, sentencesIn } from "../text/clauses.ts";
import { CHECK_WORDS } from "./check-words.ts";
import { claimsWithin, daysNamed, fieldsNamed } from "./own/own-asks.ts";
import { classesOf, cuesOf, partsMended } from "./parts.ts";
import { NOT_SHOWN_WORDS } from "./words.ts";

const CHECKS = classesOf({ ...CHECK_WORDS, other: NOT_SHOWN_WORDS.other ?? "" });
/** Who only asks this says hardly more in that sentence. */
const LONGEST = 22;
const SCORE = 0.85;

/** Each question whether something is noted. */
export function checksIn(text: Text, statements: readonly Statement[]): ActSaid[] {
  return sentencesIn(text.tokens).flatMap((sentence): ActSaid[] => {
    const checks = checkedIn(text, sentence);
    if (!checks) return [];
    const of = [...new Set(partsMended(text, sentence).map(({ part }) => part))];
    const fields = fieldsNamed(text, sentence).filter((name) => !VAGUE.has(name));
    const isNamed = of.length > 0 || fields.length > 0 || statements.some((one) => one.role !== "mentions" && overlap(one.at, sentence));
    const said = cuesOf(CHECKS, text, sentence);
    if (!isNamed && said("it").length === 0 && said("sure").length === 0) return [];
    const { start, end } = sentence;
    return [
      {
        act: "repeat",
        at: { start, end },
        score: SCORE,
        sources: ["detector"],
        shows: true,
        of,
        ...(fields.length > 0 ? { fields } : {}),
        ...(isNamed ? { checks } : {}),
        ...daysNamed(text, sentence),
        ...claimsWithin(text, statements, sentence),
      },
    ];
  });
}

/** Words of these may as well be of a value next to them ("down for 10 people", "start at 9"). */
const VAGUE: ReadonlySet<string> = new Set(["startTime", "mainRoomCapacity", "breakoutRoomCount", "catering", "people", "ruledOutDays"]);

function checkedIn(text: Text, sentence: Clause): ActSaid["checks"] | null {
  const isAsked = hasQuestionMark(text.tokens, sentence);
  const said = cuesOf(CHECKS, text, sentence);
  if (!isAsked || sentence.last - sentence.first > LONGEST || said("may").length > 0 || said("other").length > 0) return null;
  if (said("gone").length > 0) return "gone";
  return said("noted").length > 0 ? "noted" : null;
}
