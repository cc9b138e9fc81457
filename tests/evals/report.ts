/** Numbers and tables out of scored dialogues. */
import type { DraftField } from "#tests/evals/detailed/detailed-fields.ts";
import { type Goal, isDetailed } from "#tests/evals/detailed/detailed-schema.ts";
import type { StoredDetails } from "#tests/evals/detailed/read-detailed.ts";
import type { Conversation } from "./dialogue.ts";
import type { Failure } from "./failures.ts";
import { LOCALES, type Locale } from "./schema.ts";
import { projection, type Stored } from "./score.ts";

export interface GoalResult {
  goal: Goal;
  locale: Locale;
  round: number;
  conversation: Conversation;
  /** How long the dialogue took, reading the record back included. */
  seconds: number;
  stored: Stored | StoredDetails | null;
  failures: Failure[];
}

export interface HostileResult {
  id: string;
  locale: Locale;
  conversation: Conversation | null;
  failures: Failure[];
}

/** The value at `share` of a list (nearest rank); 0 for an empty one. */
export function percentile(values: readonly number[], share: number): number {
  if (values.length === 0) return 0;
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length % 2 === 1) return sorted[middle] ?? 0;
  return ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** The chance that k tries drawn from n, of which c were right, are all right. */
export function passHat(right: number, tries: number, k: number): number {
  if (k > tries) return Number.NaN;
  let chance = 1;
  for (let index = 0; index < k; index++) chance *= Math.max(0, right - index) / (tries - index);
  return chance;
}

/** pass^k over every goal and language: the mean of each one's chance. */
export function passPower(results: readonly GoalResult[], k: number): number {
  const groups = Object.values(Object.groupBy(results, (result) => `${result.goal.id} ${result.locale}`));
  const chances = groups.map((group = []) => passHat(group.filter(isRight).length, group.length, k));
  return chances.reduce((sum, chance) => sum + chance, 0) / Math.max(1, chances.length);
}

export const isRight = (result: GoalResult): boolean => result.failures.length === 0;
const count = (results: readonly GoalResult[], kind: Failure["kind"]) =>
  results.reduce((sum, result) => sum + result.failures.filter((failure) => failure.kind === kind).length, 0);

export interface Row {
  name: string;
  dialogues: number;
  right: number;
  wrong: number;
  invented: number;
  unconfirmed: number;
  notBooked: number;
  language: number;
  unanswered: number;
  lost: number;
  corrections: string;
  medianTurns: number;
  p90Turns: number;
  askedAgain: number;
}

export function row(name: string, results: readonly GoalResult[]): Row {
  const turns = results.filter((result) => result.conversation.booking).map((result) => result.conversation.exchanges.length);
  const wanted = results.reduce((sum, result) => sum + result.goal.corrected.length, 0);
  const applied = results.reduce((sum, { goal, stored, failures }) => {
    if (!stored) return sum;
    return sum + (goal.corrected as readonly DraftField[]).filter((field) => !failures.some((failure) => failure.field === field)).length;
  }, 0);
  return {
    name,
    dialogues: results.length,
    right: results.filter(isRight).length,
    wrong: count(results, "wrong"),
    invented: count(results, "invented"),
    unconfirmed: count(results, "unconfirmed"),
    notBooked: count(results, "not-booked") + count(results, "error"),
    language: count(results, "language"),
    unanswered: count(results, "unanswered"),
    lost: count(results, "lost"),
    corrections: wanted === 0 ? "-" : `${applied}/${wanted}`,
    medianTurns: median(turns),
    p90Turns: percentile(turns, 0.9),
    askedAgain: results.reduce((sum, result) => sum + result.conversation.askedAgain, 0),
  };
}

/** Goals whose booked record is not the same in every language that was run (round by round). */
export function inconsistentGoals(results: readonly GoalResult[]): { id: string; records: string[] }[] {
  const groups = Object.values(Object.groupBy(results, (result) => `${result.goal.id} ${result.round}`));
  return groups.flatMap((group = []) => {
    const booked = group.filter((result) => result.stored !== null);
    const record = ({ goal, stored }: GoalResult) => projection(goal, stored as Stored);
    const records = new Set(booked.map(record));
    const [first] = booked;
    return first && booked.length > 1 && records.size > 1
      ? [{ id: first.goal.id, records: booked.map((result) => `${result.locale} ${record(result)}`) }]
      : [];
  });
}

