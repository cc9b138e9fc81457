/** What is said to be taken out or noted is so: each such sentence has its change in the draft, and an order changes no part that it does not name. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { NEW_TALK } from "#app/domain/talk/state.ts";
import { mended, noted } from "../mends/kit.ts";
import { play } from "../play.ts";
import { form, talk } from "../random-talks.ts";

const RUNS = process.env.TALKS ? { numRuns: Number(process.env.TALKS) } : { numRuns: 120, seed: 20261125 };

describe("what is claimed", () => {
  test("is in the draft", () => {
    fc.assert(
      fc.property(talk, form, (messages, wanted) => {
        for (const { before, after, says } of play(messages, { ...NEW_TALK, form: wanted })) {
          if (says.some(({ kind }) => ["undone", "restarted", "again", "forgotten", "booked"].includes(kind))) continue;
          for (const one of says) {
            if (one.kind === "cleared")
              for (const field of one.fields) expect(after.values[field]?.value).not.toBe(before.values[field]?.value);
            if (one.kind !== "noted" || after.booking) continue;
            for (const line of one.lines) if (line.line === "field") expect(after.values[line.field]?.value).toBe(line.value);
          }
        }
      }),
      RUNS,
    );
  });
});

describe("an order", () => {
  test.each<[Locale, string]>([
    ["en", "remove the court file number"],
    ["fr", "enlevez le numéro de dossier"],
    ["es", "quite el número de expediente"],
  ])("takes out the file and leaves the phone: %s, %s", async (locale, order) => {
    const session = await noted(locale);
    await session.say("Saved", { card: "matter", typed: { courtFileNumber: "CV-26-0417" } });
    const before = session.values();
    await session.say(order);
    expect(session.values().courtFileNumber ?? "").toBe("");
    expect(session.values().contactPhone).toBe(before.contactPhone);
  });

  test.each<[Locale, string]>([
    ["en", "remove the contract number"],
    ["fr", "retirez le bon de commande"],
    ["es", "borre el número de contrato"],
  ])("to take out what is not noted takes out nothing: %s, %s", async (locale, order) => {
    expect((await mended(locale, order)).changed).toEqual({});
  });
});

describe("the matter", () => {
  test.each<[Locale, string]>([
    ["en", "I already told you that three times!"],
    ["en", "the hours are wrong again"],
    ["en", "There is no firm."],
    ["fr", "Ça fait trois fois que je vous le dis !"],
    ["fr", "Il n'y a pas de cabinet."],
    ["es", "Ya se lo dije tres veces."],
    ["es", "No hay despacho."],
  ])("takes in no protest and no denial: %s, %s", async (locale, message) => {
    const session = await noted(locale);
    const { caseDescription } = session.values();
    await session.say(message);
    expect(session.values().caseDescription).toBe(caseDescription);
  });
});
