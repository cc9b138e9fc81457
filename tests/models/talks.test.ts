/** Whole talks with a model that reads as a careful one does: what it says is in the plan after each turn, and nothing else has changed. */

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";

interface Turn {
  message: string;
  answer: Record<string, unknown>;
  then: {
    holds?: Record<string, string>;
    people?: Record<string, unknown>[];
    days?: string[];
    /** So many of the days are that long. */
    lasts?: [duration: string, count: number];
    starts?: string;
    gone?: string[];
    remarks?: string[];
  };
}
interface Talk {
  locale: Locale;
  turns: readonly Turn[];
}
const FOLDER = new URL("talks/", import.meta.url);
const talks = readdirSync(FOLDER).map((file) => [file, JSON.parse(readFileSync(new URL(file, FOLDER), "utf8")) as Talk] as const);
const listed = (text: string | undefined): Record<string, unknown>[] => JSON.parse(text || "[]") as Record<string, unknown>[];

test.each(talks)("%s: what the model says is in the plan", async (_, { locale, turns }) => {
  const talk = new MemoryTalk(locale, new Date("2026-11-23T15:00:00Z"));
  for (const { message, answer, then } of turns) {
    await talk.say(message, {}, answer);
    const values = talk.values();
    const days = listed(values.bookingDates);
    expect(values, message).toMatchObject(then.holds ?? {});
    if (then.people) expect(listed(values.people), message).toMatchObject(then.people);
    if (then.days)
      expect(
        days.map(({ date }) => date),
        message,
      ).toEqual(then.days);
    if (then.lasts)
      expect(
        days.filter(({ duration }) => duration === then.lasts?.[0]),
        message,
      ).toHaveLength(then.lasts[1]);
    if (then.starts)
      expect(
        days.every(({ startTime }) => startTime === then.starts),
        message,
      ).toBe(true);
    for (const field of then.gone ?? []) expect(values[field] ?? "", message).toBe("");
    for (const words of then.remarks ?? []) expect(values.remarks, message).toContain(words);
    expect(talk.isBooked).toBe(false);
  }
});
