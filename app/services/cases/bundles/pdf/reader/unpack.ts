/** Unpacks what a PDF packs its tables and objects in; never more than the budget has. Pictures and the like are copied as they are packed. */
import { constants, inflateSync } from "node:zlib";
import type { Budget } from "./budget.ts";
import { damaged, SourceRefused } from "./refused.ts";
import { type Dict, isDict, named, type Stream, type Value } from "./values.ts";

/** Of what bytes are counted, and how many they may be at once. */
type Counted = { as: "unpacked" | "drawn"; most: number };

/** The bytes of a stream whose filter is none or the usual one. Throws `SourceRefused`; `resolve` follows references. */
export function unpacked(
  { dict, contents }: Stream,
  budget: Budget,
  resolve: (value: Value) => Value,
  { as, most }: Counted = { as: "unpacked", most: Number.POSITIVE_INFINITY },
): Uint8Array {
  const filter = only(resolve(dict.get("Filter") ?? null), resolve);
  if (filter === null) {
    budget.spend(as, contents.byteLength);
    return contents;
  }
  // No common program writes its tables in another.
  if (named(filter) !== "FlateDecode" && named(filter) !== "Fl") throw damaged("unusual filter");
  const bytes = inflated(contents, Math.min(budget.room(as), most));
  budget.spend(as, bytes.byteLength);
  const parms = only(resolve(dict.get("DecodeParms") ?? null), resolve);
  return isDict(parms) ? unpredicted(bytes, parms, budget, resolve, as) : bytes;
}

function only(value: Value, resolve: (value: Value) => Value): Value {
  if (!Array.isArray(value)) return value;
  if (value.length > 1) throw damaged("several filters");
  return resolve(value[0] ?? null);
}

function inflated(contents: Uint8Array, most: number): Uint8Array {
  try {
    // Copied: what is given lies in a larger piece of memory, which would be kept with it.
    return new Uint8Array(inflateSync(contents, { maxOutputLength: Math.max(most, 1), finishFlush: constants.Z_SYNC_FLUSH }));
  } catch (error) {
    const isTooMuch = error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    throw isTooMuch ? new SourceRefused("swollen", "unpacked") : damaged("packed bytes broken");
  }
}

function unpredicted(bytes: Uint8Array, parms: Dict, budget: Budget, resolve: (value: Value) => Value, as: Counted["as"]): Uint8Array {
  const number = (key: string, otherwise: number) => {
    const value = resolve(parms.get(key) ?? null);
    return typeof value === "number" ? value : otherwise;
  };
  const predictor = number("Predictor", 1);
  if (predictor === 1) return bytes;
  const bits = number("Colors", 1) * number("BitsPerComponent", 8);
  const width = Math.ceil((bits * number("Columns", 1)) / 8);
  const back = Math.max(1, bits >> 3);
  if (predictor < 10 || !(width > 0 && width <= 65_536)) throw damaged("unusual predictor");
  // A row that is cut off would take the memory of a whole one.
  if (bytes.byteLength % (width + 1) !== 0) throw damaged("a row is cut off");
  const rows = bytes.byteLength / (width + 1);
  budget.spend(as, rows * width);
  const plain = new Uint8Array(rows * width);
  for (let row = 0; row < rows; row += 1) {
    budget.spend("steps", 1);
    const kind = bytes[row * (width + 1)] ?? 0;
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column;
      const left = column >= back ? (plain[at - back] as number) : 0;
      const up = row > 0 ? (plain[at - width] as number) : 0;
      const corner = row > 0 && column >= back ? (plain[at - width - back] as number) : 0;
      plain[at] = (bytes[row * (width + 1) + 1 + column] ?? 0) + predicted(kind, left, up, corner);
    }
  }
  return plain;
}

/** The filters of a PNG's lines (ISO 15948, 9). */
function predicted(kind: number, left: number, up: number, corner: number): number {
  if (kind === 0) return 0;
  if (kind === 1) return left;
  if (kind === 2) return up;
  if (kind === 3) return (left + up) >> 1;
  if (kind !== 4) throw damaged("unusual predictor");
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}
