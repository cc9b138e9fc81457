/** An hour that the clocks skip or show twice on a day of the hearing: said, and asked about, since it is no hour or it is two. */
import { wallClock } from "#app/domain/booking/schedule/wall-clock.ts";
import { currentPlan, type Desk, raise } from "#app/domain/talk/desk.ts";
import type { Option, Point } from "#app/domain/talk/state.ts";
import { isInARoom } from "./plan/fit.ts";
import type { PlanDay } from "./plan/operations.ts";
import { pressed } from "./plan/when-points.ts";
import { zoneIn } from "./plan/zones.ts";

/** Asks once for each hour and day. In a room of ours the opening hours speak first. */
export function checkClocks(desk: Desk) {
  if (isInARoom(desk)) return;
  const plan = currentPlan(desk);
  const zone = zoneIn(desk);
  for (const day of plan.days) {
    const point = pointOf(desk, { ...day, start: day.start ?? plan.start, end: day.end ?? plan.end }, zone);
    if (!point || desk.told.includes(point.id)) continue;
    desk.told.push(point.id);
    raise(desk, point);
    return;
  }
}

function pointOf(desk: Desk, { date, start, end }: PlanDay, zone: string): Point | null {
  for (const time of [start, end]) {
    const clock = time ? wallClock(date, time, zone) : null;
    if (!time || !clock || clock.kind === "once") continue;
    const quote = desk.values.startTime?.evidence ?? desk.values.consecutiveStartTime?.evidence ?? time;
    const about = { quote, field: "startTime" as const, days: [date], start: time, zones: [zone, zone] as const };
    const kind = clock.kind === "skipped" ? ("hour_skipped" as const) : ("hour_twice" as const);
    const isForAll = currentPlan(desk).days.every((one) => !one.start && !one.end);
    const options = kind === "hour_twice" ? [KEEP_FIRST] : isForAll ? othersFor(quote, { date, start, end }, time, clock.shown.time) : [];
    return { id: `${kind}:${date}:${time}:${zone}`, kind, ...about, options, ...(kind === "hour_twice" ? { yes: KEEP_FIRST.id } : {}) };
  }
  return null;
}

const KEEP_FIRST: Option = { id: "keep_first", label: { word: "keep_first" }, deed: { do: "nothing" } };

/** The hour that the wall shows instead. */
function othersFor(quote: string, { start, end }: PlanDay, skipped: string, shown: string): Option[] {
  const [from, to] = [start === skipped ? shown : start, end === skipped ? shown : end];
  if (!from || (to && to <= from)) return [];
  const statement = pressed(quote, { clock: to ? { from, to } : { at: from } });
  return [{ id: "shown", label: { statement }, deed: { do: "take", statement } }];
}
