/**
 * Clocks that a page brought with it. A browser's own zone data may be older than a government's last decision, and would say another
 * hour than the page that it was sent. Whatever turns an instant into a wall's time asks here first. On the server nothing is kept.
 */

/** From when (UTC milliseconds), minutes ahead of UTC, and what the zone is then called. */
export type ClockSpan = readonly [from: number, offset: number, name: string];

export interface Clocks {
  /** Until when they are known, UTC milliseconds. */
  until: number;
  zones: Readonly<Record<string, readonly ClockSpan[]>>;
}

let kept: Clocks | null = null;

/** In the browser, once, before anything is rendered: takes the clocks that the page came with (`app/i18n/clock/zone-clock.ts` writes them). */
export function keepClocks(text: string | undefined): void {
  kept = text ? (JSON.parse(text) as Clocks) : null;
}

/** The clock of a zone (IANA) at a moment (UTC milliseconds), where the page brought it; null where the engine's own must do. */
export function keptClock(zone: string, at: number): { offset: number; name: string } | null {
  if (!kept || at >= kept.until) return null;
  const span = kept.zones[zone]?.findLast(([from]) => from <= at);
  return span ? { offset: span[1], name: span[2] } : null;
}
