/** Who asks, and about what: the city of their request, whether it is sent, and how they want to be reached. */
import { type ContactWay, contactWayOf } from "#app/domain/booking/contact-way.ts";
import { type Venue, venueOf } from "#app/domain/venue/venues.ts";
import { namedVenues } from "../venue-names.ts";

export interface Situation {
  /** The venue of the request; null while none is known. */
  venue: Venue | null;
  sent: boolean;
  way: ContactWay;
  /** They have said how they want to be reached. */
  isWaySaid: boolean;
}

/** The situation of a draft. A message that names one city of ours is about that one, as far as it is read by then. */
export function situationOf(values: Readonly<Partial<Record<string, string>>>, message: string, sent: boolean): Situation {
  const [named, ...others] = namedVenues(message);
  const { contactBy, contactWhen, specialRequirements, contactName } = values;
  return {
    venue: (others.length === 0 && named) || venueOf(values.location) || null,
    sent,
    way: contactWayOf(contactBy, contactWhen, { specialRequirements, contactName }),
    isWaySaid: Boolean(contactBy || contactWhen),
  };
}
