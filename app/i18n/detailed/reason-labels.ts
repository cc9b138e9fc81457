/** Answers to "Why is this required?" (rulings, "Rules of the detailed form"). */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ReasonCode } from "#app/domain/booking/rules/table.ts";

export const REASON_LABELS: Readonly<Record<ReasonCode, MessageDescriptor>> = {
  to_reach_you: msg`So that we can reach you about this booking.`,
  who_is_on_each_side: msg`So that we know who appears on each side and prepare for both alike.`,
  who_orders: msg`So that we know which counsel orders the transcript and where to send it.`,
  to_name_the_matter: msg`So that the matter bears its proper name in our calendar and on every document.`,
  to_file_the_record: msg`So that everything about this matter is kept under the right number.`,
  to_hold_the_day: msg`So that we can plan the day and its hours.`,
  kind_decides_the_room: msg`Each kind is prepared in its own way: the set-up, the people and the record.`,
  to_prepare_the_witness: msg`So that we are ready for the witness and the record bears the right name.`,
  to_quote_the_transcript: msg`So that we can tell you what the transcript will cost and when it will be ready.`,
  to_find_the_recording: msg`So that we find the right recording and know how to work with it.`,
  where_it_takes_place: msg`So that everybody knows where it takes place and whom to ask there.`,
  to_set_the_room: msg`So that we choose a room of the right size.`,
  to_open_the_platform: msg`So that we prepare the platform on which you will meet.`,
  who_decides: msg`So that we know before whom the hearing takes place.`,
  hybrid_needs_the_unit: msg`In a hybrid proceeding a witness may be heard across a screen: the 65 inch conferencing unit lets both sides see and hear each other.`,
  cross_examination_needs_a_copy: msg`A cross-examination calls for a second copy of the transcript.`,
  sharing_needs_a_copy: msg`Where others bear part of the cost, they receive a copy of the transcript too.`,
};
