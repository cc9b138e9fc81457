/** The assistant's whole power, one tool a file. None takes a user, role, status or booking id from the model. */
import type { Conversation } from "#app/services/assistant/conversations.server.ts";
import { askVisitor } from "./ask-visitor.ts";
import { checkAvailability } from "./check-availability.ts";
import { listVenues } from "./list-venues.ts";
import { requestCallback } from "./request-callback.ts";
import { searchFaqs } from "./search-faqs.ts";
import { showSummary } from "./show-summary.ts";
import { submitBooking } from "./submit-booking.ts";
import { updateDraft } from "./update-draft.ts";

export function createTools(conversation: Conversation) {
  return {
    update_draft: updateDraft(conversation),
    ask_visitor: askVisitor(conversation),
    search_faqs: searchFaqs(conversation),
    list_venues: listVenues(conversation),
    check_availability: checkAvailability(conversation),
    show_summary: showSummary(conversation),
    submit_booking: submitBooking(conversation),
    request_callback: requestCallback(conversation),
  };
}

export type ToolName = keyof ReturnType<typeof createTools>;
