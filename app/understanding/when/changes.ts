/** What a message does with days and hours that are noted: further days, days taken out, others instead; and days that are none of ours. */
import type { Doubt, Role, Statement } from "../contract.ts";
import type { Text } from "../detectors/finding.ts";
import type { Fact } from "../time/types.ts";
import { namedDates } from "./named.ts";
import { CALLS, sentenceOf, type WhenSaid } from "./scene.ts";

/** One of these words, whole. */
const anyOf = (...words: readonly string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${words.join("|")})(?!\\p{L})`, "iu");
const ADDS =
  /\b(?:add|adding|also|ajout\p{L}*|aussi|[ée]galement|tambi[eé]n|agreg\p{L}*|a[ñn]ad\p{L}*)\s+(?:\p{L}+\s+){0,2}(?:(?:\p{L}+\s)?(?:days?|journ[ée]es?|jours?|d[ií]as?|jornadas?)\s?[:,]\s)?$/iu;
const ADDED =
  /^\s*(?:too|as well|also|aussi|[ée]galement|en plus|tambi[eé]n)\b(?!\s+(?:(?:me|nos|te|le|les|vous|nous)\s+)?(?:work|would|be|is|fine|sirve|podr|ir|possible|conv))/iu;
const DROPS =
  /\b(?:scrap|scratch|forget|remove|skip|lose|drop|cancel\p{L}*|release|annul\p{L}*|retir\p{L}*|enlev\p{L}*|supprim\p{L}*|quit[ae]\p{L}*|elimin\p{L}*)\s+(?:\p{L}{1,4}\s+)?$/iu;
const INSTEAD =
  /\b(?:actually|(?:it['’]?s|is|are) now|moved|pushed|new dates?|instead|rather|finalement|en fait|plut[oô]t|rectific\p{L}*|nouvelles? dates?)\b/iu;
const MOVED =
  /(?:^|[^\p{L}])(?:d[ée]plac[ée]e?s?|report[ée]e?s?|en realidad|ahora (?:es|son|ser[aá]n?)|m[aá]s bien|nuevas? fechas?|correcci[oó]n)(?!\p{L})/iu;
const BUT = /\b(?:but|mais|pero|sino)\s+(?:(?:at|from|to|à|de|a|las?)\s+){0,2}$/iu;
const ONLY = /\b(?:only|just|seulement|ne\s+\p{L}+\s+que|solo|s[oó]lo|solamente|[uú]nicamente)\b/iu;
/** "The hearing is Feb 9-11 only", "les dates sont les 20 et 21 seulement". */
const ONLY_THESE = /^\s*(?:only|seulement|uniquement|solamente|[uú]nicamente|nada m[aá]s)\b/iu;
/** "We only need the 9th", « on garde seulement le 9 ». */
const ONLY_LEFT =
  /\b(?:only|just|seulement|juste|uniquement|s[oó]lo|solamente|[uú]nicamente)\s+(?:\p{L}{1,9}\s+){0,2}$|\bque\s+(?:le|les|el|los)?\s*$/iu;
const NEW = /\b(?:(?:it['’]?s|is|are) now|new dates?|nouvelles? dates?|nuevas? fechas?|ahora (?:es|son))\b/iu;
/** Of a second choice: it takes the place of the one that is noted. */
const ANEW = /(?<!\p{L})(?:instead|now|change|make|should be|plut[oô]t|remplac|maintenant|chang|mejor|ahora|cambi|en vez|au lieu)/iu;
/** "If the 9th is a problem, skip it" takes nothing out. */
const IF = /(?:^|\s)(?:if|unless|si|au cas)\s/iu;
export const MOVE =
  /(?<!\p{L})(?:move|shift|push|swap|switch|d[ée]pla[cç]|report|remplac|chang|mov[ae]r?|pas[ae]r?|cambi)\p{L}*\s([^.;!?]*)$/iu;
const TO = /\s(?:to|for|with|by|au|aux|[àa]|par|pour|al|por)\s/iu;
const TO_THEM = /(?:^|\s)(?:to|au|aux|[àa]|al)\s(?:the\s|le\s|les\s|el\s|los\s)?$/iu;
const DAYS = /\b(?:days?|jours?|journ[ée]es?|d[ií]as?)\b/iu;
const NO = /^[\s"«“]*(?:(?:oh|ah|ay|ben|eh),?\s)?(?:no|non|nope)\s*[,.;:–—-]/i;
const ASIDE =
  /^[^.!?;]{0,25}(?:vous regarde pas|not your (?:concern|problem|business)|not concern you|n['’]t concern you|nada que ver|rien à voir|nothing to do with)/iu;
const BOUND =
  /(?:start|begin|commenc|finish|end|rising|rise|conclud|d[ée]but|d[ée]part|commen[cç]|fin|termin|t[eé]rmin|inici|empez|empiez|comien|comenz|acab)\p{L}*[^\p{L}\d_]+(?:\p{L}+[^\p{L}\d_]+){0,4}$/iu;
const REACH = 60;
/** Roles of days that the words around them may turn; a learnt "only mentioned" or "to be called" yields to them. */
const OPEN: ReadonlySet<Role> = new Set(["states", "prefers", "mentions", "call"]);

/** The statement with what the words around it do; `noted`: the days that are known from before, `earlier` where the message has named some. */
function changed(said: WhenSaid, text: Text, noted: readonly string[], earlier: boolean): WhenSaid {
  const near = noted.length > 0;
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
    const isInstead = BUT.test(before) || INSTEAD.test(text.message.slice(sentence.start, sentence.end));
    if (isHour && near && role === "states" && isInstead) return as("corrects");
    const head = `${before}${quote.replace(/[\d:].*$/su, "")}`;
    return isHour && (role === "mentions" || role === "backup") && BOUND.test(head) ? as("states") : said;
  }
  if (near && role === "backup" && ANEW.test(text.message.slice(sentence.start, sentence.end))) return withFacts(said, { only: true });
  if (isNamedAlone(said, noted) && !TURNS.test(text.message.slice(sentence.start, sentence.end))) return as("states");
  const isCall = role === "call" && CALLS.test(text.message.slice(sentence.start, sentence.end));
  if (near && role === "not" && value.kind !== "not" && IF.test(text.message.slice(sentence.start, at.start))) return as("mentions");
  if (near && role === "not" && value.kind === "not" && isAnswer(said, sentence.start, noted)) return withFacts(answered(said), {});
  if (near && role === "corrects" && ADDS.test(before)) return withFacts({ ...said, role: "states" }, { further: true });
  if (near && role === "corrects" && isOnly(before, after, quote)) return withFacts(said, { only: true });
  if (isCall || !OPEN.has(role)) return said;
  if (ASIDE.test(after)) return as("mentions");
  if (near && DROPS.test(before)) return as("not");
  if (near && (ADDS.test(before) || ADDED.test(after))) return withFacts({ ...said, role: "states" }, { further: true });
  if (near && isSwap(said, before)) return swapped(said);
  if (near && isOnly(before, after, quote)) return withFacts(as("corrects"), { only: true });
  if (near && (INSTEAD.test(before) || MOVED.test(before))) return as("corrects");
  return earlier && NO.test(text.message.slice(sentence.start, at.start)) ? as("corrects") : said;
}

/** Only noted days and nothing of their hours, to which a learnt "not this" or "this instead" was given. */
const isNamedAlone = (said: WhenSaid, noted: readonly string[]): boolean =>
  (said.role === "corrects" || (said.role === "not" && said.value.kind !== "not")) &&
  (said.value.value?.every((fact) => fact.when?.kind === "days" && Object.keys(fact).length === 1) ?? false) &&
  namedDates([said]).every((date) => noted.includes(date));
/** Words that take days out, or leave these alone. */
const TURNS = anyOf(
  ...["not?", "never", "without", "but", "except", "only", "just", "instead", "rather", "actually", "now", "wrong", "mistake", "sorry"],
  ...["out", "off", "away", "busy", "holiday", "closed", "conflict", "unavailable", "impossible", "n['’]t", "can['’]?t", "won['’]?t"],
  ...["(?:cancel|drop|remov|delet|scrap|scratch|skip|forget|los|releas|keep|mov|chang|make|switch|shift|correct)\\p{L}*"],
  ...["pas", "plus", "ne", "non", "sans", "sauf", "que", "seul\\p{L}*", "juste", "plut[oô]t", "finalement", "maintenant", "en fait"],
  ...["f[ée]ri[ée]", "cong[ée]", "ferm[ée]e?", "absent\\p{L}*", "pris\\p{L}*", "indisponible", "erreur", "désolée?", "mais"],
  ...["(?:annul|enlev|retir|supprim|laiss|gard|d[ée]pla|report|chang|mett|met|remet|corrig|oubli)\\p{L}*"],
  ...[
    "sin",
    "salvo",
    "excepto",
    "menos",
    "s[oó]lo",
    "solamente",
    "[uú]nicamente",
    "mejor",
    "ahora",
    "en realidad",
    "pero",
    "sino",
    "perd[oó]n",
  ],
  ...["feriado", "festivo", "cerrad\\p{L}*", "ausente", "ocupad\\p{L}*", "nunca", "tampoco", "imposible", "error"],
  ...["(?:quit|elimin|borr|dej|mantien|manten|muev|mov|pas[ae]|cambi|pong|pon|corrij|olvid|sac)\\p{L}*"],
);

/** "No the 7th", of a day that is not noted: the no is of what is. */
const isAnswer = (said: WhenSaid, start: number, noted: readonly string[]): boolean =>
  said.at.start <= start + 1 &&
  /^(?:no|non)\s(?:the|it|le|c['’]est|el|es)\s/iu.test(said.quote) &&
  !namedDates([said]).some((date) => noted.includes(date));

function answered(said: WhenSaid): WhenSaid {
  const facts = (said.value.value ?? []).map(({ ruledOut: _out, ...fact }): Fact => fact);
  return { ...said, role: "corrects", value: { ...said.value, kind: "day", options: [facts], value: facts } };
}

/** The words around days say that there are no others. */
const isOnly = (before: string, after: string, quote: string): boolean =>
  ONLY_THESE.test(after) || ONLY_LEFT.test(before) || NEW.test(before) || (ONLY.test(before) && DAYS.test(quote));

/** The days of a statement with what is done with them. */
function withFacts(said: WhenSaid, more: Pick<Fact, "further" | "only">): WhenSaid {
  const { value } = said;
  const facts = value.value?.map((fact) => (fact.when?.kind === "days" ? { ...fact, ...more } : fact)) ?? null;
  return { ...said, value: { ...value, value: facts } };
}

/** "Move the 11th to the 12th": no stretch of days, but one day in the place of the other. */
function isSwap({ value, quote }: WhenSaid, before: string): boolean {
  const [fact, ...others] = value.value ?? value.options[0] ?? [];
  const [span, ...more] = fact?.when?.kind === "days" ? fact.when.spans : [];
  const lead = MOVE.exec(before)?.[1];
  return (
    others.length + more.length === 0 &&
    span !== undefined &&
    span[0] !== span[1] &&
    TO.test(quote) &&
    lead !== undefined &&
    !TO_THEM.test(lead)
  );
}

function swapped(said: WhenSaid): WhenSaid {
  const facts = (said.value.value ?? said.value.options[0] ?? []).map((fact): Fact => {
    const [from, to] = fact.when?.spans[0] ?? ["", ""];
    return { ...fact, when: { kind: "days", spans: [[to, to]] }, inPlaceOf: [[from, from]] };
  });
  return { ...said, role: "corrects", value: { ...said.value, kind: "day", options: [facts], value: facts, doubts: [], residue: [] } };
}

/** All that a message says, with the changes that it makes. */
export function withChanges(
  { statements, doubts }: { statements: readonly Statement[]; doubts: readonly Doubt[] },
  text: Text,
  noted: readonly string[],
): { statements: Statement[]; doubts: Doubt[] } {
  const days = statements.filter(({ slot, role }) => slot === "when" && role === "states");
  const one = (said: Statement): Statement => {
    if (said.slot !== "when") return said;
    const sentence = sentenceOf(text, said.at);
    return changed(
      said,
      text,
      noted,
      days.some(({ at }) => at.end <= sentence.start),
    );
  };
  return { statements: statements.map(one), doubts: doubts.map((doubt) => ({ ...doubt, options: doubt.options.map(one) })) };
}
