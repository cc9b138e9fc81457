/** A newcomer's task: a field that the fast form asks for is kept, with a column or without, and read back before it is sent. Seconds, without a server. */
import { I18nProvider } from "@lingui/react";
import { type ComponentProps, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { Review } from "#app/components/booking-form/review.tsx";
import type { FieldName } from "#app/domain/booking/registry/registry.ts";
import { checkFastBooking } from "#app/domain/booking/requests/fast.ts";
import type { FastBookingValues } from "#app/domain/booking/requests/fast-request.ts";
import { FAST_FIELDS, FAST_REQUIRED } from "#app/domain/booking/requests/fast-values.ts";
import { FIELD_LABELS, valueText } from "#app/i18n/booking-labels.ts";
import { zoneLabel } from "#app/i18n/dates.ts";
import { newI18n } from "#app/i18n/verbatim.ts";
import { fromFast } from "#app/services/bookings/booking-requests.ts";
import { draftTextFor, valueFor } from "#tests/kit/field-values.ts";

const NOW = new Date();
/** The zone is the visitor's to choose where no venue of ours has one. */
const alongside = (field: FieldName) => (field === "timeZone" ? { location: "alternate" } : {});

/** What becomes of a fast request with a value in `field`. */
function kept(field: FieldName) {
  const values = Object.fromEntries([...FAST_REQUIRED, field].map((name) => [name, valueFor(name)]));
  const check = checkFastBooking({ ...values, ...alongside(field) }, NOW);
  if (!check.ok) throw new Error(JSON.stringify(check.issues));
  return fromFast(check.request, {}, NOW);
}

afterEach(() => {
  vi.resetModules();
});

test.each(FAST_FIELDS)("%s is kept", (field) => {
  const { details, ...columns } = kept(field);
  expect([...Object.values(columns), ...Object.values(details ?? {})]).toContain(draftTextFor(field, valueFor(field)));
});

test("a newcomer's row with `fast: {}` and no column is kept with the further details", async () => {
  vi.resetModules();
  // The rows are read once, when they are loaded: without its column this one is what such a row would be.
  const { SPECIAL_REQUIREMENTS } = await import("#app/domain/booking/registry/matter.ts");
  delete (SPECIAL_REQUIREMENTS.specialRequirements as { column?: true }).column;
  const fresh = await import("#app/services/bookings/booking-requests.ts");
  const values = Object.fromEntries([...FAST_REQUIRED, "specialRequirements" as const].map((name) => [name, valueFor(name)]));
  const check = checkFastBooking(values, NOW);
  if (!check.ok) throw new Error(JSON.stringify(check.issues));
  expect(fresh.fromFast(check.request, {}, NOW).details).toMatchObject({ specialRequirements: valueFor("specialRequirements") });
});

const WHOLE: FastBookingValues = Object.fromEntries(FAST_FIELDS.map((field) => [field, draftTextFor(field, valueFor(field))]));
const ANSWERS = { values: WHOLE, further: [], sendKey: "key", failure: null, told: null, estimate: null };

function ReviewPage() {
  const steps = { onChange: () => undefined, onMove: () => undefined };
  return createElement(Review, { ...ANSWERS, ...steps } as unknown as ComponentProps<typeof Review>, null);
}

test("the review before sending shows each of them", () => {
  const i18n = newI18n("en", {});
  const Page = createRoutesStub([{ path: "/", Component: ReviewPage }]);
  const html = renderToStaticMarkup(createElement(I18nProvider, { i18n }, createElement(Page)));
  for (const field of FAST_FIELDS.filter((name) => name !== "timeZone")) {
    expect(html).toContain(`<dt class="text-soft">${i18n._(FIELD_LABELS[field])}</dt>`);
    expect(html).toContain(`>${valueText(i18n, field, WHOLE)}`);
  }
  expect(html).toContain(zoneLabel("en", "America/Toronto", WHOLE.preferredDate, WHOLE.location));
});
