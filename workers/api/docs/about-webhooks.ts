/** What the receiver of a webhook has to know, in the paragraphs of the API's document. */
import { MOST_ATTEMPTS } from "#app/domain/mail/outbox.ts";
import { ANSWER_MS, KEPT_DELIVERY_MS, OVERLAP_MS, PAUSED_AFTER_MS, WEBHOOK_EVENTS } from "#app/domain/webhooks/events.ts";

const DAY = 86_400_000;

export const WEBHOOKS: readonly string[] = [
  `Administrators register the address of another program at \`/admin/webhooks\`: HTTPS, a public name, the usual port. It is sent what happens, by \`POST\` as JSON, within about a minute. Events: ${WEBHOOK_EVENTS.map((event) => `\`${event}\``).join(", ")}, and \`test\`.`,
  "The body is `{ id, event, occurredAt, booking? , case? }`. A booking has `id`, `url`, `bookingNumber` and `status`; with the scope `calendar` also `hearing` (as `GET /api/calendar/hearings` has it), with `accounting` also `accounting` (as `GET /api/accounting/bookings/{id}`), with `crm` also `contact` (`name`, `firm`, `email`, `phone`). A case has `id`, `url` and `caseNumber`; only what everyone in the case reads is an event. What is sent is how things are when it leaves, not when it happened; of a booking that is gone `id` and `url` alone.",
  "`Concord-Signature: t=<seconds>,v1=<hex>` signs it: HMAC-SHA-256 with the webhook's secret (the whole text, `whsec_` included) over `<seconds>.<body>`, byte by byte as it came. Compute it, compare it in constant time with each `v1`, and refuse a moment that is more than five minutes away. `Concord-Event` is the event, `Concord-Delivery` the delivery.",
  `A secret that is renewed signs for ${OVERLAP_MS / DAY} days more, next to the new one: there are two \`v1\` then. Take a delivery of which one fits.`,
  `Any 2xx within ${ANSWER_MS / 1000} seconds takes it; what the answer says is not read, and no redirect is followed. Anything else is tried again, ${MOST_ATTEMPTS} times over some eight hours. The same event may come twice and out of order: its \`id\` is the same each time, also when it is sent again by hand. After ${PAUSED_AFTER_MS / 3_600_000} hours without one delivery that was taken the webhook is paused and the administrators are mailed; what happens meanwhile waits, ${KEPT_DELIVERY_MS / DAY} days at most.`,
];
