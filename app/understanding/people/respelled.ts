/** A name that is said of somebody who is noted under another spelling is a correction of it, and nobody else's. */
import type { HeldThing, Mend, Statement } from "../contract.ts";
import { cueBook, cuesIn } from "../detectors/cues.ts";
import { overlap, type Text } from "../detectors/finding.ts";
import { clauseAt, sentenceAt } from "../text/clauses.ts";
import { fold } from "../text/fold.ts";
import { wholeName } from "../text/whole-name.ts";

/** What speaks of how somebody is called. */
const OF_NAMES = cueBook({
  name: "name|names|last name|first name|spelled|spelt|misspelled|misspelt|spelling|bracket|brackets|typo|with an|called|nom|nom de famille|prénom|s'appelle|s'écrit|orthographe|parenthèse|faute|avec un|nombre|apellido|se llama|se escribe|paréntesis|error|con|mal escrito",
});
const MOST_OFF = 2;
/** Of so many letters one may be another. */
const PER_LETTER = 4;

type Named = Extract<Statement, { slot: "person" | "name" }>;
interface Known {
  handle: string;
  name: string;
  part: string;
  person: NonNullable<HeldThing["person"]>;
}

/** The statements without those that only spell a noted name, and the mends with those that do; words about a spelling mend nothing else. */
export function withSpellings(
  statements: readonly Statement[],
  mends: readonly Mend[],
  text: Text,
  held: readonly HeldThing[],
): { statements: Statement[]; mends: Mend[] } {
  const known = held.flatMap(({ handle, person, alias }): Known[] =>
    person?.name && !alias ? [{ handle, name: person.name, part: person.part, person }] : [],
  );
  const names = statements.filter(isNaming).map(({ value }) => lettersOf(value.name ?? "").join(" "));
  const found: Mend[] = [];
  const left = statements.filter((one) => {
    const now = isNaming(one) ? spelling(one, { known, names, text, statements }) : null;
    if (now && !mends.some(({ thing, does }) => thing === now.thing && does === "changes")) found.push(now);
    return now === null;
  });
  const sentences = found.flatMap(({ at }) => sentenceAt(text.tokens, at) ?? []);
  const isOfSpelling = ({ thing, at }: Mend) => thing === undefined && sentences.some((one) => overlap(one, at));
  return { statements: left, mends: [...mends.filter((one) => !isOfSpelling(one)), ...found] };
}

const isNaming = (one: Statement): one is Named =>
  (one.slot === "name" || one.slot === "person") && one.role !== "not" && one.role !== "mentions" && Boolean(one.value.name);

interface Scene {
  known: readonly Known[];
  /** Everybody whom the message names. */
  names: readonly string[];
  text: Text;
  statements: readonly Statement[];
}

function spelling(one: Named, { known, names, text, statements }: Scene): Mend | null {
  const name = wholeName(one.value.name ?? "");
  const own = lettersOf(name);
  if (one.slot === "person" && (one.value.how === "others" || one.value.how === "more" || one.value.by === "self")) return null;
  if (known.some((other) => lettersOf(other.name).join() === own.join() && wholeName(other.name) === other.name)) return null;
  const sentence = sentenceAt(text.tokens, one.at);
  const speaksOfNames = sentence !== undefined && cuesIn(OF_NAMES, text.pieces).some((cue) => overlap(cue, sentence));
  const meant = known.flatMap((other) => {
    const into = names.includes(lettersOf(other.name).join(" ")) ? null : respelling(name, own, other.name, speaksOfNames);
    return into !== null && fits(one, other) ? [{ other, into }] : [];
  });
  const [only, ...more] = meant;
  if (!only || more.length > 0) return null;
  const { how: _how, on: _on, of: _of, by: _by, part: _part, ...said } = one.slot === "person" ? one.value : { part: "other" as const };
  const value = { ...only.other.person, ...said, name: only.into };
  const by: Statement = { ...one, slot: "person", value, role: "corrects" };
  // "His name is …", « l'avocate s'appelle … »: the words around the name say no more.
  const clause = clauseAt(text.tokens, one.at);
  const isAlone = clause !== undefined && !statements.some((other) => other !== one && overlap(other.at, clause));
  const { start, end } = isAlone ? { start: Math.min(clause.start, one.at.start), end: Math.max(clause.end, one.at.end) } : one.at;
  return { at: { start, end }, quote: text.message.slice(start, end), does: "changes", of: [], thing: only.other.handle, by };
}

/** Nothing that is said of them now is another's: a part, a side, a firm or a title. */
function fits(one: Named, { part, person }: Known): boolean {
  if (one.slot === "name") return true;
  const { value } = one;
  if (value.part !== "other" && value.part !== part) return false;
  const isOther = (key: "side" | "firm" | "title") => {
    const [now, noted] = [value[key], person[key]];
    return now !== undefined && noted !== undefined && fold(now) !== fold(noted);
  };
  return !(["side", "firm", "title"] as const).some(isOther);
}

/** The noted name as it is spelt now; null where it is another one. */
function respelling(name: string, own: readonly string[], held: string, speaksOfNames: boolean): string | null {
  const before = lettersOf(held);
  if (own.join() === before.join()) return name;
  if (own.length === before.length && own.length > 1) {
    const other = own.flatMap((word, at) => (word === before[at] ? [] : [at]));
    const [at = 0] = other;
    // Of a given name another letter is easily another person: a son, a sister.
    const most = speaksOfNames ? MOST_OFF : 1;
    const isOne = other.length === 1 && (at > 0 || speaksOfNames) && isNear(own[at] ?? "", before[at] ?? "", most);
    return isOne ? name : null;
  }
  const [word = ""] = own;
  const at = before.findIndex((one) => isNear(word, one));
  if (own.length > 1 || at < 0 || before.length < 2 || !speaksOfNames) return null;
  let index = -1;
  return wholeName(held).replace(/[\p{L}\p{M}\d]+/gu, (one) => (++index === at ? name : one));
}

/** The same word but for a letter or two, `atMost`; and no other word. */
function isNear(one: string, other: string, atMost = MOST_OFF): boolean {
  const most = Math.min(atMost, Math.floor(Math.max(one.length, other.length) / PER_LETTER));
  return one !== other && most > 0 && Math.abs(one.length - other.length) <= most && distance(one, other) <= most;
}

function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++)
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[other.length] ?? 0;
}

const lettersOf = (name: string): string[] => fold(name).match(/[\p{L}\p{M}\d]+/gu) ?? [];
