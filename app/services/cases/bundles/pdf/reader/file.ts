/**
 * A PDF as viewers read it: each object where the file's own table says that it lies, and nothing that no reference leads to. What disagrees with its
 * table is refused: each viewer would mend it in its own way, and a bundle must show what its readers see in the document itself.
 */
import { Buffer } from "node:buffer";
import type { Budget } from "./budget.ts";
import { Parser } from "./parse.ts";
import { damaged } from "./refused.ts";
import { readTable, type Table } from "./table.ts";
import { unpacked } from "./unpack.ts";
import { type Dict, isDict, Ref, Stream, type Value } from "./values.ts";

/** Bytes in which a file says that it is one. */
const HEADER = 1024;
/** References that lead on to another. */
const HOPS = 8;

/** Objects in one stream of them; common programs write some hundreds. */
const MOST_WITHIN = 10_000;
/** Bytes of an object's number and its place, at least. */
const A_PLACE = 4;

interface Packed {
  bytes: Uint8Array;
  /** Of each object in it its number, and where it begins. */
  numbers: Float64Array;
  places: Float64Array;
}

interface Found {
  number: number;
  generation: number;
  value: Value;
}

export class PdfFile {
  readonly budget: Budget;
  private readonly bytes: Uint8Array;
  private readonly table: Table;
  /** Numbers by where they lie: many pages share one. */
  private readonly plain = new Map<number, Found>();
  private readonly packed = new Map<number, Packed | null>();

  /** Throws `SourceRefused`. */
  constructor(bytes: Uint8Array, budget: Budget) {
    const head = latin(bytes.subarray(0, HEADER)).indexOf("%PDF-");
    if (head < 0) throw damaged("no header");
    this.bytes = bytes.subarray(head);
    this.budget = budget;
    this.table = readTable({
      bytes: this.bytes,
      budget,
      objectAt: (at) => this.objectAt(at),
      // Nothing that a table is read by is found by the table.
      unpack: (stream) => unpacked(stream, budget, (value) => value),
    });
  }

  /** Its catalog. Throws `SourceRefused`. */
  catalog(): Dict {
    const catalog = this.resolve(this.table.trailer.get("Root") ?? null);
    if (!isDict(catalog)) throw damaged("no catalog");
    return catalog;
  }

  /** What a reference leads to, or the value itself; null for what is not there. Throws `SourceRefused`. */
  resolve(value: Value): Value {
    let found = value;
    for (let hop = 0; found instanceof Ref; hop += 1) {
      if (hop === HOPS) throw damaged("references in a ring");
      this.budget.spend("steps", 1);
      found = this.object(found);
    }
    return found;
  }

  /** What a dictionary has under a name, its reference followed. */
  under(dict: Dict, key: string): Value {
    return this.resolve(dict.get(key) ?? null);
  }

  private object({ number, generation }: Ref): Value {
    const entry = this.table?.entries.get(number);
    if (!entry) return null;
    if ("within" in entry) return generation === 0 ? this.objectWithin(number, entry.within, entry.nth) : null;
    const found = this.objectAt(entry.at);
    if (found.number !== number || found.generation !== entry.generation || generation !== entry.generation)
      throw damaged(`object ${number} is not where its table says`);
    return found.value;
  }

  private objectAt(at: number): Found {
    const known = this.plain.get(at);
    if (known) return known;
    if (at >= this.bytes.byteLength) throw damaged("object outside of the file");
    const parser = new Parser(this.bytes, at, this.budget);
    const [number, generation] = [parser.whole(), parser.whole()];
    if (!parser.takes("obj")) throw damaged("no object");
    const value = parser.value();
    const found = { number, generation, value: isDict(value) && parser.takes("stream") ? this.stream(value, parser.at) : value };
    // A dictionary may be large, and is not kept.
    if (typeof value === "number") this.plain.set(at, found);
    return found;
  }

  private stream(dict: Dict, after: number): Stream {
    const { bytes } = this;
    let start = after;
    if (bytes[start] === 13) start += 1;
    if (bytes[start] === 10) start += 1;
    const length = this.lengthOf(dict);
    const end = start + length;
    if (length >= 0 && end <= bytes.byteLength && new Parser(bytes, end, this.budget).takes("endstream"))
      return new Stream(dict, bytes.subarray(start, end));
    // Its length is wrong: viewers read on to where it ends.
    const found = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).indexOf("endstream", start, "latin1");
    if (found < 0) throw damaged("stream without an end");
    this.budget.spend("read", found - start);
    return new Stream(dict, bytes.subarray(start, found));
  }

  private lengthOf(dict: Dict): number {
    const given = dict.get("Length") ?? null;
    const length = given instanceof Ref ? this.wholeAt(given) : given;
    return typeof length === "number" && Number.isInteger(length) ? length : -1;
  }

  /** A number elsewhere in the file; never a stream, which would have a length of its own. */
  private wholeAt({ number }: Ref): number {
    const entry = this.table?.entries.get(number);
    if (!entry || !("at" in entry) || entry.at >= this.bytes.byteLength) return -1;
    const parser = new Parser(this.bytes, entry.at, this.budget);
    if (parser.whole() !== number || parser.whole() !== entry.generation || !parser.takes("obj")) return -1;
    return parser.whole();
  }

  private objectWithin(number: number, within: number, nth: number): Value {
    const { bytes, numbers, places } = this.opened(within);
    if (numbers[nth] !== number) throw damaged(`object ${number} is not where its table says`);
    const at = places[nth] as number;
    if (at >= bytes.byteLength) throw damaged("object outside of its stream");
    return new Parser(bytes, at, this.budget).value();
  }

  /** A stream of objects, unpacked once. */
  private opened(within: number): Packed {
    const known = this.packed.get(within);
    if (known) return known;
    const entry = this.table.entries.get(within);
    // While it is unpacked it leads to nothing within itself.
    if (known === null || !entry || !("at" in entry)) throw damaged("no stream of objects");
    this.packed.set(within, null);
    const stream = this.object(new Ref(within, entry.generation));
    if (!(stream instanceof Stream)) throw damaged("no stream of objects");
    const [count, first] = [this.under(stream.dict, "N"), this.under(stream.dict, "First")];
    if (!Number.isInteger(count) || typeof count !== "number" || typeof first !== "number") throw damaged("no stream of objects");
    const bytes = unpacked(stream, this.budget, (value) => this.resolve(value));
    const opened = this.placesIn(bytes, count, first);
    this.packed.set(within, opened);
    return opened;
  }

  private placesIn(bytes: Uint8Array, count: number, first: number): Packed {
    if (!(count >= 0 && count <= MOST_WITHIN && count * A_PLACE <= first + 1)) throw damaged("no stream of objects");
    this.budget.spend("values", 2 * count);
    const parser = new Parser(bytes, 0, this.budget);
    const [numbers, places] = [new Float64Array(count), new Float64Array(count)];
    for (let nth = 0; nth < count; nth += 1) {
      this.budget.spend("steps", 1);
      numbers[nth] = parser.whole();
      places[nth] = first + parser.whole();
    }
    return { bytes, numbers, places };
  }
}

const latin = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
