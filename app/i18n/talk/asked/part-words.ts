/** What is said of the price of one thing, or of single days. */
import type { EstimateItem, EstimateLine } from "#app/domain/estimate/estimate.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { Utterance } from "#app/domain/talk/answer/says.ts";
import { ITEM_LABELS } from "#app/i18n/detailed/estimate-texts.ts";
import { amountText, estimateView, itemText } from "#app/i18n/detailed/estimate-view.ts";
import { formatAmount } from "#app/i18n/numbers.ts";
import { daysText, joined } from "../day-words.ts";
import { labelled, type Speaker } from "../lines.ts";

interface PartWords {
  /** One of several that may be wanted. */
  one: Readonly<Partial<Record<EstimateItem, string>>>;
  onDay: (thing: string, day: string) => string;
  part: (rows: string) => string;
  /** What several days come to. */
  sum: (amount: string) => string;
  day: (day: string, amount: string, rows: string) => string;
  added: string;
  addedOn: (day: string) => string;
  dayAdded: (several: boolean) => string;
  whole: (total: string) => string;
  open: (items: string) => string;
  openOfDay: (items: string) => string;
  unpriced: string;
}

const WORDS: Readonly<Record<Locale, PartWords>> = {
  en: {
    one: { breakout: "One breakout room", breakoutHours: "One breakout room, further hours" },
    onDay: (thing, day) => `${thing}, ${day}`,
    part: (rows) => `${rows}, taxes not included.`,
    sum: (amount) => `Together ${amount}.`,
    day: (day, amount, rows) => `${day} comes to about ${amount}, taxes not included: ${rows}.`,
    added: "It isn’t in your request yet.",
    addedOn: (day) => `It isn’t in your request for ${day}.`,
    dayAdded: (several) => (several ? "Not all of these days are in your request." : "That day isn’t in your request."),
    whole: (total) => `The whole comes to about ${total}.`,
    open: (items) => `${items}: on request, as no rate is kept for it; our staff quote it before anything is confirmed.`,
    openOfDay: (items) => `On request, and not in it: ${items}.`,
    unpriced: "No rate is kept for that: it is on request, and our staff quote it before anything is confirmed.",
  },
  fr: {
    one: { breakout: "Une salle de caucus", breakoutHours: "Une salle de caucus, heures supplémentaires" },
    onDay: (thing, day) => `${thing}, ${day}`,
    part: (rows) => `${rows}, taxes en sus.`,
    sum: (amount) => `Ensemble, ${amount}.`,
    day: (day, amount, rows) => `${day}\u00A0: environ ${amount}, taxes en sus, soit ${rows}.`,
    added: "Ce n’est pas encore dans votre demande.",
    addedOn: (day) => `Ce n’est pas dans votre demande pour ${day}.`,
    dayAdded: (several) => (several ? "Ces jours ne sont pas tous dans votre demande." : "Ce jour n’est pas dans votre demande."),
    whole: (total) => `Le tout revient à environ ${total}.`,
    open: (items) =>
      `${items}\u00A0: sur demande, car nous n’avons pas de tarif fixe\u00A0; notre équipe vous en donne le prix avant toute confirmation.`,
    openOfDay: (items) => `Sur demande, non compris\u00A0: ${items}.`,
    unpriced:
      "Nous n’avons pas de tarif pour cela\u00A0: c’est sur demande, et notre équipe vous en donne le prix avant toute confirmation.",
  },
  es: {
    one: { breakout: "Una sala auxiliar", breakoutHours: "Una sala auxiliar, horas adicionales" },
    onDay: (thing, day) => `${thing}, ${day}`,
    part: (rows) => `${rows}, sin impuestos.`,
    sum: (amount) => `Juntos, ${amount}.`,
    day: (day, amount, rows) => `${day}: unos ${amount}, sin impuestos: ${rows}.`,
    added: "Todavía no está en su solicitud.",
    addedOn: (day) => `No está en su solicitud para ${day}.`,
    dayAdded: (several) => (several ? "No todos estos días están en su solicitud." : "Ese día no está en su solicitud."),
    whole: (total) => `El total sería de unos ${total}.`,
    open: (items) => `${items}: a solicitud, pues no tenemos una tarifa fija; nuestro equipo le indica el precio antes de confirmar nada.`,
    openOfDay: (items) => `A solicitud, sin incluir: ${items}.`,
    unpriced: "No tenemos una tarifa para eso: es a solicitud, y nuestro equipo le indica el precio antes de confirmar nada.",
  },
};

