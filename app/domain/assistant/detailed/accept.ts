/** Whether a stretch of text, said in answer to one field, is a value of it: by the field's own kind. */
import { DETAILED_FIELDS } from "#app/domain/booking/detailed-fields.ts";
import { type DraftField, detailedFieldOf } from "#app/domain/booking/draft-fields.ts";
import { findEmails } from "../contact/email.ts";
import { firmCapitals } from "../contact/firm.ts";
import { findPhones } from "../contact/phone.ts";
import { alternation, NUMBERS } from "../dates/calendar-words.ts";
import { fold, words } from "../fold.ts";
import { NOT_NAMES } from "../lexicon/not-names.ts";
import { Reading } from "../reading.ts";
import { areMostlyCommon } from "../spelling.ts";
import { chosen, mentionsOf } from "./choices.ts";
import { lazy, type Whole } from "./found.ts";
import { LANGUAGE_NAMES } from "./lexicon/services.ts";
import { firmAt, partyAt } from "./proper.ts";

export interface Accepted {
  value: string;
  /** Within the text. */
  start: number;
  end: number;
}

const SELF =
  /^(?:self-? ?represented|unrepresented|not represented|none,? self-? ?represented|non representee?|pas representee?|sans avocate?|se represente seule?|sin abogad[oa]|no tiene abogad[oa]|sin representacion)[.!\s]*$/;
