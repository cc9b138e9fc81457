/** A block of numbers that is learnt by Adam (Kingma and Ba 2015), with weight decay apart (Loshchilov and Hutter 2019). */
import type { Random } from "./random.ts";

const FIRST = 0.9;
const SECOND = 0.98;
const TINY = 1e-8;

export class Parameter {
  readonly values: Float32Array;
  readonly gradients: Float32Array;
  private readonly first: Float32Array;
  private readonly second: Float32Array;
  private readonly decay: number;
  private steps = 0;

  /** `length` numbers, evenly random up to `spread` either way, drawn to nothing by `decay`. */
  constructor(length: number, spread: number, random: Random, decay = 0) {
    this.values = Float32Array.from({ length }, () => (random.next() * 2 - 1) * spread);
    this.gradients = new Float32Array(length);
    this.first = new Float32Array(length);
    this.second = new Float32Array(length);
    this.decay = decay;
  }

  /** One step against the gradients, which start again from zero. */
  step(rate: number): void {
    this.steps++;
    const { values, gradients, first, second } = this;
    const ofFirst = rate / (1 - FIRST ** this.steps);
    const ofSecond = 1 / (1 - SECOND ** this.steps);
    const kept = 1 - rate * this.decay;
    for (let at = 0; at < values.length; at++) {
      const gradient = gradients[at] ?? 0;
      const mean = FIRST * (first[at] ?? 0) + (1 - FIRST) * gradient;
      const square = SECOND * (second[at] ?? 0) + (1 - SECOND) * gradient * gradient;
      first[at] = mean;
      second[at] = square;
      values[at] = (values[at] ?? 0) * kept - (ofFirst * mean) / (Math.sqrt(square * ofSecond) + TINY);
    }
    gradients.fill(0);
  }
}
