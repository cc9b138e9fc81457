/** Numbers and words that are none of ours: phones, file numbers, money, addresses, sections, greetings, names. Tokens in them are not read. */
import type { Token } from "./tokens.ts";

const SHIELDS: readonly RegExp[] = [
  /\S+@\S+\.\S+|https?:\/\/\S+|www\.\S+/giu,
  /\+\d[\d\s().-]{6,}\d|\(\d{3}\)\s?\d{3}[\s.-]?\d{4}/gu,
  /(?<!\d)(?:\d[\s.-])?\d{3}[\s.-]\d{3}[\s.-]\d{4}(?!\d)|(?<![\d-])\d{3}-\d{4}(?!\d)|\d{7,}/gu,
  /(?<!\d)\d{2}(?:[ .]\d{2}){4}(?!\d)/gu,
  /\b\p{Lu}{1,5}[-/]\d[\p{L}\d/-]*|\b\d{3}-\d{2}-\d{4,}[-\d]*|\b\d{4}[-/]\d{3,}[-\p{Lu}]*\b/gu,
  /\b\d{4} [A-Z]{2,5} \d+\b|\b\d+ [A-Z]\.[A-Z]\.[\w.() ]{0,12}\d+/gu,
  /#\s?\d[\d-]*|\b(?:no|nos|n°|nº|num|file|dossier|expediente|claim|invoice|docket)\.?\s?(?:no\.?|#|:)?\s?\d[\d-]*/giu,
  /(?:[$€£]|\b(?:cad|usd|eur)\s)\s?\d[\d,.]*(?:\s\d{3})*(?:\s?(?:k|m|million|billion|millions)\b)?/giu,
  /\d[\d,.]*(?:\s\d{3})*\s?(?:[$€£%]|(?:dollars?|cad|usd|euros?|pesos|k|millions?|millones|percent|per cent|pour cent|por ciento)\b)/giu,
  /\b\d+[A-Za-z]?\s(?:\p{L}[\p{L}'’.-]+\s){0,3}(?:street|avenue|ave|road|rd|blvd|boulevard|drive|lane|crescent|floor|suite)\b/giu,
  /\b\d+\s(?:\p{Lu}[\p{L}'’.-]+\s){1,3}(?:st|st\.|way|place|court|square|sq|parkway|hwy|highway)(?![\p{L}])/giu,
  /\b\d+,?\s(?:rue|boul|boulevard|chemin|place|côte|montée|rang|allée|av|avenue)\b\.?/giu,
  /\b(?:calle|avenida|carrera|paseo)\s[^,\d]{1,30}\d+/giu,
  /\b(?:section|sec|rule|article|art|paragraph|exhibit|schedule|tab|page|pages|clause|chapter|item|version|bill|form|volume)\.?\s?\d[\d.()a-z]*/giu,
  /\b(?:règle|regle|pièce|piece|paragraphe|annexe|alinéa|formulaire|chapitre|étage|etage|poste|onglet|locaux|bureau)\s?\d[\d.()]*/giu,
  /\b(?:regla|artículo|articulo|sección|seccion|cláusula|clausula|anexo|piso|página|pagina|capítulo|oficina|versión)\s?\d[\d.()]*/giu,
  /\b(?:room|suite|floor|unit|apt|ext|extension|level|phase|step|option|lot|flight|salle|sala|courtroom|gate|box|form|type|part)\s#?\d+\b/giu,
  /\b(?:s|ss|p|pp|v|r|vol|ch|cl|para)\.\s?\d[\d.()a-z]*|\bv\d[\d.]*/giu,
  /(?<![\d.])\d\.\d\.\d(?![\d.])|\b(?:24\/7|7\/24|50\/50|9\/11|24h\/24|7j\/7|365)\b/giu,
  /\b(?:good|g'?)\s?(?:morning|afternoon|evening|day|night)\b|\bhave a (?:good|nice|great) \p{L}+|\b(?:mother|father)'s\b(?! day)/giu,
  /\b(?:bon(?:ne)?|belle|excellent|agréable)\s?(?:journée|soirée|après-midi|fin de semaine|week-end|matin|semaine)\b/giu,
  /\bbuen[oa]?s?\s(?:días|dias|tardes|noches|día|dia|mañanas?|semana|fin de semana)\b/giu,
  /\bmay\s(?:i|we|be|have|not|also|need|still|require|want|you|he|she|they|it|well|as|or may not|take|ask|know)\b(?!\s?\d)/giu,
  /\b(?:i|we|you|they|he|she|it|that|which|who|there|parties|party|matter|client|clients|witness|this)\smay\b(?!\s?\d)(?!,)/giu,
  /\b(?:the|of the|all)\s(?:two|three|four|five)\sof\sus\b|\b(?:one|just a|un|une|un petit)\s(?:moment|second|seconde|minute|momento|minuto|segundo)\b/giu,
  /\b(?:first|second|third|last|fourth)\s(?:copy|floor|time|party|parties|witness|amended|defendant|plaintiff|claimant|respondent|one|thing)\b/giu,
  /\b\d+(?:st|nd|rd|th)\s(?:floor|party|copy|amendment|circuit|witness|edition|street|avenue|ave|st|time|defendant|district|session|hearing|mediation|arbitration|meeting|request|option|choice|letter|email|room|motion|attempt|phase|round|day of trial|respondent|claimant|plaintiff|person|draft)\b/giu,
  /\b(?:those|these|nowa|some|other|old)\sdays\b|\b(?:day to day|day-to-day|at the end of the day|long day|day one|the other day|some day)\b/giu,
  /\b\d+(?:\s|-)(?:years?|yrs?)(?:\s|-)old\b|\baged?\s\d+|\bâgée?s?\sde\s\d+\sans|\b\d+\sans\b(?! (?:plus|après))|\bde \d+ años\b/giu,
  /\b(?:las|los|les|the|a|à|aux) (?:dos|tres|cuatro|deux|trois|quatre) (?:partes|parties|testigos|témoins|abogados|avocats|lados|côtés)\b/giu,
  /\b\d{1,3}\s?(?:km|m2|sq|kg|mb|gb|pages?|exhibits?|documents?|witness(?:es)?|lawyers?|counsel|parties|temoins?|témoins?|avocats?)\b/giu,
  /\b\d{1,3}\s?(?:parts?|pièces|testigos?|abogados?|partes|páginas?|copies|copias|screens?|écrans?|claims?|chairs?|chaises|sillas|tables?)\b/giu,
];

const TITLES = new Set([
  "mr",
  "mrs",
  "ms",
  "dr",
  "me",
  "mme",
  "mlle",
  "sr",
  "sra",
  "srta",
  "lic",
  "maitre",
  "justice",
  "judge",
  "prof",
  "don",
  "dona",
  "madame",
  "monsieur",
  "sir",
  "dear",
]);
const NAMES = new Set([
  "april",
  "may",
  "june",
  "august",
  "jan",
  "julio",
  "domingo",
  "dimanche",
  "avril",
  "mai",
  "abril",
  "mars",
  "marzo",
  "friday",
  "julian",
  "noel",
  "enero",
  "pascua",
  "tuesday",
  "winter",
  "summer",
  "autumn",
  "easter",
  "martes",
  "janvier",
  "jour",
  "samedi",
]);

/** A month or weekday that is somebody's name: after a title, or next to another capitalized word that is none of the calendar's. */
function isName(tokens: readonly Token[], at: number, isKnown: (word: string) => boolean): boolean {
  const token = tokens[at];
  if (!token?.capital || !NAMES.has(token.word)) return false;
  const before = tokens[at - 1]?.word === "." ? tokens[at - 2] : tokens[at - 1];
  const after = tokens[at + 1];
  if (before?.capital && TITLES.has(before.word)) return true;
  if (after?.capital && !token.upper && after.kind === "word" && !isKnown(after.word)) return true;
  const counted = after?.kind === "number" || tokens[at + 2]?.kind === "number";
  return Boolean(before?.capital && !before.upper && before.kind === "word" && !isKnown(before.word) && !counted);
}

/** Which tokens are not to be read. */
export function shielded(text: string, tokens: readonly Token[], isKnown: (word: string) => boolean): boolean[] {
  const marks = tokens.map((_, index) => isName(tokens, index, isKnown));
  for (const pattern of SHIELDS) {
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].length;
      tokens.forEach((token, index) => {
        if (token.start >= match.index && token.start < end) marks[index] = true;
      });
    }
  }
  return marks;
}
