/** What of the price a question asks for: by day, thing by thing, who pays it, or who gets the invoice. Each has an answer of its own. */
import { type Desk, say } from "#app/domain/talk/desk.ts";
import { isSettled } from "#app/domain/talk/plan/fields.ts";
import { estimateSupposing, promisePrice, sayPriceOfSent } from "#app/domain/talk/prices.ts";

export type PriceAsk = "by_day" | "by_item" | "who_pays" | "invoice";

/** What of the price is asked for; null of the whole, and of no price. `isOfPrice`: it is known to be of one. */
export function priceAskIn(quote: string, isOfPrice: boolean): PriceAsk | null {
  if (INVOICE.test(quote) && ASKS_WHO.test(quote)) return "invoice";
  if (PAYS.test(quote) && !OF_PAYING.test(quote) && (ASKS_WHO.test(quote) || OURS.test(quote))) return "who_pays";
  if ((!isOfPrice && !PRICE.test(quote)) || EXTRA.test(quote)) return null;
  if (BY_DAY.test(quote)) return "by_day";
  return BY_ITEM.test(quote) ? "by_item" : null;
}

/** One of these words, whole. */
const anyOf = (...words: readonly string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${words.join("|")})(?!\\p{L})`, "iu");

const PRICE = anyOf(
  ...["how much(?! (?:time|notice|space|room))", "costs?", "price[sd]?", "pricing", "estimate", "quote", "rates?"],
  ...["combien(?! d)", "co[uû]t\\p{L}*", "prix", "tarifs?", "montant", "estimation", "soumission"],
  ...["cu[aá]nto", "cuestan?", "costos?", "precios?", "tarifas?", "presupuesto", "cotizaci[oó]n"],
);
/** Of what comes on top: no day of the plan tells it. */
const EXTRA = anyOf("extra", "en sus", "suppl[ée]ment\\p{L}*", "en plus", "adicional(?:es)?", "aparte");
const BY_DAY = anyOf(
  ...["(?:per|a|each|every|one|single|by(?: the)?) day", "days? by day", "daily"],
  ...["par jour(?:née)?", "(?:à|pour) la journée", "(?:chaque|une|la) journée", "(?:chaque|un) jour", "journalier"],
  ...["(?:por|al|cada|un) día", "(?:por|cada) jornada", "diario"],
);
const BY_ITEM = anyOf(
  ...["made up", "breakdown", "break (?:\\p{L}+\\s){1,3}down", "broken down", "itemi[sz]ed?", "item by item", "line by line"],
  ...["(?:per|each) (?:item|thing|part)", "what(?:['’]s| is) in (?:it|that|the price)"],
  ...["se compose", "calculée?s?", "composition", "détail\\p{L}*", "ventil\\p{L}*", "poste par poste", "(?:par|chaque) poste"],
  ...["se compone", "se calcula", "desglos\\p{L}*", "(?:por|cada) concepto", "partida por partida", "detalle"],
);
const INVOICE = anyOf("invoices?", "bills?", "billed", "factures?", "facturé\\p{L}*", "facturas?", "facturan?");
const PAYS = anyOf(
  ...["pays?", "paying", "paid", "payer", "paie\\p{L}*", "paye\\p{L}*", "payons", "pagar", "pagan?", "pagamos", "pague\\p{L}*"],
  "(?:cost|costs|coûte\\p{L}*|coûter\\p{L}*|cuesta|costar\\p{L}*)\\s(?:\\p{L}+\\s){0,2}(?:us|me|algo|anything|quelque chose)",
);
/** How and when one pays is no question of who does. */
const OF_PAYING = anyOf(
  ...["deposits?", "advance", "cards?", "cheques?", "checks?", "when", "how do", "transfer"],
  ...["acompte", "dépôt", "avance", "carte", "chèque", "quand", "comment", "virement"],
  ...["anticipo", "dep[oó]sito", "adelantado", "tarjeta", "cheque", "cu[aá]ndo", "c[oó]mo", "transferencia"],
);
const ASKS_WHO = anyOf(
  ...["who", "whom", "whose", "which (?:party|side)"],
  ...["qui", "auquel", "laquelle", "lequel", "quelle partie"],
  ...["quién(?:es)?", "qué parte"],
);
/** What it comes to for the visitor, or if somebody else pays. */
const OURS = anyOf(
  ...[
    "(?:cost|costs|charge[ds]?)\\s(?:us|me)",
    "(?:do|will|would|must|should) (?:we|i) (?:\\p{L}+\\s){0,2}pay",
    "if (?:they|he|she|the other)",
  ],
  ...[
    "(?:nous|me) coûte\\p{L}*",
    "coûtera-t-il",
    "(?:devons|devrons|aurons)-nous",
    "si l['’]autre",
    "si (?:elles?|ils?) (?:pai|pren|assum)\\p{L}*",
  ],
  ...["(?:nos|me) (?:va a )?cost\\p{L}*", "si (?:él|ella|ellos|el otro|la otra)", "va a costar", "(?:tenemos|tengo) que pagar"],
);

/** Answers it; false where it can't be said yet, so that it is answered otherwise, "asked" where it has to be looked up first. */
export function sayPriceAsked(desk: Desk, ask: PriceAsk, quote: string): boolean | "asked" {
  if (ask === "invoice" || ask === "who_pays") return saySplit(desk, ask, quote);
  const by = ask === "by_day" ? "day" : "item";
  const told = desk.booking ? sayPriceOfSent(desk, by) : promisePrice(desk, false, by);
  return told === "asked" ? told : told === "said";
}

/** By what was said of the split in this request, and never by what holds where nobody has said anything. */
function saySplit(desk: Desk, asks: "who_pays" | "invoice", quote: string): boolean | "asked" {
  const { financialResponsibility, costsInWords } = desk.values;
  const isSaid = isSettled(financialResponsibility) || isSettled(costsInWords);
  // What it comes to for us if the other side pays: how it is shared is theirs to say, and nothing holds that nobody has said.
  if (!isSaid && asks === "who_pays" && !OURS.test(quote)) return false;
  const receipt = isSaid ? estimateSupposing(desk) : null;
  if (receipt === undefined) return "asked";
  if (desk.says.some((one) => one.kind === "split" && one.asks === asks)) return true;
  say(desk, { kind: "split", asks, values: desk.values, receipt: receipt ?? null, isSaid });
  return true;
}
