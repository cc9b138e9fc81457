/**
 * What a hearing is likely to cost: a plan and a venue's rate card make lines by day, a total and each party's share. What the
 * card does not price is named, never guessed. Pure; whole cents, without taxes.
 */
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { FULL_DAY_MINUTES, HALF_DAY_MINUTES, minutesOf } from "#app/domain/booking/schedule/schedule-rules.ts";
import { wantedOn } from "../booking/registry/by-day.ts";
import { readPresence } from "../booking/registry/presence-hours.ts";
import { interpretersOf } from "../booking/requests/interpretation.ts";
import { wantedDays } from "../hearing-plan/days/wanted-days.ts";
import { isAfar } from "../hearing-plan/heads.ts";
import { type HearingPlan, type PlanDay, type PlanValues, planOf, SERVICES, type Service } from "../hearing-plan/plan.ts";
import type { Currency, PricedService, RateCard, RoomRate, ServiceUnit, SizedRoomRate } from "./rate-card.ts";
import { exceptionsTo, type Share, sharesOf } from "./shares.ts";

export type EstimateItem = "room" | "roomHours" | "breakout" | "breakoutHours" | PricedService;
export type EstimateUnit = "half_day" | ServiceUnit;

export interface EstimateLine {
  /** Null of what is charged once. */
  day: LocalDate | null;
  item: EstimateItem;
  /** Of the main room: the number of people that its size is charged for. */
  people: number | null;
  quantity: number;
  unit: EstimateUnit;
  unitCents: number;
  cents: number;
}

/** Why something that is asked for has no amount: it is not on the card, or nobody has said for how many people. */
export type OpenReason = "not_on_card" | "size_unknown" | "too_large";

export interface OpenItem {
  item: EstimateItem;
  reason: OpenReason;
}

export interface Estimate {
  /** The day on which it was made, or the card was taken for a booking. */
  on: LocalDate;
  card: Pick<RateCard, "name" | "currency" | "validFrom">;
  currency: Currency;
  lines: readonly EstimateLine[];
  totalCents: number;
  /** Their sum is the total; none while nobody has said who pays. */
  shares: readonly Share[];
  /** What was said of who pays that the shares leave out, in those words: the shares are before it. */
  exceptions: readonly string[];
  /** Asked for and without an amount: on request. */
  open: readonly OpenItem[];
  /** True where a day has no length yet and is counted as a full one. */
  assumesFullDays: boolean;
  /** Of a hearing of several days, for which of them a service is counted; breakout rooms, the unit and the connection where it is not all. */
  counted: readonly CountedService[];
}

export interface CountedService {
  item: Service | "needsConferencingUnit" | "breakout" | "remoteAccess";
  onAll: boolean;
  /** Of some days: the request names them. Else they are those on which its interpreters come, or those who join from elsewhere. */
  named: boolean;
}

export interface EstimateTerms {
  on: LocalDate;
  /** `financialResponsibility` of the request. */
  responsibility?: string | null | undefined;
  /** `costsInWords` of it. */
  inWords?: string | null | undefined;
}

/** How much of a day is charged. */
interface Length {
  part: "half" | "full";
  /** Of services by the hour. */
  hours: number;
  /** Started hours beyond a full day; null where the day is longer and its end is not known. */
  further: number | null;
  isAssumed: boolean;
}

type Priced = EstimateLine | OpenItem;

/** The plan that values are charged for: a sign language that is named as the language of interpretation is no spoken one besides. */
export function pricedPlan(values: PlanValues): HearingPlan {
  const { spoken, signed } = interpretersOf(values);
  return planOf({ ...values, needsInterpretation: spoken ? "true" : "", needsSignLanguage: signed ? "true" : "" });
}

