/** A corpus of days and hours: its lines, and how the reader does on them. The notation is that of app/understanding/time/README.md. */
import { dayOfIso, isoOf, merged, type Span } from "#app/understanding/time/calendar.ts";
import { readingsText } from "#app/understanding/time/notation.ts";
import { read } from "#app/understanding/time/read.ts";
import type { Asked, Locale } from "#app/understanding/time/types.ts";

export interface Line {
  place: string;
  locale: Locale;
  today: string;
  asked: Asked | undefined;
  text: string;
  expected: string;
}

export type Outcome = "right" | "asked" | "wrong" | "nothing";

export interface Result extends Line {
  said: string;
  outcome: Outcome;
  kind: string;
}

const LOCALES: readonly string[] = ["en", "fr", "es"];
const ASKED: readonly string[] = ["date", "time", "length", "people", "rooms", "zone"];
const isLocale = (value: string): value is Locale => LOCALES.includes(value);
const isAsked = (value: string): value is Asked => ASKED.includes(value);

/** The lines of a file; a malformed one is an error that names its place. */
export function readCorpus(content: string, file: string): Line[] {
  return content.split(/\r?\n/).flatMap((row, index): Line[] => {
    if (row.trim() === "" || row.startsWith("#")) return [];
    const place = `${file}:${index + 1}`;
    const [locale = "", today = "", asked = "", text = "", expected = "", ...more] = row.split("\t");
    if (!isLocale(locale) || !/^\d{4}-\d{2}-\d{2}/.test(today) || text === "" || expected === "" || more.length > 0) {
      throw new Error(`${place}: five columns, separated by tabs: locale, today, asked, text, expected`);
    }
    return [{ place, locale, today, asked: isAsked(asked) ? asked : undefined, text: text.replaceAll("⏎", "\n"), expected }];
  });
}

/** `A, B` of `ask(A, B)`; the commas of "days X,Y" have no blank after them. */
const partsOfAsk = (inner: string): string[] => inner.split(", ").map(canonical).sort();

function canonicalDays(list: string): string {
  const spans = list.split(",").map((span): Span => {
    const [from = "", to = from] = span.split("..");
    return [dayOfIso(from), dayOfIso(to)];
  });
  return merged(spans)
    .map(([from, to]) => (from === to ? isoOf(from) : `${isoOf(from)}..${isoOf(to)}`))
    .join(",");
}

/** One thing said, in one form: `before` as `by` the day before, days as the fewest spans. */
function canonical(thing: string): string {
  const trimmed = thing.trim().replace(/\s+/g, " ");
  const ask = /^ask\((.*)\)$/.exec(trimmed);
  if (ask) return `ask(${partsOfAsk(ask[1] ?? "").join(", ")})`;
  if (trimmed.includes(" | ")) return trimmed.split(" | ").map(canonical).join(" | ");
  return trimmed
    .replace(/\bbefore (\d{4}-\d{2}-\d{2})/, (_, day: string) => `by ${isoOf(dayOfIso(day) - 1)}`)
    .replace(/\bafter (\d{4}-\d{2}-\d{2})/, (_, day: string) => `from ${isoOf(dayOfIso(day) + 1)}`)
    .replace(/\b(?:day|days) (\d{4}[\d.,-]*)/, (_, list: string) => `days ${canonicalDays(list)}`)
    .replace(/(\.\d*?)0+(?=[dhw]|mo)/g, "$1");
}

const thingsOf = (said: string): string[] => (said === "none" ? [] : said.split(" ; ").map(canonical).sort());

const isAsk = (thing: string): boolean => thing === "ask" || thing.startsWith("ask(");

/** Right, asked where it need not be, silently wrong, or something said that is missing. */
function outcomeOf(said: readonly string[], expected: readonly string[]): Outcome {
  const rest = [...expected];
  const extra: string[] = [];
  for (const thing of said) {
    const at = rest.findIndex((one) => one === thing || (one === "ask" && isAsk(thing)));
    if (at >= 0) rest.splice(at, 1);
    else extra.push(thing);
  }
  if (extra.length === 0 && rest.length === 0) return "right";
  if (extra.some((thing) => !isAsk(thing))) return "wrong";
  return extra.length > 0 ? "asked" : "nothing";
}

const RANK: readonly Outcome[] = ["right", "asked", "nothing", "wrong"];

/** How the reader does on a line; the best of several answers that are equally right. */
export function measured(line: Line): Result {
  const said = readingsText(read(line.text, { today: line.today.slice(0, 10), locale: line.locale, asked: line.asked }));
  const outcomes = line.expected.split(" OR ").map((answer) => outcomeOf(thingsOf(said), thingsOf(answer)));
  const outcome = RANK.find((one) => outcomes.includes(one)) ?? "wrong";
  return { ...line, said, outcome, kind: /^[a-z]+/.exec(line.expected)?.[0] ?? "" };
}

const HEADS = ["right", "asked", "wrong", "nothing"] as const;

function row(name: string, results: readonly Result[]): string {
  const count = (outcome: Outcome) => results.filter((result) => result.outcome === outcome).length;
  const cell = (outcome: Outcome) => `${count(outcome)} (${((100 * count(outcome)) / results.length).toFixed(1)} %)`.padStart(14);
  return `${name.padEnd(18)}${String(results.length).padStart(6)}${HEADS.map(cell).join("")}`;
}

/** Figures of each language and kind. */
export function tableOf(results: readonly Result[]): string {
  const head = `${"".padEnd(18)}${"lines".padStart(6)}${HEADS.map((name) => name.padStart(14)).join("")}`;
  const locales = [...new Set(results.map(({ locale }) => locale))];
  const groups = locales.flatMap((locale) => {
    const own = results.filter((result) => result.locale === locale);
    const kinds = [...new Set(own.map(({ kind }) => kind))].sort();
    return [
      row(locale, own),
      ...kinds.map((kind) =>
        row(
          `  ${kind}`,
          own.filter((result) => result.kind === kind),
        ),
      ),
    ];
  });
  return [head, ...groups, row("all", results)].join("\n");
}

/** Lines that are not right, with what was read. */
export const failuresOf = (results: readonly Result[]): string =>
  results
    .filter(({ outcome }) => outcome !== "right")
    .map(
      ({ place, outcome, text, today, said, expected }) =>
        `${place} ${outcome}: ${text} [${today}]\n    read     ${said}\n    expected ${expected}`,
    )
    .join("\n");
