/** Hours of a second choice, next to the words that make days one. */
import type { Span } from "#app/understanding/contract.ts";
import type { Fact, Reading, TimeContext } from "#app/understanding/time/types.ts";
import type { Head, Said } from "./day-cues.ts";
import { hoursAhead, hoursBehind } from "./hours-next.ts";

/** "The second choice moves to the 18th": the old one is none any more. */
export const MOVED = /^\s*(?:(?:has|is|est|a|se)\s)?(?:mov|chang|shift|d[ée]pla[cç]|report|pas[ae]|cambi|muev)\p{L}*\s/iu;
export const isOfSecond = (means: string): boolean => means === "backup" || means === "unless";

/** "…, 9 to 12", "…, same hours" behind a second choice are its own. */
export function withHours(said: Said, end: number, message: string, time: TimeContext): Said {
  const hasHours = said.readings.some(({ value, options }) => (value ?? options[0] ?? []).some(({ clock }) => clock));
  const hours = isOfSecond(said.means) && !said.isDenied && !hasHours ? hoursBehind(message.slice(said.end, end), time) : null;
  if (!hours) return said;
  const readings = said.readings.map((reading): Reading => {
    const facts = (reading.value ?? reading.options[0] ?? []).map(({ part: _part, ...fact }): Fact => ({ ...fact, ...hours.fact }));
    return { ...reading, options: [facts], value: facts };
  });
  return { ...said, readings, end: said.end + hours.at };
}

/** "The second choice would be from 9:30 to 1", "same hours for the second choice": of those that are noted. */
export function hoursOfRole({ means, start, end }: Head, around: Span, message: string, time: TimeContext): Said | null {
  if (means !== "backup" || time.near === undefined) return null;
  const behind = hoursBehind(message.slice(end, around.end), time);
  const hours = behind ?? hoursAhead(message.slice(around.start, start), time);
  if (!hours) return null;
  const at = behind ? { start, end: end + behind.at } : { start: around.start + hours.at, end };
  const quote = message.slice(at.start, at.end);
  const value = { kind: "time" as const, options: [[hours.fact]], value: [hours.fact], doubts: [], residue: [], ...at, quote };
  return { means, readings: [value], ...at, isDenied: false, isOnly: false };
}
