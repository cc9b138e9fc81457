/** Random talks: contradictory, repeated, empty, with every act, slot and role. */
import fc from "fast-check";
import { ACTS, type ActSaid, type Doubt, ROLES, type Statement, type Understanding } from "#app/understanding/contract.ts";
import type { Fact, Reading } from "#app/understanding/time/types.ts";
import { days, reading, states, when } from "./play.ts";

const DAYS = ["2027-03-08", "2027-03-09", "2027-03-10", "2027-03-12", "2027-03-13", "2027-03-19"] as const;
const day = fc.constantFrom(...DAYS);
const hour = fc.constantFrom("09:00", "09:30", "13:00", "14:00");

const fact: fc.Arbitrary<Fact> = fc.oneof(
  fc.record({ when: day.map((one) => ({ kind: "days" as const, spans: [[one, one] as const] })) }),
  fc.record({ when: day.map((one) => ({ kind: "days" as const, spans: [[one, one] as const] })), clock: hour.map((at) => ({ at })) }),
  fc.constant<Fact>({ when: { kind: "days", spans: [["2027-03-08", "2027-03-12"]] } }),
  fc.constant<Fact>({
    when: {
      kind: "days",
      spans: [
        ["2027-03-08", "2027-03-08"],
        ["2027-03-10", "2027-03-10"],
      ],
    },
    clock: { from: "09:00", to: "16:00" },
  }),
  fc.constant<Fact>({ when: { kind: "window", spans: [["2027-03-15", "2027-03-21"]] } }),
  fc.constant<Fact>({ when: { kind: "by", spans: [["2027-03-31", "2027-03-31"]] } }),
  fc.constant<Fact>({ when: { kind: "from", spans: [["2027-06-08", "2027-06-08"]] } }),
  fc.constant<Fact>({ when: { kind: "past", spans: [["2020-03-02", "2020-03-02"]] } }),
  fc.constant<Fact>({ when: { kind: "every", spans: [["2027-05-01", "2027-05-31"]], weekdays: [2] } }),
  fc.constant<Fact>({ when: { kind: "every", spans: [], weekdays: [2] } }),
  hour.map((at): Fact => ({ clock: { at } })),
  fc.constant<Fact>({ clock: { to: "16:00" } }),
  fc.constant<Fact>({ clock: { at: "14:00" }, zone: "Europe/Paris" }),
  fc.constant<Fact>({ zone: "America/Vancouver" }),
  fc.constantFrom<Fact>({ part: "morning" }, { open: "flexible" }, { open: "unknown" }),
  fc.constantFrom(0.5, 1, 1.5, 2, 3, 5).map((many): Fact => ({ length: { min: many, max: many, unit: "d" } })),
  fc.constantFrom(1, 3.5, 6).map((many): Fact => ({ length: { min: many, max: many, unit: "h" } })),
  fc.constant<Fact>({ length: { min: 2, max: 3, unit: "d" } }),
  fc.constantFrom(8, 22, 400).map((many): Fact => ({ count: { min: many, max: many, unit: "people" } })),
  fc.constant<Fact>({ when: { kind: "days", spans: [["2027-03-12", "2027-03-12"]] }, ruledOut: true }),
);

const someReading: fc.Arbitrary<Reading> = fc.oneof(
  { weight: 5, arbitrary: fact.map((one) => reading([one], "q")) },
  { weight: 1, arbitrary: fc.tuple(fact, fact).map((two) => reading(two, "q")) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fact, fact)
      .map(([one, other]): Reading => ({ ...reading([one], "q"), options: [[one], [other]], value: null, doubts: ["ambiguous"] })),
  },
  { weight: 1, arbitrary: fc.constant<Reading>({ ...reading([], "q", "unread"), options: [], value: null, doubts: ["residue"] }) },
);

