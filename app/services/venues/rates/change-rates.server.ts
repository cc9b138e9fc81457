/** What administrators do with a venue's rates. Each is a change of the venue: it names the version that was read, and is in its history. */
import {
  addingCard,
  discardingDraftCard,
  draftCardOf,
  publishedCardsOf,
  withdrawingCard,
  writingDraftCard,
} from "#app/db/venues/rate-cards.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import { checkRateCard } from "#app/domain/estimate/check-rate-card.ts";
import { isEmpty, type RateCard } from "#app/domain/estimate/rate-card.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { newId } from "#app/services/platform/ids.ts";
import { refused, venueOrNotFound, writeVenueChange } from "../venue-changes.server.ts";
import { cardOf } from "./read-rates.server.ts";

const MOST = 40;

/** Writes the venue's draft, which nobody but administrators sees. Throws `invalid_input` with an issue per field, and `stale_version`. */
export async function saveDraftRates(context: ServiceContext, venueName: string, version: number, input: unknown): Promise<void> {
  const { clock, db } = context;
  const who = await administratorOf(context);
  const venue = venueOrNotFound(venueName);
  const card = cardFrom(input);
  const [before] = await draftCardOf(db, venue.id);
  const row = { id: newId(), venueId: venue.id, state: "draft" as const, ...card, createdAt: clock().getTime() };
  await writeVenueChange(context, venue.id, version, who, {
    action: "rates_saved",
    changes: { name: card.name, date: card.validFrom, before: before ? cardOf(before) : null, rates: card },
    statements: [writingDraftCard(db, row)],
  });
}

/** Puts what was entered in force from its day on, in place of the draft. Throws `invalid_input` with an issue per field, and `stale_version`. */
export async function publishRates(context: ServiceContext, venueName: string, version: number, input: unknown): Promise<void> {
  const { clock, db } = context;
  const who = await administratorOf(context);
  const venue = venueOrNotFound(venueName);
  const card = cardFrom(input);
  if (isEmpty(card.rates)) throw refused("rooms.0.fullDay", "rates_empty");
  const now = clock().getTime();
  const row = { id: newId(), venueId: venue.id, state: "published" as const, ...card, createdAt: now, publishedAt: now };
  await writeVenueChange(context, venue.id, version, who, {
    action: "rates_published",
    changes: { card: row.id, name: card.name, date: card.validFrom, rates: card },
    statements: [discardingDraftCard(db, venue.id), addingCard(db, row)],
  });
}

/** Throws the draft away. Throws `stale_version`, also where there is none any more. */
export async function discardDraftRates(context: ServiceContext, venueName: string, version: number): Promise<void> {
  const { db } = context;
  const who = await administratorOf(context);
  const venue = venueOrNotFound(venueName);
  const [draft] = await draftCardOf(db, venue.id);
  if (!draft) throw new AppError("stale_version");
  await writeVenueChange(context, venue.id, version, who, {
    action: "rates_discarded",
    changes: { name: draft.name, date: draft.validFrom, before: cardOf(draft) },
    statements: [discardingDraftCard(db, venue.id)],
  });
}

/** Takes a published card out of force; bookings that have it keep it. Throws `not_found`, `stale_version`. */
export async function withdrawRates(context: ServiceContext, venueName: string, version: number, id: string): Promise<void> {
  const { db } = context;
  const who = await administratorOf(context);
  const venue = venueOrNotFound(venueName);
  const card = (await publishedCardsOf(db, venue.id, MOST)).find((one) => one.id === id && one.state === "published");
  if (!card) throw new AppError("stale_version");
  await writeVenueChange(context, venue.id, version, who, {
    action: "rates_withdrawn",
    changes: { card: id, name: card.name, date: card.validFrom },
    statements: [withdrawingCard(db, venue.id, id)],
  });
}

function cardFrom(input: unknown): RateCard {
  const check = checkRateCard(input);
  if (!check.ok) throw new AppError("invalid_input", { issues: check.issues });
  return check.card;
}
