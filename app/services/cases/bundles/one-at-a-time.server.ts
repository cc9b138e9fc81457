import { AppError } from "#app/domain/errors.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";

/** Milliseconds after which somebody whose request was cut off is waited for no longer: more than a Worker may compute, and goes on once it has hung up. */
const LONGEST = 60_000;

let working: { until: number } | null = null;

/**
 * Reads or makes PDFs: one at a time in an isolate, whose memory holds one bundle at its limit and no two. Throws `too_many_requests`, with the seconds after
 * which to try again, while another is at it (no failure of ours, which `unavailable` is counted as), and what `work` throws.
 */
export async function oneAtATime<T>({ clock, waitUntil }: Pick<CaseContext, "clock" | "waitUntil">, work: () => Promise<T>): Promise<T> {
  const now = clock().getTime();
  if (working && now < working.until) throw new AppError("too_many_requests", { detail: { retryAfter: 5, busy: true } });
  const mine = { until: now + LONGEST };
  working = mine;
  const done = work().finally(() => {
    if (working === mine) working = null;
  });
  // Who hangs up ends nothing: what was begun, a look at a document above all, ends by itself and gives the place back.
  waitUntil(done.catch(() => undefined));
  return done;
}
