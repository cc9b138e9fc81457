/** Hours that a venue is not open at: its hours of that day are said, and the first offer is the hearing as it is, cut to them. */
import { expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { planOf } from "#app/domain/talk/plan/plan.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";

const NOW = new Date("2026-12-01T15:00:00Z");

test.each<[Locale, string, string, string, string[]]>([
  [
    "en",
    "Arbitration in Miami for 8 people, May 10, 2027 from 9 to 6, May 11 from 9 to 1 and May 13 from 2 to 7.",
    "8:00 a.m. to 6:00 p.m.",
    "Thursday, May 13, 2027, 2:00 p.m. to 6:00 p.m.",
    ["05-10 09:00-18:00", "05-11 09:00-13:00", "05-13 14:00-18:00"],
  ],
  [
    "en",
    "Arbitration in Grand Cayman for 8 people, March 8 and 9, 2027, 8:30 to 5:30.",
    "8:00 a.m. to 5:00 p.m.",
    "Monday, March 8 to Tuesday, March 9, 2027, 8:30 a.m. to 5:00 p.m.",
    ["03-08 08:30-17:00", "03-09 08:30-17:00"],
  ],
  [
    "fr",
    "Un arbitrage à Montréal pour 8 personnes, le 8 mars 2027 de 6 h 30 à 15 h.",
    "de 7 h à 19 h",
    "lundi 8 mars 2027, de 7 h à 15 h",
    ["03-08 07:00-15:00"],
  ],
  [
    "es",
    "Un arbitraje en Miami para 8 personas, el 8 de marzo de 2027 de 12 a 20 h.",
    "de las 8:00 a.m. a las 6:00 p.m.",
    "lunes 8 de marzo de 2027, de las 12:00 p.m. a las 6:00 p.m.",
    ["03-08 12:00-18:00"],
  ],
])("%s: %s", async (locale, message, open, label, hours) => {
  const talk = new MemoryTalk(locale, NOW);
  const { text, buttons } = await talk.say(message);
  expect(text.replaceAll("\u00A0", " ")).toContain(`(${open})`);
  expect(buttons[0]?.label.replaceAll("\u00A0", " ")).toBe(label);
  const { state } = await talk.press("within_hours");
  const plan = planOf(state.values, state.loose);
  expect(plan.days.map(({ date, start, end }) => `${date.slice(5)} ${start ?? plan.start}-${end ?? plan.end}`)).toEqual(hours);
});

test("where less than half a day would be left, no such offer is made", async () => {
  const talk = new MemoryTalk("en", NOW);
  const { buttons } = await talk.say("Arbitration in Toronto for 8 people, March 8, 2027, 5 pm to 9 pm.");
  expect(buttons.some(({ id }) => id.startsWith("within_hours"))).toBe(false);
});
