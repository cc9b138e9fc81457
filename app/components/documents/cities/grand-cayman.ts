import { msg } from "@lingui/core/macro";
import { ENGLISH_DESK, SET_AS_ASKED, SHARED_ACCESS, WRITTEN_INCLUSIONS } from "./common.ts";
import { type CityParticulars, office } from "./particulars.ts";

const venue = office("arbitration_place_cayman");

export const GRAND_CAYMAN: CityParticulars = {
  venue,
  title: msg`Private hearing rooms in Grand Cayman`,
  description: msg`Private hearing rooms with enhanced privacy in George Town, Grand Cayman: set-ups, opening hours, how to get there, step-free access.`,
  card: msg`${venue.rooms} private rooms, enhanced privacy`,
  lede: msg`Private rooms by the harbour of George Town, for proceedings that ask for enhanced privacy.`,
  languages: ENGLISH_DESK,
  otherHours: msg`Grand Cayman keeps EST all year; in summer the other cities are an hour ahead of it.`,
  clock: msg`EST all year: there is no daylight saving time. In summer it is one hour earlier here than in Toronto, Montreal and Miami.`,
  // Not published: the team answers for the case at hand.
  setups: null,
  included: [msg`Enhanced privacy`, msg`A private room for your proceeding`, SET_AS_ASKED],
  includedNote: WRITTEN_INCLUSIONS,
  nearest: {
    airport: msg`Owen Roberts (GCM), about ten minutes by taxi`,
    station: msg`George Town bus depot, about five minutes on foot`,
  },
  transport: {
    air: msg`From Owen Roberts International (GCM), on the edge of George Town, allow about ten minutes by taxi.`,
    transit: msg`There is no railway. Public minibuses leave from the depot in the middle of George Town, about five minutes away on foot.`,
    car: msg`Parking in George Town is limited: tell us the day before how many cars to expect. Traffic keeps to the left.`,
    door: msg`Come in from Example Quay. Give your name or the booking number at the desk, and you are shown to your room.`,
  },
  access: {
    ...SHARED_ACCESS,
    entrance: msg`A ramp from Example Quay, next to the steps, to an automatic door.`,
    elevator: msg`To every floor with hearing rooms, wide enough for a wheelchair.`,
  },
};
