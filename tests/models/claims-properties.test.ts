/** Whatever a model claims, only what the message says enters the understanding, and no yes is a model's. `RUNS=3000` for more. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { DRAFT_FIELDS } from "#app/domain/booking/draft/draft-fields.ts";
import { ACTS, type Locale, ROLES, type Statement, type TalkContext, type Understanding } from "#app/understanding/contract.ts";
import { understand } from "#app/understanding/reader.ts";
import { claimsBy } from "#workers/chat/model-reader/claims-of-answer.ts";
import { objectIn } from "#workers/chat/model-reader/json-answer.ts";
import { LETTER } from "./cassettes.ts";

const RUNS = Number(process.env.RUNS) || 300;
const CONTEXT: TalkContext = { today: "2026-11-23", locale: "en", asked: "-" };
const MESSAGES = [
  LETTER,
  "yes",
  "Bonjour, une médiation à Montréal le 9 février à 14 h, pour huit personnes; le bail a pris fin le 3 mai 2024.",
  "Necesitamos un arbitraje híbrido del 8 al 12 de marzo, con intérprete de francés. Soy Iván Núñez.",
  "Not the 12th, the 14th. Dr. Wu joins from Vancouver by video.",
  "",
  "🙂🙂",
];
const WORDS = MESSAGES.flatMap((message) => message.split(/\s+/)).filter(Boolean);
const INVENTED = ["Mallory Quisling", "mallory@evil.example", "+1 900 555 0199", "2031-05-05", "23:45", "99", "__proto__", "true"];

const quote = fc.oneof(
  fc.constantFrom(...WORDS, ...MESSAGES, ...INVENTED, ""),
  fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 5 }).map((words) => words.join(" ")),
  fc.string(),
);
const value = fc.oneof(
  fc.constantFrom<unknown>(...INVENTED, "mediation", "Toronto", "2027-02-09", "09:30", null, 14, true),
  quote,
  fc.jsonValue(),
);
const entry = fc.record(
  {
    field: fc.oneof(fc.constantFrom(...DRAFT_FIELDS), fc.constantFrom("__proto__", "constructor", "hasOwnProperty")),
    value,
    quote,
    role: fc.oneof(fc.constantFrom<unknown>(...ROLES), fc.jsonValue()),
  },
  { requiredKeys: ["field"] },
);
const answer = fc.oneof(
  fc.record(
    {
      values: fc.oneof(fc.array(entry, { maxLength: 20 }), fc.dictionary(fc.constantFrom<string>(...DRAFT_FIELDS), value)),
      people: fc.array(fc.record({ name: quote, firm: quote, part: quote, place: quote, quote }, { requiredKeys: [] }), { maxLength: 4 }),
      acts: fc.array(fc.record({ act: fc.constantFrom<string>(...ACTS), quote }), { maxLength: 6 }),
      questions: fc.array(quote, { maxLength: 3 }),
      remarks: fc.array(quote, { maxLength: 3 }),
    },
    { requiredKeys: [] },
  ),
  fc.jsonValue(),
);

async function readWith(message: string, given: unknown, locale: Locale = "en"): Promise<Understanding> {
  const object = await objectIn(JSON.stringify(given));
  const told = object ? claimsBy([object], { today: CONTEXT.today, locale, held: [] }) : null;
  return told ? understand(message, { ...CONTEXT, locale }, null, told) : understand(message, { ...CONTEXT, locale }, null);
}

const isOfModel = ({ sources }: { sources: readonly string[] }) => sources.every((source) => source === "model");
const all = ({ statements, doubts }: Understanding): Statement[] => [...statements, ...doubts.flatMap(({ options }) => options)];

test("no value enters whose quote is not in the message, and none that nobody said", async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...MESSAGES), answer, async (message, given) => {
      const said = await readWith(message, given);
      for (const statement of all(said)) {
        expect(message.slice(statement.at.start, statement.at.end)).toBe(statement.quote);
        expect(statement.quote.trim()).not.toBe("");
      }
      for (const { at, quote: words } of [...said.questions, ...said.rest]) expect(message.slice(at.start, at.end)).toBe(words);
      // What a model alone has read is taken only in the message's own words; a word of a list may be asked.
      const values = said.statements.filter(isOfModel).map(({ value }) => JSON.stringify(value));
      for (const text of values)
        for (const invented of ["Mallory", "evil.example", "900 555 0199", "2031-05-05", "23:45"]) expect(text).not.toContain(invented);
    }),
    { numRuns: RUNS },
  );
});

test("no yes, no command and no promise of a call is a model's alone", async () => {
  const never = ["confirm", "restart", "stop", "undo", "person", "nocall", "attack", "bye"];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...MESSAGES), answer, async (message, given) => {
      const { acts } = await readWith(message, given);
      expect(acts.filter((one) => isOfModel(one) && never.includes(one.act))).toEqual([]);
      expect(acts.filter((one) => isOfModel(one) && one.score >= 0.9)).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});

test("a plain yes stays one, whatever a model makes of it", async () => {
  await fc.assert(
    fc.asyncProperty(answer, async (given) => {
      const { acts } = await readWith("yes", given);
      expect(acts.some(({ act, sources }) => act === "confirm" && sources.includes("detector"))).toBe(true);
    }),
    { numRuns: RUNS },
  );
});

test("what no model reads is lost by none: nothing of ours that was sure is gone", async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...MESSAGES), answer, async (message, given) => {
      const [own, said] = [understand(message, CONTEXT, null), await readWith(message, given)];
      const kept = [
        ...all(said).map(({ at }) => at),
        ...said.questions.map(({ at }) => at),
        ...said.rest.map(({ at }) => at),
        ...said.acts.map(({ at }) => at),
      ];
      for (const statement of own.statements)
        expect(kept.some(({ start, end }) => start < statement.at.end && statement.at.start < end)).toBe(true);
    }),
    { numRuns: RUNS },
  );
});

test("a megabyte, deep nesting and keys of prototypes break nothing", async () => {
  const deep = `${'{"values":['.repeat(5000)}`;
  for (const text of [
    "x".repeat(1_000_000),
    `{"values":"${"y".repeat(1_000_000)}"}`,
    deep,
    '{"__proto__":{"values":[{"field":"contactName"}]}}',
    "[[[[",
    "null",
  ]) {
    const object = await objectIn(text);
    if (object) claimsBy([object], { today: CONTEXT.today, locale: "en", held: [] });
    expect(({} as Record<string, unknown>).values).toBeUndefined();
  }
});
