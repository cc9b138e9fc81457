/** Training: from written sentences to the weights of the tagger. The same sentences and seed give the same bytes. */

import { findsOf } from "#app/understanding/finds.ts";
import { marginals } from "#app/understanding/tagger/chain.ts";
import { type Find, tokenFeatures } from "#app/understanding/tagger/features.ts";
import { languageFeatures, sentenceFeatures } from "#app/understanding/tagger/sentence-features.ts";
import { sentencesOf, sigmoid, type TaggerModel } from "#app/understanding/tagger/tagger.ts";
import type { WordLists } from "#app/understanding/tagger/word-classes.ts";
import { type Token, tokenize } from "#app/understanding/text/tokens.ts";
import { joined, poolsOf, variantOf } from "./augment.ts";
import { LANGUAGES, type WrittenSentence } from "./corpus.ts";
import { nameMaker } from "./made-names.ts";
import { type Random, seededRandom } from "./random.ts";
import { ACTS, LABELS, type Mark } from "./sentences.ts";
import { TrainableLayers } from "./trainable-layers.ts";
import { TrainableTable } from "./trainable-table.ts";

export interface TrainingOptions {
  seed: number;
  /** How often each sentence is seen, in another variant each time. */
  epochs: number;
  /** Features kept: of words, of sentences, of language. */
  kept: { words: number; sentences: number; language: number };
}

export const DEFAULT_OPTIONS: TrainingOptions = { seed: 20261122, epochs: 10, kept: { words: 14_000, sentences: 5_000, language: 4_000 } };

const NAMED = ["-", ...LABELS];
const RATE = 0.4;
const DECAY = 1e-4;
/** How far one step goes: of the numbers of words, and of the layers. */
const WORD_RATE = 0.12;
const LAYER_RATE = 0.0015;
/** Numbers that stand for a word, and how far the layers look. */
const WORD_SIZE = 64;
const DISTANCES = [1, 2, 4, 8];
/** Share of a token's features that is left out each time, so that no single one decides. */
const UNHEARD = 0.1;
/** Epochs after pruning, in which the kept weights make up for the lost ones. */
const SETTLING = 4;
/** How often in each of them the weights are remembered for their mean. */
const SNAPSHOTS = 4;

interface Learner {
  words: TrainableTable;
  layers: TrainableLayers;
  transitions: Float32Array;
  transitionSquares: Float32Array;
  sentences: TrainableTable;
  language: TrainableTable;
  lists: WordLists;
}

/** Trains on `corpus`. Some minutes of one core for ten thousand sentences. */
export function train(corpus: readonly WrittenSentence[], lists: WordLists, options: TrainingOptions = DEFAULT_OPTIONS): TaggerModel {
  const random = seededRandom(options.seed);
  const size = NAMED.length;
  const learner: Learner = {
    words: new TrainableTable(WORD_SIZE, random),
    layers: new TrainableLayers(WORD_SIZE, size, DISTANCES, random),
    transitions: new Float32Array(size * size),
    transitionSquares: new Float32Array(size * size),
    sentences: new TrainableTable(ACTS.length),
    language: new TrainableTable(LANGUAGES.length),
    lists,
  };
  const made = nameMaker(random);
  const pools = new Map(
    LANGUAGES.map((language) => [
      language,
      poolsOf(
        corpus.filter((sentence) => sentence.language === language),
        language,
        made,
      ),
    ]),
  );
  const settlesAt = options.epochs - Math.min(SETTLING, Math.floor(options.epochs / 2));
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    if (epoch === settlesAt) prune(learner, options);
    const rate = RATE * (1 - (0.8 * epoch) / options.epochs);
    const order = random.shuffle(corpus);
    order.forEach((sentence, at) => {
      const pool = pools.get(sentence.language);
      const other = order[at + 1];
      let example = epoch === 0 || !pool ? sentence : { ...sentence, ...variantOf(sentence, pool, random) };
      if (other && other.language === sentence.language && random.chance(0.12)) example = { ...example, ...joined(example, other, random) };
      learn(learner, example, rate, random);
      const isLate = epoch >= settlesAt && at % Math.ceil(order.length / SNAPSHOTS) === 0;
      if (isLate) for (const table of [learner.words, learner.layers, learner.sentences, learner.language]) table.remember();
    });
  }
  return {
    labels: NAMED,
    acts: ACTS,
    languages: LANGUAGES,
    words: learner.words.packed(),
    layers: learner.layers.settled(),
    transitions: learner.transitions,
    sentences: learner.sentences.packed(),
    language: learner.language.packed(),
    lists,
  };
}

function prune({ words, layers, sentences, language }: Learner, { kept }: TrainingOptions): void {
  layers.settle();
  words.prune(kept.words);
  sentences.prune(kept.sentences);
  language.prune(kept.language);
}

