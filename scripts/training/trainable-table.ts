/** A table of weights while it is learnt: AdaGrad steps (Duchi, Hazan and Singer 2011) on rows that appear as features do. */
import type { WeightTable } from "#app/understanding/tagger/table.ts";
import { packedTable } from "./packed-table.ts";

export class TrainableTable {
  readonly columns: number;
  private readonly rowOf = new Map<number, number>();
  private weights: Float32Array;
  private squares: Float32Array;
  private seen: Uint32Array;
  private sums: Float32Array | null = null;
  private snapshots = 0;
  private isClosed = false;

  constructor(columns: number) {
    this.columns = columns;
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

  /** Keeps the `most` rows that weigh most, of features that were seen more than once, and takes in no others. */
  prune(most: number): void {
    const { columns, weights, seen } = this;
    const weighed = [...this.rowOf].map(([feature, row]) => {
      let total = 0;
      for (let column = 0; column < columns; column++) total += Math.abs(weights[row * columns + column] ?? 0);
      return { feature, row, weight: (seen[row] ?? 0) > 1 ? total : 0 };
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

  /** The table as it is shipped. */
  packed(): WeightTable {
    this.settle();
    return packedTable(this.rowOf, this.weights, this.columns);
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
