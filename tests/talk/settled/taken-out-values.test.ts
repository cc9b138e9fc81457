/** A value that was taken out: asked for again, or only removed, it is noted when it is said; where it was denied, it is something else. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { NEW_TALK } from "#app/domain/talk/state.ts";
import type { Mend } from "#app/understanding/contract.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { NOW } from "../mends/kit.ts";
import { said, states, turn, WORLD } from "../play.ts";

const OPENINGS: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    "A mediation in Toronto on Tuesday 19 January 2027, 10 to 5, 7 people in person.",
    "Rory Tamblyn, Tamblyn Charters Ltd, rory@tamblyn.example, +1 345 555 0119. It's about a boat that sank at the mooring.",
  ],
  fr: [
    "Une médiation à Montréal le mardi 19 janvier 2027, de 10 h à 17 h, 7 personnes en personne.",
    "Rory Tamblyn, Tamblyn Nautique inc., rory@tamblyn.example, 514 555-0119. Il s'agit d'un bateau qui a coulé.",
  ],
  es: [
    "Una mediación en Miami el martes 19 de enero de 2027, de 10 a 17, 7 personas, presencial.",
    "Rory Tamblyn, Tamblyn Náutica S.A., rory@tamblyn.example, 305 555 0119. Es por un barco que se hundió.",
  ],
};
const REMOVE: Readonly<Record<Locale, string>> = {
  en: "Remove the phone number and the e-mail.",
  fr: "Retirez le téléphone et le courriel.",
  es: "Quite el teléfono y el correo.",
};

async function opened(locale: Locale): Promise<MemoryTalk> {
  const talk = new MemoryTalk(locale, NOW);
  for (const one of OPENINGS[locale]) await talk.say(one);
  return talk;
}

describe("a value that was taken out", () => {
  test.each<Locale>(["en", "fr", "es"])("answers what we then asked for: %s", async (locale) => {
    const talk = await opened(locale);
    await talk.say(REMOVE[locale]);
    expect(talk.values()).not.toHaveProperty("contactEmail");
    expect(talk.visitor.state.talk?.state.asked?.fields).toContain("contactEmail");
    const { remarks } = await talk.say("rory@tamblyn.example");
    expect(talk.values().contactEmail).toBe("rory@tamblyn.example");
    expect(remarks).toEqual([]);
  });

  const number = { kind: "contract", number: "44871" } as const;
  const held = turn(NEW_TALK, said({ statements: [states("reference", number, "No. 44871")] })).after;
  const dropped = (quote: string) => {
    const mend: Mend = { at: { start: 0, end: quote.length }, quote, does: "drops", of: ["contract"], thing: "contractNumber" };
    return turn(held, said({ mends: [mend] }), { ...WORLD, message: quote }).after;
  };
  const again = said({ statements: [states("reference", number, "order 44871")] });

  test("by an order to remove it alone may be said again", () => {
    const gone = dropped("Remove the contract number 44871.");
    expect(gone.values.contractNumber).toBeUndefined();
    expect(turn(gone, again).after.values.contractNumber?.value).toBe("44871");
  });

  test("because it is something else is kept as a remark, until it is what was asked for", () => {
    const gone = dropped("44871 is not our contract number.");
    expect(gone.values.contractNumber).toBeUndefined();
    const { after } = turn(gone, again);
    expect(after.values.contractNumber).toBeUndefined();
    expect(after.values.remarks?.value).toContain("order 44871");
    const asked = { ...gone, asked: { topic: "section:claimant" as const, fields: ["contractNumber" as const] } };
    const answered = turn(asked, again).after;
    expect(answered.values.contractNumber?.value).toBe("44871");
    expect(answered.told.filter((key) => key.includes("44871"))).toEqual([]);
  });
});
