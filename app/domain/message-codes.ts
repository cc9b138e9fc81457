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
  "time_invalid",
  // Combinations
  "location_type_not_offered",
  // FAQ form
  "question_too_short",
  "answer_too_short",
  "category_required",
  // Contact page
  "phone_invalid",
  "topic_required",
  "message_required",
  // Generic (specification, section 5, FAQ form: "Generic form defaults elsewhere")
  "required",
  "invalid_input",
  "too_long",
  "unknown_field",
] as const;

export type MessageCode = (typeof MESSAGE_CODES)[number];

export function isMessageCode(value: string): value is MessageCode {
  return (MESSAGE_CODES as readonly string[]).includes(value);
}
