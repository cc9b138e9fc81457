import { msg } from "@lingui/core/macro";
import { EASTERN_CLOCK, PUBLIC_PARKING, SET_AS_ASKED, SHARED_ACCESS, WRITTEN_INCLUSIONS } from "./common.ts";
import { type CityParticulars, office } from "./particulars.ts";

const venue = office("arbitration_place_miami");

export const MIAMI: CityParticulars = {
  venue,
  title: msg`Hearing rooms in Miami`,
  description: msg`Hearing rooms in downtown Miami for multilingual proceedings: set-ups and capacities, opening hours, how to get there, step-free access.`,
  card: msg`${venue.rooms} rooms, multilingual`,
  lede: msg`In downtown Miami, close to the bay, for proceedings in several languages and parties from across the Americas.`,
  languages: msg`Multilingual`,
  clock: EASTERN_CLOCK,
  setups: {
    boardroom: { from: 4, to: 20 },
    u_shape: { from: 8, to: 28 },
    courtroom: { from: 12, to: 120 },
    exam: { from: 4, to: 8 },
  },
  included: [msg`Multilingual service`, SET_AS_ASKED],
  includedNote: WRITTEN_INCLUSIONS,
  nearest: {
    airport: msg`Miami International (MIA), about 20 minutes by taxi`,
    station: msg`Government Center, about ten minutes on foot`,
  },
  transport: {
    air: msg`From Miami International (MIA), allow about 20 minutes by taxi outside rush hours, or take the Metrorail Orange Line to Government Center.`,
    transit: msg`Government Center, for Metrorail and Metromover, is about ten minutes on foot. Trains from Fort Lauderdale and Orlando stop at MiamiCentral, next to it.`,
    car: PUBLIC_PARKING,
    door: msg`Take the elevator to the 20th floor. Give your name or the booking number at the desk, and you are shown to your room.`,
  },
  access: {
    ...SHARED_ACCESS,
    entrance: msg`Level from Example Avenue, through an automatic door.`,
    elevator: msg`From the lobby to the 20th floor, wide enough for a wheelchair.`,
  },
};
