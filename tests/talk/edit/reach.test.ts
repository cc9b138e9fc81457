/** How the visitor wants to be reached: noted as it was said, shown, changed, undone, and never the opposite. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { mended, noted } from "../mends/kit.ts";

const PHONE = "phone";
const EMAIL = "email";
const NO_CALLS = "no_calls";

describe("the way", () => {
  test.each<[Locale, string, string]>([
    ["en", "call me, don't write", PHONE],
    ["en", "Please phone, do not e-mail me.", PHONE],
    ["en", "I'd rather you call than email, don't email me please", PHONE],
    ["en", "No emails please, just call", PHONE],
    ["fr", "appelez-moi, n'écrivez pas", PHONE],
    ["fr", "Appelez-moi plutôt que de m'écrire svp", PHONE],
    ["fr", "pas de courriels, je préfère un appel", PHONE],
    ["fr", "Ne m'écrivez pas, téléphonez.", PHONE],
    ["es", "Llámenme, no me escriban.", PHONE],
    ["es", "No me manden correos, llamen", PHONE],
    ["es", "mejor por teléfono, no por correo", PHONE],
    ["en", "Please don't call me", NO_CALLS],
    ["en", "no phone calls, please email", NO_CALLS],
    ["fr", "ne m'appelez pas, écrivez-moi", NO_CALLS],
    ["fr", "Pas d'appel svp", NO_CALLS],
    ["fr", "appelez-moi pas", NO_CALLS],
    ["es", "no me llamen, por favor", NO_CALLS],
    ["es", "Sin llamadas, escríbanme", NO_CALLS],
    ["en", "e-mail only please", EMAIL],
    ["fr", "par courriel seulement", EMAIL],
    ["es", "prefiero correo", EMAIL],
  ])("%s: %s is %s", async (locale, message, by) => {
    const { talk, reply, changed } = await mended(locale, message);
    expect(talk.values().contactBy).toBe(by);
    expect(Object.keys(changed)).toEqual(["contactBy"]);
    expect(reply.chips.some(({ field }) => field === "contactBy")).toBe(true);
  });

  test.each<[Locale, string]>([
    ["en", "The claimant never called after the crane was late."],
    ["en", "Nobody from the port wrote to us."],
    ["fr", "Le port n'a jamais rappelé ma cliente."],
    ["es", "La empresa no contestó los correos."],
    ["en", "Please do not call the witness before the hearing."],
  ])("is not read in what is of others: %s, %s", async (locale, message) => {
    expect((await mended(locale, message)).talk.values().contactBy ?? "").toBe("");
  });

  test.each<[Locale, string]>([
    ["en", "undo that"],
    ["fr", "annulez ça"],
    ["es", "deshaz eso"],
  ])("is taken back by an undo: %s", async (locale, undo) => {
    const talk = await noted(locale);
    await talk.say({ en: "Please don't call me", fr: "Pas d'appel svp", es: "no me llamen" }[locale]);
    expect(talk.values().contactBy).toBe(NO_CALLS);
    await talk.say(undo);
    expect(talk.values().contactBy ?? "").toBe("");
  });

  test("is changed by who says it otherwise, and on its card", async () => {
    const talk = await noted("en");
    await talk.say("Please don't call me");
    await talk.say("Sorry, call me instead, don't write.");
    expect(talk.values().contactBy).toBe(PHONE);
    await talk.say("Saved", { card: "reach", typed: { contactBy: "email", contactWhen: "Evenings" } });
    expect(talk.values()).toMatchObject({ contactBy: EMAIL, contactWhen: "Evenings" });
  });
});

describe("ways and hours in words", () => {
  test.each<[Locale, string, string]>([
    ["en", "WhatsApp is best", "WhatsApp"],
    ["en", "Please text me", "text me"],
    ["en", "call me after 5 pm", "after 5 pm"],
    ["fr", "Laissez-moi un message sur la boîte vocale", "boîte vocale"],
    ["fr", "appelez-moi après 17 h", "17 h"],
    ["es", "mejor por WhatsApp", "WhatsApp"],
    ["es", "llámenme por la tarde", "tarde"],
  ])("are kept as they were said: %s, %s", async (locale, message, words) => {
    const { talk, changed, remarks } = await mended(locale, message);
    expect(talk.values().contactWhen).toContain(words);
    expect(Object.keys(changed).filter((field) => !["contactBy", "contactWhen"].includes(field))).toEqual([]);
    expect(remarks).toBe("");
  });
});
