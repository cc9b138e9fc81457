/** The proceeding, and whom we call back about it. */
import {
  CONTACT_WAYS,
  LOCATION_TYPE_ALIASES,
  LOCATION_TYPES,
  PROCEEDING_TYPE_ALIASES,
  PROCEEDING_TYPES,
  SIMPLE_PROCEEDING_TYPES,
} from "../vocabulary.ts";
import { choice, EMAIL, EVERYWHERE, FIRM, LINE, NAME, PHONE, type Rows } from "./kinds.ts";
import { DETAILED_NAMES } from "./renamed.ts";

export const PROCEEDING = {
  proceedingType: {
    is: choice(PROCEEDING_TYPES, PROCEEDING_TYPE_ALIASES),
    missing: "proceeding_type_required",
    about: "The kind of proceeding that is to be held.",
    fast: { required: true },
    simple: { as: "proceedingType", values: SIMPLE_PROCEEDING_TYPES },
    column: true,
    said: EVERYWHERE,
  },
  locationType: {
    is: choice(LOCATION_TYPES, LOCATION_TYPE_ALIASES),
    missing: "location_type_required",
    about: "Whether people meet in a room, on video, or both at once.",
    fast: { required: true },
    column: true,
    said: EVERYWHERE,
    decidesPlace: true,
  },
} as const satisfies Rows;

/** The managing link tells whom we call by their number alone. */
const CALLED_BACK = { said: ["confirmation", "staff", "mail"], hidden: ["manage"] } as const;

export const BOOKING_CONTACT = {
  contactName: {
    is: NAME,
    missing: "name_required",
    about: "Full name of the person whom our office calls back about this booking.",
    detailed: DETAILED_NAMES.contactName,
    fast: { required: true },
    simple: { as: "contactName" },
    column: true,
    ...CALLED_BACK,
  },
  contactFirm: {
    is: FIRM,
    missing: "firm_required",
    about: "Law firm or organization of the booking contact.",
    detailed: DETAILED_NAMES.contactFirm,
    fast: { least: 0 },
    simple: { as: "firmName", missing: "firm_name_required" },
    column: true,
    ...CALLED_BACK,
  },
  contactEmail: {
    is: EMAIL,
    missing: "email_required",
    about: "E-mail address of the booking contact; every message about the booking goes there.",
    detailed: DETAILED_NAMES.contactEmail,
    fast: { required: true },
    simple: { as: "contactEmail", missing: "email_is_required" },
    column: true,
    ...CALLED_BACK,
  },
  contactPhone: {
    is: PHONE,
    missing: "phone_required",
    about: "Telephone number of the booking contact, with area code and extension.",
    detailed: DETAILED_NAMES.contactPhone,
    fast: { required: true },
    simple: { as: "contactPhone", missing: "phone_number_required" },
    column: true,
    said: EVERYWHERE,
  },
  contactRole: {
    is: LINE,
    missing: "required",
    about: "What the booking contact is in the matter, or whom they act for, in their words: counsel for the claimant, the executor.",
    hidden: ["manage"],
  },
  contactBy: {
    is: choice(CONTACT_WAYS),
    missing: "choice_required",
    about: "How the booking contact wants to be reached: by telephone, by e-mail, or by e-mail without any call.",
  },
  contactWhen: {
    is: LINE,
    missing: "required",
    about: "When and how else the booking contact can be reached, in their words.",
    hidden: ["manage"],
  },
} as const satisfies Rows;
