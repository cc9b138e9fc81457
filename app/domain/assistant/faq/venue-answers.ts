/** Answers that are about the city that a question names, from the data of its venue. */
import type { Locale } from "#app/domain/locale.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { publishes } from "#app/domain/venue/published.ts";
import type { Venue } from "#app/domain/venue/venues.ts";
import { hoursSentence, roomsPhrase, typeset } from "./figures.ts";

/** What the FAQ with this id answers about one venue, or null where its own answer says all there is. */
export function venueAnswer(faqId: string, venue: Venue, locale: Locale): string | null {
  return Object.hasOwn(ANSWERS, faqId) ? (ANSWERS[faqId]?.(venue, locale) ?? null) : null;
}

const ANSWERS: Readonly<Record<string, (venue: Venue, locale: Locale) => string | null>> = {
  "opening-hours": (venue, locale) => (publishes(venue, "hours") ? hoursSentence(venue, locale) : asks(venue, locale)),
  "rooms-and-capacity": (venue, locale) => {
    const rooms = roomsPhrase(venue, locale);
    return rooms ? cityLine(venue, `${rooms}.`, locale) : asks(venue, locale);
  },
  locations: (venue, locale) => cityLine(venue, `${venue.address}. ${PHONE[locale]} ${venue.phone}.`, locale),
  "talk-to-a-person": (venue, locale) => cityLine(venue, `${venue.phone}, ${venue.email}.`, locale),
  "parking-and-transport": (venue, locale) => cityLine(venue, `${venue.address}. ${ASK_PARKING[locale]} ${venue.phone}.`, locale),
};

const PHONE: Readonly<Record<Locale, string>> = { en: "Telephone", fr: "Téléphone :", es: "Teléfono:" };
const ASK_PARKING: Readonly<Record<Locale, string>> = {
  en: "For parking and transport, please ask the team there at",
  fr: "Pour le stationnement et les transports, renseignez-vous auprès de l’équipe sur place au",
  es: "Para estacionamiento y transporte, consulte al equipo de la sede en el",
};

const cityLine = (venue: Venue, text: string, locale: Locale): string =>
  typeset(`${venue.city[locale]}${locale === "fr" ? " :" : ":"} ${text}`, locale);

/** For what a partner venue does not publish. */
function asks(venue: Venue, locale: Locale): string {
  const [city, phone] = [venue.city[locale], PROVIDER.phoneDisplay];
  if (locale === "en") return `${city} is a partner venue; please ask the team at ${phone} for its hours and rooms.`;
  if (locale === "fr")
    return typeset(
      `${city} est un établissement partenaire ; renseignez-vous auprès de l’équipe au ${phone} sur ses heures et ses salles.`,
      locale,
    );
  return `${city} es una sede asociada; consulte al equipo en el ${phone} sobre su horario y sus salas.`;
}
