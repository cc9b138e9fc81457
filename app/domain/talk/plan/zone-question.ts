/** A virtual hearing at an hour, and people on several clocks: whose hour is it? */

import { currentPlan, type Desk } from "#app/domain/talk/desk.ts";
import type { Deed, Option, Point } from "#app/domain/talk/state.ts";
import type { Statement } from "#app/understanding/contract.ts";
import { meaning } from "./when-points.ts";
import { isKnownZone, onOurClock, otherZones, ZONE_ASKED, zoneIn } from "./zones.ts";

/** The question, while nobody has said and it was not put twice. */
export function zonePoint(desk: Desk): Point | null {
  const [other] = otherZones(desk);
  const start = currentPlan(desk).start;
  const ours = zoneIn(desk);
  const id = `whose_clock:${other}`;
  if (!other || !start || desk.told.includes(ZONE_ASKED) || desk.points.some(({ kind }) => kind === "zone")) return null;
  desk.told.push(ZONE_ASKED);
  const quote = start;
  const statement: Extract<Statement, { slot: "when" }> = {
    slot: "when",
    role: "corrects",
    quote,
    at: { start: 0, end: 0 },
    score: 1,
    sources: ["form"],
    value: meaningless(quote),
  };
  const option = (zone: string): Option => ({
    id: zone,
    label: { statement: meaning(statement, { zone }) },
    deed: isKnownZone(zone) ? { do: "take", statement: meaning(statement, { zone }) } : converted(desk, statement, start, zone),
  });
  return { id, kind: "zone", quote, field: "timeZone", start, zones: [ours, other], options: [option(ours), option(other)] };
}

/** A booking is kept in one of our zones: the hour of another one is converted, and staff see what was said. */
function converted(desk: Desk, statement: Extract<Statement, { slot: "when" }>, start: string, zone: string): Deed {
  const { days, end } = currentPlan(desk);
  const told: Deed = { do: "remark", quote: `${start} ${zone}`, about: "time" };
  const fact = onOurClock(desk, { date: days[0]?.date ?? desk.world.today, start, end, zone, several: days.length > 1 });
  return fact ? { do: "several", deeds: [{ do: "take", statement: meaning(statement, fact) }, told] } : told;
}

const meaningless = (quote: string) => ({
  kind: "zone" as const,
  options: [],
  value: [],
  doubts: [],
  residue: [],
  start: 0,
  end: 0,
  quote,
  score: 1,
});
