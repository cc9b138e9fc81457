/**
 * Visitors who do not talk as the goals are written: in another order, in fewer or more messages, with slips of the
 * fingers, in other letter case, without accents. What they mean stays what the goal expects.
 */
import { type Chance, chanceOf } from "#tests/evals/chance.ts";
import { type DraftField, kindOf } from "#tests/evals/detailed/detailed-fields.ts";
import { type Goal, isDetailed } from "#tests/evals/detailed/detailed-schema.ts";
import type { Dialogue, Locale, Turn } from "#tests/evals/schema.ts";

export const PERTURBATIONS = ["shuffle", "merge", "split", "mistype", "recase", "strip"] as const;
export type Perturbation = (typeof PERTURBATIONS)[number];

/** How the answers to what is missing are put, where a perturbation says otherwise than the goal. */
export interface Answering {
  /** Most answers in one message; null leaves it to the goal. */
  most: number | null;
  /** The last asked is answered first, and each answer says whose it is. */
  backwards: boolean;
}

export interface Perturbed {
  dialogue: Dialogue;
  /** One text as this visitor types it: one message, or several. */
  typed: (text: string) => string[];
  answering: Answering;
}

const AS_WRITTEN: Answering = { most: null, backwards: false };

/** The dialogue as this kind of visitor holds it. The same seed gives the same one. */
export function perturb(goal: Goal, locale: Locale, kind: Perturbation, seed: number): Perturbed {
  const dialogue = goal.dialogues[locale];
  const chance = chanceOf(`${seed} ${kind} ${goal.id} ${locale}`);
  const whole = (text: string) => [text];
  switch (kind) {
    case "shuffle": {
      const free = !goal.ordered && goal.corrected.length === 0 && dialogue.turns.every((turn) => typeof turn === "string");
      const turns = free ? moved(dialogue.turns, chance) : dialogue.turns;
      return { dialogue: { ...dialogue, turns }, typed: whole, answering: { most: null, backwards: true } };
    }
    case "merge": {
      const turns = goal.ordered ? dialogue.turns : merged(dialogue.turns);
      return { dialogue: { ...dialogue, turns }, typed: whole, answering: { most: 4, backwards: false } };
    }
    case "split":
      return { dialogue, typed: (text) => pieces(text), answering: { most: 1, backwards: false } };
    case "mistype": {
      const kept = untouched(goal, locale);
      return { dialogue, typed: (text) => [mistyped(text, chance, kept)], answering: AS_WRITTEN };
    }
    case "recase": {
      const way = chance.pick(CASES);
      return { dialogue, typed: (text) => [recased(text, way)], answering: AS_WRITTEN };
    }
    case "strip":
      return { dialogue, typed: (text) => [stripped(text)], answering: AS_WRITTEN };
  }
}

/** Another order than the written one, where there is any. */
function moved(turns: readonly Turn[], chance: Chance): Turn[] {
  if (turns.length < 2) return [...turns];
  const other = chance.shuffle(turns);
  return other.every((turn, index) => turn === turns[index]) ? [...turns].reverse() : other;
}

/** Two messages in one, as far as both are plain. */
function merged(turns: readonly Turn[]): Turn[] {
  const result: Turn[] = [];
  let open = false;
  for (const turn of turns) {
    const before = result.at(-1);
    if (open && typeof before === "string" && typeof turn === "string") {
      result[result.length - 1] = `${before}${/[.!?…,:]\s*$/.test(before) ? " " : ". "}${turn}`;
      open = false;
    } else {
      result.push(turn);
      open = typeof turn === "string";
    }
  }
  return result;
}

const MOST_PIECES = 3;

/** Sentence by sentence, at most three messages. What was pasted with its line breaks stays whole. */
export function pieces(text: string): string[] {
  if (text.includes("\n")) return text.split("\n").length === 2 ? text.split("\n") : [text];
  // A sign that ends a sentence, and not "a.m.", "Inc.", "v." or an initial.
  const parts = text.split(/(?<=[\p{Ll}\p{N}]{2}[.!?])\s+(?=[\p{Lu}¿¡\p{N}])/u).reduce<string[]>((all, part) => {
    const last = all.at(-1);
    const abbreviated =
      last !== undefined && /\b(?:Inc|Ltd|Ltda|Corp|Co|inc|ltée|Cía|vs|St|Dr|Mr|Ms|Mrs|Sr|Sra|No|ext|Tel|tel)\.$/u.test(last);
    if (last !== undefined && abbreviated) all[all.length - 1] = `${last} ${part}`;
    else all.push(part);
    return all;
  }, []);
  return parts.length <= MOST_PIECES ? parts : [...parts.slice(0, MOST_PIECES - 1), parts.slice(MOST_PIECES - 1).join(" ")];
}

