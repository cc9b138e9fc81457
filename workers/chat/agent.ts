/** One turn of the assistant, no matter who reads the message: the driver of the talk decides what is written, done and said. */
import type { ProviderName, ProviderUse } from "#app/domain/assistant/providers.ts";
import type { Conversation } from "#app/services/assistant/conversation.ts";
import type { TaggerModel } from "#app/understanding/tagger/tagger.ts";
import type { ModelReader } from "./model-reader/model-reader.ts";
import { talkTurn } from "./talk/driver.ts";
import { powersOf } from "./talk/powers.ts";
import type { TalkInput } from "./talk/read.ts";
import type { TalkReply } from "./talk/reply.ts";
import { workerModel } from "./talk/weights.ts";

/** What a turn lets the reader see before it has ended. */
export type TurnEvent = { type: "text"; delta: string } | { type: "draft" };

export interface TurnAnswer {
  /** The words; without the lines of a summary that is shown next to them. */
  text: string;
  /** The words for a window, which shows what was noted as chips. */
  shown: string;
  reply: TalkReply;
  provider: ProviderName;
  /** What each reader that was asked did, in their order. */
  uses: ProviderUse[];
}

/** Runs one turn. `weights` gives the learnt reader; null, and the detectors read alone. `reader` is a language model. Throws what the use cases throw, other than a refusal. */
export async function runTurn(
  conversation: Conversation,
  input: TalkInput,
  emit: (event: TurnEvent) => void,
  weights: () => Promise<TaggerModel | null> = workerModel,
  reader: ModelReader | null = null,
): Promise<TurnAnswer> {
  const begun = Date.now();
  const reply = await talkTurn(conversation, input, { model: await weights(), powers: powersOf(conversation), reader });
  if (reply.decision.changes.length > 0) emit({ type: "draft" });
  const text = conversation.summary ? reply.textBesideSummary : reply.text;
  const shown = reply.textBesideChips;
  emit({ type: "text", delta: shown });
  const asked = reader?.uses ?? [];
  const model = asked.find(({ failure }) => failure === null);
  if (model) return { text, shown, reply, provider: model.provider, uses: asked };
  const use = { provider: "guided", inputTokens: 0, outputTokens: 0, milliseconds: Date.now() - begun, failure: null } as const;
  return { text, shown, reply, provider: "guided", uses: [...asked, use] };
}
