/** What is posted to the bookings of a case. */
import { redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { localePath } from "#app/i18n/addresses.ts";
import type { CasePageAction } from "../action.ts";

const SECTION = "bookings";

export const BOOKING_ACTIONS: Readonly<Record<string, CasePageAction>> = {
  "link-booking": async ({ caseId, form, context }) => {
    await context.get(servicesContext).caseBookings.link(caseId, String(form.get("bookingNumber") ?? ""));
    return SECTION;
  },
  "unlink-booking": async ({ caseId, form, context }) => {
    await context.get(servicesContext).caseBookings.unlink(caseId, String(form.get("id") ?? ""));
    return SECTION;
  },
  /** Leads to the booking form with the style of cause in the reader's own draft; nothing is sent to anyone yet. */
  "book-hearing": async ({ caseId, context }) => {
    const locale = await context.get(servicesContext).drafts.bookForCase(caseId);
    throw redirect(localePath(locale, "/book"), 303);
  },
};
