/** Whole talks through reader, policy, voice and the conversation's use cases, in memory. */

import { describe, expect, test } from "vitest";
import { AppError } from "#app/domain/errors.ts";
import { fingerprint } from "#app/domain/talk/plan/fields.ts";
import { readButtonId } from "#app/domain/talk/press.ts";
import { NEW_TALK } from "#app/domain/talk/state.ts";
import { packTalk, unpackTalk } from "#app/domain/talk/stored.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { runTurn } from "#workers/chat/agent.ts";
import { otherLanguageOf } from "#workers/chat/talk/language-names.ts";
import { isPasted } from "#workers/chat/talk/pasted.ts";
import { zoneOfPhone } from "#workers/chat/talk/phone-zones.ts";
import { readPress } from "#workers/chat/talk/presses.ts";

const NOW = new Date("2026-11-23T15:00:00Z");
const open = (locale: "en" | "fr" | "es" = "en") => new MemoryTalk(locale, NOW);

const HEARING = "A mediation in Toronto on Tuesday 9 February 2027, 9:30 to 5, about 14 people in person.";
const PERSON =
  "Priya Raman, Aldous & Finch LLP, priya.raman@aldousfinch.ca, 416-555-0182. It's a dispute between two suppliers about a late shipment of valves.";

/** A talk whose summary is on show. */
async function summed(): Promise<MemoryTalk> {
  const talk = open();
  await talk.say(HEARING);
  const turn = await talk.say(PERSON);
  expect(turn.summary).not.toBeNull();
  return talk;
}

describe("a booking", () => {
  test("is made in three messages, with all that was said", async () => {
    const talk = await summed();
    const turn = await talk.say("yes please send it");
    expect(talk.isBooked).toBe(true);
    expect(turn.text).toContain("CN-0000-0000");
    expect(talk.values()).toMatchObject({
      proceedingType: "mediation",
      locationType: "in_person",
      location: "arbitration_place_toronto",
      preferredDate: "2027-02-09",
      startTime: "09:30",
      endTime: "17:00",
      mainRoomCapacity: "14",
      contactName: "Priya Raman",
      contactFirm: "Aldous & Finch LLP",
      contactEmail: "priya.raman@aldousfinch.ca",
      contactPhone: "+14165550182",
    });
  });

  test("is sent by the button of the summary that was shown", async () => {
    const talk = await summed();
    const id = talk.visitor.state.talk?.offered.find((one) => one.id.startsWith("send:"))?.id ?? "";
    await talk.press(id);
    expect(talk.isBooked).toBe(true);
  });

  test("is not sent by a yes after the form has changed the draft", async () => {
    const talk = await summed();
    const { draft } = talk.visitor;
    talk.visitor.draft = {
      ...draft,
      values: { ...draft.values, preferredDate: { value: "2027-02-10", origin: "visitor" } },
      summaryHash: null,
    };
    const turn = await talk.say("yes");
    expect(talk.isBooked).toBe(false);
    expect(turn.text).toContain("February 10, 2027");
    await talk.say("yes");
    expect(talk.isBooked).toBe(true);
  });

  test("is not sent by a yes with a change in it, nor by the button of another summary", async () => {
    const talk = await summed();
    await talk.say("yes but make it 10 February");
    expect(talk.isBooked).toBe(false);
    await talk.say("Yes, send it", { press: "send:0000000000000000" });
    expect(talk.isBooked).toBe(false);
  });

  test("says nothing of a booking where the use case refuses it", async () => {
    const talk = await summed();
    const conversation = talk.visitor.open("yes");
    conversation.submit = () => Promise.reject(new AppError("not_confirmed"));
    const { text } = await runTurn(conversation, {}, async () => null);
    expect(text).toContain("didn’t go through");
    expect(talk.isBooked).toBe(false);
  });

  test("takes what is to follow for an answer, and goes without it", async () => {
    const talk = open();
    for (const message of [
      "an examination in person in Ottawa",
      "Sam Obi, sam.obi@obilaw.ca, 613 555 0120, no firm",
      "I don't know yet",
      "skip",
    ])
      await talk.say(message);
    expect(talk.values().toFollow).toContain("caseDescription");
    await talk.say("yes");
    expect(talk.isBooked).toBe(true);
  });
});

