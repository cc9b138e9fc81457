import { cardInForce, draftCardOf, publishedCardsOf, type RateCardRow } from "#app/db/venues/rate-cards.repo.server.ts";
import { settingsOf, venueHistory } from "#app/db/venues/venues.repo.server.ts";
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { AppError } from "#app/domain/errors.ts";
import type { CardStanding, RateCard } from "#app/domain/estimate/rate-card.ts";
import type { Venue } from "#app/domain/venue/venues.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import type { VenueRecord } from "../get-venue.server.ts";
import { todayAt, venueOrNotFound } from "../venue-changes.server.ts";

export interface ListedCard extends RateCard {
  id: string;
  standing: CardStanding;
  /** ISO 8601. */
  publishedAt: string;
}

export interface VenueRates {
  venue: Venue;
  /** The venue's: a change of its rates is one of the venue. */
  version: number;
  draft: RateCard | null;
  /** The newest first. */
  cards: readonly ListedCard[];
  history: VenueRecord["history"];
  today: LocalDate;
}

const MOST = 40;
const HISTORY = 60;

/** What a venue charges, for administrators. Throws `not_found`. */
export async function readRates(context: ServiceContext, name: string): Promise<VenueRates> {
  const { db } = context;
  await administratorOf(context);
  const venue = venueOrNotFound(name);
  const today = todayAt(context, venue);
  const [[settings], [draft], cards, [current], history] = await db.batch([
    settingsOf(db, [venue.id]),
    draftCardOf(db, venue.id),
    publishedCardsOf(db, venue.id, MOST),
    cardInForce(db, venue.id, today),
    venueHistory(db, venue.id, HISTORY),
  ]);
  if (!settings) throw new AppError("not_found");
  return {
    venue,
    version: settings.version,
    draft: draft ? cardOf(draft) : null,
    cards: cards.map((card) => ({
      id: card.id,
      ...cardOf(card),
      standing: standingOf(card, current?.id ?? null, today),
      publishedAt: new Date(card.publishedAt ?? card.createdAt).toISOString(),
    })),
    history: history
      .filter(({ action }) => action.startsWith("rates_"))
      .map(({ at, ...entry }) => ({ ...entry, at: new Date(at).toISOString() })),
    today,
  };
}

/** The card of a row. */
export function cardOf({ name, currency, validFrom, rates }: Pick<RateCardRow, "name" | "currency" | "validFrom" | "rates">): RateCard {
  return { name, currency, validFrom, rates };
}

function standingOf({ id, state, validFrom }: RateCardRow, current: string | null, today: LocalDate): CardStanding {
  if (state === "withdrawn") return "withdrawn";
  if (validFrom > today) return "to_come";
  return id === current ? "in_force" : "superseded";
}
