/** A block of numbers that is learnt by Adam (Kingma and Ba 2015), with weight decay. */
import type { Random } from "./random.ts";

const FIRST = 0.9;
const SECOND = 0.999;
const TINY = 1e-8;
const DECAY = 0.01;

export class Parameter {
  readonly values: Float32Array;
  readonly gradients: Float32Array;
  private readonly first: Float32Array;
  private readonly second: Float32Array;
  private readonly sums: Float32Array;
  private snapshots = 0;
  private steps = 0;

  /** `length` numbers, evenly random up to `spread` either way. */
  constructor(length: number, spread: number, random: Random) {
    this.values = Float32Array.from({ length }, () => (random.next() * 2 - 1) * spread);
    this.gradients = new Float32Array(length);
    this.first = new Float32Array(length);
    this.second = new Float32Array(length);
    this.sums = new Float32Array(length);
  }

  /** One step against the gradients, which start again from zero. */
  step(rate: number): void {
    this.steps++;
    const { values, gradients, first, second } = this;
    const ofFirst = rate / (1 - FIRST ** this.steps);
    const ofSecond = 1 / (1 - SECOND ** this.steps);
    for (let at = 0; at < values.length; at++) {
      const gradient = gradients[at] ?? 0;
      const mean = FIRST * (first[at] ?? 0) + (1 - FIRST) * gradient;
      const square = SECOND * (second[at] ?? 0) + (1 - SECOND) * gradient * gradient;
      first[at] = mean;
      second[at] = square;
      values[at] = (values[at] ?? 0) * (1 - rate * DECAY) - (ofFirst * mean) / (Math.sqrt(square * ofSecond) + TINY);
    }
    gradients.fill(0);
  }

  /** Remembers the numbers as they are, for their mean. */
  remember(): void {
    this.snapshots++;
    const { sums, values } = this;
    for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (values[at] ?? 0);
  }

  /** The mean of what was remembered; the numbers as they are where nothing was. */
  settled(): Float32Array {
    return this.snapshots === 0 ? this.values : this.sums.map((sum) => sum / this.snapshots);
  }
}
