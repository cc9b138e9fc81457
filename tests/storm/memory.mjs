/** The memory of a served Worker: the isolate's heap through the inspector, and what the process of the runtime holds. */
import { existsSync, readdirSync, readFileSync } from "node:fs";

/**
 * What the isolate of a server with an inspector holds once garbage is collected, in bytes: `heap` of its objects and
 * `buffers` of what they keep outside of it (request bodies, files).
 */
export async function isolateAtRest(server) {
  return inspected(server, async ({ ask, entered }) => {
    // Twice: what the first one finalises is free after the second.
    for (let time = 0; time < 2; time += 1) await entered("HeapProfiler.collectGarbage");
    const { usedSize, backingStorageSize } = await ask("Runtime.getHeapUsage");
    return { heap: usedSize, buffers: backingStorageSize };
  });
}

/** The isolate's objects as V8 writes them down (`.heapsnapshot`), once garbage is collected. */
export async function heapSnapshot(server) {
  return inspected(server, async ({ entered, heard }) => {
    const chunks = [];
    heard("HeapProfiler.addHeapSnapshotChunk", ({ chunk }) => chunks.push(chunk));
    await entered("HeapProfiler.collectGarbage");
    await entered("HeapProfiler.takeHeapSnapshot", { reportProgress: false, captureNumericValue: false });
    return JSON.parse(chunks.join(""));
  });
}

/** Does `work` with the isolate's inspector: `ask` for a method, `entered` for one that waits until a request enters the isolate. */
async function inspected({ url, inspectorPort }, work) {
  const listed = await (await fetch(`http://127.0.0.1:${inspectorPort}/json`)).json();
  // The inspector speaks to tools of this machine alone, and knows them by their origin.
  const ours = listed.find(({ id }) => id.startsWith("core:user:"));
  const socket = new WebSocket(ours.webSocketDebuggerUrl, { headers: { Origin: "http://127.0.0.1" } });
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", () => reject(new Error("The inspector took no connection.")), { once: true });
  });
  const [asked, listeners] = [new Map(), new Map()];
  socket.addEventListener("message", ({ data }) => {
    const { id, method, params, result, error } = JSON.parse(data);
    if (method) listeners.get(method)?.(params);
    const waiting = asked.get(id);
    asked.delete(id);
    if (error) waiting?.reject(new Error(`${waiting.method}: ${error.message}`));
    else waiting?.resolve(result);
  });
  socket.addEventListener("close", () => {
    for (const { reject, method } of asked.values()) reject(new Error(`${method}: the inspector has gone.`));
  });
  let last = 0;
  const ask = (method, params = {}) =>
    new Promise((resolve, reject) => {
      last += 1;
      asked.set(last, { resolve, reject, method });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  const entered = async (method, params) => {
    const done = ask(method, params);
    for (let poke = 0; poke < 3; poke += 1) await (await fetch(`${url}/api/health`)).text();
    return done;
  };
  try {
    await ask("HeapProfiler.enable");
    return await work({ ask, entered, heard: (method, hear) => listeners.set(method, hear) });
  } finally {
    socket.close();
  }
}

/** Resident bytes of each runtime (`workerd`) process in process group `group`, the largest first, from /proc; empty where there is none. */
export function residentBytes(group) {
  const held = [];
  for (const name of existsSync("/proc") ? readdirSync("/proc") : []) {
    if (!/^\d+$/.test(name)) continue;
    const stat = readOr(`/proc/${name}/stat`);
    // "pid (name) state parent group …"
    const [, command, rest] = /^\d+ \((.*)\) (.*)$/.exec(stat.trim()) ?? [];
    if (command !== "workerd" || Number(rest?.split(" ")[2]) !== group) continue;
    held.push(Number(/VmRSS:\s+(\d+)/.exec(readOr(`/proc/${name}/status`))?.[1] ?? 0) * 1024);
  }
  return held.sort((one, other) => other - one);
}

function readOr(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
