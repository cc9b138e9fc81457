/** What is at a venue, as its page publishes it: step-free access and what goes with it, how it is reached, meals. */
import type { Locale } from "#app/domain/locale.ts";
import type { Venue } from "#app/domain/venue/venues.ts";
import { typeset } from "../figures.ts";
import { transportAnswer } from "./transport.ts";

/** What the FAQ with this id answers about this venue; null of a venue that publishes nothing of it. */
export function facilityAnswer(faqId: string, venue: Venue, question: string, locale: Locale): string | null {
  const { code, city } = venue;
  const place = PLACES[code]?.[locale];
  if (!place) return null;
  const answers: Readonly<Record<string, () => string | null>> = {
    accessibility: () => accessAnswer(question, { place, city: city[locale] }, locale),
    "parking-and-transport": () => transportAnswer(venue, question, locale),
    catering: () => (code === "TOR" ? WORDS[locale].lunchIn : WORDS[locale].mealsAt(city[locale])),
  };
  const answer = Object.hasOwn(answers, faqId) ? answers[faqId]?.() : null;
  return answer ? typeset(answer, locale) : null;
}

interface Place {
  /** The way in from the street. */
  entrance: string;
  elevator: string;
}

const LEVEL: Readonly<Record<Locale, string>> = {
  en: "the entrance is level, with an automatic door",
  fr: "l’entrée est de plain-pied, avec une porte automatique",
  es: "la entrada está a nivel de calle, con puerta automática",
};
const TO_FLOOR: Readonly<Record<Locale, (floor: string) => string>> = {
  en: (floor) => `an elevator wide enough for a wheelchair goes from the lobby to the ${floor} floor, where the hearing rooms are`,
  fr: (floor) => `un ascenseur assez large pour un fauteuil roulant mène du hall au ${floor} étage, où sont les salles d’audience`,
  es: (floor) =>
    `un ascensor con ancho suficiente para una silla de ruedas sube del vestíbulo al piso ${floor}, donde están las salas de audiencia`,
};
const onFloor = (en: string, fr: string, es: string): Readonly<Record<Locale, Place>> => ({
  en: { entrance: LEVEL.en, elevator: TO_FLOOR.en(en) },
  fr: { entrance: LEVEL.fr, elevator: TO_FLOOR.fr(fr) },
  es: { entrance: LEVEL.es, elevator: TO_FLOOR.es(es) },
});

/** As the pages of the cities say it (`app/components/documents/cities`); `tests/assistant/ways-in.test.ts` holds both together. */
const PLACES: Readonly<Partial<Record<Venue["code"], Readonly<Record<Locale, Place>>>>> = {
  TOR: onFloor("ninth", "neuvième", "9"),
  MTL: onFloor("fifteenth", "quinzième", "15"),
  MIA: onFloor("20th", "20e", "20"),
  CAY: {
    en: {
      entrance: "a ramp next to the steps leads to an automatic door",
      elevator: "an elevator wide enough for a wheelchair goes to every floor with hearing rooms",
    },
    fr: {
      entrance: "une rampe à côté des marches mène à une porte automatique",
      elevator: "un ascenseur assez large pour un fauteuil roulant dessert tous les étages des salles d’audience",
    },
    es: {
      entrance: "una rampa junto a los escalones lleva a una puerta automática",
      elevator: "un ascensor con ancho suficiente para una silla de ruedas llega a todos los pisos con salas de audiencia",
    },
  },
};

