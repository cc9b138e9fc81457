/** What visitors are in the matter, or whom they act for, has a field of its own; it makes nobody, and no remark. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";

const NOW = new Date("2026-11-23T15:00:00Z");

const SAID: readonly (readonly [Locale, message: string, part: string])[] = [
  [
    "en",
    "Hi, I act for the plaintiff in Rao v. Norbridge, we need a discovery in Toronto on March 9, 2027.",
    "I act for the plaintiff in Rao v. Norbridge",
  ],
  [
    "en",
    "Dana Whitfield here, paralegal at Whitfield Crane LLP, and we act for the defendants. A mediation in Toronto please.",
    "we act for the defendants",
  ],
  ["en", "I'm the executor of my late aunt's estate and we need a mediation in Ottawa.", "the executor of my late aunt's estate"],
  [
    "en",
    "My sister and I disagree about our parents' cottage. I'm the older daughter and co-executor.",
    "the older daughter and co-executor",
  ],
  [
    "en",
    "I'm Tom Pell, in-house counsel for Boreal Inc., the respondent. Opposing counsel is Ana Ruiz of Larch Ltd.",
    "in-house counsel for Boreal Inc., the respondent",
  ],
  ["fr", "Bonjour, je suis l'adjointe de Me Lavoie. Il nous faut une médiation à Montréal.", "l'adjointe de Me Lavoie"],
  [
    "fr",
    "Bonjour, Marie-Ève Caron, avocate de la demanderesse. On veut un arbitrage à Montréal les 3 et 4 mai 2027.",
    "avocate de la demanderesse",
  ],
  ["fr", "Nous représentons l'intimée. Conférence de gestion à Ottawa le 12 mai 2027.", "Nous représentons l'intimée"],
  [
    "es",
    "Soy Andrés Quiroga, director jurídico de Minera Altaluz S.A., parte demandante. Necesito reservar un arbitraje en Miami.",
    "director jurídico de Minera Altaluz S.A., parte demandante",
  ],
  ["es", "Por la demandante comparezco yo, Mariana Escobedo.", "Por la demandante comparezco yo"],
  [
    "es",
    "Nosotros somos los compradores de un condominio en Miami y necesitamos una mediación.",
    "los compradores de un condominio en Miami",
  ],
];

describe("what the visitor is in the matter", () => {
  test.each(SAID)("%s: %s", async (locale, message, part) => {
    const talk = new MemoryTalk(locale, NOW);
    await talk.say(message);
    expect(talk.values().contactRole).toContain(part);
    expect(talk.values().remarks ?? "").not.toContain(part);
    expect(talk.values().caseDescription ?? "").not.toContain(part);
  });

  test.each<readonly [Locale, string]>([
    ["en", "We are four lawyers and a witness."],
    ["en", "I'm looking for a mediator in Toronto."],
    ["en", "I'm not a lawyer."],
    ["en", "Are you a lawyer? I am in Halifax, I'm available on Monday."],
    ["fr", "Je suis disponible le 5 mai 2027 avec mon avocat."],
    ["es", "Estoy en Bogotá y somos cuatro personas."],
  ])("%s: nothing of it in: %s", async (locale, message) => {
    const talk = new MemoryTalk(locale, NOW);
    await talk.say(message);
    expect(talk.values().contactRole).toBeUndefined();
  });

  test("more of it is added, and a correction takes its place", async () => {
    const talk = new MemoryTalk("en", NOW);
    await talk.say("I act for the claimant.");
    await talk.say("I'm also the executor of the estate.");
    expect(talk.values().contactRole).toBe("I act for the claimant; also the executor of the estate");
  });
});
