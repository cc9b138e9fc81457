/** "Could it run until 6 p.m.?": from the hours of the venue on the hearing's days. What it adds to the price, and what lies outside of them, staff say. */
import { weekday } from "#app/domain/booking/schedule/local-date.ts";
import { currentPlan, type Desk, remark, say } from "#app/domain/talk/desk.ts";
import { publishes } from "#app/domain/venue/published.ts";
import type { QuestionSaid } from "#app/understanding/contract.ts";
import { isOnline, venueAsked } from "./place.ts";

/** Answers; false where the city is not known, its hours are not ours to state, or no room of ours is wanted: the catalogue may answer. */
export function answerUntil(desk: Desk, question: QuestionSaid): boolean {
  const { until } = question;
  const venue = venueAsked(desk, question);
  if (!until || !venue || isOnline(desk.values) || !publishes(venue, "hours")) return false;
  const { days } = currentPlan(desk);
  const weekdays = days.length > 0 ? days.map(({ date }) => weekday(date)) : Object.keys(venue.hours).map(Number);
  const open = weekdays.flatMap((one) => venue.hours[one] ?? []);
  const [closes] = open.map((hours) => hours.closes).sort();
  if (!closes || open.length < weekdays.length) return false;
  say(desk, { kind: "until", venue: venue.id, until, closes });
  // Staff plan with it, and confirm what is outside of the hours.
  remark(desk, question.quote, "question");
  return true;
}
