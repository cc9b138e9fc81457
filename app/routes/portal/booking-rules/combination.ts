/** Which rules the address asks for. What is absent or odd falls back; nothing in an address is an error. */
import { LOCATION_TYPES, type LocationType, PROCEEDING_TYPES, type ProceedingType } from "#app/domain/booking/vocabulary.ts";
import { isLocale, type Locale } from "#app/domain/locale.ts";

export interface AskedRules {
  proceeding: ProceedingType;
  /** As asked; the proceeding may not offer it. */
  locationType: LocationType;
  /** The language that the rules are shown in; the portal's own unless another is asked for. */
  language: Locale;
}

/** Reads `proceeding`, `held` and `language`; a fresh page begins with an arbitration in person. */
export function askedRules(search: URLSearchParams, portal: Locale): AskedRules {
  const language = search.get("language");
  return {
    proceeding: PROCEEDING_TYPES.find((type) => type === search.get("proceeding")) ?? "arbitration",
    locationType: LOCATION_TYPES.find((type) => type === search.get("held")) ?? "in_person",
    language: isLocale(language) ? language : portal,
  };
}

/** The address of a combination's rules in a language, relative to the page. */
export function rulesSearch({ proceeding, locationType, language }: AskedRules): string {
  return `?${new URLSearchParams({ proceeding, held: locationType, language })}`;
}
