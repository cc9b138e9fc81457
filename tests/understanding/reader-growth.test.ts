/**
 * What reading costs, whatever a message repeats: no message is the work of more than a few letters of that length, and beyond five of
 * them the work grows with the square of the length at most. Work is counted in functions that are called, never in seconds. Counting
 * keeps the engine from optimising: the network's sums, which are the same for every message of a length, are worked out before it begins.
 */
import { Session } from "node:inspector/promises";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LOCALES, type Locale } from "#app/domain/locale.ts";
import type { Claims } from "#app/understanding/claims/claims.ts";
import { NO_CLAIMS, understand } from "#app/understanding/reader.ts";
import { labelScores } from "#app/understanding/tagger/context-layers.ts";
import type { TaggerModel } from "#app/understanding/tagger/tagger.ts";
import { memoryModel } from "#tests/kit/chat/memory-talk.ts";

const weights = await memoryModel();
const worked = new Map<string, Float32Array>();
const model: TaggerModel = {
  ...weights,
  scoresOf: (words, count) => {
    const key = `${count}:${words.reduce((sum, one, at) => sum + one * ((at % 97) + 1), 0)}`;
    const scores = worked.get(key) ?? labelScores(weights.layers, words, count);
    worked.set(key, scores);
    return scores;
  },
};
const session = new Session();
const LONGEST = 4000;
/** A letter of four thousand characters is one and a half to two millions of calls. */
const LETTER = 2_000_000;
const FEW_LETTERS = 5;
const MOST_LETTERS = 12;
/** Twice the length may be four times the work (words looked up among words), never eight. */
const MOST_GROWTH = 4.5;

beforeAll(async () => {
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
});
afterAll(async () => {
  await session.post("Profiler.stopPreciseCoverage");
  session.disconnect();
});

interface Read {
  locale: Locale;
  asked: string;
  isTagged: boolean;
}

/** How many functions of the reader are called for a message. */
async function work(message: string, { locale, asked, isTagged }: Read): Promise<number> {
  await session.post("Profiler.takePreciseCoverage");
  understand(message, { today: "2026-11-22", locale, asked }, isTagged ? model : null);
  const { result } = await session.post("Profiler.takePreciseCoverage");
  const own = result.filter(({ url }) => url.includes("/app/understanding/"));
  return own.flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]?.count ?? 0)).reduce((sum, count) => sum + count, 0);
}

const repeated = (unit: string, length: number): string => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

async function expectGrowth(unit: string, read: Read): Promise<void> {
  const whole = await work(repeated(unit, LONGEST), read);
  // Within a few letters' work no growth matters: half the length is read only where it decides.
  if (whole < LETTER * FEW_LETTERS) return;
  const half = await work(repeated(unit, LONGEST / 2), read);
  const said = `${JSON.stringify(unit)} ${JSON.stringify(read)}: ${half} → ${whole}`;
  expect(whole, said).toBeLessThan(half * MOST_GROWTH);
  expect(whole, said).toBeLessThan(LETTER * MOST_LETTERS);
}

/** Patterns that took seconds, and one of each kind that names, parts, cues, days and labels make. */
const UNITS: Record<Locale, readonly string[]> = {
  en: [
    "Pine v. ",
    "A v. B ",
    "Pine c. ",
    '"Pine v. Fir" ',
    "Pine & Fir v. ",
    "counsel Ann Larch for ",
    "for Pine against ",
    "the contractor Ann Larch ",
    "my name is Ann Larch, ",
    "I am the clerk to Ann Larch of Fir LLP, ",
    "Fir LLP, ",
    "Pine\n",
    "ann\n",
    "Re:, ",
    "two\n",
    "March 4\n",
    "9h30 yep ",
    "remove Ann Larch ",
    "Ann Larch, a@b.ca. ",
    "“Ann Larch “",
  ],
  fr: [
    "Pin c. ",
    "Sapin contre Pin ",
    "l’avocat de Pin, ",
    "je suis l'adjointe de Me Pin ",
    "3 mai\n",
    "le témoin Anne Pin par visio ",
    "Objet : ",
  ],
  es: [
    "Pino contra Roble ",
    "la testigo Ana Pino ",
    "soy asistente de Ana Pino ",
    "lunes 3 de mayo\n",
    "desde Quito Ana Pino ",
    "Asunto: ",
  ],
};

const asTold = (locale: Locale): Read => ({ locale, asked: "-", isTagged: true });

