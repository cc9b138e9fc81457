/**
 * Scores of a linear-chain conditional random field (Lafferty, McCallum and Pereira 2001): the best labels of a message, and
 * how probable each label is for each token. Labels mark what is inside of a stretch; two stretches of one label never touch.
 */

/** Best sequence of labels. `scores` holds `count` rows of `labels` numbers, `transitions` is labels × labels (from, to). */
export function bestLabels(scores: Float32Array, count: number, labels: number, transitions: Float32Array): Int32Array {
  const best = new Float32Array(count * labels);
  const from = new Int32Array(count * labels);
  best.set(scores.subarray(0, labels));
  for (let at = 1; at < count; at++) {
    for (let to = 0; to < labels; to++) {
      let top = Number.NEGATIVE_INFINITY;
      let origin = 0;
      for (let label = 0; label < labels; label++) {
        const value = (best[(at - 1) * labels + label] ?? 0) + (transitions[label * labels + to] ?? 0);
        if (value > top) {
          top = value;
          origin = label;
        }
      }
      best[at * labels + to] = top + (scores[at * labels + to] ?? 0);
      from[at * labels + to] = origin;
    }
  }
  const sequence = new Int32Array(count);
  let label = 0;
  for (let other = 1; other < labels; other++) {
    if ((best[(count - 1) * labels + other] ?? 0) > (best[(count - 1) * labels + label] ?? 0)) label = other;
  }
  for (let at = count - 1; at >= 0; at--) {
    sequence[at] = label;
    label = from[at * labels + label] ?? 0;
  }
  return sequence;
}

export interface Marginals {
  /** Probability of each label for each token: `count` rows of `labels`. */
  tokens: Float64Array;
  /** Expected number of each step from one label to another, where asked for: labels × labels. */
  steps: Float64Array | null;
}

/** Probabilities by the forward-backward algorithm, scaled at each token. */
export function marginals(scores: Float32Array, count: number, labels: number, transitions: Float32Array, withSteps = false): Marginals {
  const emission = exponentials(scores, count, labels);
  const step = Float64Array.from(transitions, Math.exp);
  const forward = forwardPass(emission, step, count, labels);
  const backward = backwardPass(emission, step, count, labels);
  const tokens = new Float64Array(count * labels);
  for (let at = 0; at < count; at++) {
    for (let label = 0; label < labels; label++) {
      tokens[at * labels + label] = (forward[at * labels + label] ?? 0) * (backward[at * labels + label] ?? 0);
    }
    scaleRow(tokens, at, labels);
  }
  return { tokens, steps: withSteps ? expectedSteps({ forward, backward, emission, step, count, labels }) : null };
}

function exponentials(scores: Float32Array, count: number, labels: number): Float64Array {
  const values = new Float64Array(count * labels);
  for (let at = 0; at < count; at++) {
    let top = Number.NEGATIVE_INFINITY;
    for (let label = 0; label < labels; label++) top = Math.max(top, scores[at * labels + label] ?? 0);
    for (let label = 0; label < labels; label++) values[at * labels + label] = Math.exp((scores[at * labels + label] ?? 0) - top);
  }
  return values;
}

function forwardPass(emission: Float64Array, step: Float64Array, count: number, labels: number): Float64Array {
  const forward = new Float64Array(count * labels);
  forward.set(emission.subarray(0, labels));
  scaleRow(forward, 0, labels);
  for (let at = 1; at < count; at++) {
    const row = at * labels;
    for (let label = 0; label < labels; label++) {
      const mass = forward[row - labels + label] ?? 0;
      if (mass < 1e-12) continue;
      for (let to = 0; to < labels; to++) forward[row + to] = (forward[row + to] ?? 0) + mass * (step[label * labels + to] ?? 0);
    }
    for (let to = 0; to < labels; to++) forward[row + to] = (forward[row + to] ?? 0) * (emission[row + to] ?? 0);
    scaleRow(forward, at, labels);
  }
  return forward;
}

function backwardPass(emission: Float64Array, step: Float64Array, count: number, labels: number): Float64Array {
  const backward = new Float64Array(count * labels);
  backward.fill(1, (count - 1) * labels);
  const ahead = new Float64Array(labels);
  for (let at = count - 2; at >= 0; at--) {
    const next = (at + 1) * labels;
    for (let to = 0; to < labels; to++) ahead[to] = (backward[next + to] ?? 0) * (emission[next + to] ?? 0);
    for (let label = 0; label < labels; label++) {
      let sum = 0;
      for (let to = 0; to < labels; to++) sum += (step[label * labels + to] ?? 0) * (ahead[to] ?? 0);
      backward[at * labels + label] = sum;
    }
    scaleRow(backward, at, labels);
  }
  return backward;
}

interface Passes {
  forward: Float64Array;
  backward: Float64Array;
  emission: Float64Array;
  step: Float64Array;
  count: number;
  labels: number;
}

function expectedSteps({ forward, backward, emission, step, count, labels }: Passes): Float64Array {
  const total = new Float64Array(labels * labels);
  const pairs = new Float64Array(labels * labels);
  for (let at = 1; at < count; at++) {
    let sum = 0;
    for (let label = 0; label < labels; label++) {
      const mass = forward[(at - 1) * labels + label] ?? 0;
      for (let to = 0; to < labels; to++) {
        const value = mass * (step[label * labels + to] ?? 0) * (emission[at * labels + to] ?? 0) * (backward[at * labels + to] ?? 0);
        pairs[label * labels + to] = value;
        sum += value;
      }
    }
    for (let pair = 0; pair < pairs.length; pair++) total[pair] = (total[pair] ?? 0) + (pairs[pair] ?? 0) / sum;
  }
  return total;
}

function scaleRow(rows: Float64Array, at: number, labels: number): void {
  let sum = 0;
  for (let label = 0; label < labels; label++) sum += rows[at * labels + label] ?? 0;
  for (let label = 0; label < labels; label++) rows[at * labels + label] = (rows[at * labels + label] ?? 0) / sum;
}
