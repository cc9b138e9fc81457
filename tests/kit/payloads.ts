/** What clients send in tests: valid by default, a day a month ahead, changed by what the test is about. */
import { addDays, todayIn, weekday } from "#app/domain/booking/schedule/local-date.ts";

/** Days on which one of the venues is closed besides (migration 0004). */
const HOLIDAYS: ReadonlySet<string> = new Set(
  (
    "2026-11-26 2026-12-25 2026-12-28 2027-01-01 2027-01-18 2027-01-25 2027-02-10 2027-02-15 2027-03-26 2027-03-29 2027-05-17 2027-05-24 " +
    "2027-05-31 2027-06-18 2027-06-24 2027-07-01 2027-07-05 2027-09-06 2027-10-11 2027-11-08 2027-11-25 2027-12-24 2027-12-27 2027-12-28"
  ).split(" "),
);

/** The first day at least `days` after today in Toronto on which every venue is open, `YYYY-MM-DD`. */
export function businessDayIn(days: number): string {
  let day = addDays(todayIn("America/Toronto", new Date()), days);
  while (weekday(day) === 0 || weekday(day) === 6 || HOLIDAYS.has(day)) day = addDays(day, 1);
  return day;
}

/** The Monday of the first week at least `days` after today in which every venue is open on all of its weekdays. */
export function openWeekIn(days: number): string {
  let monday = addDays(todayIn("America/Toronto", new Date()), days);
  while (weekday(monday) !== 1 || [0, 1, 2, 3, 4].some((by) => HOLIDAYS.has(addDays(monday, by)))) monday = addDays(monday, 1);
  return monday;
}

/** The body of `POST /api/public-bookings`: an arbitration at an office, with everything that is mandatory. */
export function detailedBooking(change: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    proceedingType: "arbitration",
    locationType: "in_person",
    location: "arbitration_place_miami",
    bookingContactName: "Geneviève O’Brien",
    bookingContactFirm: "Tremblay & Osei LLP",
    bookingContactEmail: "genevieve@tremblay-osei.example",
    bookingContactPhone: "+1 514 555 0142",
    claimantName: "Alba Minerals",
    claimantFirm: "Roche LLP",
    respondentName: "Bruno Shipping",
    respondentFirm: "Stone LLP",
    styleOfCause: "Alba v. Bruno",
    arbitrationProceedingType: "arbitration",
    bookingType: "single",
    bookingDate: businessDayIn(30),
    startTime: "09:00",
    duration: "full_day",
    financialResponsibility: "100_booking_party",
    createdBy: "public_booking",
    status: "pending",
    ...change,
  };
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
