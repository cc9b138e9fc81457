/** What holds in every office. */
import { msg } from "@lingui/core/macro";

export const EASTERN_CLOCK = msg`Eastern Time: EST in winter, EDT in summer.`;

export const ENGLISH_DESK = msg`English; others with an interpreter, on request`;

export const SET_AS_ASKED = msg`The room set up your way`;

export const WRITTEN_INCLUSIONS = msg`What else your room includes, from refreshments to equipment, the team tells you in writing before the booking is confirmed.`;

export const PUBLIC_PARKING = msg`Public parking garages are a few minutes away on foot; we keep no spaces of our own. If someone must park near the door, tell us the day before.`;

export const SHARED_ACCESS = {
  washrooms: msg`Accessible washrooms on the floor of the hearing rooms.`,
  hearing: msg`A portable hearing loop for any room. Please ask for it with your booking, so that it is set up and tried.`,
  animals: msg`Service animals are welcome in every room. There is water at the desk.`,
  quiet: msg`A small room with a door that locks, to rest, to pray or to take medication. Ask at the desk.`,
};
