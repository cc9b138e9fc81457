/** Time zones that are taken anywhere: the exact IANA names that the runtime knows, each under its present name, and UTC. */

/** Engines list some zones under the names that they had once; these are the present ones. */
const PRESENT: Readonly<Record<string, string>> = {
  "Africa/Asmera": "Africa/Asmara",
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
  "America/Catamarca": "America/Argentina/Catamarca",
  "America/Cordoba": "America/Argentina/Cordoba",
  "America/Jujuy": "America/Argentina/Jujuy",
  "America/Mendoza": "America/Argentina/Mendoza",
  "America/Coral_Harbour": "America/Atikokan",
  "America/Godthab": "America/Nuuk",
  "America/Indianapolis": "America/Indiana/Indianapolis",
  "America/Louisville": "America/Kentucky/Louisville",
  "America/Montreal": "America/Toronto",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Etc/UTC": "UTC",
  "Europe/Kiev": "Europe/Kyiv",
  "Pacific/Enderbury": "Pacific/Kanton",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Pacific/Truk": "Pacific/Chuuk",
};

const presentName = (name: string): string => (Object.hasOwn(PRESENT, name) ? (PRESENT[name] ?? name) : name);

let known: ReadonlySet<string> | null = null;
function knownZones(): ReadonlySet<string> {
  known ??= new Set([...Intl.supportedValuesOf("timeZone").map(presentName), "UTC"]);
  return known;
}

/** Those that a person may choose. */
export const timeZones = (): string[] => [...knownZones()];

/** A zone by its present name, or null for what is none of them: "america/halifax" and "+05:30" are other spellings, and none. */
export function zoneNamed(name: string): string | null {
  const zone = presentName(name);
  return knownZones().has(zone) ? zone : null;
}
