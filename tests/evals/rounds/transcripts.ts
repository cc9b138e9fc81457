/** The opened rounds whose language model's answers are kept: each talk's messages in their order, with what the model answered and what was pressed between. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Locale } from "#app/domain/locale.ts";

const FOLDER = new URL("../talks/", import.meta.url);

/** Something that the visitor did. */
export type Step = { message: string; answer?: Record<string, unknown> } | { press: string };
export interface PlayedTalk {
  /** `24/3`. */
  name: string;
  round: number;
  locale: Locale;
  steps: readonly Step[];
}
interface Answered {
  message: string;
  answer: Record<string, unknown>;
}

/** Every talk of every round that keeps its model's answers, or of one round alone. */
export function playedTalks(only?: number): PlayedTalk[] {
  const rounds = readdirSync(FOLDER).flatMap((name) => /^round-(\d+)$/.exec(name)?.[1] ?? []);
  return rounds
    .map(Number)
    .sort((one, other) => one - other)
    .flatMap((round) => (only === undefined || only === round ? talksOf(round) : []));
}

function talksOf(round: number): PlayedTalk[] {
  const folder = new URL(`round-${round}/m/`, FOLDER);
  const file = new URL("answers.jsonl", folder);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  const left = lines.map((line) => JSON.parse(line) as Answered);
  const files = readdirSync(folder).filter((name) => /^\d+\.txt$/.test(name));
  return files.map((name) => {
    const text = readFileSync(new URL(name, folder), "utf8");
    return { name: `${round}/${name.replace(".txt", "")}`, round, locale: localeOf(text), steps: stepsOf(text, left) };
  });
}

const MARKS = /^VISITOR(?: presses |: | fills(?: in)? [^\n]*?: ?)/gmu;

/** What the visitor did, in the order of the transcript; an answer is of the first message that has its words. */
function stepsOf(text: string, left: Answered[]): Step[] {
  return [...text.matchAll(MARKS)].flatMap(({ 0: mark, index }): Step[] => {
    const behind = text.slice(index + mark.length);
    if (mark.startsWith("VISITOR presses")) return [{ press: behind.split("\n")[0]?.trim() ?? "" }];
    const words = plain(behind.split(/\n\n(?:ASSISTANT|VISITOR)/u)[0] ?? "");
    const at = left.findIndex(({ message }) => plain(message) === words || words.startsWith(plain(message).slice(0, LONG)));
    const [found] = at >= 0 ? left.splice(at, 1) : [];
    if (found) return [found];
    return mark.startsWith("VISITOR:") && words !== "" ? [{ message: behind.split(/\n\n(?:ASSISTANT|VISITOR)/u)[0]?.trim() ?? "" }] : [];
  });
}
/** So many letters of two messages are the same only where the messages are. */
const LONG = 120;
const plain = (text: string): string => text.replace(/\s+/gu, " ").trim();

/** The language of what the assistant says first. */
function localeOf(text: string): Locale {
  const said = text.slice(0, FIRST);
  if (/(?<!\p{L})(?:vous|votre|je suis|bonjour)(?!\p{L})/iu.test(said)) return "fr";
  return /(?<!\p{L})(?:usted|necesita|soy|buen día|buenas)(?!\p{L})/iu.test(said) ? "es" : "en";
}
const FIRST = 400;
