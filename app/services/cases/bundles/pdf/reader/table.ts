/** A PDF's table of objects (ISO 32000-1, 7.5.4 to 7.5.8): where each lies, as the newest section that tells of it says. */
import { type Budget, MOST_OBJECTS } from "./budget.ts";
import { Parser } from "./parse.ts";
import { damaged, SourceRefused } from "./refused.ts";
import { type Dict, isDict, named, Stream, type Value } from "./values.ts";

/** Where an object lies: in the file, or as the nth within a stream of objects; null for one that was taken away. */
export type Entry = { at: number; generation: number } | { within: number; nth: number } | null;

export interface Table {
  entries: ReadonlyMap<number, Entry>;
  trailer: Dict;
}

export interface TableFile {
  /** From its header on. */
  bytes: Uint8Array;
  budget: Budget;
  /** The object at a place of the file: its number, and what it is. */
  objectAt(at: number): { number: number; generation: number; value: Value };
  unpack(stream: Stream): Uint8Array;
}

/** Bytes of a file's end in which it says where its table begins. */
const TAIL = 2048;
const START = "startxref";
/** Sections of a table: each time that a file is changed adds one or two. */
const MOST_SECTIONS = 1000;

/** Throws `SourceRefused`: `encrypted`, or `damaged` where it has no whole table. */
export function readTable(file: TableFile): Table {
  const entries = new Map<number, Entry>();
  const seen = new Set<number>();
  let newest: Dict | null = null;
  const waiting = [startOf(file)];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (seen.has(at)) continue;
    if (seen.size === MOST_SECTIONS) throw new SourceRefused("swollen", "sections");
    seen.add(at);
    file.budget.spend("entries", 1);
    const trailer = readSection(file, at, entries);
    if (trailer.has("Encrypt")) throw new SourceRefused("encrypted", "its trailer says so");
    newest ??= trailer;
    // What a section says for other programs comes before what was there earlier.
    for (const key of ["Prev", "XRefStm"]) {
      const next = trailer.get(key) ?? null;
      if (typeof next === "number" && Number.isSafeInteger(next) && next > 0) waiting.push(next);
    }
  }
  if (!newest) throw damaged("no table");
  return { entries, trailer: newest };
}

function startOf({ bytes, budget }: TableFile): number {
  const tail = bytes.subarray(-TAIL);
  const text = Array.from(tail, (byte) => String.fromCharCode(byte)).join("");
  const found = text.lastIndexOf(START);
  if (found < 0) throw damaged("cut off");
  return new Parser(tail, found + START.length, budget).whole();
}

function readSection(file: TableFile, at: number, entries: Map<number, Entry>): Dict {
  if (at >= file.bytes.byteLength) throw damaged("table outside of the file");
  const parser = new Parser(file.bytes, at, file.budget);
  if (!parser.takes("xref")) return readPacked(file, at, entries);
  while (!parser.takes("trailer")) {
    const [first, count] = [parser.whole(), parser.whole()];
    spendEntries(file.budget, first, count);
    for (let number = first; number < first + count; number += 1) {
      file.budget.spend("steps", 1);
      const [place, generation, kind] = [parser.whole(), parser.whole(), parser.word()];
      if (kind !== "n" && kind !== "f") throw damaged("no entry");
      if (!entries.has(number)) entries.set(number, kind === "n" ? { at: place, generation } : null);
    }
  }
  const trailer = parser.value();
  if (!isDict(trailer)) throw damaged("no trailer");
  return trailer;
}

/** A section that is a stream. */
function readPacked(file: TableFile, at: number, entries: Map<number, Entry>): Dict {
  const { value } = file.objectAt(at);
  if (!(value instanceof Stream) || named(value.dict.get("Type") ?? null) !== "XRef") throw damaged("no table where it is said to be");
  const { dict } = value;
  const widths = wholes(dict.get("W") ?? null);
  const index = dict.has("Index") ? wholes(dict.get("Index") ?? null) : [0, ...wholes([dict.get("Size") ?? null])];
  if (widths.length !== 3 || widths.some((width) => width > 7) || index.length % 2 !== 0) throw damaged("no table");
  const bytes = file.unpack(value);
  let place = 0;
  const field = (width: number, otherwise: number) => {
    if (width === 0) return otherwise;
    let found = 0;
    for (let step = 0; step < width; step += 1) found = found * 256 + (bytes[place++] ?? 0);
    return found;
  };
  const [kindWidth, middleWidth, lastWidth] = widths as [number, number, number];
  const row = kindWidth + middleWidth + lastWidth;
  if (row === 0) throw damaged("entries of no bytes");
  for (let pair = 0; pair < index.length; pair += 2) {
    const [first, count] = [index[pair] as number, index[pair + 1] as number];
    spendEntries(file.budget, first, count);
    for (let number = first; number < first + count && place + row <= bytes.byteLength; number += 1) {
      file.budget.spend("steps", 1);
      const [kind, middle, last] = [field(kindWidth, 1), field(middleWidth, 0), field(lastWidth, 0)];
      if (entries.has(number)) continue;
      if (kind === 1) entries.set(number, { at: middle, generation: last });
      else entries.set(number, kind === 2 ? { within: middle, nth: last } : null);
    }
  }
  return dict;
}

/** Throws `SourceRefused` for more entries than there is room for, and for numbers that no object has. */
function spendEntries(budget: Budget, first: number, count: number): void {
  budget.spend("entries", count);
  if (first + count > MOST_OBJECTS) throw damaged("numbers beyond those of objects");
}

function wholes(value: Value): number[] {
  const isWhole = (one: Value): one is number => typeof one === "number" && Number.isSafeInteger(one) && one >= 0;
  if (!Array.isArray(value) || value.length > 100_000 || !value.every(isWhole)) throw damaged("no numbers");
  return value;
}
