/** Where somebody else's mail begins in a message, and its frame: what is above are the visitor's own words. */
import type { Span } from "../contract.ts";

/** What a mail program writes above a mail that is forwarded, and nothing more on its line: "-- the claimant is transferred" is a point of a list. */
const LINE =
  /^[ \t>]*(?:[-_]{2,}[ \t]*(?:(?:forwarded|original) (?:message|e?-?mail)|(?:message|courriel) (?:d['’]origine|original|transf[eé]r[eé]|transmis|r[eé]exp[eé]di[eé]|renvoy[eé])|(?:mensaje|correo) (?:original|reenviado)|forwarded by[^\n]{1,80}-{2,})[ \t]*:?[ \t]*[-_]*|begin forwarded message[ \t]?:|d[eé]but du message (?:transf[eé]r[eé]|r[eé]exp[eé]di[eé])[ \t\u00A0]?:|(?:inicio del|comienzo del) mensaje reenviado[ \t]?:)[ \t]*\r?$/im;
const HEAD = /^[ \t>]*(?:from|de|von)[ \t\u00A0]?:.*$/gim;
const OTHER_HEAD = /^[ \t>]*(?:sent|date|envoyé|enviado(?: el)?|fecha|to|à|para|subject|objet|asunto)[ \t\u00A0]?:/im;
/** Of the block of heads, so many letters after its first line. */
const BLOCK = 160;

/** A bar of its own, or the title of an order, above the text of a document. */
const PASTED = /^[ \t]*[-_=*]{5,}[ \t]*$|^[ \t>«"]*(?:PROCEDURAL ORDER|ORDONNANCE|ORDEN PROCESAL|NOTICE OF|AVIS D)\b.*$/m;
/** Fewer letters after it are a signature. */
const A_DOCUMENT = 150;

/** "On Thu, Nov 19, 2026 at 4:12 PM, Priya Nair wrote:" */
const WROTE =
  /^([ \t>]*)((?:on|le|el)\s.{6,80}?\d{1,2}(?::|\s?h\s?)\d{2}(?:\s?[ap]\.?\s?m\.?)?)(?=(.{0,120}?)(?:wrote|a écrit|escribió)\s?:\s*$)/gim;
/** Between the day and "wrote" there is a name, with an address: of any other words the day is their own. */
const WRITER = /^,?\s+(?:(?:\p{Lu}[\p{L}.'’-]*|de|del|la|las|los|du|des|van|von|y|et|and),?\s+)*(?:[<("]?\S+@[^\s>)"]+[>)"]*\s*)?$/u;
const HEAD_LINE =
  /^(?<label>[ \t>]*(?:(?<from>from|de|von)|(?<sent>sent|envoyé|enviado(?: el)?)|(?<date>date|fecha)|(?<to>to|à|para)|(?<copy>cc|cci)|(?<subject>subject|objet|asunto))[ \t\u00A0]?:)(?<words>.*?)\r?$/i;
const ANY_HEAD = /^[ \t>]*(?:from|de|von|to|à|para|cc|cci)[ \t\u00A0]?:.*$/gim;

/** The message with the days on which mails in it were sent left blank: they are none of the hearing's. Every other letter stays in its place. */
export function withoutSentDays(message: string): string {
  return sentDays(message).reduce((all, { start, end }) => all.slice(0, start) + " ".repeat(end - start) + all.slice(end), message);
}

/** Where a message says on which day a mail in it was sent. */
export function sentDays(message: string): Span[] {
  const inHeads = mailHeads(message)
    .flat()
    .filter(({ is }) => is === "sent" || is === "date")
    .map(({ start, label, words }) => ({ start: start + label, end: start + label + words.length }));
  const written = [...message.matchAll(WROTE)].flatMap(({ index, 1: head = "", 2: day = "", 3: whom = "" }) =>
    WRITER.test(whom) ? [{ start: index + head.length, end: index + head.length + day.length }] : [],
  );
  return [...inHeads, ...written];
}

interface HeadLine {
  is: string;
  start: number;
  /** How long its label is. */
  label: number;
  words: string;
}

/** The heads of mails that are forwarded: lines one under the other, each label once, under the line that says so or with "Sent" among them. */
function mailHeads(message: string): HeadLine[][] {
  const heads: HeadLine[][] = [];
  let [open, isForwarded, start] = [[] as HeadLine[], false, 0];
  const close = () => {
    const has = (is: string) => open.some((one) => one.is === is);
    if (has("from") && (isForwarded ? open.length > 1 : has("sent") && (has("to") || has("subject")))) heads.push(open);
    if (open.length > 0) [open, isForwarded] = [[], false];
  };
  for (const line of message.split("\n")) {
    const { label, words = "", ...kinds } = HEAD_LINE.exec(line)?.groups ?? {};
    const is = Object.entries(kinds).find(([, found]) => found !== undefined)?.[0];
    if (is === undefined || open.some((one) => one.is === is)) close();
    if (is !== undefined && label !== undefined) open.push({ is, start, label: label.length, words });
    else if (line.trim() !== "") isForwarded = LINE.test(line);
    start += line.length + 1;
  }
  close();
  return heads;
}

interface ForwardedMail {
  /** The lines of its head with names and addresses. */
  heads: readonly (Span & { line: string })[];
}

/** The head of the mail that a message forwards. */
export function mailIn(message: string): ForwardedMail {
  const from = forwardedFrom(message);
  const heads = [...message.matchAll(ANY_HEAD)].flatMap(({ index, 0: words }) =>
    index < from ? [] : [{ start: index, end: index + words.length, line: words.replace(/^[ \t>]+/, "").trim() }],
  );
  return { heads };
}

/** To whom a mail in the message was written, where no address is said: it says nothing of a hearing. */
export const recipientLines = (message: string): Span[] =>
  mailHeads(message)
    .flat()
    .filter(({ is, words }) => (is === "to" || is === "copy") && !words.includes("@"))
    .map(({ start, label, words }) => ({ start, end: start + label + words.length }));

/** The line that says that a mail is forwarded, and the labels of its head: they say nothing of a hearing, and nothing to us. */
export function frameLines(message: string): Span[] {
  const line = LINE.exec(message);
  const labels = mailHeads(message).flat();
  return [
    ...(line && !BY_WHOM.test(line[0]) ? [{ start: line.index, end: line.index + line[0].length }] : []),
    ...labels.map(({ start, label }) => ({ start, end: start + label })),
  ];
}
/** It names somebody, and a day. */
const BY_WHOM = /forwarded by/i;

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
