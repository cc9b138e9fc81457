/** Whose clock a time is on, as people say it (rulings, "Time": "9:00 a.m. EDT, Toronto"). */
import { isLocale } from "#app/domain/locale.ts";
import { venueOf } from "#app/domain/venue/venues.ts";
import { zoneLabel } from "#app/i18n/dates.ts";

/** The zone in force on `date` with the city of the venue at `location`; for a virtual hearing, a city of the zone itself. */
export function clockLabel(locale: string, zone: string, date: string | undefined, location: string | null | undefined): string {
  const label = zoneLabel(locale, zone, date);
  const venue = venueOf(location);
  // `zoneLabel` names the first city of a zone: Montreal's hearings are not on Toronto's clock, whatever the offset.
  return venue?.zone === zone ? label.replace(/, .*$/, `, ${venue.city[isLocale(locale) ? locale : "en"]}`) : label;
}
