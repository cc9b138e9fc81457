/** What a language model has pointed out, and no word marks as a change: it is asked as exactly this change, with what is noted and what would be. */
import { currentPlan, type Desk, raiseFirst, withdrawRemarks } from "#app/domain/talk/desk.ts";
import type { Point } from "#app/domain/talk/state.ts";
import type { Mend } from "#app/understanding/contract.ts";
import { thingOf } from "./handles.ts";
import { isMended, openMends } from "./mend.ts";
import { plannedIn, valueBy } from "./replaced.ts";
import type { Thing } from "./thing.ts";
import { isSameThing, thingsIn, valueFor } from "./things.ts";

/** Asks about the changes of this message that are read, and not surely meant. */
export function offerMends(desk: Desk) {
  for (const one of openMends(desk)) {
    const thing = one.open && one.thing && !isMended(desk, one.at) ? thingOf(desk.before, one.thing) : null;
    const point = thing && isThere(desk, thing) ? pointFor(desk, one, thing) : null;
    if (!point) continue;
    withdrawRemarks(desk, one.quote);
    raiseFirst(desk, point);
  }
}

/** Days that are ruled out, what holds on some days and words for staff are among no fields. */
const isThere = (desk: Desk, thing: Thing): boolean =>
  thing.field === "startTime" || ENTRIES.has(thing.field) || thingsIn(desk).some((other) => isSameThing(thing, other));
const ENTRIES: ReadonlySet<string> = new Set(["remarks", "ruledOutDays", "onSomeDays"]);

function pointFor(desk: Desk, { does, by, into, quote }: Mend, thing: Thing): Point | null {
  const value = does === "changes" && !ENTRIES.has(thing.field) ? valueBy({ by, into }, thing) : null;
  const now = value === null ? null : valueFor(desk, thing, value);
  if (does !== "drops" && (now === null || now === thing.value)) return null;
  const mend = { does, quote, ...(by ? { by } : {}), ...(into === undefined ? {} : { into }) };
  const change = does === "drops" ? ("yes" as const) : ("change_it" as const);
  return {
    id: `mend:${thing.field}:${thing.value}:${now ?? ""}`,
    kind: "mend",
    quote,
    field: thing.field,
    mends: { from: withHours(desk, thing), to: now === null ? "" : wholeOf(desk, thing, now) },
    options: [
      { id: "change_it", label: { word: change }, deed: { do: "mend", thing, mend } },
      { id: "leave", label: { word: "leave" }, deed: { do: "nothing" } },
    ],
    yes: "change_it",
    no: "leave",
  };
}

/** A day with the hours that it has. */
function withHours(desk: Desk, thing: Thing): Thing {
  const plan = currentPlan(desk);
  const day = thing.field === "preferredDate" ? plan.days.find(({ date }) => date === thing.value) : undefined;
  const [start, end] = [day?.start ?? plan.start, day?.end ?? plan.end];
  return day && (start || end) ? { ...thing, value: `${thing.value} ${start ?? ""}–${end ?? ""}` } : thing;
}

/** A day as it would be: what is not said of it is as it was. */
function wholeOf(desk: Desk, thing: Thing, now: string): string {
  if (thing.field !== "preferredDate") return now;
  const [was, is] = [plannedIn(withHours(desk, thing).value), plannedIn(now)];
  const [start, end] = [is.start ?? was.start, is.end ?? was.end];
  const days = is.dates.length > 0 ? is.dates : was.dates;
  return start || end ? `${days.join()} ${start ?? ""}–${end ?? ""}` : days.join();
}
