import { AppError } from "#app/domain/errors.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** Milliseconds after which somebody whose request was cut off is waited for no longer: more than a Worker may compute. */
const LONGEST = 60_000;

let working: { until: number } | null = null;

/**
 * Reads or makes PDFs: one at a time in an isolate, whose memory holds one bundle at its limit and no two. Throws `unavailable`, with the seconds after
 * which to try again, while another is at it, and what `work` throws.
 */
export async function oneAtATime<T>({ clock }: Pick<ServiceContext, "clock">, work: () => Promise<T>): Promise<T> {
  const now = clock().getTime();
  if (working && now < working.until) throw new AppError("unavailable", { detail: { retryAfter: 5 } });
  const mine = { until: now + LONGEST };
  working = mine;
  try {
    return await work();
  } finally {
    if (working === mine) working = null;
  }
}
