/** One value of a detailed field's list in the reader's language. */
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { DETAILED_FIELDS, type DetailedField } from "#app/domain/booking/requests/detailed-fields.ts";
import { type BookingLocation, LOCATIONS, TIME_ZONES } from "#app/domain/booking/vocabulary.ts";
import { LOCATION_TYPE_LABELS, locationLabel, PROCEEDING_LABELS, URGENCY_LABELS } from "../booking-labels.ts";
import { zoneLabel } from "../dates.ts";
import {
  ADJUDICATION_LABELS,
  ARBITRATION_PROCEEDING_LABELS,
  BOOKING_TYPE_LABELS,
  CONTACT_WAY_LABELS,
  DURATION_LABELS,
  EXAM_TYPE_LABELS,
  FINANCIAL_LABELS,
  FORMAT_LABELS,
  INTERPRETATION_TYPE_LABELS,
  MEDIA_TYPE_LABELS,
  MEETING_TYPE_LABELS,
  PLATFORM_LABELS,
  RECORD_LANGUAGE_LABELS,
  ROOM_SETUP_LABELS,
  SENIOR_SERVICE_LABELS,
  TRANSCRIPT_DELIVERY_LABELS,
  TRIAL_TYPE_LABELS,
  VIRTUAL_SUPPORT_LABELS,
} from "./option-labels.ts";

type Labels = Readonly<Record<string, MessageDescriptor>>;

const LABELS: Readonly<Partial<Record<DetailedField, Labels>>> = {
  proceedingType: PROCEEDING_LABELS,
  locationType: LOCATION_TYPE_LABELS,
  contactBy: CONTACT_WAY_LABELS,
  bookingType: BOOKING_TYPE_LABELS,
  urgencyLevel: URGENCY_LABELS,
  duration: DURATION_LABELS,
  consecutiveDuration: DURATION_LABELS,
  examType: EXAM_TYPE_LABELS,
  arbitrationProceedingType: ARBITRATION_PROCEEDING_LABELS,
  adjudicationType: ADJUDICATION_LABELS,
  mediaType: MEDIA_TYPE_LABELS,
  meetingType: MEETING_TYPE_LABELS,
  trialType: TRIAL_TYPE_LABELS,
  formatDelivery: FORMAT_LABELS,
  roomSetup: ROOM_SETUP_LABELS,
  platformPreference: PLATFORM_LABELS,
  virtualSupport: VIRTUAL_SUPPORT_LABELS,
  alternateLanguage: RECORD_LANGUAGE_LABELS,
  transcriptDelivery: TRANSCRIPT_DELIVERY_LABELS,
  transcriptSeniorServices: SENIOR_SERVICE_LABELS,
  transcriptFormat: FORMAT_LABELS,
  interpretationType: INTERPRETATION_TYPE_LABELS,
  financialResponsibility: FINANCIAL_LABELS,
};
const FLAG_LABELS: Labels = { true: msg`Yes`, false: msg`No` };

/**
 * `value` of `field` as people read it: a choice by its name, several (comma-joined) one after the other, a flag as
 * yes or no. A value that no list knows is given back as it is, since a draft keeps what was typed.
 */
export function optionText(i18n: I18n, field: DetailedField, value: string): string {
  const { kind } = DETAILED_FIELDS[field].is;
  if (kind === "choices") {
    return value
      .split(",")
      .map((one) => named(i18n, LABELS[field], one.trim()))
      .join(", ");
  }
  if (field === "location") return isOneOf(LOCATIONS, value) ? locationLabel(i18n, value as BookingLocation) : value;
  if (field === "timeZone") return isOneOf(TIME_ZONES, value) ? zoneLabel(i18n.locale, value) : value;
  return named(i18n, kind === "flag" ? FLAG_LABELS : LABELS[field], value);
}

function named(i18n: I18n, labels: Labels | undefined, value: string): string {
  const label = labels && Object.hasOwn(labels, value) ? labels[value] : undefined;
  return label ? i18n._(label) : value;
}

function isOneOf(list: readonly string[], value: string): boolean {
  return list.includes(value);
}
