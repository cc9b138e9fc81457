/** A learnt table as it is shipped: rows of whole numbers in the order of their features. */
import type { WeightTable } from "#app/understanding/tagger/table.ts";

/** `rowOf` gives each feature's row in `weights`. Rows in which nothing is left after rounding are dropped. */
export function packedTable(rowOf: ReadonlyMap<number, number>, weights: Float32Array, columns: number): WeightTable {
  const scale = scaleOf(rowOf, weights, columns);
  const rounded = [...rowOf]
    .sort(([a], [b]) => a - b)
    .map(([feature, row]) => ({
      feature,
      row: Int8Array.from(scale, (step, column) => Math.round((weights[row * columns + column] ?? 0) / step)),
    }))
    .filter(({ row }) => row.some((value) => value !== 0));
  const rows = new Int8Array(rounded.length * columns);
  rounded.forEach(({ row }, at) => {
    rows.set(row, at * columns);
  });
  return { columns, features: Uint32Array.from(rounded, ({ feature }) => feature), rows, scale };
}

/** What one step of each column is worth: its largest number is 127 of them. */
function scaleOf(rowOf: ReadonlyMap<number, number>, weights: Float32Array, columns: number): Float32Array {
  const scale = new Float32Array(columns);
  for (const row of rowOf.values()) {
    for (let column = 0; column < columns; column++) {
      scale[column] = Math.max(scale[column] ?? 0, Math.abs(weights[row * columns + column] ?? 0));
    }
  }
  return scale.map((most) => most / 127 || 1);
}
