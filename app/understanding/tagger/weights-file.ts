/** The weights as one file: a line of JSON that says what follows, then the numbers, little-endian. */
import { type ContextLayers, STEPS } from "./context-layers.ts";
import type { WeightTable } from "./table.ts";
import type { TaggerModel } from "./tagger.ts";

interface Header {
  labels: string[];
  acts: string[];
  languages: string[];
  tables: { columns: number; count: number }[];
  layers: { size: number; distances: number[] };
  lists: number[];
}

/** Bytes of a word's id in the lists (`listId`). */
const LIST_BYTES = 3;

/** The file of a model. */
export function packModel(model: TaggerModel): Uint8Array {
  const tables = [model.words, model.sentences, model.language];
  const lists = [model.lists.frequent, model.lists.common, model.lists.names];
  const header: Header = {
    labels: [...model.labels],
    acts: [...model.acts],
    languages: [...model.languages],
    tables: tables.map(({ columns, features }) => ({ columns, count: features.length })),
    layers: { size: model.layers.size, distances: model.layers.layers.map(({ distance }) => distance) },
    lists: lists.map((list) => list.size),
  };
  const parts = [
    new TextEncoder().encode(`${JSON.stringify(header)}\n`),
    bytesOf(model.transitions),
    ...tables.flatMap(({ features, rows, scale }) => [bytesOf(features), bytesOf(scale), bytesOf(rows)]),
    ...blocksOf(model.layers).map(halved),
    ...lists.map(listBytes),
  ];
  const file = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}

/** Reads a file that `packModel` wrote. Throws when it is cut or of another form. */
export function unpackModel(content: Uint8Array): TaggerModel {
  // A Buffer's own slice is a view and no copy: its numbers would be those of the whole pool.
  const file = new Uint8Array(content.buffer, content.byteOffset, content.byteLength);
  const lineEnd = file.indexOf(10);
  if (lineEnd < 0) throw new Error("The weights of the reader have no header");
  const header: Header = JSON.parse(new TextDecoder().decode(file.subarray(0, lineEnd)));
  let at = lineEnd + 1;
  const take = (length: number): ArrayBuffer => {
    if (at + length > file.length) throw new Error("The weights of the reader are cut short");
    const part = file.slice(at, at + length);
    at += length;
    return part.buffer;
  };
  const transitions = new Float32Array(take(header.labels.length ** 2 * 4));
  const table = ({ columns, count }: { columns: number; count: number }): WeightTable => ({
    columns,
    features: new Uint32Array(take(count * 4)),
    scale: new Float32Array(take(columns * 4)),
    rows: new Int8Array(take(count * columns)),
  });
  const [words, sentences, language] = header.tables.map(table);
  const layers = layersFrom(header, (length) => doubled(new Uint16Array(take(length * 2))));
  const [frequent, common, names] = header.lists.map((count) => listOf(new Uint8Array(take(count * LIST_BYTES))));
  if (!words || !sentences || !language || !frequent || !common || !names) throw new Error("The weights of the reader are incomplete");
  const { labels, acts, languages } = header;
  return { labels, acts, languages, transitions, words, layers, sentences, language, lists: { frequent, common, names } };
}

function layersFrom({ layers: { size, distances }, labels }: Header, numbers: (length: number) => Float32Array): ContextLayers {
  const layers = distances.map((distance) => ({
    distance,
    kernel: numbers(STEPS.length * size * size),
    bias: numbers(size),
    mean: numbers(size * size),
  }));
  return { size, labels: labels.length, layers, output: numbers(labels.length * size) };
}

function blocksOf({ layers, output }: ContextLayers): Float32Array[] {
  return [...layers.flatMap(({ kernel, bias, mean }) => [kernel, bias, mean]), output];
}

/** The upper half of each number (bfloat16), rounded: what is lost is below the noise of learning. */
function halved(values: Float32Array): Uint8Array {
  const bits = new Uint32Array(Float32Array.from(values).buffer);
  return new Uint8Array(Uint16Array.from(bits, (one) => (one + 0x7fff + ((one >>> 16) & 1)) >>> 16).buffer);
}

function doubled(halves: Uint16Array): Float32Array {
  const whole = new Uint32Array(halves.length);
  for (let at = 0; at < halves.length; at += 1) whole[at] = (halves[at] ?? 0) << 16;
  return new Float32Array(whole.buffer);
}

function bytesOf(values: Float32Array | Uint32Array | Int8Array): Uint8Array {
  return new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
}

function listBytes(list: ReadonlySet<number>): Uint8Array {
  const words = [...list].sort((a, b) => a - b);
  return Uint8Array.from(words.flatMap((word) => [word & 0xff, (word >> 8) & 0xff, word >> 16]));
}

function listOf(bytes: Uint8Array): ReadonlySet<number> {
  const words = new Set<number>();
  for (let at = 0; at < bytes.length; at += LIST_BYTES) {
    words.add((bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16));
  }
  return words;
}
