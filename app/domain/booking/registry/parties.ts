/** The sides, the counsel who orders, and further counsel. */
import { EMAIL, FIRM, FLAG, NAME, OF_OTHERS, PHONE, type Rows } from "./kinds.ts";

const OF_RECORD = { inRecord: true, said: ["staff"], ...OF_OTHERS } as const;

export const CLAIMANT = {
  claimantName: { is: NAME, missing: "claimant_name_required", about: "Name of the claimant, a person or a company.", ...OF_RECORD },
  claimantFirm: { is: FIRM, missing: "claimant_firm_required", about: "Law firm that acts for the claimant.", ...OF_RECORD },
  claimantEmail: { is: EMAIL, missing: "email_required", about: "E-mail address of the claimant or their counsel.", ...OF_RECORD },
  claimantPhone: { is: PHONE, missing: "phone_required", about: "Telephone number of the claimant or their counsel.", ...OF_RECORD },
} as const satisfies Rows;

export const ORDERING_COUNSEL = {
  orderingCounselName: {
    is: NAME,
    missing: "ordering_counsel_name_required",
    about: "Name of the counsel who orders the transcript.",
    ...OF_OTHERS,
  },
  orderingCounselFirm: {
    is: FIRM,
    missing: "ordering_counsel_firm_required",
    about: "Law firm of the counsel who orders the transcript.",
    ...OF_OTHERS,
  },
  orderingCounselEmail: { is: EMAIL, missing: "email_required", about: "E-mail address of the counsel who orders.", ...OF_OTHERS },
  orderingCounselPhone: { is: PHONE, missing: "phone_required", about: "Telephone number of the counsel who orders.", ...OF_OTHERS },
} as const satisfies Rows;

export const RESPONDENT = {
  respondentName: { is: NAME, missing: "respondent_name_required", about: "Name of the respondent, a person or a company.", ...OF_RECORD },
  respondentFirm: { is: FIRM, missing: "respondent_firm_required", about: "Law firm that acts for the respondent.", ...OF_RECORD },
  respondentEmail: { is: EMAIL, missing: "email_required", about: "E-mail address of the respondent or their counsel.", ...OF_RECORD },
  respondentPhone: { is: PHONE, missing: "phone_required", about: "Telephone number of the respondent or their counsel.", ...OF_RECORD },
} as const satisfies Rows;

export const ADDITIONAL_COUNSEL = {
  showAdditionalCounsel: { is: FLAG, missing: "required", about: "Whether counsel beyond the two sides' are named." },
  additionalCounselName: {
    is: NAME,
    missing: "additional_counsel_name_required",
    about: "Name of one further counsel.",
    ...OF_OTHERS,
  },
  additionalCounselFirm: {
    is: FIRM,
    missing: "additional_counsel_firm_required",
    about: "Law firm of the further counsel.",
    ...OF_OTHERS,
  },
  additionalCounselEmail: { is: EMAIL, missing: "email_required", about: "E-mail address of the further counsel.", ...OF_OTHERS },
  additionalCounselPhone: { is: PHONE, missing: "phone_required", about: "Telephone number of the further counsel.", ...OF_OTHERS },
  additionalCounselActsFor: {
    is: { kind: "line", least: 2 },
    missing: "acts_for_required",
    about: "Whom the further counsel acts for, in a few words.",
  },
  additionalCounselList: {
    is: { kind: "counsel" },
    missing: "required",
    about: "Further counsel, a list of name, firm, email, phone and actsFor (whom they act for).",
    ...OF_OTHERS,
  },
} as const satisfies Rows;

export const PEOPLE = {
  people: {
    is: { kind: "people" },
    missing: "required",
    about:
      "Everybody who takes part, a list: name, part (claimant, respondent, representative, counsel, assistant (a law clerk or a trainee), witness, expert, neutral, secretary (of the tribunal), interpreter, insurer, support (somebody who comes along), observer, technician, other), title, side, firm, place, zone (an exact IANA name, such as America/Halifax; kept by its present one), attends (remote by video, telephone, in_person), remoteOn (of somebody by video or telephone on some days and in the room on the others: the dates by video or telephone), access needs, email and phone of their own, note (what else is known of them), days (dates of the hearing on which they come, where not on all), hours within a day (13:00-17:00, 13:00- from one on, -12:00 until one), count of people who are meant together.",
  },
} as const satisfies Rows;
