import type { VenueId } from "#app/domain/venue/venues.ts";

/** Montreal's page is in French and English at every address (specification, section 2): its welcome is data in both, French first. */
export interface Welcome {
  lang: "fr" | "en";
  /** Shown under the name of the city. */
  motto: string;
  title: string;
  text: string;
  labels: Readonly<Record<"rooms" | "people" | "hours" | "languages", string>>;
  people: (from: number, to: number) => string;
  hours: (opens: string, closes: string, zone: string) => string;
  week: string;
  clock: string;
  languages: string;
}

const MONTREAL_WELCOME: readonly [Welcome, Welcome] = [
  {
    lang: "fr",
    motto: "Vos audiences, en français et en anglais.",
    title: "Bienvenue à Montréal",
    text: "Nos services sont offerts en français et en anglais, du premier appel au dernier document. Dites-nous dans quelle langue se déroule votre procédure ; nous vous répondons dans celle que vous choisissez.",
    labels: { rooms: "Salles", people: "Participants", hours: "Heures d’ouverture", languages: "Langues" },
    people: (from, to) => `${from} à ${to}`,
    hours: (opens, closes, zone) => `De ${opens} à ${closes}, ${zone}`,
    week: "Du lundi au vendredi",
    clock: "Heure de l’Est : HNE en hiver, HAE en été.",
    languages: "Français et anglais",
  },
  {
    lang: "en",
    motto: "Your hearings, in French and in English.",
    title: "Welcome to Montreal",
    text: "Our services are offered in French and in English, from the first call to the last document. Tell us in which language your proceeding takes place; we answer in the one that you choose.",
    labels: { rooms: "Rooms", people: "Participants", hours: "Hours", languages: "Languages" },
    people: (from, to) => `${from} to ${to}`,
    hours: (opens, closes, zone) => `${opens} to ${closes} ${zone}`,
    week: "Monday to Friday",
    clock: "Eastern Time: EST in winter, EDT in summer.",
    languages: "French and English",
  },
];

/** The welcome of a venue whose page is in two languages; null for the others. */
export function bilingualWelcome(venue: VenueId): readonly [Welcome, Welcome] | null {
  return venue === "arbitration_place_montreal" ? MONTREAL_WELCOME : null;
}
