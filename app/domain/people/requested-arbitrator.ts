/**
 * A wish for a person of the roster, written into a booking's special requirements as one line among the
 * visitor's own words. It is stored text that is found again later, in whichever language it was written;
 * that is why its wording is here and not with the screens.
 */

import type { FastBookingValues } from "#app/domain/booking/requests/fast-request.ts";
import { normalized } from "#app/domain/normalized.ts";
import { CAPACITIES, type Capacity } from "#app/domain/people/roster/roster-vocabulary.ts";
import { fold } from "../assistant/fold.ts";
import { LOCALES, type Locale, type Localized } from "../locale.ts";

export interface RequestedArbitrator {
  name: string;
  capacity: Capacity;
  /** Everybody who is on the roster: a former request for one of them gives up its place. */
  among: readonly string[];
}
type Line = Pick<RequestedArbitrator, "name" | "capacity">;

/** In words that leave open whether the person is a woman or a man. */
const LABELS: Readonly<Record<Capacity, Localized>> = {
  arbitrator: {
    en: "Requested arbitrator: ",
    fr: "Personne demandée pour l’arbitrage\u00A0: ",
    es: "Persona solicitada para el arbitraje: ",
  },
  mediator: {
    en: "Requested mediator: ",
    fr: "Personne demandée pour la médiation\u00A0: ",
    es: "Persona solicitada para la mediación: ",
  },
};

const PROCEEDINGS = { arbitrator: "arbitration", mediator: "mediation" } as const;

/** The line as it is read in the booking: "Requested arbitrator: NAME". */
export function requestLine({ name, capacity }: Line, locale: Locale): string {
  return LABELS[capacity][locale] + name;
}

/**
 * What a request changes in a draft: the line among the special requirements, and the type of proceeding
 * where none has been chosen. Only values that differ are given; asking twice changes nothing.
 */
export function requestChanges(values: FastBookingValues, request: RequestedArbitrator, locale: Locale): FastBookingValues {
  const before = values.specialRequirements ?? "";
  const after = withRequest(before, request, locale);
  return {
    ...(after === before ? {} : { specialRequirements: after }),
    ...(values.proceedingType ? {} : { proceedingType: PROCEEDINGS[request.capacity] }),
  };
}

/**
 * The special requirements with exactly one request in them. A former request gives up its place to this one;
 * every other line stays as it was typed. Where the visitor's own words name the person already, and no
 * former request says otherwise, nothing is added.
 */
export function withRequest(text: string, request: RequestedArbitrator, locale: Locale): string {
  const line = requestLine(request, locale);
  const written = linesFor([...request.among, request.name]);
  const lines = text.split("\n").map((typed) => ({ typed, asked: written.get(comparable(typed)) ?? null }));
  const former = lines.filter(({ asked }) => asked !== null);
  if (former.length === 0) {
    if (text.trim() === "") return line;
    if (fold(text).includes(fold(request.name))) return text;
    return text.endsWith("\n") ? text + line : `${text}\n${line}`;
  }
  const same = former.find(({ asked }) => asked?.name === request.name && asked.capacity === request.capacity);
  const place = same ?? former[0];
  return lines
    .filter((one) => one.asked === null || one === place)
    .map((one) => (one === place && one !== same ? line : one.typed))
    .join("\n");
}

/** Forms and people change blanks and line ends; what is left is compared. */
function comparable(line: string): string {
  return fold(normalized(line, "NFC")).replace(/\s+/g, " ").trim();
}

/** Every line that we may have written, in any language, as it is compared: what a visitor added to or wrote alone is none. */
const linesFor = (names: readonly string[]): ReadonlyMap<string, Line> =>
  new Map(
    names.flatMap((name) =>
      CAPACITIES.flatMap((capacity) =>
        LOCALES.map((locale) => [comparable(requestLine({ name, capacity }, locale)), { name, capacity }] as const),
      ),
    ),
  );
