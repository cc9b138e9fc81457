/** What another value makes of a day, the hours, or somebody who takes part. */
import { currentPlan, type Desk, writePlan } from "#app/domain/talk/desk.ts";
import type { Plan } from "#app/domain/talk/plan/operations.ts";
import { applied } from "#app/domain/talk/plan/operations.ts";
import { entriesIn } from "#app/domain/talk/plan/slots.ts";
import type { Mend, PersonSaid } from "#app/understanding/contract.ts";
import type { Thing } from "./thing.ts";

/** `2027-03-12`, `09:30–13:00`, or both; several days with commas; of the hours either may be absent. */
const PLANNED = /^(\d{4}-\d\d-\d\d(?:,\d{4}-\d\d-\d\d)*)? ?(?:(\d\d:\d\d)?–(\d\d:\d\d)?)?$/;

/** True of what a day or the hours may become. */
export const isPlanned = (value: string): boolean => value !== "" && PLANNED.test(value);

/** The dates of such a value, and its hours where it has some. */
export function plannedIn(value: string): { dates: string[]; start?: string | undefined; end?: string | undefined } {
  const [, dates, start, end] = PLANNED.exec(value) ?? [];
  return { dates: dates?.split(",") ?? [], start, end };
}

/** Another date in the place of one day, other hours of that day, or of all days that have none of their own. */
export function replaceInPlan(desk: Desk, { field, value: held }: Thing, value: string, quote: string) {
  const { dates: into, start, end } = plannedIn(value);
  const now = currentPlan(desk);
  const own = { ...(start ? { start } : {}), ...(end ? { end } : {}) };
  if (field === "startTime") return writePlan(desk, withHours(now, own), quote, "corrected");
  const moved = into.some((date) => date !== held) ? applied(now, { does: "swap", out: [held], into }) : now;
  writePlan(desk, start || end ? applied(moved, { does: "hours", of: into.length > 0 ? into : [held], own }) : moved, quote, "corrected");
}

/** Other hours on all days that have the usual ones; a day that differs keeps its own. */
function withHours(now: Plan, own: { start?: string; end?: string }): Plan {
  const { minutes, ...rest } = now;
  const usual = { ...usualHours(now.days), ...(now.start ? { start: now.start } : {}), ...(now.end ? { end: now.end } : {}) };
  const days = now.days.map(({ date, start, end }) => {
    const [first, last] = [start === usual.start ? (own.start ?? start) : start, end === usual.end ? (own.end ?? end) : end];
    return { date, ...(start && first ? { start: first } : {}), ...(end && last ? { end: last } : {}) };
  });
  return { ...rest, ...(minutes !== undefined && !own.end ? { minutes } : {}), ...own, days };
}

/** The hours of most days that have some of their own. */
export function usualHours(days: Plan["days"]): { start?: string; end?: string } {
  const most = (hours: readonly (string | undefined)[]): string | undefined => {
    const said = hours.filter((hour) => hour !== undefined);
    return said.sort((one, other) => said.filter((hour) => hour === other).length - said.filter((hour) => hour === one).length)[0];
  };
  const [start, end] = [most(days.map((day) => day.start)), most(days.map((day) => day.end))];
  return { ...(start ? { start } : {}), ...(end ? { end } : {}) };
}

/** What takes the place of a thing, as the thing would hold it; null where the mend says none. */
export function valueBy({ by, into }: Pick<Mend, "by" | "into">, { field }: Thing): string | null {
  if (!by) return into ?? null;
  if (by.slot === "person") return JSON.stringify(by.value);
  if (by.slot !== "when") return entriesIn(by).find((entry) => entry.field === field)?.value ?? null;
  const [fact] = by.value.value ?? [];
  const date = (fact?.when?.spans ?? []).map(([day]) => day).join();
  const { from, to } = fact?.clock ?? {};
  return `${date}${date && (from || to) ? " " : ""}${from || to ? `${from ?? ""}–${to ?? ""}` : ""}` || null;
}

/** The person with what is said of them now; a firm or a side of another part is none, and who is in the room now is by video on no day. */
export function personWith({ remoteOn, ...held }: PersonSaid, said: Partial<PersonSaid>): PersonSaid {
  // What is taken off them is empty.
  const now = Object.fromEntries(Object.entries({ ...held, ...said }).filter(([, value]) => value !== "")) as unknown as PersonSaid;
  return remoteOn && !said.remoteOn && now.attends === held.attends ? { ...now, remoteOn } : now;
}
