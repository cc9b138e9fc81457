/** Telephone numbers of a message, by libphonenumber: any country, Canada where none is said. */
import { parsePhoneNumberFromString } from "libphonenumber-js";
import { checkFastField } from "#app/domain/booking/fast.ts";
import type { Mention } from "../phrases.ts";

export interface PhoneMention extends Mention<string> {
  ok: boolean;
  /** Written as a telephone number is (or with a country code), so that it needs no word beside it. */
  plain: boolean;
}

const CANDIDATE = /(?<![\w.$€£/-])(?:\+\s?|00\s?|011[\s-])?\(?\d[\d \t\u00a0().\-/\u2010-\u2013]{4,26}\d(?![\d$€%])/g;
const EXTENSION = /^[\s,;(]{0,3}(?:ext(?:ension|\.)?|x|poste|p\.|int(?:erno|\.)?|extensi[oó]n|anexo|#)[\s.:#]{0,2}(\d{1,6})\)?(?!\d)/i;
const NUMBER_OF_SOMETHING_ELSE =
  /(?<![a-z])(?:file|dossier|case|claim|court|matter|invoice|facture|expediente|caso|factura|docket|cause|contract|contrat|contrato|policy|police|poliza|n[o°]\s?\.?\s?de dossier|ref|reference|account|compte|cuenta|fax|telecopieur|f|cv|no de cour)\s?(?:#|no\.?|n[°o]|number|numero|num\.?|is|est|es)?\s?[:.#]?\s?(?:[a-z]{0,3}-)?$/;
const SOMEONE_ELSES =
  /(?:client(?:'s|e)?|opposing (?:counsel|party)(?:'s)?|their|his|her|your|votre|vos|su cliente|de mi cliente|de mon client|contraparte|partie adverse)(?: (?:phone|cell|office|number|telephone|numero|tel))*(?: de telefono| de telephone)?(?: number)?\s?(?:is|est|es|:)?\s?$/;

/** Numbers in `text`, which is the message with e-mail addresses and dates blanked out (same length as `folded`). */
export function findPhones(text: string, folded: string): PhoneMention[] {
  const found: PhoneMention[] = [];
  for (const match of text.matchAll(CANDIDATE)) {
    const written = trimmed(match[0]);
    const digits = written.replace(/\D/g, "");
    if (digits.length < 6 || digits.length > 17) continue;
    const before = folded.slice(Math.max(0, match.index - 45), match.index);
    if (NUMBER_OF_SOMETHING_ELSE.test(before.trimEnd() + (before.endsWith(" ") ? " " : "")) || SOMEONE_ELSES.test(before)) continue;
    const start = match.index;
    let end = start + written.length;
    if (/^\s?(?:\$|€|dollars|cad|usd|euros|pesos|million|mil\b)/i.test(folded.slice(end, end + 9))) continue;
    const extension = EXTENSION.exec(text.slice(end, end + 24));
    if (extension) end += extension[0].length;
    const number = international(written);
    const value = number ? `${number}${extension ? ` ext. ${extension[1]}` : ""}` : "";
    const ok = value !== "" && checkFastField("contactPhone", value).ok;
    found.push({ start, end, value, ok, plain: looksLikeOne(written) });
  }
  return found;
}

/** Brackets that belong to the sentence, and a second number on the same line, stay outside. */
function trimmed(written: string): string {
  const opened = (written.match(/\(/g) ?? []).length;
  const closed = (written.match(/\)/g) ?? []).length;
  let text = closed > opened ? written.slice(0, written.lastIndexOf(")")) : written;
  const wide = text.search(/\s{3,}|\s[/-]\s(?=\(?\d{3})/);
  if (wide > 6) text = text.slice(0, wide);
  return text.replace(/[^\d]+$/, "");
}

function looksLikeOne(written: string): boolean {
  const groups =
    written
      .match(/\d+/g)
      ?.map((group) => group.length)
      .join("-") ?? "";
  return /^\s?(?:\+|00|011)/.test(written) || /^(?:1-)?(?:3-3-4|3-7|6-4)$/.test(groups) || /^(?:10|11)$/.test(groups);
}

/**
 * The number in international format, or null. Without a country code only the North American shape is
 * taken: "55 1234 5678" is a number of Mexico to the person who types it, and is asked back.
 */
function international(written: string): string | null {
  const withPlus = written
    .replace(/^\s?(?:00|011[\s-]?)\s?/, "+")
    .replace(/^\+\s/, "+")
    .replace(/\(0\)/, "");
  if (withPlus.startsWith("+")) {
    const number = parsePhoneNumberFromString(withPlus);
    if (number?.isPossible() && (number.countryCallingCode !== "1" || number.nationalNumber.length === 10))
      return number.formatInternational();
    // Mexico's former mobile prefix is still how many people write their number.
    const mobile = /^\+52\s?1/.test(withPlus) ? parsePhoneNumberFromString(withPlus.replace(/^\+52\s?1/, "+52")) : undefined;
    return mobile?.isPossible() ? mobile.formatInternational() : null;
  }
  if (!looksLikeOne(written) || !/^1?[2-9]\d{2}\d{7}$/.test(written.replace(/\D/g, ""))) return null;
  const number = parsePhoneNumberFromString(written, "CA");
  return number?.isPossible() && number.nationalNumber.length === 10 ? number.formatInternational() : null;
}
