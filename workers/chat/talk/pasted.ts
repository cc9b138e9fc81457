/** Whether a message is a document that somebody else wrote: a thread, a notice, an order. Its days and people are not the visitor's. */

import { forwardedFrom } from "#app/understanding/text/forwarded.ts";

/** Lines that open a forwarded mail. */
const MAIL_HEADS = [
  /^>?\s*(?:from|de|von)\s?:/im,
  /^>?\s*(?:sent|date|envoyé|enviado(?: el)?|fecha)\s?:/im,
  /^>?\s*(?:to|à|para)\s?:/im,
  /^>?\s*(?:subject|objet|asunto)\s?:/im,
];
/** Titles of notices and orders, alone on their line or opening it. */
const TITLES =
  /^\s*(?:(?:amended |final )?notice of |procedural order|scheduling order|in the matter of|between\s*:|avis d['’e]|ordonnance (?:de )?proc|dans l['’]affaire|entre\s*:|notificación de |orden procesal|en el asunto|entre\s*:)/im;
const SHORTEST = 200;

/** Where the document begins: above a forwarded mail or a title are the visitor's own words. */
export const pastedFrom = (message: string): number => {
  const title = TITLES.exec(message)?.index ?? message.length;
  const from = Math.min(forwardedFrom(message), title);
  return from < message.length ? from : 0;
};

export function isPasted(message: string): boolean {
  if (message.length < SHORTEST || !message.includes("\n")) return false;
  return MAIL_HEADS.filter((head) => head.test(message)).length >= 3 || TITLES.test(message);
}
