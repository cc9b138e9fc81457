/** What a remark is about: the part whose card could hold it, by what it was kept as, the field it waits for, or what is known in its words. */

import { partOf } from "#app/domain/talk/edit/parts.ts";
import type { About, TalkField } from "#app/domain/talk/plan/fields.ts";
import type { World } from "#app/domain/talk/world.ts";
import type { Topic, Understanding } from "#app/understanding/contract.ts";
import { tellingWords } from "#app/understanding/telling.ts";
import type { Subject } from "./subject.ts";

/** Who pays is said in words of people, and a service has days: what comes first here is what such words are about. */
const RANKED: readonly Topic[] = ["costs", "reach", "services", "rooms", "people", "matter", "contact", "place", "days"];

/** Where and when something is said of what comes before them. */
const CIRCUMSTANCES: readonly Topic[] = ["place", "days"];

const LABELLED: Readonly<Partial<Record<About, Subject>>> = {
  call: { parts: ["reach"], waits: "contactWhen" },
  second_choice: { parts: ["days"], waits: "alternativeDays" },
  deadline: { parts: ["days"] },
  window: { parts: ["days"] },
  recurrence: { parts: ["days"] },
  time: { parts: ["days"], waits: "preferredDate" },
  length: { parts: ["days"], waits: "preferredDate" },
  question: { parts: [] },
  wanted: { parts: [] },
};

/** More words than this are about something else. */
const MOST_BESIDE = 1;
const blanked = (text: string, from: number, to: number): string =>
  [...text].map((sign, at) => (at >= from && at < to ? " " : sign)).join("");

/** What words that are kept now are about. */
export function subjectOf(
  { said, world }: { said: Understanding; world: World },
  words: string,
  about?: About,
  field?: TalkField,
): Subject {
  if (field) return { parts: [partOf(field)], waits: field };
  const labelled = about && LABELLED[about];
  if (labelled) return { ...labelled, kept: about };
  const kept = about ? { kept: about } : {};
  const start = (world.message ?? "").indexOf(words);
  if (start < 0) return { parts: [], ...kept };
  const end = start + words.length;
  const topics = (said.topics ?? []).filter(({ at }) => at.start < end && start < at.end);
  const ranked = RANKED.filter((topic) => topics.some((one) => one.topic === topic));
  const things = ranked.filter((topic) => !CIRCUMSTANCES.includes(topic));
  const left = topics.reduce((text, { at }) => blanked(text, at.start - start, at.end - start), words);
  const only = tellingWords(left).length <= MOST_BESIDE ? { only: true as const } : {};
  return { parts: things.length > 0 ? things : ranked, ...kept, ...only };
}
