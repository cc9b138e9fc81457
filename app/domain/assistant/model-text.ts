/**
 * What a model wrote, before anybody reads it. The tools keep a model from doing what it may not; this keeps it from saying
 * what is not so: a status, a price, a reference, an address that is not ours, its own instructions, markup. A text with a
 * fault is not mended: the turn is the embedded assistant's.
 */
import { withoutHidden } from "../hidden-characters.ts";
import { fold, words } from "./fold.ts";
import { assertedIn, FREE_ROOMS, PRICE, PRICE_WORDS, SENT, STATUS } from "./model-claims.ts";

export type TextFault =
  | "status"
  | "sent"
  | "price"
  | "rooms"
  | "reference"
  | "contact"
  | "link"
  | "markup"
  | "script"
  | "machinery"
  | "leak"
  | "summary"
  | "too_long";

/** What is so, as far as a model's words are held against it. */
export interface KnownFacts {
  /** Of the booking made from this draft; null while there is none. */
  bookingNumber: string | null;
  callPromised: boolean;
  /** True once free rooms were looked up in this turn. */
  lookedForRooms: boolean;
  /** What we said ourselves in this turn: answers of FAQs, venues. A model's own words are no part of it. */
  ours: string;
  /** What the visitor wrote, and the draft. */
  visitors: string;
  /** What the model was told: not to be repeated. */
  instructions: string;
  /** Words of our own summary, which only the application writes. */
  summaryWords: readonly string[];
}

/** Longer than any answer that was asked for. */
export const LONGEST_ANSWER = 4000;
/** So many words in the instructions' own order are a quotation. */
const QUOTED_WORDS = 8;

const TOOL_NAMES =
  /\b(?:update|ask|search|list|check|show|submit|request)_(?:draft|visitor|faqs|venues|availability|summary|booking|callback)\b/;
const MACHINERY =
  /"\s*[\w-]+"\s*:|<\|?\w+\|>|\b(?:staff_notes|booking_instructions|tool_calls?|tool_result|system prompt)\b|^\s*(?:system|tool|function|assistant|user)\s*:/im;
