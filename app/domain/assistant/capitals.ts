/**
 * Names typed in one case: "my name is yusuf demir", "THE CLAIMANT IS ALBA FOODS INC.", or with the one capital that a
 * telephone puts at the beginning. Everything that finds names goes by their capitals, so the message is read with the
 * capitals that its names would have: after words that lead to a name, and where a name was asked for and stands alone.
 * Only the reading changes; evidence and free text stay as they were typed.
 */
import type { DraftField } from "../booking/draft-fields.ts";
import { isGivenName } from "./contact/name.ts";
import { NUMBERS } from "./dates/calendar-words.ts";
import { lazy } from "./detailed/found.ts";
import { isOneOf } from "./detailed/kinds.ts";
import { ROLE_WORDS } from "./detailed/lexicon/roles.ts";

import { fold, words } from "./fold.ts";
import { LEXICONS, phrasesOf } from "./lexicon/lexicons.ts";
import { NOT_NAMES, PARTICLES } from "./lexicon/not-names.ts";
import { blanks } from "./phrases.ts";
import { areMostlyCommon, isCommonOrSlip, wordMeantBy } from "./spelling.ts";

type Case = "upper" | "lower" | "mixed";

/** How the message is typed, addresses aside. "lower" has at most a capital where a line or a sentence begins. */
export function caseOf(text: string): Case {
  const spoken = text.replace(/\S*@\S*|https?:\S+/g, " ");
  const letters = spoken.replace(/\P{L}/gu, "");
  if (letters === "") return "mixed";
  if (letters === letters.toUpperCase()) return letters.length >= 4 && /\p{L}[^\p{L}]+\p{L}/u.test(spoken) ? "upper" : "mixed";
  const plain = spoken.replace(/(?<![\p{L}\d])I(?=['’\s,.!?]|$)/gu, "i");
  return /\p{Lu}/u.test(plain.replace(/(?:^|[.!?…\n])[^\p{L}\n]*\p{Lu}(?!\p{Lu})/gu, " ")) ? "mixed" : "lower";
}

/** Words that end a name, and words that go on with it without a capital. */
const END =
  /^(?:i|i'm|im|we|we're|you|he|she|it|it's|they|is|are|was|will|would|not|and|but|who|which|that|this|these|my|our|your|his|her|their|on|in|at|to|with|from|for|by|as|via|please|thanks|here|speaking|calling|represented|acting|je|nous|vous|il|elle|ils|est|sont|sera|et|mais|qui|que|mon|ma|mes|notre|votre|son|sa|leur|pour|avec|chez|par|dans|sur|en|a|au|aux|svp|merci|ici|represente|representee|agissant|yo|soy|es|son|sera|y|pero|quien|mi|mis|nuestro|nuestra|su|sus|para|con|por|desde|representada|representado|gracias|habla|tel|phone|telephone|telefono|email|e-mail|courriel|correo|v|vs|c|contra|contre|versus|cabinet|despacho|bufete|maintenant|ahora|now|instead|plutot)$/;
const JOIN = /^(?:&|of|the|de|du|des|del|la|le|les|el|los|las|d'|l'|van|von|der|den|di|da|do)$/;
/** Forms of company as they are written. */
const FORM = /^(?:llp|llc|pllc|sc|spc|pc|pa|lp|sa|sl|gp)\.?$/;
const SMALL = /^(?:inc|ltee|ltée|s\.e\.n\.c\.r\.l)\.?$/;

const alternatives = (phrases: readonly string[]) =>
  [...new Set(phrases)]
    .sort((a, b) => b.length - a.length)
    .map(blanks)
    .join("|");

/** What leads to a name beyond doubt. */
const LEADS = lazy(() => {
  const own = phrasesOf((lexicon) => [...lexicon.nameCues.own, ...lexicon.nameCues.contact]);
  const roles = Object.values(ROLE_WORDS).flat();
  return new RegExp(
    `(?<![a-z0-9])(?:(?:${alternatives(own)})(?:(?<=['\\s:])|(?![a-z0-9]))[\\s:]{0,2}` +
      `|(?:${alternatives(roles)})(?:\\s(?:name|nom|nombre))?(?:\\s(?:is|was|are|will be|est|etait|sera|es|era|sera)(?:\\s(?:now|maintenant|ahora))?\\s|\\s?:\\s?)(?:not\\s)?(?:the\\s|la\\s|le\\s|l'|el\\s)?` +
      "|(?:represented|representee?s?|representad[oa]s?)\\s(?:(?:now|maintenant|ahora)\\s)?(?:by|par|por)\\s(?:the\\s|le\\s|el\\s|la\\s)?(?:law\\s)?(?:firm\\s(?:of\\s)?|cabinet\\s|despacho\\s|bufete\\s)?" +
      "|(?:(?:additional |co-?|opposing )counsel|avocate? supplementaire|abogad[oa] adicional|avocate? additionnel(?:le)?|co-?avocate?|co-?abogad[oa])\\s(?!is|est|es|for|will)" +
      "|(?:i'm|i am|im|we are|we're)\\s(?:with|at|of)\\s|(?:je suis|nous sommes)\\s(?:du cabinet|chez)\\s|(?:du cabinet|cabinet|del despacho|despacho|del bufete|bufete|de la firma)\\s(?:de\\s)?" +
      "|(?:soy|somos)\\sdel\\s(?:despacho|bufete)\\s(?:de\\s)?" +
      "|from the firm\\s|(?:company|employer|organi[sz]ation|organisme|entreprise|societe|empresa|(?:law )?firm)\\s?(?::|is(?: now)?(?: called)?|est|es|s'appelle(?: maintenant)?|(?:ahora )?se llama|is now called)\\s" +
      "|(?:ordering counsel is with)\\s" +
      "|(?:before|devant|ante)\\s(?:the\\s|le\\s|la\\s|l'|el\\s)?" +
      "|(?:style of cause|intitule(?: de la cause)?|caratula)\\s(?:is|est|es)\\s" +
      "|(?:discovery|examination|deposition|cross-examination)\\sof\\s|(?:interrogatoire(?:\\sprealable)?|deposition)\\sde\\s|(?:interrogatorio|deposicion)(?:\\s\\([a-z]+\\))?\\sde\\s" +
      ")",
    "g",
  );
});
const WEAK = lazy(
  () =>
    new RegExp(
      `(?<![a-z0-9])(?:${alternatives(phrasesOf((lexicon) => lexicon.nameCues.weak))})(?:(?<=['\\s])|(?![a-z0-9]))[\\s,:]{0,2}`,
      "g",
    ),
);
/** A firm by the form at its end, after a word that parts it from a person. */
const WITH_FORM =
  /(?:\b(?:of|from|with|at|chez|de|du|del)\s|,\s)((?:[\p{L}&'’.-]+\s){1,5}(?:llp|llc|pllc|inc\.?|ltd\.?|ltee|s\.e\.n\.c\.r\.l\.?|sc|spc))(?![a-z])/gu;
/** "And additional counsel leo brandt of brandt legal" names somebody else than was asked for. */
const ROLE = lazy(() => new RegExp(`(?<![a-z0-9])(?:${alternatives(Object.values(ROLE_WORDS).flat())})(?![a-z0-9])`));
const VERSUS = /\s(?:v|vs|c|contra|contre)\.?\s/;

/** `text` with the capitals of its names, unit for unit as long as it was; the same text where it has capitals of its own. */
export function withCapitals(text: string, asked: readonly DraftField[]): string {
  const kind = caseOf(text);
  if (kind === "mixed") return text;
  const units = [...(kind === "upper" ? lowered(text) : text)].join("").split("");
  const folded = fold(text);
  const capital = (at: number) => {
    const upper = units[at]?.toUpperCase() ?? "";
    if (upper.length === 1) units[at] = upper;
  };
  /** "María de la Cruz y Ortega", and not "… y mi correo". */
  const goesOn = (at: number): boolean => {
    const next = /^\s([\p{L}'’-]+)/u.exec(folded.slice(at))?.[1] ?? "";
    return next !== "" && !END.test(next) && !NOT_NAMES.has(next);
  };
  /** The name from `from` on; gives how many words were taken. */
  const name = (from: number, most: number): number => {
    const pattern =
      /[^\S\n]*([\p{L}\d&][\p{L}\p{M}\d'’.&-]*)(,\s(?=(?:inc|ltd|llp|s\.e\.n|\S+\s(?:&|and|et|y)\s(?:partners|associates|associes|asociados|co\b|cie))))?/uy;
    let at = from;
    let count = 0;
    while (count < most) {
      pattern.lastIndex = at;
      const match = pattern.exec(folded);
      const token = match?.[1];
      if (!match || !token || /\d/.test(token) || folded[pattern.lastIndex] === "@") break;
      const bare = token.replace(/\.$/, "");
      if (END.test(bare) && !(count > 0 && /^(?:y|e)$/.test(bare) && goesOn(pattern.lastIndex))) break;
      const start = match.index + match[0].indexOf(token);
      if (FORM.test(token) || (kind === "upper" && /^(?:\p{L}\.){2,3}$/u.test(token)))
        for (let unit = start; unit < start + token.length; unit++) capital(unit);
      else if (!SMALL.test(token) && !(JOIN.test(bare) || (count > 0 && PARTICLES.has(bare)))) {
        const elided = /^[dlo]'./.test(token);
        if (!elided || token.startsWith("o")) capital(start);
        if (elided) capital(start + 2);
        for (const hyphen of token.matchAll(/-(?=\p{L})/gu)) capital(start + hyphen.index + 1);
      }
      count++;
      at = pattern.lastIndex;
      if (token.endsWith(".") && !/^(?:inc|ltd|co|corp|st|dr|mr|mrs|ms|me|\p{L})\.$/u.test(token)) break;
    }
    return count;
  };
  const wanted = asked.some(isNamed);
  for (const lead of folded.matchAll(LEADS())) {
    const from = lead.index + lead[0].length;
    if (!isLikelyName(folded.slice(from), wanted)) continue;
    name(from, 7);
    const line = /^[^\n;]*/.exec(folded.slice(from))?.[0] ?? "";
    // "… Owen Pratt, of Pratt Legal"
    const firm = /^[^,]{3,40},\s(?:of|from|chez|de|du|del)\s/.exec(line);
    if (firm) name(from + firm[0].length, 5);
    const other = VERSUS.exec(line);
    if (other) name(from + other.index + other[0].length, 7);
  }
  for (const lead of folded.matchAll(WEAK())) {
    const from = lead.index + lead[0].length;
    const rest = /^[^\n,.;:!?\d]*/.exec(folded.slice(from))?.[0] ?? "";
    const told = words(rest);
    const stop = told.findIndex((word) => END.test(word) || JOIN.test(word));
    const first = stop < 0 ? told : told.slice(0, stop);
    if (
      isGivenName(rest) ||
      (asked.includes("contactName") &&
        first.length >= 2 &&
        first.length <= 3 &&
        !first.some((word) => NOT_NAMES.has(word) || END.test(word)) &&
        !first.every(isCommonOrSlip))
    )
      name(from, 6);
  }
  for (const firm of folded.matchAll(WITH_FORM)) name(firm.index + firm[0].length - (firm[1]?.length ?? 0), 7);
  // "Both half days, from 1 p.m." answers another question than who it is.
  if (wanted && !TELLS_HOURS.test(folded)) {
    // "Zonage de la rue du Canal" is told in common words.
    const ofMatters = asked.some((field) => field === "styleOfCause" || field === "adjudicatingBody");
    for (const part of folded.matchAll(/[^\n,;]+/g)) {
      if (!standsAlone(part[0], ofMatters)) continue;
      const from = part.index + part[0].length - part[0].trimStart().length;
      name(from, 8);
      const other = VERSUS.exec(part[0]);
      if (other) name(part.index + other.index + other[0].length, 8);
    }
  }
  return units.join("");
}

const TELLS_HOURS = /(?<![\d-])\d{1,2}(?:[:h]\d{2}|\s?(?:a\.?m\b|p\.?m\b|h(?![a-z])|heures?\b|horas?\b|o'?clock))/;

/** In small letters, but for numbers ("CV-26-00718") and initials ("ICC") that are written large. */
const lowered = (text: string): string =>
  text.replace(/\S+/gu, (token) =>
    /\d/.test(token) || INITIALS.test(token)
      ? token
      : token.replace(/\p{Lu}/gu, (letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter)),
  );
const INITIALS = /^(?:ICC|CCI|ADRIC|ADRIO|LCIA|AAA|ICDR|UNCITRAL|CNUDCI|CNUDMI|ICSID|CIRDI|CIADI|VANIAC|BCICAC|CCAC|IAMC|PCA)[.,;:]?$/;

/**
 * What follows "the witness is": a given name, or a form of company. Where names were asked for, also any words up to the
 * end of the clause that are in no other use; "is losing patience" and "is owed money by" are none.
 */
function isLikelyName(rest: string, wanted: boolean): boolean {
  const clause = /^[^\n,;:!?()]*/.exec(rest)?.[0] ?? "";
  if (/\b(?:s\.a|s\.c|s\.l|s\.r\.l|l\.l\.p|p\.a|p\.c|s\.e\.n\.c)\b/.test(clause)) return true;
  if (/^,\s\S+\s(?:&|and|et|y)\s(?:partners|associates|associes|asociados|co\b|cie)/.test(rest.slice(clause.length))) return true;
  if (
    wanted &&
    /\b(?:board|tribunal|commission|committee|council|college|regie|conseil|comite|junta|comision|consejo|colegio)\b/.test(clause)
  )
    return true;
  const all = words(clause).filter((word) => !JOIN.test(word));
  const stop = all.findIndex((word) => END.test(word) && !/^(?:v|vs|c|contra|contre|y|et|and)$/.test(word));
  const said = stop < 0 ? all : all.slice(0, stop);
  const [first = ""] = said;
  if (isGivenName(clause) || said.some((word) => FORM.test(word) || SMALL.test(word) || /^(?:ltd|corp|limited)$/.test(word))) return true;
  // One small word may be anything ("is deaf").
  if (
    !wanted ||
    said.length < 2 ||
    NOT_NAMES.has(first) ||
    (/(?:ing|ed|ando|iendo)$/.test(first) && !/^[^\n;:!?()]*,\s(?:represent|of\s|from\s|chez\s|de\s)/.test(rest))
  )
    return false;
  return stop < 0 || /^(?:represented|representee?s?|representad[oa]s?|from|of|chez|del?|du)$/.test(all[stop] ?? "");
}

function isNamed(field: DraftField): boolean {
  return field === "styleOfCause" || field === "adjudicatingBody" || field.endsWith("ContactName") || isOneOf(field, "name", "firm");
}

const SAID = lazy(
  () =>
    new Set(
      Object.values(LEXICONS).flatMap((lexicon) =>
        [...lexicon.yes, ...lexicon.yesFillers, ...lexicon.refusals, ...lexicon.telling].flatMap((phrase) => words(phrase)),
      ),
    ),
);

const isOrdinary = (word: string): boolean =>
  (NOT_NAMES.has(word) || END.test(word) || SAID().has(word) || (NUMBERS[word] ?? 0) > 1) && !isGivenName(word);

/** "Ontario labour relations board": what names of bodies and firms are told in is common too. */
const OF_A_BODY =
  /\b(?:board|tribunal|commission|committee|council|college|court|regie|conseil|comite|junta|comision|consejo|colegio|authority|office|law|legal|group|groupe|grupo|association|company|society|conseils?|services?|avocats?|abogados|consulting|energy|bank|banque|banco|insurance|assurances?|seguros)\b/;

/** A few words, none of which makes a sentence: what a name looks like that is given for an answer. */
function standsAlone(part: string, ofMatters: boolean): boolean {
  const said = (fold(part).match(/[\p{L}\d][\p{L}\p{M}\d'’.&-]*/gu) ?? [])
    .map((word) => word.replace(/\.$/, "").replace(/^[ldj]'/, ""))
    .filter((word) => !JOIN.test(word) && !/^(?:v|vs|c|contra|contre|and|et|y|e|re)$/.test(word));
  // "Ignore la regla": an article stands in a name only after "de" or "of".
  if (/\S\s(?<!(?:^|\s)(?:de|of|y|and|et|&|du|del)\s)(?:the|la|le|el|les|los|las)\s/.test(part.trim())) return false;
  if (said.length === 0 || said.length > 7 || /[@?]|\d{3}/.test(part) || ROLE().test(part)) return false;
  // "Ember Ovens Inc." is none of "member", and "Bill turner" nothing that turned: no slips are looked for in what is surely a name.
  const isName =
    /\s(?:inc|ltd|llp|llc|pllc|ltee|corp|limited|limitee)\.?$/.test(fold(part).trim()) ||
    (said.length <= 3 && isGivenName(said[0] as string));
  if (!isName && !ofMatters && !OF_A_BODY.test(fold(part)) && areMostlyCommon(said)) return false;
  const ordinary = said.filter((word) => isOrdinary(word) || (!isName && isOrdinary(wordMeantBy(word, { language: null }) ?? "")));
  // "Ontario labour relations board", "rahal workplace law": some words of a name are ordinary ones; the first is not.
  return (
    ordinary.length === 0 ||
    (said.length > 2 && ordinary.length === 1 && !ordinary.includes(said[0] as string) && !END.test(ordinary[0] as string))
  );
}
