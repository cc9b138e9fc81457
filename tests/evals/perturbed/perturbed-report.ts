/**
 * What perturbed visitors cost: the same dialogues as written and as perturbed, by perturbation and language.
 *
 * A booking is WRONG when a field holds another value than the visitor said, or one that nobody said. It is UNSEEN-WRONG
 * when the summary that was confirmed did not show that value: then no reading could have found it. A field that was said
 * and stored nowhere is DROPPED: the summary does not show it, and nothing false is booked. The scripted visitor confirms
 * whatever is shown, so that all three count in full; a person reads.
 */
import type { Failure } from "#tests/evals/failures.ts";
import { type GoalResult, isRight, median } from "#tests/evals/report.ts";
import { LOCALES } from "#tests/evals/schema.ts";
import type { Perturbation } from "./perturb.ts";

const NOTHING = "(nothing)";
const isWrongValue = ({ kind, stored }: Failure) => kind === "invented" || (kind === "wrong" && stored !== NOTHING);

/** Fields of a booking that hold what nobody said. */
export const wrongFields = (result: GoalResult): string[] =>
  result.conversation.booking ? result.failures.filter(isWrongValue).map(({ field }) => field) : [];

/** Of those, the ones that the confirmed summary did not show. */
export function unseenFields(result: GoalResult): string[] {
  const { exchanges } = result.conversation;
  const confirmed = exchanges.findLast(({ summary }) => summary);
  return wrongFields(result).filter((field) => !confirmed?.shown.includes(field));
}

export interface PerturbedRow {
  name: Perturbation;
  locale: string;
  /** Dialogues that the perturbation changed. */
  dialogues: number;
  before: number;
  after: number;
  /** Points of a hundred that were lost; below zero where more came out right. */
  drop: number;
  dropped: number;
  wrong: number;
  unseen: number;
  notBooked: number;
  medianTurns: number;
}

const keyOf = ({ goal, locale }: GoalResult) => `${goal.id} ${locale}`;
const saidIn = ({ conversation }: GoalResult) => conversation.exchanges.map(({ visitor }) => visitor).join("\u0000");

export function perturbedRows(name: Perturbation, before: readonly GoalResult[], after: readonly GoalResult[]): PerturbedRow[] {
  const written = new Map(before.map((result) => [keyOf(result), result]));
  const pairs = after.flatMap((result) => {
    const plain = written.get(keyOf(result));
    return plain && saidIn(plain) !== saidIn(result) ? [{ plain, result }] : [];
  });
  const row = (locale: string, these: typeof pairs): PerturbedRow => {
    const rightBefore = these.filter(({ plain }) => isRight(plain)).length;
    const rightAfter = these.filter(({ result }) => isRight(result)).length;
    const results = these.map(({ result }) => result);
    return {
      name,
      locale,
      dialogues: these.length,
      before: rightBefore,
      after: rightAfter,
      drop: these.length === 0 ? 0 : (100 * (rightBefore - rightAfter)) / these.length,
      dropped: results.filter((one) => one.conversation.booking && one.failures.some((it) => it.kind === "wrong" && it.stored === NOTHING))
        .length,
      wrong: results.filter((one) => wrongFields(one).length > 0).length,
      unseen: results.filter((one) => unseenFields(one).length > 0).length,
      notBooked: results.filter((one) => !one.conversation.booking).length,
      medianTurns: median(results.filter((one) => one.conversation.booking).map((one) => one.conversation.exchanges.length)),
    };
  };
  const spoken = LOCALES.filter((locale) => pairs.some(({ result }) => result.locale === locale));
  return [
    ...spoken.map((locale) =>
      row(
        locale,
        pairs.filter(({ result }) => result.locale === locale),
      ),
    ),
    row("all", pairs),
  ];
}

const HEADINGS = ["", "", "dialogues", "as written", "perturbed", "drop", "dropped", "wrong", "unseen", "no book.", "median"];

export function perturbedTable(rows: readonly PerturbedRow[]): string {
  const cells = rows.map((row) => [
    row.locale === "en" || row.dialogues === 0 ? row.name : "",
    row.locale,
    String(row.dialogues),
    String(row.before),
    String(row.after),
    `${row.drop.toFixed(1)}`,
    String(row.dropped),
    String(row.wrong),
    String(row.unseen),
    String(row.notBooked),
    String(row.medianTurns),
  ]);
  const text = [HEADINGS, ...cells];
  const widths = HEADINGS.map((_, column) => Math.max(...text.map((line) => line[column]?.length ?? 0)));
  return text
    .map((line) =>
      line
        .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** The most that success may drop, in points of a hundred, over all languages of a perturbation. */
export const MOST_DROP = 2;

/** What fails a perturbed run: a drop of more than two points, or any booking that holds what nobody said. */
export function perturbedFailures(rows: readonly PerturbedRow[]): string[] {
  return rows
    .filter(({ locale }) => locale === "all")
    .flatMap(({ name, drop, wrong }) => [
      ...(drop > MOST_DROP ? [`${name}: success drops by ${drop.toFixed(1)} points (at most ${MOST_DROP})`] : []),
      ...(wrong > 0 ? [`${name}: ${wrong} bookings hold a value that was not said`] : []),
    ]);
}
