/**
 * What the rest of the message says of each word. Convolutions over the words, each reaching further than the one before it, with the mean
 * of the message added, give the scores of the labels (after Strubell et al. 2017, "Fast and Accurate Entity Recognition with Iterated
 * Dilated Convolutions"). Shared with training, so that what is learnt is what is run.
 */

export interface ContextLayer {
  /** How many words away the outer two of its three words are. */
  distance: number;
  /** Three matrices of size × size, rows are outputs: for the word before, the word itself, the word after. */
  kernel: Float32Array;
  bias: Float32Array;
  /** size × size, for the mean of the message. */
  mean: Float32Array;
}

export interface ContextLayers {
  /** How many numbers represent a word: a multiple of four. */
  size: number;
  labels: number;
  layers: readonly ContextLayer[];
  /** labels × size. */
  output: Float32Array;
}

/** The input of each layer and what the last one gives (`count` rows of `size`), and the mean that each layer saw. */
export interface Activations {
  values: readonly Float32Array[];
  means: readonly Float32Array[];
}

/** Words whose outer inputs stand before, at and after them. */
export const STEPS = [-1, 0, 1] as const;

/** Runs the layers over `input`, `count` rows of `size` numbers. */
export function runLayers({ size, layers }: ContextLayers, input: Float32Array, count: number): Activations {
  const values = [input];
  const means: Float32Array[] = [];
  let from = input;
  for (const layer of layers) {
    const mean = meanOf(from, count, size);
    from = runLayer(layer, from, mean, count, size);
    means.push(mean);
    values.push(from);
  }
  return { values, means };
}

/** Each word's own numbers, and what its neighbours and the message add to them where that is more than nothing. */
function runLayer(layer: ContextLayer, from: Float32Array, mean: Float32Array, count: number, size: number): Float32Array {
  const shared = Float32Array.from(layer.bias);
  addProduct({ matrix: layer.mean, start: 0 }, { values: mean, start: 0, count: size }, { values: shared, start: 0, count: size });
  const to = new Float32Array(count * size);
  for (let at = 0; at < count; at++) {
    const row = { values: to, start: at * size, count: size };
    to.set(shared, row.start);
    for (const step of STEPS) {
      const other = at + step * layer.distance;
      if (other < 0 || other >= count) continue;
      addProduct({ matrix: layer.kernel, start: (step + 1) * size * size }, { values: from, start: other * size, count: size }, row);
    }
    for (let index = row.start; index < row.start + size; index++) to[index] = Math.max(0, to[index] ?? 0) + (from[index] ?? 0);
  }
  return to;
}

/** Adds to `scores` (`count` rows of labels) what the last values say. */
export function addScores({ size, labels, output }: ContextLayers, values: Float32Array, count: number, scores: Float32Array): void {
  for (let at = 0; at < count; at++) {
    addProduct(
      { matrix: output, start: 0 },
      { values, start: at * size, count: size },
      { values: scores, start: at * labels, count: labels },
    );
  }
}

function meanOf(values: Float32Array, count: number, size: number): Float32Array {
  const mean = new Float32Array(size);
  for (let at = 0; at < count * size; at++) mean[at % size] = (mean[at % size] ?? 0) + (values[at] ?? 0) / count;
  return mean;
}

interface Row {
  values: Float32Array;
  start: number;
  count: number;
}

/** to += matrix · from, the matrix a row for each number of `to`. Four sums side by side are twice as fast as one. */
function addProduct({ matrix, start }: { matrix: Float32Array; start: number }, from: Row, to: Row): void {
  const { values, start: begin, count } = from;
  for (let row = 0, at = start; row < to.count; row++) {
    let [first, second, third, fourth] = [0, 0, 0, 0];
    for (let column = begin; column < begin + count; column += 4, at += 4) {
      first += (matrix[at] ?? 0) * (values[column] ?? 0);
      second += (matrix[at + 1] ?? 0) * (values[column + 1] ?? 0);
      third += (matrix[at + 2] ?? 0) * (values[column + 2] ?? 0);
      fourth += (matrix[at + 3] ?? 0) * (values[column + 3] ?? 0);
    }
    to.values[to.start + row] = (to.values[to.start + row] ?? 0) + first + second + third + fourth;
  }
}
