/** Where somebody else's mail begins in a message, and its frame: what is above are the visitor's own words. */
import type { Span } from "../contract.ts";

const LINE = /^[ \t>]*(?:-{2,}|_{5,}|begin ).*(?:forward|original|d['’]origine|transf|reenv|renvoy).*$/im;
const HEAD = /^[ \t>]*(?:from|de|von)[ \t\u00A0]?:.*$/gim;
const OTHER_HEAD = /^[ \t>]*(?:sent|date|envoyé|enviado(?: el)?|fecha|to|à|para|subject|objet|asunto)[ \t\u00A0]?:/im;
/** Of the block of heads, so many letters after its first line. */
const BLOCK = 160;

/** A bar of its own, or the title of an order, above the text of a document. */
const PASTED = /^[ \t]*[-_=*]{5,}[ \t]*$|^[ \t>«"]*(?:PROCEDURAL ORDER|ORDONNANCE|ORDEN PROCESAL|NOTICE OF|AVIS D)\b.*$/m;
/** Fewer letters after it are a signature. */
const A_DOCUMENT = 150;

const SENT = /^([ \t>]*(?:sent|date|envoyé|enviado(?: el)?|fecha)[ \t\u00A0]?:)(.*)$/gim;
/** "On Thu, Nov 19, 2026 at 4:12 PM, Priya Nair wrote:" */
const WROTE =
  /^([ \t>]*)((?:on|le|el)\s.{6,80}?\d{1,2}(?::|\s?h\s?)\d{2}(?:\s?[ap]\.?\s?m\.?)?)(?=.{0,120}(?:wrote|a écrit|escribió)\s?:\s*$)/gim;
const TO = /^[ \t>]*(?:to|à|para)[ \t\u00A0]?:[ \t]*(.+)$/im;
const ANY_HEAD = /^[ \t>]*(?:from|de|von|to|à|para|cc|cci)[ \t\u00A0]?:.*$/gim;
const LABEL = /^[ \t>]*(?:from|de|von|to|à|para|cc|cci|sent|date|envoyé|enviado(?: el)?|fecha|subject|objet|asunto)[ \t\u00A0]?:/gim;
const blank = (words: string): string => " ".repeat(words.length);

/** The message with the days on which mails in it were sent left blank: they are none of the hearing's. Every other letter stays in its place. */
export function withoutSentDays(message: string): string {
  const from = forwardedFrom(message);
  const own = message.slice(0, from);
  const theirs = message.slice(from).replace(SENT, (_, head: string, day: string) => head + blank(day));
  return (own + theirs).replace(WROTE, (_, head: string, day: string) => head + blank(day));
}

interface ForwardedMail {
  /** To whom it was written, where that is one: who forwards it. */
  addressee: Span | null;
  /** The lines of its head with names and addresses. */
  heads: readonly (Span & { line: string })[];
}

/** The head of the mail that a message forwards. */
export function mailIn(message: string): ForwardedMail {
  const from = forwardedFrom(message);
  const heads = [...message.matchAll(ANY_HEAD)].flatMap(({ index, 0: words }) =>
    index < from ? [] : [{ start: index, end: index + words.length, line: words.replace(/^[ \t>]+/, "").trim() }],
  );
  const found = TO.exec(message.slice(from));
  const [line = "", whom = ""] = found ?? [];
  const end = found ? from + found.index + line.length : 0;
  return { addressee: found && !/[;,]/.test(whom) ? { start: end - whom.length, end } : null, heads };
}

/** The line that says that a mail is forwarded, and the labels of its head: they say nothing of a hearing, and nothing to us. */
export function frameLines(message: string): Span[] {
  const from = forwardedFrom(message);
  const line = LINE.exec(message);
  const labels = [...message.matchAll(LABEL)].filter(({ index }) => index >= from);
  return [
    ...(line ? [{ start: line.index, end: line.index + line[0].length }] : []),
    ...labels.map(({ index, 0: label }) => ({ start: index, end: index + label.length })),
  ];
}

/** The offset of the forwarded mail, or the length of the message. */
export function forwardedFrom(message: string): number {
  const line = LINE.exec(message)?.index ?? message.length;
  const heads = [...message.matchAll(HEAD)].filter(({ index, 0: head }) => {
    const from = index + head.length;
    return OTHER_HEAD.test(message.slice(from, from + BLOCK));
  });
  const bar = PASTED.exec(message)?.index ?? message.length;
  const pasted = bar > 0 && message.length - bar > A_DOCUMENT ? bar : message.length;
  return Math.min(line, pasted, heads[0]?.index ?? message.length);
}
