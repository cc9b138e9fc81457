/**
 * What is watched of a running Concord, and above which value somebody is called. What to do then is in `docs/runbook.md`, a heading for each
 * name. Every figure is a number that grows when things get worse; none says anything of a person.
 */

import { KEPT_VOLUME } from "#app/domain/assistant/kept-volume.ts";
import { KEPT_REQUESTS } from "#app/domain/booking/requests/kept-requests.ts";

/** Each with its unit in its name, the limit that holds unless `WATCH_LIMITS` says otherwise, and what it counts. */
export const FIGURES = {
  schedule_minutes: { limit: 5, counts: "Minutes since the work of every minute began last." },
  jobs_failing: { limit: 0, counts: "Scheduled jobs that failed as a whole when they ran last." },
  rows_failing: { limit: 20, counts: "Single rows that scheduled work cannot do and tries again." },
  mail_minutes: {
    limit: 15,
    counts: "Minutes for which the mail that is due longest has waited. Mails that the limits hold back are not due.",
  },
  mails_undeliverable: { limit: 10, counts: "Mails given up within the last day." },
  faults: { limit: 5, counts: "Answers 500 in this hour and the one before." },
  refusals: { limit: 100, counts: "Answers 503 in this hour and the one before." },
  slow_answers: { limit: 200, counts: "Answers that took more than three seconds to begin, in this hour and the one before." },
  holds_overdue: { limit: 0, counts: "Visitors' holds of rooms that should have ended more than ten minutes ago." },
  talk_minutes: { limit: 15, counts: "Minutes for which a visitor has been waiting for a person of the office in the chat." },
  model_failures_percent: { limit: 20, counts: "Turns of today (UTC) that a language model failed, of a hundred; 0 below twenty turns." },
  records_broken: { limit: 0, counts: "Cases whose chain of entries does not verify." },
  records_hours: { limit: 50, counts: "Hours since all cases' records were last verified to the end." },
  kept_talk_megabytes: {
    limit: KEPT_VOLUME.alarm / 1_000_000,
    counts: "Size of what is kept of conversations and unfinished requests; at 2,000 visitors begin nothing new.",
  },
  kept_requests_megabytes: {
    limit: KEPT_REQUESTS.alarm / 1_000_000,
    counts: "Size of strangers' requests that nobody has touched; at 2,000 no further one of an unproven address is taken.",
  },
  database_megabytes: { limit: 8000, counts: "Size of the database; D1 ends at 10,000." },
} as const;
export type FigureName = keyof typeof FIGURES;
export const FIGURE_NAMES = Object.keys(FIGURES) as FigureName[];

export interface Figure {
  name: FigureName;
  value: number;
  limit: number;
  /** Somebody is called. */
  over: boolean;
}

/** What is counted hour by hour. */
export type CountedName = "faults" | "refusals" | "slow";
/** An answer that takes longer to begin, in milliseconds. */
export const SLOW_MS = 3000;

/** A turn or two that fail in the morning are no rate. */
const FEWEST_TURNS = 20;

/** Of a hundred turns those that failed; 0 where there are too few to say. */
export function failuresPercent({ turns, failures }: { turns: number; failures: number }): number {
  return turns < FEWEST_TURNS ? 0 : Math.round((100 * failures) / turns);
}

/** Limits by `text`, as `mail_minutes=30 faults=50`, over those of `FIGURES`. Throws with one line that names what is wrong. */
export function readLimits(text = ""): Record<FigureName, number> {
  const limits = Object.fromEntries(FIGURE_NAMES.map((name) => [name, FIGURES[name].limit as number])) as Record<FigureName, number>;
  for (const part of text.split(/[\s,]+/).filter(Boolean)) {
    const [name = "", value = ""] = part.split("=");
    if (!isFigure(name)) throw new Error(`WATCH_LIMITS names "${name}"; it may name ${FIGURE_NAMES.join(", ")}`);
    if (!/^\d{1,9}$/.test(value)) throw new Error(`WATCH_LIMITS sets ${name} to "${value}"; it must be a whole number from 0`);
    limits[name] = Number(value);
  }
  return limits;
}

function isFigure(name: string): name is FigureName {
  return Object.hasOwn(FIGURES, name);
}

/** Each figure with its limit, in the order of `FIGURES`. */
export function judge(values: Readonly<Record<FigureName, number>>, limits: Readonly<Record<FigureName, number>>): Figure[] {
  return FIGURE_NAMES.map((name) => ({ name, value: values[name], limit: limits[name], over: values[name] > limits[name] }));
}

/** The same in Prometheus' text format (version 0.0.4): `concord_…` for each figure, and `concord_over_limit{figure="…"}`, 1 or 0. */
export function asPrometheus(figures: readonly Figure[]): string {
  const lines = figures.flatMap(({ name, value }) => [
    `# HELP concord_${name} ${FIGURES[name].counts}`,
    `# TYPE concord_${name} gauge`,
    `concord_${name} ${value}`,
  ]);
  const over = figures.map(({ name, over }) => `concord_over_limit{figure="${name}"} ${over ? 1 : 0}`);
  return `${[...lines, "# HELP concord_over_limit Whether a figure is above its limit.", "# TYPE concord_over_limit gauge", ...over].join("\n")}\n`;
}
