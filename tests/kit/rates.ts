/** Rates of venues in tests: put in force, and taken away after. */
import { env } from "cloudflare:workers";
import type { TypedCard } from "#app/domain/estimate/check-rate-card.ts";
import { newId } from "#app/services/platform/ids.ts";

const NONE = { halfDay: "", fullDay: "", furtherHour: "" };

/** A card as its form sends it. */
export function typedCard(change: Partial<TypedCard> = {}): TypedCard {
  return {
    name: "Rates of a test",
    currency: "CAD",
    validFrom: "2026-01-01",
    rooms: [
      { people: "12", halfDay: "600", fullDay: "1000", furtherHour: "150" },
      { people: "200", halfDay: "1200", fullDay: "2,000.01", furtherHour: "" },
    ],
    breakout: { ...NONE, fullDay: "300" },
    services: {
      courtReportingRequired: { unit: "hour", price: "120" },
      needsDocumentPlatform: { unit: "once", price: "450" },
      remoteAccess: { unit: "day", price: "250" },
    },
    ...change,
  };
}

const RATES = {
  rooms: [
    { people: 12, halfDay: 60_000, fullDay: 100_000, furtherHour: 15_000 },
    { people: 200, halfDay: 120_000, fullDay: 200_001, furtherHour: null },
  ],
  breakout: { halfDay: null, fullDay: 30_000, furtherHour: null },
  services: { courtReportingRequired: { unit: "hour", cents: 12_000 }, remoteAccess: { unit: "day", cents: 25_000 } },
};

/** Puts a card in force, whatever there is. Gives its id. */
export async function cardInForce(venueId: string, change: { name?: string; validFrom?: string; factor?: number } = {}): Promise<string> {
  const id = newId();
  const { factor = 1 } = change;
  const rates = JSON.stringify(RATES, (name, value) => (typeof value === "number" && name !== "people" ? value * factor : value));
  await env.DB.prepare(
    "INSERT INTO rate_cards (id, venue_id, state, name, currency, valid_from, rates, created_at, published_at) VALUES (?, ?, 'published', ?, 'CAD', ?, ?, 1, ?)",
  )
    .bind(id, venueId, change.name ?? "Rates of a test", change.validFrom ?? "2026-01-01", rates, Date.now())
    .run();
  return id;
}

/** Takes every card out of force, so that the next test begins without one. */
export async function withoutRates(): Promise<void> {
  await env.DB.batch([
    env.DB.prepare("DELETE FROM rate_cards WHERE state = 'draft'"),
    env.DB.prepare("UPDATE rate_cards SET state = 'withdrawn' WHERE state = 'published'"),
  ]);
}
