/**
 * Clocks of the zones that we speak of, as the server knows them. A browser's own zone data may be older than a government's
 * last decision, and would say another hour than the page that it was sent; so the page carries what is in force.
 */
import { TIME_ZONES } from "#app/domain/booking/vocabulary.ts";
import { VENUES } from "#app/domain/venue/venues.ts";

/** From when (UTC milliseconds), minutes ahead of UTC, and what the zone is then called. */
type Span = readonly [from: number, offset: number, name: string];

interface Clocks {
  /** Until when they are known, UTC milliseconds. */
  until: number;
  zones: Readonly<Record<string, readonly Span[]>>;
}

const DAY = 86_400_000;
const BACK = 400 * DAY;
const AHEAD = 1100 * DAY;

let kept: Clocks | null = null;

/** In the browser, once, before anything is rendered: takes the clocks that the page came with. */
export function keepClocks(text: string | undefined): void {
  kept = text ? (JSON.parse(text) as Clocks) : null;
}

/** The clock of a zone at a moment (UTC milliseconds), where the page brought it; null where the engine's own must do. */
export function keptClock(zone: string, at: number): { offset: number; name: string } | null {
  if (!kept || at >= kept.until) return null;
  const span = kept.zones[zone]?.findLast(([from]) => from <= at);
  return span ? { offset: span[1], name: span[2] } : null;
}

/** The clocks of our zones around `now` (UTC milliseconds), in the words of a locale (BCP 47), as a page carries them. */
export function clocksText(tag: string, now: number): string {
  const day = Math.floor(now / DAY) * DAY;
  const key = `${tag} ${day}`;
  const made = texts.get(key) ?? JSON.stringify(clocks(tag, day));
  if (!texts.has(key) && texts.size > 12) texts.clear();
  texts.set(key, made);
  return made;
}
const texts = new Map<string, string>();

function clocks(tag: string, day: number): Clocks {
  const zones = new Set<string>([...TIME_ZONES, ...VENUES.map(({ zone }) => zone)]);
  const until = day + AHEAD;
  return { until, zones: Object.fromEntries([...zones].map((zone) => [zone, spans(reading(tag, zone), day - BACK, until)])) };
}

/** Every change of a clock between two moments, to the minute. */
function spans(read: (at: number) => { offset: number; name: string }, from: number, until: number): Span[] {
  const found: Span[] = [];
  let last = read(from);
  found.push([from, last.offset, last.name]);
  for (let at = from; at < until; at += 28 * DAY) {
    const next = read(at + 28 * DAY);
    if (next.offset === last.offset && next.name === last.name) continue;
    let [low, high] = [at, at + 28 * DAY];
    while (high - low > 60_000) {
      const middle = Math.floor((low + high) / 120_000) * 60_000;
      const there = read(middle);
      if (there.offset === last.offset && there.name === last.name) low = middle;
      else high = middle;
    }
    found.push([high, next.offset, next.name]);
    last = next;
  }
  return found;
}

function reading(tag: string, zone: string) {
  const names = new Intl.DateTimeFormat(tag, { timeZone: zone, timeZoneName: "short" });
  const wall = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
  return (at: number) => {
    const parts = Object.fromEntries(wall.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
    const there = Date.UTC(year, month - 1, day, hour, minute);
    return {
      offset: Math.round((there - Math.floor(at / 60_000) * 60_000) / 60_000),
      name: names.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? zone,
    };
  };
}
