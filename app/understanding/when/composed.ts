/** What the words around its days make of a message: second choices, protests, one hour for another, weekdays without a date. */
import type { Doubt, Statement } from "../contract.ts";
import type { Text } from "../detectors/finding.ts";
import { read } from "../time/read.ts";
import type { TimeContext } from "../time/types.ts";
import { withBackups } from "./backups.ts";
import { withProtests } from "./protests.ts";
import { withReplaced } from "./replaced.ts";
import type { WhenSaid } from "./scene.ts";
import { type Noted, withWeekdays } from "./wishes.ts";

interface Said {
  statements: readonly Statement[];
  doubts: readonly Doubt[];
}
const isWhen = (statement: Statement): statement is WhenSaid => statement.slot === "when";

/** The same message before anything of it is judged. */
export function composed(said: Said, text: Text, noted: Noted): Said {
  const { near, time } = noted;
  const hours = withReplaced(withDates(said, time), text, time);
  return withWeekdays(withProtests(withBackups(hours, text, time), text, near), text, noted);
}

const AT_DATES = /^at (?=\d{1,2}(?:st|nd|rd|th)? (?:to|until|through|and|[-–]) ?\d{1,2}(?:st|nd|rd|th)? (?:of )?\p{L}{3})/iu;

/** "Please leave the dates at 12 to 16 April": days, and no hour of the last one. */
function withDates(said: Said, time: TimeContext): Said {
  const one = (statement: Statement): Statement => {
    if (!isWhen(statement) || !AT_DATES.test(statement.quote)) return statement;
    const [days] = read(statement.quote.slice(3), time);
    return days?.value ? { ...statement, value: days } : statement;
  };
  return { ...said, statements: said.statements.map(one) };
}