const MARKUP = /<\/?[a-z!?]|!?\[[^\]\n]*\]\s*[([]|^\s*\[[^\]\n]+\]:|&(?:#x?[\da-f]+|lt|gt|quot|amp|colon|tab|newline|apos);/im;
const SCHEME = /\b(?:https?|ftp|file|data|javascript|vbscript|mailto|tel|sms|blob|wss?|intent|ssh):\S|\bwww\.|\/\/[\w-]+\.\w/i;
const DOMAIN =
  /\b(?:[\w-]+\.)+(?:com|net|org|info|io|ru|cn|xyz|biz|co|me|app|dev|ca|us|mx|fr|es|uk|top|site|online|shop|link|ly|click|example|test)\b/gi;
const EMAIL = /[^\s@<>()"',;:]+@[^\s@<>()"',;:]+\.\p{L}{2,}/gu;
const REFERENCE =
  /\b[A-Z]{1,3}[ -]?\d{4}[ -]?\d{4}\b|\b(?:reference|confirmation|booking|reservation|référence|réservation|referencia|confirmación|reserva|numéro|número)\s(?:(?:number|no\.?|code|de \w+|número|is|est|es)\s?)*[:#]?\s?(?:n[o°º]\.?\s?)?#?(?!\d{4}-\d\d-\d\d)[A-Z]{0,4}-?\d{2}[\dA-Z-]{3,}/giu;
const AMOUNT =
  /(?:[$€£¥]|\b(?:cad|usd|eur|mxn)\b)\s?\d[\d.,\s]*|\d[\d.,\s]*\s?(?:[$€£¥]|\b(?:cad|usd|eur|dollars?|euros?|dólares|dolares|pesos?|cents?|bucks)\b)/gi;
const FOREIGN = /(?!\p{Script=Latin}|\p{Script=Common}|\p{Script=Inherited})\p{L}/gu;
const MIXED =
  /\p{Script=Latin}(?!\p{Script=Latin}|\p{Script=Common}|\p{Script=Inherited})\p{L}|(?!\p{Script=Latin}|\p{Script=Common}|\p{Script=Inherited})\p{L}\p{Script=Latin}/u;
const PHONE = /\+?\d(?:[\s().-]{0,3}\d){6,}/g;

/** A model's text without what cannot be seen. */
export function cleaned(text: string): string {
  return withoutHidden(text.replace(/\r\n?/g, "\n"));
}

/** The first thing in a cleaned text that may not be said; null where all of it may. */
export function faultOf(text: string, facts: KnownFacts): TextFault | null {
  if (text.length > LONGEST_ANSWER) return "too_long";
  const source = text.normalize("NFKC");
  if (MARKUP.test(source)) return "markup";
  if (hasForeignLetters(source, facts.visitors)) return "script";
  if (MACHINERY.test(source) || TOOL_NAMES.test(source.toLowerCase())) return "machinery";
  return wrongReference(source, facts) ?? wrongContact(source, facts) ?? claimIn(source, facts) ?? repeated(source, facts);
}

/** Letters of another alphabet than ours, unless the visitor writes with them; never within a word of ours. */
function hasForeignLetters(source: string, visitors: string): boolean {
  const known = new Set(visitors.normalize("NFKC"));
  return (source.match(FOREIGN) ?? []).some((letter) => !known.has(letter)) || MIXED.test(source);
}

function wrongReference(source: string, { bookingNumber, visitors }: KnownFacts): TextFault | null {
  const known = [...numbersIn(bookingNumber ?? ""), ...numbersIn(visitors)];
  return (source.match(REFERENCE) ?? []).some((reference) => !known.includes(digits(reference))) ? "reference" : null;
}

function wrongContact(source: string, { ours, visitors }: KnownFacts): TextFault | null {
  const known = `${ours} ${visitors}`.toLowerCase();
  const addresses = source.match(EMAIL) ?? [];
  if (addresses.some((address) => !known.includes(address.toLowerCase().replace(/\.$/, "")))) return "contact";
  const rest = source.replace(EMAIL, " ");
  if (SCHEME.test(rest)) return "link";
  if ((rest.match(DOMAIN) ?? []).some((name) => !ours.toLowerCase().includes(name.toLowerCase()))) return "link";
  const numbers = numbersIn(known);
  const bare = rest
    .replace(/\d{4}-\d{2}-\d{2}/g, " ")
    .replace(REFERENCE, " ")
    .replace(AMOUNT, " ");
  return (bare.match(PHONE) ?? []).some((number) => !numbers.some((own) => own.endsWith(digits(number).slice(-10)))) ? "contact" : null;
}

function claimIn(source: string, facts: KnownFacts): TextFault | null {
  const ours = fold(facts.ours);
  const ourNumbers = numbersIn(facts.ours);
  const theirNumbers = numbersIn(facts.visitors);
  const isOurs = (claim: string | null | undefined) => !claim || ours.includes(claim.trim());
  for (const sentence of readings(source)) {
    if (!isOurs(assertedIn(sentence, STATUS))) return "status";
    if (facts.bookingNumber === null && !facts.callPromised && !isOurs(assertedIn(sentence, SENT))) return "sent";
    if (PRICE.some((pattern) => !isOurs(pattern.exec(sentence)?.[0]))) return "price";
    // The sum in dispute may be repeated, and is no price.
    const known = PRICE_WORDS.test(sentence) ? ourNumbers : [...ourNumbers, ...theirNumbers];
    if ((sentence.match(AMOUNT) ?? []).some((amount) => !known.includes(digits(amount)))) return "price";
    if (!facts.lookedForRooms && !isOurs(assertedIn(sentence, FREE_ROOMS))) return "rooms";
  }
  return null;
}

const LOOKALIKE: Readonly<Record<string, string>> = { "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", $: "s" };

/** The sentences of a text, and as somebody who hides words would have them read: over line ends, spelled out, in digits. */
function readings(source: string): string[] {
  const plain = fold(source.normalize("NFD").replace(/\p{M}/gu, ""))
    .replace(/[*_~`"“”«»()[\]|]/g, "")
    .replace(/\b(?:[a-z][ .-]){4,}[a-z]\b/g, (spelled) => spelled.replace(/[ .-]/g, ""));
  const letters = plain.replace(/(?<=[a-z])[01345@$7](?=[a-z])/g, (sign) => LOOKALIKE[sign] ?? sign);
  const texts = new Set([plain, plain.replace(/\n+/g, " "), letters]);
  const sentences = [...texts].flatMap((text) => text.split(/(?<=[.!?;])\s+|\n+/));
  return [...new Set(sentences.map((sentence) => sentence.replace(/\s+/g, " ").trim()).filter(Boolean))];
}

function repeated(source: string, { instructions, ours, visitors, summaryWords }: KnownFacts): TextFault | null {
  const plain = fold(source);
  if (summaryWords.some((own) => plain.includes(fold(own)))) return "summary";
  if ((source.match(/^\s*[-*•]?\s*[^\n:.?!]{2,50}:\s+\S/gm) ?? []).length >= 3) return "summary";
  const spoken = words(plain);
  if (spoken.length < QUOTED_WORDS) return null;
  const told = ` ${words(fold(instructions)).join(" ")} `;
  const allowed = ` ${words(fold(`${ours} ${visitors}`)).join(" ")} `;
  for (let at = 0; at + QUOTED_WORDS <= spoken.length; at += 1) {
    const run = ` ${spoken.slice(at, at + QUOTED_WORDS).join(" ")} `;
    if (told.includes(run) && !allowed.includes(run)) return "leak";
  }
  return null;
}

const digits = (text: string) => text.replace(/\D/g, "");

/** Every number of a text, without the marks between its digits. */
const numbersIn = (text: string) => (text.match(/\d(?:[\s().,-]{0,2}\d)*/g) ?? []).map(digits);
