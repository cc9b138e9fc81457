/**
 * The learnt reader: who is who in a message, which stretch says what, what the message does, and its language. It proposes;
 * what is taken is decided elsewhere. Its weights come from the sentences of `app/understanding/data` by `npm run train`.
 */
import { sentenceStarts, type Token, tokenize } from "../text/tokens.ts";
import { bestLabels, marginals } from "./chain.ts";
import { type ContextLayers, labelScores } from "./context-layers.ts";
import { type ReadingContext, tokenFeatures } from "./features.ts";
import type { Find } from "./finds.ts";
import { languageFeatures, sentenceFeatures } from "./sentence-features.ts";
import { addRows, type WeightTable } from "./table.ts";
import type { WordLists } from "./word-classes.ts";

export interface TaggerModel {
  /** The first is "nothing". */
  labels: readonly string[];
  acts: readonly string[];
  languages: readonly string[];
  /** A row of numbers for each feature of a word; those of its features are added up. */
  words: WeightTable;
  layers: ContextLayers;
  /** labels × labels: from, to. */
  transitions: Float32Array;
  sentences: WeightTable;
  language: WeightTable;
  lists: WordLists;
  /** What the layers say of some words (`labelScores`), where somebody has worked it out already. */
  scoresOf?: (words: Float32Array, count: number) => Float32Array;
}

export interface Span {
  label: string;
  /** Offsets into the message, end exclusive; the quote is exactly what is there. */
  start: number;
  end: number;
  quote: string;
  /** The least probability of its label over its tokens, 0 to 1. */
  score: number;
}

export interface Tagged {
  spans: Span[];
  /** Every act with its probability that some sentence of the message does it, and the sentence that does it most likely. */
  acts: { act: string; score: number; start: number; end: number }[];
  /** The three languages, the likeliest first. */
  languages: { locale: string; score: number }[];
}

/** Names and values of a card: a stretch of one of these ends with its line. */
const ONE_LINE: ReadonlySet<string> = new Set(["me", "firm", "claimant", "respondent", "counsel", "witness", "neutral", "person", "org"]);

/** Reads one message. Never throws for any text; an empty message has no spans. */
export function tag(model: TaggerModel, message: string, context: ReadingContext): Tagged {
  const tokens = tokenize(message);
  const spans = tokens.length === 0 ? [] : spansOf(model, message, tokens, context);
  return { spans, acts: actsOf(model, tokens, spans, context), languages: languagesOf(model, message, context.locale) };
}

function spansOf(model: TaggerModel, message: string, tokens: readonly Token[], context: ReadingContext): Span[] {
  const size = model.labels.length;
  const input = new Float32Array(tokens.length * model.layers.size);
  tokenFeatures(tokens, context, model.lists).forEach((features, at) => {
    addRows(model.words, features, input, at * model.layers.size);
  });
  const scores = (model.scoresOf ?? ((words, count) => labelScores(model.layers, words, count)))(input, tokens.length);
  const best = bestLabels(scores, tokens.length, size, model.transitions);
  const { tokens: probabilities } = marginals(scores, tokens.length, size, model.transitions);
  const spans: Span[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const label = best[at] ?? 0;
    if (label === 0) continue;
    const from = at;
    let score = 1;
    const isOfLine = ONE_LINE.has(model.labels[label] ?? "");
    for (; at < tokens.length && best[at] === label && !(isOfLine && at > from && tokens[at]?.opensLine); at++)
      score = Math.min(score, probabilities[at * size + label] ?? 0);
    at--;
    const start = tokens[from]?.start ?? 0;
    const end = tokens[at]?.end ?? start;
    spans.push({ label: model.labels[label] ?? "", start, end, quote: message.slice(start, end), score });
  }
  return spans;
}

/** The labels of each sentence's spans, its finds, and its tokens. Shared with training. */
export function sentencesOf(
  tokens: readonly Token[],
  spans: readonly { label: string; start: number; end: number }[],
  finds: readonly Find[],
) {
  const starts = sentenceStarts(tokens);
  return starts.map((start, at) => {
    const part = tokens.slice(start, starts[at + 1] ?? tokens.length);
    const from = part[0]?.start ?? 0;
    const to = part.at(-1)?.end ?? 0;
    const labels = new Set(spans.filter((span) => span.start < to && span.end > from).map(({ label }) => label));
    const kinds = new Set(finds.filter((find) => find.start < to && find.end > from).map(({ kind }) => kind));
    return { tokens: part, labels, kinds, isFirst: at === 0, isOnly: starts.length === 1 };
  });
}

function actsOf(model: TaggerModel, tokens: readonly Token[], spans: readonly Span[], { asked, finds }: ReadingContext): Tagged["acts"] {
  const acts = model.acts.map((act) => ({ act, missing: 1, best: 0, start: 0, end: tokens.at(-1)?.end ?? 0 }));
  for (const { tokens: part, ...place } of sentencesOf(tokens, spans, finds)) {
    const sums = new Float32Array(model.acts.length);
    addRows(model.sentences, sentenceFeatures(part, { asked, ...place }, model.lists), sums);
    acts.forEach((act, at) => {
      const score = sigmoid(sums[at] ?? 0);
      act.missing *= 1 - score;
      if (score <= act.best) return;
      act.best = score;
      act.start = part[0]?.start ?? 0;
      act.end = part.at(-1)?.end ?? 0;
    });
  }
  return acts.map(({ act, missing, start, end }) => ({ act, score: 1 - missing, start, end }));
}

function languagesOf(model: TaggerModel, message: string, locale: string): Tagged["languages"] {
  const sums = new Float32Array(model.languages.length);
  addRows(model.language, languageFeatures(message, locale), sums);
  const top = Math.max(...sums);
  const weights = [...sums].map((sum) => Math.exp(sum - top));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return model.languages.map((language, at) => ({ locale: language, score: (weights[at] ?? 0) / total })).sort((a, b) => b.score - a.score);
}

export function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
