/** Plays openings in memory, each as a new visitor's talk, and counts what became of their facts. */
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import type { Opening } from "./facts.ts";
import { type Judged, judge, type Verdict } from "./judge.ts";

/** The day on which the openings were written: their "next Tuesday" counts from it. */
const WRITTEN = new Date("2026-11-23T15:00:00Z");

export interface Played extends Judged {
  opening: Opening;
  replies: string[];
  values: Record<string, string>;
}

export async function playOpening(locale: Locale, opening: Opening): Promise<Played> {
  const talk = new MemoryTalk(locale, WRITTEN);
  const replies: string[] = [];
  for (const message of opening.messages) replies.push((await talk.say(message)).text);
  const values = talk.values();
  return { opening, replies, values, ...judge(opening, values) };
}

/** What was counted, as a table. */
export function tableOf(title: string, played: readonly Played[]): string {
  const share = (count: number) => `${count} of ${played.length} (${Math.round((100 * count) / played.length)} %)`;
  const having = (verdicts: readonly Verdict[]) =>
    played.filter((one) => Object.values(one.verdicts).some((verdict) => verdicts.includes(verdict))).length;
  const counts = new Map<string, Map<Verdict, number>>();
  for (const { verdicts } of played)
    for (const [fact, verdict] of Object.entries(verdicts)) {
      const own = counts.get(fact) ?? new Map<Verdict, number>();
      counts.set(fact, own.set(verdict, (own.get(verdict) ?? 0) + 1));
    }
  return [
    title,
    `  everything in its field    ${share(played.filter(({ isWhole }) => isWhole).length)}`,
    `  nothing lost or wrong      ${share(played.filter(({ isKept }) => isKept).length)}`,
    `  something lost             ${share(having(["lost"]))}`,
    `  something wrong            ${share(having(["wrong", "taken"]))}`,
    ...[...counts]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([fact, own]) => `  ${fact.padEnd(18)} ${[...own].map(([verdict, count]) => `${verdict} ${count}`).join("  ")}`),
  ].join("\n");
}