type Part = Extract<Utterance, { kind: "estimate_part" }>;
const sumOf = (lines: readonly EstimateLine[], of: (line: EstimateLine) => number): number =>
  lines.reduce((all, line) => all + of(line), 0);

/** What one thing costs, with how it comes about, or everything on some days; then whether the request has it, and what the whole comes to. */
export function partText(speaker: Speaker, part: Part): string {
  const { i18n, locale } = speaker;
  const words = WORDS[locale];
  const { estimate } = part.receipt;
  const { days, added, lines, totalCents } = part;
  const amount = (cents: number) => formatAmount(i18n.locale, cents, estimate.currency);
  const said =
    lines.length === 0
      ? words.open(joined(locale, labelsOf(speaker, part.items)))
      : part.whole && days
        ? daysSaid(speaker, part)
        : rowsSaid(speaker, part);
  const isDay = part.whole && days !== null;
  const missing = isDay ? words.dayAdded(days.length > 1) : days && days.length > 0 ? words.addedOn(daysText(locale, days)) : words.added;
  return [said, added ? missing : "", totalCents === null ? "" : words.whole(amount(totalCents))].filter(Boolean).join(" ");
}

/** Something without a rate of ours. */
export const unpricedText = (locale: Locale): string => WORDS[locale].unpriced;

const labelsOf = ({ i18n }: Speaker, items: readonly EstimateItem[]): string[] =>
  [...new Set(items)].map((item) => i18n._(ITEM_LABELS[item]));

/** A row for each kind of charge, on each day where days are asked for. */
function rowsSaid(speaker: Speaker, { receipt, lines, days }: Part): string {
  const { i18n, locale } = speaker;
  const words = WORDS[locale];
  const amount = (cents: number) => formatAmount(i18n.locale, cents, receipt.estimate.currency);
  const groups = Map.groupBy(lines, ({ item, unit, unitCents, day }) => `${item} ${unit} ${unitCents} ${days ? day : ""}`);
  const rows = [...groups.values()].flatMap((own) => {
    const [line] = own;
    if (!line) return [];
    const all = { ...line, quantity: sumOf(own, ({ quantity }) => quantity), cents: sumOf(own, ({ cents }) => cents) };
    const label = (own.every(({ quantity }) => quantity === 1) ? words.one[line.item] : undefined) ?? itemText(i18n, line);
    const named = days && line.day ? words.onDay(label, daysText(locale, [line.day])) : label;
    return [labelled(locale, { label: named, text: amountText(i18n, all, amount) })];
  });
  const sum = days && rows.length > 1 ? words.sum(amount(sumOf(lines, ({ cents }) => cents))) : "";
  return [words.part(joined(locale, rows)), sum].filter(Boolean).join(" ");
}

/** Each day with everything on it. */
function daysSaid({ i18n, locale }: Speaker, { receipt, lines, days }: Part): string {
  const words = WORDS[locale];
  const amount = (cents: number) => formatAmount(i18n.locale, cents, receipt.estimate.currency);
  const said = (days ?? []).flatMap((day) => {
    const own = lines.filter((line) => line.day === day);
    if (own.length === 0) return [];
    const rows = own.map((line) => labelled(locale, { label: itemText(i18n, line), text: amountText(i18n, line, amount) }));
    const label = daysText(locale, [day]);
    return [
      words.day(
        label.charAt(0).toUpperCase() + label.slice(1),
        amount(sumOf(own, ({ cents }) => cents)),
        rows.join(locale === "fr" ? "\u00A0; " : "; "),
      ),
    ];
  });
  const view = estimateView(i18n, receipt.estimate);
  const open = view?.open ? words.openOfDay(joined(locale, view.open.items)) : "";
  const sum = said.length > 1 ? words.sum(amount(sumOf(lines, ({ cents }) => cents))) : "";
  return [...said, sum, open].filter(Boolean).join(" ");
}
