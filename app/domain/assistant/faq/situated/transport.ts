/** How a venue is reached, as the page of its city says it (`app/components/documents/cities`). */
import type { Locale } from "#app/domain/locale.ts";
import type { Venue } from "#app/domain/venue/venues.ts";

type ByCity = Readonly<Partial<Record<Venue["code"], Readonly<Record<Locale, string>>>>>;

const WAYS: ByCity = {
  TOR: {
    en: "Union Station (trains, GO Transit and the subway) is about ten minutes on foot, and the UP Express from Pearson airport takes about 25 minutes to it.",
    fr: "La gare Union (trains, GO Transit et métro) est à une dizaine de minutes à pied, et l’UP Express y mène de l’aéroport Pearson en 25 minutes environ.",
    es: "Union Station (trenes, GO Transit y metro) queda a unos diez minutos a pie, y el UP Express llega a ella desde el aeropuerto Pearson en unos 25 minutos.",
  },
  MTL: {
    en: "Central Station and the métro at Bonaventure are about ten minutes away on foot; from Montréal–Trudeau airport allow about 30 minutes by taxi, or take the 747 bus.",
    fr: "La Gare centrale et la station de métro Bonaventure sont à une dizaine de minutes à pied ; de l’aéroport Montréal-Trudeau, comptez environ 30 minutes en taxi, ou prenez l’autobus 747.",
    es: "La Gare Centrale y el metro Bonaventure quedan a unos diez minutos a pie; desde el aeropuerto Montréal–Trudeau calcule unos 30 minutos en taxi, o tome el autobús 747.",
  },
  MIA: {
    en: "Government Center (Metrorail and Metromover) is about ten minutes on foot; from Miami International allow about 20 minutes by taxi outside rush hours.",
    fr: "Government Center (Metrorail et Metromover) est à une dizaine de minutes à pied ; de l’aéroport international de Miami, comptez environ 20 minutes en taxi hors des heures de pointe.",
    es: "Government Center (Metrorail y Metromover) queda a unos diez minutos a pie; desde el aeropuerto internacional de Miami calcule unos 20 minutos en taxi fuera de las horas pico.",
  },
  CAY: {
    en: "From Owen Roberts airport allow about ten minutes by taxi; public minibuses leave from the depot, about five minutes away on foot.",
    fr: "De l’aéroport Owen Roberts, comptez une dizaine de minutes en taxi ; les minibus publics partent du dépôt, à cinq minutes à pied environ.",
    es: "Desde el aeropuerto Owen Roberts calcule unos diez minutos en taxi; los minibuses públicos salen de la terminal, a unos cinco minutos a pie.",
  },
};

const GARAGES: Readonly<Record<Locale, string>> = {
  en: "We keep no parking spaces of our own, but public garages are a few minutes away on foot. If someone must park near the door, tell us the day before.",
  fr: "Nous n’avons pas de places de stationnement à nous, mais des stationnements publics sont à quelques minutes à pied. Si quelqu’un doit se garer près de la porte, dites-le-nous la veille.",
  es: "No tenemos lugares de estacionamiento propios, pero hay estacionamientos públicos a pocos minutos a pie. Si alguien debe estacionarse cerca de la puerta, avísenos el día anterior.",
};
const IN_GEORGE_TOWN: Readonly<Record<Locale, string>> = {
  en: "Parking in George Town is limited, so tell us the day before how many cars to expect.",
  fr: "Le stationnement est limité à George Town ; dites-nous la veille combien de voitures attendre.",
  es: "El estacionamiento en George Town es limitado; díganos el día anterior cuántos coches debemos esperar.",
};

const PARKING =
  /(?<!\p{L})(?:park\p{L}*|garages?|cars?|trucks?|stationne\p{L}*|voitures?|camions?|estaciona\p{L}*|parqueo|aparca\p{L}*|coches?)(?!\p{L})/iu;
const RIDING = /(?<!\p{L})(?:get there|subway|metro|métro|train|airport|bus|taxi|rendre|gare|aéroport|llega|aeropuerto|autobús)(?!\p{L})/iu;

/** Where one parks, how one comes, or both, as the question has it; null of a venue that publishes nothing of it. */
export function transportAnswer({ code, city }: Venue, question: string, locale: Locale): string | null {
  const ways = WAYS[code]?.[locale];
  if (!ways) return null;
  const parking = code === "CAY" ? IN_GEORGE_TOWN[locale] : GARAGES[locale];
  const [isOfParking, isOfRiding] = [PARKING.test(question), RIDING.test(question)];
  const parts = [...(isOfParking || !isOfRiding ? [parking] : []), ...(isOfRiding || !isOfParking ? [ways] : [])];
  return `${city[locale]}${locale === "fr" ? " :" : ":"} ${parts.join(" ")}`;
}