const DATES: readonly DraftField[] = ["preferredDate", "consecutiveStartDate", "consecutiveEndDate", "bookingDates"];

/** Bookings with a date that is not the one meant, among those that have one to mean. */
export function datesWrong(results: readonly GoalResult[]): { wrong: number; of: number } {
  const meant = ({ goal }: GoalResult) =>
    DATES.filter((field) => (goal.expected as Partial<Record<DraftField, unknown>>)[field] !== undefined);
  const dated = results.filter((result) => result.stored !== null && meant(result).length > 0);
  const wrong = dated.filter((result) => {
    const stored = result.stored as Partial<StoredDetails>;
    return meant(result).some((field) => stored[field] != null && result.failures.some((failure) => failure.field === field));
  });
  return { wrong: wrong.length, of: dated.length };
}

const HEADINGS = [
  "",
  "dialogues",
  "right",
  "wrong",
  "invented",
  "unconf.",
  "no book.",
  "language",
  "unanswered",
  "lost",
  "corrections",
  "median",
  "p90",
  "re-asked",
];

export function table(rows: readonly Row[]): string {
  const cells = rows.map((line) => [
    line.name,
    line.dialogues,
    line.right,
    line.wrong,
    line.invented,
    line.unconfirmed,
    line.notBooked,
    line.language,
    line.unanswered,
    line.lost,
    line.corrections,
    line.medianTurns,
    line.p90Turns,
    line.askedAgain,
  ]);
  return aligned([HEADINGS, ...cells.map((line) => line.map(String))]);
}

/** How many dialogues of each slice came out right, by language. */
export function sliceTable(results: readonly GoalResult[]): string {
  const locales = LOCALES.filter((locale) => results.some((result) => result.locale === locale));
  const share = (of: readonly GoalResult[]) => (of.length === 0 ? "-" : `${of.filter(isRight).length}/${of.length}`);
  const slices = [...new Set(results.flatMap((result) => result.goal.slice))].sort();
  const lines = slices.map((slice) => {
    const its = results.filter((result) => result.goal.slice.includes(slice));
    return [slice, ...locales.map((locale) => share(its.filter((result) => result.locale === locale))), share(its)];
  });
  return aligned([["right, by slice", ...locales, "all"], ...lines]);
}

function aligned(text: readonly (readonly string[])[]): string {
  const widths = (text[0] ?? []).map((_, column) => Math.max(...text.map((line) => line[column]?.length ?? 0)));
  return text
    .map((line) => line.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join("  "))
    .join("\n");
}

/** The tables of the goals of one form: a detailed request takes more messages than a fast one, so they are never mixed. */
export interface Part {
  total: Row;
  languages: Row[];
  slices: Row[];
  /** The slices once more, by language. */
  matrix: string;
}

export interface Report {
  fast: Part;
  detailed: Part;
  inconsistent: { id: string; records: string[] }[];
  goalsCompared: number;
  dates: { wrong: number; of: number };
  hostile: { passed: number; of: number };
  pass: { k: number; value: number }[];
  latency: { p50: number; p95: number };
  /** Dialogues not right, hostile dialogues not passed and goals that differ by language. */
  failures: number;
}

function part(results: readonly GoalResult[]): Part {
  const of = (name: string, fits: (result: GoalResult) => boolean) => row(name, results.filter(fits));
  const slices = [...new Set(results.flatMap((result) => result.goal.slice))].sort();
  return {
    total: row("all", results),
    languages: LOCALES.filter((locale) => results.some((result) => result.locale === locale)).map((locale) =>
      of(locale, (result) => result.locale === locale),
    ),
    slices: slices.map((slice) => of(slice, (result) => result.goal.slice.includes(slice))),
    matrix: sliceTable(results),
  };
}

