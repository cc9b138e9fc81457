/**
 * The widget's stream: text as it comes, and the draft, the summary and the booking as data parts of the
 * AI SDK's UI message stream. The turn is finished even when the reader goes away.
 */
import { createUIMessageStream, createUIMessageStreamResponse } from "ai";
import { appErrorOf } from "#app/domain/errors.ts";
import { loggable } from "#app/domain/loggable.ts";
import type { Conversation } from "#app/services/assistant/conversation.ts";
import { answerTurn } from "./answer.ts";
import type { TalkInput } from "./talk/read.ts";

const isEnded = (error: unknown) => appErrorOf(error)?.code === "unauthenticated";

/** `leave` is called when the turn has ended, however it did. */
export function streamTurn(
  env: Env,
  conversation: Conversation,
  input: TalkInput,
  { waitUntil, leave }: { waitUntil: (work: Promise<unknown>) => void; leave: () => void },
): Response {
  let finished: () => void = () => undefined;
  waitUntil(
    new Promise<void>((resolve) => {
      finished = resolve;
    }),
  );
  const stream = createUIMessageStream({
    execute: async ({ writer }) => {
      let part = 0;
      let open = false;
      const close = () => {
        if (open) writer.write({ type: "text-end", id: String(part) });
        open = false;
      };
      try {
        writer.write({ type: "data-session", data: { sessionId: conversation.sessionId }, transient: true });
        const { text, answer } = await answerTurn(env, conversation, input, (event) => {
          if (event.type === "text") {
            if (!open) {
              part += 1;
              writer.write({ type: "text-start", id: String(part) });
              open = true;
            }
            writer.write({ type: "text-delta", id: String(part), delta: event.delta });
          } else {
            writer.write({ type: "data-draft", data: conversation.view(), transient: true });
          }
        });
        close();
        const { response: _response, ...rest } = answer;
        writer.write({ type: "data-answer", data: { ...rest, text, draft: conversation.view() } });
        await conversation.persistVisitor();
      } catch (error) {
        // Its session has ended: the cookie that left with the headers opens nothing.
        if (isEnded(error)) await conversation.persistVisitor();
        throw error;
      } finally {
        leave();
        finished();
      }
    },
    onError: (error) => {
      // A session that has ended is no fault of ours.
      if (!isEnded(error)) console.error(loggable(error));
      return "unavailable";
    },
  });
  return createUIMessageStreamResponse({ stream, headers: { "Cache-Control": "no-store", "X-Accel-Buffering": "no" } });
}