describe.each(LOCALES)("%s", (locale) => {
  test.each(UNITS[locale])("%j", async (unit) => {
    await expectGrowth(unit, asTold(locale));
    await expectGrowth(unit, { locale, asked: "date", isTagged: false });
  });
});

const NAMES = ["Pine", "Ann Larch", "Fir LLP", "Pine & Fir", "Mme Anne Pin", "Lic. Ana Pino", "Toronto", "Europe/Vienna", "ann"];
const CUES =
  "v.|c.|contra|against|for|counsel|the witness|la testigo|le témoin|arbitrator|my name is|je suis|soy|on behalf of|our client|from|de|desde|chez|remove|not|instead of|yes|Re:|Name:|Firma:|my wife|invoice|won't be coming|by video|speaking";
const OTHERS = [
  "March 4",
  "3 mai",
  "lunes 3 de mayo",
  "9h30",
  "2 pm",
  "two",
  "12",
  "a@b.ca",
  "613-555-0134",
  "@",
  "(",
  "«",
  '"',
  ":",
  ",",
  "?",
  "–",
];
const part = fc.constantFrom(...NAMES, ...CUES.split("|"), ...OTHERS);
const unit = fc
  .tuple(fc.array(part, { minLength: 1, maxLength: 4 }), fc.constantFrom(" ", ", ", ". ", "\n"))
  .map(([parts, end]) => `${parts.join(" ")}${end}`);

const anyRead = fc.record({ locale: fc.constantFrom(...LOCALES), asked: fc.constantFrom("-", "date", "name"), isTagged: fc.boolean() });
/** The same draws each time, for what reading costs is a figure; READER_DRAWS and READER_SEED draw more and others. */
const { READER_DRAWS = "12", READER_SEED = "20261128" } = process.env;
const drawn = fc.sample(fc.tuple(unit, anyRead), { numRuns: Number(READER_DRAWS), seed: Number(READER_SEED) });
const told = LOCALES.flatMap((locale) => UNITS[locale].map((one) => [one, asTold(locale)] as const));
for (const [one, { locale, asked, isTagged }] of [...told, ...drawn])
  if (isTagged) understand(repeated(one, LONGEST), { today: "2026-11-22", locale, asked }, model);

test.each(drawn)("any names, parts, cues, days and signs, repeated: %j %j", async (one, read) => {
  await expectGrowth(one, read);
});

test("a model that gives a word which stands everywhere as the evidence of many numbers", async () => {
  const message = repeated("May in Toronto a in May in March by the in room ", LONGEST);
  const context = { today: "2026-11-22", locale: "en", asked: "-" } as const;
  const claimsOf = (count: number): Claims => ({
    ...NO_CLAIMS,
    claims: Array.from({ length: count }, (_, at) => ({
      slot: "reference",
      value: { kind: "own", number: `x${at}` },
      quote: "in",
      role: "states",
    })),
  });
  const workOf = async (claims: Claims) => {
    await session.post("Profiler.takePreciseCoverage");
    understand(message, context, null, claims);
    const { result } = await session.post("Profiler.takePreciseCoverage");
    const own = result.filter(({ url }) => url.includes("/app/understanding/"));
    return own.flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]?.count ?? 0)).reduce((sum, count) => sum + count, 0);
  };
  const alone = await workOf(NO_CLAIMS);
  expect(await workOf(claimsOf(80))).toBeLessThan(alone + LETTER);
});

/** Processor time of reading, in milliseconds: what a pattern of letters looks through, no call shows. */
function processorTime(message: string): number {
  const before = process.cpuUsage();
  understand(message, { today: "2026-11-22", locale: "en", asked: "-" }, model);
  return process.cpuUsage(before).user / 1000;
}

// Each of these is twice, or sixteen times, as much for every few characters more, where a pattern can be matched in several ways.
test.each<[string, (many: number) => string]>([
  ["letters that are articles in many ways", (many) => `remove ${"ala".repeat(many / 10)} 5 Ann Larch`],
  ["blanks between a part and a name", (many) => `counsel${" ".repeat(many)}5 Ann Larch`],
  ["blanks between a party and a name", (many) => `the contractor${" ".repeat(many)}5 Ann Larch`],
  ["letters with accents before an hour", (many) => `ends, commenc${"ç".repeat(many / 6)} noon`],
  ["capitals without a blank", (many) => `I am the clerk to ${"A".repeat(many)} 5 Ann Larch`],
])("%s", (_, message) => {
  processorTime(message(60));
  expect(processorTime(message(300))).toBeLessThan(50 + 10 * processorTime(message(150)));
});
