/**
 * Leaves a provider alone that keeps failing: after some failures in a row it rests, then one turn tries it, and each failed
 * try doubles the rest. Visitors then wait for no time-out that is sure to come.
 */
export interface Circuit {
  /** Failures since it last answered. */
  failures: number;
  /** Not asked before this (UTC milliseconds). */
  restsUntil: number;
}

export const CLOSED: Circuit = { failures: 0, restsUntil: 0 };

export const BREAKER = { failures: 3, restMs: 30_000, longestRestMs: 600_000 } as const;

/** True where it may be asked. The one that asks after a rest must say so with `trying`, so that it asks alone. */
export function mayAsk(circuit: Circuit, now: number): boolean {
  return now >= circuit.restsUntil;
}

/** Of a provider that is asked after a rest: until this try has ended, or its rest is over again, nobody else asks. */
export function trying(circuit: Circuit, now: number): Circuit {
  return circuit.failures < BREAKER.failures ? circuit : { ...circuit, restsUntil: now + BREAKER.restMs };
}

export function afterFailure({ failures }: Circuit, now: number): Circuit {
  const more = failures + 1;
  if (more < BREAKER.failures) return { failures: more, restsUntil: 0 };
  const rest = Math.min(BREAKER.longestRestMs, BREAKER.restMs * 2 ** Math.min(16, more - BREAKER.failures));
  return { failures: more, restsUntil: now + rest };
}
