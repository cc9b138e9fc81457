/** What of the tagger marks stretches while it is learnt: the words' numbers, the layers over them, and which label follows which. */
import { marginals } from "#app/understanding/tagger/chain.ts";
import type { TaggerModel } from "#app/understanding/tagger/tagger.ts";
import { Parameter } from "./parameter.ts";
import type { Random } from "./random.ts";
import { TrainableLayers } from "./trainable-layers.ts";
import { TrainableWords } from "./trainable-words.ts";

/** Numbers that stand for a word, and how far the layers look. */
const WORD_SIZE = 64;
const DISTANCES = [1, 2, 4, 8];
/** How far one step goes at most: of the numbers of words, and of everything else. */
const WORD_RATE = 0.005;
const LAYER_RATE = 0.002;
/** So many messages make one step. */
const BATCH = 16;
/** Share of the learning in which the steps become longer; from then on they become shorter. */
const WARMING = 0.03;

export class LabelLearner {
  private readonly size: number;
  private readonly words: TrainableWords;
  private readonly layers: TrainableLayers;
  private readonly transitions: Parameter;
  private messages = 0;

  /** `features` are those of words that count. */
  constructor(labels: number, features: readonly number[], random: Random) {
    this.size = labels;
    this.words = new TrainableWords(features, WORD_SIZE, random);
    this.layers = new TrainableLayers(WORD_SIZE, labels, DISTANCES, random);
    this.transitions = new Parameter(labels * labels, 0, random);
  }

  /** Learns one message: the features of each word and its label. `left` is the share of the learning that is still ahead. */
  learn(features: readonly Uint32Array[], gold: Uint8Array, left: number): void {
    const { size, words, layers, transitions } = this;
    const rows = features.map((some) => words.rows(some));
    const input = new Float32Array(gold.length * WORD_SIZE);
    rows.forEach((some, at) => {
      words.add(some, input, at * WORD_SIZE);
    });
    const scores = new Float32Array(gold.length * size);
    const pass = layers.forward(input, gold.length, scores);
    const expected = marginals(scores, gold.length, size, transitions.values, true);
    const gradient = Float32Array.from(expected.tokens);
    gold.forEach((label, at) => {
      gradient[at * size + label] = (gradient[at * size + label] ?? 0) - 1;
    });
    const back = layers.backward(pass, gradient);
    rows.forEach((some, at) => {
      words.take(some, back, at * WORD_SIZE);
    });
    this.takeSteps(expected.steps, gold);
    this.messages++;
    if (this.messages % BATCH === 0) this.step(left);
  }

  learnt(): Pick<TaggerModel, "words" | "layers" | "transitions"> {
    return { words: this.words.packed(), layers: this.layers.net, transitions: this.transitions.values };
  }

  /** How often one label is expected to follow another, and how often it does. */
  private takeSteps(expected: Float64Array | null, gold: Uint8Array): void {
    const { size } = this;
    const { gradients } = this.transitions;
    expected?.forEach((count, at) => {
      gradients[at] = (gradients[at] ?? 0) + count;
    });
    for (let at = 1; at < gold.length; at++) {
      const step = (gold[at - 1] ?? 0) * size + (gold[at] ?? 0);
      gradients[step] = (gradients[step] ?? 0) - 1;
    }
  }

  private step(left: number): void {
    const share = left * Math.min(1, (1 - left) / WARMING);
    this.words.step(WORD_RATE * share);
    this.layers.step(LAYER_RATE * share);
    this.transitions.step(LAYER_RATE * share);
  }
}
