/** How well a model reads sentences that it was not trained on: by label, by act, by language. */
import { findsOf } from "#app/understanding/finds.ts";
import { type TaggerModel, tag } from "#app/understanding/tagger/tagger.ts";
import type { WrittenSentence } from "./corpus.ts";

export interface Score {
  right: number;
  proposed: number;
  marked: number;
}

export interface Report {
  messages: number;
  /** Stretches of exactly the marked words, by label. */
  labels: Map<string, Score>;
  acts: Map<string, Score>;
  /** Messages with exactly the acts that were written. */
  actsExact: number;
  /** Messages in which every stretch is exactly as marked. */
  marksExact: number;
  languageRight: number;
}

/** An act counts from this probability on; of a message with none, the likeliest. */
export const ACT_THRESHOLD = 0.5;

export function actsOver(scores: readonly { act: string; score: number }[]): string[] {
  const over = scores.filter(({ score }) => score >= ACT_THRESHOLD).map(({ act }) => act);
  if (over.length > 0) return over;
  const [best] = [...scores].sort((a, b) => b.score - a.score);
  return best ? [best.act] : [];
}

/** Reads every sentence with `model` and counts. */
export function evaluate(model: TaggerModel, sentences: readonly WrittenSentence[]): Report {
  const report: Report = { messages: sentences.length, labels: new Map(), acts: new Map(), actsExact: 0, marksExact: 0, languageRight: 0 };
  for (const { text, asked, marks, acts, language } of sentences) {
    const read = tag(model, text, { asked, locale: language, finds: findsOf(text, asked, language) });
    const spans = read.spans.map(({ label, quote }) => `${label}\n${bare(quote)}`);
    const marked = marks.map(({ label, start, end }) => `${label}\n${bare(text.slice(start, end))}`);
    count(report.labels, spans, marked, (name) => name.split("\n")[0] ?? "");
    const found = actsOver(read.acts);
    count(report.acts, found, acts, (name) => name);
    if ([...found].sort().join() === [...acts].sort().join()) report.actsExact++;
    if ([...spans].sort().join("|") === [...marked].sort().join("|")) report.marksExact++;
    if (read.languages[0]?.locale === language) report.languageRight++;
  }
  return report;
}

/** Signs at the ends of a stretch are no part of what it says. */
function bare(words: string): string {
  return words.replace(/^[\s"'“”«»(.,:;]+|[\s"'“”«»).,:;!?]+$/g, "");
}

function count(scores: Map<string, Score>, found: readonly string[], marked: readonly string[], nameOf: (item: string) => string): void {
  const left = [...marked];
  const of = (item: string) => {
    const name = nameOf(item);
    const score = scores.get(name) ?? { right: 0, proposed: 0, marked: 0 };
    scores.set(name, score);
    return score;
  };
  for (const item of marked) of(item).marked++;
  for (const item of found) {
    const score = of(item);
    score.proposed++;
    const at = left.indexOf(item);
    if (at < 0) continue;
    left.splice(at, 1);
    score.right++;
  }
}
