/** Questions that belong to one kind of proceeding. */
import {
  ADJUDICATION_TYPES,
  ARBITRATION_PROCEEDING_TYPES,
  EXAM_TYPES,
  MEDIA_TYPES,
  MEETING_TYPES,
  TRANSCRIPT_FORMATS,
  TRIAL_TYPES,
} from "../vocabulary.ts";
import { choice, count, EMAIL, LINE, NAME, OF_OTHERS, PHONE, type Rows, TEXT } from "./kinds.ts";

export const PROCEEDING_DETAILS = {
  examType: { is: choice(EXAM_TYPES), missing: "choice_required", about: "The kind of examination." },
  arbitrationProceedingType: {
    is: choice(ARBITRATION_PROCEEDING_TYPES),
    missing: "choice_required",
    about: "Which part of an arbitration is held.",
  },
  arbitrationAuthority: { is: LINE, missing: "required", about: "The institution or the rules that the arbitration is held under." },
  adjudicationType: {
    is: choice(ADJUDICATION_TYPES),
    missing: "choice_required",
    about: "Whether one arbitrator, a panel or a tribunal decides.",
  },
  arbitratorName: { is: NAME, missing: "required", about: "Name of the arbitrator.", ...OF_OTHERS },
  arbitratorEmail: { is: EMAIL, missing: "email_required", about: "E-mail address of the arbitrator.", ...OF_OTHERS },
  arbitratorPhone: { is: PHONE, missing: "phone_required", about: "Telephone number of the arbitrator.", ...OF_OTHERS },
  mediatorName: { is: NAME, missing: "required", about: "Name of the mediator.", ...OF_OTHERS },
  mediatorEmail: { is: EMAIL, missing: "email_required", about: "E-mail address of the mediator.", ...OF_OTHERS },
  mediatorPhone: { is: PHONE, missing: "phone_required", about: "Telephone number of the mediator.", ...OF_OTHERS },
  adjudicatingBody: { is: LINE, missing: "required", about: "The board or tribunal that hears the matter." },
  trialType: { is: choice(TRIAL_TYPES), missing: "choice_required", about: "The court that hears the trial." },
  trialCourtLocation: { is: LINE, missing: "required", about: "Where the court sits." },
  trialCourtJudgeName: { is: NAME, missing: "required", about: "Name of the judge.", ...OF_OTHERS },
  trialCourtContactName: { is: NAME, missing: "required", about: "Name of the person at the court whom we speak to.", ...OF_OTHERS },
  trialCourtContactEmail: { is: EMAIL, missing: "email_required", about: "E-mail address of the person at the court.", ...OF_OTHERS },
  meetingType: { is: choice(MEETING_TYPES), missing: "choice_required", about: "The kind of meeting in the boardroom." },
  mediaType: { is: choice(MEDIA_TYPES), missing: "choice_required", about: "The kind of recording to be transcribed." },
  lengthOfMedia: {
    is: LINE,
    missing: "required",
    about: "How long the recording is, such as 2 hours 30 minutes.",
    aliases: ["mediaLength"],
  },
  numberOfSpeakers: { is: count(99), missing: "count_required", about: "How many people speak on the recording." },
  languageOfAudio: { is: LINE, missing: "required", about: "The language of the recording.", aliases: ["audioLanguage"] },
  typeOfProceeding: {
    is: { kind: "line", least: 2 },
    missing: "type_of_proceeding_required",
    about: "What kind of past proceeding the transcript is of.",
  },
  witnessName: { is: NAME, missing: "witness_name_required", about: "Name of the witness.", ...OF_OTHERS },
  witnessDetails: {
    is: TEXT,
    missing: "required",
    about: "What we should prepare for the witness, such as an interpreter or a video link.",
    ...OF_OTHERS,
  },
  formatDelivery: { is: choice(TRANSCRIPT_FORMATS), missing: "choice_required", about: "In which form the transcript is delivered." },
  proceedingTypeSpecific: { is: LINE, missing: "required", about: "Particulars of a proceeding that the list does not name." },
} as const satisfies Rows;
