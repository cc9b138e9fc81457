/**
 * A newcomer's tasks (docs/first-change.md): one that is begun at its table and not finished is an error of the compiler wherever
 * something is missing. The others of the seven: `tests/platform/new-field.test.ts`, `case-action.test.ts`.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type SeededTree, seededTree } from "./seeded-tree.ts";

/** One run of the compiler on a busy machine. */
const PATIENCE = { timeout: 300_000 };

let tree: SeededTree;
beforeAll(() => {
  tree = seededTree();
}, 120_000);
afterAll(() => tree.remove());

test("a proceeding asks for its rules, its names and its share of the demonstration", PATIENCE, () => {
  const named = tree.erring(
    "app/domain/booking/vocabulary.ts",
    'PROCEEDING_TYPES = [\n  "arbitration",',
    'PROCEEDING_TYPES = [\n  "seeded",\n  "arbitration",',
  );
  expect(named).toEqual([
    "app/domain/booking/rules/table.ts",
    "app/i18n/booking-labels.ts",
    "app/i18n/talk/en.ts",
    "app/i18n/talk/es.ts",
    "app/i18n/talk/fr.ts",
    "scripts/seed/demo-bookings.ts",
  ]);
});

test("a language asks for its catalogues, its sentences and its data", PATIENCE, () => {
  const named = tree.erring("app/domain/locale.ts", '["en", "fr", "es"]', '["en", "fr", "es", "de"]');
  // Some forty files, and each new text by language is one more: those without which nothing of it could be shown.
  expect(named).toEqual(
    expect.arrayContaining([
      "app/domain/venue/cities.ts",
      "app/domain/venue/holidays.ts",
      "app/i18n/catalogs.ts",
      "app/i18n/language-names.ts",
      "app/i18n/mail/catalog.server.ts",
      "app/i18n/page-catalogs.server.ts",
      "app/i18n/talk/words-by-language.ts",
      "app/services/assistant/assistant-catalog.server.ts",
    ]),
  );
});

test("a mail asks for its text, its name in the outbox and what it reads", PATIENCE, () => {
  const named = tree.erring("app/domain/mail/subject.ts", '["invitation", "password_reset",', '["invitation", "seeded", "password_reset",');
  expect(named).toEqual(["app/i18n/mail/account-mails.ts", "app/i18n/mail/outbox-labels.ts", "app/services/mail/mail-subjects.server.ts"]);
});

test("a mail about a booking asks for the same, and for when it is not true any more", PATIENCE, () => {
  const named = tree.erring("app/domain/mail/subject.ts", '  "booking_received",\n', '  "booking_received",\n  "booking_seeded",\n');
  expect(named).toEqual(["app/i18n/mail/booking-mail.ts", "app/i18n/mail/outbox-labels.ts", "app/services/mail/mail-subjects.server.ts"]);
});

test("a number that visitors name asks for the field that it belongs to", PATIENCE, () => {
  const named = tree.erring(
    "app/understanding/contract.ts",
    'kind: "court_file" | "contract"',
    'kind: "court_file" | "seeded" | "contract"',
  );
  expect(named).toEqual(["app/domain/talk/plan/slots.ts"]);
});

test("something that the assistant does asks for the use case that does it", PATIENCE, () => {
  const seeded = '  | { kind: "forget" }\n  | { kind: "seeded" }';
  expect(tree.erring("app/domain/talk/state.ts", '  | { kind: "forget" }', seeded)).toEqual(["workers/chat/talk/commands.ts"]);
});

/** What the compiler must ask of a new office, each with what it is. */
const ASKED_OF_A_CITY = [
  "app/components/documents/cities/cities.ts", // the texts of its page
  "app/components/drawings/skyline.tsx", // its skyline
  "app/domain/assistant/faq/figures.ts", // what its clock is called, where its zone is new
  "app/routes/documents/city/gallery.tsx", // what of the skyline a narrow window shows
  "app/routes/documents/city/maps/city-map.tsx", // its map
  "app/understanding/detectors/words/places.ts", // what visitors call it
  "scripts/seed/demo-bookings.ts", // its share of the demonstration's bookings
  "scripts/seed/demo-rates.ts", // the rates of its demonstration
  "scripts/seed/people.ts", // its clients there
];

const FIFTH = `  {
    id: "arbitration_place_halifax",
    slug: "halifax",
    aliases: ["halifax"],
    simple: null,
    code: "HFX",
    city: { en: "Halifax", fr: "Halifax", es: "Halifax" },
    country: "CA",
    zone: "America/Halifax",
    hours: weekdays("08:00", "18:00"),
    rooms: 4,
    capacity: { from: 4, to: 40 },
    published: ["hours"],
    hosted: null,
    standard: false,
    phone: "+1 902 555 0150",
    email: "halifax@concord.example",
    address: "60 Example Street, Halifax, Nova Scotia",
    addressLanguage: "en",
  },
`;

test("a fifth city in the table raises errors where its texts and drawings are missing, and nowhere else", PATIENCE, () => {
  const named = tree.erring("app/domain/venue/cities.ts", "] as const satisfies", `${FIFTH}] as const satisfies`);
  expect(named).toEqual(ASKED_OF_A_CITY);
});
