/** Where our venues are, in one row, as the assistant's sentences name them. */
import type { Locale } from "#app/domain/locale.ts";
import { CITIES } from "#app/domain/venue/cities.ts";
import { listed } from "../lists.ts";

/** The offices, then the partner venues. */
const ROW = [...CITIES.filter(({ slug }) => slug), ...CITIES.filter(({ slug }) => !slug)];

/** "Toronto, Montreal and Miami", or with "or". */
export const ourCities = (locale: Locale, type: "conjunction" | "disjunction"): string =>
  listed(
    locale,
    ROW.map(({ city }) => city[locale]),
    type,
  );
