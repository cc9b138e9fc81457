/** The numbers that stand for the features of words, while they are learnt. */
import type { WeightTable } from "#app/understanding/tagger/table.ts";
import { packedTable } from "./packed-table.ts";
import { Parameter } from "./parameter.ts";
import type { Random } from "./random.ts";

/** How far from nothing they begin. */
const SPREAD = 0.1;

export class TrainableWords {
  readonly size: number;
  private readonly rowOf: ReadonlyMap<number, number>;
  private readonly numbers: Parameter;

  /** `size` numbers for each of `features`; any other feature has no row and is left out. */
  constructor(features: readonly number[], size: number, random: Random) {
    this.size = size;
    this.rowOf = new Map(features.map((feature, row) => [feature, row]));
    this.numbers = new Parameter(features.length * size, SPREAD, random);
  }

  rows(features: Uint32Array): number[] {
    return [...features].flatMap((feature) => this.rowOf.get(feature) ?? []);
  }

  /** Adds one word's rows up into `sums`, from `offset` on. */
  add(rows: readonly number[], sums: Float32Array, offset: number): void {
    const { size } = this;
    const { values } = this.numbers;
    for (const row of rows) {
      for (let column = 0, at = row * size; column < size; column++, at++) {
        sums[offset + column] = (sums[offset + column] ?? 0) + (values[at] ?? 0);
      }
    }
  }

  /** Takes the gradient of one word's sum for each of its rows. */
  take(rows: readonly number[], gradient: Float32Array, offset: number): void {
    const { size } = this;
    const { gradients } = this.numbers;
    for (const row of rows) {
      for (let column = 0, at = row * size; column < size; column++, at++) {
        gradients[at] = (gradients[at] ?? 0) + (gradient[offset + column] ?? 0);
      }
    }
  }

  step(rate: number): void {
    this.numbers.step(rate);
  }

  packed(): WeightTable {
    return packedTable(this.rowOf, this.numbers.values, this.size);
  }
}

/** The features that are met most, of all that `add` was given; those of one count by their hash. */
export class FeatureCounts {
  private readonly counts = new Map<number, number>();

  add(features: readonly Uint32Array[]): void {
    for (const some of features) for (const feature of some) this.counts.set(feature, (this.counts.get(feature) ?? 0) + 1);
  }

  most(count: number): number[] {
    return [...this.counts]
      .sort(([a, often], [b, oftenB]) => oftenB - often || a - b)
      .slice(0, count)
      .map(([feature]) => feature);
  }
}
