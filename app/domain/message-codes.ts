/**
 * Every validation message as a code (specification, section 5). The English texts are to the letter
 * of the specification where it quotes one; `app/i18n/validation-messages.ts` holds them in three languages.
 */
export const MESSAGE_CODES = [
  // Simple booking modal
  "name_required",
  "email_is_required",
  "phone_number_required",
  "firm_name_required",
  "preferred_date_required",
  "brief_description_required",
  // Fast booking
  "email_required",
  "phone_required",
  "description_required",
  // Choices
  "proceeding_type_required",
  "location_type_required",
  "location_invalid",
  "urgency_invalid",
  "time_zone_invalid",
  // Dates and times
  "date_invalid",
  "date_in_past",
  "date_too_far",
  "time_invalid",
  // The rule of fit (`hearing-plan/fit.ts`)
  "day_closed",
  "hours_outside",
  "hour_skipped",
  "day_too_near",
  "people_too_many",
  "breakouts_too_many",
  // Combinations
  "location_type_not_offered",
  // FAQ form
  "question_too_short",
  "answer_too_short",
  "category_required",
  "too_many_faqs",
  // Contact page
  "phone_invalid",
  "topic_required",
  "message_required",
  // Names that are messages
  "person_name_only",
  "firm_name_only",
  // People of a hearing
  "person_unfinished",
  // Generic (specification, section 5, FAQ form: "Generic form defaults elsewhere")
  "required",
  "invalid_input",
  "too_long",
  "unknown_field",
] as const;

/** Those of the detailed form; their texts are loaded with it (`app/i18n/detailed`). */
export const DETAILED_MESSAGE_CODES = [
  "firm_required",
  "claimant_name_required",
  "claimant_firm_required",
  "ordering_counsel_name_required",
  "ordering_counsel_firm_required",
  "respondent_name_required",
  "respondent_firm_required",
  "additional_counsel_name_required",
  "additional_counsel_firm_required",
  "acts_for_required",
  "contract_number_required",
  "style_of_cause_required",
  "court_file_number_required",
  "date_required",
  "start_time_required",
  "end_time_required",
  "dates_required",
  "witness_name_required",
  "type_of_proceeding_required",
  "conferencing_unit_required",
  "second_copy_required",
  "extended_too_short",
  "end_before_start",
  "end_disagrees",
  "day_not_of_hearing",
  "presence_unreadable",
  "date_twice",
  "alternatives_too_many",
  "span_too_long",
  "choice_required",
  "choice_not_offered",
  "of_another_proceeding",
  "count_required",
  "count_too_large",
  "flag_invalid",
  "list_invalid",
  "status_invalid",
  "reason_required",
  "room_unknown",
] as const;

/** Of notes and documents next to a booking. */
export const ATTACHMENT_MESSAGE_CODES = [
  "note_empty",
  "document_empty",
  "document_too_large",
  "document_type",
  "document_content",
  "document_too_many",
  "form_boundary",
  "form_fields",
  "try_later",
  "kept_by_legal_hold",
] as const;

/** Of legal holds (`app/i18n/portal/personal-data/legal-hold-texts.ts`). */
const LEGAL_HOLD_MESSAGE_CODES = [
  "legal_hold_kind",
  "legal_hold_subject",
  "legal_hold_address",
  "legal_hold_booking",
  "legal_hold_case",
  "legal_hold_reason",
  "legal_hold_day",
] as const;
export type LegalHoldMessageCode = (typeof LEGAL_HOLD_MESSAGE_CODES)[number];

/** Of a booking's thread (`app/i18n/portal/thread-texts.ts`). */
const THREAD_MESSAGE_CODES = [
  "message_empty",
  "placeholder_left",
  "placeholder_unknown",
  "template_name_required",
  "template_text_required",
  "templates_too_many",
  "video_link_invalid",
] as const;
export type ThreadMessageCode = (typeof THREAD_MESSAGE_CODES)[number];

/** Of saved views (`app/i18n/portal/view-texts.ts`). */
const VIEW_MESSAGE_CODES = ["view_name_required", "view_name_taken", "view_of_everything", "views_too_many"] as const;
export type ViewMessageCode = (typeof VIEW_MESSAGE_CODES)[number];

