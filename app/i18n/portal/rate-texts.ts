/** A venue's rates as administrators keep them, in words. */
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  type CardStanding,
  type PricedService,
  RATE_ISSUE_CODES,
  type RateIssueCode,
  type ServiceUnit,
} from "#app/domain/estimate/rate-card.ts";
import { SERVICE_LABELS } from "../detailed/estimate-texts.ts";

export const STANDING_LABELS: Readonly<Record<CardStanding, MessageDescriptor>> = {
  in_force: msg`In force`,
  to_come: msg`In force later`,
  superseded: msg`Superseded`,
  withdrawn: msg`Withdrawn`,
};

export const SERVICE_UNIT_LABELS: Readonly<Record<ServiceUnit, MessageDescriptor>> = {
  day: msg`a day`,
  hour: msg`a started hour`,
  once: msg`once`,
};

const ISSUES: Readonly<Record<RateIssueCode, MessageDescriptor>> = {
  rate_name_required: msg`Give the rates a name of 2 to 80 characters`,
  currency_invalid: msg`Choose a currency`,
  valid_from_invalid: msg`Enter the first day on which hearings are charged by these rates`,
  people_invalid: msg`Enter a number of people from 1 to 500`,
  people_not_rising: msg`Enter more people than in the row above`,
  price_invalid: msg`Enter an amount, for example 1250 or 1250.50`,
  full_day_required: msg`Enter the price of a full day`,
  half_above_full: msg`Half a day can’t cost more than a full day`,
  price_below_smaller: msg`A larger room can’t cost less than the one above`,
  unit_invalid: msg`Choose a day, an hour or once`,
  rates_empty: msg`Enter at least one price before you publish`,
};

const FIELDS: Readonly<Record<string, MessageDescriptor>> = {
  name: msg`Name`,
  currency: msg`Currency`,
  validFrom: msg`For hearings from`,
  people: msg`People`,
  halfDay: msg`Half day`,
  fullDay: msg`Full day`,
  furtherHour: msg`Further hour`,
};

export const rateIssueText = (i18n: I18n, code: string): string =>
  i18n._(RATE_ISSUE_CODES.includes(code as RateIssueCode) ? ISSUES[code as RateIssueCode] : msg`Invalid input`);

/** The name of a field of the card's form: "Room size 2, full day"; `field` is as `checkRateCard` names it. */
export function rateFieldLabel(i18n: I18n, field: string): string {
  const [group = "", ...rest] = field.split(".");
  const label = FIELDS[rest.at(-1) ?? group];
  const part = label ? i18n._(label) : "";
  if (group === "rooms") {
    const row = Number(rest[0]) + 1;
    return i18n._(msg`Room size ${row}, ${part}`);
  }
  if (group === "breakout") return i18n._(msg`Breakout room, ${part}`);
  const service = group === "services" ? SERVICE_LABELS[rest[0] as PricedService] : undefined;
  return service ? i18n._(service) : part;
}