/** The estimate of `plan` by `card`; null without days or a card, and where the card prices nothing of it. */
export function estimateFor(plan: HearingPlan, card: RateCard | null, terms: EstimateTerms): Estimate | null {
  if (!card || plan.days.length === 0) return null;
  const days = plan.days.map((day) => ({ ...day, length: lengthOf(day) }));
  const found: Priced[] = [
    ...servicesOnce(plan, card),
    ...days.flatMap((day) => rooms(plan, card, day)),
    ...days.flatMap((day) => servicesOfDay(plan, card, day)),
  ];
  const lines = found.filter((one) => "cents" in one).toSorted((one, other) => (one.day ?? "").localeCompare(other.day ?? ""));
  if (lines.length === 0) return null;
  const open = found.filter((one) => "reason" in one);
  const totalCents = lines.reduce((sum, { cents }) => sum + cents, 0);
  return {
    on: terms.on,
    card: { name: card.name, currency: card.currency, validFrom: card.validFrom },
    currency: card.currency,
    lines,
    totalCents,
    shares: sharesOf(totalCents, terms.responsibility),
    exceptions: exceptionsTo(terms.responsibility, terms.inWords),
    open: open.filter((one, at) => open.findIndex(({ item }) => item === one.item) === at),
    assumesFullDays: days.some(({ length }) => length.isAssumed),
    counted: countedOf(plan, lines),
  };
}

/** Of a hearing of several days the services that are charged by day or hour, and for which of its days. */
function countedOf(plan: HearingPlan, lines: readonly EstimateLine[]): CountedService[] {
  if (plan.days.length < 2) return [];
  const charged = new Set(lines.flatMap(({ day, item }) => (day ? [item] : [])));
  const all = [...SERVICES, "needsConferencingUnit", "breakout", "remoteAccess"] as const;
  return all.flatMap((item) => {
    const wanted = charged.has(item) ? wantedDays(plan, fieldOf(item)) : undefined;
    const isService = (SERVICES as readonly string[]).includes(item);
    return wanted || (wanted === null && isService) ? [{ item, onAll: wanted === null, named: wanted?.by === "request" }] : [];
  });
}

/** The request's field of what is charged. */
const fieldOf = (item: EstimateItem): string => (item === "breakout" ? "needsBreakoutRooms" : item);

/** True where the main room would have a price by `card` if it were known for how many people it is. */
export function wantsPeople(plan: HearingPlan, card: RateCard | null): boolean {
  const [day] = plan.days;
  if (!card || !day) return false;
  return rooms(plan, card, { ...day, length: lengthOf(day) }).some((one) => "reason" in one && one.reason === "size_unknown");
}

const HOUR = 60;
const FULL_DAY: Length = { part: "full", hours: FULL_DAY_MINUTES / HOUR, further: 0, isAssumed: true };
const HALF_DAY: Length = { part: "half", hours: Math.ceil(HALF_DAY_MINUTES / HOUR), further: 0, isAssumed: false };

function lengthOf({ startTime, endTime, length }: PlanDay): Length {
  if (length === "half_day") return HALF_DAY;
  if (length === "full_day") return { ...FULL_DAY, isAssumed: false };
  const minutes = startTime && endTime ? minutesOf(endTime) - minutesOf(startTime) : null;
  if (minutes === null || minutes <= 0) return length === "extended" ? { ...FULL_DAY, isAssumed: false, further: null } : FULL_DAY;
  if (minutes <= HALF_DAY_MINUTES) return { ...HALF_DAY, hours: Math.ceil(minutes / HOUR) };
  const further = Math.max(0, Math.ceil((minutes - FULL_DAY_MINUTES) / HOUR));
  return { part: "full", hours: Math.ceil(minutes / HOUR), further, isAssumed: false };
}

interface ChargedDay extends Omit<PlanDay, "length"> {
  length: Length;
}

/** The rooms of one day: the main one and the breakout rooms. */
function rooms(plan: HearingPlan, { rates }: RateCard, { date: day, length }: ChargedDay): Priced[] {
  const {
    format,
    venue,
    rooms: { main, breakouts },
  } = plan;
  if (format === "virtual" || !venue || venue === "alternate") return [];
  const size = chargedSize(main.people, rates.rooms);
  const count = Math.max(breakouts.count ?? 0, 1);
  return [
    ...(size ? roomLines({ day, room: size, count: 1, length, as: ["room", "roomHours"] }) : [roomWithoutSize(main.people, rates.rooms)]),
    ...(breakouts.wanted && isWantedOn(plan, "breakout", day) ? breakoutLines(rates.breakout, day, count, length) : []),
  ];
}

const isWantedOn = (plan: HearingPlan, item: EstimateItem, day: LocalDate): boolean =>
  wantedDays(plan, fieldOf(item))?.days.has(day) !== false;

