/** Which of the three languages a message is in, and which one the visitor asks for. */
import { LOCALES, type Locale } from "../locale.ts";
import { fold, words } from "./fold.ts";
import { LEXICONS } from "./lexicon/lexicons.ts";

const COMMON = new Map(LOCALES.map((locale) => [locale, new Set(LEXICONS[locale].common)]));
const TELLING = new Map(LOCALES.map((locale) => [locale, new Set(LEXICONS[locale].telling)]));
const CITIES = /\b(?:toronto|montreal|ottawa|miami|cayman|zoom|teams)\b/g;

/** Letters that one language alone writes. */
const SIGNS: readonly [RegExp, Locale, number][] = [
  [/[¿¡]/g, "es", 3],
  [/ñ|ción\b|ciones\b|[áíóú]/gi, "es", 1],
  [/[çœèêâîôûëïàù]/gi, "fr", 1],
  [/\b(?:qu|j|l|d|n|s|m|c)['’]\p{L}/giu, "fr", 1],
  [/\b\p{L}+(?:n['’]t|['’](?:ve|ll|re))\b/giu, "en", 2],
];

/**
 * The language of `text`, or null when it is too short, too neutral or too mixed to tell ("ok", a name,
 * an e-mail address): the conversation then stays as it is.
 */
export function detectLanguage(text: string): Locale | null {
  const source = text
    .normalize("NFC")
    .slice(0, 2000)
    .replace(/\S*@\S*/g, " ")
    .replace(/https?:\S+/gi, " ");
  // A bare name is in no language, whatever its particles and accents.
  if (/^\s*(?:(?:\p{Lu}[\p{L}'’.-]*|de|la|del|du|des|los|van|der|von|y|et|and|&)[\s,]*){1,8}$/u.test(source)) {
    const first = fold(source.trim().split(/[\s,]+/)[0] ?? "");
    if (!LOCALES.some((locale) => TELLING.get(locale)?.has(first) || COMMON.get(locale)?.has(first))) return null;
  }
  const scores: Record<Locale, number> = { en: 0, fr: 0, es: 0 };
  const tokens = words(fold(source).replace(CITIES, " "));
  // Each word once: an English sentence with three times "a" is no French one.
  for (const token of new Set(tokens)) {
    const parts = token.includes("'") || token.includes("-") ? [token, ...token.split(/['-]/)] : [token];
    for (const locale of LOCALES) {
      if (parts.some((part) => TELLING.get(locale)?.has(part))) scores[locale] += 2;
      else if (parts.some((part) => COMMON.get(locale)?.has(part))) scores[locale] += 1;
    }
  }
  for (const [sign, locale, weight] of SIGNS) scores[locale] += Math.min(3, source.match(sign)?.length ?? 0) * weight;
  const [first, second] = [...LOCALES].sort((a, b) => scores[b] - scores[a]) as [Locale, Locale, Locale];
  const enough = tokens.length <= 3 ? 2 : 2 + Math.min(2, tokens.length / 20);
  return scores[first] >= enough && scores[first] > scores[second] * 1.2 ? first : null;
}

const NAMES: Readonly<Record<Locale, string>> = {
  en: "english|anglais|ingles|inglish",
  fr: "french|francais|frances|francaise",
  es: "spanish|espagnol|espanol|castellano",
};
const SPEAK =
  "speak|talk|rather|better|aimerais(?: mieux)?|mieux|mejor|chat|switch|continue|write|reply|respond|answer|do (?:this|it|that)|go on|parl(?:er|ez|ons|e)|continu(?:er|ons|ez)|pass(?:er|ons|ez)|ecri(?:re|vez)|repond(?:re|ez|s)|habl(?:ar|a|amos|e|o|emos|an)|segui(?:r|mos)|continu(?:ar|emos)|cambi(?:ar|emos|e)|escrib(?:ir|a|ame)|respond(?:er|a|eme)|contest(?:ar|e)|prefer|prefere|prefiero|faire (?:ca|cela)|hacer(?:lo)?|hacemos";
const POLITE =
  "please|pls|svp|s'il (?:vous|te) plait|stp|por favor|porfa|thanks|merci|gracias|now|instead|maintenant|plutot|ahora|mejor|ok|sorry|pardon|perdon|hello|hi|hola|bonjour|just|only|ca|si|oui|yes|actually|en fait";

const REQUESTS = LOCALES.map((locale): [Locale, RegExp] => [
  locale,
  new RegExp(
    `\\b(?:${SPEAK})[^.!?\\n]{0,25}?\\b(?:${NAMES[locale]})\\b(?!\\s(?:interpret|translat|speaking))` +
      `|^[\\s¿¡,.!]*(?:(?:${POLITE})[\\s,.!]*){0,3}(?:in|en|an|to|version)?\\s?(?:${NAMES[locale]})[\\s,.!?]*(?:(?:${POLITE})[\\s,.!?]*){0,3}$`,
  ),
]);

/** The language that the visitor asks to go on in ("en français svp", "can we do this in English?"), else null. */
export function requestedLanguage(text: string): Locale | null {
  const source = fold(text.normalize("NFC").slice(0, 600));
  // An interpreter's or a document's language is no wish for this conversation.
  if (/interpret|traduc|translat|witness|testigo|temoin|hearing in|audience en|audiencia en|document/.test(source)) return null;
  return REQUESTS.find(([, pattern]) => pattern.test(source))?.[0] ?? null;
}
