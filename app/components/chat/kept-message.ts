/**
 * The message that is being written to the assistant, as the tab keeps it: from one page to the next, and from the field that stands
 * there while the conversation's code is on its way to the conversation's own. Without a library: finished documents load it.
 */
import { keepWords, keptWords } from "./own-words.ts";

interface Written {
  text: string;
  /** It was on its way when the page was left. */
  isSent: boolean;
}

const KEY = "concord-chat-written";
const NOTHING: Written = { text: "", isSent: false };

/** What is kept of it. */
export function keptMessage(): Written {
  const read: unknown = JSON.parse(keptWords(KEY) ?? "null");
  if (typeof read !== "object" || read === null || !("text" in read) || typeof read.text !== "string") return NOTHING;
  return { text: read.text, isSent: "isSent" in read && read.isSent === true };
}

/** Keeps it; an empty one takes away what is kept. */
export const keepMessage = (written: Written): boolean => keepWords(KEY, written.text ? JSON.stringify(written) : null);

let caret: number | null = null;

/** Says that the writer's caret stood there in a field that gives way to another. */
export function leaveCaret(field: HTMLTextAreaElement | null): void {
  if (field && document.activeElement === field) caret = field.selectionEnd;
}

/** Goes on writing in `field` where the one before it was left, once. */
export function takeCaret(field: HTMLTextAreaElement | null): void {
  if (caret === null || !field) return;
  field.focus({ preventScroll: true });
  field.setSelectionRange(caret, caret);
  caret = null;
}
