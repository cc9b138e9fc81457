/** Names of the values of the detailed form's lists (specification, section 3 "Enumerations"). */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type {
  ADJUDICATION_TYPES,
  ARBITRATION_PROCEEDING_TYPES,
  BOOKING_TYPES,
  CONTACT_WAYS,
  DURATIONS,
  EXAM_TYPES,
  FINANCIAL_RESPONSIBILITIES,
  INTERPRETATION_TYPES,
  MEDIA_TYPES,
  MEETING_TYPES,
  PLATFORMS,
  RECORD_LANGUAGES,
  ROOM_SETUPS,
  SENIOR_SERVICES,
  TRANSCRIPT_DELIVERIES,
  TRANSCRIPT_FORMATS,
  TRIAL_TYPES,
  VIRTUAL_SUPPORTS,
} from "#app/domain/booking/vocabulary.ts";

type LabelsOf<List extends readonly string[]> = Readonly<Record<List[number], MessageDescriptor>>;

export const EXAM_TYPE_LABELS: LabelsOf<typeof EXAM_TYPES> = {
  discovery: msg`Examination for discovery`,
  cross_examination: msg`Cross-examination`,
  questioning: msg`Questioning`,
  interview: msg`Interview`,
  voluntary_interview: msg`Voluntary interview`,
  compelled_interview: msg`Compelled interview`,
  us_deposition: msg`U.S. deposition`,
  aid_of_execution: msg`Examination in aid of execution`,
  section_13: msg`Section 13 examination`,
  other: msg`Other`,
};

export const MEDIA_TYPE_LABELS: LabelsOf<typeof MEDIA_TYPES> = {
  audio_file: msg`Audio file`,
  video_file: msg`Video file`,
  other: msg`Other`,
};

export const ARBITRATION_PROCEEDING_LABELS: LabelsOf<typeof ARBITRATION_PROCEEDING_TYPES> = {
  motion: msg`Motion`,
  case_conference: msg`Case conference`,
  arbitration: msg`Arbitration hearing`,
  other: msg`Other`,
};

export const ADJUDICATION_LABELS: LabelsOf<typeof ADJUDICATION_TYPES> = {
  sole_arbitrator: msg`Sole arbitrator`,
  panel: msg`Panel`,
  tribunal: msg`Tribunal`,
};

export const MEETING_TYPE_LABELS: LabelsOf<typeof MEETING_TYPES> = {
  shareholder: msg`Shareholders’ meeting`,
  business: msg`Business meeting`,
  annual_general: msg`Annual general meeting`,
  seminar: msg`Seminar`,
  other: msg`Other`,
};

export const TRIAL_TYPE_LABELS: LabelsOf<typeof TRIAL_TYPES> = {
  supreme: msg`Supreme Court`,
  superior_ontario: msg`Ontario Superior Court of Justice`,
  other: msg`Other`,
};

export const FORMAT_LABELS: LabelsOf<typeof TRANSCRIPT_FORMATS> = {
  electronic: msg`Electronic`,
  hard_copy: msg`Paper copy`,
  both: msg`Electronic and paper copy`,
};

export const ROOM_SETUP_LABELS: LabelsOf<typeof ROOM_SETUPS> = {
  exam: msg`Examination`,
  courtroom: msg`Courtroom`,
  u_shape: msg`U-shape`,
  boardroom: msg`Boardroom`,
  other: msg`Other`,
};

export const PLATFORM_LABELS: LabelsOf<typeof PLATFORMS> = {
  zoom: msg`Zoom`,
  teams: msg`Microsoft Teams`,
  client_provided: msg`Provided by the client`,
};

export const VIRTUAL_SUPPORT_LABELS: LabelsOf<typeof VIRTUAL_SUPPORTS> = {
  setup_only: msg`Set-up only`,
  full_support: msg`Full support throughout`,
};

export const RECORD_LANGUAGE_LABELS: LabelsOf<typeof RECORD_LANGUAGES> = {
  english_only: msg`English only`,
  french: msg`French`,
  bilingual: msg`Bilingual, English and French`,
  spanish: msg`Spanish`,
  other: msg`Other`,
};

export const TRANSCRIPT_DELIVERY_LABELS: LabelsOf<typeof TRANSCRIPT_DELIVERIES> = {
  next_day_9am: msg`Next day by 9 a.m.`,
  next_day_5pm: msg`Next day by 5 p.m.`,
  "2_days": msg`2 days`,
  "3_days": msg`3 days`,
  "4_days": msg`4 days`,
  standard_5_10: msg`Standard (5 to 10 days)`,
  no_transcript: msg`No transcript`,
};

export const SENIOR_SERVICE_LABELS: LabelsOf<typeof SENIOR_SERVICES> = {
  real_time: msg`Real-time transcription`,
  daily_rough: msg`Daily rough draft`,
  cart_closed_caption: msg`CART closed captioning`,
  same_day_finals: msg`Final transcript the same day`,
};

export const INTERPRETATION_TYPE_LABELS: LabelsOf<typeof INTERPRETATION_TYPES> = {
  simultaneous: msg`Simultaneous`,
  consecutive: msg`Consecutive`,
};

export const FINANCIAL_LABELS: LabelsOf<typeof FINANCIAL_RESPONSIBILITIES> = {
  "100_booking_party": msg`100% booking party`,
  "50_50": msg`50/50`,
  examining_counsel_proportional: msg`Examining counsel, in proportion`,
  other: msg`Other`,
};

export const CONTACT_WAY_LABELS: LabelsOf<typeof CONTACT_WAYS> = {
  phone: msg`By telephone`,
  email: msg`By e-mail`,
  no_calls: msg`No calls, in writing`,
};

export const BOOKING_TYPE_LABELS: LabelsOf<typeof BOOKING_TYPES> = {
  single: msg`A single day`,
  consecutive: msg`Consecutive days`,
  "non-consecutive": msg`Separate days`,
};

export const DURATION_LABELS: LabelsOf<typeof DURATIONS> = {
  half_day: msg`Half day (3.5 hours)`,
  full_day: msg`Full day (7 hours)`,
  extended: msg`Extended (at least 3.5 hours)`,
};
