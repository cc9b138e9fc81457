/** What clients send in tests: valid by default, a day a month ahead, changed by what the test is about. */
import { addDays, todayIn, weekday } from "#app/domain/booking/local-date.ts";

/** The first weekday at least `days` after today in Toronto, `YYYY-MM-DD`. */
export function businessDayIn(days: number): string {
  let day = addDays(todayIn("America/Toronto", new Date()), days);
  while (weekday(day) === 0 || weekday(day) === 6) day = addDays(day, 1);
  return day;
}

/** The body of `POST /api/bookings/fast`. */
export function fastBooking(change: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    proceedingType: "mediation",
    locationType: "in_person",
    contactName: "Geneviève O’Brien",
    contactFirm: "Tremblay & Osei LLP",
    contactEmail: "genevieve@tremblay-osei.example",
    contactPhone: "+1 514 555 0142",
    caseDescription: "Two shareholders disagree about the valuation of a clinic.",
    preferredDate: businessDayIn(30),
    urgencyLevel: "standard",
    specialRequirements: "Two breakout rooms.",
    ...change,
  };
}
