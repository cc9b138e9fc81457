/**
 * A Worker without a line of Concord's, served as Concord is: what fails under the same load here is the local server's. It
 * holds each request for a while and then answers as a stream of the chat ends.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "#scripts/server/local-server.mjs";
import { serveWorker } from "#scripts/server/worker-process.mjs";

const WORKER = (milliseconds) => `export default {
  async fetch(request) {
    await request.text();
    const { readable, writable } = new TransformStream();
    const work = async () => {
      const writer = writable.getWriter();
      await writer.write(new TextEncoder().encode('data: {"type":"start"}\\n\\n'));
      await new Promise((resolve) => setTimeout(resolve, ${milliseconds}));
      await writer.write(new TextEncoder().encode('data: {"type":"data-answer"}\\n\\ndata: [DONE]\\n\\n'));
      await writer.close();
    };
    if (new URL(request.url).pathname !== "/ready") {
      await new Promise((resolve) => setTimeout(resolve, ${milliseconds}));
      void work();
    } else return new Response("ok");
    return new Response(readable, { headers: { "Content-Type": "text/event-stream" } });
  },
};
`;

/** Serves it below `state`; it holds each request so many milliseconds. Gives what `serveWorker` gives. */
export async function serveBareWorker({ state, milliseconds }) {
  const folder = join(state, "bare");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "worker.js"), WORKER(milliseconds));
  const config = { name: "bare", main: "worker.js", compatibility_date: "2026-10-01" };
  writeFileSync(join(folder, "wrangler.json"), JSON.stringify(config));
  const ready = async (url) => (await fetch(`${url}/ready`)).ok;
  return serveWorker({ folder, config: "wrangler.json", port: await freePort(), state, ready, logLevel: "error" });
}
