/** What a pasted text says of the hearing is read: only the head of a mail is the frame of one. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { frameLines, withoutSentDays } from "#app/understanding/text/forwarded.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { remarksOf, value } from "../begun.ts";

const NOW = new Date("2026-11-23T15:00:00Z");

describe("the day of a document", () => {
  test.each<[Locale, string, day: RegExp]>([
    [
      "en",
      "Could you book the room for this please?\n\nNOTICE OF ARBITRATION HEARING\nBetween Larch Ltd. and Wood Inc.\nThe hearing will be held in Toronto before the sole arbitrator.\nDate: Tuesday, January 12, 2027\nTime: 10:00 a.m.\nThe parties shall attend in person with their counsel.",
      /January 12, 2027/,
    ],
    [
      "fr",
      "Bonjour, pouvez-vous réserver la salle?\n\nAVIS D'AUDIENCE D'ARBITRAGE\nLarch c. Wood\nL'audience se tiendra à Montréal devant l'arbitre unique, en présence des parties et de leurs avocats, sauf avis contraire.\nDate : le mardi 12 janvier 2027\nHeure : 10 h",
      /12 janvier 2027/,
    ],
    [
      "es",
      "Hola, ¿pueden reservar la sala?\n\n-----\nAUDIENCIA DE ARBITRAJE en Miami ante el árbitro único, con las partes y sus abogados presentes, salvo aviso en contrario.\nFecha: martes 12 de enero de 2027\nHora: 10:00",
      /12 de enero de 2027/,
    ],
    [
      "en",
      "See below.\n\n---------- Forwarded message ---------\nFrom: Priya Nair <priya@nair.example>\nDate: Thu, Nov 19, 2026 at 4:12 PM\nSubject: Hearing\nTo: Colin Webb <colin@nair.example>\n\nHearing particulars:\nDate: January 12, 2027\nPlace: Toronto\nKind: arbitration",
      /January 12, 2027/,
    ],
    [
      "en",
      "Hello, details below.\n-----\nDate: January 12, 2027\nCity: Toronto\nKind: arbitration of a commercial lease between a landlord and a tenant, with a sole arbitrator and two counsel",
      /January 12, 2027/,
    ],
  ])("%s: is read, noted or proposed: %s", async (locale, message, day) => {
    const talk = new MemoryTalk(locale, NOW);
    const { text } = await talk.say(message);
    expect(text).toMatch(day);
    if (talk.values().preferredDate !== "2027-01-12") await talk.say({ en: "yes", fr: "oui", es: "sí" }[locale]);
    expect(talk.values().preferredDate).toBe("2027-01-12");
  });

  test("is what a model quotes of it", async () => {
    const talk = new MemoryTalk("en", NOW);
    const message =
      "Hello, details below.\n-----\nDate: January 12, 2027\nPlease note that both counsel and the sole arbitrator have already confirmed that they will attend, and nobody else comes.";
    await talk.say(message, {}, { values: [value("preferredDate", "2027-01-12", "January 12, 2027")] });
    expect(JSON.stringify(talk.visitor.state) + JSON.stringify(talk.values())).toContain("2027-01-12");
  });
});

describe("what is left blank", () => {
  const HEADS = [
    "---------- Forwarded message ---------\nFrom: A <a@a.example>\nDate: Thu, Nov 19, 2026 at 4:12 PM\nTo: B\n\nHello",
    "-----Message d'origine-----\nDe : A\nEnvoyé : 19 novembre 2026 16:12\nÀ : B\nObjet : salle\n\nBonjour",
    "---- Mensaje reenviado ----\nDe: A\nPara: B\nEnviado: jueves 19 de noviembre de 2026\nAsunto: sala\n\nHola",
    "Begin forwarded message:\n\nFrom: A <a@a.example>\nSubject: Room\nDate: November 19, 2026 at 4:12:10 PM EST\nTo: B\n\nHello",
    "From: A\r\nSent: Thursday, November 19, 2026 4:12 PM\r\nTo: B\r\nSubject: Room\r\n\r\nHello",
    "On Thu, Nov 19, 2026 at 4:12 PM, Priya Nair <p@nair.example> wrote:\n> Hello",
    "Le jeu. 19 nov. 2026 à 16 h 12, Anne de la Salle a écrit :\n> Bonjour",
  ];
  test.each(HEADS)("the day of a mail: %s", (mail) => {
    const message = `See below.\n\n${mail}`;
    const read = withoutSentDays(message);
    expect(read).toHaveLength(message.length);
    expect(read).not.toMatch(/\b19\b/);
    expect(read.replace(/\s+/g, "")).toMatch(/(?:Hello|Bonjour|Hola)$/);
  });

  test.each([
    "On January 12, 2027 at 10:00 we need the room, as I wrote:\nsix people",
    "Le 12 janvier 2027 à 10 h 00 il nous faut la salle, comme je vous ai écrit et comme elle a écrit :\nsix personnes",
    "From: Larch Ltd.\nDate: January 12, 2027\nTo: the tribunal",
    "NOTICE OF HEARING\nSent: January 12, 2027\nand much more of the text",
    "---------- Forwarded message ---------\nFrom: A\nTo: B\n\nDate: January 12, 2027",
    "---------- Forwarded message ---------\nFrom: A\nDate: Nov 19, 2026\nDate: January 12, 2027",
    "---------- Forwarded message ---------\nHello, this is it:\nFrom: A\nDate: January 12, 2027",
    "Fecha: 12 de enero de 2027",
  ])("and no other: %s", (message) => {
    expect(withoutSentDays(message)).toMatch(/January 12, 2027|12 janvier 2027|12 de enero de 2027/);
  });
});

describe("a point of a list", () => {
  test.each<[Locale, string, RegExp]>([
    [
      "en",
      "We need a room on Jan 12.\n-- the claimant is transferred from custody by two guards\n-- six people",
      /transferred from custody by two guards/,
    ],
    ["en", "We need a room on Jan 12.\n-- original exhibits in three boxes\n-- six people", /original exhibits in three boxes/],
    [
      "fr",
      "Il nous faut une salle le 12 janvier.\n-- l'original du contrat sera présenté par deux témoins\n-- six personnes",
      /original du contrat sera présenté/,
    ],
    [
      "es",
      "Necesitamos sala el 12 de enero.\n-- el demandante será transferido desde la prisión\n-- seis personas",
      /transferido desde la prisión/,
    ],
  ])("%s: forwards no mail: %s", async (locale, message, kept) => {
    expect(frameLines(message)).toEqual([]);
    const talk = new MemoryTalk(locale, NOW);
    await talk.say(message);
    const { caseDescription = "", specialRequirements = "", mainRoomCapacity } = talk.values();
    expect([...remarksOf(talk), caseDescription, specialRequirements].join("\n")).toMatch(kept);
    expect(mainRoomCapacity).toBe("6");
  });
});
