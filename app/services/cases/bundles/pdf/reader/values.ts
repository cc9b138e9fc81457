/** What a PDF is written of (ISO 32000-1, 7.3), as plain values. */
export class Name {
  /** Without its slash, its `#` escapes read. */
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export class Ref {
  readonly number: number;
  readonly generation: number;
  constructor(number: number, generation: number) {
    this.number = number;
    this.generation = generation;
  }
}

/** A string as it is written, its brackets included. */
export class Text {
  readonly written: Uint8Array;
  constructor(written: Uint8Array) {
    this.written = written;
  }
}

export class Stream {
  readonly dict: Dict;
  /** As they are stored: still packed. */
  readonly contents: Uint8Array;
  constructor(dict: Dict, contents: Uint8Array) {
    this.dict = dict;
    this.contents = contents;
  }
}

export type Dict = Map<string, Value>;
export type Value = null | boolean | number | Name | Ref | Text | Stream | Value[] | Dict;

export const isDict = (value: Value): value is Dict => value instanceof Map;
/** What a name says; null for what is none. */
export const named = (value: Value): string | null => (value instanceof Name ? value.text : null);
