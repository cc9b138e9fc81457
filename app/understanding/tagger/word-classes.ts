/** What is known of a word before its sentence is read: how common it is, whether it is a name, a title, a form of a firm, a city. */
import { CITIES } from "#app/domain/venue/cities.ts";
import { fold } from "../text/fold.ts";
import { hash } from "../text/hash.ts";
import type { Token } from "../text/tokens.ts";

/** The frozen lists of `app/understanding/lists`, as hashes of folded words. */
export interface WordLists {
  /** The 150 commonest words of each language. */
  frequent: ReadonlySet<number>;
  /** Words that a dictionary has, names aside. */
  common: ReadonlySet<number>;
  /** Given names and surnames of many countries. */
  names: ReadonlySet<number>;
}

export interface Word {
  /** Folded; numbers, addresses and telephone numbers are their kind in angle brackets. */
  folded: string;
  /** Capitals, small letters, digits and signs, shortened: "Xx", "XX", "9:9". */
  shape: string;
  /** One class: the most telling that applies. */
  class: string;
  isName: boolean;
  isCommon: boolean;
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const TITLES = set(
  "mr mrs ms dr dra me mme mlle maitre sr sra srta lic licda licenciado licenciada don dona prof hon justice judge monsieur madame senor senora sir dame",
);
const FIRM_WORDS = set(`llp llc ltd inc corp co pllc pc gmbh ag sa srl sarl ltee senc sencrl group groupe grupo holdings holding law legal
  avocats avocat abogados abogado bufete cabinet despacho etude estudio chambers associates associes asociados partners cia attorneys
  solicitors barristers bank banque banco notaires notaire notaria ministry ministere ministerio city ville municipality university
  universite universidad union syndicat sindicato commission insurance assurances seguros`);
const MONTHS_AND_DAYS =
  set(`january february march april may june july august september october november december jan feb mar apr jun jul aug
  sep sept oct nov dec janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre enero febrero marzo abril
  mayo junio julio agosto septiembre setiembre octubre noviembre diciembre monday tuesday wednesday thursday friday saturday sunday mon
  tue tues wed thu thurs fri lundi mardi mercredi jeudi vendredi samedi dimanche lunes martes miercoles jueves viernes sabado domingo
  tomorrow demain manana today hoy`);
/** The word that tells each of our cities, the last one of its name, and what the islands of one are called in French: "îles Caïmans". */
const OUR_CITIES: ReadonlySet<string> = new Set([
  ...CITIES.flatMap(({ city }) => Object.values(city)).map((name) => fold(name).split(" ").at(-1) ?? ""),
  "caimans",
]);

/** Classes of a message's words. `namesKnown` is false in training now and then, so that an unlisted name is no surprise. */
export function wordsOf(tokens: readonly Token[], lists: WordLists, namesKnown = true): Word[] {
  return tokens.map((token) => wordOf(token, lists, namesKnown));
}

function wordOf(token: Token, lists: WordLists, namesKnown: boolean): Word {
  const { kind, text } = token;
  if (kind === "sign") return closed(text, text);
  if (kind === "number") return closed(/^\d{1,2}$/.test(text) ? "<nn>" : /^\d{4}$/.test(text) ? "<nnnn>" : "<num>", "num", shapeOf(text));
  if (kind !== "word") return closed(`<${kind}>`, kind);
  const folded = fold(text);
  const bare = folded.replace(/\./g, "");
  const id = listId(folded);
  const first = folded.split(/[-']/)[0] ?? folded;
  const isName = namesKnown && (lists.names.has(id) || (first !== folded && lists.names.has(listId(first))));
  const isCommon = lists.common.has(id);
  return { folded, shape: shapeOf(text), class: classOf(bare, id, { isName, isCommon }, lists), isName, isCommon };
}

function closed(folded: string, name: string, shape = folded): Word {
  return { folded, shape, class: name, isName: false, isCommon: false };
}

function classOf(bare: string, id: number, known: { isName: boolean; isCommon: boolean }, lists: WordLists): string {
  if (FIRM_WORDS.has(bare)) return "firm";
  if (TITLES.has(bare)) return "title";
  if (OUR_CITIES.has(bare)) return "city";
  if (MONTHS_AND_DAYS.has(bare)) return "calendar";
  if (lists.frequent.has(id)) return "frequent";
  if (known.isCommon) return known.isName ? "common-name" : "common";
  return known.isName ? "name" : "unknown";
}

function shapeOf(text: string): string {
  let shape = "";
  for (const sign of text) {
    const kind = /\p{Lu}/u.test(sign) ? "X" : /\p{Ll}/u.test(sign) ? "x" : /\d/.test(sign) ? "9" : sign;
    if (shape.at(-1) !== kind || shape.length < 2) shape += kind;
  }
  return shape.slice(0, 8);
}

/** What a folded word is called in the lists: 24 bits of its hash, as the file of weights keeps them. */
export function listId(folded: string): number {
  return hash(folded) & 0xffffff;
}
