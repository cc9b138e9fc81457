/** What the pictures of shared links say, in each language. Figures come from the venues. */
import type { Picture } from "#app/components/layout/sharing-pictures.ts";
import type { Locale, Localized } from "#app/domain/locale.ts";
import type { OfficeSlug } from "#app/domain/venue/cities.ts";
import { OFFICES, type Venue } from "#app/domain/venue/venues.ts";
import { listed } from "#app/i18n/lists.ts";

export interface PictureText {
  title: string;
  lines: readonly string[];
}

const COUNTRIES: Readonly<Record<Venue["country"], Localized>> = {
  CA: { en: "Canada", fr: "Canada", es: "Canadá" },
  US: { en: "United States", fr: "États-Unis", es: "Estados Unidos" },
  KY: { en: "Cayman Islands", fr: "Îles Caïmans", es: "Islas Caimán" },
};

const OTHERS: Readonly<Record<Exclude<Picture, OfficeSlug>, { title: Localized; line: Localized }>> = {
  default: {
    title: {
      en: "Arbitration, mediation and hearing venues",
      fr: "Salles d’arbitrage, de médiation et d’audience",
      es: "Salas de arbitraje, mediación y audiencias",
    },
    line: {
      en: listed(
        "en",
        OFFICES.map(({ city }) => city.en),
      ),
      fr: listed(
        "fr",
        OFFICES.map(({ city }) => city.fr),
      ),
      es: listed(
        "es",
        OFFICES.map(({ city }) => city.es),
      ),
    },
  },
  roster: {
    title: { en: "Our roster of arbitrators", fr: "Nos arbitres", es: "Nuestros árbitros" },
    line: {
      en: "Arbitrators and mediators for your proceeding",
      fr: "Des arbitres et des médiateurs pour votre dossier",
      es: "Árbitros y mediadores para su procedimiento",
    },
  },
  services: {
    title: {
      en: "A room, a record and a steady hand",
      fr: "Une salle, une transcription et une main sûre",
      es: "Una sala, una transcripción y una mano firme",
    },
    line: {
      en: "Services for arbitration, mediation and hearings",
      fr: "Services d’arbitrage, de médiation et d’audience",
      es: "Servicios de arbitraje, mediación y audiencia",
    },
  },
  "case-management": {
    title: {
      en: "Arbitration case management",
      fr: "Gestion des dossiers d’arbitrage",
      es: "Gestión de casos de arbitraje",
    },
    line: {
      en: "From filing to resolution, on the record",
      fr: "Du dépôt à la décision, tout est consigné",
      es: "De la presentación al laudo, todo queda registrado",
    },
  },
};

/** The points of a case's line, as the landing names them. */
export const CASE_STEPS: Readonly<Record<Locale, readonly string[]>> = {
  en: ["Case created", "Arbitrator assigned", "Review in progress", "Resolved"],
  fr: ["Dossier créé", "Arbitre désigné", "Examen en cours", "Résolu"],
  es: ["Caso creado", "Árbitro designado", "Revisión en curso", "Resuelto"],
};

export function pictureText(picture: Picture, locale: Locale): PictureText {
  const venue = OFFICES.find((candidate) => candidate.slug === picture);
  if (venue) return { title: venue.city[locale], lines: [COUNTRIES[venue.country][locale], rooms(venue.rooms)[locale]] };
  const { title, line } = OTHERS[picture as keyof typeof OTHERS];
  return { title: title[locale], lines: [line[locale]] };
}

const rooms = (count: number): Localized => ({
  en: `${count} hearing rooms`,
  fr: `${count} salles d’audience`,
  es: `${count} salas de audiencias`,
});
