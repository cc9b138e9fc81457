/**
 * The opened rounds played again, each talk from its beginning, with what the language model answered then: what becomes of it now. Handles are those of
 * the talk as it was; where the plan is other by now some of them mean something else. What came after the request was sent is left out.
 */

import { NEW_TALK, type TalkState } from "#app/domain/talk/state.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import type { TalkTurn } from "#workers/chat/talk/driver.ts";
import { LISTS, OUTCOMES, type Verdict, verdictsOn } from "./outcomes.ts";
import { type PlayedTalk, playedTalks } from "./transcripts.ts";

/** The day on which the rounds were played. */
const NOW = new Date("2026-11-30T15:00:00Z");

export interface Replayed extends Verdict {
  talk: PlayedTalk;
  message: string;
  reply: string;
}

/** Plays the talks of all rounds, or of one, and gives what became of each thing that was read. */
export async function replayed(only?: number): Promise<Replayed[]> {
  const all: Replayed[] = [];
  for (const talk of playedTalks(only)) all.push(...(await replayOf(talk)));
  return all;
}

async function replayOf(talk: PlayedTalk): Promise<Replayed[]> {
  const memory = new MemoryTalk(talk.locale, NOW);
  const all: Replayed[] = [];
  let state: TalkState = NEW_TALK;
  for (const step of talk.steps) {
    if (memory.isBooked) break;
    if ("press" in step) {
      const turn = await pressed(memory, step.press);
      state = turn?.state ?? state;
      continue;
    }
    const turn = await memory.say(step.message, {}, step.answer);
    if (step.answer)
      all.push(...verdictsOn(state, turn, step.answer).map((one) => ({ ...one, talk, message: step.message, reply: turn.text })));
    state = turn.state;
  }
  return all;
}

/** A button of the talk with this label; what was pressed elsewhere on the page says nothing to it. */
async function pressed(memory: MemoryTalk, label: string): Promise<TalkTurn | null> {
  const button = memory.visitor.state.talk?.offered.find((one) => one.label === label);
  return button ? memory.press(button.id) : null;
}

/** One row a round and list: how many of each outcome. */
export function tableOf(all: readonly Replayed[]): string {
  const rounds = [...new Set(all.map(({ talk }) => talk.round))];
  const rows = [...rounds, null].flatMap((round) =>
    LISTS.map((list) => {
      const own = all.filter((one) => one.list === list && (round === null || one.talk.round === round));
      const counts = OUTCOMES.map((outcome) => own.filter((one) => one.outcome === outcome).length);
      return `| ${round ?? "all"} | ${list} | ${own.length} | ${counts.join(" | ")} |`;
    }),
  );
  return [`| round | what | read | ${OUTCOMES.join(" | ")} |`, `|---|---|---|${OUTCOMES.map(() => "---|").join("")}`, ...rows].join("\n");
}
