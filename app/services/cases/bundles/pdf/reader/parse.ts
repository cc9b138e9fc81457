/** Reads values of a PDF where they are written, within a budget. */
import { Buffer } from "node:buffer";
import { type Budget, MOST_AT_ONCE } from "./budget.ts";
import { damaged, SourceRefused } from "./refused.ts";
import { type Dict, Name, Ref, Text, type Value } from "./values.ts";

/** Of memory, what an array or a dictionary takes next to what is in it. */
const A_LIST = 10;
/** The same of a string, which is a view of its bytes, and of anything else. */
const A_STRING = 5;
const A_VALUE = 2;
/** Arrays and dictionaries in one another. */
const DEEPEST = 100;

const WHITE = new Set([0, 9, 10, 12, 13, 32]);
const [OPEN, CLOSE, LESS, GREATER, SQUARE, SQUARE_END, SLASH, PERCENT, BACKSLASH] = Array.from("()<>[]/%\\", (letter) =>
  letter.charCodeAt(0),
) as [number, number, number, number, number, number, number, number, number];
const DELIMITERS = new Set([OPEN, CLOSE, LESS, GREATER, SQUARE, SQUARE_END, SLASH, PERCENT, 0x7b, 0x7d]);
const isRegular = (byte: number | undefined): byte is number => byte !== undefined && !WHITE.has(byte) && !DELIMITERS.has(byte);
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

export class Parser {
  at: number;
  private readonly bytes: Uint8Array;
  private readonly budget: Budget;
  private atOnce = 0;

  constructor(bytes: Uint8Array, at: number, budget: Budget) {
    this.bytes = bytes;
    this.at = at;
    this.budget = budget;
  }

  /** The value that comes next. Throws `SourceRefused`. */
  value(): Value {
    const from = this.at;
    this.atOnce = 0;
    const value = this.read(0);
    this.budget.spend("read", this.at - from);
    return value;
  }

  /** The word that comes next, such as `obj`; empty where there is none. */
  word(): string {
    const from = this.at;
    this.skip();
    const text = this.regular(40);
    // What lies before it too: a megabyte of spaces takes its time each time.
    this.budget.spend("read", this.at - from + 1);
    return text;
  }

  /** Takes a word where it comes next. */
  takes(word: string): boolean {
    const from = this.at;
    if (this.word() === word) return true;
    this.at = from;
    return false;
  }

  /** A whole number that is not negative. Throws `SourceRefused`. */
  whole(): number {
    const word = this.word();
    if (!/^\d{1,15}$/.test(word)) throw damaged("no number");
    return Number(word);
  }

  /** Letters up to the next space or bracket, so many at most. */
  private regular(most: number): string {
    const from = this.at;
    while (this.at - from < most && isRegular(this.bytes[this.at])) this.at += 1;
    const { buffer, byteOffset } = this.bytes;
    return Buffer.from(buffer, byteOffset + from, this.at - from).toString("latin1");
  }

  private skip(): void {
    const { bytes } = this;
    for (;;) {
      const byte = bytes[this.at];
      if (byte !== undefined && WHITE.has(byte)) this.at += 1;
      else if (byte === PERCENT) while (this.at < bytes.length && bytes[this.at] !== 10 && bytes[this.at] !== 13) this.at += 1;
      else return;
    }
  }

  private read(depth: number): Value {
    if (depth > DEEPEST) throw damaged("too deep");
    this.skip();
    const byte = this.bytes[this.at];
    this.take(byte === LESS || byte === SQUARE ? A_LIST : byte === OPEN ? A_STRING : A_VALUE);
    if (byte === SLASH) return new Name(this.name());
    if (byte === OPEN) return this.literal();
    if (byte === SQUARE) return this.array(depth);
    if (byte === LESS) return this.bytes[this.at + 1] === LESS ? this.dict(depth) : this.hex();
    return this.plain();
  }

  private take(values: number): void {
    this.atOnce += values;
    if (this.atOnce > MOST_AT_ONCE) throw new SourceRefused("swollen", "one object");
    this.budget.spend("values", values);
  }

  private name(): string {
    this.at += 1;
    const text = this.regular(1000);
    if (isRegular(this.bytes[this.at])) throw damaged("name too long");
    return text.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  }

  private literal(): Text {
    const from = this.at;
    let open = 0;
    do {
      const byte = this.bytes[this.at];
      if (byte === undefined) throw damaged("string without an end");
      if (byte === BACKSLASH) this.at += 1;
      else if (byte === OPEN) open += 1;
      else if (byte === CLOSE) open -= 1;
      this.at += 1;
    } while (open > 0);
    return new Text(this.bytes.subarray(from, this.at));
  }

  private hex(): Text {
    const from = this.at;
    const end = this.bytes.indexOf(GREATER, from);
    if (end < 0) throw damaged("string without an end");
    this.at = end + 1;
    const written = this.bytes.subarray(from, this.at);
    if (!written.every((byte, at) => at === 0 || at === written.length - 1 || WHITE.has(byte) || isHex(byte))) throw damaged("no string");
    return new Text(written);
  }

  private array(depth: number): Value[] {
    this.at += 1;
    const values: Value[] = [];
    for (;;) {
      this.skip();
      if (this.bytes[this.at] === SQUARE_END) break;
      values.push(this.read(depth + 1));
    }
    this.at += 1;
    return values;
  }

  private dict(depth: number): Dict {
    this.at += 2;
    const dict: Dict = new Map();
    for (;;) {
      this.skip();
      const byte = this.bytes[this.at];
      if (byte === GREATER && this.bytes[this.at + 1] === GREATER) break;
      if (byte !== SLASH) throw damaged("no key");
      this.take(A_VALUE);
      const key = this.name();
      // Of two the later counts, as it does for viewers.
      dict.set(key, this.read(depth + 1));
    }
    this.at += 2;
    return dict;
  }

  private plain(): Value {
    const from = this.at;
    const text = this.regular(40);
    if (text === "true" || text === "false") return text === "true";
    if (text === "null") return null;
    if (!NUMBER.test(text)) throw damaged(`no value at ${from}`);
    return /^\d{1,10}$/.test(text) ? (this.reference(Number(text)) ?? Number(text)) : Number(text);
  }

  /** "12 0 R", of which the first number was read; null where it was a number only. */
  private reference(number: number): Ref | null {
    const from = this.at;
    this.skip();
    let generation = "";
    while (isDigit(this.bytes[this.at]) && generation.length < 6) generation += String.fromCharCode(this.bytes[this.at++] as number);
    if (generation !== "") {
      this.skip();
      if (this.bytes[this.at] === 0x52 && !isRegular(this.bytes[this.at + 1])) {
        this.at += 1;
        return new Ref(number, Number(generation));
      }
    }
    this.at = from;
    return null;
  }
}

const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 0x30 && byte <= 0x39;
const isHex = (byte: number) => isDigit(byte) || (byte >= 0x41 && byte <= 0x46) || (byte >= 0x61 && byte <= 0x66);
