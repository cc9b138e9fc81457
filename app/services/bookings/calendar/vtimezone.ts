/**
 * A VTIMEZONE of one zone over a stretch of time (RFC 5545, section 3.6.5), computed from the zone's own
 * transitions, so that a calendar without a zone database shows the right hour.
 */
import { Temporal } from "temporal-polyfill";

/**
 * The component's text, lines ended by CR LF, with what is in force at each of the moments (UTC milliseconds) and for months after it.
 * Years between moments that are far apart are left out: a calendar asks for the last onset before a moment alone, and a file is never
 * longer than its days make it.
 */
export function vtimezone(zone: string, moments: readonly number[]): string {
  const observances: string[][] = [];
  let [written, known] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const at of [...moments].sort((one, other) => one - other)) {
    if (at < known) continue;
    const moment = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
    const end = moment.add({ years: 1 });
    // The observance in force at the event began at the last transition before it. One of before 1970 (Cayman's is of 1912,
    // from an offset with seconds) says nothing that a calendar needs: the zone has had one offset ever since.
    let onset = moment.getTimeZoneTransition("previous");
    if (onset && onset.year < 1970) onset = null;
    if (!onset && observances.length === 0)
      observances.push(observance(moment.with({ year: 1970, month: 1, day: 1 }).startOfDay(), moment.offset, "STANDARD"));
    onset ??= moment.getTimeZoneTransition("next");
    while (onset && Temporal.ZonedDateTime.compare(onset, end) < 0) {
      if (onset.epochMilliseconds > written) observances.push(begun(onset));
      written = Math.max(written, onset.epochMilliseconds);
      onset = onset.getTimeZoneTransition("next");
    }
    // A day that begins now may have its transition later that day.
    known = end.subtract({ months: 1 }).epochMilliseconds;
  }
  return ["BEGIN:VTIMEZONE", `TZID:${zone}`, ...observances.flat(), "END:VTIMEZONE"].join("\r\n");
}

/** The observance that begins at a transition. */
function begun(onset: Temporal.ZonedDateTime): string[] {
  const before = onset.subtract({ nanoseconds: 1 });
  return observance(onset, before.offset, onset.offsetNanoseconds > before.offsetNanoseconds ? "DAYLIGHT" : "STANDARD");
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