/** The size that is charged for; of an unknown number of people only where every size costs the same, and then none is named. */
function chargedSize(people: number | null, sizes: readonly SizedRoomRate[]): RoomOfDay["room"] | undefined {
  if (people !== null) return sizes.find((size) => size.people >= people);
  const [first, ...others] = sizes;
  if (!first) return undefined;
  const { people: _people, ...price } = first;
  const isSame = (one: SizedRoomRate) =>
    one.halfDay === price.halfDay && one.fullDay === price.fullDay && one.furtherHour === price.furtherHour;
  return others.every(isSame) ? price : undefined;
}

function roomWithoutSize(people: number | null, sizes: readonly SizedRoomRate[]): OpenItem {
  if (sizes.length === 0) return { item: "room", reason: "not_on_card" };
  return { item: "room", reason: people === null ? "size_unknown" : "too_large" };
}

function breakoutLines(room: RoomRate | null, day: LocalDate, count: number, length: Length): Priced[] {
  return room ? roomLines({ day, room, count, length, as: ["breakout", "breakoutHours"] }) : [{ item: "breakout", reason: "not_on_card" }];
}

interface RoomOfDay {
  day: LocalDate;
  room: RoomRate & { people?: number };
  count: number;
  length: Length;
  as: readonly [EstimateItem, EstimateItem];
}

function roomLines({ day, room, count, length, as: [item, hours] }: RoomOfDay): Priced[] {
  const people = room.people ?? null;
  const amount = length.part === "half" ? room.halfDay : room.fullDay;
  if (amount === null) return [{ item, reason: "not_on_card" }];
  const unit = length.part === "half" ? "half_day" : "day";
  const lines: Priced[] = [{ day, item, people, quantity: count, unit, unitCents: amount, cents: amount * count }];
  if (length.further === 0) return lines;
  if (length.further === null || room.furtherHour === null) return [...lines, { item: hours, reason: "not_on_card" }];
  const quantity = length.further * count;
  return [...lines, { day, item: hours, people, quantity, unit: "hour", unitCents: room.furtherHour, cents: room.furtherHour * quantity }];
}

/** What is asked for beyond rooms, in the plan's order. */
function askedServices({ format, people, rooms: { main }, services }: HearingPlan): PricedService[] {
  // One who joins a hearing in person from elsewhere is connected too.
  const isConnected = format === "virtual" || format === "in_person_and_virtual" || people.some(isAfar);
  return [
    ...(isConnected ? (["remoteAccess"] as const) : []),
    ...(main.conferencingUnit && format !== "virtual" ? (["needsConferencingUnit"] as const) : []),
    ...SERVICES.filter((service) => services.has(service)),
  ];
}

function servicesOnce(plan: HearingPlan, { rates }: RateCard): Priced[] {
  return askedServices(plan).flatMap((item): Priced[] => {
    const rate = rates.services[item];
    if (rate?.unit !== "once") return [];
    return [{ item, people: null, unit: "once", unitCents: rate.cents, day: null, quantity: 1, cents: rate.cents }];
  });
}

/** The hours of a service on a day: its own, begun ones whole and none beyond what a clock says, or the day's. */
function hoursOf(own: string | undefined, { length, startTime, endTime }: ChargedDay): number {
  const { from = startTime, until = endTime } = readPresence(own ?? "") ?? {};
  const minutes = own && from && until ? minutesOf(until) - minutesOf(from) : 0;
  return minutes > 0 ? Math.ceil(minutes / HOUR) : length.hours;
}

function servicesOfDay(plan: HearingPlan, { rates }: RateCard, day: ChargedDay): Priced[] {
  const { date } = day;
  return askedServices(plan).flatMap((item): Priced[] => {
    const rate = rates.services[item];
    if (!rate) return [{ item, reason: "not_on_card" }];
    if (rate.unit === "once" || !isWantedOn(plan, item, date)) return [];
    const wanted = wantedOn(plan.onSomeDays, item, date);
    const quantity = rate.unit === "hour" ? wanted.reduce((sum, { hours }) => sum + hoursOf(hours, day), 0) : wanted.length;
    return [{ item, people: null, unit: rate.unit, unitCents: rate.cents, day: date, quantity, cents: rate.cents * quantity }];
  });
}
