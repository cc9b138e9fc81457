import type { Venue } from "#app/domain/venue/venues.ts";

/** Where the venue is and how to reach it, as on a letterhead. The address is in the language of its street. */
export function VenueAddress({ venue }: { venue: Venue }) {
  return (
    <>
      <address lang={venue.addressLanguage}>{venue.address}</address>
      <p className="flex flex-wrap gap-x-6">
        <a
          href={`tel:${venue.phone.replaceAll(" ", "")}`}
          className="prose-link tabular inline-flex min-h-11 items-center whitespace-nowrap"
        >
          {venue.phone}
        </a>
        <a href={`mailto:${venue.email}`} className="prose-link inline-flex min-h-11 items-center">
          {venue.email}
        </a>
      </p>
    </>
  );
}
