/** What the words around its days make of a message: second choices, protests, one hour for another, weekdays without a date. */
import type { Statement } from "../contract.ts";
import { overlap, type Text } from "../detectors/finding.ts";
import { read } from "../time/read.ts";
import type { TimeContext } from "../time/types.ts";
import { withBackups } from "./backups.ts";
import { withProtests } from "./protests.ts";
import { withReplaced } from "./replaced.ts";
import { isWhen, type Said } from "./said.ts";
import { sentenceOf, type WhenSaid } from "./scene.ts";
import { type Noted, withWeekdays } from "./wishes.ts";

/** The same message before anything of it is judged. */
export function composed(said: Said, text: Text, noted: Noted): Said {
  const { time } = noted;
  const hours = withReplaced(withMonth(withDates(said, time), text, time), text, time);
  return withAnyOf(withWeekdays(withProtests(withBackups(hours, text, time), text), text, noted), text);
}

const ANY =
  "any (?:one )?(?:day|of (?:those|these|them))|n['’]importe (?:quel jour|lequel)|l['’]un de ces jours|cualquier(?:a| d[ií]a)|whichever day";
const ANY_DAY = new RegExp(ANY, "iu");
const ANY_NEXT = new RegExp(`^[\\s,(–-]*(?:${ANY})`, "iu");

/** "January 11 to 14 or 18 to 21, any day": some day of them, and not all. */
function withAnyOf(said: Said, text: Text): Said {
  const all = said.statements.filter(isWhen);
  const marks = all.filter(({ value, quote }) => value.value?.some(({ open }) => open === "flexible") && ANY_DAY.test(quote));
  const one = (statement: Statement): Statement => {
    const facts = isWhen(statement) ? (statement.value.value ?? []) : [];
    const isRun = facts.every(({ when }) => when?.kind === "days" && when.spans.every(([from, to]) => from < to));
    if (!isWhen(statement) || !isRun || facts.length === 0) return statement;
    const sentence = sentenceOf(text, statement.at);
    const next = ANY_NEXT.exec(text.message.slice(statement.at.end, sentence.end))?.[0].length ?? 0;
    if (next === 0 && !marks.some(({ at }) => overlap(at, sentence))) return statement;
    const meant = facts.map((fact) => ({ ...fact, when: { kind: "window" as const, spans: fact.when?.spans ?? [] } }));
    const role = statement.role === "backup" ? "states" : statement.role;
    const also = [...(statement.also ?? []), { start: statement.at.end, end: statement.at.end + next }];
    return { ...statement, role, also, value: { ...statement.value, kind: "window", options: [meant], value: meant } };
  };
  return { ...said, statements: said.statements.map(one) };
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

/** Words of somebody who corrects themselves. */
const MEANS =
  "no|non|sorry|pardon|perdón|wait|i mean|i meant|or rather|rather|make that|qué digo|quise decir|mejor dicho|digo|je veux dire|plutôt|oops|ups";
const MEANT = new RegExp(`^[\\s,.;:–—(-]*(?:(?:${MEANS})[\\s,.!:–—]+){1,3}(?:de|of|in|en)?\\s*$`, "iu");
const MONTH_OF = /\p{L}{3,}\.?(?:,?\s(?:(?:de|del|of)\s)?\d{4})?[\s.]*$/u;
const FAR = 30;

/** The same days with another month, which is named before them or after. */
function inMonth(days: string, month: string): string {
  if (MONTH_OF.test(days)) return days.replace(MONTH_OF, month);
  const [name = "", year = ""] = month.split(/[\s,]+(?:(?:de|del|of)\s)?(?=\d{4})/);
  return `${days.replace(/^(on\s)?\p{L}{3,}\.?/iu, `$1${name}`)}${year && !/\d{4}/.test(days) ? `, ${year}` : ""}`;
}

/** "4 and 5 November, no, I mean October 2027": the days stay, and the month is the other one. */
function withMonth(said: Said, { message }: Text, time: TimeContext): Said {
  const whens = [...said.statements.filter(isWhen), ...said.doubts.flatMap(({ options }) => options.filter(isWhen).slice(0, 1))];
  for (const month of whens.filter(
    ({ value, quote, role }) => value.kind === "window" && value.options.length === 1 && role !== "not" && !/^\d|\s\d{1,2}\s/.test(quote),
  )) {
    const days = whens.find(({ at, quote }) => {
      const between = message.slice(at.end, month.at.start);
      return at.end <= month.at.start && between.length < FAR && MEANT.test(between) && /\d/.test(quote);
    });
    if (!days) continue;
    const [value] = read(inMonth(days.quote, month.quote.replace(/^(?:in|en|de|of)\s/i, "")), time);
    if (!value?.value?.every(({ when }) => when?.kind === "days")) continue;
    const at = { start: days.at.start, end: month.at.end };
    const one: WhenSaid = { ...days, role: "states", at, quote: message.slice(at.start, at.end), value };
    const isOther = (other: Statement) => other !== days && other !== month;
    return { statements: [...said.statements.filter(isOther), one], doubts: said.doubts.filter(({ options }) => options.every(isOther)) };
  }
  return said;
}
