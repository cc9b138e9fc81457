/** What a rule settled and why, in one sentence for anyone who filled in the form (specification, section 4). */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { EffectCode } from "#app/domain/booking/rules/effects.ts";

export const EFFECT_LABELS: Readonly<Record<EffectCode, MessageDescriptor>> = {
  location_type_settled: msg`This type of proceeding has only one format, so it has been chosen for you.`,
  transcripts_paid_by_booking_party: msg`A transcript is paid for by the party that orders it, so the booking party bears the whole cost.`,
  transcripts_not_scheduled_in_a_room: msg`Transcript work needs no room, so nothing is asked about a venue or its equipment.`,
  mediation_full_support: msg`Mediations have full virtual support.`,
  mediation_case_management: msg`Mediations include case management support.`,
  head_office_unless_chosen: msg`The venue is Toronto, since no other has been chosen.`,
  boardroom_at_our_venues: msg`A boardroom is booked at one of our own venues, so another place is not offered.`,
  boardroom_without_reporting: msg`A boardroom is booked as a room alone, so court reporting is not offered.`,
  court_trial_elsewhere: msg`A court trial is held in the court’s own room, so none of our venues is chosen.`,
  court_trial_reported: msg`Court trials always have a court reporter.`,
  hybrid_has_the_unit: msg`A hybrid proceeding at our venues has the 65 inch conferencing unit, so that the room and the screen see each other.`,
  cross_examination_second_copy: msg`A second copy is included, since it is mandatory for cross-examinations.`,
  sharing_second_copy: msg`A second copy is included, since the booking party does not bear the whole cost.`,
  own_venue_has_no_other_address: msg`No other place was chosen, so no other address is kept.`,
  other_place_brings_its_own: msg`Another place brings its own rooms and equipment, so ours are not asked about.`,
  virtual_has_no_place: msg`A virtual proceeding takes place on the platform, so it has no venue.`,
  single_day_has_no_list: msg`A single day was chosen, so no other days are kept.`,
  consecutive_days_have_no_list: msg`Consecutive days are given by their first and last day, so no single dates are kept.`,
  listed_days_have_no_span: msg`Separate days are listed one by one, so no first and last day are kept.`,
  end_follows_duration: msg`The end follows from the start and the duration, so no end time is asked.`,
  zone_of_the_venue: msg`Times are local to the venue, so its time zone applies.`,
  no_transcript_not_for_arbitration: msg`An arbitration needs its record, so “No transcript” is not offered.`,
};
