/** Whether a closed value that a model gives is what a detector or the grammar reads in the same words. */
import type { Slot, SlotValues } from "../contract.ts";
import type { Said } from "../detectors/finding.ts";
import { fold } from "../text/fold.ts";
import type { Amount, Fact } from "../time/types.ts";
import type { Claim, ClaimedWhen } from "./claims.ts";

/** A day of hearings, and half of one, in hours. */
const DAY_HOURS = 7;
/** Roundings of one length: half a day is three and a half hours to some and four to others. */
const ABOUT = 1.01;

/** True where the reading says what the claim says. Days may be an end of a longer run, hours a bound of a range. */
export function agrees(said: Said, claim: Claim): boolean {
  if (claim.slot === "when") return said.slot === "when" && (said.value.value ?? []).some((fact) => saysWhen(fact, claim.value));
  if (said.slot !== claim.slot) return false;
  switch (claim.slot) {
    case "headcount": {
      const { least, most } = said.value as SlotValues["headcount"];
      return claim.value.most >= least && claim.value.most <= most;
    }
    case "phone":
      return sameDigits((said.value as SlotValues["phone"]).number, claim.value.number);
    case "email":
      return fold((said.value as SlotValues["email"]).address) === fold(claim.value.address);
    case "service":
      return (said.value as SlotValues["service"]).kind === claim.value.kind;
    case "reference":
      return bare((said.value as SlotValues["reference"]).number) === bare(claim.value.number);
    case "setup":
      return (said.value as SlotValues["setup"]).setup === claim.value.setup;
    case "venue":
      return (said.value as SlotValues["venue"]).location === claim.value.location;
    default:
      return bare(JSON.stringify(said.value)) === bare(JSON.stringify(claim.value));
  }
}

const bare = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, "");

/** A country code or an extension that only one of the two writes is no difference; a digit is. */
export function sameDigits(one: string, other: string): boolean {
  const [a, b] = [one, other].map((number) => number.replace(/[\p{L}#].*$/su, "").replace(/\D/g, "")) as [string, string];
  const [long, short] = a.length >= b.length ? [a, b] : [b, a];
  return short.length >= 10 && long.length - short.length <= 3 && long.endsWith(short);
}

function saysWhen({ when, clock, zone, length }: Fact, told: ClaimedWhen): boolean {
  const [only] = told.days;
  const days = told.days.length === 0 ? null : when !== undefined && told.days.every((day) => isIn(day, when.spans));
  // Of a run a single day is its first or its last, not one in between.
  const isEnd = told.days.length !== 1 || (when?.spans ?? []).some((span) => span.includes(only ?? ""));
  const hours = told.hours.length === 0 ? null : clock !== undefined && told.hours.every((hour) => Object.values(clock).includes(hour));
  const zones = told.zone === undefined ? null : told.zone === zone;
  const lengths = told.length === undefined ? null : length !== undefined && sameLength(length, told.length);
  const facets = [days === null ? null : days && isEnd, hours, zones, lengths].filter((facet) => facet !== null);
  return facets.length > 0 && facets.every(Boolean);
}

const isIn = (day: string, spans: readonly (readonly [string, string])[]) => spans.some(([from, to]) => from <= day && day <= to);

function sameLength({ min, max, unit }: Amount<"h" | "d" | "w" | "mo">, told: { hours?: number; days?: number }): boolean {
  if (unit !== "h" && unit !== "d") return false;
  const hoursOf = (amount: number) => (unit === "d" ? amount * DAY_HOURS : amount);
  const wanted = told.days === undefined ? told.hours : told.days * DAY_HOURS;
  if (wanted === undefined) return false;
  return wanted >= hoursOf(min ?? max ?? 0) - ABOUT / 2 && wanted <= hoursOf(max ?? min ?? 0) + ABOUT / 2;
}

/** Slots whose values detectors read: what they do not find there was not said. */
const CLOSED: ReadonlySet<Slot> = new Set<Slot>([
  "when",
  "headcount",
  "phone",
  "email",
  "venue",
  "proceeding",
  "format",
  "setup",
  "breakouts",
  "service",
  "urgency",
  "split",
  "side",
  "reference",
]);
export const isClosed = (slot: Slot): boolean => CLOSED.has(slot);

/** Slots of one vocabulary, whose value may be meant in words that no list holds: asked, never taken. */
const ASKED: ReadonlySet<Slot> = new Set<Slot>(["venue", "proceeding", "format", "setup", "service", "urgency", "split"]);
export const mayBeAsked = (slot: Slot): boolean => ASKED.has(slot);
