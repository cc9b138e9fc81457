/** Headings of the detailed form's sections. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { SectionId } from "#app/domain/booking/registry/registry.ts";

export const SECTION_LABELS: Readonly<Record<SectionId, MessageDescriptor>> = {
  proceeding: msg`Proceeding`,
  booking_contact: msg`Booking contact`,
  claimant: msg`Claimant`,
  ordering_counsel: msg`Ordering counsel`,
  respondent: msg`Respondent`,
  additional_counsel: msg`Additional counsel`,
  people: msg`Who takes part`,
  case_info: msg`Case information`,
  scheduling: msg`Date and time`,
  proceeding_details: msg`About the proceeding`,
  location: msg`Venue and rooms`,
  virtual_platform: msg`Virtual platform`,
  equipment: msg`Audiovisual equipment`,
  court_reporting: msg`Court reporting and transcripts`,
  extra_services: msg`Additional services`,
  financial: msg`Financial responsibility`,
  special_requirements: msg`Special requirements`,
};
