/**
 * A VTIMEZONE of one zone over a stretch of time (RFC 5545, section 3.6.5), computed from the zone's own
 * transitions, so that a calendar without a zone database shows the right hour.
 */
import { Temporal } from "temporal-polyfill";

/** The component's text, lines ended by CR LF, valid from before `from` to a year after `until` (UTC milliseconds). */
export function vtimezone(zone: string, from: number, until: number = from): string {
  const moment = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zone);
  const end = Temporal.Instant.fromEpochMilliseconds(Math.max(from, until)).toZonedDateTimeISO(zone).add({ years: 1 });
  // The observance in force at the event began at the last transition before it. One of before 1970 (Cayman's is of 1912,
  // from an offset with seconds) says nothing that a calendar needs: the zone has had one offset ever since.
  let onset = moment.getTimeZoneTransition("previous");
  if (onset && onset.year < 1970) onset = null;
  const observances: string[][] = [];
  if (!onset) observances.push(observance(moment.with({ year: 1970, month: 1, day: 1 }).startOfDay(), moment.offset, "STANDARD"));
  onset ??= moment.getTimeZoneTransition("next");
  while (onset && Temporal.ZonedDateTime.compare(onset, end) < 0) {
    const before = onset.subtract({ nanoseconds: 1 });
    observances.push(observance(onset, before.offset, onset.offsetNanoseconds > before.offsetNanoseconds ? "DAYLIGHT" : "STANDARD"));
    onset = onset.getTimeZoneTransition("next");
  }
  return ["BEGIN:VTIMEZONE", `TZID:${zone}`, ...observances.flat(), "END:VTIMEZONE"].join("\r\n");
}

/** One observance: its onset is written in the wall time that was in force before it. */
function observance(onset: Temporal.ZonedDateTime, from: string, kind: "STANDARD" | "DAYLIGHT"): string[] {
  const wall = onset.withTimeZone(from).toPlainDateTime();
  return [
    `BEGIN:${kind}`,
    `DTSTART:${wall.toString({ smallestUnit: "second" }).replace(/[-:]/g, "")}`,
    `TZOFFSETFROM:${from.replace(":", "")}`,
    `TZOFFSETTO:${onset.offset.replace(":", "")}`,
    `TZNAME:${name(onset)}`,
    `END:${kind}`,
  ];
}

function name(at: Temporal.ZonedDateTime): string {
  const parts = new Intl.DateTimeFormat("en-CA", { timeZone: at.timeZoneId, timeZoneName: "short" }).formatToParts(at.epochMilliseconds);
  return parts.find((part) => part.type === "timeZoneName")?.value ?? at.timeZoneId;
}
