/**
 * The pictures that a link to a page shows where it is shared (ogp.me): drawn by `scripts/pictures.mjs` into
 * `public/og/{locale}/{name}.png`. What they show is said here once, for those who cannot see them.
 */
import type { Locale, Localized } from "#app/domain/locale.ts";

export const PICTURES = ["default", "toronto", "montreal", "miami", "grand-cayman", "roster", "services", "case-management"] as const;
export type Picture = (typeof PICTURES)[number];

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

const same = (name: string): Localized => ({ en: name, fr: name, es: name });

/** What each picture shows. */
export const PICTURE_ALTS: Readonly<Record<Picture, Localized>> = {
  default: {
    en: "The skylines of Toronto, Montreal, Miami and Grand Cayman, a line drawing",
    fr: "Les silhouettes de Toronto, de Montréal, de Miami et de Grand Cayman, dessin au trait",
    es: "Los perfiles de Toronto, Montreal, Miami y Gran Caimán, dibujo a línea",
  },
  toronto: skyline(same("Toronto")),
  montreal: skyline({ en: "Montreal", fr: "Montréal", es: "Montreal" }),
  miami: skyline(same("Miami")),
  "grand-cayman": skyline({ en: "Grand Cayman", fr: "Grand Cayman", es: "Gran Caimán" }),
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
    fr: "Une ligne à quatre points : dossier créé, arbitre désigné, examen en cours, résolu",
    es: "Una línea con cuatro puntos: caso creado, árbitro asignado, revisión en curso, resuelto",
  },
};
