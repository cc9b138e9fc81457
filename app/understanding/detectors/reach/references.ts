/** Numbers of court files, contracts and bookings, and those of the visitor's own firm: after their word, or of a form that nothing else has. */
import type { SlotValues, Span } from "#app/understanding/contract.ts";
import { sentencesAt } from "#app/understanding/text/clauses.ts";
import { once } from "#app/understanding/text/once.ts";
import { cueBook, cuesIn } from "../cues.ts";
import { type Finding, inside, type Text } from "../finding.ts";
import { REFERENCES_EN } from "../words/who.en.ts";
import { REFERENCES_ES } from "../words/who.es.ts";
import { REFERENCES_FR } from "../words/who.fr.ts";

const REFERENCES = cueBook(REFERENCES_EN, REFERENCES_FR, REFERENCES_ES);
const AFTER_WORD =
  /^(?<dot>\.)?[\s:#]*(?<named>(?:no|n[°ºo]|num|number|numéro|número)(?![\p{L}\d])\.?)?(?<is>\s*(?:is|was|should be|to|est|était|es|era|pour|à|a|por)(?:\s(?:le|el))?(?=[\s:]))?[\s:#]*(?=\S*\d)(?<number>(?:[\p{L}]{1,6}[\s-]?)?[\p{L}\d][\p{L}\d./-]*[\p{L}\d])/iu;
/** A number without a figure, as firms write theirs: "our ref: VDS-BOR", « ma référence est ABLM ». */
const LETTERS = /^(?:\s(?:à (?:moi|nous)|a m[ií]))?(?:\s(?:is|est|es)(?=\s))?[\s:#.]{1,4}/u;
const LETTERED = /^(?:\p{Lu}{2,10}(?:[-/.]\p{Lu}{1,10}){1,4}|\p{Lu}{4,12})(?![\p{L}\d]|[-/.][\p{L}\d])/u;
/** True of a number that is made of capitals alone, with a sign between them or four of them at least. */
export const isLettered = (number: string): boolean => LETTERED.exec(number)?.[0] === number;
/** A word that says that it is a number: of anything else "is" tells something, as in "the contract is 12 pages long". */
const SAYS_NUMBER = /(?<![\p{L}\d])(?:no|n[°ºo]|num|number|numéro|número|r[eé]f|reference|référence|referencia)(?![\p{L}\d])/iu;
/** "Our file is TG-4471", which no length and no page count is written like. */
const HAS_FORM = /\p{Lu}.*\d|\d.*[/-]\d/u;
/** Before the word: "the number of our contract", « le numéro du contrat ». */
const NUMBER_OF = /(?<![\p{L}\d])(?:no|n[°ºo]|num|number|numéro|número)\.?\s(?:of|de|du|des|del)\s(?:\p{L}+\s)?$/iu;
const BY_FORM = /(?<![\p{L}\d])(?:\p{Lu}{1,5}[-/ ]?\d{2,4}[-/]\d{2,8}(?:[-/]\p{L}{0,3}\d*)*|\d{3}-\d{2}-\d{6}-\d{3})(?![\p{L}\d])/gu;

/** A booking's own number. */
const OUR_NUMBER = /^CN[-\s]?\d{4}[-\s]?\d{4}$/i;

/** The form of a court's number, also where the file is called theirs. */
const OF_COURTS = /^(?:\d{3}-\d{2}-\d{6}-\d{3}|CV-?\d{2}-\d{5,8}(?:-\w+)*)$/i;

/** "Our own file number", « notre numéro interne »: no court and no contract has it. "In-house counsel" says nothing of a number. */
const OWN =
  /(?<!\p{L})(?:(?:(?:our|my) own|internal|in-house)\s(?:[\p{L}-]+\s){0,2}?(?:files?|numbers?|no|ref|references?|matter|docket|code|case|id)|for our reference|notre propre\s(?:\p{L}+\s)?(?:numéro|dossier|référence)|(?:numéro|dossier|référence) à (?:moi|nous)|(?:numéro|dossier|référence)(?:\sde\s(?:dossier|référence))?\sinterne|interne chez nous|(?:nuestr[oa]|mi) propi[oa]\s(?:\p{L}+\s)?(?:número|expediente|referencia)|(?:número|expediente|referencia)(?:\sde\s(?:expediente|referencia))?\sintern[oa])(?!\p{L})/iu;
/** Behind the number: "KL-77 (internal)", "KL-77 is our own number". */
const OWN_BEHIND =
  /^[\s,(–—-]{0,3}(?:(?:is|est|es)\s)?(?:(?:only|an?|the|le|un|notre|nuestro|el)\s)?(?:internal|interne|intern[oa]|(?:our|my) own|for our reference|(?:numéro|dossier|référence) interne|(?:número|expediente|referencia) intern[oa])(?!\p{L}|\s(?:counsel|lawyer))/iu;
/** Whose number comes next. */
const OF_COURT = /(?<!\p{L})(?:courts?|tribunal|cour|greffe|cpl|corte|juzgado|judicial)(?!\p{L})/giu;

/** True of a number that its own words call the firm's. */
export function isOwnNumber({ message, tokens }: Pick<Text, "message" | "tokens">, at: Span): boolean {
  if (OWN_BEHIND.test(message.slice(at.end))) return true;
  const [sentence] = sentencesAt(tokens, at);
  const before = message.slice(sentence?.start ?? at.start, at.start).replace(/.*\S*\d\S*\s/su, "");
  const court = [...before.matchAll(OF_COURT)].at(-1);
  return OWN.test(court ? before.slice(court.index) : before);
}

export const references = once((text: Text): Finding[] => {
  const { message, pieces } = text;
  const named = cuesIn(REFERENCES, pieces).flatMap((cue): Finding[] => {
    const match = AFTER_WORD.exec(message.slice(cue.end, cue.end + 40));
    const { dot, named: isNamed, is, number } = match?.groups ?? {};
    if (!match || number === undefined || !/\d/.test(number)) return lettered(text, cue);
    if ((dot || (is && !isNamed)) && !saysNumber(message, cue) && !(cue.means === "own" && HAS_FORM.test(number))) return [];
    const end = cue.end + match[0].length;
    const find = found(text, cue.means, { number, start: end - number.length, end }, 0.85);
    // The words that make it the visitor's own are of it, and say nothing else.
    return [
      cue.means === "own" && find.said?.slot === "reference" && find.said.value.kind === "own" ? { ...find, start: cue.start } : find,
    ];
  });
  const formed = [...message.matchAll(BY_FORM)]
    .map((match) => found(text, "court_file", { number: match[0], start: match.index, end: match.index + match[0].length }, 0.6))
    .filter((find) => !named.some((other) => inside(find, other) || inside(other, find)));
  return [...named, ...formed];
});

/** No court's number is without a figure: behind a word for a file or a reference it is the visitor's own. */
function lettered(text: Text, { means, start, end }: Span & { means: string }): Finding[] {
  if (means !== "own" && means !== "court_file") return [];
  const behind = text.message.slice(end, end + 40);
  const lead = LETTERS.exec(behind)?.[0] ?? "";
  const number = LETTERED.exec(behind.slice(lead.length))?.[0];
  // Words in capitals right behind the word are none: "REF URGENT".
  if (number === undefined || !/[:#]|s/u.test(lead) || !saysNumber(text.message, { start, end })) return [];
  return [
    {
      kind: "ref",
      start,
      end: end + lead.length + number.length,
      said: { slot: "reference", value: { kind: "own", number }, score: 0.85 },
    },
  ];
}

const saysNumber = (message: string, { start, end }: { start: number; end: number }) =>
  SAYS_NUMBER.test(message.slice(start, end)) || NUMBER_OF.test(message.slice(0, start));

function found(text: Text, means: string, { number, start, end }: Span & { number: string }, score: number): Finding {
  return {
    kind: "ref",
    start,
    end,
    said: { slot: "reference", value: { kind: kindOf(text, means, { number, start, end }), number }, score },
  };
}

function kindOf(text: Text, means: string, { number, ...at }: Span & { number: string }): SlotValues["reference"]["kind"] {
  if (OUR_NUMBER.test(number)) return "booking";
  if (isOwnNumber(text, at)) return "own";
  if (means === "own") return OF_COURTS.test(number) || isOfCourt(text, at) ? "court_file" : "own";
  return means === "contract" || means === "booking" ? means : "court_file";
}

/** «Nuestro expediente 452/2026 del juzgado tercero»: the words right behind the number name a court. */
function isOfCourt({ message, tokens }: Text, { end }: Span): boolean {
  const sentence = sentencesAt(tokens, { start: end - 1, end })[0];
  return new RegExp(OF_COURT.source, "iu").test(/^[^,;(]*/u.exec(message.slice(end, sentence?.end ?? end))?.[0] ?? "");
}
