/** Training: from written sentences to the weights of the tagger. The same sentences and seed give the same bytes. */

import { findsOf } from "#app/understanding/finds.ts";
import { tokenFeatures } from "#app/understanding/tagger/features.ts";
import type { Find } from "#app/understanding/tagger/finds.ts";
import { languageFeatures, sentenceFeatures } from "#app/understanding/tagger/sentence-features.ts";
import { sentencesOf, sigmoid, type TaggerModel } from "#app/understanding/tagger/tagger.ts";
import type { WordLists } from "#app/understanding/tagger/word-classes.ts";
import { type Token, tokenize } from "#app/understanding/text/tokens.ts";
import { joined, poolsOf, variantOf } from "./augment.ts";
import { LANGUAGES, type WrittenSentence } from "./corpus.ts";
import { LabelLearner } from "./label-learner.ts";
import { nameMaker } from "./made-names.ts";
import { type Random, seededRandom } from "./random.ts";
import { ACTS, LABELS, type Mark } from "./sentences.ts";
import { TrainableTable } from "./trainable-table.ts";
import { FeatureCounts } from "./trainable-words.ts";

export interface TrainingOptions {
  seed: number;
  /** How often each sentence is seen, in another variant each time. */
  epochs: number;
  /** Features kept: of words, of sentences, of language. */
  kept: { words: number; sentences: number; language: number };
}

export const DEFAULT_OPTIONS: TrainingOptions = { seed: 20261122, epochs: 9, kept: { words: 14_000, sentences: 5_000, language: 4_000 } };

const NAMED = ["-", ...LABELS];
/** How far one step goes for acts and language. */
const RATE = 0.4;
const DECAY = 1e-4;
/** Share of a token's features that is left out each time, so that no single one decides. */
const UNHEARD = 0.1;
/** Share of the messages that are learnt together with another one: strangers say everything at once, and most written messages are short. */
const JOINED = 0.35;
/** Epochs after the weights of acts and language were pruned, in which the kept ones make up for the lost ones. */
const SETTLING = 4;
/** How often in each of them the weights are remembered for their mean. */
const SNAPSHOTS = 4;

interface Learner {
  labels: LabelLearner;
  sentences: TrainableTable;
  language: TrainableTable;
  lists: WordLists;
}

/** Trains on `corpus`. Some minutes of one core for ten thousand sentences. */
export function train(corpus: readonly WrittenSentence[], lists: WordLists, options: TrainingOptions = DEFAULT_OPTIONS): TaggerModel {
  const random = seededRandom(options.seed);
  const variant = variantMaker(corpus, random);
  const learner: Learner = {
    labels: new LabelLearner(NAMED.length, commonFeatures(corpus.map(variant), lists, options.kept.words), random),
    sentences: new TrainableTable(ACTS.length),
    language: new TrainableTable(LANGUAGES.length),
    lists,
  };
  const { labels, sentences, language } = learner;
  const settlesAt = options.epochs - Math.min(SETTLING, Math.floor(options.epochs / 2));
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    if (epoch === settlesAt) prune(learner, options);
    const order = random.shuffle(corpus);
    order.forEach((sentence, at) => {
      const other = order[at + 1];
      let example = epoch === 0 ? sentence : variant(sentence);
      if (other && other.language === sentence.language && random.chance(JOINED))
        example = { ...example, ...joined(example, other, random) };
      learn(learner, example, 1 - (epoch + at / order.length) / options.epochs, random);
      const isLate = epoch >= settlesAt && at % Math.ceil(order.length / SNAPSHOTS) === 0;
      if (isLate) for (const table of [sentences, language]) table.remember();
    });
  }
  return {
    labels: NAMED,
    acts: ACTS,
    languages: LANGUAGES,
    ...labels.learnt(),
    sentences: sentences.packed(),
    language: language.packed(),
    lists,
  };
}

/** Gives each time another variant of a sentence, with words of others in its language. */
function variantMaker(corpus: readonly WrittenSentence[], random: Random): (sentence: WrittenSentence) => WrittenSentence {
  const made = nameMaker(random);
  const pools = new Map(
    LANGUAGES.map((language) => {
      const own = corpus.filter((sentence) => sentence.language === language);
      return [language, poolsOf(own, language, made)];
    }),
  );
  return (sentence) => {
    const pool = pools.get(sentence.language);
    return pool ? { ...sentence, ...variantOf(sentence, pool, random) } : sentence;
  };
}

/** The features of words that are met most. A rare one says little by itself. */
function commonFeatures(corpus: readonly WrittenSentence[], lists: WordLists, most: number): number[] {
  const counts = new FeatureCounts();
  for (const { text, asked, language } of corpus)
    counts.add(tokenFeatures(tokenize(text), { asked, locale: language, finds: findsOf(text, asked, language) }, lists));
  return counts.most(most);
}

function prune({ sentences, language }: Learner, { kept }: TrainingOptions): void {
  sentences.prune(kept.sentences);
  language.prune(kept.language);
}

/** Learns one example. `left` is the share of the learning that is still ahead: the less, the shorter the steps. */
function learn(learner: Learner, example: WrittenSentence, left: number, random: Random): void {
  const rate = RATE * (0.2 + 0.8 * left);
  const { text, marks, asked } = example;
  const tokens = tokenize(text);
  const locale = random.chance(0.85) ? example.language : random.pick(LANGUAGES);
  learnLanguage(learner, text, locale, example.language, rate);
  if (tokens.length === 0) return;
  const finds = findsOf(text, asked, example.language);
  const context = { asked, locale, finds, namesKnown: random.chance(0.75) };
  const features = tokenFeatures(tokens, context, learner.lists);
  const heard = features.map((some) => some.filter(() => !random.chance(UNHEARD)));
  learner.labels.learn(heard, labelsOf(tokens, marks), left);
  learnActs(learner, tokens, { ...example, finds }, rate);
}

/** The label of each token, 0 for none. */
function labelsOf(tokens: readonly Token[], marks: readonly Mark[]): Uint8Array {
  return Uint8Array.from(tokens, ({ start }) => {
    const mark = marks.find((one) => start >= one.start && start < one.end);
    return mark ? LABELS.indexOf(mark.label) + 1 : 0;
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
