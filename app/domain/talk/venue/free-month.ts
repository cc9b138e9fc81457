/** The month of free days: shown with the question for the day, and to anyone who asks what is free. */
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { firstMonth, type Month } from "#app/domain/hearing-plan/month.ts";
import { currentPlan, type Desk, say } from "#app/domain/talk/desk.ts";
import { durationOf } from "#app/domain/talk/plan/plan.ts";
import type { Receipt } from "#app/domain/talk/receipts.ts";
import type { Lookup } from "#app/domain/talk/world.ts";
import type { Venue } from "#app/domain/venue/venues.ts";
import type { QuestionSaid, Statement } from "#app/understanding/contract.ts";
import { isOnline, needOf, venueAsked } from "./place.ts";

export type MonthLookup = Extract<Lookup, { kind: "month" }>;

/** A key of what was asked while no city was known: the month is shown once it is. */
const WAITING = "month_asked:";

/** The month for the question for the day; null while no venue of ours is noted, or where the calendar could not be asked. */
export function monthToAsk(desk: Desk): Receipt<"month"> | null {
  const venue = isOnline(desk.values) ? null : venueAsked(desk);
  if (!venue || desk.says.some(({ kind }) => kind === "month")) return null;
  return found(desk, venue, wishedDay(desk)) ?? null;
}

/** "What is free in February?": the month of the venue that is meant; which city, where none is known. */
export function answerFreeDays(desk: Desk, question: QuestionSaid) {
  const day = namedDay(desk, question) ?? wishedDay(desk);
  if (isOnline(desk.values)) return say(desk, { kind: "no_room_needed", about: "days" });
  const venue = venueAsked(desk, question);
  if (venue) return show(desk, venue, day);
  desk.told = [...desk.told.filter((key) => !key.startsWith(WAITING)), `${WAITING}${day ?? ""}`];
  say(desk, { kind: "which_venue", venues: desk.world.venues.map(({ id }) => id) });
}

/** Shows the month that was asked for before the city was known, as soon as it is. */
export function givePromisedMonth(desk: Desk) {
  const key = desk.told.find((one) => one.startsWith(WAITING));
  const venue = key && venueAsked(desk);
  if (!key || !venue || desk.booking) return;
  desk.told = desk.told.filter((one) => one !== key);
  if (!isOnline(desk.values)) show(desk, venue, key.slice(WAITING.length) || null);
}

/** The days that are noted, which a month marks. */
export const chosenDays = (desk: Desk): LocalDate[] => currentPlan(desk).days.map(({ date }) => date);

function show(desk: Desk, venue: Venue, day: LocalDate | null) {
  if (desk.says.some(({ kind }) => kind === "month")) return;
  const receipt = found(desk, venue, day);
  if (receipt) say(desk, { kind: "month", receipt, chosen: chosenDays(desk) });
  else if (receipt === null) say(desk, { kind: "failed", command: "month", phone: desk.world.phone });
}

/** Looked up; undefined until then. */
function found(desk: Desk, venue: Venue, day: LocalDate | null): Receipt<"month"> | null | undefined {
  const lookup = lookupOf(desk, venue, firstMonth(desk.world.today, day));
  const known = desk.world.facts.month;
  if (known && Object.hasOwn(known, lookup.key)) return known[lookup.key];
  desk.lookups.push(lookup);
  return undefined;
}

function lookupOf(desk: Desk, venue: Venue, month: Month): MonthLookup {
  const plan = currentPlan(desk);
  const endTime = plan.end ?? durationOf(plan)?.endTime ?? undefined;
  const asked = {
    venue: venue.id,
    month,
    need: needOf(desk.values),
    ...(plan.start ? { startTime: plan.start } : {}),
    ...(plan.start && endTime && plan.start < endTime ? { endTime } : {}),
  };
  return { kind: "month", key: JSON.stringify(asked), ...asked };
}

/** The first day of what is noted: of the days, else of the period within which they are to be. */
function wishedDay(desk: Desk): LocalDate | null {
  const { days, window } = currentPlan(desk);
  return days[0]?.date ?? window?.[0]?.[0] ?? null;
}

/** The first day of the period that a question names. */
function namedDay({ said }: Desk, { at }: QuestionSaid): LocalDate | null {
  const isWhen = (one: Statement) => one.slot === "when" && one.at.start >= at.start && one.at.end <= at.end;
  const facts = said.statements.filter(isWhen).flatMap((one) => (one.slot === "when" ? (one.value.value ?? []) : []));
  return facts.flatMap(({ when }) => when?.spans[0]?.[0] ?? [])[0] ?? null;
}
