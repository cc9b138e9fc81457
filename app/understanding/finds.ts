/** What the detectors find in a message, as the tagger gets it: in training and in reading the same. */
import { detect } from "./detectors/all.ts";
import { type Finding, type Text, textOf } from "./detectors/finding.ts";
import { read } from "./time/read.ts";
import type { Asked, Locale, TimeContext } from "./time/types.ts";

/** Days depend on the day of reading, but whether there is one does not; training reads all on one day. */
const TRAINING_DAY = "2026-11-22";
const ASKED_OF_TIME: Readonly<Record<string, Asked>> = { date: "date", time: "time", length: "length", people: "people" };

export interface Found {
  text: Text;
  finds: Finding[];
}

/** Reads a message with all detectors and the grammar. */
export function findAll(message: string, asked: string, context: TimeContext): Found {
  const text = textOf(message, read(message, { ...context, asked: ASKED_OF_TIME[asked] }), asked);
  return { text, finds: detect(text) };
}

/** The finds alone, for training. */
export function findsOf(message: string, asked: string, locale: Locale): Finding[] {
  return findAll(message, asked, { today: TRAINING_DAY, locale }).finds;
}
