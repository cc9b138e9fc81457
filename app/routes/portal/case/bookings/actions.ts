/** What is posted to the bookings of a case. */
import { redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { localePath } from "#app/i18n/addresses.ts";
import type { CasePageAction } from "../action.ts";
import { bookForCase } from "./book-for-case.ts";

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
    const services = context.get(servicesContext);
    const [record, who] = await Promise.all([services.cases.get(caseId), services.actor()]);
    await services.rateLimits.take("draft");
    const locale = who.kind === "user" ? who.locale : "en";
    await bookForCase(services.drafts, record, locale);
    throw redirect(localePath(locale, "/book"), 303);
  },
};
