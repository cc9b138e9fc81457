/** Every utterance has words in three languages: no code, no placeholder, typography of the language. */
import { describe, expect, test } from "vitest";
import { LOCALES, type Locale } from "#app/domain/locale.ts";
import type { Utterance } from "#app/domain/talk/answer/says.ts";
import { editCard } from "#app/domain/talk/edit/card.ts";
import { issueReceipt } from "#app/domain/talk/receipts.ts";
import { OPTION_WORDS, POINT_KINDS, type Point } from "#app/domain/talk/state.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import { daysText, planLines } from "#app/i18n/talk/day-words.ts";
import { speak, spokenText } from "#app/i18n/talk/voice.ts";
import { WORDS } from "#app/i18n/talk/words-by-language.ts";
import { receiptOf } from "../play.ts";

const phone = "+1 (416) 555-0100";
const reference = "TOR-2027-0042";
const zone = "America/Toronto";
const by = "2026-11-23T18:00:00Z";
const point: Point = {
  id: "p",
  kind: "move_days",
  quote: "w",
  field: "location",
  days: ["2027-03-19"],
  start: "09:30",
  zones: [zone, "America/Vancouver"],
  reference,
  options: [],
};
const values = {
  location: { value: "arbitration_place_toronto", origin: "assistant" as const },
  toFollow: { value: "preferredDate,startTime", origin: "assistant" as const },
};
const plan = { days: [{ date: "2027-03-08" }], start: "09:30", end: "16:00" };

const ESTIMATE = issueReceipt("estimate", {
  estimate: {
    on: "2026-11-23",
    card: { name: "2027", currency: "CAD", validFrom: "2026-01-01" },
    currency: "CAD",
    lines: [
      { day: "2027-03-08", item: "room", people: 20, quantity: 1, unit: "day", unitCents: 90_000, cents: 90_000 },
      { day: "2027-03-09", item: "room", people: 20, quantity: 1, unit: "day", unitCents: 90_000, cents: 90_000 },
    ],
    totalCents: 180_000,
    shares: [{ payer: "other_party", cents: 180_000 }],
    exceptions: [],
    open: [{ item: "catering", reason: "not_on_card" }],
    assumesFullDays: true,
    counted: [],
  },
});