/** One of these words, whole; each is a pattern of its own. */
const anyOf = (...words: readonly string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${words.join("|")})(?!\\p{L})`, "iu");

/** Each point of access by the words that ask for it, in the three languages; the way in is said where none is named. */
const POINTS = [
  {
    name: "loop",
    asks: anyOf(
      ...["loop", "hearing aids?", "hard of hearing", "deaf"],
      ...["boucle", "malentend\\p{L}*", "entend mal", "sourde?s?"],
      ...["bucle", "hipoac\\p{L}*", "sord[ao]s?", "audífonos?"],
    ),
  },
  {
    name: "washrooms",
    asks: anyOf(...["washrooms?", "bathrooms?", "restrooms?", "toilets?"], "toilettes?", ...["baños?", "sanitarios?"]),
  },
  {
    name: "animals",
    asks: anyOf(...["service animals?", "guide dog", "dogs?"], ...["chiens?", "animaux"], ...["perros?", "animal(?:es)?"]),
  },
  {
    name: "quiet",
    asks: anyOf(
      ...["quiet room", "pray\\p{L}*", "to rest", "medication"],
      ...["salle calme", "prier", "se reposer", "médicaments?"],
      ...["sala tranquila", "rezar", "descansar", "medicamentos?"],
    ),
  },
] as const;

function accessAnswer(question: string, { place, city }: { place: Place; city: string }, locale: Locale): string {
  const words = WORDS[locale];
  const asked = POINTS.filter(({ asks }) => asks.test(question)).map(({ name }) => words.points[name]);
  const isOfWay = asked.length === 0 || WAY_IN.test(question);
  return [...(isOfWay ? [words.wayIn(city, place)] : []), ...asked].join(" ");
}
const WAY_IN = anyOf(
  ...["stairs?", "steps?", "step-free", "elevator", "lift", "ramp", "wheelchair", "ground floor"],
  ...["escaliers?", "marches?", "ascenseur", "rampe", "fauteuil", "rez-de-chaussée"],
  ...["escaleras?", "escalones", "ascensor", "elevador", "rampa", "silla de ruedas", "planta baja"],
);

interface FacilityWords {
  wayIn: (city: string, place: Place) => string;
  points: Readonly<Record<(typeof POINTS)[number]["name"], string>>;
  lunchIn: string;
  mealsAt: (city: string) => string;
}

const WORDS: Readonly<Record<Locale, FacilityWords>> = {
  en: {
    wayIn: (city, { entrance, elevator }) => `${city}: ${entrance}, and ${elevator}. The washrooms on that floor are accessible.`,
    points: {
      loop: "A portable hearing loop can be set up in any room; ask for it with your booking, so that it is set up and tried before you arrive.",
      washrooms: "There are accessible washrooms on the floor of the hearing rooms.",
      animals: "Service animals are welcome in every room, and there is water at the desk.",
      quiet: "There is a small room with a door that locks, to rest, to pray or to take medication; ask at the desk.",
    },
    lunchIn:
      "In Toronto, hot and cold beverages, morning and afternoon refreshment breaks and a full catered lunch are included. For a diet or an allergy, tell me and I note it for the team.",
    mealsAt: (city) =>
      `${city}: tell me what you would like and for how many, diets and allergies included, and I note it. The team tells you in writing, before the booking is confirmed, what comes with the room and what is charged.`,
  },
  fr: {
    wayIn: (city, { entrance, elevator }) => `${city} : ${entrance}, et ${elevator}. Les toilettes de cet étage sont accessibles.`,
    points: {
      loop: "Une boucle magnétique portative peut être installée dans toute salle ; demandez-la avec la réservation, pour qu’elle soit installée et essayée avant votre arrivée.",
      washrooms: "Il y a des toilettes accessibles à l’étage des salles d’audience.",
      animals: "Les animaux d’assistance sont les bienvenus dans toutes les salles, et il y a de l’eau à l’accueil.",
      quiet: "Il y a une petite pièce qui ferme à clé, pour se reposer, prier ou prendre un médicament ; demandez-la à l’accueil.",
    },
    lunchIn:
      "À Toronto, les boissons chaudes et froides, les pauses du matin et de l’après-midi et un repas du midi complet sont compris. Pour un régime ou une allergie, dites-le-moi et je le note pour l’équipe.",
    mealsAt: (city) =>
      `${city} : dites-moi ce que vous souhaitez et pour combien de personnes, régimes et allergies compris, et je le note. L’équipe vous précise par écrit, avant la confirmation, ce que comprend la salle et ce qui est facturé.`,
  },
  es: {
    wayIn: (city, { entrance, elevator }) => `${city}: ${entrance}, y ${elevator}. Los sanitarios de ese piso son accesibles.`,
    points: {
      loop: "Se puede instalar un bucle magnético portátil en cualquier sala; pídalo con su reserva, para que esté instalado y probado antes de su llegada.",
      washrooms: "Hay sanitarios accesibles en el piso de las salas de audiencia.",
      animals: "Los animales de asistencia son bienvenidos en todas las salas, y hay agua en la recepción.",
      quiet: "Hay un cuarto pequeño con puerta que cierra con llave, para descansar, rezar o tomar un medicamento; pídalo en la recepción.",
    },
    lunchIn:
      "En Toronto se incluyen bebidas calientes y frías, refrigerios por la mañana y por la tarde y un almuerzo completo. Si hay una dieta o una alergia, dígamelo y lo anoto para el equipo.",
    mealsAt: (city) =>
      `${city}: dígame qué desea y para cuántas personas, con dietas y alergias, y lo anoto. El equipo le indica por escrito, antes de confirmar, qué incluye la sala y qué se cobra.`,
  },
};
