/** Names of booking fields and of their values, for screens, summaries and mails. */
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FastField } from "#app/domain/booking/requests/fast.ts";
import type { FastBookingValues } from "#app/domain/booking/requests/fast-request.ts";
import { zoneOf } from "#app/domain/booking/requests/fast-values.ts";
import type { BookingLocation, BookingSource, BookingStatus, LocationType, ProceedingType, Urgency } from "../domain/booking/vocabulary.ts";
import { isLocale } from "../domain/locale.ts";
import { venueOf } from "../domain/venue/venues.ts";
import { formatDay, formatWallTime, zoneLabel } from "./dates.ts";
import { phoneText } from "./phone-text.ts";

export const FIELD_LABELS: Readonly<Record<FastField, MessageDescriptor>> = {
  proceedingType: msg`Type of proceeding`,
  locationType: msg`Format`,
  location: msg`Venue`,
  contactName: msg`Full name`,
  contactFirm: msg`Law firm or organization`,
  contactEmail: msg`E-mail`,
  contactPhone: msg`Phone`,
  caseDescription: msg`Case description`,
  preferredDate: msg`Preferred date`,
  startTime: msg`Start time`,
  timeZone: msg`Time zone`,
  urgencyLevel: msg`Urgency`,
  specialRequirements: msg`Special requirements`,
};

export const PROCEEDING_LABELS: Readonly<Record<ProceedingType, MessageDescriptor>> = {
  arbitration: msg`Arbitration`,
  mediation: msg`Mediation`,
  examination_or_related: msg`Examination or related`,
  court_trial: msg`Court trial`,
  hearing_board: msg`Hearing before a board or tribunal`,
  expert_determination: msg`Expert determination`,
  virtual_hearing: msg`Virtual hearing`,
  case_conference: msg`Case conference`,
  boardroom_only: msg`Boardroom only`,
  audio_transcription: msg`Audio transcription`,
  past_proceeding_transcript_order: msg`Transcript of a past proceeding`,
  other: msg`Other`,
};

export const LOCATION_TYPE_LABELS: Readonly<Record<LocationType, MessageDescriptor>> = {
  in_person: msg`In person`,
  virtual: msg`Virtual`,
  in_person_and_virtual: msg`Hybrid`,
};

export const URGENCY_LABELS: Readonly<Record<Urgency, MessageDescriptor>> = {
  standard: msg`Standard (5-10 business days)`,
  urgent: msg`Urgent (1-3 business days)`,
  emergency: msg`Emergency (same day/next day)`,
  expedited: msg`Expedited (48-72 hours)`,
};

/** The simple form's own list of the specification, section 9. */
export const SIMPLE_URGENCY_LABELS = {
  standard: msg`Standard (2-4 weeks)`,
  urgent: msg`Urgent (1-2 weeks)`,
  expedited: msg`Expedited (48-72 hours)`,
} as const;

/** An urgency in the words of the form that it was chosen on: the modal and the fast form promise different days. */
export function urgencyLabel(i18n: I18n, source: BookingSource, urgency: Urgency): string {
  const own: Partial<Record<Urgency, MessageDescriptor>> = source === "simple" ? SIMPLE_URGENCY_LABELS : {};
  return i18n._(own[urgency] ?? URGENCY_LABELS[urgency]);
}

/** False where nobody has said or chosen how urgent it is: a talk shows no form on which the ordinary days are chosen. */
export const isUrgencySaid = ({ source, urgency }: { source: BookingSource; urgency: Urgency }): boolean =>
  source !== "assistant" || urgency !== "standard";

export const STATUS_LABELS: Readonly<Record<BookingStatus, MessageDescriptor>> = {
  consultation_requested: msg`Consultation requested`,
  pending: msg`Pending`,
  confirmed: msg`Confirmed`,
  completed: msg`Completed`,
  cancelled: msg`Cancelled`,
};

export const SOURCE_LABELS: Readonly<Record<BookingSource, MessageDescriptor>> = {
  assistant: msg`Assistant`,
  fast: msg`Fast form`,
  simple: msg`Reserve form`,
  detailed: msg`Detailed form`,
  express: msg`Express`,
  staff: msg`Staff`,
};

/** The venue's city in the reader's language; another place for `alternate`. */
export function locationLabel(i18n: I18n, location: BookingLocation): string {
  const venue = venueOf(location);
  return venue ? venue.city[isLocale(i18n.locale) ? i18n.locale : "en"] : i18n._(msg`Another place`);
}

/** One value as people read it. Unknown values are shown as they are, since a draft keeps what was typed. */
export function valueText(i18n: I18n, field: FastField, values: FastBookingValues): string {
  const value = values[field] ?? "";
  const known = <K extends string>(labels: Readonly<Record<K, MessageDescriptor>>) =>
    Object.hasOwn(labels, value) ? i18n._(labels[value as K]) : value;
  switch (field) {
    case "proceedingType":
      return known(PROCEEDING_LABELS);
    case "locationType":
      return known(LOCATION_TYPE_LABELS);
    case "urgencyLevel":
      return known(URGENCY_LABELS);
    case "location":
      return locationLabel(i18n, value as BookingLocation);
    case "preferredDate":
      return formatDay(i18n.locale, value);
    case "startTime":
      return formatWallTime(i18n.locale, value);
    case "timeZone":
      return zoneLabel(i18n.locale, value, values.preferredDate);
    case "contactPhone":
      return phoneText(value);
    default:
      return value;
  }
}

/**
 * The fields in the order in which a summary is read: what, where, when, who, about what. The compiler notices one that a row
 * asks for and this table lacks; the zone has no line of its own, since it is said with the hour.
 */
const SUMMARY: Readonly<Record<FastField, "line" | "said with the hour">> = {
  proceedingType: "line",
  locationType: "line",
  location: "line",
  preferredDate: "line",
  startTime: "line",
  timeZone: "said with the hour",
  urgencyLevel: "line",
  contactName: "line",
  contactFirm: "line",
  contactEmail: "line",
  contactPhone: "line",
  caseDescription: "line",
  specialRequirements: "line",
};
const SUMMARY_ORDER = (Object.keys(SUMMARY) as readonly FastField[]).filter((field) => SUMMARY[field] === "line");

export interface SummaryLine {
  field: FastField;
  label: string;
  text: string;
}

/** The request as it is read back before confirmation: every value given, and the defaults that will hold. */
export function summaryLines(i18n: I18n, values: FastBookingValues): SummaryLine[] {
  const shown: FastBookingValues = { urgencyLevel: "standard", ...values };
  return SUMMARY_ORDER.flatMap((field) => {
    if (!shown[field] || (field === "location" && shown.locationType === "virtual")) return [];
    const text = valueText(i18n, field, shown);
    // A time is never read without its zone (rulings, "Time").
    const zoned =
      field === "startTime"
        ? `${text} ${zoneLabel(i18n.locale, zoneOf(shown), shown.preferredDate, shown.locationType === "virtual" ? null : shown.location)}`
        : text;
    return [{ field, label: i18n._(FIELD_LABELS[field]), text: zoned }];
  });
}
