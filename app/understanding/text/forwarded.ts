/** Where somebody else's mail begins in a message: what is above are the visitor's own words. */

const LINE = /^[ \t>]*(?:-{2,}|_{5,}|begin ).*(?:forward|original|d['’]origine|transf|reenv|renvoy).*$/im;
const HEAD = /^[ \t>]*(?:from|de|von)[ \t\u00A0]?:.*$/gim;
const OTHER_HEAD = /^[ \t>]*(?:sent|date|envoyé|enviado(?: el)?|fecha|to|à|para|subject|objet|asunto)[ \t\u00A0]?:/im;
/** Of the block of heads, so many letters after its first line. */
const BLOCK = 160;

/** A bar of its own, or the title of an order, above the text of a document. */
const PASTED = /^[ \t]*[-_=*]{5,}[ \t]*$|^[ \t>«"]*(?:PROCEDURAL ORDER|ORDONNANCE|ORDEN PROCESAL|NOTICE OF|AVIS D)\b.*$/m;
/** Fewer letters after it are a signature. */
const A_DOCUMENT = 150;

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
