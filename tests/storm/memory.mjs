/** The memory of a served Worker: the isolate's heap through the inspector, and what the process of the runtime holds. */
import { existsSync, readdirSync, readFileSync } from "node:fs";

/**
 * What the isolate of a server with an inspector holds once garbage is collected, in bytes: `heap` of its objects and
 * `buffers` of what they keep outside of it (request bodies, files).
 */
export async function isolateAtRest({ url, inspectorPort }) {
  const listed = await (await fetch(`http://127.0.0.1:${inspectorPort}/json`)).json();
  // The inspector speaks to tools of this machine alone, and knows them by their origin.
  const socket = new WebSocket(listed[0].webSocketDebuggerUrl, { headers: { Origin: "http://127.0.0.1" } });
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", () => reject(new Error("The inspector took no connection.")), { once: true });
  });
  let last = 0;
  const ask = (method) =>
    new Promise((resolve, reject) => {
      last += 1;
      const id = last;
      const hear = ({ data }) => {
        const message = JSON.parse(data);
        if (message.id !== id) return;
        socket.removeEventListener("message", hear);
        if (message.error) reject(new Error(`${method}: ${message.error.message}`));
        else resolve(message.result);
      };
      socket.addEventListener("message", hear);
      socket.send(JSON.stringify({ id, method }));
    });
  try {
    await ask("HeapProfiler.enable");
    // Twice: what the first one finalises is free after the second. It is done when the isolate is entered next, by a request.
    for (let time = 0; time < 2; time += 1) {
      const collected = ask("HeapProfiler.collectGarbage");
      for (let poke = 0; poke < 3; poke += 1) await (await fetch(`${url}/api/health`)).text();
      await collected;
    }
    const { usedSize, backingStorageSize } = await ask("Runtime.getHeapUsage");
    return { heap: usedSize, buffers: backingStorageSize };
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
