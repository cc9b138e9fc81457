/** How many further rooms are meant by words on some days' rooms: one, a number of them, or all that there are. */

import { fold } from "#app/understanding/text/fold.ts";
import { numberIn } from "../numbers.ts";

const SEVERAL = "rooms|breakouts|break-outs|salles|salons|pièces|salas|salones|salitas";
const ONE = "room|breakout|break-out|caucus|salle|salon|pièce|sala|salón|salita";
const IN_PLURAL = new RegExp(`(?<!\\p{L})(?:${SEVERAL}|them|they|those|these|elles|celles|toutes|ellas|esas|estas|todas)(?!\\p{L})`, "iu");
const IN_SINGULAR = new RegExp(`(?<!\\p{L})(?:${ONE})(?!\\p{L})`, "iu");
/** "No breakout room", « pas besoin de salle », «sin sala»: none at all. */
const NONE_AT_ALL = new RegExp(
  `(?:(?<!\\p{L})(?:no|any|without|not (?:need|want|require) an?|pas (?:de|d['’]|besoin (?:de|d['’])(?: ?une)?)|aucune|sans|sin|ninguna?|no (?:necesit|quer|quier|hace falta|hará falta)\\p{L}*(?: una?)?)|n['’]t (?:need|want|require) an?)\\s*(?:\\p{L}+\\s){0,2}(?:${ONE})(?!\\p{L})`,
  "iu",
);
/** The three words in front of rooms. */
const BEFORE = new RegExp(`(?:[\\p{L}\\d]+\\s+){0,3}(?=(?:${SEVERAL})(?!\\p{L}))`, "iu");
/** Those of somebody: of the others' rooms nothing is said. */
const OF_SOMEBODY =
  /(?<!\p{L})(?:arbitrators?|tribunals?|panel|mediators?|judges?|claimants?|applicants?|plaintiffs?|respondents?|defendants?|part(?:y|ies)|sides?|counsel|lawyers?|clients?|witness(?:es)?|experts?|interpreters?|reporters?|team|arbitres?|médiat\p{L}+|juges?|demande(?:urs?|resses?)|défende(?:urs?|resses?)|requérant\p{L}*|intimé\p{L}*|camps?|avocate?s?|témoins?|expertes?|interprètes?|équipe|árbitr\p{L}+|mediador\p{L}*|jue(?:z|ces)|demandantes?|demandad[ao]s?|actora?|partes?|lados?|abogad[ao]s?|testigos?|perit[ao]s?|intérpretes?|equipo)(?!\p{L})/iu;
/** « Les deux parties », "both sides": two have one each. */
const BOTH =
  /(?<!\p{L})(?:both|each|two|les deux|chaque|las dos|los dos|ambas|ambos|cada)\s(?:sides?|part(?:y|ies)|camps?|partes?|lados?)(?!\p{L})/iu;
/** The rooms of the parties: one for each of the two. */
const OF_PARTIES = /(?<!\p{L})(?:parties|sides|camps|partes|lados)(?!\p{L})/iu;
/** Somebody whose coming says when, and not whose rooms: "when the experts testify". */
const AT_A_TIME = new RegExp(
  `(?<!\\p{L})(?:when|while|after|before|once|quand|lorsque|après|avant|cuando|después de|tras|antes de)\\s(?:\\p{L}+\\s){0,2}${OF_SOMEBODY.source}`,
  "giu",
);
const MONTHS =
  "january|february|march|april|may|june|july|august|september|october|november|december|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|(?:de )?(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)";
/** "March 12", « 12 mars »: a date is no number of rooms. */
const DATE = new RegExp(`(?<!\\p{L})(?:(?:${MONTHS})\\s\\d{1,2}|\\d{1,2}\\s(?:${MONTHS}))(?!\\p{L}|\\d)`, "giu");
const MORE =
  /(?<!\p{L})(?:more|another|additional|extra|autres?|de plus|en plus|supplémentaires?|otr[ao]s?|más|adicional(?:es)?)(?!\p{L})/iu;

/** So many at most; null where the words are of all of them. `isNot`: they say which days these are not wanted on. */
export function someRooms(said: string, isNot: boolean): number | null {
  const words = said.replace(DATE, "–").replace(AT_A_TIME, "–");
  if (OF_SOMEBODY.test(words)) return BOTH.test(words) || (OF_PARTIES.test(words) && IN_PLURAL.test(words)) ? 2 : 1;
  const before = BEFORE.exec(words)?.[0].trim().split(/\s+/) ?? [];
  const [count] = before.flatMap((word) => numberIn(fold(word)) ?? []);
  if (count !== undefined) return count;
  if (IN_PLURAL.test(words)) return MORE.test(words) ? 1 : null;
  return IN_SINGULAR.test(words) && !(isNot && NONE_AT_ALL.test(words)) ? 1 : null;
}
