/** Words of venue, rooms, platform, equipment and record on the detailed form (specification, sections 8 and 9). */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { DetailedField } from "#app/domain/booking/requests/detailed-fields.ts";
import type { StandardVenueId, VenueId } from "#app/domain/venue/cities.ts";

/** What the standard venues include, to the letter of section 9. */
const INCLUSIONS: Readonly<Record<StandardVenueId, readonly MessageDescriptor[]>> = {
  arbitration_place_toronto: [
    msg`Concierge desk`,
    msg`Hot and cold beverages`,
    msg`Morning and afternoon refreshment breaks`,
    msg`Full catered lunch`,
    msg`Double redundant high-speed Wi-Fi`,
  ],
  arbitration_place_ottawa: [msg`Wi-Fi`, msg`Onsite AV team support`, msg`Concierge service`, msg`Integrated conferencing capacity`],
};

/** What a venue includes that the form lists; null for the others. */
export const venueInclusions = (venue: VenueId): readonly MessageDescriptor[] | null =>
  venue in INCLUSIONS ? INCLUSIONS[venue as StandardVenueId] : null;

export const PLACE_TEXTS = {
  noticeTitle: msg`Client Provided Platform Notice`,
  notice: msg`May not be available for all proceedings; technical assistance and assurance cannot be provided.`,
  understand: msg`I Understand`,
  noTranscript: msg`Transcripts that are not pre-ordered may not be eligible for expedited delivery. Availability will be assessed at the time of the request. Discount rate only applies to transcripts that are pre-ordered.`,
  zoom: msg`The most functional and secure platform.`,
  technician: msg`More than 3 microphones require an AV technician. We plan one with you.`,
  trialIpads: msg`At court trials, iPads are for viewing the transcript in real time.`,
  anotherPlace: msg`Your own room, or another; it brings its own equipment.`,
  planOther: msg`Tell us under the special requirements how the room should be set.`,
} as const;

export const includedText = (city: string) => msg`Included in ${city}`;
export const seatsText = (from: number, to: number) => msg`${from} to ${to} people`;
export const planText = (setup: string) => msg`Plan of the room: ${setup}`;

/** What helps to answer a field. */
export const FIELD_HINTS: Readonly<Partial<Record<DetailedField, MessageDescriptor>>> = {
  orderingCounselName: msg`The lawyer who orders the transcript. This may be the booking contact.`,
  additionalCounselActsFor: msg`The party for whom this lawyer appears, for example a third party.`,
  people: msg`Parties, counsel, witnesses, interpreters: with a city for those who join by video, you see the hours on their clocks.`,
  courtFileNumber: msg`The number that the court or the institution gave the file.`,
  ownFileNumber: msg`Your firm’s own reference. It is printed on what we send you.`,
  hearingLanguage: msg`In which the hearing itself is held. The interpreter’s languages and those of the record are asked for by themselves.`,
  proceedingTypeSpecific: msg`What kind of proceeding it is, where our list does not name it.`,
  adjudicationType: msg`Whether one arbitrator, a panel or a tribunal decides.`,
  breakoutRoomCount: msg`Separate rooms in which a side or the tribunal can confer.`,
  courtReportingRequired: msg`A court reporter takes down every word; the transcript is made from that record.`,
  transcriptDelivery: msg`How soon after the hearing the transcript is with you.`,
  secondCopy: msg`One more copy of the same transcript, for another party.`,
  needsLegalVideography: msg`The hearing is filmed as a record of the testimony.`,
  interpretationType: msg`Simultaneous: while a person speaks, by headset. Consecutive: after each statement, which takes longer.`,
  evidencePresentationSpecialist: msg`A person who shows exhibits on the screens as counsel calls for them.`,
  caseManagementSupport: msg`Our staff help you organize the matter around the hearing.`,
  financialResponsibility: msg`Who pays our invoice.`,
  costsInWords: msg`For example: three equal shares, or a name or cost centre for the invoice.`,
  styleOfCause: msg`The name of the matter, for example “Larch v. Wood”.`,
  caseDescription: msg`In a sentence or two: what it is about and who takes part.`,
  mainRoomCapacity: msg`How many people will sit in the main room.`,
  breakoutRoomCapacities: msg`For example: 4 and 8, or whom each room is for.`,
  additionalRoomTypes: msg`For example: a room for the witness, a room for the tribunal.`,
  needsConferencingUnit: msg`A 65 inch commercial display with camera and sound, for remote participants.`,
  additionalMonitors: msg`In addition to those already in the room.`,
  additionalMicrophones: msg`More than 3 requires an AV technician.`,
  additionalIpads: msg`At court trials, iPads are for viewing the transcript in real time.`,
  lengthOfMedia: msg`For example: 2 hours 30 minutes.`,
  witnessDetails: msg`Anything we should prepare for, such as an interpreter, or a witness who testifies remotely.`,
  transcriptSeniorServices: msg`Choose any that you need.`,
  catering: msg`For how many people, when, and which diets.`,
  specialRequirements: msg`Accessibility, meals, security: anything else that we should prepare.`,
};
