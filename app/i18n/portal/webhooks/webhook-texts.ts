/** Words for webhooks: their events, what is wrong with one, what came of a delivery. */
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ApiKeyScope } from "#app/domain/api-keys/scopes.ts";
import type { AddressCode } from "#app/domain/webhooks/address.ts";
import type { DeliveryReason, DeliveryState, WebhookEvent } from "#app/domain/webhooks/events.ts";
import type { WebhookRecord } from "#app/domain/webhooks/webhook.ts";
import { peopleIssueText } from "../people-labels.ts";

const EVENTS: Readonly<Record<WebhookEvent | "test", MessageDescriptor>> = {
  "booking.requested": msg`Booking requested`,
  "booking.confirmed": msg`Booking confirmed`,
  "booking.changed": msg`Booking changed`,
  "booking.cancelled": msg`Booking cancelled`,
  "booking.completed": msg`Booking completed`,
  "booking.removed": msg`Booking removed from the lists`,
  "case.created": msg`Case created`,
  "case.status_changed": msg`Status of a case changed`,
  "case.document_filed": msg`Document filed for everyone in a case`,
  "case.deadline_set": msg`Deadline set`,
  "case.deadline_done": msg`Deadline met`,
  "case.hearing_linked": msg`Hearing linked to a case`,
  test: msg`Test`,
};

export const eventText = (i18n: I18n, event: WebhookEvent | "test"): string => i18n._(EVENTS[event]);

const SENDS: Readonly<Record<ApiKeyScope, MessageDescriptor>> = {
  calendar: msg`Calendar: days, hours and place`,
  accounting: msg`Accounting: the estimate, and who is charged`,
  crm: msg`Contacts (CRM): the contact’s name, address and phone`,
};

/** What a scope adds to what is sent of a booking. */
export const sentText = (i18n: I18n, scope: ApiKeyScope): string => i18n._(SENDS[scope]);

const CODES: Readonly<Record<AddressCode | "webhook_name_required" | "webhook_events_required" | "webhook_too_many", MessageDescriptor>> = {
  webhook_name_required: msg`Enter a name by which you know the program`,
  webhook_events_required: msg`Choose at least one event`,
  webhook_too_many: msg`There are 20 webhooks. Remove one first`,
  webhook_url_invalid: msg`Enter a whole address such as https://hooks.example.com/concord, without a user name and without a port`,
  webhook_url_https: msg`Enter an address that begins with https://`,
  webhook_url_host: msg`Enter an address with a public name: no number, and no name of an internal network`,
  webhook_url_own: msg`This is our own address. Enter that of the other program`,
};

/** What is wrong with a field. */
export const webhookIssueText = (i18n: I18n, code: string): string =>
  code in CODES ? i18n._(CODES[code as keyof typeof CODES]) : peopleIssueText(i18n, code);

const STATES: Readonly<Record<WebhookRecord["state"], MessageDescriptor>> = {
  active: msg`Active`,
  failing: msg`Failing`,
  paused: msg`Paused`,
  paused_failing: msg`Paused after failures`,
  paused_left: msg`Paused`,
};

export const webhookStateText = (i18n: I18n, state: WebhookRecord["state"]): string => i18n._(STATES[state]);

const LEFT: Readonly<Record<NonNullable<WebhookRecord["left"]>, MessageDescriptor>> = {
  closed: msg`Paused: it was set up by someone whose account is closed. Renew its secret before it goes on.`,
  unmade: msg`Paused: it was set up by someone who is an administrator no more. Renew its secret before it goes on.`,
};

/** Why it is paused, where that is because of who set it up. */
export const webhookLeftText = (i18n: I18n, left: NonNullable<WebhookRecord["left"]>): string => i18n._(LEFT[left]);

const DELIVERIES: Readonly<Record<DeliveryState, MessageDescriptor>> = {
  waiting: msg`Waiting`,
  paused: msg`Waiting until the webhook goes on`,
  delivered: msg`Delivered`,
  dead: msg`Given up`,
};

export const deliveryStateText = (i18n: I18n, state: DeliveryState): string => i18n._(DELIVERIES[state]);

const REASONS: Readonly<Record<DeliveryReason, MessageDescriptor>> = {
  refused: msg`The address refused it`,
  redirected: msg`The address leads elsewhere, which is not followed`,
  timeout: msg`The address did not answer in time`,
  unreachable: msg`The address could not be reached`,
  address: msg`The address is not one that we send to`,
  no_secret: msg`The secret cannot be read any more: renew it`,
  interrupted: msg`The attempts were interrupted`,
  failed: msg`It ended with an error of ours; the log says where`,
};

/** Why the last attempt failed. */
export const deliveryReasonText = (i18n: I18n, reason: DeliveryReason): string => i18n._(REASONS[reason]);