/** Of cases; their texts are loaded with the signed-in area (`app/i18n/portal/case-messages.ts`). */
export const CASE_MESSAGE_CODES = [
  "case_title_required",
  "case_title_too_long",
  "case_description_too_short",
  "case_name_required",
  "case_name_only",
  "case_firm_only",
  "case_aliases_too_many",
  "case_email_invalid",
  "case_audience_invalid",
  "case_documents_full",
  "case_room_invalid",
  "case_audience_of_version",
  "case_upload_begun_otherwise",
  "case_upload_cut",
  "case_upload_too_large",
  "case_upload_gone",
  "case_upload_other_file",
  "case_upload_part_order",
  "case_upload_part_length",
  "case_upload_part_cut",
  "case_upload_damaged",
  "case_upload_unfinished",
  "case_uploads_many",
  "case_uploads_full",
  "case_document_gone",
  "case_folder_invalid",
  "case_exhibit_invalid",
  "case_exhibit_private",
  "case_exhibit_office",
  "case_exhibit_presiding",
  "case_exhibit_order",
  "case_exhibit_same",
  "case_date_invalid",
  "case_date_future",
  "case_folder_tribunal",
  "case_relied_on_invalid",
  "case_relied_on_other",
  "case_order_changed",
  "case_order_private",
  "case_message_empty",
  "case_bundle_title_required",
  "case_bundle_tabs_invalid",
  "case_bundle_lines_invalid",
  "case_bundle_empty",
  "case_bundle_twice",
  "case_bundle_unknown",
  "case_bundle_many",
  "case_bundle_tabs_many",
  "case_bundle_drafts_full",
  "case_bundle_full",
  "case_bundle_resolved",
  "case_bundle_volumes",
  "case_bundle_files",
  "case_bundle_in_volumes",
  "case_bundle_part_withdrawn",
  "case_bundle_part_waiting",
  "case_bundle_part_quarantined",
  "case_bundle_part_encrypted",
  "case_bundle_part_damaged",
  "case_bundle_part_swollen",
  "case_bundle_part_layers",
  "case_bundle_part_form",
  "case_bundle_busy",
  "case_bundle_part_picture",
  "case_tribunal_room_full",
  "case_tribunal_thread_full",
  "case_attachment_unseen",
  "case_reason_required",
  "case_outcome_required",
  "case_award_unknown",
  "case_award_of_panel",
  "case_award_private",
  "case_award_answer",
  "case_award_unsigned",
  "case_award_unanswered",
  "case_award_absence",
  "case_award_no_majority",
  "case_award_gone",
  "case_arbitrator_unknown",
  "case_arbitrator_same",
  "case_arbitrator_member",
  "case_arbitrator_refused",
  "case_arbitrator_seated",
  "case_seat_held",
  "case_seat_required",
  "case_seat_unknown",
  "case_arbitrator_unable",
  "case_tribunal_unanswered",
  "case_tribunal_same",
  "case_disclosure_required",
  "case_connection_required",
  "case_remark_required",
  "case_conflict_unanswered",
  "case_conflict_undecided",
  "case_conflict_uncleared",
  "case_challenge_undecided",
  "case_remarks_open",
  "case_side_unheard",
  "case_place_invalid",
  "case_side_held",
  "case_email_needed",
  "case_mail_waits",
  "case_address_invited",
  "case_person_ours",
  "case_day_full",
  "case_people_too_many",
  "case_interest_required",
  "case_absence_invalid",
] as const;
export type CaseMessageCode = (typeof CASE_MESSAGE_CODES)[number] | "required" | "too_long" | "status_invalid" | "reason_required";

/** Of a case's timetable (`app/i18n/portal/timetable-texts.ts`). */
export const TIMETABLE_MESSAGE_CODES = [
  "deadline_title_required",
  "owed_by_required",
  "deadline_past",
  "deadline_day_closed",
  "extension_not_later",
  "extension_decision_required",
  "why_required",
  "timetable_full",
  "booking_number_unknown",
] as const;
export type TimetableMessageCode = (typeof TIMETABLE_MESSAGE_CODES)[number];

export type ShortMessageCode = (typeof MESSAGE_CODES)[number];
export type DetailedMessageCode = (typeof DETAILED_MESSAGE_CODES)[number];
export type MessageCode = ShortMessageCode | DetailedMessageCode;

export function isMessageCode(value: string): value is ShortMessageCode {
  return (MESSAGE_CODES as readonly string[]).includes(value);
}

export function isDetailedMessageCode(value: string): value is DetailedMessageCode {
  return (DETAILED_MESSAGE_CODES as readonly string[]).includes(value);
}
