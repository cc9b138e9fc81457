/** The Worker under load: streams opened at once, and a soak of mixed load, each on a server of its own with an inspector. */
import { freePort, startServer, temporaryState } from "#scripts/server/local-server.mjs";
import { isError, soak } from "./soak.mjs";
import { openStreams } from "./streams.mjs";

/** Seconds of rest before the heap is measured again. */
const REST = 60;

/** `only` names what is done; `tell` and `timed` are the storm's. */
export async function underLoad({ only, streams, seconds, clients, seed, tell, timed }) {
  if (only.includes("streams"))
    await onServer(async (server, folder) => {
      const { result, seconds: took } = await timed(() => openStreams(server.url, { streams }));
      const { whole, refused, wrong } = result;
      tell(`${streams} streams at once`, took, `${whole} whole, ${refused} × 503 with Retry-After, ${wrong.length} otherwise`, wrong);
      if (wrong.length > 0) await toldOfTheServer(folder, streams, took, tell, timed);
    });
  // Not on the server that has just had the streams: for a while its proxy loses connections, and its heap is no beginning.
  if (only.includes("soak"))
    await onServer(async (server) => {
      const { result, seconds: took } = await timed(() => soak(server, { seconds, clients, rest: REST, seed }));
      tell(`${seconds} s of mixed load, ${clients} clients`, took, figures(result), result.wrong);
    });
}

/** Does `work` on a server and a state that are gone afterwards. */
async function onServer(work) {
  const state = temporaryState("load");
  try {
    const ports = { port: await freePort(), inspectorPort: await freePort() };
    const server = await startServer({ ...ports, state: state.folder, variables: { RATE_LIMITS: "off" }, logLevel: "error" });
    try {
      await work(server, state.folder);
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

function figures({ calls, statuses, measured, growth }) {
  const megabytes = (bytes) => (bytes / 1_048_576).toFixed(1);
  const row = (value) => measured.map(value).join(", ");
  const errors = Object.entries(statuses).reduce((sum, [what, count]) => (isError(what) ? sum + count : sum), 0);
  const told = Object.entries(statuses).map(([what, count]) => `${count} × ${what}`);
  return [
    `${calls} calls, ${errors} errors`,
    `before, after each lap and after ${REST} s of rest: heap ${row(({ heap }) => megabytes(heap))} MB (${Math.round((measured.at(-1).heap / measured[0].heap) * 100)} % of its start)`,
    `buffers ${row(({ buffers }) => megabytes(buffers))} MB`,
    `processes ${row(({ resident }) => resident.map(megabytes).join(" + "))} MB`,
    `by heap snapshots ${megabytes(growth.all)} MB more: ${growth.kinds.map(({ kind, bytes, count }) => `${kind} ${(bytes / 1024).toFixed(0)} KB (${count})`).join(", ")}`,
    told.sort().join(", "),
  ].join("; ");
}
