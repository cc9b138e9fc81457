/** What is said of a price that is asked for in its parts: by day, thing by thing, who pays it, and who gets the invoice. */
import type { Locale } from "#app/domain/locale.ts";
import type { Utterance } from "#app/domain/talk/answer/says.ts";
import { ITEM_LABELS, PAYER_LABELS } from "#app/i18n/detailed/estimate-texts.ts";
import { amountText, estimateView } from "#app/i18n/detailed/estimate-view.ts";
import { formatAmount } from "#app/i18n/numbers.ts";
import { joined } from "../day-words.ts";
import { labelled, quoted, type Speaker, textOf } from "../lines.ts";
import type { Spoken } from "../spoken.ts";
import { changeItButton } from "./own-words.ts";

interface PriceWords {
  byDay: (rows: string, total: string) => string;
  byItem: (rows: string, total: string) => string;
  sent: string;
  open: (items: string) => string;
  split: (said: string) => string;
  shares: (said: string, total: string, shares: string) => string;
  /** Something is excepted from the shares, in these words. */
  sharesBefore: (words: string, total: string, shares: string) => string;
  /** Nothing is said of the split yet. */
  noSplit: string;
  agreed: string;
  /** Who gets the invoice is said in these words, or not yet. */
  invoice: (said: string) => string;
  noInvoice: string;
}

const WORDS: Readonly<Record<Locale, PriceWords>> = {
  en: {
    byDay: (rows, total) => `By day, as an estimate without taxes: ${rows}. In all ${total}.`,
    byItem: (rows, total) => `This is what makes up the estimate, without taxes: ${rows}. In all ${total}.`,
    sent: "As you sent it.",
    open: (items) => `On request, and not in it: ${items}.`,
    split: (said) => `This is what I have of who pays: ${said}.`,
    sharesBefore: (words, total, shares) =>
      `You said of who pays: ${words}. Before that, about ${total} without taxes would be shared like this: ${shares}. With what you said the shares are others, and our office works them out with you.`,
    shares: (said, total, shares) => `Going by what you told me (${said}), of about ${total} before taxes it comes to: ${shares}.`,
    noSplit:
      "Who pays is for the two sides to say: if the other side bears all of it, no share falls to you. Tell me how it is shared and I’ll note it.",
    agreed: "What counts is what our office agrees with you in writing; nothing is charged when you send the request.",
    invoice: (said) => `For the invoice I have noted: ${said}.`,
    noInvoice: "Nothing is noted yet of who gets the invoice: tell me the name and address, and our office will see it with the request.",
  },
  fr: {
    byDay: (rows, total) => `Par jour, à titre d’estimation et avant taxes\u00A0: ${rows}. En tout, ${total}.`,
    byItem: (rows, total) => `Voici comment se compose l’estimation, avant taxes\u00A0: ${rows}. En tout, ${total}.`,
    sent: "Selon la demande transmise.",
    open: (items) => `Sur demande, non compris\u00A0: ${items}.`,
    split: (said) => `Voici ce que j’ai noté quant au partage des frais\u00A0: ${said}.`,
    sharesBefore: (words, total, shares) =>
      `Vous avez dit du partage des frais\u00A0: ${words}. Avant d’en tenir compte, environ ${total} avant taxes se partageraient ainsi\u00A0: ${shares}. Compte tenu de vos mots, les parts seront autres, et notre bureau les établira avec vous.`,
    shares: (said, total, shares) =>
      `D’après ce que vous m’avez indiqué (${said}), sur environ ${total} avant taxes, cela donne\u00A0: ${shares}.`,
    noSplit:
      "Le partage des frais se décide entre les parties\u00A0: si l’autre partie assume tout, rien n’est à votre charge. Dites-moi comment ils sont partagés et je le note.",
    agreed: "Seul compte ce que notre bureau convient avec vous par écrit\u00A0; rien n’est prélevé à l’envoi de la demande.",
    invoice: (said) => `Pour la facture, j’ai noté\u00A0: ${said}.`,
    noInvoice:
      "Rien n’est encore noté quant au destinataire de la facture\u00A0: donnez-moi son nom et son adresse, et notre bureau les verra avec la demande.",
  },
  es: {
    byDay: (rows, total) => `Por día, como estimación y sin impuestos: ${rows}. En total, ${total}.`,
    byItem: (rows, total) => `La estimación, sin impuestos, se compone de: ${rows}. En total, ${total}.`,
    sent: "Según la solicitud que envió.",
    open: (items) => `A pedido, y no incluido: ${items}.`,
    split: (said) => `Esto es lo que tengo anotado sobre quién paga: ${said}.`,
    sharesBefore: (words, total, shares) =>
      `Sobre quién paga usted dijo: ${words}. Antes de eso, unos ${total} sin impuestos se repartirían así: ${shares}. Con lo que dijo, las partes serán otras, y nuestra oficina las calculará con usted.`,
    shares: (said, total, shares) => `Según lo que me indicó (${said}), de unos ${total} sin impuestos corresponde: ${shares}.`,
    noSplit:
      "Quién paga lo deciden las dos partes: si la otra parte asume todo, a ustedes no les toca pagar nada. Dígame cómo se reparte y lo anoto.",
    agreed: "Lo que vale es lo que nuestra oficina acuerde con usted por escrito; al enviar la solicitud no se cobra nada.",
    invoice: (said) => `Para la factura tengo anotado: ${said}.`,
    noInvoice:
      "Todavía no hay nada anotado sobre quién recibe la factura: dígame el nombre y la dirección, y nuestra oficina lo verá con la solicitud.",
  },
};

