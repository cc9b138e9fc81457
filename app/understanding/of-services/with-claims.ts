/** What a model claims of services, next to what their clauses say of days and hours: these are read by rule, and are no time of the hearing. */
import type { Claims } from "../claims/claims.ts";
import { placesOf } from "../claims/quotes.ts";
import type { OnDaysSaid, Span, Statement } from "../contract.ts";
import { inside, overlap, type Text } from "../detectors/finding.ts";
import type { ServicesOfDays } from "./of-days.ts";

/** The claims without what counts noted meals again: it is done to what is noted, and is no remark and no further meal. */
export function withoutRecounted(claims: Claims, at: readonly Span[], { tokens }: Text): Claims {
  if (at.length === 0) return claims;
  const isIn = (quote: string) => {
    const places = placesOf(tokens, quote);
    return places.length > 0 && places.every((place) => at.some((span) => overlap(place, span)));
  };
  const isMeal = (field: string) => field === "catering";
  return {
    ...claims,
    claims: claims.claims.filter((one) =>
      !(one.slot === "service" && isMeal(one.value.kind)) && one.slot !== "need" ? true : !isIn(one.quote),
    ),
    onDays: claims.onDays.filter(({ field, quote }) => !isMeal(field) || !isIn(quote)),
    ofDays: claims.ofDays.filter((quote) => !isIn(quote)),
    remarks: claims.remarks.filter((quote) => !isIn(quote)),
    edits: claims.edits.filter(({ quote, by }) => !by.some((one) => one.slot === "service" && isMeal(one.value.kind)) || !isIn(quote)),
  };
}

/** The claims without hours and remarks that are the days and hours of a service. */
export function withoutServiceTimes(claims: Claims, { at, clauses, said }: ServicesOfDays, { tokens }: Text): Claims {
  if (said.length === 0) return claims;
  const isIn = (quote: string, spans: readonly Span[]) => {
    const places = placesOf(tokens, quote);
    return places.length > 0 && places.every((place) => spans.some((span) => inside(place, span)));
  };
  const hours = said.some((one) => one.hours !== undefined) ? [...at, ...clauses] : at;
  return {
    ...claims,
    claims: claims.claims.filter(({ slot, quote }) => slot !== "when" || !isIn(quote, hours)),
    dayHours: claims.dayHours.filter(({ quote }) => !isIn(quote, hours)),
    remarks: claims.remarks.filter((quote) => !isIn(quote, clauses)),
    edits: claims.edits.filter(({ by, quote }) => !by.some(({ slot }) => slot === "when") || !isIn(quote, hours)),
  };
}

/**
 * What single days have, by the model and by rule: hours that the model has left out, and the days of services that it has noted or stated without any.
 * What is neither noted nor stated stays the model's.
 */
export function withServiceDays(
  claimed: readonly OnDaysSaid[],
  { said }: ServicesOfDays,
  statements: readonly Statement[],
  noted: ReadonlySet<string>,
): OnDaysSaid[] {
  const isStated = (field: string) =>
    noted.has(field) || statements.some((one) => one.slot === "service" && one.value.kind === field && one.role !== "mentions");
  const timed = claimed.map((one) => {
    const own = said.filter((other) => other.field === one.field && isOfSame(one, other));
    const [only] = own;
    return own.length === 1 && only?.hours !== undefined && !one.not ? { ...one, hours: only.hours } : one;
  });
  const others = said.filter(({ field }) => isStated(field) && claimed.every((one) => one.field !== field));
  return [...timed, ...others];
}

const isOfSame = (one: OnDaysSaid, other: OnDaysSaid): boolean =>
  other.quote !== "" && (one.quote.includes(other.quote) || other.quote.includes(one.quote));

/** Quotes that are the days and hours of a service, which need no remark. */
export const isServiceClause = (quote: string, { clauses }: ServicesOfDays, { tokens }: Text): boolean =>
  clauses.length > 0 && placesOf(tokens, quote).some((place) => clauses.some((clause) => overlap(clause, place)));
