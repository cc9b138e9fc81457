/** Meals that are said by the day alone, and nothing of them for every day: their days, counts and diets are read wherever the request is. */
import { env } from "cloudflare:workers";
import PostalMime from "postal-mime";
import { beforeAll, expect, test } from "vitest";
import type { Place } from "#app/domain/booking/registry/kinds.ts";
import * as staffPage from "#app/routes/portal/booking/route.tsx";
import * as confirmationPage from "#app/routes/site/booking-confirmation/route.tsx";
import * as managePage from "#app/routes/site/manage/route.tsx";
import { apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { keyOf } from "#tests/kit/booking-keys.ts";
import { pageText, plain } from "#tests/kit/page-html.ts";
import { businessDayIn, fastBooking } from "#tests/kit/payloads.ts";
import { deliverMail } from "#workers/mail/deliver.ts";

const DAYS = [businessDayIn(40), businessDayIn(50)] as const;
const texts = new Map<Place, string>();

beforeAll(async () => {
  const client = apiClient();
  const { preferredDate: _date, startTime: _time, ...request } = fastBooking() as Record<string, unknown>;
  const made = await client.post("/api/bookings/fast", {
    ...request,
    location: "arbitration_place_toronto",
    bookingType: "non-consecutive",
    bookingDates: DAYS.map((date) => ({ date, startTime: "09:00", duration: "full_day" })),
    onSomeDays: [
      { field: "catering", days: [DAYS[0]], note: "lunch for 14, 2 gluten free" },
      { field: "catering", days: [DAYS[1]], note: "lunch for 8, 1 halal" },
    ],
  });
  expect([made.status, made.status === 201 ? null : await made.clone().json()]).toEqual([201, null]);
  const { id, confirmationKey } = await made.json<{ id: string; confirmationKey: string }>();
  const { client: admin } = await asRole("admin");
  texts.set("confirmation", await pageText(client, confirmationPage, { id: confirmationKey }));
  texts.set("manage", await pageText(client, managePage, { token: await keyOf(id, "manage") }));
  texts.set("staff", await pageText(admin, staffPage, { id }));
  await deliverMail(env);
  const { results } = await env.DB.prepare("SELECT raw FROM captured_mails").all<{ raw: string }>();
  const mails = await Promise.all(results.map(({ raw }) => PostalMime.parse(raw)));
  texts.set("mail", mails.map(({ text }) => plain((text ?? "").replaceAll("<", "("))).join(" "));
});

test.each<[Place]>([["confirmation"], ["manage"], ["staff"], ["mail"]])("in %s", (place) => {
  const text = texts.get(place) ?? "";
  expect(text).toMatch(/Meals and drinks:? On \w+, \w+ \d+: lunch for 14, 2 gluten free On \w+, \w+ \d+: lunch for 8, 1 halal/);
  expect(text).not.toContain("Only on some days");
});
