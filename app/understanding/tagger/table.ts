/** A table of weights: a row of whole numbers (−127…127, with a scale for each column) for each feature that was kept. */

export interface WeightTable {
  /** How many numbers a row has. */
  columns: number;
  /** Hashes of the features, ascending. */
  features: Uint32Array;
  /** A row for each feature, in the same order. */
  rows: Int8Array;
  /** What one step of each column is worth. */
  scale: Float32Array;
}

/** Adds the rows of a token's features into `sums` (as many numbers as columns), at `offset`. Unknown features count nothing. */
export function addRows(table: WeightTable, features: Uint32Array, sums: Float32Array, offset = 0): void {
  const { columns, rows, scale } = table;
  for (const feature of features) {
    const row = rowOf(table, feature);
    if (row < 0) continue;
    for (let column = 0; column < columns; column++) {
      sums[offset + column] = (sums[offset + column] ?? 0) + (rows[row * columns + column] ?? 0) * (scale[column] ?? 0);
    }
  }
}

function rowOf({ features }: WeightTable, feature: number): number {
  let low = 0;
  let high = features.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const value = features[middle] ?? 0;
    if (value === feature) return middle;
    if (value < feature) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
