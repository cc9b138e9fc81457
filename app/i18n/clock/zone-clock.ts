/** Writes the clocks of the zones that we speak of, as the server knows them, for the page that takes them along (`kept-clocks.ts`). */
import type { ClockSpan, Clocks } from "#app/domain/booking/schedule/kept-clocks.ts";
import { TIME_ZONES } from "#app/domain/booking/vocabulary.ts";
import { VENUES } from "#app/domain/venue/venues.ts";

const DAY = 86_400_000;
const BACK = 400 * DAY;
const AHEAD = 1100 * DAY;

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
function spans(read: (at: number) => { offset: number; name: string }, from: number, until: number): ClockSpan[] {
  const found: ClockSpan[] = [];
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