/** One of each kind; the compiler notices one that is missing. */
const EACH: { readonly [K in Utterance["kind"]]: Extract<Utterance, { kind: K }> } = {
  greeting: { kind: "greeting", short: false },
  thanks: { kind: "thanks" },
  bye: { kind: "bye", kept: true },
  unclear: { kind: "unclear", person: true, phone },
  upset: { kind: "upset", phone },
  owned: { kind: "owned" },
  explained: {
    kind: "explained",
    values,
    plan,
    fields: ["location", "preferredDate"],
    open: [],
    because: [
      { from: "words", quote: "in Toronto" },
      { from: "follows", quote: "my partner joins by video" },
      { from: "half_day", quote: "Monday ends at 1:00 p.m." },
      { from: "hand" },
      { from: "rule", code: null },
    ],
    past: false,
    part: "place",
  },
  clocks: {
    kind: "clocks",
    asks: "difference",
    places: [
      { place: "Toronto", zone },
      { place: "", zone: "America/Vancouver" },
    ],
    at: Date.parse("2027-03-08T14:30:00Z"),
    on: "2027-03-08",
  },
  attack: { kind: "attack" },
  self: { kind: "self", phone },
  heard: { kind: "heard", quotes: ["they signed"] },
  note_what: { kind: "note_what" },
  month: {
    kind: "month",
    receipt: issueReceipt("month", {
      month: {
        venue: "arbitration_place_toronto",
        timeZone: zone,
        month: "2027-02",
        need: { people: 14, breakouts: [] },
        days: [
          { date: "2027-02-01", state: "free", from: "07:00", until: "19:00", why: null, holiday: null },
          { date: "2027-02-02", state: "part", from: "13:00", until: "19:00", why: "taken", holiday: null },
        ],
      },
    }),
    chosen: [],
  },
  which_venue: { kind: "which_venue", venues: ["arbitration_place_toronto", "arbitration_place_miami"] },
  rooms: {
    kind: "rooms",
    receipt: issueReceipt("rooms", {
      venue: "arbitration_place_toronto",
      need: { people: 14, breakouts: [], setup: "u_shape" },
      listed: {
        rooms: [{ id: "r", name: "Elm", capacity: 20, setups: ["u_shape"], seats: { u_shape: 16 }, equipment: [], nextFree: null }],
        unsuited: [],
      },
    }),
  },
  until: { kind: "until", venue: "arbitration_place_toronto", until: "18:00", closes: "19:00" },
  no_room_needed: { kind: "no_room_needed", about: "hold" },
  hold_dropped: { kind: "hold_dropped" },
  hold_before: { kind: "hold_before", wished: true, email: "jane@firm.example", tooLarge: false },
  hold_offer: { kind: "hold_offer", reference },
  hold: {
    kind: "hold",
    mailed: false,
    receipt: issueReceipt("hold", {
      reference,
      asked: null,
      state: { state: "barred", bar: "size", until: null },
      venue: "arbitration_place_toronto",
      mailedTo: "j•••@firm.example",
    }),
  },
  not_ours: { kind: "not_ours" },
  no_venue: { kind: "no_venue", quote: "Paris" },
  no_language: { kind: "no_language", language: "xx", phone },
  language: { kind: "language" },
  noted: {
    kind: "noted",
    lines: [
      { line: "plan", plan, was: { days: [] } },
      { line: "person", person: { part: "witness", count: 3, attends: "remote" } },
    ],
    context: values,
  },
  shown: { kind: "shown", form: "fast", values, plan, fields: ["preferredDate"], open: ["caseDescription"], sent: null },
  no_calls: { kind: "no_calls" },
  cleared: { kind: "cleared", fields: ["location"] },
  edit: {
    kind: "edit",
    card: editCard("contact", { values, loose: plan, subjects: {} }),
    options: {},
    quote: "not her",
    refused: false,
    again: false,
    phone,
    unasked: false,
  },
  saved: { kind: "saved", unchanged: false },
  remarked: { kind: "remarked", remarks: [{ text: "parking for a van" }] },
  listed: { kind: "listed", field: "mainRoomCapacity", kept: "6", listed: "5" },
  resolved: { kind: "resolved", remarks: ["parking for a van"] },
  to_follow: { kind: "to_follow", fields: ["preferredDate"], unasked: true },
  invalid: { kind: "invalid", field: "contactEmail", quote: "bo@" },
  ruled: { kind: "ruled", field: "location", value: "arbitration_place_toronto", because: null },
  undone: { kind: "undone" },
  nothing_to_undo: { kind: "nothing_to_undo" },
  restarted: { kind: "restarted" },
  kept: { kind: "kept" },
  again: { kind: "again" },
  answer: { kind: "answer", quote: "q", text: "Yes.", id: "faq" },
  estimate: { kind: "estimate", receipt: ESTIMATE },
  estimate_rows: { kind: "estimate_rows", by: "item", receipt: ESTIMATE, sent: true },
  split: {
    kind: "split",
    asks: "who_pays",
    values: { costsInWords: { value: "they pay it all", origin: "assistant" } },
    receipt: ESTIMATE,
    isSaid: true,
  },
  estimate_part: {
    kind: "estimate_part",
    receipt: ESTIMATE,
    items: ["room"],
    lines: ESTIMATE.estimate.lines.slice(1),
    days: ["2027-03-09"],
    whole: false,
    added: true,
    totalCents: 180_000,
  },
  unpriced: { kind: "unpriced" },
  estimate_needs: { kind: "estimate_needs", fields: ["preferredDate", "location"] },
  unanswered: { kind: "unanswered", quote: "How much?" },
  unfit: {
    kind: "unfit",
    venue: "arbitration_place_miami",
    fit: {
      days: [
        { date: "2027-03-13", state: "closed", why: "weekday" },
        { date: "2027-03-12", state: "none", why: "taken" },
      ],
      near: ["2027-03-15"],
    },
  },
  too_many: { kind: "too_many", venue: "arbitration_place_cayman", people: 400, most: 40, larger: [] },
  shortest: { kind: "shortest", quote: "one hour" },
  longest: { kind: "longest", quote: "400 days" },
  free: { kind: "free", receipt: issueReceipt("free", { venue: "arbitration_place_cayman", days: ["2027-03-15"] }) },
  booked: { kind: "booked", receipt: issueReceipt("booked", { reference, callBy: by, zone }) },
  changed: { kind: "changed", receipt: issueReceipt("changed", { reference, days: ["2027-03-22"], startTime: "13:00" }) },
  cancelled: { kind: "cancelled", receipt: issueReceipt("cancelled", { reference }) },
  passed_on: { kind: "passed_on", receipt: issueReceipt("passed_on", { reference, dueAt: by, zone }) },
  handed_on: { kind: "handed_on", reference, words: ["the 25th instead"] },
  copied: { kind: "copied", receipt: issueReceipt("copied", { reference }) },
  linked: { kind: "linked", receipt: issueReceipt("linked", { reference }) },
  status: {
    kind: "status",
    receipt: issueReceipt("status", {
      reference,
      version: 1,
      status: "pending",
      date: "2027-03-08",
      startTime: "09:30",
      days: ["2027-03-08"],
      venue: null,
      locationType: "virtual",
      heldUntil: null,
    }),
  },
  call: { kind: "call", receipt: issueReceipt("call", { phone, by, zone }) },
  forgotten: { kind: "forgotten", receipt: receiptOf({ kind: "forget" }) as ReturnType<typeof issueReceipt<"forgotten">> },
  not_found: { kind: "not_found", reference, phone },
  failed: { kind: "failed", command: "submit", phone },
  not_moved: {
    kind: "not_moved",
    reference,
    issues: [
      { field: "bookingDate", code: "day_closed", day: "2027-03-26" },
      { field: "bookingDate", code: "rooms_taken", day: "2027-03-25" },
    ],
  },
  refused: {
    kind: "refused",
    issues: [
      { field: "preferredDate", code: "day_closed", day: "2027-03-13" },
      { field: "mainRoomCapacity", code: "people_too_many" },
    ],
    venue: "arbitration_place_toronto",
    phone,
  },
  on_hold: { kind: "on_hold", kept: true, phone },
  not_sent: { kind: "not_sent" },
  settled_already: { kind: "settled_already" },
  changed_since: { kind: "changed_since" },
  proof: { kind: "proof", reference },
  person: { kind: "person", phone, noCall: true },
  point: { kind: "point", point, again: true, context: values, plan },
  ask: {
    kind: "ask",
    topic: "place",
    fields: ["locationType", "location"],
    again: true,
    buttons: [{ field: "location", value: "arbitration_place_cayman" }],
    card: null,
    month: null,
    reason: null,
    offers: ["2027-03-15"],
  },
  waiting: { kind: "waiting", fields: ["contactName", "contactPhone"], phone, again: false, written: false },
  summary: { kind: "summary", fingerprint: "f", form: "fast", values, plan, offersMore: true, holdable: true },
  ready: { kind: "ready", fingerprint: "f", changed: true, holdable: true },
};
const RAW = /undefined|null|NaN|\[object|arbitration_place|[a-z][A-Z]|_|\{|\}/;
/** In French a colon, a question mark, an exclamation mark, a semicolon and quotation marks keep to their word. */
const LOOSE = /[^\s\u00A0\u202F] [:;?!»]|« /;

describe.each(LOCALES)("in %s", (locale: Locale) => {
  test.each(Object.values(EACH))("$kind has its words", async (utterance) => {
    const spoken = speak(await createPageI18n(locale), locale, [utterance]);
    const text = spokenText(spoken);
    expect(text).not.toBe("");
    for (const one of [text, ...spoken.flatMap(({ buttons }) => (buttons ?? []).map(({ label }) => label))]) {
      expect(one).not.toMatch(RAW);
      if (locale === "fr") expect(one).not.toMatch(LOOSE);
    }
  });

  test.each(POINT_KINDS)("a point %s has its question", async (kind) => {
    const options = OPTION_WORDS.map((word) => ({ id: word, label: { word }, deed: { do: "nothing" as const } }));
    const [spoken] = speak(await createPageI18n(locale), locale, [{ ...EACH.point, again: false, point: { ...point, kind, options } }]);
    expect(spoken?.text).toMatch(/\?/);
    expect(spoken?.text).not.toMatch(RAW);
    expect(new Set(spoken?.buttons?.map(({ label }) => label)).size).toBeGreaterThan(OPTION_WORDS.length - 6);
  });

  test("a question that is put again has other words", () => {
    for (const [first, again] of Object.values(WORDS[locale].ask)) expect(first).not.toBe(again);
  });
});

test("days are written as each language writes them", () => {
  const run = ["2027-03-29", "2027-03-30", "2027-03-31", "2027-04-01"];
  expect(daysText("en", run)).toBe("Monday, March 29 to Thursday, April 1, 2027");
  expect(daysText("fr", run)).toBe("du lundi 29 mars au jeudi 1 avril 2027".replace("1 avril", "1er avril"));
  expect(daysText("es", run)).toBe("del lunes 29 de marzo al jueves 1 de abril de 2027");
  expect(daysText("fr", ["2027-03-08", "2027-03-09"])).toBe("du lundi 8 au mardi 9 mars 2027");
  expect(planLines("es", { days: [], start: "13:00", end: "16:00" })).toEqual([
    { label: "Horario", text: "de la 1:00 p.m. a las 4:00 p.m." },
  ]);
});

test("who writes German is answered in German", async () => {
  const text = spokenText(speak(await createPageI18n("en"), "en", [{ kind: "no_language", language: "de", phone }]));
  expect(text).toContain("Leider");
  expect(text).toContain(phone);
});
