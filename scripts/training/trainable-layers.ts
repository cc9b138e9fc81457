/** The context layers while they are learnt, by back-propagation. */
import { type Activations, addScores, type ContextLayers, runLayers, STEPS } from "#app/understanding/tagger/context-layers.ts";
import { Parameter } from "./parameter.ts";
import type { Random } from "./random.ts";

/** Share of the numbers that is not heard each time: of the words', and of the last layer. */
const DROPPED = { input: 0.2, output: 0.3 };
/** How much of each number is taken back with a whole step. */
const DECAY = 0.01;
/** A gradient that is smaller teaches nothing. */
const LEAST = 3e-4;

/** What one message gave, as `backward` needs it. */
interface Pass extends Activations {
  last: Float32Array;
  heardInput: Float32Array;
  heardOutput: Float32Array;
  count: number;
}

interface LearntLayer {
  distance: number;
  kernel: Parameter;
  bias: Parameter;
  mean: Parameter;
}

export class TrainableLayers {
  private readonly size: number;
  private readonly labels: number;
  private readonly random: Random;
  private readonly layers: readonly LearntLayer[];
  private readonly output: Parameter;
  /** The layers as they are learnt so far. */
  readonly net: ContextLayers;

  constructor(size: number, labels: number, distances: readonly number[], random: Random) {
    this.size = size;
    this.labels = labels;
    this.random = random;
    const spread = 0.7 / Math.sqrt(size);
    this.layers = distances.map((distance) => ({
      distance,
      kernel: new Parameter(STEPS.length * size * size, spread, random, DECAY),
      bias: new Parameter(size, 0, random),
      mean: new Parameter(size * size, spread, random, DECAY),
    }));
    this.output = new Parameter(labels * size, 0.1, random, DECAY);
    this.net = {
      size,
      labels,
      layers: this.layers.map(({ distance, kernel, bias, mean }) => ({
        distance,
        kernel: kernel.values,
        bias: bias.values,
        mean: mean.values,
      })),
      output: this.output.values,
    };
  }

  /** Adds the scores of a message to `scores`; `input` is its words' numbers, a row each, and is changed. */
  forward(input: Float32Array, count: number, scores: Float32Array): Pass {
    const heardInput = this.heard(input, DROPPED.input);
    const { values, means } = runLayers(this.net, input, count);
    const last = Float32Array.from(values.at(-1) ?? input);
    const heardOutput = this.heard(last, DROPPED.output);
    addScores(this.net, last, count, scores);
    return { values, means, last, heardInput, heardOutput, count };
  }

  /** Takes the gradient of the scores, and gives that of the words' numbers. */
  backward(pass: Pass, gradient: Float32Array): Float32Array {
    let back = this.backOutput(pass, gradient);
    for (let at = this.layers.length - 1; at >= 0; at--) back = this.backLayer(at, pass, back);
    return multiplied(back, pass.heardInput);
  }

  /** Learns from the gradients that were taken since the last step. */
  step(rate: number): void {
    for (const { kernel, bias, mean } of this.layers) for (const parameter of [kernel, bias, mean]) parameter.step(rate);
    this.output.step(rate);
  }

  /** Leaves out a share of `values`, and gives by what each was multiplied. */
  private heard(values: Float32Array, dropped: number): Float32Array {
    const kept = 1 / (1 - dropped);
    const mask = Float32Array.from(values, () => (this.random.chance(dropped) ? 0 : kept));
    for (let at = 0; at < values.length; at++) values[at] = (values[at] ?? 0) * (mask[at] ?? 0);
    return mask;
  }

  private backOutput({ last, heardOutput, count }: Pass, gradient: Float32Array): Float32Array {
    const { size, labels, output } = this;
    const back = new Float32Array(count * size);
    for (let at = 0; at < count; at++) {
      for (let label = 0; label < labels; label++) {
        const share = gradient[at * labels + label] ?? 0;
        if (Math.abs(share) < LEAST) continue;
        addScaled(output.gradients, label * size, last, at * size, share, size);
        addScaled(back, at * size, output.values, label * size, share, size);
      }
    }
    return multiplied(back, heardOutput);
  }

  private backLayer(index: number, { values, means, count }: Pass, ahead: Float32Array): Float32Array {
    const { size } = this;
    const layer = this.layers[index];
    const from = values[index];
    const to = values[index + 1];
    const mean = means[index];
    if (!layer || !from || !to || !mean) throw new Error("A layer without what it computed");
    const back = Float32Array.from(ahead);
    const shared = new Float32Array(size);
    for (let at = 0; at < count; at++) {
      for (let output = 0; output < size; output++) {
        const place = at * size + output;
        // Nothing was added where the output is its input alone.
        const share = (to[place] ?? 0) > (from[place] ?? 0) ? (ahead[place] ?? 0) : 0;
        if (Math.abs(share) < LEAST) continue;
        shared[output] = (shared[output] ?? 0) + share;
        for (const step of STEPS) {
          const other = at + step * layer.distance;
          if (other < 0 || other >= count) continue;
          const row = ((step + 1) * size + output) * size;
          addScaled(layer.kernel.gradients, row, from, other * size, share, size);
          addScaled(back, other * size, layer.kernel.values, row, share, size);
        }
      }
    }
    return this.backMean(layer, mean, shared, back, count);
  }

  private backMean({ bias, mean: ofMean }: LearntLayer, mean: Float32Array, shared: Float32Array, back: Float32Array, count: number) {
    const { size } = this;
    const ofWords = new Float32Array(size);
    addScaled(bias.gradients, 0, shared, 0, 1, size);
    for (let output = 0; output < size; output++) {
      const share = shared[output] ?? 0;
      addScaled(ofMean.gradients, output * size, mean, 0, share, size);
      addScaled(ofWords, 0, ofMean.values, output * size, share, size);
    }
    for (let at = 0; at < count; at++) addScaled(back, at * size, ofWords, 0, 1 / count, size);
    return back;
  }
}

/** to += share · from, `size` numbers, a multiple of four. */
function addScaled(to: Float32Array, toAt: number, from: Float32Array, fromAt: number, share: number, size: number): void {
  for (let at = toAt, own = fromAt; at < toAt + size; at += 4, own += 4) {
    to[at] = (to[at] ?? 0) + share * (from[own] ?? 0);
    to[at + 1] = (to[at + 1] ?? 0) + share * (from[own + 1] ?? 0);
    to[at + 2] = (to[at + 2] ?? 0) + share * (from[own + 2] ?? 0);
    to[at + 3] = (to[at + 3] ?? 0) + share * (from[own + 3] ?? 0);
  }
}

function multiplied(values: Float32Array, by: Float32Array): Float32Array {
  for (let at = 0; at < values.length; at++) values[at] = (values[at] ?? 0) * (by[at] ?? 0);
  return values;
}