export function report(results: readonly GoalResult[], hostile: readonly HostileResult[], repeat: number): Report {
  const latencies = results.flatMap((result) => result.conversation.latencies);
  const inconsistent = inconsistentGoals(results);
  const passed = hostile.filter((result) => result.failures.length === 0).length;
  return {
    fast: part(results.filter(({ goal }) => !isDetailed(goal))),
    detailed: part(results.filter(({ goal }) => isDetailed(goal))),
    inconsistent,
    goalsCompared: new Set(results.map((result) => `${result.goal.id} ${result.round}`)).size,
    dates: datesWrong(results),
    hostile: { passed, of: hostile.length },
    pass: [1, 4].filter((k) => k <= repeat).map((k) => ({ k, value: passPower(results, k) })),
    latency: { p50: percentile(latencies, 0.5), p95: percentile(latencies, 0.95) },
    failures: results.filter((result) => !isRight(result)).length + (hostile.length - passed) + inconsistent.length,
  };
}

const percent = (portion: number, whole: number) => (whole === 0 ? "-" : `${((100 * portion) / whole).toFixed(1)} %`);

function partLines(name: string, { total, languages, slices, matrix }: Part): string[] {
  if (total.dialogues === 0) return [];
  return [
    `${name} goals`,
    table([...languages, total]),
    "",
    table(slices),
    "",
    ...(languages.length > 1 ? [matrix, ""] : []),
    `booked right           ${total.right} of ${total.dialogues} (${percent(total.right, total.dialogues)})`,
    `wrong / invented       ${total.wrong} / ${total.invented}`,
    `without confirmation   ${total.unconfirmed}`,
    `corrections applied    ${total.corrections}`,
    `visitor's messages     median ${total.medianTurns}, p90 ${total.p90Turns}`,
    "",
  ];
}

export function printable(summary: Report): string {
  const { fast, detailed, dates, hostile, latency } = summary;
  const lines = [...partLines("fast", fast), ...partLines("detailed", detailed)];
  if (lines.length > 0) {
    lines.push(
      `dates silently wrong   ${dates.wrong} of ${dates.of} (${percent(dates.wrong, dates.of)})`,
      `same in all languages  ${summary.goalsCompared - summary.inconsistent.length} of ${summary.goalsCompared} goals`,
      `turn latency           p50 ${latency.p50.toFixed(0)} ms, p95 ${latency.p95.toFixed(0)} ms`,
    );
    for (const { k, value } of summary.pass) lines.push(`pass^${k}                 ${(100 * value).toFixed(1)} %`);
  }
  if (hostile.of > 0) lines.push(`hostile passed         ${hostile.passed} of ${hostile.of}`);
  return lines.join("\n");
}

export function failureLines(
  results: readonly GoalResult[],
  hostile: readonly HostileResult[],
  inconsistent: Report["inconsistent"],
): string[] {
  const line = (id: string, locale: string, failure: Failure) =>
    `${id}  ${locale}  ${failure.kind}  ${failure.field}: expected ${failure.expected}, stored ${failure.stored.replace(/\s+/g, " ").slice(0, 240)}`;
  return [
    ...results.flatMap((result) => result.failures.map((failure) => line(result.goal.id, result.locale, failure))),
    ...hostile.flatMap((result) => result.failures.map((failure) => line(`hostile ${result.id}`, result.locale, failure))),
    ...inconsistent.flatMap(({ id, records }) => [`${id}  differs by language:`, ...records.map((record) => `    ${record}`)]),
  ];
}

export function transcript(conversation: Conversation): string {
  return conversation.exchanges
    .map(({ visitor, assistant, draft, missing, summary }) => {
      const clip = (text: string) =>
        (text.length > 1500 ? `${text.slice(0, 1500)}… (${text.length} characters)` : text).replace(/\n/g, "\n      ");
      return `    > ${clip(visitor)}\n    < ${clip(assistant)}\n      draft ${clip(JSON.stringify(draft))} missing [${missing.join(", ")}]${summary ? " SUMMARY" : ""}`;
    })
    .join("\n");
}
