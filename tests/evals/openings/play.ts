/** Plays openings in memory, each as a new visitor's talk, and counts what became of their facts. */
import type { Locale } from "#app/domain/locale.ts";
import { readButtonId } from "#app/domain/talk/press.ts";
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
  replies.push(...(await accepted(talk)));
  const values = talk.values();
  return { opening, replies, values, ...judge(opening, values) };
}

/** Proposals that visitors accept: the days that they asked about, and what their own document says. */
const PROPOSALS: ReadonlySet<string> = new Set(["document", "asked_days"]);
const MOST_PROPOSALS = 2;

/** Says yes, as the visitor would, to what the assistant proposes of their own words; to nothing else. Gives the replies. */
async function accepted(talk: MemoryTalk): Promise<string[]> {
  const replies: string[] = [];
  while (replies.length < MOST_PROPOSALS) {
    const point = talk.visitor.state.talk?.state.points[0];
    const yes = point && PROPOSALS.has(point.kind) ? point.yes : undefined;
    if (!yes || !talk.visitor.state.talk?.offered.some(({ id }) => readButtonId(id).option === yes)) break;
    replies.push((await talk.press(yes)).text);
  }
  return replies;
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