/** A slot with a value; the words come later. */
const content: fc.Arbitrary<readonly [Statement["slot"], unknown]> = fc.oneof(
  fc
    .constantFrom("arbitration", "mediation", "court_trial", "boardroom_only", "audio_transcription", "other", "wedding")
    .map((type) => ["proceeding", { type }] as const),
  fc.constantFrom("in_person", "virtual", "hybrid").map((type) => ["format", { type }] as const),
  fc
    .constantFrom("arbitration_place_toronto", "arbitration_place_cayman", "alternate", "paris")
    .map((location) => ["venue", { location }] as const),
  { weight: 4, arbitrary: someReading.map((value) => ["when", value] as const) },
  fc.constantFrom("Ana Ruiz", "Bo Li").map((name) => ["name", { name }] as const),
  fc.constantFrom("Ruiz LLP", "Li & Co").map((firm) => ["firm", { firm }] as const),
  fc.constantFrom("ana@ruiz.example", "bo@").map((address) => ["email", { address }] as const),
  fc.constantFrom("+14165550199", "12").map((number) => ["phone", { number }] as const),
  fc.constantFrom("claimant", "respondent").map((side) => ["side", { side }] as const),
  fc
    .record({ name: fc.constantFrom("Dr. Lee", "Mr. Roy"), part: fc.constantFrom("claimant", "witness", "counsel", "neutral") })
    .map((value) => ["person", value] as const),
  fc.constant(["person", { part: "witness", count: 3, attends: "remote", place: "Vancouver", zone: "America/Vancouver" }] as const),
  fc.constantFrom(8, 22, 400).map((most) => ["headcount", { least: most, most }] as const),
  fc.constantFrom("u_shape", "theatre").map((setup) => ["setup", { setup }] as const),
  fc.constantFrom(0, 2).map((rooms) => ["breakouts", { rooms }] as const),
  fc
    .constantFrom(
      { kind: "needsInterpretation", language: "Tagalog" },
      { kind: "courtReportingRequired" },
      { kind: "catering" },
      { kind: "falconry" },
    )
    .map((value) => ["service", value] as const),
  fc.constantFrom("wheelchair access", "a flip chart").map((text) => ["need", { text }] as const),
  fc.constantFrom("urgent", "whenever").map((level) => ["urgency", { level }] as const),
  fc.constantFrom("50_50", "losing party").map((responsibility) => ["split", { responsibility }] as const),
  fc.constantFrom("a fight over a roti shop's name", "a turbine came eight months late").map((text) => ["story", { text }] as const),
  fc.constantFrom("Alba v. Bruno").map((text) => ["styleOfCause", { text }] as const),
  fc.constantFrom("court_file", "contract").map((kind) => ["reference", { kind, number: "CV-25-7" }] as const),
  fc.constant(["remark", { text: "parking for a van" }] as const),
);

const role = fc.oneof({ weight: 6, arbitrary: fc.constant("states" as const) }, { weight: 3, arbitrary: fc.constantFrom(...ROLES) });
const source = fc.constantFrom("detector" as const, "tagger" as const, "model" as const);

export interface Options {
  roles?: readonly Statement["role"][];
}

let words = 0;
/** Quotes are unique, so that a test can say what became of each. */
const quoteOf = () => {
  words += 1;
  return `w${words}.`;
};

const statement = content.chain(([slot, value]) =>
  fc.tuple(role, source).map(([as, from]) => {
    const quote = quoteOf();
    const worded = slot === "when" ? { ...(value as Reading), quote } : value;
    return { ...states(slot, worded as never, quote, as), sources: [from] } as Statement;
  }),
);
const act: fc.Arbitrary<ActSaid> = fc
  .tuple(fc.constantFrom(...ACTS), source)
  .map(([name, from]) => ({ act: name, at: { start: -2, end: -1 }, score: 0.9, sources: [from] }));
