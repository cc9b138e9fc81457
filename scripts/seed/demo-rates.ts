/** Invented rates of every venue, published by the administrator before any booking is made; their name says in a word of all three languages that they are for show. */
import { connect } from "#app/db/client.server.ts";
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import type { TypedCard } from "#app/domain/estimate/check-rate-card.ts";
import type { PricedService, ServiceUnit } from "#app/domain/estimate/rate-card.ts";
import type { Actor } from "#app/domain/people/roles.ts";
import { VENUES, type VenueId, venueName } from "#app/domain/venue/venues.ts";
import { publishRates } from "#app/services/venues/rates/change-rates.server.ts";
import { readRates } from "#app/services/venues/rates/read-rates.server.ts";

const NAME = "Demo";

/** How a venue's prices differ from Toronto's, and in what currency they are. */
const LEVELS: Readonly<Record<VenueId, { currency: TypedCard["currency"]; factor: number }>> = {
  arbitration_place_toronto: { currency: "CAD", factor: 1 },
  arbitration_place_montreal: { currency: "CAD", factor: 0.9 },
  arbitration_place_ottawa: { currency: "CAD", factor: 0.8 },
  arbitration_place_miami: { currency: "USD", factor: 0.85 },
  arbitration_place_cayman: { currency: "KYD", factor: 0.75 },
};

/** People, half a day, a full day, a further hour. */
const ROOMS = [
  [8, 450, 750, 110],
  [16, 700, 1150, 170],
  [40, 1300, 2200, 300],
  [80, 2000, 3400, 450],
  [200, 3200, 5500, 700],
] as const;

/** Meals are left out: they are on request. */
const SERVICES: Readonly<Partial<Record<PricedService, readonly [ServiceUnit, number]>>> = {
  remoteAccess: ["day", 350],
  needsConferencingUnit: ["day", 180],
  courtReportingRequired: ["hour", 130],
  needsLegalVideography: ["hour", 160],
  needsInterpretation: ["hour", 145],
  needsSignLanguage: ["hour", 165],
  caseManagementSupport: ["once", 600],
  streamingRequired: ["day", 650],
  evidencePresentationSpecialist: ["day", 1150],
  needsDocumentPlatform: ["once", 500],
};

/** The card of a venue as its form would send it; for every room size that the venue has. */
export function demoCard(id: VenueId, largest: number, validFrom: LocalDate): TypedCard {
  const { currency, factor } = LEVELS[id];
  const price = (amount: number) => String(Math.round((amount * factor) / 5) * 5);
  const room = (half: number, full: number, further: number) => ({
    halfDay: price(half),
    fullDay: price(full),
    furtherHour: price(further),
  });
  const sizes = ROOMS.filter(([people], at) => people <= largest || (ROOMS[at - 1]?.[0] ?? 0) < largest);
  return {
    name: NAME,
    currency,
    validFrom,
    rooms: sizes.map(([people, half, full, further]) => ({ people: String(people), ...room(half, full, further) })),
    breakout: room(220, 350, 50),
    services: Object.fromEntries(Object.entries(SERVICES).map(([name, [unit, amount]]) => [name, { unit, price: price(amount) }])),
  };
}

/** Publishes a card for each venue that has none. */
export async function writeDemoRates(env: Env, now: Date, admin: Actor): Promise<void> {
  const context = { env, db: connect(env.DB), actor: async () => admin, clock: () => now, origin: env.ORIGIN };
  const validFrom = `${now.getUTCFullYear() - 1}-01-01`;
  for (const venue of VENUES) {
    const name = venueName(venue);
    const { version, cards } = await readRates(context, name);
    if (cards.length === 0) await publishRates(context, name, version, demoCard(venue.id, venue.capacity.to, validFrom));
  }
}