const list = (locale: Locale, rows: readonly string[]): string => rows.join(locale === "fr" ? "\u00A0; " : "; ");

/** Each day, or each thing, with its amount, and what they come to. */
export function rowsText({ i18n, locale }: Speaker, { by, receipt, sent }: Extract<Utterance, { kind: "estimate_rows" }>): string {
  const { estimate } = receipt;
  const view = estimateView(i18n, estimate);
  if (!view) return "";
  const words = WORDS[locale];
  const amount = (cents: number) => formatAmount(i18n.locale, cents, estimate.currency);
  const rows =
    by === "day"
      ? view.groups.map(({ label, amount: text }) => labelled(locale, { label, text }))
      : [...Map.groupBy(estimate.lines, ({ item, unit, unitCents }) => `${item} ${unit} ${unitCents}`).values()].flatMap((lines) => {
          const [line] = lines;
          if (!line) return [];
          const all = {
            ...line,
            quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
            cents: lines.reduce((sum, { cents }) => sum + cents, 0),
          };
          return [labelled(locale, { label: i18n._(ITEM_LABELS[line.item]), text: amountText(i18n, all, amount) })];
        });
  const open = view.open ? words.open(joined(locale, view.open.items)) : "";
  const said = (by === "day" ? words.byDay : words.byItem)(list(locale, rows), view.total.amount);
  return [sent ? words.sent : "", said, open].filter(Boolean).join(" ");
}

/** Who pays by what was said, with the shares where they follow; of the invoice the visitor's own words. */
export function splitWords(speaker: Speaker, say: Extract<Utterance, { kind: "split" }>): Omit<Spoken, "kind"> {
  const { i18n, locale } = speaker;
  const words = WORDS[locale];
  const { financialResponsibility, costsInWords } = say.values;
  const own = costsInWords?.value ?? financialResponsibility?.evidence ?? "";
  const choice = financialResponsibility ? textOf(i18n, locale, "financialResponsibility", financialResponsibility.value) : "";
  const said = own ? quoted(locale, own.replaceAll("\n", "; ")) : choice;
  const buttons = [changeItButton(locale, "costs")];
  const split = say.isSaid ? splitText(speaker, say, said) : say.asks === "who_pays" ? words.noSplit : "";
  if (say.asks === "who_pays") return { text: `${split} ${words.agreed}`, buttons };
  const isOfInvoice = /factur|invoice|bill/iu.test(own);
  return { text: [isOfInvoice ? words.invoice(said) : words.noInvoice, isOfInvoice ? "" : split].filter(Boolean).join(" "), buttons };
}

function splitText({ i18n, locale }: Speaker, { receipt }: Extract<Utterance, { kind: "split" }>, said: string): string {
  const words = WORDS[locale];
  // What is shared otherwise is of both sides together, and no share of one.
  const shares = (receipt?.estimate.shares ?? []).filter(({ payer }) => payer !== "as_agreed");
  if (!receipt || shares.length === 0) return words.split(said);
  const { currency, totalCents } = receipt.estimate;
  const amount = (cents: number) => formatAmount(i18n.locale, cents, currency);
  const rows = shares.map(({ payer, cents }) => labelled(locale, { label: i18n._(PAYER_LABELS[payer]), text: amount(cents) }));
  const { exceptions } = receipt.estimate;
  const excepted = exceptions.length > 0 ? quoted(locale, exceptions.join("; ")) : "";
  const shared = list(locale, rows);
  return excepted ? words.sharesBefore(excepted, amount(totalCents), shared) : words.shares(said, amount(totalCents), shared);
}
