/** Sending and not sending: an order in any words, with facts before it, a goodbye instead of it, and a request that is not taken. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { difference, NOW, noted } from "./mends/kit.ts";

const ORDERS: readonly [Locale, string, fact: string][] = [
  ["en", "Go ahead and send.", "We are 15 people, not 14."],
  ["en", "you can send it now", "15 people instead of 14."],
  ["en", "please go ahead and submit it", "15 people instead of 14."],
  ["en", "OK, send the request please", "We are 15 people, not 14."],
  ["fr", "Vous pouvez transmettre la demande.", "Nous serons 15 personnes et non 14."],
  ["fr", "vous pouvez l'envoyer", "Nous serons 15 personnes au lieu de 14."],
  ["fr", "C'est bon, envoyez la demande", "Nous serons 15 personnes et non 14."],
  ["fr", "Transmettez-la.", "Nous serons 15 personnes et non 14."],
  ["es", "Sí, enviala", "Somos 15 personas, no 14."],
  ["es", "Confirmo, envíela.", "Somos 15 personas en lugar de 14."],
  ["es", "ya pueden mandarla", "Somos 15 personas, no 14."],
  ["es", "puede enviarla por favor", "Somos 15 personas, no 14."],
];

describe("an order to send", () => {
  test.each(ORDERS)("%s: %s", async (locale, order) => {
    const talk = await noted(locale);
    await talk.say(order);
    expect(talk.isBooked).toBe(true);
  });

  test.each(ORDERS)("%s: %s, after a fact, is asked about once more", async (locale, order, fact) => {
    const talk = await noted(locale);
    const turn = await talk.say(`${fact} ${order}`);
    expect(talk.isBooked).toBe(false);
    expect(talk.values().mainRoomCapacity).toBe("15");
    expect(turn.summary).not.toBeNull();
    expect(turn.remarks).toEqual([]);
    await talk.say({ en: "Yes", fr: "Oui", es: "Sí" }[locale]);
    expect(talk.isBooked).toBe(true);
  });
});

describe("whoever goes on by themselves", () => {
  test.each<[Locale, string]>([
    ["en", "Please don't send it, I'll call you tomorrow."],
    ["en", "hold off for now. I will phone your office on Friday morning"],
    ["en", "Don't submit this yet, I'd rather give you a call on Monday"],
    ["en", "do not send it, I'll come back to it next week"],
    ["fr", "Ne l'envoyez pas, je vous rappellerai lundi."],
    ["fr", "n'envoyez rien, je préfère vous appeler demain matin"],
    ["fr", "ne transmettez pas la demande, j'y reviendrai demain"],
    ["es", "No la mande, mejor les llamo yo el viernes."],
    ["es", "no la envíe todavía, mañana los llamo"],
    ["es", "no mande nada, lo pienso y vuelvo otro día"],
  ])("%s: %s", async (locale, message) => {
    const talk = await noted(locale);
    const before = talk.values();
    const turn = await talk.say(message);
    expect(turn.spoken.map(({ kind }) => kind)).toEqual(["on_hold"]);
    expect(turn.text).toMatch(/\+1 \d{3} 555 01\d\d/);
    expect(difference(before, talk.values())).toEqual({});
    expect(talk.values().remarks).toBe(before.remarks);
    expect(talk.isBooked).toBe(false);
  });

  test.each<[Locale, string]>([
    ["en", "We will call two witnesses on March 10."],
    ["fr", "Nous appellerons deux témoins le 10 mars."],
    ["es", "Vamos a llamar a dos testigos el 10 de marzo."],
  ])("calls of others end nothing: %s, %s", async (locale, message) => {
    const talk = await noted(locale);
    const turn = await talk.say(message);
    expect(turn.spoken.map(({ kind }) => kind)).not.toContain("on_hold");
  });
});

const SATURDAY: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    "Mediation in Ottawa on Saturday January 23, 2027 from 10 to 2, 5 people, in person.",
    "Name: Tara Wills. tara@wills.ca, 613 555 0172. It's about two vans that were sold twice.",
    "yes, send it",
  ],
  fr: [
    "Médiation à Ottawa le samedi 23 janvier 2027 de 10 h à 14 h, 5 personnes, en personne.",
    "Nom : Paul Vian. paul@vian.ca, 613 555 0172. Il s'agit d'une camionnette vendue deux fois.",
    "oui, envoyez",
  ],
  es: [
    "Mediación en Ottawa el sábado 23 de enero de 2027 de 10 a 14, 5 personas, presencial.",
    "Nombre: Pablo Vian. pablo@vian.ca, 613 555 0172. Es por una camioneta vendida dos veces.",
    "sí, mándela",
  ],
};

describe("a request for a day that is closed", () => {
  async function refused(locale: Locale) {
    const talk = new MemoryTalk(locale, NOW);
    const [opening = "", contact = "", order = ""] = SATURDAY[locale];
    await talk.say(opening);
    await talk.press("keep_days");
    await talk.say(contact);
    return { talk, turn: await talk.say(order) };
  }

  test.each<[Locale, RegExp]>([
    ["en", /closed in Ottawa on Saturday, January 23, 2027/],
    ["fr", /fermés à Ottawa.*samedi 23 janvier 2027/],
    ["es", /cerrados en Ottawa.*sábado 23 de enero de 2027/],
  ])("%s: says which day and why, and offers others", async (locale, why) => {
    const { talk, turn } = await refused(locale);
    expect(turn.text).toMatch(why);
    expect(talk.isBooked).toBe(false);
    await talk.press("near_2027-01-22");
    expect(talk.values().preferredDate).toBe("2027-01-22");
    await talk.say({ en: "yes", fr: "oui", es: "sí" }[locale]);
    expect(talk.isBooked).toBe(true);
  });

  test("another day that is typed takes its place, and a call is one button away", async () => {
    const { talk } = await refused("en");
    await talk.say("Monday January 25 then");
    expect(talk.values().preferredDate).toBe("2027-01-25");
    const other = await refused("en");
    const turn = await other.talk.press("call_me");
    expect(turn.text).toContain("(613) 555-0172");
    expect(other.talk.isBooked).toBe(false);
  });
});

describe("the words of an offered button, typed", () => {
  const OPENING =
    "Arbitration in Toronto on March 9, 2027, 9:30 to 4:30, hybrid, 14 people. Moira Kettle, Kettle Dunn LLP, moira@kettledunn.ca, 416 555 0188. It's about a crane that was never delivered.";

  async function offering(id: string) {
    const talk = new MemoryTalk("en", NOW);
    talk.visitor.onPage("detailed");
    await talk.say(OPENING);
    for (let turns = 0; turns < 8; turns += 1) {
      const offered = talk.visitor.state.talk?.offered ?? [];
      const button = offered.find((one) => one.id.startsWith(`${id}=`));
      if (button) return { talk, button };
      await talk.say(offered[0]?.label ?? "not known yet");
    }
    throw new Error(`${id} was not asked`);
  }

  test("with politeness they are the button", async () => {
    const { talk, button } = await offering("platformPreference");
    await talk.say(`${button.label}, please`);
    expect(`platformPreference=${talk.values().platformPreference}`).toBe(button.id);
  });

  test("an order to send leaves open what can follow", async () => {
    const { talk, button } = await offering("platformPreference");
    const turn = await talk.say(`${button.label}. That's all, you can send it.`);
    expect(turn.summary).not.toBeNull();
    expect(talk.isBooked).toBe(false);
    await talk.say("yes");
    expect(talk.isBooked).toBe(true);
  });

  test("before other facts they are the button, and the facts are taken", async () => {
    const { talk, button } = await offering("platformPreference");
    await talk.say(`${button.label}. And we are 15 people, not 14.`);
    expect(talk.values()).toMatchObject({ platformPreference: button.id.split("=")[1], mainRoomCapacity: "15" });
    expect(talk.values().remarks ?? "").not.toContain(button.label);
  });
});
