/** Venue, rooms, video platform and equipment. */
import { LOCATION_ALIASES, LOCATIONS, PLATFORMS, ROOM_SETUPS, SIMPLE_LOCATIONS, VIRTUAL_SUPPORTS } from "../vocabulary.ts";
import { MOST_PEOPLE } from "./by-day.ts";
import { choice, count, EMAIL, EVERYWHERE, FLAG, LINE, NAME, OF_OTHERS, PHONE, type Rows } from "./kinds.ts";

export const LOCATION = {
  location: {
    is: choice(LOCATIONS, LOCATION_ALIASES),
    missing: "location_invalid",
    about: "The venue: one of ours by its city, or alternate for a place that is not ours.",
    fast: {},
    simple: { as: "preferredLocation", values: SIMPLE_LOCATIONS },
    column: true,
    said: EVERYWHERE,
    decidesPlace: true,
  },
  alternateLocationName: {
    is: LINE,
    missing: "required",
    about: "Name of the place that is not ours.",
    column: true,
    said: ["manage", "staff", "mail"],
    decidesPlace: true,
  },
  alternateLocationAddress: {
    is: LINE,
    missing: "required",
    about: "Address of the place that is not ours.",
    said: ["mail"],
    decidesPlace: true,
  },
  alternateLocationContactName: { is: NAME, missing: "required", about: "Whom we speak to at that place.", ...OF_OTHERS },
  alternateLocationContactEmail: { is: EMAIL, missing: "email_required", about: "E-mail address of the contact there.", ...OF_OTHERS },
  alternateLocationContactPhone: { is: PHONE, missing: "phone_required", about: "Telephone number of the contact there.", ...OF_OTHERS },
  mainRoomCapacity: {
    is: count(MOST_PEOPLE),
    missing: "count_required",
    about: "How many people sit in the main room.",
    decidesPlace: true,
  },
  roomSetup: { is: choice(ROOM_SETUPS), missing: "choice_required", about: "How tables and seats are set.", decidesPlace: true },
  needsConferencingUnit: {
    is: FLAG,
    missing: "conferencing_unit_required",
    about: "Whether the 65 inch display with camera and sound is needed for those who take part from afar.",
    aliases: ["needs60InchUnit"],
    decidesPlace: true,
  },
  needsBreakoutRooms: { is: FLAG, missing: "required", about: "Whether breakout rooms are needed.", decidesPlace: true },
  breakoutRoomCount: { is: count(20), missing: "count_required", about: "How many breakout rooms are needed.", decidesPlace: true },
  breakoutRoomCapacities: {
    is: LINE,
    missing: "required",
    about: "Who has each breakout room, or how many people sit there, such as 4 and 8.",
    decidesPlace: true,
  },
  needsAdditionalRooms: { is: FLAG, missing: "required", about: "Whether rooms for another purpose are needed." },
  additionalRoomTypes: { is: LINE, missing: "required", about: "Which additional rooms, such as one for the witness." },
} as const satisfies Rows;

export const VIRTUAL_PLATFORM = {
  platformPreference: { is: choice(PLATFORMS), missing: "choice_required", about: "The video platform." },
  virtualSupport: {
    is: choice(VIRTUAL_SUPPORTS),
    missing: "choice_required",
    about: "Whether our technician only sets up or stays throughout.",
  },
  streamingRequired: { is: FLAG, missing: "required", about: "Whether it is streamed to people who only watch." },
  evidencePresentationSpecialist: { is: FLAG, missing: "required", about: "Whether a specialist shows the evidence on screen." },
  needsDocumentPlatform: { is: FLAG, missing: "required", about: "Whether a platform for documents is needed." },
} as const satisfies Rows;

export const EQUIPMENT = {
  additionalMonitors: { is: count(50), missing: "count_required", about: "How many monitors beyond those of the room." },
  monitorAssignment: { is: LINE, missing: "required", about: "Who the additional monitors are for." },
  additionalIpads: { is: count(50), missing: "count_required", about: "How many iPads are needed." },
  ipadFirmAssignment: { is: LINE, missing: "required", about: "Firms that the iPads are for." },
  additionalMicrophones: { is: count(50), missing: "count_required", about: "How many microphones beyond those of the room." },
  microphoneTypes: { is: LINE, missing: "required", about: "Which types of microphone." },
  additionalLaptops: { is: count(50), missing: "count_required", about: "How many laptops are needed." },
  laptopFirmAssignment: { is: LINE, missing: "required", about: "Firms that the laptops are for." },
} as const satisfies Rows;