describe("what was said", () => {
  test("is undone, and begun again only after a yes, which an undo brings back", async () => {
    const talk = open();
    await talk.say(HEARING);
    const before = talk.values();
    const asked = await talk.say("start over");
    expect(talk.values()).toEqual(before);
    expect(asked.buttons.map(({ id }) => readButtonId(id).option)).toEqual(["clear", "keep"]);
    await talk.press("clear");
    expect(talk.values().preferredDate).toBeUndefined();
    await talk.say("undo");
    expect(talk.values()).toEqual(before);
  });

  test("wipes nothing where starting over is part of the story", async () => {
    const talk = open();
    await talk.say(HEARING);
    await talk.say("Our client's factory was rebuilt from scratch and they had to start over after the fire.");
    expect(talk.values().preferredDate).toBe("2027-02-09");
  });

  test("corrects what is settled by its words, and asks about anything else", async () => {
    const talk = open();
    await talk.say(HEARING);
    await talk.say("actually make it February 10th");
    expect(talk.values().preferredDate).toBe("2027-02-10");
    const asked = await talk.say("February 16");
    expect(talk.values().preferredDate).toBe("2027-02-10");
    expect(asked.buttons.map(({ id }) => readButtonId(id).option)).toContain("second_choice");
    await talk.press("second_choice");
    expect(talk.values().alternativeDays).toContain("2027-02-16");
  });

  test("is the same in French and Spanish", async () => {
    const french = open("fr");
    await french.say("Une médiation à Montréal le 16 février 2027 à 9 h 30, en personne, pour 10 personnes.");
    await french.say("Le 18 février irait aussi, en deuxième choix.");
    expect(french.values()).toMatchObject({ preferredDate: "2027-02-16", location: "arbitration_place_montreal", mainRoomCapacity: "10" });
    expect(french.values().alternativeDays).toContain("2027-02-18");
    const spanish = open("es");
    await spanish.say("Un arbitraje híbrido en Miami del 15 al 17 de marzo de 2027, de 9:00 a 17:00. En la sala seremos 12 personas.");
    expect(spanish.values()).toMatchObject({
      consecutiveStartDate: "2027-03-15",
      consecutiveEndDate: "2027-03-17",
      mainRoomCapacity: "12",
    });
  });

  test("is a value where it is typed into a card or pressed", async () => {
    const talk = open();
    await talk.say("an arbitration in person in Toronto");
    await talk.say("", { typed: { contactName: "Ana Roe", contactEmail: "ana@roe.example", contactPhone: "416 555 0133", nonsense: "x" } });
    expect(talk.values()).toMatchObject({ contactName: "Ana Roe", contactEmail: "ana@roe.example", contactPhone: "416 555 0133" });
    await talk.say("9 February", { press: "day:2027-02-09" });
    expect(talk.values().preferredDate).toBe("2027-02-09");
  });

  test("in a language that is none of ours fills no number and no day", async () => {
    const talk = open();
    const turn = await talk.say("Guten Tag, ich möchte gerne einen Raum für eine Schiedsverhandlung in Toronto buchen, für den 9. März.");
    expect(turn.text).toContain("Leider");
    expect(talk.values().mainRoomCapacity).toBeUndefined();
  });
});

