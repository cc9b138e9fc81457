/** Whose clock an hour is on. A venue keeps its own; an hour on another clock is asked, never converted in silence. */

import { offeredZone } from "#app/domain/booking/requests/fast-values.ts";
import { sameWall, spanIn } from "#app/domain/booking/schedule/wall-clock.ts";
import { TIME_ZONES } from "#app/domain/booking/vocabulary.ts";
import { currentPlan, type Desk, note, raise, remark } from "#app/domain/talk/desk.ts";
import { enter } from "#app/domain/talk/settled/enter.ts";
import type { Option } from "#app/domain/talk/state.ts";
import { venueIn } from "#app/domain/talk/world.ts";
import type { Statement } from "#app/understanding/contract.ts";
import type { Fact } from "#app/understanding/time/types.ts";
import { entriesOf, isSettled } from "./fields.ts";
import type { PlanChange } from "./plan-facts.ts";
import { meaning } from "./when-points.ts";

type WhenStatement = Extract<Statement, { slot: "when" }>;

/** Whose clock an hour is on is asked once in a talk. */
export const ZONE_ASKED = "whose_clock";

/** The zone in which the hours of this draft are meant. */
export function zoneIn(desk: Desk): string {
  const own = desk.values.locationType?.value === "virtual" ? null : venueIn(desk.world, desk.values.location?.value);
  return own?.zone ?? offeredZone(desk.values.timeZone?.value) ?? desk.world.venues[0]?.zone ?? "America/Toronto";
}

/** Takes the zone that was said. Gives the fact as our clock shows it, and without its hour where that has to be asked about first. */
export function takeZone(desk: Desk, statement: WhenStatement, fact: Fact, { plan, days, own }: PlanChange): Fact {
  const zone = fact.zone ?? "";
  const isVirtual = desk.values.locationType?.value === "virtual";
  const ours = zoneIn(desk);
  const date = days[0] ?? plan.days[0]?.date ?? desk.world.today;
  const start = own?.start;
  const { zone: _zone, ...bare } = fact;
  const isOpen = !isSettled(desk.values.locationType) && !isSettled(desk.values.location);
  if (isKnownZone(zone) && (isVirtual || isOpen)) {
    enter(desk, statement, { field: "timeZone", value: zone }, false);
    return bare;
  }
  if (zone === ours || (start && sameWall({ date, startTime: start, endTime: null, zone }, ours))) return bare;
  // "Paris time", said of the hour that is noted.
  const hour = start ?? plan.start;
  if (!hour) {
    remark(desk, statement.quote);
    return bare;
  }
  const several = Math.max(days.length, plan.days.length) > 1;
  const moved = onOurClock(desk, { date, start: hour, end: own?.end ?? plan.end, zone, several });
  // Online the clock that was named is the clock that is meant: its hour is written as ours, and staff read both.
  if (moved && isVirtual) {
    remark(desk, statement.quote);
    if (!isSettled(desk.values.timeZone)) note(desk, "timeZone", ours, statement.quote, "stated");
    return { ...bare, ...moved };
  }
  if (desk.told.includes(ZONE_ASKED)) {
    remark(desk, statement.quote, "time");
    return bare;
  }
  desk.told.push(ZONE_ASKED);
  const options: Option[] = [
    {
      id: "venue_clock",
      label: { statement: meaning(statement, { clock: { at: hour } }) },
      deed: { do: "take", statement: meaning(statement, start ? bare : { ...bare, clock: { at: hour } }) },
    },
    { id: "note_it", label: { word: "note_it" }, deed: { do: "remark", quote: statement.quote, about: "time" } },
  ];
  if (moved) options.unshift(convertedOption(statement, { ...bare, ...moved }, moved));
  raise(desk, {
    id: `zone:${zone}:${hour}`,
    kind: "zone",
    quote: statement.quote,
    field: "startTime",
    zones: [ours, zone],
    start: hour,
    options,
    ...(moved ? { yes: "converted" } : {}),
    no: "note_it",
  });
  return { ...bare, clock: undefined };
}

const convertedOption = (statement: WhenStatement, fact: Fact, shown: Fact): Option => ({
  id: "converted",
  label: { statement: meaning(statement, shown) },
  deed: {
    do: "several",
    deeds: [
      { do: "take", statement: meaning(statement, fact) },
      { do: "remark", quote: statement.quote },
    ],
  },
});

/**
 * An hour of another clock as our clock shows it, with its day where that is another one there; null where several days would all move.
 */
export function onOurClock(
  desk: Desk,
  { date, start, end, zone, several }: { date: string; start: string; end: string | undefined; zone: string; several: boolean },
): Fact | null {
  const { from, until } = spanIn({ date, startTime: start, endTime: end ?? null, zone }, zoneIn(desk));
  const clock = until && until.date === from.date ? { from: from.time, to: until.time } : { at: from.time };
  if (from.date === date) return { clock };
  return several ? null : { clock, when: { kind: "days", spans: [[from.date, from.date]] } };
}

export const isKnownZone = (zone: string): boolean => (TIME_ZONES as readonly string[]).includes(zone);

/** Zones that somebody in the talk lives by and the hearing does not: where one is there, a virtual hearing's clock is asked for. */
export function otherZones(desk: Desk): string[] {
  if (desk.values.locationType?.value !== "virtual" || isSettled(desk.values.timeZone) || !currentPlan(desk).start) return [];
  const zones = [desk.world.phoneZone, ...entriesOf(desk.values, "people").map(({ zone }) => zone)];
  const ours = zoneIn(desk);
  return [...new Set(zones.flatMap((zone) => (zone && zone !== ours ? [zone] : [])))];
}
