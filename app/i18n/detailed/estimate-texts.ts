/** The words of an estimate. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { EstimateItem, EstimateUnit } from "#app/domain/estimate/estimate.ts";
import type { PricedService } from "#app/domain/estimate/rate-card.ts";
import type { Payer } from "#app/domain/estimate/shares.ts";
import { DETAILED_FIELD_LABELS } from "./field-labels.ts";

export const ESTIMATE_TEXTS = {
  title: msg`Estimate`,
  once: msg`Once`,
  total: msg`Estimated total, before taxes`,
  shares: msg`Who pays`,
  open: msg`On request`,
  openLead: msg`Not in the total: our office gives you the price before anything is agreed.`,
  notQuote: msg`This is an estimate and not a quotation: what you pay is what we agree with you in writing.`,
  fullDays: msg`A day without a length is counted as a full day.`,
  sizeUnknown: msg`Main room: tell us for how many people`,
  tooLarge: msg`Main room for that many people`,
  need: msg`What the main room costs depends on its size: tell us for how many people, and you see an estimate here.`,
  roomNeed: msg`The main room is not in this estimate yet: its price depends on its size.`,
  people: msg`People in the main room`,
  show: msg`Show the estimate`,
  openHours: msg`Hours beyond a full day`,
} as const;

export const SERVICE_LABELS: Readonly<Record<PricedService, MessageDescriptor>> = {
  remoteAccess: msg`Connection for remote participants`,
  needsConferencingUnit: DETAILED_FIELD_LABELS.needsConferencingUnit,
  courtReportingRequired: DETAILED_FIELD_LABELS.courtReportingRequired,
  needsLegalVideography: DETAILED_FIELD_LABELS.needsLegalVideography,
  needsInterpretation: DETAILED_FIELD_LABELS.needsInterpretation,
  needsSignLanguage: DETAILED_FIELD_LABELS.needsSignLanguage,
  caseManagementSupport: DETAILED_FIELD_LABELS.caseManagementSupport,
  streamingRequired: DETAILED_FIELD_LABELS.streamingRequired,
  evidencePresentationSpecialist: DETAILED_FIELD_LABELS.evidencePresentationSpecialist,
  needsDocumentPlatform: DETAILED_FIELD_LABELS.needsDocumentPlatform,
  catering: DETAILED_FIELD_LABELS.catering,
};

export const ITEM_LABELS: Readonly<Record<EstimateItem, MessageDescriptor>> = {
  ...SERVICE_LABELS,
  room: msg`Main room`,
  roomHours: msg`Main room, further hours`,
  breakout: msg`Breakout rooms`,
  breakoutHours: msg`Breakout rooms, further hours`,
};

export const UNIT_LABELS: Readonly<Record<EstimateUnit, MessageDescriptor>> = {
  half_day: msg`half day`,
  day: msg`full day`,
  hour: msg`per hour`,
  once: msg`once`,
};

export const PAYER_LABELS: Readonly<Record<Payer, MessageDescriptor>> = {
  booking_party: msg`Booking party`,
  other_party: msg`Other party`,
  by_examination: msg`Examining counsel, in proportion to their examination`,
  as_agreed: msg`As the request says`,
};
