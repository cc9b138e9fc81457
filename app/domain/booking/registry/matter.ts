/** The matter, who pays, and what is wished next to everything else. */
import { FINANCIAL_RESPONSIBILITIES } from "../vocabulary.ts";
import { choice, EVERYWHERE, LINE, type Rows, STORY, TEXT } from "./kinds.ts";

export const CASE_INFO = {
  styleOfCause: {
    is: { kind: "line", least: 2 },
    missing: "style_of_cause_required",
    about: "The name of the matter, such as Larch v. Wood.",
    column: true,
    said: ["staff", "mail"],
  },
  contractNumber: {
    is: LINE,
    missing: "contract_number_required",
    about: "Number of the contract or purchase order that the booking is billed under.",
    inRecord: true,
    said: ["staff"],
  },
  courtFileNumber: {
    is: LINE,
    missing: "court_file_number_required",
    about: "The court's or the institution's number of the file.",
    inRecord: true,
    said: ["staff"],
  },
  ownFileNumber: {
    is: { kind: "line", least: 1, most: 100 },
    missing: "required",
    about: "The visitor's or their firm's own file or matter number; it is printed on what we send them, and is no number of a court.",
    inRecord: true,
    said: ["staff"],
  },
  caseDescription: {
    is: STORY,
    missing: "description_required",
    about: "What the case is about and who takes part, in a sentence or two of at least 10 characters.",
    fast: { required: true, least: 10 },
    simple: { as: "caseDescription", missing: "brief_description_required" },
    column: true,
    said: ["confirmation", "staff", "mail"],
  },
} as const satisfies Rows;

export const SPECIAL_REQUIREMENTS = {
  specialRequirements: {
    is: TEXT,
    missing: "required",
    about: "Anything else that we should prepare: accessibility, security, equipment.",
    fast: {},
    simple: { as: "additionalRequirements", optional: true },
    column: true,
    said: ["confirmation", "manage", "staff", "mail"],
  },
  catering: {
    is: TEXT,
    missing: "required",
    about: "Meals and drinks: for how many, when, and which diets.",
  },
  onSomeDays: {
    is: { kind: "onSomeDays" },
    missing: "required",
    about:
      "What is wanted on some of the hearing's days alone, a list of field (the name of the service, rooms, catering or mainRoomCapacity), days (dates of the hearing) and, where those days have something of their own, note (lunch for 11; of mainRoomCapacity the number of people on those days; of needsInterpretation the language of one of several interpreters; of transcriptSeniorServices which of them) and, of a service that is wanted for a part of the day, hours (09:30-12:00, 13:00- or -12:00). What is not listed is wanted on every day.",
    said: EVERYWHERE,
    decidesPlace: true,
  },
  remarks: {
    is: { kind: "remarks" },
    missing: "required",
    about: "For our staff, in the visitor's own words: a list of remarks that no other field holds, each of them { text }.",
  },
  toFollow: {
    is: { kind: "fields" },
    missing: "required",
    about: "Names of fields that the visitor does not know yet and will tell later.",
  },
} as const satisfies Rows;

export const FINANCIAL = {
  financialResponsibility: {
    is: choice(FINANCIAL_RESPONSIBILITIES),
    missing: "choice_required",
    about: "Who pays the invoices.",
    byDefault: "100_booking_party",
  },
  costsInWords: {
    is: TEXT,
    missing: "required",
    about: "What the choices of costs don't say: other shares, what each party pays for, and to whom the invoice goes.",
  },
} as const satisfies Rows;
