/** `fetch` for a server that is not trusted: its answer ends at a size, and it sends nobody elsewhere with our key. */
import { TooMuch } from "./failure.ts";

/** Far beyond any turn: an event of a stream is some two hundred bytes for a token. */
const MOST_BYTES = 2_000_000;

export const boundedFetch: typeof fetch = async (input, init) => {
  // A redirect is no answer: it is handed on as it is, and fails.
  const response = await fetch(input, { ...init, redirect: "manual" });
  if (!response.body) return response;
  let bytes = 0;
  const bounded = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > MOST_BYTES) controller.error(new TooMuch("more bytes than a turn may have"));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(bounded, { status: response.status, statusText: response.statusText, headers: response.headers });
};
