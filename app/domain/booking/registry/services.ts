/** The record of what is said, and further services. */
import { INTERPRETATION_TYPES, RECORD_LANGUAGES, SENIOR_SERVICES, TRANSCRIPT_DELIVERIES, TRANSCRIPT_FORMATS } from "../vocabulary.ts";
import { choice, FLAG, LINE, type Rows } from "./kinds.ts";

export const COURT_REPORTING = {
  courtReportingRequired: { is: FLAG, missing: "required", about: "Whether a court reporter takes the record." },
  alternateLanguage: { is: choice(RECORD_LANGUAGES), missing: "choice_required", about: "The language of the record." },
  transcriptDelivery: { is: choice(TRANSCRIPT_DELIVERIES), missing: "choice_required", about: "How soon the transcript is delivered." },
  transcriptSeniorServices: {
    is: { kind: "choices", values: SENIOR_SERVICES },
    missing: "choice_required",
    about: "Services of a senior reporter; any number of the list.",
  },
  secondCopy: { is: FLAG, missing: "second_copy_required", about: "Whether a second copy of the transcript is made." },
  transcriptFormat: {
    is: choice(TRANSCRIPT_FORMATS),
    missing: "choice_required",
    about: "Whether the transcript comes on paper, as a file, or both.",
  },
} as const satisfies Rows;

export const EXTRA_SERVICES = {
  needsLegalVideography: { is: FLAG, missing: "required", about: "Whether it is filmed for the record." },
  hearingLanguage: {
    is: { kind: "line", least: 2, most: 100 },
    missing: "required",
    about:
      "The language or languages that the hearing itself is held in, by their English names with commas, such as English, French. Of an interpreter, the record or our messages nothing is said here.",
  },
  needsInterpretation: { is: FLAG, missing: "required", about: "Whether an interpreter is needed." },
  interpretationLanguage: { is: LINE, missing: "required", about: "Languages that the interpreter works between." },
  interpretationType: {
    is: choice(INTERPRETATION_TYPES),
    missing: "choice_required",
    about: "Whether the interpreter speaks at the same time or after each statement.",
  },
  needsSignLanguage: { is: FLAG, missing: "required", about: "Whether a sign language interpreter is needed." },
  caseManagementSupport: { is: FLAG, missing: "required", about: "Whether we help with the management of the case." },
} as const satisfies Rows;
