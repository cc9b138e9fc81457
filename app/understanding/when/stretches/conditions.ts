/** Conditions under which other days would do: "if the 17th isn't free, …", « sinon », «si no se puede el 16,», "… only if the 8th is taken". */
import type { Span } from "#app/understanding/contract.ts";
import { weekdaysIn } from "../weekdays.ts";

export interface Condition extends Span {
  /** It names a day itself, or says "only": what is before it is the second choice as well. */
  isOfOwnDays: boolean;
}

const IF = /(?<!\p{L})(?:if|should|in case|si|au cas où|en caso de que|de(?=\sno\s))\s/giu;
const ONLY_IF = /(?<!\p{L})(?:only|just|seulement|uniquement|sólo|solo|solamente)\s(?:if|in case|si|en caso)(?!\p{L})/iu;
const OTHERWISE =
  /(?<=^|[.;,:!?(–—\n]\s*|\s(?:and|et|y)\s)(?:otherwise|failing (?:that|which)|sinon|faute de quoi|de lo contrario|en su defecto|si no(?=,))(?!\p{L})[,:]?/giu;
const OR = /\s(?:or|ou|o),?\s$/iu;
const TAIL = /^[^;!?\n]*?(?=\.(?:\s|$)|[;!?\n]|$)/u;
/** What says that days cannot be had. */
const LACK =
  /(?<!\p{L})(?:\p{L}+n['’]t|cannot|not|no longer|full|taken|pleine?s?|booked|gone|unavailable|impossible|busy|pas|plus|complète?s?|complets?|pris|prises?|occupée?s?|indisponibles?|no|ocupad[oa]s?|llen[oa]s?|imposibles?|complet[oa]s?)(?!\p{L})/iu;
const STATE =
  /^(?:\s(?:be|haber(?:lo|las|los|la)?|disponibilidad|pod(?:er|emos)(?:se)?|contar|con|estar|at all|available|free|possible|work(?:s|ing)?|open|suitable|hold|libres?|disponibles?|posibles?|possibles?|puede[n]?|se|fuera[n]?|hay|est[áa]n?|ser|posible|sitio|lugar|place|conven\p{L}*|convien\p{L}*)(?!\p{L}))*/iu;
const THEN = /^[\s,:]*(?:then|alors|entonces)(?!\p{L})/iu;
/** So far from its head a condition says what is lacking, and so far behind that it ends. */
const REACH = 60;
const CLOSE = 30;
const FAR = 160;
const MOST = 40;

/** All conditions of a message that say that days are lacking. */
export function conditionsIn(message: string): Condition[] {
  const found = [...message.matchAll(IF)].slice(0, MOST).flatMap((match): Condition[] => {
    const start = match.index;
    const end = endOf(message, start + match[0].length);
    // "The 14th or, if not, the 15th": of two alternatives the grammar says which is first.
    if (end === null || OR.test(message.slice(Math.max(0, start - 6), start))) return [];
    const isOnly = ONLY_IF.test(message.slice(Math.max(0, start - 12), start + match[0].length));
    return [
      { start, end, isOfOwnDays: isOnly || /\d/u.test(message.slice(start, end)) || weekdaysIn(message.slice(start, end)).length > 0 },
    ];
  });
  const own = [...message.matchAll(OTHERWISE)].filter(({ index }) => !OR.test(message.slice(Math.max(0, index - 6), index)));
  const others = own.map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    isOfOwnDays: false,
  }));
  return [...found, ...others.filter((one) => found.every(({ start, end }) => one.end <= start || one.start >= end))].sort(
    (a, b) => a.start - b.start,
  );
}

/** Where a condition ends: behind what is lacking, or at the comma before the days that would do. */
function endOf(message: string, from: number): number | null {
  const tail = TAIL.exec(message.slice(from, from + FAR))?.[0] ?? "";
  const lack = LACK.exec(tail);
  if (!lack || lack.index > REACH || tail.slice(0, lack.index).includes(",")) return null;
  const lacking = lack.index + lack[0].length;
  const state = lacking + (STATE.exec(tail.slice(lacking))?.[0].length ?? 0);
  const rest = tail.slice(state);
  const comma = rest.search(/[,:]/u);
  const between = rest.slice(0, Math.max(comma, 0));
  // "If that isn't available Feb 22 works, but …": where the days come without a comma, the next one is not the condition's.
  const namesOwn = tail.slice(0, lack.index).trim() === "" || !/\d/u.test(between);
  const isBlank = between.trim() === "";
  const isBeforeDays = comma >= 0 && comma <= CLOSE && (isBlank || (namesOwn && /\d/u.test(rest.slice(comma))));
  // "If not March 16, then March 9": the days behind a bare no are wanted first.
  if (lack.index === 0 && state === lacking && !(isBeforeDays && isBlank)) return null;
  const end = isBeforeDays ? state + comma + 1 : state;
  return from + end + (THEN.exec(tail.slice(end))?.[0].length ?? 0);
}
