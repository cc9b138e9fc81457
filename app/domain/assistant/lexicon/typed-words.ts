/** Words that slips of the fingers are mended in although they have a capital (`typed-slips.ts`). Folded. */
const list = (text: string): string[] => text.trim().split(/\s+/);

/** Days and months: capitals do not make names of them. */
export const CALENDAR_WORDS = list(`
  january february march april august september october november december
  monday tuesday wednesday thursday friday saturday sunday tomorrow
  janvier fevrier avril juillet septembre octobre novembre decembre lundi mardi mercredi jeudi vendredi samedi dimanche demain
  enero febrero marzo abril junio julio agosto septiembre octubre noviembre diciembre
  lunes martes miercoles jueves viernes sabado domingo manana
`);

export const CITY_WORDS = list("toronto montreal ottawa miami cayman caiman");