describe("what is looked up", () => {
  test("questions are answered before anything is asked, days are claimed free only where they are", async () => {
    const talk = open();
    const faq = await talk.say("Do you have parking in Toronto?");
    expect(faq.text).toContain("parking");
    const free = await talk.say("Is Toronto free on February 9 2027?");
    expect(free.text).toContain("A room is free in Toronto");
    talk.visitor.full.add("2027-02-11");
    const full = await talk.say("Is Toronto free on February 11 2027?");
    expect(full.text).not.toContain("A room is free");
    expect(full.text).toContain("Nearest days");
  });

  test("closed days and rooms too small are said at once", async () => {
    const talk = open();
    const turn = await talk.say("We want to host an arbitration for 400 people in Ottawa on Saturday March 6 2027");
    expect(turn.text).toContain("400");
    expect(turn.text).toContain("closed in Ottawa");
    expect(turn.decision.commands).toEqual([]);
  });

  test("a call is promised to a number, and to nobody who refuses calls", async () => {
    const talk = open();
    await talk.say("Please have somebody call me at 416 555 0155");
    const refusing = open();
    await refusing.say("Please don't call me. I'd like to talk to a person.");
    expect(refusing.visitor.calls).not.toContain("+14165550155");
    expect(refusing.values().contactBy).toBe("no_calls");
  });
});

describe("what is stored", () => {
  test("comes back as it was, over the draft as it is now", async () => {
    const talk = await summed();
    const stored = talk.visitor.state.talk;
    const values = { contactName: { value: "Ana", origin: "visitor" as const } };
    const { state } = unpackTalk(stored, { values, form: "fast", locale: "en" });
    expect(state.values).toEqual(values);
    expect(packTalk(state, stored?.offered ?? [], stored?.shown)).toEqual(stored);
    expect(JSON.stringify(stored)).not.toContain("Priya Raman, Aldous");
  });

  test("is bounded, and the newest undo stays", () => {
    const text = "x".repeat(30_000);
    const snapshot = {
      form: "fast" as const,
      values: { caseDescription: { value: text, origin: "visitor" as const } },
      loose: NEW_TALK.loose,
      points: [],
    };
    const packed = packTalk({ ...NEW_TALK, undo: Array.from({ length: 20 }, () => snapshot) }, []);
    expect(JSON.stringify(packed).length).toBeLessThan(121_000);
    expect(packed.state.undo.length).toBeGreaterThan(0);
  });

  test("is not read in another shape", () => {
    const { state } = unpackTalk({ shape: 2 } as never, { values: {}, form: "fast", locale: "fr" });
    expect(state).toMatchObject({ asked: null, booking: null, locale: "fr" });
  });

  test("nothing that was asked is answered after a person of staff has spoken", async () => {
    const talk = await summed();
    const conversation = { ...talk.visitor.open("yes"), heard: [{ role: "colleague" as const, name: "Ann", content: "Shall I hold it?" }] };
    await runTurn(conversation, {}, async () => null);
    expect(talk.isBooked).toBe(false);
  });
});

describe("what comes with a message", () => {
  test("a button's id is a press, and an unknown one nothing", () => {
    expect(readPress("send:abc", "Yes")?.pressed).toEqual({ send: "abc" });
    expect(readPress("keep", "No")?.pressed).toEqual({ option: "keep" });
    expect(readPress("location=arbitration_place_miami", "Miami")?.statements[0]).toMatchObject({ slot: "venue", sources: ["form"] });
    expect(readPress("day:2027-13-01", "?")).toBeNull();
    expect(readPress("nothing=1", "?")).toBeNull();
  });

  test("documents, other languages and the clocks of phones are known", () => {
    const thread = "From: Clerk\nTo: Counsel\nSubject: Hearing\n\nThe hearing is fixed for 12-14 April 2027 in Toronto.";
    expect(isPasted(`${thread}\n${"Please note the order. ".repeat(10)}`)).toBe(true);
    expect(isPasted(`Dear Sir,\n\nWe would like a room. ${"Our case is long. ".repeat(20)}`)).toBe(false);
    expect(otherLanguageOf("Guten Tag, ich möchte einen Raum buchen")).toBe("de");
    expect(otherLanguageOf("Добрый день")).toBe("ru");
    expect(zoneOfPhone("+16045550144")).toBe("America/Vancouver");
    expect(zoneOfPhone("+14165550144")).toBeUndefined();
  });

  test("two drafts that read alike have one mark", () => {
    expect(fingerprint({ contactName: { value: "A", origin: "visitor" } }, "fast")).toBe(
      fingerprint({ contactName: { value: "A", origin: "assistant" } }, "fast"),
    );
  });
});
