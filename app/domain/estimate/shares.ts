/** Who is to pay which part of an estimate, as `financialResponsibility` of the request says. Pure. */
import { FINANCIAL_RESPONSIBILITIES } from "../booking/vocabulary.ts";

/** `by_examination` and `as_agreed` are parts that nobody can count before the hearing: all of it, for both sides together. */
export type Payer = "booking_party" | "other_party" | "by_examination" | "as_agreed";

export interface Share {
  payer: Payer;
  cents: number;
}

type Responsibility = (typeof FINANCIAL_RESPONSIBILITIES)[number];

const SHARES: Readonly<Record<Responsibility, (cents: number) => Share[]>> = {
  "100_booking_party": (cents) => [{ payer: "booking_party", cents }],
  // The odd cent is the booking party's.
  "50_50": (cents) => [
    { payer: "booking_party", cents: Math.ceil(cents / 2) },
    { payer: "other_party", cents: Math.floor(cents / 2) },
  ],
  examining_counsel_proportional: (cents) => [{ payer: "by_examination", cents }],
  other: (cents) => [{ payer: "as_agreed", cents }],
};

/** One of these words, whole. */
const anyOf = (...words: readonly string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${words.join("|")})(?!\\p{L})`, "iu");

/** Something is taken out of the shares, or somebody bears it otherwise. */
const EXCEPTS = anyOf(
  ...[
    "except\\p{L}*",
    "save (?:for|that)",
    "apart from",
    "other than",
    "aside from",
    "excluding",
    "but not",
    "unless",
    "however",
    "alone",
    "only",
  ],
  ...[
    "account",
    "bears?",
    "borne",
    "pays?",
    "paid by",
    "covers?",
    "covered by",
    "charged? to",
    "at the cost of",
    "expenses?",
    "own costs?",
  ],
  ...[
    "sauf",
    "à l['’]exception",
    "à l['’]exclusion",
    "except[ée]\\p{L}*",
    "hormis",
    "hors",
    "mis à part",
    "seule?s?",
    "uniquement",
    "seulement",
  ],
  ...[
    "à (?:la|notre|leur|sa|votre) charge",
    "au compte",
    "aux frais",
    "paie\\p{L}*",
    "paye\\p{L}*",
    "assum\\p{L}*",
    "support\\p{L}*",
    "pris en charge",
  ],
  ...["except[ou]\\p{L}*", "salvo", "menos", "aparte de", "a excepción", "sol[oa]", "sólo", "solamente", "únicamente"],
  ...["a cargo de", "por cuenta", "a costa de", "pagan?", "pagará\\p{L}*", "asum\\p{L}*", "corre\\p{L}* (?:con|por)", "cubr\\p{L}*"],
  ...["\\d+\\s?%", "thirds?", "quarters?", "tiers", "quarts?", "tercios?", "cuartos?"],
);
/** To whom an invoice goes, and what it quotes, changes no share. */
const OF_INVOICE = anyOf("invoic\\p{L}*", "bill(?:ed|ing)? to", "purchase order", "factur\\p{L}*", "bon de commande", "orden de compra");

/**
 * What of the words on costs the shares of a choice leave out ("except the interpreter, for the Respondent's account alone"), line by line; none of
 * shares that only the words say.
 */
export function exceptionsTo(responsibility: string | null | undefined, inWords: string | null | undefined): string[] {
  if (responsibility === "other" || !FINANCIAL_RESPONSIBILITIES.some((one) => one === responsibility)) return [];
  const lines = (inWords ?? "").split("\n").map((line) => line.trim());
  return lines.filter((line) => EXCEPTS.test(line) && !(OF_INVOICE.test(line) && !FIRMLY.test(line)));
}
/** An exception is one in any line. */
const FIRMLY = anyOf("except\\p{L}*", "save for", "apart from", "sauf", "hormis", "à l['’]exception", "excepto", "salvo", "a excepción");

/** The shares of `cents`, whose sum it is; none while nobody has said who pays. */
export function sharesOf(cents: number, responsibility: string | null | undefined): Share[] {
  const known = FINANCIAL_RESPONSIBILITIES.find((one) => one === responsibility);
  return known ? SHARES[known](cents) : [];
}
