/** What a message does with days and hours that are noted: further days, days taken out, others instead; and days that are none of ours. */
import type { Doubt, Role, Statement } from "../contract.ts";
import type { Text } from "../detectors/finding.ts";
import { CALLS, sentenceOf, type WhenSaid } from "./scene.ts";

const ADDS = /\b(?:add|adding|also|ajout\p{L}*|aussi|[ée]galement|tambi[eé]n|agreg\p{L}*|a[ñn]ad\p{L}*)\s+(?:\p{L}+\s+){0,2}$/iu;
const ADDED =
  /^\s*(?:too|as well|also|aussi|[ée]galement|en plus|tambi[eé]n)\b(?!\s+(?:work|would|be|is|fine|sirve|podr|ir|possible|conv))/iu;
const DROPS =
  /\b(?:scrap|drop|cancel\p{L}*|release|annul\p{L}*|retir\p{L}*|enlev\p{L}*|supprim\p{L}*|quit[ae]\p{L}*|elimin\p{L}*)\s+(?:\p{L}{1,4}\s+)?$/iu;
const INSTEAD =
  /\b(?:actually|(?:it['’]?s|is|are) now|moved|pushed|new dates?|instead|rather|finalement|en fait|plut[oô]t|rectific\p{L}*|nouvelles? dates?)\b/iu;
const MOVED =
  /(?:^|[^\p{L}])(?:d[ée]plac[ée]e?s?|report[ée]e?s?|en realidad|ahora (?:es|son|ser[aá]n?)|m[aá]s bien|nuevas? fechas?|correcci[oó]n)(?!\p{L})/iu;
const BUT = /\b(?:but|mais|pero|sino)\s+(?:(?:at|from|to|à|de|a|las?)\s+){0,2}$/iu;
const ONLY = /\b(?:only|just|seulement|ne\s+\p{L}+\s+que|solo|s[oó]lo|solamente|[uú]nicamente)\b/iu;
/** "The hearing is Feb 9-11 only", "les dates sont les 20 et 21 seulement". */
const ONLY_THESE = /^\s*(?:only|seulement|uniquement|solamente|[uú]nicamente|nada m[aá]s)\b/iu;
const IS = /\b(?:is|are|be|est|sont|serai(?:t|ent)|es|son|ser[aá]n?)\s+(?:\p{L}{2,4}\s+){0,2}$/iu;
const DAYS = /\b(?:days?|jours?|journ[ée]es?|d[ií]as?)\b/iu;
const NO = /^[\s"«“]*(?:(?:oh|ah|ay|ben|eh),?\s)?(?:no|non|nope)\s*[,.;:–—-]/i;
const ASIDE =
  /^[^.!?;]{0,25}(?:vous regarde pas|not your (?:concern|problem|business)|not concern you|n['’]t concern you|nada que ver|rien à voir|nothing to do with)/iu;
const BOUND =
  /(?:start|begin|commenc|finish|end|rising|rise|conclud|d[ée]but|d[ée]part|commen[cç]|fin|termin|t[eé]rmin|inici|empez|empiez|comien|comenz|acab)\p{L}*[^\p{L}\d_]+(?:\p{L}+[^\p{L}\d_]+){0,4}$/iu;
const REACH = 60;
/** Roles of days that the words around them may turn; a learnt "only mentioned" or "to be called" yields to them. */
const OPEN: ReadonlySet<Role> = new Set(["states", "prefers", "mentions", "call"]);

/** The statement with what the words around it do; `near` where days are known from before, `earlier` where the message has named some. */
function changed(said: WhenSaid, text: Text, near: boolean, earlier: boolean): WhenSaid {
  const { role, at, value, quote } = said;
  const sentence = sentenceOf(text, at);
  const before = text.message.slice(Math.max(sentence.start, at.start - REACH), at.start);
  const after = text.message.slice(at.end, at.end + REACH);
  const facts = value.value ?? value.options[0] ?? [];
  const hasDays = facts.some(({ when }) => when?.kind === "days");
  const as = (other: Role): WhenSaid => ({ ...said, role: other });
  // "Please only January".
  if (near && value.kind === "window" && OPEN.has(role) && ONLY.test(before.slice(-25))) return as("corrects");
  if (!hasDays) {
    const isHour = facts.length > 0 && facts.every(({ clock, when }) => clock && !when);
    if (isHour && near && role === "states" && BUT.test(before)) return as("corrects");
    const head = `${before}${quote.replace(/[\d:].*$/su, "")}`;
    return isHour && (role === "mentions" || role === "backup") && BOUND.test(head) ? as("states") : said;
  }
  const isCall = role === "call" && CALLS.test(text.message.slice(sentence.start, sentence.end));
  if (isCall || !OPEN.has(role)) return said;
  if (ASIDE.test(after)) return as("mentions");
  if (near && DROPS.test(before)) return as("not");
  if (near && (ADDS.test(before) || ADDED.test(after))) return further(said);
  if (near && ONLY_THESE.test(after) && IS.test(before)) return as("corrects");
  if (near && (INSTEAD.test(before) || MOVED.test(before) || (ONLY.test(before) && DAYS.test(quote)))) return as("corrects");
  return earlier && NO.test(text.message.slice(sentence.start, at.start)) ? as("corrects") : said;
}

/** Days besides those that are noted. */
function further(given: WhenSaid): WhenSaid {
  const said: WhenSaid = { ...given, role: "states" };
  const { value } = said;
  const facts = value.value?.map((fact) => (fact.when?.kind === "days" ? { ...fact, further: true as const } : fact)) ?? null;
  return { ...said, value: { ...value, value: facts } };
}

/** All that a message says, with the changes that it makes. */
export function withChanges(
  { statements, doubts }: { statements: readonly Statement[]; doubts: readonly Doubt[] },
  text: Text,
  near: boolean,
): { statements: Statement[]; doubts: Doubt[] } {
  const days = statements.filter(({ slot, role }) => slot === "when" && role === "states");
  const one = (said: Statement): Statement => {
    if (said.slot !== "when") return said;
    const sentence = sentenceOf(text, said.at);
    return changed(
      said,
      text,
      near,
      days.some(({ at }) => at.end <= sentence.start),
    );
  };
  return { statements: statements.map(one), doubts: doubts.map((doubt) => ({ ...doubt, options: doubt.options.map(one) })) };
}
