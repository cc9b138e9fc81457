/**
 * The pictures that a link to a page shows where it is shared (ogp.me): drawn by `scripts/pictures.mjs` into
 * `public/og/{locale}/{name}.png`. What they show is said here once, for those who cannot see them.
 */
import type { Locale, Localized } from "#app/domain/locale.ts";
import { OFFICE_SLUGS, type OfficeSlug } from "#app/domain/venue/cities.ts";
import { OFFICES } from "#app/domain/venue/venues.ts";
import { listed } from "#app/i18n/lists.ts";

const OTHER_PICTURES = ["default", "roster", "services", "case-management"] as const;
type OtherPicture = (typeof OTHER_PICTURES)[number];

/** One for each city page, named by its slug, and the others. */
export type Picture = OfficeSlug | OtherPicture;
export const PICTURES: readonly Picture[] = [...OFFICE_SLUGS, ...OTHER_PICTURES];

export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** A picture of a city page, by the venue's slug; the default one for what has none. */
export function cityPicture(slug: string | null): Picture {
  return PICTURES.find((picture) => picture === slug) ?? "default";
}

export function picturePath(picture: Picture, locale: Locale): string {
  return `/og/${locale}/${picture}.png`;
}

const skyline = (city: Localized): Localized => ({
  en: `The skyline of ${city.en}, a line drawing`,
  fr: `La silhouette de ${city.fr}, dessin au trait`,
  es: `El perfil de ${city.es}, dibujo a línea`,
});

const skylines: Localized = {
  en: `The skylines of ${listed(
    "en",
    OFFICES.map(({ city }) => city.en),
  )}, a line drawing`,
  fr: `Les silhouettes ${listed(
    "fr",
    OFFICES.map(({ city }) => `de ${city.fr}`),
  )}, dessin au trait`,
  es: `Los perfiles de ${listed(
    "es",
    OFFICES.map(({ city }) => city.es),
  )}, dibujo a línea`,
};

const OTHER_ALTS: Readonly<Record<OtherPicture, Localized>> = {
  default: skylines,
  roster: {
    en: "Three chairs behind a bench, seen from above",
    fr: "Trois fauteuils derrière une tribune, vus d’en haut",
    es: "Tres sillas detrás de un estrado, vistas desde arriba",
  },
  services: {
    en: "Plans of four hearing rooms, seen from above",
    fr: "Plans de quatre salles d’audience, vues d’en haut",
    es: "Planos de cuatro salas de audiencias, vistas desde arriba",
  },
  "case-management": {
    en: "A line with four points: case created, arbitrator assigned, review in progress, resolved",
    fr: "Une ligne à quatre points : dossier créé, arbitre désigné, examen en cours, réglé",
    es: "Una línea con cuatro puntos: caso creado, árbitro designado, revisión en curso, resuelto",
  },
};

/** What a picture shows. */
export function pictureAlt(picture: Picture): Localized {
  const office = OFFICES.find(({ slug }) => slug === picture);
  return office ? skyline(office.city) : OTHER_ALTS[picture as OtherPicture];
}
