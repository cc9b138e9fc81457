/** The three lists that every request shares. Written here once more on purpose: the exam does not import what it examines. */
export const PROCEEDINGS = [
  "arbitration",
  "mediation",
  "examination_or_related",
  "court_trial",
  "hearing_board",
  "expert_determination",
  "virtual_hearing",
  "case_conference",
  "boardroom_only",
  "audio_transcription",
  "past_proceeding_transcript_order",
  "other",
] as const;
export type Proceeding = (typeof PROCEEDINGS)[number];
export const PLACES = ["in_person", "virtual", "in_person_and_virtual"] as const;
export type Place = (typeof PLACES)[number];
export const VENUES = [
  "arbitration_place_toronto",
  "arbitration_place_montreal",
  "arbitration_place_ottawa",
  "arbitration_place_miami",
  "arbitration_place_cayman",
  "alternate",
] as const;

export const LOCATION_LISTS = { proceedingType: PROCEEDINGS, locationType: PLACES, location: VENUES } as const;

/** Proceedings that leave one location type: nobody has to ask for it. */
export const FORCED_PLACE: Readonly<Partial<Record<Proceeding, Place>>> = {
  court_trial: "in_person",
  boardroom_only: "in_person",
  virtual_hearing: "virtual",
  audio_transcription: "virtual",
  past_proceeding_transcript_order: "virtual",
};
