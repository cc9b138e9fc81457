/**
 * The booking vocabulary: one canonical set, aliases accepted at the edge
 * (specification, section 3 "Enumerations"; rulings, "Vocabularies").
 */
import { CITIES, CITY_ALIASES, type CityZone, type SimpleCity, type VenueId } from "../venue/cities.ts";

export const PROCEEDING_TYPES = [
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
export type ProceedingType = (typeof PROCEEDING_TYPES)[number];

export const LOCATION_TYPES = ["in_person", "virtual", "in_person_and_virtual"] as const;
export type LocationType = (typeof LOCATION_TYPES)[number];

export type BookingLocation = VenueId | "alternate";
export const LOCATIONS: readonly BookingLocation[] = [...CITIES.map(({ id }) => id), "alternate"];

/** Urgency of the fast form; the simple form has its own list. One column stores the union. */
export const FAST_URGENCIES = ["standard", "urgent", "emergency"] as const;
export type FastUrgency = (typeof FAST_URGENCIES)[number];
export const SIMPLE_URGENCIES = ["standard", "urgent", "expedited"] as const;
export type SimpleUrgency = (typeof SIMPLE_URGENCIES)[number];
export const URGENCIES = ["standard", "urgent", "emergency", "expedited"] as const;
export type Urgency = (typeof URGENCIES)[number];

export const SIMPLE_PROCEEDING_TYPES = ["arbitration", "mediation", "expert_determination", "virtual_hearing"] as const;
export type SimpleLocation = SimpleCity | "virtual";
const SIMPLE_CITIES: readonly SimpleCity[] = CITIES.flatMap(({ simple }) => simple ?? []);
export const SIMPLE_LOCATIONS: readonly SimpleLocation[] = [...SIMPLE_CITIES, "virtual"];
/** What the modal begins with (specification, section 3): its first city. */
export const SIMPLE_DEFAULTS = {
  proceedingType: "arbitration",
  preferredLocation: SIMPLE_LOCATIONS[0] ?? "virtual",
  urgency: "standard",
} as const;

export const BOOKING_STATUSES = ["consultation_requested", "pending", "confirmed", "completed", "cancelled"] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** The door that a booking came through. */
export const BOOKING_SOURCES = ["assistant", "fast", "simple", "detailed", "express", "staff"] as const;
export type BookingSource = (typeof BOOKING_SOURCES)[number];

/** The four labels of the specification, and the zones that they stand for. */
const ZONE_LABELS = {
  EST: "America/Toronto",
  CST: "America/Winnipeg",
  MST: "America/Edmonton",
  PST: "America/Vancouver",
} as const;

/** IANA zones of the places where hearings and their people are apart from our cities: an online hearing may keep the clock of any. */
export const WORLD_ZONES = [
  "America/St_Johns",
  "America/Halifax",
  "America/Regina",
  "America/Chicago",
  "America/Denver",
  "America/Phoenix",
  "America/Los_Angeles",
  "America/Anchorage",
  "Pacific/Honolulu",
  "Atlantic/Bermuda",
  "America/Nassau",
  "America/Jamaica",
  "America/Port-au-Prince",
  "America/Santo_Domingo",
  "America/Puerto_Rico",
  "America/Havana",
  "America/Martinique",
  "America/Guadeloupe",
  "America/Barbados",
  "America/Port_of_Spain",
  "America/Tortola",
  "America/Curacao",
  "America/Guyana",
  "America/Mexico_City",
  "America/Tijuana",
  "America/Cancun",
  "America/Guatemala",
  "America/El_Salvador",
  "America/Tegucigalpa",
  "America/Managua",
  "America/Costa_Rica",
  "America/Panama",
  "America/Bogota",
  "America/Caracas",
  "America/Guayaquil",
  "America/Lima",
  "America/La_Paz",
  "America/Santiago",
  "America/Asuncion",
  "America/Montevideo",
  "America/Argentina/Buenos_Aires",
  "America/Sao_Paulo",
  "Europe/London",
  "Europe/Dublin",
  "Europe/Lisbon",
  "Europe/Madrid",
  "Atlantic/Canary",
  "Europe/Paris",
  "Europe/Brussels",
  "Europe/Luxembourg",
  "Europe/Amsterdam",
  "Europe/Zurich",
  "Europe/Berlin",
  "Europe/Vienna",
  "Europe/Rome",
  "Europe/Malta",
  "Europe/Stockholm",
  "Europe/Oslo",
  "Europe/Copenhagen",
  "Europe/Helsinki",
  "Europe/Warsaw",
  "Europe/Prague",
  "Europe/Budapest",
  "Europe/Bucharest",
  "Europe/Athens",
  "Europe/Kyiv",
  "Europe/Istanbul",
  "Europe/Moscow",
  "Africa/Casablanca",
  "Africa/Algiers",
  "Africa/Tunis",
  "Africa/Cairo",
  "Africa/Dakar",
  "Africa/Abidjan",
  "Africa/Accra",
  "Africa/Lagos",
  "Africa/Douala",
  "Africa/Kinshasa",
  "Africa/Kigali",
  "Africa/Nairobi",
  "Africa/Addis_Ababa",
  "Africa/Johannesburg",
  "Asia/Beirut",
  "Asia/Jerusalem",
  "Asia/Riyadh",
  "Asia/Qatar",
  "Asia/Dubai",
  "Asia/Karachi",
  "Asia/Kolkata",
  "Asia/Dhaka",
  "Asia/Bangkok",
  "Asia/Jakarta",
  "Asia/Kuala_Lumpur",
  "Asia/Singapore",
  "Asia/Hong_Kong",
  "Asia/Shanghai",
  "Asia/Taipei",
  "Asia/Manila",
  "Asia/Seoul",
  "Asia/Tokyo",
  "Australia/Perth",
  "Australia/Sydney",
  "Pacific/Auckland",
] as const;

/** IANA zones a booking can be held in: those of the labels, what our cities add, and the world's for a hearing online. */
export type TimeZone = (typeof ZONE_LABELS)[keyof typeof ZONE_LABELS] | CityZone | (typeof WORLD_ZONES)[number];
/** The zones that are offered first: of the labels and of our cities. */
export const HOME_ZONES: readonly TimeZone[] = [...new Set([...Object.values(ZONE_LABELS), ...CITIES.map(({ zone }) => zone)])];
export const TIME_ZONES: readonly TimeZone[] = [...new Set([...HOME_ZONES, ...WORLD_ZONES])];

export const PROCEEDING_TYPE_ALIASES: Readonly<Record<string, ProceedingType>> = {
  examination: "examination_or_related",
  boardroom: "boardroom_only",
};
export const LOCATION_TYPE_ALIASES: Readonly<Record<string, LocationType>> = { hybrid: "in_person_and_virtual" };
export const LOCATION_ALIASES: Readonly<Record<string, BookingLocation>> = CITY_ALIASES;
export const TIME_ZONE_ALIASES: Readonly<Record<string, TimeZone>> = ZONE_LABELS;

/** What an alias means; any other text as it is, also one that every object has a member of ("constructor"). */
export const unaliased = (aliases: Readonly<Record<string, string>>, text: string): string =>
  Object.hasOwn(aliases, text) ? (aliases[text] ?? text) : text;

/** Transcript work happens in no room, so no location type is asked (specification, section 4). */
export const TRANSCRIPT_PROCEEDINGS: readonly ProceedingType[] = ["audio_transcription", "past_proceeding_transcript_order"];

// The detailed form (specification, section 3 "Enumerations").
export const BOOKING_TYPES = ["single", "consecutive", "non-consecutive"] as const;
export const DURATIONS = ["half_day", "full_day", "extended"] as const;
export const EXAM_TYPES = [
  "discovery",
  "cross_examination",
  "questioning",
  "interview",
  "voluntary_interview",
  "compelled_interview",
  "us_deposition",
  "aid_of_execution",
  "section_13",
  "other",
] as const;
export const MEDIA_TYPES = ["audio_file", "video_file", "other"] as const;
export const ARBITRATION_PROCEEDING_TYPES = ["motion", "case_conference", "arbitration", "other"] as const;
export const ADJUDICATION_TYPES = ["sole_arbitrator", "panel", "tribunal"] as const;
export const MEETING_TYPES = ["shareholder", "business", "annual_general", "seminar", "other"] as const;
export const TRIAL_TYPES = ["supreme", "superior_ontario", "other"] as const;
/** Of `formatDelivery` and `transcriptFormat`. */
export const TRANSCRIPT_FORMATS = ["electronic", "hard_copy", "both"] as const;
export const ROOM_SETUPS = ["exam", "courtroom", "u_shape", "boardroom", "other"] as const;
export const PLATFORMS = ["zoom", "teams", "client_provided"] as const;
export const VIRTUAL_SUPPORTS = ["setup_only", "full_support"] as const;
/** Of `alternateLanguage`: the language of the record. */
export const RECORD_LANGUAGES = ["english_only", "french", "bilingual", "spanish", "other"] as const;
export const TRANSCRIPT_DELIVERIES = [
  "next_day_9am",
  "next_day_5pm",
  "2_days",
  "3_days",
  "4_days",
  "standard_5_10",
  "no_transcript",
] as const;
export const SENIOR_SERVICES = ["real_time", "daily_rough", "cart_closed_caption", "same_day_finals"] as const;
export const INTERPRETATION_TYPES = ["simultaneous", "consecutive"] as const;
/** How the booking contact wants to be reached. */
export const CONTACT_WAYS = ["phone", "email", "no_calls"] as const;
export const FINANCIAL_RESPONSIBILITIES = ["100_booking_party", "50_50", "examining_counsel_proportional", "other"] as const;