/** "Send it", with whatever else the message says. */
const order: fc.Arbitrary<ActSaid> = source.map((from) => ({
  act: "confirm",
  at: { start: -2, end: -1 },
  score: 0.8,
  sources: [from],
  sends: true,
}));
const doubt: fc.Arbitrary<Doubt> = fc
  .array(statement, { minLength: 1, maxLength: 3 })
  .map((options) => ({ at: { start: 0, end: 0 }, quote: quoteOf(), options }));
const quoted = fc.constant(null).map(() => ({ at: { start: -9, end: -8 }, quote: quoteOf() }));

/** Acts with a place: a wish or a question over the whole message, so that what is in it is said or asked. */
const over: fc.Arbitrary<ActSaid> = fc
  .constantFrom("inform" as const, "question" as const, "deny" as const, "upset" as const)
  .map((name) => ({ act: name, at: { start: 0, end: 9_000_000 }, score: 0.9, sources: ["tagger"] }));
/** A question around everything that the message says. */
const around = fc.constant(null).map(() => ({ at: { start: 0, end: 9_000_000 }, quote: quoteOf() }));

/** One message. */
export const message: fc.Arbitrary<Understanding> = fc.record({
  language: fc.oneof(
    { weight: 8, arbitrary: fc.constant("en" as const) },
    { weight: 1, arbitrary: fc.constantFrom("fr" as const, "other" as const) },
  ),
  statements: fc.array(statement, { maxLength: 4 }),
  acts: fc.array(fc.oneof({ weight: 4, arbitrary: act }, { weight: 1, arbitrary: over }), { maxLength: 2 }),
  questions: fc.array(fc.oneof({ weight: 5, arbitrary: quoted }, { weight: 1, arbitrary: around }), { maxLength: 1 }),
  doubts: fc.array(doubt, { maxLength: 1 }),
  rest: fc.array(quoted, { maxLength: 1 }),
});
const plainYes: fc.Arbitrary<Understanding> = fc.constant({
  language: "en",
  statements: [],
  acts: [{ act: "confirm", at: { start: 0, end: 3 }, score: 1, sources: ["detector"] }],
  questions: [],
  doubts: [],
  rest: [],
});

/** An order to send and something more: words for staff, an extra, or anything at all. */
const ordered: fc.Arbitrary<Understanding> = fc.record({
  language: fc.constant("en" as const),
  statements: fc.array(statement, { maxLength: 1 }),
  acts: order.map((one) => [one]),
  questions: fc.constant([]),
  doubts: fc.constant([]),
  rest: fc.array(quoted, { maxLength: 1 }),
});

/** A message that says all that a request needs, so that talks come to a summary and beyond it. */
const whole: fc.Arbitrary<Understanding> = fc.constant({
  language: "en",
  statements: [
    states("proceeding", { type: "arbitration" }, "an arbitration"),
    states("venue", { location: "arbitration_place_toronto" }, "in Toronto"),
    when(days(["2027-03-10", "2027-03-10"]), "March 10"),
    states("name", { name: "Bo Li" }, "Bo Li"),
    states("email", { address: "bo@li.example" }, "bo@li.example"),
    states("phone", { number: "+14165550102" }, "416 555 0102"),
    states("story", { text: "a late delivery of pipes" }, "a late delivery of pipes"),
  ],
  acts: [],
  questions: [],
  doubts: [],
  rest: [],
});

/** A talk that has come to its summary, and what may be said to it. */
export const sending = fc
  .tuple(whole, fc.array(fc.oneof(message, plainYes, ordered), { minLength: 1, maxLength: 5 }))
  .map(([first, more]) => [first, ...more]);

/** A talk: messages of any kind, with plain yeses between them so that questions are answered and summaries sent. */
export const talk = fc.array(
  fc.oneof({ weight: 3, arbitrary: message }, { weight: 1, arbitrary: plainYes }, { weight: 1, arbitrary: ordered }),
  {
    minLength: 1,
    maxLength: 14,
  },
);
export const form = fc.constantFrom("fast" as const, "detailed" as const);
