/** An estimate as people read it, on a page, in a mail and in the chat. The texts are made on the server, so that no browser needs them. */
import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { Estimate, EstimateLine, OpenItem } from "#app/domain/estimate/estimate.ts";
import type { AmountRow, EstimateAnswer, EstimateView } from "#app/domain/estimate/estimate-view.ts";
import { formatDay } from "../dates.ts";
import { formatAmount } from "../numbers.ts";
import { ESTIMATE_TEXTS, ITEM_LABELS, PAYER_LABELS, UNIT_LABELS } from "./estimate-texts.ts";

/** The view of an estimate in the language of `i18n`; null of none. */
export function estimateView(i18n: I18n, estimate: Estimate | null): EstimateView | null {
  if (!estimate) return null;
  const { lines, totalCents, shares, open } = estimate;
  const amount = (cents: number) => formatAmount(i18n.locale, cents, estimate.currency);
  const days = [...new Set(lines.map(({ day }) => day))];
  const day = formatDay(i18n.locale, estimate.on);
  return {
    title: i18n._(ESTIMATE_TEXTS.title),
    lead: i18n._(msg`Made on ${day}. Taxes are extra.`),
    groups: days.map((of) => {
      const own = lines.filter((line) => line.day === of);
      return {
        label: of ? formatDay(i18n.locale, of) : i18n._(ESTIMATE_TEXTS.once),
        amount: amount(own.reduce((sum, { cents }) => sum + cents, 0)),
        rows: own.map((line) => ({ label: itemText(i18n, line), how: howText(i18n, line, amount), amount: amount(line.cents) })),
      };
    }),
    total: { label: i18n._(ESTIMATE_TEXTS.total), how: "", amount: amount(totalCents) },
    shares:
      shares.length === 0
        ? null
        : {
            title: i18n._(ESTIMATE_TEXTS.shares),
            before: beforeText(i18n, estimate.exceptions),
            rows: shares.map(({ payer, cents }) => ({ label: i18n._(PAYER_LABELS[payer]), how: "", amount: amount(cents) })),
          },
    open:
      open.length === 0
        ? null
        : { title: i18n._(ESTIMATE_TEXTS.open), lead: i18n._(ESTIMATE_TEXTS.openLead), items: open.map((one) => openText(i18n, one)) },
    notes: notesOf(i18n, estimate),
  };
}

/** The same of a plan, with what it still needs. */
export function estimateAnswer(i18n: I18n, { estimate, wantsPeople }: { estimate: Estimate | null; wantsPeople: boolean }): EstimateAnswer {
  const need = {
    text: i18n._(estimate ? ESTIMATE_TEXTS.roomNeed : ESTIMATE_TEXTS.need),
    label: i18n._(ESTIMATE_TEXTS.people),
    press: i18n._(ESTIMATE_TEXTS.show),
  };
  return { view: estimateView(i18n, estimate), need: wantsPeople ? need : null };
}

/** The same in a few sentences, for the chat: the total, what it is made of day by day, who pays, what is on request. */
export function estimateLines(i18n: I18n, estimate: Estimate): string[] {
  const view = estimateView(i18n, estimate);
  if (!view) return [];
  const colon = i18n.locale === "fr" ? "\u00a0: " : ": ";
  const row = ({ label, how, amount }: AmountRow) => `${label}${colon}${amount}${how && how !== amount ? ` (${how})` : ""}`;
  return [
    row(view.total),
    ...view.groups.map(({ label, rows }) => `${label}${colon}${rows.map((one) => `${one.label} ${one.amount}`).join(", ")}`),
    ...(view.shares
      ? [
          `${view.shares.title}${colon}${view.shares.rows.map((one) => `${one.label} ${one.amount}`).join(", ")}`,
          ...(view.shares.before ? [view.shares.before] : []),
        ]
      : []),
    ...(view.open ? [`${view.open.title}${colon}${view.open.items.join(", ")}`] : []),
    view.lead,
    ...view.notes,
  ];
}

/** Shares that leave something out are no fact: what they are before, in the words of who said it. */
export function beforeText(i18n: I18n, exceptions: readonly string[]): string {
  if (exceptions.length === 0) return "";
  const words = exceptions.join("; ");
  return i18n._(msg`These shares are before what the request says of who pays: “${words}”. Our office works out the rest with you.`);
}

function notesOf(i18n: I18n, estimate: Estimate): string[] {
  const { card, assumesFullDays } = estimate;
  const name = card.name;
  const from = formatDay(i18n.locale, card.validFrom);
  const onAll = servicesText(
    i18n,
    estimate.counted.filter((one) => one.onAll),
  );
  return [
    ...(assumesFullDays ? [i18n._(ESTIMATE_TEXTS.fullDays)] : []),
    ...(onAll ? [i18n._(msg`Counted for every day of the hearing: ${onAll}. Tell us if you need it on some days only.`)] : []),
    ...someDaysNotes(i18n, estimate),
    i18n._(msg`Rates: ${name}, for hearings from ${from}.`),
    i18n._(ESTIMATE_TEXTS.notQuote),
  ];
}

const servicesText = (i18n: I18n, counted: Estimate["counted"]): string => counted.map(({ item }) => i18n._(ITEM_LABELS[item])).join(", ");

/** What is counted for some days of several: those that the request names, or on which those come who need it. */
export function someDaysNotes(i18n: I18n, { counted }: Estimate): string[] {
  const onSome = counted.filter(({ onAll }) => !onAll);
  const named = servicesText(
    i18n,
    onSome.filter((one) => one.named),
  );
  const interpreted = servicesText(
    i18n,
    onSome.filter((one) => !one.named && one.item !== "remoteAccess"),
  );
  const remote = servicesText(
    i18n,
    onSome.filter((one) => one.item === "remoteAccess"),
  );
  return [
    ...(named ? [i18n._(msg`Counted only for the days that you named: ${named}.`)] : []),
    ...(interpreted ? [i18n._(msg`Counted for the days on which its interpreters come: ${interpreted}.`)] : []),
    ...(remote ? [i18n._(msg`Counted for the days on which someone joins from elsewhere: ${remote}.`)] : []),
  ];
}

/** What is charged, in words: "Main room for up to 16 people". */
export function itemText(i18n: I18n, { item, people }: EstimateLine): string {
  if (item !== "room" || people === null) return i18n._(ITEM_LABELS[item]);
  return i18n._(msg`${plural(people, { one: "Main room for one person", other: "Main room for up to # people" })}`);
}

function howText(i18n: I18n, { item, quantity, unit, unitCents }: EstimateLine, amount: (cents: number) => string): string {
  const isRoom = item === "room" || item === "breakout";
  const per = unit === "day" && !isRoom ? i18n._(msg`per day`) : i18n._(UNIT_LABELS[unit]);
  return quantity === 1 ? per : `${quantity} × ${amount(unitCents)}, ${per}`;
}

/** An amount, and how it comes about: "CAD 1,160.00 (4 × CAD 290.00, per hour)". */
export function amountText(i18n: I18n, line: EstimateLine, amount: (cents: number) => string): string {
  const how = howText(i18n, line, amount);
  return how ? `${amount(line.cents)} (${how})` : amount(line.cents);
}

function openText(i18n: I18n, { item, reason }: OpenItem): string {
  if (reason === "size_unknown") return i18n._(ESTIMATE_TEXTS.sizeUnknown);
  if (reason === "too_large") return i18n._(ESTIMATE_TEXTS.tooLarge);
  return i18n._(item === "roomHours" ? ESTIMATE_TEXTS.openHours : ITEM_LABELS[item]);
}
