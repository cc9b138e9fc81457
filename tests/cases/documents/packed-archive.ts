/** Archives as an attacker would pack them: every number of a file's headers is free. */
import { deflateSync } from "fflate";
import { crc32 } from "#app/domain/documents/crc32.ts";
import { contentsOf } from "#app/record-verifier/dropped-files.ts";

export type Bytes = Uint8Array<ArrayBuffer>;
/** What a file's own header says, and its line in the directory. */
interface Said {
  flags: number;
  method: number;
  time: number;
  day: number;
  crc: number;
  packed: number;
  size: number;
}
export interface Packed extends Said {
  name: string;
  /** As it lies in the archive. */
  data: Bytes;
  host: number;
  attributes: number;
  /** Of the directory's line, and of the file's own header. */
  version: number;
  ownVersion: number;
  disk: number;
  inner: number;
  /** What the file's own header says otherwise. */
  own: Partial<Said> & { name?: string };
}

export const UTF8 = 0x0800;
export const unix = (mode: number) => mode * 0x10000;
export const text = (words: string) => new TextEncoder().encode(words) as Bytes;
export const APPLE_DOUBLE = Uint8Array.from([0, 5, 0x16, 7, ...text("%PDF-1.7 forged")]);

export const file = (name: string, data: Bytes, also: Partial<Packed> = {}): Packed => ({
  ...{ name, data, host: 0, attributes: 0, version: 20, ownVersion: 20, disk: 0, inner: 0, own: {} },
  ...{ flags: UTF8, method: 0, time: 0, day: 0x5b7d, crc: crc32(data), packed: data.length, size: data.length },
  ...also,
});
export const deflated = (name: string, data: Bytes, also: Partial<Packed> = {}): Packed =>
  file(name, Uint8Array.from(deflateSync(data)), { method: 8, crc: crc32(data), size: data.length, ...also });
export const folder = (name: string, also: Partial<Packed> = {}) => file(name, new Uint8Array(), also);

/** Bytes of numbers, each with its length. */
function bytesOf(...numbers: (readonly [value: number, length: 2 | 4])[]): number[] {
  return numbers.flatMap(([value, length]) => Array.from({ length }, (_, at) => Math.floor(value / 256 ** at) % 256));
}

function said({ flags, method, time, day, crc, packed, size }: Said, named: Bytes): (readonly [number, 2 | 4])[] {
  const isAfter = (flags & 8) !== 0;
  const [first, second]: [number[], number[]] = [[flags, method, time, day], isAfter ? [0, 0, 0] : [crc, packed, size]];
  return [...first.map((value) => [value, 2] as const), ...second.map((value) => [value, 4] as const), [named.length, 2], [0, 2]];
}

export function zipOf(entries: readonly Packed[]): Bytes {
  const [parts, directory]: [Uint8Array[], number[]] = [[], []];
  let at = 0;
  const put = (...bytes: Uint8Array[]) => {
    parts.push(...bytes);
    at += bytes.reduce((sum, { length }) => sum + length, 0);
  };
  for (const entry of entries) {
    const [named, local] = [text(entry.name), at];
    const ownName = text(entry.own.name ?? entry.name);
    const sizes = [entry.crc, entry.packed, entry.size].map((value) => [value, 4] as const);
    put(
      Uint8Array.from(bytesOf([0x04034b50, 4], [entry.ownVersion, 2], ...said({ ...entry, ...entry.own }, ownName))),
      ownName,
      entry.data,
    );
    if ((entry.flags & 8) !== 0) put(Uint8Array.from(bytesOf([0x08074b50, 4], ...sizes)));
    const first = [entry.host * 256 + 20, entry.version, entry.flags, entry.method, entry.time, entry.day].map(
      (value) => [value, 2] as const,
    );
    directory.push(...bytesOf([0x02014b50, 4], ...first, ...sizes, [named.length, 2], [0, 4]));
    directory.push(...bytesOf([entry.disk, 2], [entry.inner, 2], [entry.attributes, 4], [local, 4]), ...named);
  }
  const [count, start] = [entries.length, at];
  put(Uint8Array.from(directory));
  put(Uint8Array.from(bytesOf([0x06054b50, 4], [0, 4], [count, 2], [count, 2], [directory.length, 4], [start, 4], [0, 2])));
  return new Uint8Array(Buffer.concat(parts));
}

/** What the page reads of it. */
export const given = (entries: readonly Packed[]) => contentsOf([{ path: "record.zip", file: new File([zipOf(entries)], "record.zip") }]);
