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

/** The score of each label for each of `count` words. */
export function labelScores(layers: ContextLayers, input: Float32Array, count: number): Float32Array {
  const scores = new Float32Array(count * layers.labels);
  addScores(layers, runLayers(layers, input, count).values.at(-1) ?? input, count, scores);
  return scores;
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

/** to += matrix · from, the matrix a row for each number of `to`; both counts are even. Two rows side by side are much faster than one. */
function addProduct({ matrix, start }: { matrix: Float32Array; start: number }, from: Row, to: Row): void {
  const { values, start: begin, count } = from;
  for (let row = 0; row < to.count; row += 2) {
    let [upperEven, upperOdd, lowerEven, lowerOdd] = [0, 0, 0, 0];
    let upper = start + row * count;
    let lower = upper + count;
    for (let column = begin; column < begin + count; column += 2, upper += 2, lower += 2) {
      const even = values[column] ?? 0;
      const odd = values[column + 1] ?? 0;
      upperEven += (matrix[upper] ?? 0) * even;
      upperOdd += (matrix[upper + 1] ?? 0) * odd;
      lowerEven += (matrix[lower] ?? 0) * even;
      lowerOdd += (matrix[lower + 1] ?? 0) * odd;
    }
    to.values[to.start + row] = (to.values[to.start + row] ?? 0) + upperEven + upperOdd;
    to.values[to.start + row + 1] = (to.values[to.start + row + 1] ?? 0) + lowerEven + lowerOdd;
  }
}
