/** Spoken interpretation and interpretation into a sign language are two services: which of them a request's language names. Pure. */
import { normalized } from "#app/domain/normalized.ts";

/** By their names and their usual abbreviations in English, French and Spanish; without accents, in small letters. */
const SIGNED =
  /(?<!\p{L})(?:lsq|asl|bsl|lsf|lsm|lse|lsa|lsc|auslan|isl|bslt|lis|libras|dgs|ngt|pjm|ksl|jsl|(?:[\p{L}-]+ )?(?:sign(?:ed)? languages?|signing)|langues? des signes|langage des signes|lenguas? de (?:senas|signos)|lenguaje de (?:senas|signos))(?!\p{L})/u;
/** The languages of hearings here: next to a sign language one of them is the other end of the same interpretation. */
const OF_HEARINGS = /^\s*(?:english|anglais|ingles|french|francais|frances)\s*$/u;
/** "From ASL to Spanish", "LSM-español": one interpretation. */
const PAIRED = /(?<!\p{L})(?:to|into|vers|al?|hacia)(?!\p{L})|[/–—-]/u;
const BETWEEN = /[,;/&+()–—-]|(?<!\p{L})(?:and|or|et|ou|y|o|to|into|from|vers|a|al|hacia)(?!\p{L})/u;
/** Words around the name of a sign language that name no language of their own. */
const BESIDE =
  /(?<!\p{L})(?:in|en|the|la|le|el|de|du|des|quebecoise?|quebec|americana?|american|americaine|mexicana?|mexican|mexicaine|espanola?|francaise|british|britanica|international|colombiana|argentina|interpreter|interpretation|interprete|interpretacion|only|solo|seulement|uniquement)(?!\p{L})/gu;

const SIGN_HYPHEN = /(?<=sign)-(?=language)/gu;
const folded = (text: string) => normalized(text, "NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

export interface NamedLanguages {
  /** A sign language is among them. */
  signed: boolean;
  /** Something is among them that is none. */
  spoken: boolean;
}

/** What kinds of languages `text`, the language of interpretation as it was typed, names. */
export function namedLanguages(text: string): NamedLanguages {
  let rest = folded(text);
  const signed = SIGNED.test(rest);
  while (SIGNED.test(rest)) rest = rest.replace(SIGNED, " ");
  const others = (signed ? rest.replaceAll(BESIDE, " ") : rest).split(BETWEEN);
  const named = others.filter((one) => /\p{L}/u.test(one));
  const isPair = signed && named.length === 1 && (OF_HEARINGS.test(named[0] ?? "") || PAIRED.test(folded(text).replace(SIGN_HYPHEN, "")));
  return { signed, spoken: named.length > 0 && !isPair };
}

interface Asked {
  needsInterpretation?: string | boolean | null | undefined;
  needsSignLanguage?: string | boolean | null | undefined;
  interpretationLanguage?: unknown;
}

/** Which interpreters a request asks for: a sign language that it names is signed and, where no other is named, not spoken besides. */
export function interpretersOf({ needsInterpretation, needsSignLanguage, interpretationLanguage }: Asked): {
  spoken: boolean;
  signed: boolean;
} {
  const isOn = (flag: unknown) => flag === true || flag === "true";
  const [spoken, signed] = [isOn(needsInterpretation), isOn(needsSignLanguage)];
  const named = typeof interpretationLanguage === "string" ? namedLanguages(interpretationLanguage) : { signed: false, spoken: false };
  if (!(named.signed && (spoken || signed))) return { spoken, signed };
  return { spoken: spoken && named.spoken, signed: true };
}
