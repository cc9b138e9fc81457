/** Runs what a decision wants looked up, and puts the answers among the facts, each with its proof. */
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import type { FitCode } from "#app/domain/hearing-plan/fit.ts";
import type { Locale } from "#app/domain/locale.ts";
import { issueReceipt, type Receipt } from "#app/domain/talk/receipts.ts";
import type { MonthLookup } from "#app/domain/talk/venue/free-month.ts";
import type { FitAnswer, Lookup, World } from "#app/domain/talk/world.ts";
import type { HearingDay } from "#app/domain/venue/occupancy.ts";
import { type Venue, venueOf } from "#app/domain/venue/venues.ts";
import { formatInstant } from "#app/i18n/dates.ts";
import type { Conversation } from "#app/services/assistant/conversation.ts";
import { freeStarts, hoursOn, knocker } from "./free-days.ts";
import type { BookingPowers } from "./powers.ts";

interface Sources {
  conversation: Conversation;
  powers: BookingPowers | undefined;
  locale: Locale;
}

/** The world with the answers to `lookups`, which are asked at once. */
export async function lookedUp(world: World, lookups: readonly Lookup[], sources: Sources): Promise<World> {
  const answers = await Promise.all(lookups.map(async (lookup) => [lookup, await answerTo(world, lookup, sources)] as const));
  let { facts } = world;
  for (const [{ kind, key }, found] of answers) facts = { ...facts, [kind]: { ...facts[kind], [key]: found } };
  return { ...world, facts };
}

async function answerTo(world: World, lookup: Lookup, { conversation, powers, locale }: Sources) {
  switch (lookup.kind) {
    case "faq": {
      const found = lookup.id === undefined ? conversation.lookUp(lookup.quote) : conversation.answerOf(lookup.id, lookup.quote);
      return found && { id: found.faq.id, text: found.answer };
    }
    case "fit": {
      const venue = world.venues.find(({ id }) => id === lookup.venue);
      return venue ? fitOf(conversation, venue, lookup) : null;
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

/** By the one rule of fit, for every day at once; where it does not fit, with what would. */
async function fitOf(conversation: Conversation, venue: Venue, lookup: FitLookup): Promise<FitAnswer> {
  const { reasons, instead } = await conversation.fit(venue, {
    days: lookup.days.map((date) => dayOf(date, lookup)),
    need: { breakouts: [], ...lookup.need, people: lookup.people ?? 1 },
  });
  if (reasons.length === 0) {
    const days = lookup.days.map((date) => ({ date, state: "free" as const }));
    return { days, near: [], free: issueReceipt("free", { venue: venue.id, days: lookup.days }) };
  }
  const days = lookup.days.map((date): FitAnswer["days"][number] => {
    const reason = reasons.find((one) => one.date === date);
    if (!reason) return { date, state: "free" };
    const why = WHY[reason.code];
    return { date, state: why === "taken" || why === "size" ? "none" : "closed", why, ...(why === "size" ? { reason } : {}) };
  });
  if (!instead) return { days, near: [] };
  const { runs, hours, moves, fitting } = instead;
  const venues = instead.venues.flatMap((id) => venueOf(id)?.id ?? []);
  return { days, near: runs.flatMap(([first]) => first ?? []), instead: { runs, hours, moves, fitting, venues } };
}

/** With its own hours where it has some; an end that is no later than its start is not known. */
function dayOf(date: LocalDate, lookup: FitLookup): HearingDay {
  const { startTime = null, endTime = null } = hoursOn(date, lookup);
  return { date, startTime, endTime: startTime && endTime && endTime <= startTime ? null : endTime, minutes: null };
}

const WHY: Readonly<Record<FitCode, NonNullable<FitAnswer["days"][number]["why"]>>> = {
  past: "past",
  too_far: "past",
  closed_weekday: "weekday",
  closed_holiday: "holiday",
  outside_hours: "hours",
  end_before_start: "hours",
  no_such_hour: "hours",
  too_late: "past",
  no_room_for: "size",
  no_breakout_rooms: "size",
  room_unsuitable: "taken",
  taken: "taken",
};
