import { msg } from "@lingui/core/macro";
import { EASTERN_CLOCK, PUBLIC_PARKING, SET_AS_ASKED, SHARED_ACCESS, WRITTEN_INCLUSIONS } from "./common.ts";
import { type CityParticulars, office } from "./particulars.ts";

const venue = office("arbitration_place_montreal");

export const MONTREAL: CityParticulars = {
  venue,
  title: msg`Hearing rooms in Montreal`,
  description: msg`Hearing rooms in downtown Montreal, with services in French and English: set-ups and capacities, opening hours, how to get there, step-free access.`,
  card: msg`${venue.rooms} rooms, French and English services`,
  lede: msg`In the business district, between the mountain and Central Station.`,
  languages: msg`French and English`,
  clock: EASTERN_CLOCK,
  setups: {
    boardroom: { from: 4, to: 22 },
    u_shape: { from: 8, to: 32 },
    courtroom: { from: 12, to: 150 },
    exam: { from: 4, to: 8 },
  },
  included: [msg`Service in French and English`, SET_AS_ASKED],
  includedNote: WRITTEN_INCLUSIONS,
  nearest: {
    airport: msg`Montréal–Trudeau (YUL), about 30 minutes by taxi`,
    station: msg`Central Station, about ten minutes on foot`,
  },
  transport: {
    air: msg`From Montréal–Trudeau (YUL), allow about 30 minutes by taxi outside rush hours, or take the 747 bus downtown.`,
    transit: msg`Central Station and the métro at Bonaventure are about ten minutes away on foot.`,
    car: PUBLIC_PARKING,
    door: msg`Take the elevator to the fifteenth floor, Suite 1500. Give your name or the booking number at the desk, in French or in English, and you are shown to your room.`,
  },
  access: {
    ...SHARED_ACCESS,
    entrance: msg`Level from rue de l’Exemple, through an automatic door.`,
    elevator: msg`From the lobby to the fifteenth floor, wide enough for a wheelchair.`,
  },
};
