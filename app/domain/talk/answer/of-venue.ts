/** Whether what a page says of a venue answers what was asked of it. */
import type { Desk } from "#app/domain/talk/desk.ts";

/**
 * It says what there is at a venue of ours, and gives no number to ask at: nothing is left for staff to answer. A question for anything that no page
 * tells ("is there a changing table?") is theirs all the same.
 */
export const isOfVenue = ({ world, before }: Desk, question: string, text: string): boolean =>
  SAID.test(question) && !/\+\d/.test(text) && world.venues.some(({ city }) => text.startsWith(city[before.locale]));

/** Ways in, washrooms, parking, and how one comes. */
const SAID =
  /(?<!\p{L})(?:access|wheelchair|mobility|step|stair|elevator|lift(?!\p{L})|ramp|level|entrance|floors?(?!\p{L})|washroom|bathroom|restroom|toilet|park|garage|cars?(?!\p{L})|subway|metro|train|transit|airport|station|bus(?!\p{L})|taxi|get (?:there|to)|fauteuil|mobilité|handicap|escalier|marches?(?!\p{L})|ascenseur|rampe|plain-pied|entrée|étage|rez-de|voiture|métro|gare(?!\p{L})|aéroport|rendre|autobus|accès|accesib|acceso|silla de ruedas|movilidad|escal|ascensor|elevador|rampa|entrada|pisos?(?!\p{L})|planta|baños?(?!\p{L})|sanitario|estaciona|aparca|parqueo|coches?(?!\p{L})|tren|aeropuerto|llega|autobús)/iu;
