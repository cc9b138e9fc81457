/** Remarks that are taken out are named, in one sentence for all of them. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { entriesOf } from "#app/domain/talk/plan/fields.ts";
import { NEW_TALK } from "#app/domain/talk/state.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import { speak } from "#app/i18n/talk/voice.ts";
import type { Mend } from "#app/understanding/contract.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { NOW } from "../mends/kit.ts";
import { said, turn, WORLD } from "../play.ts";

const REMARKS: Readonly<Record<Locale, readonly [string, string, string]>> = {
  en: ["A quiet corner for prayers", "Lights dimmed in the corridor", "Ramp for a van at the back door"],
  fr: ["Un coin tranquille pour la prière", "Lumière tamisée dans le couloir", "Rampe pour une fourgonnette à l’arrière"],
  es: ["Un rincón tranquilo para rezar", "Luces tenues en el pasillo", "Rampa para una furgoneta atrás"],
};
const SAID: Readonly<Record<Locale, (one: string, other: string) => string>> = {
  en: (one, other) => `Removed from the remarks: “${one}”, “${other}”.`,
  fr: (one, other) => `Retiré des remarques : « ${one} », « ${other} ».`,
  es: (one, other) => `Quitado de las observaciones: «${one}», «${other}».`,
};
const rows = (texts: readonly string[]) => JSON.stringify(texts.map((text) => ({ text })));

async function remarked(locale: Locale) {
  const talk = new MemoryTalk(locale, NOW);
  await talk.say({ en: "A mediation in Toronto.", fr: "Une médiation à Montréal.", es: "Una mediación en Miami." }[locale]);
  await talk.say("Saved", { card: "remarks", typed: { remarks: rows(REMARKS[locale]) } });
  return talk;
}

describe("remarks that are taken out", () => {
  test.each<Locale>(["en", "fr", "es"])("on the sheet are named once, in one sentence: %s", async (locale) => {
    const talk = await remarked(locale);
    const [one, other, stays] = REMARKS[locale];
    const { text } = await talk.say("Saved", { card: "sheet", typed: { remarks: rows([stays]) } });
    expect(text.replaceAll("\u00A0", " ")).toContain(SAID[locale](one, other));
    expect(text).not.toContain(stays);
  });

  test("by a language model's edits, one by one, are named in one sentence", async () => {
    const values = {
      proceedingType: { value: "mediation", origin: "assistant" as const, evidence: "a mediation" },
      remarks: { value: rows(REMARKS.en), origin: "assistant" as const, evidence: "" },
    };
    const quote = "take all three out";
    const at = { start: 0, end: quote.length };
    const mends = ["remark1", "remark2", "remark3"].map((thing): Mend => ({ at, quote, does: "drops", of: [], thing }));
    const { says, after } = turn({ ...NEW_TALK, values }, said({ mends }), { ...WORLD, message: quote });
    const texts = speak(await createPageI18n("en"), "en", says).map(({ text }) => text);
    const [one, other, third] = REMARKS.en;
    expect(texts.filter((text) => text.includes("Removed"))).toEqual([`Removed from the remarks: “${one}”, “${other}”, “${third}”.`]);
    expect(entriesOf(after.values, "remarks")).toEqual([]);
  });

  test("and put in other words besides, only those that are gone are named", async () => {
    const talk = await remarked("en");
    const [one, other, third] = REMARKS.en;
    const { text } = await talk.say("Saved", { card: "sheet", typed: { remarks: rows([`${one}, on the ground floor`, third]) } });
    expect(text).toContain(`Removed from the remarks: “${other}”.`);
  });

  test("that are long are named by their first words", async () => {
    const i18n = await createPageI18n("en");
    const long = `The boxes come by courier on the eve of the hearing ${"and have to be signed for at the desk ".repeat(4)}`;
    const [said] = speak(i18n, "en", [{ kind: "cleared", fields: [], remarks: [long] }]);
    expect(said?.text).toMatch(/^Removed from the remarks: “The boxes come by courier .{20,60}…”\.$/);
  });
});