function learn(learner: Learner, example: WrittenSentence, rate: number, random: Random): void {
  const { text, marks, asked } = example;
  const tokens = tokenize(text);
  const locale = random.chance(0.85) ? example.language : random.pick(LANGUAGES);
  learnLanguage(learner, text, locale, example.language, rate);
  if (tokens.length === 0) return;
  const finds = findsOf(text, asked, example.language);
  const context = { asked, locale, finds, namesKnown: random.chance(0.75) };
  const features = tokenFeatures(tokens, context, learner.lists);
  const heard = features.map((some) => some.filter(() => !random.chance(UNHEARD)));
  learnLabels(learner, heard, labelsOf(tokens, marks), rate);
  learnActs(learner, tokens, { ...example, finds }, rate);
}

/** The label of each token, 0 for none. */
function labelsOf(tokens: readonly Token[], marks: readonly Mark[]): Uint8Array {
  return Uint8Array.from(tokens, ({ start }) => {
    const mark = marks.find((one) => start >= one.start && start < one.end);
    return mark ? LABELS.indexOf(mark.label) + 1 : 0;
  });
}

function learnLabels({ words, layers, ...steps }: Learner, features: Uint32Array[], gold: Uint8Array, rate: number): void {
  const size = NAMED.length;
  const rows = features.map((some) => words.rows(some));
  const input = new Float32Array(gold.length * WORD_SIZE);
  rows.forEach((some, at) => {
    words.add(some, input, at * WORD_SIZE);
  });
  const scores = new Float32Array(gold.length * size);
  const pass = layers.forward(input, gold.length, scores);
  const expected = marginals(scores, gold.length, size, steps.transitions, true);
  const gradient = Float32Array.from(expected.tokens);
  gold.forEach((label, at) => {
    gradient[at * size + label] = (gradient[at * size + label] ?? 0) - 1;
  });
  const back = layers.backward(pass, gradient, (LAYER_RATE * rate) / RATE);
  rows.forEach((some, at) => {
    words.pull(some, back, at * WORD_SIZE, (WORD_RATE * rate) / RATE);
  });
  learnSteps(steps, expected.steps ?? new Float64Array(size * size), gold, rate);
}

/** How likely one label follows another, from how often it is expected to (`gradients`, which are changed) and does. */
function learnSteps(
  { transitions, transitionSquares }: Pick<Learner, "transitions" | "transitionSquares">,
  gradients: Float64Array,
  gold: Uint8Array,
  rate: number,
): void {
  const size = NAMED.length;
  for (let at = 1; at < gold.length; at++) {
    const step = (gold[at - 1] ?? 0) * size + (gold[at] ?? 0);
    gradients[step] = (gradients[step] ?? 0) - 1;
  }
  gradients.forEach((gradient, at) => {
    if (gradient === 0) return;
    const sum = (transitionSquares[at] ?? 0) + gradient * gradient;
    transitionSquares[at] = sum;
    transitions[at] = (transitions[at] ?? 0) - (rate * gradient) / (Math.sqrt(sum) + 1);
  });
}

/** A message does an act when one of its sentences does: each sentence is pulled as far as it is likely to be that one. */
function learnActs(
  { sentences: table, lists }: Learner,
  tokens: readonly Token[],
  { asked, acts, marks, finds }: WrittenSentence & { finds: readonly Find[] },
  rate: number,
): void {
  const parts = sentencesOf(tokens, marks, finds).map(({ tokens: part, ...place }) => {
    const rows = table.rows(sentenceFeatures(part, { asked, ...place }, lists));
    const sums = new Float32Array(ACTS.length);
    table.add(rows, sums);
    return { rows, chances: Float64Array.from(sums, sigmoid) };
  });
  ACTS.forEach((act, column) => {
    const missing = parts.reduce((product, { chances }) => product * (1 - (chances[column] ?? 0)), 1);
    for (const { rows, chances } of parts) {
      const chance = chances[column] ?? 0;
      const gradient = acts.includes(act) ? (-chance * missing) / Math.max(1e-6, 1 - missing) : chance;
      if (Math.abs(gradient) > 1e-3) table.step(rows, column, gradient, rate, DECAY);
    }
  });
}

function learnLanguage({ language: table }: Learner, text: string, locale: string, gold: string, rate: number): void {
  const rows = table.rows(languageFeatures(text, locale));
  const sums = new Float32Array(LANGUAGES.length);
  table.add(rows, sums);
  const top = Math.max(...sums);
  const weights = [...sums].map((sum) => Math.exp(sum - top));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  LANGUAGES.forEach((name, column) => {
    const gradient = (weights[column] ?? 0) / total - (name === gold ? 1 : 0);
    if (Math.abs(gradient) > 1e-3) table.step(rows, column, gradient, rate, DECAY);
  });
}
