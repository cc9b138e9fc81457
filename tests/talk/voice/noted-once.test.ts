/** What was noted is read back as a person would write it: each thing once, days that follow each other together. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { NEW_TALK } from "#app/domain/talk/state.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { NOW } from "#tests/talk/mends/kit.ts";
import { act, said, states, turn, WORLD } from "../play.ts";

const SAID: Readonly<Record<Locale, { message: string; second: string; out: RegExp }>> = {
  en: {
    message: "Please book a mediation in Toronto, May 12-14, 2027, 9:30 to 4:30, for 8 people, not May 20 or 21; otherwise May 26 to 28.",
    second: "Second choice: Wednesday, May 26 to Friday, May 28, 2027",
    out: /Days ruled out/g,
  },
  fr: {
    message:
      "Médiation à Montréal du 12 au 14 mai 2027, de 9 h 30 à 16 h 30, 8 personnes; pas les 20 et 21 mai; deuxième choix du 26 au 28 mai 2027.",
    second: "Deuxième choix : du mercredi 26 au vendredi 28 mai 2027",
    out: /Jours exclus/g,
  },
  es: {
    message:
      "Mediación en Miami del 12 al 14 de mayo de 2027, de 9:30 a 16:30, 8 personas; no el 20 ni el 21 de mayo; segunda opción del 26 al 28 de mayo de 2027.",
    second: "Segunda opción: del miércoles 26 al viernes 28 de mayo de 2027",
    out: /Días descartados/g,
  },
};

describe("the first reply", () => {
  test.each<Locale>(["en", "fr", "es"])("says days that are ruled out once, and second choices as one run: %s", async (locale) => {
    const talk = new MemoryTalk(locale, NOW);
    const { spoken, chips } = await talk.say(SAID[locale].message);
    const noted = spoken.find(({ kind }) => kind === "noted")?.text.replaceAll("\u00A0", " ") ?? "";
    expect(noted.match(SAID[locale].out)).toHaveLength(1);
    expect(noted).toContain(SAID[locale].second);
    expect(chips.filter(({ field }) => field === "alternativeDays")).toHaveLength(1);
  });

  test("names people who were noted together under their label once", async () => {
    const talk = new MemoryTalk("en", NOW);
    const { spoken, chips } = await talk.say("Arbitration in Toronto on March 9, 2027. Two lawyers per side and the arbitrator.");
    const noted = spoken.find(({ kind }) => kind === "noted")?.text ?? "";
    expect(noted).toContain("Participants: 2 lawyers for the claimant, 2 lawyers for the respondent");
    expect(noted).not.toContain("Participant: ");
    expect(chips.filter(({ field }) => field === "people").length).toBeGreaterThan(1);
  });
});

describe("words that are read as a correction", () => {
  const before = turn(NEW_TALK, said({ statements: [states("need", { text: "step-free access" }, "step-free access")] })).after;
  const quote = "a ramp for a van";

  test("are not said to be unsure where all that they tell is noted in this turn", () => {
    const firm = turn(NEW_TALK, said({ statements: [states("firm", { firm: "Ruiz LLP" }, "Ruiz LLP")] })).after;
    const name = "Ana Ruiz of Ruiz LLP";
    const at = { start: 0, end: name.length };
    const message = said({
      statements: [{ ...states("name", { name: "Ana Ruiz" }, name), at }],
      acts: [{ ...act("deny"), at, sources: ["tagger"] }],
    });
    const { says, after } = turn(firm, message, { ...WORLD, message: name });
    expect(after.values.contactName?.value).toBe("Ana Ruiz");
    expect(says.map(({ kind }) => kind)).not.toContain("edit");
  });

  test("are asked about where something of them is noted nowhere", () => {
    const long = `${quote}, and the crane`;
    const message = said({
      statements: [{ ...states("need", { text: quote }, quote), at: { start: 0, end: quote.length } }],
      acts: [{ ...act("correct"), at: { start: 0, end: long.length }, sources: ["tagger"] }],
    });
    expect(turn(before, message, { ...WORLD, message: long }).says.map(({ kind }) => kind)).toContain("edit");
  });
});
