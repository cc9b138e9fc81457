/** The register itself, by surname. Everyone in it is invented for demonstration. */
import type { RosterEntry } from "./roster-vocabulary.ts";

const ENTRIES = [
  {
    slug: "beatriz-alcorvela",
    name: "Beatriz Alcorvela",
    role: "arbitrator",
    fields: ["investment", "energy", "commercial"],
    languages: ["es", "pt", "en"],
    seats: ["arbitration_place_miami"],
    since: 1999,
  },
  {
    slug: "kofi-amberleigh",
    name: "Kofi Amberleigh",
    role: "both",
    fields: ["construction", "energy", "insurance"],
    languages: ["en", "fr"],
    seats: ["arbitration_place_toronto", "arbitration_place_montreal"],
    since: 1996,
  },
  {
    slug: "mireille-castonbrise",
    name: "Mireille Castonbrise",
    role: "arbitrator",
    fields: ["commercial", "shareholder", "insurance"],
    languages: ["fr", "en"],
    seats: ["arbitration_place_montreal"],
    since: 1989,
  },
  {
    slug: "priya-devanshir",
    name: "Priya Devanshir",
    role: "both",
    fields: ["technology", "intellectual_property", "commercial"],
    languages: ["en", "hi"],
    seats: ["arbitration_place_toronto"],
    since: 2003,
  },
  {
    slug: "odalys-ferrenquil",
    name: "Odalys Ferrenquil",
    role: "arbitrator",
    fields: ["insurance", "shareholder", "maritime"],
    languages: ["en", "es"],
    seats: ["arbitration_place_cayman", "arbitration_place_miami"],
    since: 2001,
  },
  {
    slug: "idris-halvorane",
    name: "Idris Halvorane",
    role: "arbitrator",
    fields: ["energy", "investment", "construction"],
    languages: ["ar", "en", "fr"],
    seats: ["arbitration_place_toronto", "arbitration_place_cayman"],
    since: 1994,
  },
  {
    slug: "josephine-larkenwood",
    name: "Josephine Larkenwood",
    role: "mediator",
    fields: ["employment", "insurance"],
    languages: ["en"],
    seats: ["arbitration_place_toronto"],
    since: 2006,
  },
  {
    slug: "leocadia-monteverra",
    name: "Leocadia Monteverra",
    role: "mediator",
    fields: ["commercial", "shareholder", "employment"],
    languages: ["es", "en", "pt"],
    seats: ["arbitration_place_miami"],
    since: 2008,
  },
  {
    slug: "silas-northmere",
    name: "Silas Northmere",
    role: "arbitrator",
    fields: ["maritime", "insurance", "commercial"],
    languages: ["en", "de"],
    seats: ["arbitration_place_cayman", "arbitration_place_miami"],
    since: 1992,
  },
  {
    slug: "callum-strathwyn",
    name: "Callum Strathwyn",
    role: "both",
    fields: ["employment", "commercial"],
    languages: ["en", "fr"],
    seats: ["arbitration_place_montreal", "arbitration_place_toronto"],
    since: 1998,
  },
  {
    slug: "xiulan-tao-merrin",
    name: "Xiulan Tao-Merrin",
    role: "both",
    fields: ["technology", "intellectual_property", "investment"],
    languages: ["zh", "en"],
    seats: ["arbitration_place_toronto"],
    since: 2000,
  },
  {
    slug: "etienne-valcombe",
    name: "Étienne Valcombe",
    role: "mediator",
    fields: ["construction", "energy"],
    languages: ["fr", "en", "es"],
    seats: ["arbitration_place_montreal"],
    since: 2004,
  },
] as const satisfies readonly RosterEntry[];

/** Every slug by its letters, so that prose kept elsewhere cannot forget or misspell one. */
export type RosterSlug = (typeof ENTRIES)[number]["slug"];

/** A person of the roster: arbitrator, mediator or both. */
export type Arbitrator = RosterEntry & { slug: RosterSlug };

export const ROSTER: readonly Arbitrator[] = ENTRIES;
