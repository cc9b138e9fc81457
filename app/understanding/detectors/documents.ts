/** Texts of somebody else in a message: what is handed on, what a machine wrote, a mail under another, a letter to others than us. */
import { forwardedFrom } from "../text/forwarded.ts";
import { type Cue, type CueBook, coverOf, cueBook, cuesIn, firstFrom } from "./cues.ts";
import type { Finding, Text } from "./finding.ts";
import { ADDRESSEE_WORDS, HANDED_WORDS, MACHINE_WORDS } from "./words/reach.ts";

const HANDED = cueBook(HANDED_WORDS);
const MACHINE = cueBook(MACHINE_WORDS);
const ADDRESSEES = cueBook(ADDRESSEE_WORDS);
const QUOTES: Readonly<Record<string, string>> = { "«": "»", "“": "”", '"': '"' };
const SHORTEST = 40;

interface Line {
  start: number;
  end: number;
  words: string;
}

/** The stretch of each such text. Who is named in it introduces nobody and signs for somebody else. */
export function documents(text: Text): Finding[] {
  const { message } = text;
  const lines = linesOf(message);
  const starts = [
    forwardedFrom(message),
    ...lines.flatMap((line, at) => {
      const next = lines[at + 1];
      if (next && isHandedOn(line, text)) return [next.start];
      return opensLetter(line, at, text) ? [line.start] : [];
    }),
  ];
  const start = Math.min(...starts);
  const end = endOf(message, start);
  return end - start < SHORTEST ? [] : [{ kind: "document", start, end }];
}

function linesOf(message: string): Line[] {
  let at = 0;
  return message.split("\n").flatMap((line) => {
    const start = at;
    at += line.length + 1;
    const words = line.trim();
    return words === "" ? [] : [{ start, end: start + line.trimEnd().length, words }];
  });
}

/** "Pasting what the clerk sent:", and the text below. */
const isHandedOn = ({ words, start, end }: Line, text: Text): boolean => words.endsWith(":") && holds(HANDED, text, start, end);

/** "Voicemail transcription …", "Dear Counsel,", at the head of the message. */
function opensLetter({ start, end }: Line, at: number, text: Text): boolean {
  if (at > 2) return false;
  if (at === 0 && begins(MACHINE, text, start, end)) return true;
  const pieces = text.pieces.filter((piece) => piece.start >= start && piece.end <= end && /[\p{L}\d]/u.test(piece.key));
  const cues = coverOf(ADDRESSEES, pieces);
  const covered = cues.reduce((sum, { first, last }) => sum + last - first + 1, 0);
  return covered === pieces.length && cues.at(-1)?.means === "addressee";
}

const holds = (book: CueBook, { pieces }: Text, start: number, end: number): boolean =>
  (nextFrom(book, pieces, start)?.end ?? Number.POSITIVE_INFINITY) <= end;

/** The first phrase of `book` from a place on. */
function nextFrom(book: CueBook, pieces: Text["pieces"], start: number): Cue | undefined {
  const cues = cuesIn(book, pieces);
  return cues[firstFrom(cues, start)];
}

/** Whether a stretch begins with a phrase of `book`. */
function begins(book: CueBook, { pieces }: Text, start: number, end: number): boolean {
  const cue = nextFrom(book, pieces, start);
  return cue !== undefined && cue.end <= end && cue.start - start < 2;
}

/** Of a text in quotation marks where they are closed, else the end of the message. */
function endOf(message: string, start: number): number {
  const opener = /\S/.exec(message.slice(start))?.[0] ?? "";
  const closer = QUOTES[opener];
  const end = closer ? message.indexOf(closer, message.indexOf(opener, start) + 1) : -1;
  return end < 0 ? message.length : end + 1;
}
