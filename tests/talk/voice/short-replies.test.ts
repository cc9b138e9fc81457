/** A reply is two or three sentences, the chips and one next step: no sheet that nobody asked for, one sentence for the price, no value twice. */
import { describe, expect, test } from "vitest";
import type { ChatSummary } from "#app/api-client/chat.ts";
import { linesChanged, unsaidIn } from "#app/components/chat/summary/lines-changed.ts";
import type { RateCard } from "#app/domain/estimate/rate-card.ts";
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";

const NOW = new Date("2026-11-23T15:00:00Z");
const CARD: RateCard = {
  name: "2027",
  currency: "CAD",
  validFrom: "2026-01-01",
  rates: {
    rooms: [{ people: 20, halfDay: 50_000, fullDay: 90_000, furtherHour: 10_000 }],
    breakout: { halfDay: 20_000, fullDay: 30_000, furtherHour: 5_000 },
    services: { needsInterpretation: { unit: "day", cents: 64_000 } },
  },
};

const DENSE: Readonly<Record<Locale, string>> = {
  en: "Arbitration in Toronto on March 9 to 11, 2027, 9:30 to 4:30, 14 people, two breakout rooms, a court reporter and lunch.",
  fr: "Arbitrage à Montréal du 9 au 11 mars 2027, de 9 h 30 à 16 h 30, 14 personnes, deux salles de retrait, une sténographe et le dîner.",
  es: "Arbitraje en Miami del 9 al 11 de marzo de 2027, de 9:30 a 16:30, 14 personas, dos salas auxiliares, taquígrafo y almuerzo.",
};

describe.each(["en", "fr", "es"] as const)("in %s", (locale) => {
  test("much at once is answered with what was understood and the next question; the sheet is a press", async () => {
    const talk = new MemoryTalk(locale, NOW);
    const turn = await talk.say(DENSE[locale]);
    expect(turn.decision.say.map(({ kind }) => kind)).not.toContain("edit");
    expect(turn.textBesideChips.split("\n\n").length).toBeLessThanOrEqual(3);
    expect(turn.buttons.map(({ id }) => id)).toEqual(["edit"]);
    // A greeting is no paragraph.
    const hi = { en: "Hello. ", fr: "Bonjour. ", es: "Hola. " }[locale];
    const greeted = await new MemoryTalk(locale, NOW).say(hi + DENSE[locale]);
    expect(greeted.textBesideChips).toMatch(/^[^\n]{3,9}! ?\S/);
  });

  test("the price of a summary is one sentence in a window, and the whole of it for who asks", async () => {
    const talk = new MemoryTalk(locale, NOW);
    talk.visitor.card = CARD;
    await talk.say(DENSE[locale]);
    const turn = await talk.say("Ana Ruiz, ana@ruizlaw.example, 416-555-0101", {
      typed: {
        contactName: "Ana Ruiz",
        contactEmail: "ana@ruizlaw.example",
        contactPhone: "416-555-0101",
        caseDescription: "A crane that came late.",
      },
    });
    const estimate = turn.spoken.find(({ kind }) => kind === "estimate");
    expect(estimate?.text.split("\n")).toHaveLength(2);
    expect(estimate?.withoutChips?.split("\n")).toHaveLength(1);
    const more = turn.buttons.find(({ id }) => id === "ask=price");
    expect(more).toBeDefined();
    // Pressed or typed, its words are the question for the rest.
    for (const press of [{ press: "ask=price" }, {}]) {
      const asked = await talk.say(more?.label ?? "", press);
      const whole = asked.spoken.find(({ kind }) => kind === "estimate");
      expect(whole?.withoutChips).toBeUndefined();
      expect(asked.textBesideChips).toContain(whole?.text ?? "?");
      // What was shown can be sent all the same.
      expect(asked.decision.say.map(({ kind }) => kind)).toContain("ready");
    }
  });
});

test("what has another value is named, and what was only added is not called changed", async () => {
  const talk = new MemoryTalk("en", NOW);
  await talk.say("Mediation in Toronto on April 20, 2027 for 8 people, 9 to 5. A projector for the slides.");
  const added = await talk.say(
    "And a water carafe, please.",
    {},
    {
      values: [{ field: "specialRequirements", value: "a water carafe", quote: "And a water carafe, please." }],
    },
  );
  expect(added.textBesideChips).not.toMatch(/chang/i);
  const changed = await talk.say("Make that 10 people instead of 8.");
  expect(changed.textBesideChips).toContain("Changed: People in the room.");
});

test("of days that have hours of their own none is said of all of them, and a no is said once", async () => {
  const talk = new MemoryTalk("en", NOW);
  const opening = await talk.say(
    "Arbitration in Toronto, Tuesday 9 to Friday 12 February 2027, 9:30 to 5 the first three days; on the Friday we stop at 1 pm. 16 people, two breakout rooms, a court reporter.",
  );
  if (/1:00/.test(opening.text)) expect(opening.textBesideChips).not.toMatch(/5:00/);
  const { text } = await talk.say("No breakout rooms after all.");
  if (talk.values().needsBreakoutRooms === "false") expect(text).not.toMatch(/Removed: Breakout rooms/);
});

test("of several days that have hours of their own the one that is other is read back", async () => {
  const talk = new MemoryTalk("en", NOW);
  await talk.say("Arbitration in Toronto on March 9 to 11, 2027, 9:30 to 5. 8 people.");
  const { chips } = await talk.say("On Thursday the 11th we stop at 1 pm instead.");
  const days = chips.filter(({ label }) => label.startsWith("Date"));
  for (const { text } of days) expect(text.match(/2027/g)?.length ?? 0).toBeLessThanOrEqual(2);
});

const summary = (...lines: readonly [field: string, label: string, text: string][]): ChatSummary => ({
  hash: lines.join(),
  lines: lines.map(([field, label, text]) => ({ field, part: "matter", label, text })) as ChatSummary["lines"],
});
const REST = ["A", "B", "C", "D", "E", "F"].map((label): [string, string, string] => ["caseDescription", label, label]);

describe("under a reply whose chips say what has changed", () => {
  const before = summary(...REST, ["needsInterpretation", "Interpreter", "Yes, on Thursday"], ["remarks", "Remarks", "“one”; “two”"]);
  const now = summary(
    ...REST,
    ["interpretationLanguage", "Interpreter", "Dutch, on Thursday"],
    ["remarks", "Remarks", "“one”; “two”; “three”"],
  );

  test("a service that has its language now is not called taken out", () => {
    expect(linesChanged(before, now)?.gone).toEqual([]);
  });

  test("no value is both a chip and a line", () => {
    const changed = linesChanged(before, now);
    if (!changed) throw new Error("Nothing has changed.");
    expect(unsaidIn(changed, before, [{ field: "interpretationLanguage", label: "Interpreter" }]).lines.map(({ text }) => text)).toEqual([
      "“three”",
    ]);
    expect(unsaidIn(changed, before, []).lines.map(({ label }) => label)).toEqual(["Interpreter", "Remarks"]);
    expect(unsaidIn(changed, before, [], ["three"]).lines.map(({ label }) => label)).toEqual(["Interpreter"]);
  });
});
