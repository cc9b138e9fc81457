/** One turn of the assistant, no matter who reads the message: the driver of the talk decides what is written, done and said. */
import type { ProviderName, ProviderUse } from "#app/domain/assistant/providers.ts";
import type { Conversation } from "#app/services/assistant/conversation.ts";
import type { TaggerModel } from "#app/understanding/tagger/tagger.ts";
import type { ModelReader } from "./model-reader/model-reader.ts";
import { type TalkTurn, talkTurn } from "./talk/driver.ts";
import { powersOf } from "./talk/powers.ts";
import type { TalkInput } from "./talk/read.ts";
import { workerModel } from "./talk/weights.ts";

/** What of a turn the reader sees before the whole answer is put together, once it is written. */
export type TurnEvent = { type: "text"; delta: string } | { type: "draft" };

export interface TurnAnswer {
  /** The words; without the lines of a summary that is shown next to them. */
  text: string;
  /** The words for a window, which shows what was noted as chips. */
  shown: string;
  reply: TalkTurn;
  provider: ProviderName;
  /** What each reader that was asked did, in their order. */
  uses: ProviderUse[];
  /** The same turn said of the draft as it is now, which the form wrote meanwhile. */
  again(): Promise<TurnAnswer>;
}

/** Runs one turn. `weights` gives the learnt reader; null, and the detectors read alone. `reader` is a language model. Throws what the use cases throw, other than a refusal. */
export async function runTurn(
  conversation: Conversation,
  input: TalkInput,
  weights: () => Promise<TaggerModel | null> = workerModel,
  reader: ModelReader | null = null,
): Promise<TurnAnswer> {
  const begun = Date.now();
  const first = await talkTurn(conversation, input, { model: await weights(), powers: powersOf(conversation), reader });
  const asked = reader?.uses ?? [];
  const model = asked.find(({ failure }) => failure === null);
  const use = { provider: "guided", inputTokens: 0, outputTokens: 0, milliseconds: Date.now() - begun, failure: null } as const;
  const read = model ? { provider: model.provider, uses: asked } : { provider: use.provider, uses: [...asked, use] };
  const answered = (reply: TalkTurn): TurnAnswer => ({
    text: conversation.summary ? reply.textBesideSummary : reply.text,
    shown: reply.textBesideChips,
    reply,
    ...read,
    again: async () => answered(await reply.again()),
  });
  return answered(first);
}
