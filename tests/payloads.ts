/** What clients send in tests: valid by default, a day a month ahead, changed by what the test is about. */
import { addDays, todayIn, weekday } from "#app/domain/booking/local-date.ts";

/** The first weekday at least `days` after today in Toronto, `YYYY-MM-DD`. */
export function businessDayIn(days: number): string {
  let day = addDays(todayIn("America/Toronto", new Date()), days);
  while (weekday(day) === 0 || weekday(day) === 6) day = addDays(day, 1);
  return day;
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
