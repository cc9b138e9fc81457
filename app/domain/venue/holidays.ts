/** Public holidays of the places where our venues are, by the names under which administrators close days. Pure. */
import { normalized } from "#app/domain/normalized.ts";
import type { Locale, Localized } from "../locale.ts";

const OBSERVED: Localized = { en: "(observed)", fr: "(jour férié reporté)", es: "(feriado trasladado)" };

/** Every name that a venue of ours is closed under by the calendar; other names are an administrator's own words. */
const HOLIDAYS: readonly Localized[] = [
  { en: "New Year’s Day", fr: "jour de l’An", es: "Año Nuevo" },
  { en: "Martin Luther King Jr. Day", fr: "jour de Martin Luther King", es: "Día de Martin Luther King" },
  { en: "National Heroes Day", fr: "fête des Héros nationaux", es: "Día de los Héroes Nacionales" },
  { en: "Ash Wednesday", fr: "mercredi des Cendres", es: "Miércoles de Ceniza" },
  { en: "Family Day", fr: "jour de la Famille", es: "Día de la Familia" },
  { en: "Presidents’ Day", fr: "jour des Présidents", es: "Día de los Presidentes" },
  { en: "Good Friday", fr: "Vendredi saint", es: "Viernes Santo" },
  { en: "Easter Monday", fr: "lundi de Pâques", es: "Lunes de Pascua" },
  { en: "Emancipation Day", fr: "jour de l’Émancipation", es: "Día de la Emancipación" },
  { en: "Discovery Day", fr: "jour de la Découverte", es: "Día del Descubrimiento" },
  // One day, which Québec calls by another name than the rest of Canada.
  { en: "Victoria Day", fr: "Journée nationale des patriotes, fête de la Reine", es: "Día de la Reina Victoria" },
  { en: "Memorial Day", fr: "jour commémoratif des États-Unis", es: "Día de los Caídos" },
  { en: "Juneteenth", fr: "Juneteenth", es: "Juneteenth" },
  { en: "National Holiday", fr: "fête nationale du Québec", es: "Fiesta Nacional de Quebec" },
  { en: "Canada Day", fr: "fête du Canada", es: "Día de Canadá" },
  { en: "Independence Day", fr: "fête de l’Indépendance des États-Unis", es: "Día de la Independencia de Estados Unidos" },
  { en: "Constitution Day", fr: "jour de la Constitution", es: "Día de la Constitución" },
  { en: "Civic Holiday", fr: "congé civique", es: "feriado cívico" },
  { en: "Labour Day", fr: "fête du Travail", es: "Día del Trabajo" },
  { en: "Labor Day", fr: "fête du Travail", es: "Día del Trabajo" },
  {
    en: "National Day for Truth and Reconciliation",
    fr: "Journée nationale de la vérité et de la réconciliation",
    es: "Día Nacional de la Verdad y la Reconciliación",
  },
  { en: "Thanksgiving", fr: "Action de grâce", es: "Día de Acción de Gracias" },
  { en: "Thanksgiving Day", fr: "Action de grâce", es: "Día de Acción de Gracias" },
  { en: "Remembrance Day", fr: "jour du Souvenir", es: "Día del Recuerdo" },
  { en: "Veterans Day", fr: "jour des Anciens Combattants", es: "Día de los Veteranos" },
  { en: "Christmas Day", fr: "jour de Noël", es: "Navidad" },
  { en: "Boxing Day", fr: "lendemain de Noël", es: "día siguiente a Navidad" },
];

/** As names are compared: without case and kind of apostrophe. */
const keyOf = (name: string) => normalized(name, "NFC").toLowerCase().replaceAll("'", "’").replace(/\s+/g, " ").trim();

const BY_NAME: ReadonlyMap<string, Localized> = new Map(
  HOLIDAYS.flatMap((names) => [names.es, names.fr, names.en].map((name) => [keyOf(name), names] as const)),
);
const MARKS = new Set(Object.values(OBSERVED).map(keyOf));

/**
 * The name in that language of a day that was closed under `typed`, whichever of our languages it was typed in; null where it is no
 * public holiday that we know: those words are the administrators' own and in one language.
 */
export function holidayName(typed: string, locale: Locale): string | null {
  const [, plain = "", mark] = /^(.*?)\s*(\([^()]*\))?$/.exec(keyOf(typed)) ?? [];
  const names = BY_NAME.get(plain);
  if (!names || (mark && !MARKS.has(mark))) return null;
  return mark ? `${names[locale]} ${OBSERVED[locale]}` : names[locale];
}
