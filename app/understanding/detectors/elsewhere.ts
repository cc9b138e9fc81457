/** A room of ours is sought in a city where we have none: "do you have a venue in Paris?". */
import { sentencesIn } from "../text/clauses.ts";
import { cueBook, cuesIn } from "./cues.ts";
import { inside, overlap, type Text } from "./finding.ts";
import { cities, places } from "./places.ts";

const PREMISES = cueBook({
  room: "room|venue|hearing room|office|location|hall|space|facility|centre|center|salle|salle d'audience|bureau|local|locaux|lieu|centre d'arbitrage|sala|sala de audiencias|oficina|sede|local|espacio|salón",
});
const SEEKS = cueBook({
  seeks:
    "do you have|have you got|is there|are there|do you offer|need|looking for|book|reserve|rent|avez-vous|y a-t-il|vous avez|cherche|cherchons|réserver|besoin|louer|tienen|hay|cuentan con|necesito|necesitamos|busco|buscamos|reservar|alquilar|rentar",
});
const OF_OURS = cueBook({ own: "our own|my own|we have|they have|on a|nous avons|notre propre|tenemos|propia|propio" });
const IN = /^\s*(?:in|near|at|à|en|près de|cerca de)\s+$/i;

/** The sentences that seek one; none where one of our cities is named too. */
export function soughtElsewhere(text: Text): { start: number; end: number }[] {
  if (cities(text).length > 0) return [];
  const rooms = cuesIn(PREMISES, text.pieces);
  const found = places(text).filter(({ start }) => rooms.some(({ end }) => IN.test(text.message.slice(end, start))));
  return sentencesIn(text.tokens).filter(
    (sentence) =>
      found.some((place) => inside(place, sentence)) &&
      cuesIn(SEEKS, text.pieces).some((cue) => overlap(cue, sentence)) &&
      !cuesIn(OF_OURS, text.pieces).some((cue) => overlap(cue, sentence)),
  );
}