/**
 * Uncorrected slips in what people type: about one letter in a hundred (Dhakal et al., "Observations on typing from 136
 * million keystrokes", CHI 2018: 1.17 %). Here one in eighty.
 */
export const SLIPS_PER_LETTER = 1 / 80;

const ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

/** A key next to this one on a QWERTY keyboard; a letter without a place there stays. */
function neighbour(letter: string, chance: Chance): string {
  const bare = letter.normalize("NFD").charAt(0).toLowerCase();
  const row = ROWS.findIndex((keys) => keys.includes(bare));
  if (row < 0) return letter;
  const at = (ROWS[row] as string).indexOf(bare);
  const beside = [ROWS[row]?.[at - 1], ROWS[row]?.[at + 1], ROWS[row - 1]?.[at], ROWS[row + 1]?.[at]].flatMap((key) => key ?? []);
  const key = chance.pick(beside);
  return letter === letter.toUpperCase() ? key.toUpperCase() : key;
}

/**
 * Letters replaced by a neighbour, dropped, doubled or swapped with the next; at most one in a word, never in words with a digit or
 * an "@", never in `kept`: a name that its bearer mistypes is stored as typed, and nobody could know better.
 */
export function mistyped(text: string, chance: Chance, kept: ReadonlySet<string> = new Set()): string {
  return text.replace(/\S+/gu, (token) => {
    if (/[\d@/]|https?:/.test(token)) return token;
    return token.replace(/\p{L}+/gu, (word) => {
      if (word.length < 3 || isKept(bare(word), kept)) return word;
      const letters = [...word];
      const at = letters.findIndex(() => chance.happens(SLIPS_PER_LETTER));
      if (at < 0) return word;
      const letter = letters[at] as string;
      switch (chance.pick(["beside", "dropped", "doubled", "swapped"] as const)) {
        case "beside":
          letters[at] = neighbour(letter, chance);
          break;
        case "dropped":
          letters.splice(at, 1);
          break;
        case "doubled":
          letters.splice(at, 0, letter);
          break;
        case "swapped":
          if (at + 1 < letters.length) [letters[at], letters[at + 1]] = [letters[at + 1] as string, letter];
          break;
      }
      return letters.join("");
    });
  });
}

export const CASES = ["lower", "upper", "sentence"] as const;

/** All small, all capitals, or a capital at the beginning alone, as a telephone puts it. */
export function recased(text: string, way: (typeof CASES)[number]): string {
  if (way === "upper") return text.toUpperCase();
  const small = text.toLowerCase();
  return way === "lower" ? small : small.replace(/^\P{L}*\p{L}/u, (start) => start.toUpperCase());
}

/** Without accents and without the signs that only a Spanish keyboard has. */
export const stripped = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .normalize("NFC")
    .replace(/[¿¡]/g, "")
    .replace(/[’‘]/g, "'")
    .replace(/\u00a0|\u202f/g, " ");

/** A kept word, or its plural. */
const isKept = (word: string, kept: ReadonlySet<string>) => kept.has(word) || kept.has(word.replace(/s$/, ""));

const bare = (word: string) =>
  word
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

/** Words that must come out letter by letter: names, firms, lines, and what a free text is looked up by. */
export function untouched(goal: Goal, locale: Locale): Set<string> {
  const texts: string[] = [];
  const take = (value: unknown): void => {
    if (typeof value === "string") texts.push(value);
    else if (Array.isArray(value)) value.forEach(take);
    else if (typeof value === "object" && value !== null) {
      const entry = value as Record<string, unknown>;
      if (locale in entry) take(entry[locale]);
      else Object.values(entry).forEach(take);
    }
  };
  for (const [field, value] of Object.entries(goal.expected)) {
    const kind = kindOf(field as DraftField);
    if (["name", "firm", "line", "story", "counsel", "email"].includes(kind) || (!isDetailed(goal) && field === "contactFirm")) take(value);
  }
  return new Set(texts.flatMap((text) => text.match(/\p{L}+/gu) ?? []).map(bare));
}
