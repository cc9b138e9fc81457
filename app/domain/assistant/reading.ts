/** One message while it is being read: what each part of it has been taken for. */
import { fold } from "./fold.ts";
import { occurs, overlaps, type Span } from "./phrases.ts";
import type { Slip } from "./typed-slips.ts";

/** Stands where words have been taken: no letter, so that no phrase matches across it. */
export const TAKEN = "\u0001";

export class Reading {
  /** The message as it is read (NFC): as written, but for the capitals of names and for slips of the fingers. */
  readonly raw: string;
  readonly folded: string;
  /** `folded` with taken words blanked out. */
  open: string;
  /** Sentences and lines, in order. */
  readonly sentences: readonly Span[];

  /** The message as typed, where it is read with other letters than that (`capitals.ts`, `typed-slips.ts`). */
  readonly #typed: string;
  readonly #origin: readonly number[] | null;
  readonly #slips: readonly Slip[];

  /**
   * `typed` is the message itself where `message` is how it is read; `origin` has, for every unit of `message` and for its
   * end, the place in `typed` that it comes from, where the two differ in length; `slips` are the words read otherwise.
   */
  constructor(message: string, typed: string = message, origin: readonly number[] | null = null, slips: readonly Slip[] = []) {
    this.raw = message.normalize("NFC");
    this.#typed = typed === message ? this.raw : typed;
    this.#origin = origin;
    this.#slips = slips;
    this.folded = fold(this.raw);
    this.open = this.folded;
    this.sentences = splitSentences(this.raw, this.folded);
  }

  take(span: Span): void {
    this.open = this.open.slice(0, span.start) + TAKEN.repeat(Math.max(0, span.end - span.start)) + this.open.slice(span.end);
  }

  /** The visitor's own words at a place, letter by letter as typed: evidence and free text. */
  typed(span: Span): string {
    const at = (index: number) => this.#origin?.[index] ?? index;
    return this.#typed.slice(at(span.start), at(span.end));
  }

  /** The message up to a place. */
  until(end: number): Reading {
    const typedEnd = this.#origin?.[end] ?? end;
    return new Reading(
      this.raw.slice(0, end),
      this.#typed.slice(0, typedEnd),
      this.#origin?.slice(0, end + 1) ?? null,
      this.#slips.filter((slip) => slip.end <= end),
    );
  }

  /** `value`, which was found at `span`, letter by letter as it was typed: what looked like a slip may be a name. */
  asTyped(value: string, span: Span): string {
    return this.#slips
      .filter(({ start, end }) => start >= span.start && end <= span.end)
      .reduce((text, slip) => {
        const word = this.raw.slice(slip.start, slip.end);
        return text.replace(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "iu"), (found) =>
          /^\p{Lu}/u.test(found) ? slip.typed.charAt(0).toUpperCase() + slip.typed.slice(1) : slip.typed,
        );
      }, value);
  }

  words(span: Span): string {
    return this.raw.slice(span.start, span.end);
  }

  plain(span: Span): string {
    return this.folded.slice(span.start, span.end);
  }

  /** The sentence (or line) around a place. */
  sentenceOf(span: Span): Span {
    return this.sentences.find((sentence) => overlaps(sentence, span)) ?? { start: 0, end: this.raw.length };
  }

  /** The words just before a place, in its sentence. */
  before(span: Span, length = 40): string {
    const from = Math.max(this.sentenceOf(span).start, span.start - length);
    return this.folded.slice(from, span.start);
  }

  after(span: Span, length = 40): string {
    return this.folded.slice(span.end, Math.min(this.sentenceOf(span).end, span.end + length));
  }

  sentenceHas(span: Span, expression: RegExp): boolean {
    return occurs(expression, this.plain(this.sentenceOf(span)));
  }
}

const ABBREVIATION =
  /(?:^|[\s(])(?:[a-z]|mr|mrs|ms|dr|dre|me|mtre|prof|st|ste|inc|ltd|ltee|corp|co|no|nos|vs|v|lic|licda|abg|sr|sra|srta|hon|jr|ext|tel|a\.m|p\.m|s\.a|s\.l|s\.c|de r\.l|c\.v|art|para|apt|ave|blvd|jan|feb|mar|apr|aug|sept?|oct|nov|dec|janv|fevr|avr|juil|ene|ago|dic|approx|e\.g|i\.e|etc|s\.e\.n\.c\.r\.l|q\.c|k\.c|[a-z]\.[a-z])$/;

/** Ends at line breaks and at a mark followed by a blank, unless the mark belongs to an abbreviation. */
function splitSentences(raw: string, folded: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  const close = (end: number) => {
    const text = raw.slice(start, end);
    const lead = text.length - text.trimStart().length;
    if (text.trim()) spans.push({ start: start + lead, end: start + text.trimEnd().length });
    start = end;
  };
  for (let at = 0; at < raw.length; at++) {
    const sign = raw[at];
    if (sign === "\n") close(at + 1);
    else if (sign === "." || sign === "!" || sign === "?" || sign === "…" || sign === ";") {
      const next = raw[at + 1];
      if (next !== undefined && !/\s/.test(next)) continue;
      if (sign === "." && ABBREVIATION.test(folded.slice(Math.max(start, at - 14), at)) && next !== undefined) continue;
      close(at + 1);
    }
  }
  close(raw.length);
  return spans;
}
