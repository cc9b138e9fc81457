/** A reply in which something is open asks nobody to send, calls nothing unclear that it has changed, and gives no advice that is followed. */
import { describe, expect, test } from "vitest";
import { ASKED_FAQS } from "#app/domain/assistant/faq/seed/asked.ts";
import type { Locale } from "#app/domain/locale.ts";
import { withoutAdvice } from "#app/domain/talk/answer/advice.ts";
import { noted } from "../mends/kit.ts";

describe("a question about the request is answered, and nobody is asked to send", () => {
  test.each<[Locale, string]>([
    ["en", "What does the form say about the rooms?"],
    ["en", "who's there on the 9th?"],
    ["fr", "Que dit la demande sur les salles ?"],
    ["es", "¿Qué dice el formulario sobre las salas?"],
  ])("%s: %s", async (locale, message) => {
    const talk = await noted(locale);
    const kinds = (await talk.say(message)).spoken.map(({ kind }) => kind);
    expect(kinds).toContain("shown");
    expect(kinds).not.toContain("ready");
    expect(kinds).not.toContain("summary");
    expect(talk.isBooked).toBe(false);
  });

  test.each<[Locale, string, string]>([
    ["en", "What does the form say about the rooms?", "Good. Send it."],
    ["fr", "Que dit la demande sur les salles ?", "Bien. Envoyez-la."],
    ["es", "¿Qué dice el formulario sobre las salas?", "Bien. Envíela."],
  ])("%s: an order to send after it sends", async (locale, question, order) => {
    const talk = await noted(locale);
    await talk.say(question);
    await talk.say(order);
    expect(talk.isBooked).toBe(true);
  });
});

describe("advice that the request follows already is left out", () => {
  const published = ASKED_FAQS.find(({ id }) => id === "separate-rooms");
  const rooms = { breakoutRoomCount: { value: "2", origin: "assistant" as const } };
  test.each<Locale>(["en", "fr", "es"])("%s", (locale) => {
    const text = published?.answer[locale] ?? "";
    const advice = /in your request|dans votre demande|en su solicitud/;
    expect(withoutAdvice({}, "separate-rooms", text)).toBe(text);
    expect(text).toMatch(advice);
    const left = withoutAdvice(rooms, "separate-rooms", text);
    expect(left).not.toMatch(advice);
    expect(text.startsWith(left)).toBe(true);
    expect(left.length).toBeGreaterThan(60);
  });
});
