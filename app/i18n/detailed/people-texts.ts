/** Words of the people of a hearing on the detailed form. */
import { msg } from "@lingui/core/macro";

export const PEOPLE_TEXTS = {
  none: msg`Nobody is listed yet.`,
  newPerson: msg`One more person`,
  hint: msg`Say where those who take part by video are: we show the hours on their clocks.`,
  name: msg`Person’s name`,
  part: msg`Takes part as`,
  attends: msg`Takes part`,
  byVideo: msg`By video`,
  byTelephone: msg`By telephone`,
  inTheRoom: msg`In the room`,
  place: msg`City`,
  zone: msg`Time zone`,
  noZone: msg`Not known`,
  add: msg`Add person`,
  whoOrWhere: msg`Enter a name, a city or a time zone`,
  tooMany: msg`The list is full`,
  tooLong: msg`This is too long`,
} as const;

export const beginAtText = (time: string) => msg`Begin at ${time}`;
