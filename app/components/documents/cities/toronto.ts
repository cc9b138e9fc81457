import { msg } from "@lingui/core/macro";
import { EASTERN_CLOCK, ENGLISH_DESK, PUBLIC_PARKING, SHARED_ACCESS } from "./common.ts";
import { type CityParticulars, office } from "./particulars.ts";

const venue = office("arbitration_place_toronto");

export const TORONTO: CityParticulars = {
  venue,
  title: msg`Hearing rooms in Toronto`,
  description: msg`Hearing rooms in the business district of Toronto: set-ups and capacities, opening hours, what is included, how to get there, step-free access.`,
  card: msg`${venue.rooms} hearing rooms, ${venue.capacity.from} to ${venue.capacity.to} participants`,
  lede: msg`Our largest venue, in the business district: the courts to the north, Union Station to the south, both within walking distance.`,
  languages: ENGLISH_DESK,
  clock: EASTERN_CLOCK,
  setups: {
    boardroom: { from: 6, to: 24 },
    u_shape: { from: 8, to: 36 },
    courtroom: { from: 12, to: 200 },
    exam: { from: 6, to: 10 },
  },
  // Specification, section 9.
  included: [
    msg`Concierge desk`,
    msg`Hot and cold beverages`,
    msg`Morning and afternoon refreshment breaks`,
    msg`Full catered lunch`,
    msg`Double redundant high-speed Wi-Fi`,
  ],
  includedNote: msg`For a diet or an allergy, write what you need under special requirements, and the team will answer.`,
  nearest: {
    airport: msg`Pearson (YYZ), about 25 minutes by train to Union Station`,
    station: msg`Union Station, about ten minutes on foot`,
  },
  transport: {
    air: msg`From Toronto Pearson (YYZ), the UP Express train reaches Union Station in about 25 minutes. Billy Bishop (YTZ), on the island, is about ten minutes away by taxi.`,
    transit: msg`Union Station, for trains, GO Transit and the subway, is about ten minutes on foot.`,
    car: PUBLIC_PARKING,
    door: msg`Take the elevator to the ninth floor, Suite 900. Give your name or the booking number at the desk, and you are shown to your room.`,
  },
  access: {
    ...SHARED_ACCESS,
    entrance: msg`Level from Example Street West, through an automatic door.`,
    elevator: msg`From the lobby to the ninth floor, wide enough for a wheelchair.`,
  },
};
