/** On which of the hearing's days something is wanted: the one place that knows, for price, rooms and words. Pure. */
import { daysOfField } from "#app/domain/booking/registry/by-day.ts";
import { namedLanguages } from "#app/domain/booking/requests/interpretation.ts";
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { isAfar, isAfarOn } from "../heads.ts";
import type { HearingPlan } from "../plan.ts";

/** Which days, and who says so. */
export interface WantedDays {
  days: ReadonlySet<LocalDate>;
  by: "request" | "people";
}

/**
 * The days of the hearing on which `item` is wanted; null for all of them. What the request says of the field counts, else the days on
 * which those come who need it: its interpreters, or those who join from elsewhere. Days that are none of the hearing's are left out, and a list of nothing else says nothing.
 */
export function wantedDays(plan: HearingPlan, item: string): WantedDays | null {
  const named = daysOfField(plan.onSomeDays, item);
  if (named) return among(plan, named, "request");
  const come = item === "remoteAccess" ? remoteDays(plan) : interpretersDays(plan, item);
  return come && among(plan, come, "people");
}

function among({ days }: HearingPlan, named: readonly LocalDate[], by: WantedDays["by"]): WantedDays | null {
  const wanted = days.map(({ date }) => date).filter((date) => named.includes(date));
  return wanted.length === 0 || wanted.length === days.length ? null : { days: new Set(wanted), by };
}

function interpretersDays({ people, services }: HearingPlan, item: string): LocalDate[] | null {
  if (item !== "needsInterpretation" && item !== "needsSignLanguage") return null;
  const all = people.filter(({ part }) => part === "interpreter");
  const areBoth = services.has("needsInterpretation") && services.has("needsSignLanguage");
  const isSigned = item === "needsSignLanguage";
  const own = areBoth ? all.filter(({ title }) => namedLanguages(title ?? "").signed === isSigned) : all;
  return daysOfAll(own);
}

/** A hearing in the room with people elsewhere is connected on each day on which any of them is elsewhere; one without a room always is. */
function remoteDays({ people, format, days }: HearingPlan): LocalDate[] | null {
  const afar = people.filter(isAfar);
  if (format === "virtual" || afar.length === 0) return null;
  return days.map(({ date }) => date).filter((date) => afar.some((one) => isAfarOn(one, date)));
}

/** The days on which any of them comes; null where there is nobody, or where one comes every day. */
const daysOfAll = (people: HearingPlan["people"]): LocalDate[] | null =>
  people.length === 0 || people.some((one) => !one.days) ? null : people.flatMap((one) => one.days ?? []);
