/**
 * A VTIMEZONE of one zone around one moment (RFC 5545, section 3.6.5), computed from the zone's own
 * transitions, so that a calendar without a zone database shows the right hour.
 */
import { Temporal } from "temporal-polyfill";

/** The component's text, lines ended by CR LF, valid from before `at` (UTC milliseconds) to after the year that follows it. */
export function vtimezone(zone: string, at: number): string {
  const moment = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  const end = moment.add({ years: 1 });
  // The observance in force at the event began at the last transition before it.
  let onset = moment.getTimeZoneTransition("previous");
  // Cayman's last one was from local mean time, whose offset has seconds: before 1970 is as never.
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
