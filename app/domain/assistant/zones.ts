/** Time zones as people name them beside an hour: "EST", "heure de l'Est", "hora de Miami". */
import type { TimeZone } from "../booking/vocabulary.ts";
import { type Mention, spansOf } from "./phrases.ts";
import type { Reading } from "./reading.ts";

const ZONES: readonly [TimeZone, RegExp][] = [
  [
    "America/Toronto",
    /(?<![a-z])(?:e[sd]t|eastern(?: (?:standard |daylight )?time)?|h[na]e|heure (?:normale |avancee )?de l'est|hora del este|(?:toronto|montreal|ottawa) time|heure de (?:toronto|montreal|ottawa)|hora de (?:toronto|montreal|ottawa))(?![a-z])/g,
  ],
  [
    "America/New_York",
    /(?<![a-z])(?:(?:new york|miami|florida) time|heure de (?:new york|miami)|hora de (?:nueva york|new york|miami|florida))(?![a-z])/g,
  ],
  [
    "America/Winnipeg",
    /(?<![a-z])(?:c[sd]t|central (?:standard |daylight )?time|heure du centre|hora (?:del )?centr(?:o|al)|winnipeg time|heure de winnipeg|hora de winnipeg)(?![a-z])/g,
  ],
  [
    "America/Edmonton",
    /(?<![a-z])(?:m[sd]t|mountain (?:standard |daylight )?time|heure des rocheuses|hora de la montana|(?:edmonton|calgary|alberta) time|heure (?:d'edmonton|de calgary|de l'alberta)|hora de (?:edmonton|calgary|alberta))(?![a-z])/g,
  ],
  [
    "America/Vancouver",
    /(?<![a-z])(?:p[sd]t|pacific (?:standard |daylight )?time|heure du pacifique|hora del pacifico|(?:vancouver|bc) time|heure de vancouver|hora de vancouver)(?![a-z])/g,
  ],
  ["America/Cayman", /(?<![a-z])(?:cayman (?:islands )?time|heure des (?:iles )?caimans?|hora de (?:gran |las islas )?caiman)(?![a-z])/g],
];

export function findZones(reading: Reading): Mention<TimeZone>[] {
  return ZONES.flatMap(([value, pattern]) =>
    spansOf(pattern, reading.open)
      // "est" is also the French verb and the east.
      .filter((span) => reading.plain(span) !== "est" || reading.words(span) === "EST")
      .map((span) => ({ ...span, value })),
  );
}
