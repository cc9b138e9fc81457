/** Hours, rooms and addresses of the venues as sentences, so that no answer restates a figure that data holds. */
import type { Locale } from "#app/domain/locale.ts";
import type { CityZone } from "#app/domain/venue/cities.ts";
import { publishes } from "#app/domain/venue/published.ts";
import type { Venue } from "#app/domain/venue/venues.ts";
import { OFFICES } from "#app/domain/venue/venues.ts";
import { frenchSpaces } from "./french-spaces.ts";

/** French sets a space before a colon and a semicolon; `frenchSpaces` then makes it one that does not break. */
const COLON: Readonly<Record<Locale, string>> = { en: ": ", fr: " : ", es: ": " };
const SEMICOLON: Readonly<Record<Locale, string>> = { en: "; ", fr: " ; ", es: "; " };
export const typeset = (text: string, locale: Locale): string => (locale === "fr" ? frenchSpaces(text) : text);

/** A wall-clock time as it is read: `8:00 a.m.`, in French `8 h`. Takes `HH:MM`. */
export function clockTime(time: string, locale: Locale): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const minutes = String(minute).padStart(2, "0");
  if (locale === "fr") return typeset(minute === 0 ? `${hour} h` : `${hour} h ${minutes}`, locale);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? "a.m." : "p.m."}`;
}

const EASTERN: Readonly<Record<Locale, string>> = {
  en: "Eastern Time (EST, or EDT in summer)",
  fr: "heure de l’Est (HNE, ou HAE en été)",
  es: "hora del Este (EST, o EDT en verano)",
};
/** Said for the whole year, so both names of the zone are given; Grand Cayman never changes its clocks. */
const ZONE_NAMES: Readonly<Record<CityZone, Readonly<Record<Locale, string>>>> = {
  "America/Toronto": EASTERN,
  "America/New_York": EASTERN,
  "America/Cayman": { en: "EST all year", fr: "HNE toute l’année", es: "EST todo el año" },
};

export const zoneName = (venue: Venue, locale: Locale): string => ZONE_NAMES[venue.zone][locale];

const WEEKDAYS: Readonly<Record<Locale, string>> = { en: "Monday to Friday", fr: "du lundi au vendredi", es: "de lunes a viernes" };

/** Opening hours without city or zone: `8:00 a.m.–6:00 p.m.`, `de 8 h à 18 h`, `de 8:00 a.m. a 6:00 p.m.`. */
export function hoursRange(venue: Venue, locale: Locale): string {
  // Every office opens Monday to Friday at one and the same hour, so Monday stands for the week.
  const monday = venue.hours[1] ?? { opens: "09:00", closes: "17:00" };
  const [opens, closes] = [clockTime(monday.opens, locale), clockTime(monday.closes, locale)];
  if (locale === "en") return `${opens}–${closes}`;
  return locale === "fr" ? `de ${opens} à ${closes}` : `de ${opens} a ${closes}`;
}

/** `Miami: Monday to Friday, 8:00 a.m.–6:00 p.m. Eastern Time (EST, or EDT in summer).` */
export function hoursSentence(venue: Venue, locale: Locale): string {
  const separator = locale === "en" ? " " : ", ";
  const hours = `${WEEKDAYS[locale]}, ${hoursRange(venue, locale)}${separator}${zoneName(venue, locale)}`;
  return typeset(`${venue.city[locale]}${COLON[locale]}${hours}.`, locale);
}

/** The hours of every office on one line, cities with equal hours together. */
export function allHours(locale: Locale): string {
  const groups = Map.groupBy(OFFICES, (venue) => hoursRange(venue, locale));
  const conjunction = { en: " and ", fr: " et ", es: " y " }[locale];
  const parts = [...groups].map(([range, venues]) => `${venues.map((venue) => venue.city[locale]).join(conjunction)} ${range}`);
  return typeset(`${WEEKDAYS[locale]}${COLON[locale]}${parts.join(SEMICOLON[locale])}`, locale);
}

/** Rooms and capacity of one venue, as far as they are published. */
export function roomsPhrase(venue: Venue, locale: Locale): string | null {
  if (!publishes(venue, "rooms")) return null;
  const { from, to } = venue.capacity;
  const capacity = publishes(venue, "capacity");
  if (locale === "en") return capacity ? `${venue.rooms} rooms, for ${from} to ${to} participants` : `${venue.rooms} private rooms`;
  if (locale === "fr") return capacity ? `${venue.rooms} salles, de ${from} à ${to} participants` : `${venue.rooms} salles privées`;
  return capacity ? `${venue.rooms} salas, de ${from} a ${to} participantes` : `${venue.rooms} salas privadas`;
}

/** Rooms of every office: `Toronto: 15 rooms, for 6 to 200 participants; Montreal: …`. */
export function allRooms(locale: Locale): string {
  const parts = OFFICES.map((venue) => `${venue.city[locale]}${COLON[locale]}${roomsPhrase(venue, locale)}`);
  return typeset(parts.join(SEMICOLON[locale]), locale);
}
