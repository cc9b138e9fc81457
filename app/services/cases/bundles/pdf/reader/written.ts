/** Bytes of values as they are written into a PDF. */
import { Buffer } from "node:buffer";
import type { Value } from "./values.ts";

/** Bytes that grow as they are written. */
export class Written {
  private bytes = new Uint8Array(512);
  private length = 0;

  /** Letters of Latin-1. */
  text(text: string): this {
    this.room(text.length);
    for (let at = 0; at < text.length; at += 1) this.bytes[this.length++] = text.charCodeAt(at);
    return this;
  }

  raw(given: Uint8Array): this {
    this.room(given.byteLength);
    this.bytes.set(given, this.length);
    this.length += given.byteLength;
    return this;
  }

  /** What was written, as letters of Latin-1: of many short pieces these take the least memory. */
  done(): string {
    return Buffer.from(this.bytes.buffer, 0, this.length).toString("latin1");
  }

  get size(): number {
    return this.length;
  }

  private room(more: number): void {
    if (this.length + more <= this.bytes.length) return;
    const grown = new Uint8Array(Math.max(this.bytes.length * 2, this.length + more));
    grown.set(this.bytes.subarray(0, this.length));
    this.bytes = grown;
  }
}

/** A name with its slash. */
export const writtenName = (text: string): string =>
  `/${Array.from(text, (letter) => (/[!-~]/.test(letter) && !/[#()<>[\]{}/%]/.test(letter) ? letter : `#${letter.charCodeAt(0).toString(16).padStart(2, "0")}`)).join("")}`;

/** A number without an exponent. */
export function writtenNumber(number: number): string {
  const plain = String(number);
  return /e/i.test(plain) ? number.toFixed(Math.abs(number) < 1 ? 12 : 0) : plain;
}

export const isNumber = (value: Value | undefined): value is number => typeof value === "number";
