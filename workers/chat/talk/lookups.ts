/** Runs what a decision wants looked up, and puts the answers among the facts, each with its proof. */
import { weekday } from "#app/domain/booking/schedule/local-date.ts";
import type { Locale } from "#app/domain/locale.ts";
import { spansOf } from "#app/domain/talk/plan/spans.ts";
import { issueReceipt, type Receipt } from "#app/domain/talk/receipts.ts";
import type { MonthLookup } from "#app/domain/talk/venue/free-month.ts";
import type { FitAnswer, Lookup, World } from "#app/domain/talk/world.ts";
import { hasRoom } from "#app/domain/venue/availability.ts";
import { type Venue, venueOf } from "#app/domain/venue/venues.ts";
import { formatInstant } from "#app/i18n/dates.ts";
import type { Conversation } from "#app/services/assistant/conversation.ts";
import { freeStarts, hoursOn, type Knock, knocker } from "./free-days.ts";
import type { BookingPowers } from "./powers.ts";

interface Sources {
  conversation: Conversation;
  powers: BookingPowers | undefined;
  locale: Locale;
}

/** The world with the answers to `lookups`. */
export async function lookedUp(world: World, lookups: readonly Lookup[], sources: Sources): Promise<World> {
  let facts = world.facts;
  for (const lookup of lookups) {
    const found = await answerTo({ ...world, facts }, lookup, sources);
    facts = { ...facts, [lookup.kind]: { ...facts[lookup.kind], [lookup.key]: found } };
  }
  return { ...world, facts };
}

async function answerTo(world: World, lookup: Lookup, { conversation, powers, locale }: Sources) {
  switch (lookup.kind) {
    case "faq": {
      const found = conversation.lookUp(lookup.quote);
      return found && { id: found.faq.id, text: found.answer };
    }
    case "fit": {
      const venue = world.venues.find(({ id }) => id === lookup.venue);
      return venue ? fitOf(knocker(conversation, venue, lookup), venue, world, lookup) : null;
    }
    case "free": {
      const venue = world.venues.find(({ id }) => id === lookup.venue);
      if (!venue) return null;
      const days = await freeStarts(knocker(conversation, venue, lookup), lookup.spans, lookup.inARow);
      return days.length > 0 ? issueReceipt("free", { venue: venue.id, days }) : null;
    }
    case "estimate": {
      const estimate = await conversation.estimate(lookup.values);
      return estimate && issueReceipt("estimate", { estimate });
    }
    case "month":
      return monthReceipt(conversation, world, lookup);
    case "rooms": {
      const venue = world.venues.find(({ id }) => id === lookup.venue);
      return venue
        ? issueReceipt("rooms", { venue: venue.id, need: lookup.need, listed: await conversation.rooms(venue, lookup.need) })
        : null;
    }
    case "hold":
      return powers ? holdReceipt(powers, lookup.reference, false) : null;
    case "status":
      return powers ? statusReceipt(powers, lookup.reference, locale) : null;
  }
}

async function monthReceipt(conversation: Conversation, world: World, lookup: MonthLookup): Promise<Receipt<"month"> | null> {
  const venue = world.venues.find(({ id }) => id === lookup.venue);
  if (!venue) return null;
  const { month, need, startTime, endTime } = lookup;
  const hours = { ...(startTime ? { startTime } : {}), ...(endTime ? { endTime } : {}) };
  const view = await conversation.month(venue, { month, need, ...hours });
  return issueReceipt("month", { month: { ...view, need, ...hours } });
}

/** How the rooms of a booking stand; with `ask` after the link that holds them was mailed. Null for who may not know. */
export async function holdReceipt(powers: BookingPowers, reference: string, ask: boolean): Promise<Receipt<"hold"> | null> {
  const known = await powers.hold(reference, ask);
  if (!known) return null;
  const { asked, state, location, mailedTo } = known;
  return issueReceipt("hold", { reference, asked, state, venue: venueOf(location)?.id ?? null, mailedTo });
}

/** The state of a booking, as it has just been read; null for who may not read it. */
export async function statusReceipt(powers: BookingPowers, reference: string, locale: Locale): Promise<Receipt<"status"> | null> {
  const known = await powers.status(reference);
  if (!known) return null;
  const { zone, heldUntil, ...status } = known;
  const held = heldUntil ? formatInstant(locale, heldUntil, zone) : null;
  return issueReceipt("status", { reference, ...status, heldUntil: held });
}

type FitLookup = Extract<Lookup, { kind: "fit" }>;

async function fitOf(knock: Knock, venue: Venue, world: World, lookup: FitLookup): Promise<FitAnswer | null> {
  const days: FitAnswer["days"][number][] = [];
  for (const date of lookup.days) {
    const answer = await knock(date);
    // More days than are looked at in one message: nothing is claimed of any.
    if (!answer) return null;
    const why = hasRoom(answer.state) ? undefined : whyNot(venue, world, lookup, date, answer.state);
    days.push({ date, state: answer.state, ...(why ? { why } : {}) });
  }
  const unfit = days.find(({ state }) => !hasRoom(state));
  if (!unfit) return { days, near: [], free: issueReceipt("free", { venue: venue.id, days: lookup.days }) };
  return { days, near: await nearTo(knock, unfit.date, lookup.days) };
}

/** The nearest days for one day, the nearest first days for a run; none for days that are scattered. */
async function nearTo(knock: Knock, unfit: string, days: readonly string[]): Promise<readonly string[]> {
  const [first, ...more] = spansOf(days);
  if (days.length === 1) return (await knock(unfit))?.nearest ?? [];
  if (!first || more.length > 0) return [];
  return freeStarts(knock, [[first[0], "9999-12-31"]], days.length, 3);
}

function whyNot(venue: Venue, world: World, lookup: FitLookup, date: string, state: string): FitAnswer["days"][number]["why"] {
  const open = venue.hours[weekday(date)];
  const { people } = lookup;
  const { startTime, endTime } = hoursOn(date, lookup);
  if (state === "none") return people && people > venue.capacity.to ? "size" : "taken";
  if (date < world.today) return "past";
  if (!open) return "weekday";
  const isOutside = (startTime && (startTime < open.opens || startTime >= open.closes)) || (endTime && endTime > open.closes);
  return isOutside ? "hours" : "holiday";
}
