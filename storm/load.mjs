/** The Worker under load, on a server of its own with an inspector: streams opened at once, and a soak of mixed load. */
import { freePort, startServer, temporaryState } from "../scripts/local-server.mjs";
import { soak } from "./soak.mjs";
import { openStreams } from "./streams.mjs";

/** Seconds of rest before the heap is measured again. */
const REST = 60;

/** `only` names what is done; `tell` and `timed` are the storm's. */
export async function underLoad({ only, streams, seconds, clients, seed, tell, timed }) {
  const state = temporaryState("load");
  try {
    const ports = { port: await freePort(), inspectorPort: await freePort() };
    const server = await startServer({ ...ports, state: state.folder, variables: { RATE_LIMITS: "off" }, logLevel: "error" });
    try {
      if (only.includes("streams")) {
        const { result, seconds: took } = await timed(() => openStreams(server.url, { streams }));
        const { whole, refused, wrong } = result;
        tell(`${streams} streams at once`, took, `${whole} whole, ${refused} × 503 with Retry-After, ${wrong.length} otherwise`, wrong);
        if (wrong.length > 0) await toldOfTheServer(state.folder, streams, took, tell, timed);
      }
      if (only.includes("soak")) {
        const { result, seconds: took } = await timed(() => soak(server, { seconds, clients, rest: REST, seed }));
        tell(`${seconds} s of mixed load, ${clients} clients`, took, figures(result), result.wrong);
      }
    } finally {
      await server.stop();
    }
  } finally {
    state.remove();
  }
}

/** The same load on a Worker without a line of Concord's: what fails there too is the local server's. */
async function toldOfTheServer(folder, streams, seconds, tell, timed) {
  const { serveBareWorker } = await import("./bare.mjs");
  const server = await serveBareWorker({ state: folder, milliseconds: Math.round(seconds * 500) });
  try {
    const { result, seconds: took } = await timed(() => openStreams(server.url, { streams, path: "/" }));
    tell(`the same of a bare Worker`, took, `${result.whole} whole, ${result.wrong.length} otherwise`, []);
  } finally {
    await server.stop();
  }
}

function figures({ calls, statuses, before, after }) {
  const megabytes = (bytes) => (bytes === null ? "?" : (bytes / 1_048_576).toFixed(1));
  const share = Math.round((after.heap / before.heap) * 100);
  const told = Object.entries(statuses).map(([what, count]) => `${count} × ${what}`);
  return `${calls} calls; heap ${megabytes(before.heap)} → ${megabytes(after.heap)} MB (${share} %), process ${megabytes(before.resident)} → ${megabytes(after.resident)} MB; ${told.sort().join(", ")}`;
}
