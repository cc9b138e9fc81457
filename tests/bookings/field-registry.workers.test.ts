/**
 * Nothing that is accepted is dropped: for every field of the registry, a request with a value in it comes back in the record,
 * on the confirmation page, on the page of the managing link, in staff's detail and in staff's mail, wherever its row shows it.
 */
import { env } from "cloudflare:workers";
import PostalMime from "postal-mime";
import { beforeAll, describe, expect, test } from "vitest";
import { detailedFieldOf } from "#app/domain/booking/draft/draft-fields.ts";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import type { Place } from "#app/domain/booking/registry/kinds.ts";
import { detailedNameOf, FIELD_NAMES, FIELDS, type FieldName } from "#app/domain/booking/registry/registry.ts";
import { jsonOf } from "#app/domain/booking/registry/text-values.ts";
import { fieldOf } from "#app/domain/booking/requests/detailed-fields.ts";
import { offeredLocationTypes } from "#app/domain/booking/requests/effects.ts";
import { evaluate } from "#app/domain/booking/rules/evaluate.ts";
import { detailsOf, ruleRow } from "#app/domain/booking/rules/table.ts";
import { addDays } from "#app/domain/booking/schedule/local-date.ts";
import { PROCEEDING_TYPES, type ProceedingType } from "#app/domain/booking/vocabulary.ts";
import { DETAILED_FIELD_LABELS } from "#app/i18n/detailed/field-labels.ts";
import { optionText } from "#app/i18n/detailed/option-text.ts";
import { detailText } from "#app/i18n/detailed/request-lines.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import * as staffPage from "#app/routes/portal/booking/route.tsx";
import * as confirmationPage from "#app/routes/site/booking-confirmation/route.tsx";
import * as managePage from "#app/routes/site/manage/route.tsx";
import { apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { keyOf } from "#tests/kit/booking-keys.ts";
import { draftTextFor, valueFor } from "#tests/kit/field-values.ts";
import { pageText, plain } from "#tests/kit/page-html.ts";
import { businessDayIn, openWeekIn } from "#tests/kit/payloads.ts";
import { deliverMail } from "#workers/mail/deliver.ts";

/** Choices that exclude each other: each scene has what its fields need, and every field is sent in the first that takes it. */
const SCENES = {
  ours: {
    needs: { location: "arbitration_place_toronto", bookingType: "single", duration: "extended", endTime: "17:30", urgencyLevel: "urgent" },
    only: /./,
  },
  elsewhere: { needs: { location: "alternate", timeZone: "America/Vancouver" }, only: /^(?:alternateLocation|timeZone)/ },
  listed: { needs: { bookingType: "non-consecutive" }, only: /^bookingDates$/ },
  row: {
    needs: {
      bookingType: "consecutive",
      consecutiveStartDate: openWeekIn(30),
      consecutiveEndDate: addDays(openWeekIn(30), 4),
      consecutiveDuration: "extended",
      consecutiveEndTime: "16:30",
    },
    only: /^consecutive/,
  },
} as const satisfies Record<string, { needs: Partial<Record<FieldName, unknown>>; only: RegExp }>;
type Door = "fast" | "detailed";
/** The scenes above are arbitrations; the detailed door takes the questions of another proceeding with that one alone. */
type Scene = keyof typeof SCENES | ProceedingType;

const ARBITRATION = detailsOf("arbitration") ?? [];
const PARTICULARS = new Set(PROCEEDING_TYPES.flatMap((proceeding) => detailsOf(proceeding) ?? []));

function sceneOf(field: FieldName, door: Door): Scene {
  const name = detailedNameOf(field);
  if (door === "detailed" && PARTICULARS.has(name) && !ARBITRATION.includes(name)) {
    const asking = PROCEEDING_TYPES.find((type) => detailsOf(type)?.includes(name) && !ruleRow(type, "in_person").express);
    if (asking) return asking;
  }
  return (Object.keys(SCENES) as (keyof typeof SCENES)[]).find((scene) => scene !== "ours" && SCENES[scene].only.test(field)) ?? "ours";
}
const REQUIRED = FIELD_NAMES.filter((field) => FIELDS[field].fast?.required);
const casesOf = (door: Door) => FIELD_NAMES.map((field) => [field, sceneOf(field, door)] as const);

/** Everything that a scene's request says, under the registry's names. */
function said(scene: Scene, door: Door): Partial<Record<FieldName, unknown>> {
  const values = casesOf(door)
    .filter(([field, at]) => at === scene || REQUIRED.includes(field))
    .map(([field]) => [field, valueFor(field)]);
  if (!isOneOfOurs(scene))
    return completed({ ...Object.fromEntries(values), proceedingType: scene, locationType: offeredLocationTypes(scene)[0] });
  // Of a detailed request days are asked as well.
  const days = scene === "elsewhere" ? { preferredDate: businessDayIn(30), startTime: "09:30", duration: "half_day" } : {};
  const sides = scene === "ours" ? {} : Object.fromEntries(DEMANDED.map((field) => [field, valueFor(field)]));
  return { ...sides, ...days, ...Object.fromEntries(values), ...SCENES[scene].needs };
}
const isOneOfOurs = (scene: Scene): scene is keyof typeof SCENES => scene in SCENES;

/** With what the rules still ask of it. */
function completed(values: Partial<Record<FieldName, unknown>>): Partial<Record<FieldName, unknown>> {
  const text = Object.fromEntries(
    Object.entries(values).map(([field, value]) => [detailedNameOf(field as FieldName), draftTextFor(field as FieldName, value)]),
  );
  const missing = evaluate(text).missing.map(fieldOf);
  if (missing.length === 0) return values;
  return completed({ ...values, ...Object.fromEntries(missing.map((field) => [field, valueFor(field)])) });
}

/** What a detailed arbitration demands, beyond the fast form's own. */
const DEMANDED = [
  "contactFirm",
  "claimantName",
  "claimantFirm",
  "respondentName",
  "respondentFirm",
  "styleOfCause",
  "arbitrationProceedingType",
] as const satisfies readonly FieldName[];

interface Read {
  record: BookingRecord;
  texts: Record<Place, string>;
}

/** Sends a scene through a door and reads it back everywhere. */
async function send(door: Door, scene: Scene): Promise<Read> {
  const client = apiClient();
  const values = said(scene, door);
  const made =
    door === "fast"
      ? await client.post("/api/bookings/fast", values)
      : await client.post(
          "/api/public-bookings",
          Object.fromEntries(Object.entries(values).map(([field, value]) => [detailedNameOf(field as FieldName), value])),
        );
  expect([made.status, made.status === 201 ? null : await made.clone().json()]).toEqual([201, null]);
  const { id, confirmationKey } = await made.json<{ id: string; confirmationKey: string }>();
  const { client: admin } = await asRole("admin");
  const record = await (await admin.get(`/api/bookings/${id}`)).json<BookingRecord>();
  return {
    record,
    texts: {
      confirmation: await pageText(client, confirmationPage, { id: confirmationKey }),
      manage: await pageText(client, managePage, { token: await keyOf(id, "manage") }),
      staff: await pageText(admin, staffPage, { id }),
      mail: await mailOf(record.bookingNumber),
    },
  };
}

/** The text of staff's mail about a booking. */
async function mailOf(bookingNumber: string): Promise<string> {
  await deliverMail(env);
  const { results } = await env.DB.prepare("SELECT raw FROM captured_mails").all<{ raw: string }>();
  const mails = await Promise.all(results.map(({ raw }) => PostalMime.parse(raw)));
  const found = mails
    .filter(({ text }) => text?.includes(bookingNumber))
    .sort((one, other) => (other.text ?? "").length - (one.text ?? "").length)[0];
  if (!found?.text) throw new Error(`No mail about ${bookingNumber} was sent.`);
  return plain(found.text.replaceAll("<", "("));
}

/** Kinds that a place's own lines write as the sections do; days, venues and zones have forms of their own there. */
const ALIKE: readonly string[] = ["name", "firm", "line", "text", "story", "email", "phone", "time"];

/** A line of a section: its label, and its text right behind it. */
const hasLine = (text: string, label: string, shown: string) => text.includes(`${label} ${shown}`) || text.includes(`${label}: ${shown}`);

describe.each(["fast", "detailed"] as const)("the %s request", (door) => {
  const cases = casesOf(door);
  const read = new Map<Scene, Read>();
  beforeAll(async () => {
    for (const scene of new Set(cases.map(([, at]) => at))) read.set(scene, await send(door, scene));
  });
  const of = (scene: Scene): Read => {
    const found = read.get(scene);
    if (!found) throw new Error(`${scene} was not sent.`);
    return found;
  };

  test.each(cases)("keeps %s", (field, scene) => {
    const { record } = of(scene);
    const sent = draftTextFor(field, said(scene, door)[field]);
    const expected = jsonOf(FIELDS[field].is, sent);
    expect(record.details?.[detailedFieldOf(field)]).toEqual(expected);
  });

  test.each(cases)("shows %s wherever its row says so", async (field, scene) => {
    const { texts } = of(scene);
    const i18n = await createPageI18n("en");
    const name = detailedNameOf(field);
    const sent = draftTextFor(field, said(scene, door)[field]);
    const shown = plain(sent === "true" ? optionText(i18n, name, sent) : detailText(i18n, name, sent));
    const label = i18n._(DETAILED_FIELD_LABELS[name]);
    for (const place of Object.keys(texts) as Place[]) {
      const { hidden, said: own } = FIELDS[field];
      const listed = hasLine(texts[place], label, shown);
      if (hidden?.includes(place)) expect([place, listed]).toEqual([place, false]);
      else if (!own?.includes(place)) expect([place, listed]).toEqual([place, true]);
      else if (ALIKE.includes(FIELDS[field].is.kind)) expect([place, texts[place].includes(shown)]).toEqual([place, true]);
    }
  });
});
