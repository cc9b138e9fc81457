/** E-mail addresses and telephone numbers. Numbers of files and sums are none. */
import { type CountryCode, type PhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js";
import { once } from "#app/understanding/text/once.ts";
import { cueBook, cuesIn } from "../cues.ts";
import type { Finding, Text } from "../finding.ts";
import { REFERENCES_EN } from "../words/who.en.ts";
import { REFERENCES_ES } from "../words/who.es.ts";
import { REFERENCES_FR } from "../words/who.fr.ts";
import { spokenNumbers } from "./spoken-numbers.ts";

const REFERENCES = cueBook(REFERENCES_EN, REFERENCES_FR, REFERENCES_ES);
const CANDIDATE = /(?<![\p{L}\d$€£.@/-])\+?\(?\d[\d \t().\-/‐-–]{5,24}\d(?![\d$€%\p{L}])/gu;
const EXTENSION = /^[\s,;(]{0,3}(?:ext(?:ension|\.)?|x|poste|int(?:erno|\.)?|extensi[oó]n|anexo|#)[\s.:#]{0,2}(\d{1,6})\)?(?!\d)/i;
const SUM = /^\s?(?:\$|€|£|dollars|cad|usd|euros|pesos|mill)/i;
const MONEY_BEFORE = /(?:[$€£]|\b(?:rd|us|cad|usd|mxn))\s?$/i;
const DATE = /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4})/;

export function emails({ tokens }: Text): Finding[] {
  return tokens
    .filter(({ kind }) => kind === "email")
    .map(({ text, start }) => {
      const address = text.replace(/\.+$/, "");
      const at = { start, end: start + address.length };
      return { kind: "email", ...at, said: { slot: "email", value: { address }, score: 0.9 } } satisfies Finding;
    });
}

const spoken = ({ message }: Text): Finding[] =>
  spokenNumbers(message).map(({ digits, start, end }) => ({ ...phoneAt(message, digits, start, end), start, end }));

export const phones = once((text: Text): Finding[] => {
  const references = cuesIn(REFERENCES, text.pieces);
  const written = [...text.message.matchAll(CANDIDATE)].flatMap((match): Finding[] => {
    const written = match[0].replace(/[^\d)]+$/, "");
    const start = match.index;
    const end = start + written.length;
    const digits = written.replace(/\D/g, "");
    const before = text.message.slice(Math.max(0, start - 8), start);
    if (digits.length < 7 || digits.length > 15 || DATE.test(written) || isNoNumber(written, digits)) return [];
    if (SUM.test(text.message.slice(end, end + 8)) || MONEY_BEFORE.test(before)) return [];
    if (isGroupedSum(written) || references.some((cue) => cue.end <= start && start - cue.end < 6)) return [];
    if (text.readings.some((reading) => reading.start <= start && reading.end >= end && digits.length < 9)) return [];
    return [phoneAt(text.message, written, start, end)];
  });
  return [...written, ...spoken(text)];
});

/** Of an address "@x.es" the country, where a number has no country code of its own. */
const DOMAIN = /@[\p{L}\p{N}.-]+\.(es|fr|mx|co|cl|pe|ar|ec|cr|do|gt|pa|br|ch|be|uk|de|it|pt)\b/iu;
/** "01 99 00 63 27" is how France writes its numbers. */
const FRENCH = /^0[1-9](?:[ .]\d\d){4}$/;
const COUNTRIES: Readonly<Record<string, CountryCode>> = { uk: "GB" };
/** "más 52 81 …", "plus one …". */
const PLUS_SAID = /\b(?:m[aá]s|plus)\s$/i;

/** The number with its country: its own code, ours, that of the address next to it, or a code that only lacks its "+". */
function numberOf(message: string, written: string, start: number): PhoneNumber | undefined {
  const digits = written.replace(/\D/g, "");
  if (written.startsWith("00")) return parsePhoneNumberFromString(`+${written.slice(2)}`);
  if (PLUS_SAID.test(message.slice(0, start))) return parsePhoneNumberFromString(`+${digits}`);
  const ours = parsePhoneNumberFromString(written, "CA");
  if (ours?.isValid() || written.startsWith("+")) return ours;
  const domain = DOMAIN.exec(message)?.[1]?.toLowerCase();
  const country = FRENCH.test(written) ? "FR" : domain && (COUNTRIES[domain] ?? (domain.toUpperCase() as CountryCode));
  const local = country ? parsePhoneNumberFromString(written, country) : undefined;
  const coded = digits.length > 10 ? parsePhoneNumberFromString(`+${digits}`) : undefined;
  return [coded, local].find((one) => one?.isValid()) ?? (/^\D*1?\D*[01]/.test(written) ? undefined : ours);
}

function phoneAt(message: string, written: string, start: number, end: number): Finding {
  const parsed = numberOf(message, written, start);
  const isComplete = parsed?.isPossible() === true;
  const extension = EXTENSION.exec(message.slice(end, end + 24));
  const value = { number: isComplete ? parsed.number : written, ...(extension?.[1] ? { extension: extension[1] } : {}) };
  return { kind: "phone", start, end: end + (extension?.[0].length ?? 0), said: { slot: "phone", value, score: isComplete ? 0.9 : 0.6 } };
}

const LONGEST_PLAIN = 11;
const LONGEST_CODED = 13;
const LONGEST_GROUP = 4;
/** "2027 0930-1700", "100-17-002468-261": longer than any number without its country, and in no groups of one with it. */
function isNoNumber(written: string, digits: string): boolean {
  if (/^(?:\+|00)/.test(written) || digits.length <= LONGEST_PLAIN) return false;
  const groups = written.split(/\D+/).filter(Boolean);
  const isOfYear = groups.length > 1 && groups[0]?.length === LONGEST_GROUP;
  return digits.length > LONGEST_CODED || isOfYear || (groups.length > 1 && groups.some(({ length }) => length > LONGEST_GROUP));
}

/** "2 500 000" and "1.200.000" are sums, not numbers to call. */
function isGroupedSum(written: string): boolean {
  return (
    /^\d{1,3}(?:[ .]\d{3}){1,3}$/.test(written) &&
    !/^\d{3}[ .]\d{3}[ .]\d{3}[ .]\d{3}$/.test(written) &&
    !/^\d{3} \d{3} \d{4}$/.test(written) &&
    !(/^\d\d /.test(written) && parsePhoneNumberFromString(`+${written}`)?.isValid())
  );
}