const SELF_WITHIN = /(?<![a-z])(?:self-? ?represented|unrepresented|non representee?s?|sans avocate?|sin abogad[oa])(?![a-z])/;
/** What makes a text a sentence to us and no name, number or line. */
const SENTENCE =
  /(?<![a-z])(?:i|i'm|i'd|i'll|we|we're|we'd|we'll|you|your|please|need|want|would|could|can|don't|doesn't|didn't|what|why|how|when|already|told|wait|moment|sorry|je|j'ai|j'aimerais|nous|vous|votre|voudrais|voudrions|besoin|faut|pouvez|pourquoi|attendez|deja|desole|yo|usted|ustedes|quiero|queremos|necesito|necesitamos|quisiera|puede|por que|espere|ya|lo siento|not sure|never mind|hello|hi|bonjour|hola|thanks|thank|merci|gracias)(?![a-z])/;
const NUMBER_WORDS = lazy(() => {
  const table: Record<string, number> = {
    ...Object.fromEntries(Object.entries(NUMBERS).filter(([name]) => !/^(?:an?|a couple of)$/.test(name))),
    zero: 0,
    cero: 0,
    none: 0,
    no: 0,
    aucun: 0,
    aucune: 0,
    ninguno: 0,
    ninguna: 0,
    uno: 1,
  };
  return { table, pattern: new RegExp(`(?<![a-z0-9.,])(?:(\\d{1,4})|(${alternation(table)}))(?![a-z0-9.,]\\d|[a-z0-9])`, "g") };
});
const LANGUAGE = lazy(
  () =>
    new RegExp(
      `(?<![a-z])(?:${LANGUAGE_NAMES})(?:(?:,\\s|-|/|\\s(?:and|et|y|to|vers|a)\\s)(?:le |l'|el )?(?:${LANGUAGE_NAMES}))*(?![a-z])`,
    ),
);
const YES =
  /^\W*(?:yes|yep|yeah|sure|ok|okay|of course|absolutely|definitely|please|please do|needed|required|oui|ouais|bien sur|d'accord|absolument|si|claro|por supuesto|correcto|true)\b/;
const NO = /^\W*(?:no|nope|nah|none|not|never|neither|without|non|aucune?|pas|sans|ningun[oa]?|nada|tampoco|sin|false)\b/;
const TAUTOLOGY = /^\W*(?:it's|it is|that's|c'est|es)\W*$/;

export function accept(whole: Whole, field: DraftField, text: string): Accepted | null {
  const { is } = DETAILED_FIELDS[detailedFieldOf(field)];
  const plain = fold(text);
  if (text.includes("?") || TAUTOLOGY.test(plain)) return null;
  const all = (value: string): Accepted => ({ value, start: 0, end: text.length });
  switch (is.kind) {
    case "flag":
      return words(plain).length > 8 ? null : NO.test(plain) ? all("false") : YES.test(plain) ? all("true") : null;
    case "count":
      return words(plain).length > 10 ? null : counted(plain);
    case "choice":
    case "choices": {
      const reading = new Reading(text);
      const sub: Whole = { ...whole, reading, closed: [], context: { ...whole.context, asked: [field] } };
      const mentions = mentionsOf(sub, field);
      const first = mentions[0];
      const last = mentions[mentions.length - 1];
      if (is.kind === "choices" && first && last)
        return { value: [...new Set(mentions.map(({ value }) => value))].join(","), start: first.start, end: last.end };
      return chosen(mentions, reading, false);
    }
    case "email":
      return findEmails(text).find(({ ok }) => ok) ?? null;
    case "phone":
      return findPhones(text, plain).find(({ ok }) => ok) ?? null;
    case "name":
      return nameIn(text);
    case "firm":
      return firmIn(text);
    case "line":
      return lineIn(field, text, plain);
    case "text":
      return words(plain).length >= 2 && !/^\W*(?:no|none|non|aucun|ningun)/.test(plain) ? all(text) : null;
    default:
      return null;
  }
}

function counted(plain: string): Accepted | null {
  const { table, pattern } = NUMBER_WORDS();
  const found = [...plain.matchAll(pattern)].map((match) => ({
    value: String(match[1] ?? table[(match[2] ?? "").replace(/\s/g, " ")] ?? ""),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const first = found[0];
  return first && found.every(({ value }) => value === first.value) ? first : null;
}

/** A person or a party, and nothing after it but a firm or a courtesy. */
function nameIn(text: string): Accepted | null {
  if (SENTENCE.test(fold(text))) return null;
  const reading = new Reading(text);
  const party = partyAt(reading, 0, text.length, true);
  const named = party?.person ?? party?.organisation ?? firmAt(reading, 0, text.length, true);
  if (!named || !/^[\s.,;!-]*$/.test(text.slice(party?.end ?? named.end))) return null;
  return { value: named.value, start: named.start, end: named.end };
}

function firmIn(text: string): Accepted | null {
  const plain = fold(text);
  const span = { start: 0, end: text.length };
  if (SELF.test(plain)) return { value: text.replace(/[.!\s]+$/, ""), ...span };
  const said = words(plain);
  const self = said.length <= 8 ? SELF_WITHIN.exec(plain) : null;
  if (self) return { value: text.slice(self.index, self.index + self[0].length), start: self.index, end: self.index + self[0].length };
  if (SENTENCE.test(plain) || said.length === 0 || said.length > 9 || said.every((word) => NOT_NAMES.has(word))) return null;
  const firm = firmAt(new Reading(text), 0, text.length, true);
  if (firm && /^[\s.,;!-]*$/.test(text.slice(firm.end))) return { value: firm.value, start: firm.start, end: firm.end };
  const lower =
    !/\p{Lu}/u.test(text) &&
    said.length <= 4 &&
    !areMostlyCommon(said) &&
    !said.some((word) => NOT_NAMES.has(word) && !/^(?:and|et|y|de|of|the|la|le)$/.test(word));
  return lower ? { value: firmCapitals(text.replace(/[.!]+$/, "")), ...span } : null;
}

const CAUSE =
  /\s(?:v\.?s?\.?|versus|c\.|contre|contra|and|et|y|&)\s|^(?:re|in re|in the matter|estate|succession|sucesion|dans l'affaire|affaire|en el asunto)\b/;

function lineIn(field: DraftField, text: string, plain: string): Accepted | null {
  const said = words(plain);
  // A number is nobody's name.
  if (field.endsWith("Name") && !/\p{L}.*\p{L}/u.test(text)) return null;
  const end = text.replace(/[\s.,;!]+$/, (stop) => (/\b(?:inc|ltd|al|st|co)$/i.test(text.slice(0, -stop.length)) ? "." : "")).length;
  const all: Accepted = { value: text.slice(0, end), start: 0, end };
  switch (field) {
    case "courtFileNumber":
    case "contractNumber": {
      const number = /(?:^|[\s#:])((?:[A-Za-z]{1,5}[- /]?)?\d(?:[\dA-Za-z./-]|:(?=\d))*(?:[ -](?=[A-Z\d-]*\d)[A-Z\d][A-Z\d-]*)*)/.exec(
        text,
      );
      if (!number?.[1] || said.length > 8) return null;
      const start = number.index + number[0].length - number[1].length;
      const value = number[1].replace(/[./-]+$/, "");
      return { value, start, end: start + value.length };
    }
    case "interpretationLanguage":
    case "languageOfAudio": {
      const language = LANGUAGE().exec(plain);
      if (language)
        return {
          value: text.slice(language.index, language.index + language[0].length),
          start: language.index,
          end: language.index + language[0].length,
        };
      return said.length <= 2 && !SENTENCE.test(plain) && !said.every((word) => NOT_NAMES.has(word)) && !/\d/.test(plain) ? all : null;
    }
    case "lengthOfMedia":
      return said.length <= 8 && (/\d/.test(plain) || said.some((word) => word in NUMBERS)) && !SENTENCE.test(plain) ? all : null;
    case "styleOfCause":
      if (SENTENCE.test(plain) || said.length > 20) return null;
      return CAUSE.test(plain) || (/^\p{Lu}/u.test(text) && said.length <= 6 && !said.every((word) => NOT_NAMES.has(word))) ? all : null;
    case "trialCourtJudgeName":
    case "trialCourtContactName":
    case "alternateLocationContactName":
      return nameIn(text);
    default:
      if (SENTENCE.test(plain) || said.length > 16 || end < 2) return null;
      return all;
  }
}
