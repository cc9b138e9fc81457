/** Finds that say nothing of the visitor or of the hearing: of clients, parties, acquaintances, other people's counsel, places. */
import type { Span } from "../contract.ts";
import { type Finding, overlap, type Text } from "../detectors/finding.ts";
import { partsSaid } from "../detectors/parts.ts";
import { sentencesIn } from "../text/clauses.ts";
import { leadTo } from "../text/lead.ts";

/** "Our client is …": who follows is neither the visitor nor the visitor's firm, whatever else reads it so. */
export function isOfClient(at: Span, finds: readonly Finding[]): boolean {
  return finds.some((find) => find.kind === "is:client" && overlap(find, at) && at.start >= find.start - 4);
}

/** "A friend at X LLP": whose firm that is has no part in the hearing. */
const ACQUAINTANCE = /\b(?:friends?|colleagues?|amie?s?|coll[èe]gues?|amig[oa]s?|colegas?)\s(?:at|from|with|of|chez|de|du|del|en)\s$/i;
/** What is said of somebody that the visitor knows. */
export const isOfAcquaintance = (message: string, start: number): boolean => ACQUAINTANCE.test(leadTo(message, start));

/** A party of "X v. Y" is neither the visitor nor the visitor's firm. */
export function isParty(at: Span, finds: readonly Finding[]): boolean {
  return finds.some(({ kind, start, end }) => kind === "style" && overlap({ start, end }, at));
}

/** « signé à Lyon »: where, and not by whom. */
export function isPlace({ said, start, end }: Finding, { message }: Text, finds: readonly Finding[]): boolean {
  const isOf = finds.some((find) => find.kind === "place" && find.start <= start && find.end >= end);
  return said?.slot === "name" && isOf && /(?:^|\s)(?:à|in|en|at|from|depuis|desde)\s$/i.test(leadTo(message, start));
}

const COUNSEL = /counsel$|abogados?$|avocats?$/i;
const FIRST_PERSON =
  /(?:^|[^\p{L}])(?:i|we|i['’]m|we['’]re|our|us|je|nous|notre|soy|somos|nosotros|nuestr[oa]|represento|represent[aá]mos)(?![\p{L}])/iu;
const BOTH = /^(?:les deux|both|los dos|ambos)$/i;
/** "Respondent's counsel uses a wheelchair" says whose side they are on, not the visitor's; « les deux frères » are no two ways of meeting. */
export function isOfOthers({ kind, start, end }: Finding, { message, tokens, asked }: Text): boolean {
  const quote = message.slice(start, end);
  if (kind === "format:hybrid") return BOTH.test(quote) && asked !== "format" && /^\s\p{L}/u.test(message.slice(end));
  const sentence = sentencesIn(tokens).find((one) => one.start <= start && one.end >= end);
  if (kind !== "side" || !sentence || !COUNSEL.test(quote)) return false;
  return !FIRST_PERSON.test(message.slice(sentence.start, start)) && /^\s\p{L}/u.test(message.slice(end, sentence.end));
}

/** What comes before a name that may be anybody's; "my name is" is the visitor's. */
const NAMES =
  /(?<!\p{L})(?:(?<!(?:my|mi|mon)\s)(?:name|nombre|nom)(?:['’]s| is| est| es)|it['’]?s|c['’]est|ours is|theirs is|la nuestra es|el nuestro es)\s$/iu;
const SELF = /(?<!\p{L})(?:i am|i['’]m|im|my|me|je|moi|mon|ma|soy|mi|yo)(?!\p{L})/iu;
const ASKS_WHO: ReadonlySet<string | null> = new Set(["name", "contact", "firm"]);

/** "Our arbitrator isn't Leclair anymore. It's Roxanne Beaucage": the name of somebody of whom this sentence or the one before speaks. */
export function isOfPart(start: number, text: Text): boolean {
  if (ASKS_WHO.has(text.asked) || !NAMES.test(leadTo(text.message, start))) return false;
  const sentences = sentencesIn(text.tokens);
  const at = sentences.findIndex((one) => one.start <= start && one.end > start);
  const from = (sentences[at - 1] ?? sentences[at])?.start ?? 0;
  return !SELF.test(text.message.slice(from, start)) && partsSaid(text).some((part) => part.start >= from && part.end <= start);
}
