/** For tests of detectors: a message as they get it. */

import { type Detector, type Finding, type Text, textOf } from "#app/understanding/detectors/finding.ts";
import { read } from "#app/understanding/time/read.ts";

export function textFor(message: string, asked = "-"): Text {
  return textOf(message, read(message, { today: "2026-11-22", locale: "en" }), asked);
}

/** What a detector finds in a message, as "kind words" and the value. */
export function foundBy(detector: Detector, message: string, asked = "-"): string[] {
  return detector(textFor(message, asked)).map((find: Finding) => {
    const value = find.said ? ` ${JSON.stringify(find.said.value)}` : "";
    return `${find.kind} ${message.slice(find.start, find.end)}${value}`;
  });
}
