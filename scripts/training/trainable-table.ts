/** A table of weights while it is learnt: AdaGrad steps (Duchi, Hazan and Singer 2011) on rows that appear as features do. */
import type { WeightTable } from "#app/understanding/tagger/table.ts";
import type { Random } from "./random.ts";

/** How far from nothing the rows of words begin. */
const SPREAD = 0.1;
/** Keeps the first steps of a word's row short. */
const CALM = 0.05;

export class TrainableTable {
  readonly columns: number;
  private readonly rowOf = new Map<number, number>();
  private weights: Float32Array;
  private squares: Float32Array;
  private seen: Uint32Array;
  private sums: Float32Array | null = null;
  private snapshots = 0;
  private isClosed = false;
  private readonly random: Random | null;

  /** Rows begin as nothing, or with `random` near it, where they represent a word. */
  constructor(columns: number, random: Random | null = null) {
    this.columns = columns;
    this.random = random;
    this.weights = new Float32Array(columns * 1024);
    this.squares = new Float32Array(columns * 1024);
    this.seen = new Uint32Array(1024);
  }

  /** Rows of features, those that are new added; after `prune` new features have no row and are left out. */
  rows(features: Uint32Array): Uint32Array {
    const rows: number[] = [];
    for (const feature of features) {
      let row = this.rowOf.get(feature);
      if (row === undefined) {
        if (this.isClosed) continue;
        row = this.rowOf.size;
        this.rowOf.set(feature, row);
        this.grow(row + 1);
        this.begin(row);
      }
      this.seen[row] = (this.seen[row] ?? 0) + 1;
      rows.push(row);
    }
    return Uint32Array.from(rows);
  }

  add(rows: Uint32Array, sums: Float32Array, offset = 0): void {
    const { columns, weights } = this;
    for (const row of rows) {
      const at = row * columns;
      for (let column = 0; column < columns; column++) sums[offset + column] = (sums[offset + column] ?? 0) + (weights[at + column] ?? 0);
    }
  }

  /** One step against the gradient of one column, for all rows of a token or sentence. */
  step(rows: Uint32Array, column: number, gradient: number, rate: number, decay: number): void {
    const { columns, weights, squares } = this;
    const square = gradient * gradient;
    for (const row of rows) {
      const at = row * columns + column;
      const sum = (squares[at] ?? 0) + square;
      squares[at] = sum;
      const weight = weights[at] ?? 0;
      weights[at] = weight - (rate * (gradient + decay * weight)) / (Math.sqrt(sum) + 1);
    }
  }

  /** One step of whole rows against the gradient of their sum, which is in `gradient` from `offset` on. */
  pull(rows: Uint32Array, gradient: Float32Array, offset: number, rate: number): void {
    const { columns, weights, squares } = this;
    let square = 0;
    for (let column = 0; column < columns; column++) square += (gradient[offset + column] ?? 0) ** 2 / columns;
    for (const row of rows) {
      const at = row * columns;
      const sum = (squares[at] ?? 0) + square;
      squares[at] = sum;
      const step = rate / (Math.sqrt(sum) + CALM);
      for (let column = 0; column < columns; column++)
        weights[at + column] = (weights[at + column] ?? 0) - step * (gradient[offset + column] ?? 0);
    }
  }

  private begin(row: number): void {
    if (!this.random) return;
    const { columns, weights } = this;
    for (let at = row * columns; at < (row + 1) * columns; at++) weights[at] = (this.random.next() * 2 - 1) * SPREAD;
  }

  /** Keeps the `most` rows that weigh most, of features that were seen more than once, and takes in no others. */
  prune(most: number): void {
    const { columns, weights, seen } = this;
    const weighed = [...this.rowOf].map(([feature, row]) => {
      let total = 0;
      for (let column = 0; column < columns; column++) total += Math.abs(weights[row * columns + column] ?? 0);
      const often = seen[row] ?? 0;
      // Of words those count that are met most: a rare one says little by itself.
      return { feature, row, weight: this.random ? often : often > 1 ? total : 0 };
    });
    weighed.sort((a, b) => b.weight - a.weight || a.feature - b.feature);
    const kept = new Set(weighed.slice(0, most).map(({ feature }) => feature));
    for (const { feature, row } of weighed) {
      if (kept.has(feature)) continue;
      this.rowOf.delete(feature);
      weights.fill(0, row * columns, (row + 1) * columns);
    }
    this.isClosed = true;
  }

  /** Remembers the weights as they are: `packed` gives the mean of all that were remembered since `prune`. */
  remember(): void {
    this.sums ??= new Float32Array(this.weights.length);
    this.snapshots++;
    const { sums, weights } = this;
    for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (weights[at] ?? 0);
  }

  private settle(): void {
    const { sums, snapshots } = this;
    if (sums) this.weights = sums.map((sum) => sum / snapshots);
    this.sums = null;
  }

  /** The table as it is shipped. Rows in which nothing is left after rounding are dropped. */
  packed(): WeightTable {
    this.settle();
    const { columns, weights } = this;
    const scale = new Float32Array(columns);
    for (const row of this.rowOf.values()) {
      for (let column = 0; column < columns; column++) {
        scale[column] = Math.max(scale[column] ?? 0, Math.abs(weights[row * columns + column] ?? 0));
      }
    }
    for (let column = 0; column < columns; column++) scale[column] = (scale[column] ?? 0) / 127 || 1;
    const rounded = [...this.rowOf]
      .sort(([a], [b]) => a - b)
      .map(([feature, row]) => ({ feature, row: this.rounded(row, scale) }))
      .filter(({ row }) => row.some((value) => value !== 0));
    const rows = new Int8Array(rounded.length * columns);
    rounded.forEach(({ row }, at) => {
      rows.set(row, at * columns);
    });
    return { columns, features: Uint32Array.from(rounded, ({ feature }) => feature), rows, scale };
  }

  private rounded(row: number, scale: Float32Array): Int8Array {
    return Int8Array.from(scale, (step, column) => Math.round((this.weights[row * this.columns + column] ?? 0) / step));
  }

  private grow(rows: number): void {
    if (rows * this.columns <= this.weights.length) return;
    const size = Math.max(rows, this.seen.length * 2);
    this.weights = enlarged(this.weights, size * this.columns);
    this.squares = enlarged(this.squares, size * this.columns);
    const seen = new Uint32Array(size);
    seen.set(this.seen);
    this.seen = seen;
  }
}

function enlarged(values: Float32Array, size: number): Float32Array {
  const larger = new Float32Array(size);
  larger.set(values);
  return larger;
}
