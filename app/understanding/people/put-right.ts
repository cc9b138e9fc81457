/**
 * What is noted of somebody, put right in plain words: "it's Pillay, not Pillai", "she uses crutches, not a wheelchair", « enlevez « De leur côté » de
 * sa fiche », «no es doctora». The words that are taken back are in one entry: it is changed, and nobody else's.
 */
import type { HeldThing, Mend, PersonSaid, Span, Statement, Understanding } from "../contract.ts";
import { overlap, type Text } from "../detectors/finding.ts";
import { hasQuestionMark, sentencesIn } from "../text/clauses.ts";
import { fold } from "../text/fold.ts";

/** What is said of somebody in words; a name first. */
const FACTS = ["name", "title", "access", "note", "place", "firm"] as const;
type Fact = (typeof FACTS)[number];
type Said = Pick<Understanding, "statements" | "rest"> & { mends?: readonly Mend[] };

interface Known {
  handle: string;
  person: PersonSaid;
}
interface Change extends Known {
  now: Partial<Record<Fact, string>>;
}

/** What was read, with each such correction as a change of the one person who is meant; its words say nothing else. */
export function withPutRight<One extends Said>(read: One, text: Text, held: readonly HeldThing[]): One {
  const known = held.flatMap(({ handle, person, alias }): Known[] => (person && !alias ? [{ handle, person }] : []));
  if (known.length === 0) return read;
  const found = sentencesIn(text.tokens)
    .filter((sentence) => !hasQuestionMark(text.tokens, sentence))
    .flatMap((sentence) => correctionIn(text.message.slice(sentence.start, sentence.end), sentence.start, known) ?? [])
    .filter(({ thing }) => !(read.mends ?? []).some((one) => one.thing === thing && one.does === "changes" && !one.open));
  if (found.length === 0) return read;
  const isTaken = (at: Span) => found.some((one) => overlap(one.at, at));
  return {
    ...read,
    statements: read.statements.filter(({ at }) => !isTaken(at)),
    rest: read.rest.filter(({ at }) => !isTaken(at)),
    mends: [...(read.mends ?? []).filter(({ at }) => !isTaken(at)), ...found],
  };
}

function correctionIn(sentence: string, start: number, known: readonly Known[]): Mend | null {
  for (const read of [denial, contrast, removal, spelling]) {
    const found = read(sentence, known);
    if (!found) continue;
    const { handle, person, now } = found.change;
    const at = { start: start + found.at, end: start + found.at + found.quote.length };
    const by: Statement = {
      slot: "person",
      value: { ...person, ...now },
      quote: found.quote,
      at,
      role: "corrects",
      score: SCORE,
      sources: ["detector"],
    };
    return { at, quote: found.quote, does: "changes", of: [], thing: handle, by };
  }
  return null;
}
const SCORE = 0.95;

interface Found {
  at: number;
  quote: string;
  change: Change;
}

