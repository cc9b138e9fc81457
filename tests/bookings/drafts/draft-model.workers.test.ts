/**
 * A visitor's draft against a model of it: two windows that type, each on the version that it saw last, an assistant that
 * writes, undo, rules that settle and take back, and a request that closes it (quality, "Reliability").
 */
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { DraftView } from "#app/services/bookings/drafts/drafts.server.ts";
import { apiClient } from "#tests/kit/api.ts";
import { againstModel, MODEL_TIME } from "#tests/kit/model-size.ts";
import { fastBooking } from "#tests/kit/payloads.ts";

const WORDS = ["contactName", "contactFirm"] as const;
type Word = (typeof WORDS)[number];
const NAMES = ["Grace Lim", "Samuel Okoye", "Ana Alba"] as const;
const CHOICES = { proceedingType: ["mediation", "court_trial", ""], locationType: ["in_person", "virtual", ""] } as const;
type Choice = keyof typeof CHOICES;
type Field = Word | Choice | "location" | "timeZone";

interface Held {
  value: string;
  origin: "visitor" | "assistant" | "rule";
  /** What the visitor had typed before the assistant wrote. */
  before?: string | null;
}
type Values = Partial<Record<Field, Held>>;
interface Model {
  /** 0: none begun. */
  version: number;
  values: Values;
  /** The version that each window saw last. */
  seen: [number, number];
}

type Window = 0 | 1;
type Command =
  | { do: "look"; in: Window }
  | { do: "type"; in: Window; field: Word | Choice; value: string }
  | { do: "assist"; field: Word; value: string }
  | { do: "undo"; in: Window; field: Word }
  | { do: "book" };

const place = fc.constantFrom<Window>(0, 1);
const typed = fc.oneof(
  fc.record({ field: fc.constantFrom(...WORDS), value: fc.constantFrom(...NAMES, "") }),
  fc
    .constantFrom<Choice>("proceedingType", "locationType")
    .chain((field) => fc.record({ field: fc.constant(field), value: fc.constantFrom<string>(...CHOICES[field]) })),
);
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant("look" as const), in: place }) },
  { weight: 8, arbitrary: fc.tuple(place, typed).map(([at, what]) => ({ do: "type" as const, in: at, ...what })) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("assist" as const), field: fc.constantFrom(...WORDS), value: fc.constantFrom(...NAMES) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("undo" as const), in: place, field: fc.constantFrom(...WORDS) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("book" as const) }) },
);

/**
 * What the rules of the short form make of what was chosen: a court trial is held in person and in the court's own room, and
 * who comes in person and names no place comes to Toronto, by its clock. What a rule overrules is gone for good.
 */
function settled(values: Values): Values {
  const chosen = Object.entries(values).filter(([, held]) => held.origin !== "rule") as [Field, Held][];
  const result: Values = Object.fromEntries(chosen);
  const rule = (field: Field, value: string) => {
    if (result[field]?.value !== value) result[field] = { value, origin: "rule" };
  };
  if (result.proceedingType?.value === "court_trial") {
    rule("locationType", "in_person");
    rule("location", "alternate");
  } else if (result.locationType?.value === "in_person") {
    rule("location", "arbitration_place_toronto");
    rule("timeZone", "America/Toronto");
  }
  return result;
}

const without = (values: Values, field: Field): Values => Object.fromEntries(Object.entries(values).filter(([name]) => name !== field));

/** The draft after somebody in a window wrote; null where the window had not seen what is there. */
function written(model: Model, at: Window, values: (of: Values) => Values): Model | null {
  if (model.seen[at] !== model.version) return null;
  const version = model.version + 1;
  return {
    version,
    values: settled(values(model.values)),
    seen: model.seen.map((seen, place) => (place === at ? version : seen)) as Model["seen"],
  };
}

function after(model: Model, one: Command): Model | null {
  switch (one.do) {
    case "look":
      return { ...model, seen: model.seen.map((seen, at) => (at === one.in ? model.version : seen)) as Model["seen"] };
    case "type":
      return written(model, one.in, (values) => {
        if (one.value === "") return without(values, one.field);
        return values[one.field]?.value === one.value ? values : { ...values, [one.field]: { value: one.value, origin: "visitor" } };
      });
    case "undo":
      return written(model, one.in, (values) => {
        const held = values[one.field];
        if (held?.origin !== "assistant") return values;
        const { before } = held;
        return before ? { ...values, [one.field]: { value: before, origin: "visitor" } } : without(values, one.field);
      });
    case "assist": {
      const held = model.values[one.field];
      if (held?.value === one.value) return model;
      const before = held?.origin === "assistant" ? (held.before ?? null) : (held?.value ?? null);
      const values = settled({ ...model.values, [one.field]: { value: one.value, origin: "assistant", before } });
      return { ...model, version: model.version + 1, values };
    }
    default:
      // Anyone who looks finds nothing begun; a window that has not looked writes on what is no more.
      return { version: 0, values: {}, seen: model.seen };
  }
}

const shownOf = (values: Values) =>
  Object.fromEntries(Object.entries(values).map(([field, { value, origin }]) => [field, [value, origin, origin === "assistant"]]));
const shownBy = (view: DraftView) =>
  Object.fromEntries(Object.entries(view.values).map(([field, { value, origin, undo }]) => [field, [value, origin, undo]]));

async function run(commands: readonly Command[]): Promise<void> {
  const client = apiClient({ variables: { RATE_LIMITS: "off" } });
  let model: Model = { version: 0, values: {}, seen: [0, 0] };
  let booked = 0;
  for (const one of commands) {
    // The assistant begins a conversation and its draft at once; here there is one already.
    if (one.do === "assist" && model.version === 0) continue;
    const expected = after(model, one);
    if (one.do === "type" || one.do === "undo") {
      const change = one.do === "type" ? { values: { [one.field]: one.value } } : { undo: [one.field] };
      const answer = await client.patch("/api/drafts/current", { version: model.seen[one.in], ...change });
      expect([one, answer.status]).toEqual([one, expected ? 200 : 409]);
      if (!expected) expect((await answer.json<{ draft: DraftView }>()).draft.version).toBe(model.version);
    } else if (one.do === "assist") {
      const { accepted } = await client.within(async ({ conversations }) => {
        const message = `${one.value}, that is it: ${one.value}.`;
        const turn = await conversations.open({ sessionId: null, message, locale: "en", confirm: null, browser: true, form: null });
        const result = await turn.change({ set: [{ field: one.field, value: one.value, evidence: one.value }] });
        await turn.finish({ text: "Noted.", provider: "guided" });
        return result;
      });
      expect([one, accepted]).toEqual([one, [one.field]]);
    } else if (one.do === "book") {
      booked += 1;
      const answer = await client.post(
        "/api/bookings/fast",
        fastBooking({ caseDescription: `Two shareholders disagree, request ${booked}.` }),
      );
      expect(answer.status).toBe(201);
    }
    model = expected ?? model;
    const view = await (await client.get("/api/drafts/current")).json<DraftView>();
    expect([one, view.version, shownBy(view)]).toEqual([one, model.version, shownOf(model.values)]);
  }
}

test("random hands in one draft", { timeout: MODEL_TIME }, async () => {
  await againstModel("draft", 3, command, run);
  const open = await env.DB.prepare("SELECT count(*) AS n FROM booking_drafts").first<{ n: number }>();
  expect(open?.n).toBeGreaterThan(0);
});