/** "NEW, not OLD" at the end of a clause; "not OLD but NEW". */
const NOT =
  /(?:,\s*|\s)(?:and\s|et\s|y\s)?(?:not|pas|non|no)\s(?:(?:an?|the|une?|de|la|le|les|el|una|from|in)\s|d['’])*(?<old>[^\s,.;!?][^,.;!?]{0,58}?)(?=\s*(?:$|[,.;!?]))/iu;
const NOT_BUT =
  /(?<!\p{L})(?:not|pas|no)\s(?<old>[^,.;!?]{2,40}?),?\s(?:but|mais|sino)\s(?:an?\s|the\s|une?\s|una\s)?(?<now>[^,.;!?]{2,60})/iu;
/** What leads to the words that hold from now on. */
const LEAD = /^.*(?:[;:]\s|,\s(?:and|but|et|mais|y|pero)\s)(?=\S)/isu;

function contrast(sentence: string, known: readonly Known[]): Found | null {
  const but = NOT_BUT.exec(sentence);
  const found = but ?? NOT.exec(sentence);
  const old = found?.groups?.old?.trim() ?? "";
  if (!found || old === "") return null;
  const head = but ? (but.groups?.now ?? "") : sentence.slice(0, found.index);
  const lead = but ? 0 : (LEAD.exec(head)?.[0].length ?? 0);
  const meant = holding(old, known, sentence);
  if (!meant) return saidAgain(sentence, old, known);
  if (DENIED.test(head)) return null;
  const now = newWords(head.slice(lead), old, meant);
  if (now === null) return null;
  const end = found.index + found[0].length;
  return {
    at: but ? found.index : lead,
    quote: sentence.slice(but ? found.index : lead, end),
    change: { ...meant, now: { [meant.fact]: now } },
  };
}

/** "n'est", "isn't": the denial of one word is no contrast of two. */
const DENIED = /(?:n['’]\p{L}+|\p{L}n['’]?t)$/iu;

/** "It's Pillay, not Pillai", said once more: nobody is called so any longer, and nothing changes. */
function saidAgain(sentence: string, old: string, known: readonly Known[]): Found | null {
  const [word = "", ...others] = wordsIn(old);
  const meant = known.filter(({ person }) =>
    wordsIn(person.name ?? "").some((own) => own !== word && isNear(own, word) && hasWords(sentence, own)),
  );
  const [only] = meant;
  return only && meant.length === 1 && others.length === 0 ? { at: 0, quote: sentence, change: { ...only, now: {} } } : null;
}

/** The one entry, and the fact of it, that has these words; of several the one whose name the sentence says. */
function holding(words: string, known: readonly Known[], sentence: string): (Known & { fact: Fact }) | null {
  const all = known.flatMap((one) => FACTS.flatMap((fact) => (hasWords(one.person[fact] ?? "", words) ? [{ ...one, fact }] : [])));
  const people = [...new Set(all.map(({ handle }) => handle))];
  const named =
    people.length < 2
      ? all
      : all.filter(({ person }) =>
          wordsIn(person.name ?? "").some((word) => word.length > 2 && !hasWords(words, word) && hasWords(sentence, word)),
        );
  return new Set(named.map(({ handle }) => handle)).size === 1 ? (named[0] ?? null) : null;
}

const wordsIn = (text: string): string[] => fold(text).match(/[\p{L}\p{M}\d]+/gu) ?? [];
const hasWords = (text: string, words: string): boolean => {
  const own = wordsIn(words).join(" ");
  return own !== "" && ` ${wordsIn(text).join(" ")} `.includes(` ${own} `);
};

/** Capitals in a row, with what joins them: "Tremblay-Ouellet", "de la Cruz". */
const CAPITALS = /\p{Lu}[\p{L}\p{M}'’.-]*(?:\s(?:(?:de|la|del|van|von|du|des|le|di|da)\s)*\p{Lu}[\p{L}\p{M}'’.-]*)*/gu;
/** How it is spelt, said besides. */
const LETTERS = /,?\s(?:with|avec|con)\s.*$/isu;
/** «Viene de Córdoba»: the first word is no name for its capital. */
const VERB = /^\p{Lu}\p{Ll}+\s(?:de|del|du|from|in|à|en)\s/u;
/** Who is spoken of, and what they are said to do. */
const SUBJECT =
  /^(?:.*\s)?(?:she|he|they|it|elle|il|ella|él)(?:['’]s|['’]re|\sis|\sare|\sest|\ses)?\s(?:really\s|actually\s|en fait\s)?(?:an?\s|une?\s|una\s)?/isu;
const IS = /^(?:is|are|est|es|['’]s)\s(?:an?\s|the\s|une?\s|una?\s|la\s|le\s)?/iu;

/** The fact with the new words in the place of the old ones; null where the words say none. */
function newWords(head: string, old: string, { fact, person }: Known & { fact: Fact }): string | null {
  const held = person[fact] ?? "";
  const said = (fact === "name" ? head.replace(LETTERS, "") : head).trim();
  if (fact === "access" || fact === "note" || fact === "title") {
    const name = wordsIn(person.name ?? "");
    const words = said.replace(SUBJECT, "").split(/\s+/u);
    const first = words.findIndex((word) => !name.includes(wordsIn(word)[0] ?? ""));
    const now = first < 0 ? "" : words.slice(first).join(" ").replace(IS, "").trim();
    return now === "" || now.length > LONGEST
      ? null
      : partsOf(held)
          .map((part) => (hasWords(part, old) ? now : part))
          .join("; ");
  }
  const rest = new Set(wordsIn(held).filter((word) => !wordsIn(old).includes(word)));
  const run = [...said.replace(VERB, "").matchAll(CAPITALS)]
    .map(([one]) => one)
    .findLast((one) => wordsIn(one).some((word) => !rest.has(word)) && !hasWords(old, one));
  const typed =
    fact === "name" ? said.split(/\s+/u).findLast((word) => wordsIn(old).some((one) => isNear(wordsIn(word)[0] ?? "", one))) : undefined;
  const now = (run ?? typed)
    ?.split(/\s+/u)
    .filter((word) => !rest.has(wordsIn(word)[0] ?? ""))
    .join(" ");
  return now ? replacedIn(held, old, /^\p{Ll}/u.test(now) ? now.charAt(0).toUpperCase() + now.slice(1) : now) : null;
}
const LONGEST = 80;
const partsOf = (text: string): string[] => text.split(/\s*;\s*/u);

/** Text with these words, as they are written there, replaced. */
function replacedIn(text: string, words: string, now: string): string | null {
  const keys = wordsIn(words);
  const places = [...text.matchAll(/[\p{L}\p{M}\d]+/gu)];
  const first = places.findIndex((_, at) => keys.every((key, index) => fold(places[at + index]?.[0] ?? "") === key));
  const [from, to] = [places[first], places[first + keys.length - 1]];
  return from && to ? text.slice(0, from.index) + now + text.slice(to.index + to[0].length) : null;
}

/** A letter or two are other. */
function isNear(one: string, other: string): boolean {
  const longer = Math.max(one.length, other.length);
  if (one === "" || other.length < SHORTEST) return false;
  let lead = 0;
  while (lead < one.length && one[lead] === other[lead]) lead += 1;
  let tail = 0;
  while (tail < Math.min(one.length, other.length) - lead && one.at(-1 - tail) === other.at(-1 - tail)) tail += 1;
  return longer - lead - tail <= Math.min(MOST_OFF, Math.floor(longer / PER_LETTER));
}
const SHORTEST = 4;
const MOST_OFF = 2;
/** Of so many letters one may be another. */
const PER_LETTER = 4;

/** "It's Voles, with an s", «se escribe Piñeda»: one name's word in other letters. */
const SPELT = /(?<!\p{L})(?:spel(?:led|t|ling)|with an?\s\S|s['’]écrit|avec une?\s\S|se escribe|con\s(?:una?\s)?\S{1,4}(?!\p{L}))/iu;
const CALLED =
  /(?<!\p{L})(?:name(?:['’]s|\sis|\sshould)|should (?:be|say|read)|s['’]appelle|nom est|se llama|apellida|debe decir)(?!\p{L})/iu;
function spelling(sentence: string, known: readonly Known[]): Found | null {
  const isSpelt = SPELT.test(sentence);
  if (!isSpelt && !CALLED.test(sentence)) return null;
  const words = sentence.replace(/(?:,\s|\s)(?:with|avec|con)\s.*$/isu, "").match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  const meant = known.flatMap((one) =>
    [...(one.person.name ?? "").matchAll(/\p{L}[\p{L}\p{M}'’-]*/gu)].flatMap(([held]) =>
      words.flatMap((word) => (word !== held && isNear(fold(word), fold(held)) ? [{ ...one, held, word }] : [])),
    ),
  );
  const [only, ...others] = meant;
  if (!only || others.length > 0 || (!isSpelt && !hasWords(sentence, only.held))) return null;
  const name = (only.person.name ?? "").replace(only.held, only.word.charAt(0).toUpperCase() + only.word.slice(1));
  return { at: 0, quote: sentence, change: { ...only, now: { name } } };
}

/** "Take the 'De leur côté' off him". */
const ERASES =
  /(?<!\p{L})(?:take|remove|delete|drop|strike|erase|enl[eè]ve[zr]?|retire[zr]?|supprime[zr]?|efface[zr]?|quite|quitar?|borre|elimine|saque)(?!\p{L})/iu;
const QUOTED = /(?:["“«‹]\s*(?<words>[^"”»›]{2,80}?)\s*["”»›]|(?<!\p{L})['‘](?<more>[^'’]{2,80})['’](?!\p{L}))/u;
function removal(sentence: string, known: readonly Known[]): Found | null {
  const quoted = ERASES.test(sentence) ? QUOTED.exec(sentence)?.groups : undefined;
  const words = quoted?.words ?? quoted?.more;
  const meant = words ? holding(words, known, sentence) : null;
  if (!words || !meant || meant.fact === "name") return null;
  const left = partsOf(replacedIn(meant.person[meant.fact] ?? "", words, "") ?? "")
    .map((part) => part.replace(/^[\s,:;–—-]+|[\s,:;–—-]+$/gu, ""))
    // What is left of it is only who they are.
    .filter((part) => wordsIn(part).some((word) => !wordsIn(meant.person.name ?? "").includes(word)));
  return { at: 0, quote: sentence, change: { ...meant, now: { [meant.fact]: left.join("; ") } } };
}

/** "She isn't a doctor", « elle n'est pas médecin », «no es doctora». */
const IS_NOT =
  /(?:(?:is\s?n['’]?t|is not|['’]s not)\s(?:really\s|actually\s)?(?:an?|the|his|her|our)?|n['’]est pas(?:\s(?:une?|la|le|son|sa))?|no es(?:\s(?:una?|la|el|su))?)\s(?<what>[^,.;!?]{3,40}?)\s*(?:$|[.!?]|[,;](?<instead>.*)$)/isu;
const FIRST_PERSON = /^(?:i|i['’]m|we|je|j['’]|nous|yo|no soy|no somos)(?!\p{L})/iu;
const HONORIFICS: readonly (readonly [what: RegExp, prefix: RegExp])[] = [
  [/^(?:doctor|doctora|docteure?|docteur|médecin|dr|dra)\.?$/iu, /^(?:dre?|dra|doctor|doctora|docteure?)\.?\s+/iu],
  [/^(?:professor|professeure?|profesora?)$/iu, /^(?:prof|professor|professeure?|profesora?)\.?\s+/iu],
  [/^(?:judge|juge|juez|jueza)$/iu, /^(?:judge|juge|juez|jueza|hon\.?)\s+/iu],
];
function denial(sentence: string, known: readonly Known[]): Found | null {
  const found = IS_NOT.exec(sentence);
  const what = found?.groups?.what?.trim();
  if (!what || FIRST_PERSON.test(sentence.trim())) return null;
  const meant = holding(what, known, sentence);
  const instead = (found?.groups?.instead ?? "")
    .replace(SUBJECT, "")
    .replace(IS, "")
    .replace(/^(?:an?|une?|una)\s|[.!]$/giu, "")
    .trim();
  const title = instead.length > LONGEST ? "" : instead;
  if (meant?.fact === "title") return { at: 0, quote: sentence, change: { ...meant, now: { title } } };
  const prefix = HONORIFICS.find(([word]) => word.test(what))?.[1];
  const called = prefix ? known.filter(({ person }) => prefix.test(person.name ?? "")) : [];
  const named = called.filter(({ person }) =>
    wordsIn((person.name ?? "").replace(prefix ?? "", "")).some((word) => hasWords(sentence, word)),
  );
  const [only, ...others] = named.length > 0 ? named : called;
  if (!prefix || !only || others.length > 0) return null;
  const name = (only.person.name ?? "").replace(prefix, "");
  return { at: 0, quote: sentence, change: { ...only, now: { name, ...(title ? { title } : {}) } } };
}
