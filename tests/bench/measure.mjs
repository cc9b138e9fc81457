/** Requests in bounded number over loopback, measured side by side (A B A B); medians, slowest twentieths and ratios of rounds. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { Agent, request } from "node:http";

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

/** One request. Gives status, body and the milliseconds until its last byte. */
export function send(url, { method = "GET", headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const sent = request(url, { method, headers, agent }, (answer) => {
      const parts = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("error", reject);
      answer.on("end", () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts), ms: performance.now() - started }),
      );
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/** Measures `count` calls of `side.call`. Gives milliseconds and kilobytes a call, and the runtime's CPU milliseconds where Linux tells them. */
async function round(side, count) {
  const cpuBefore = cpuOf(side.pid);
  const latencies = [];
  let bytes = 0;
  for (let sent = 0; sent < count; sent += 1) {
    const answer = await side.call();
    if (answer.status >= 400) throw new Error(`${side.name} answered ${answer.status}: ${answer.body.toString().slice(0, 200)}`);
    latencies.push(answer.ms);
    bytes += answer.body.length;
  }
  const cpuAfter = cpuOf(side.pid);
  return {
    ms: median(latencies),
    p95: slowest(latencies),
    kb: bytes / count / 1024,
    cpu: cpuBefore === null || cpuAfter === null ? null : (cpuAfter - cpuBefore) / count,
  };
}

/** Both sides in turn, `rounds` times after one round of warming up. Gives the median of each side's rounds. */
export async function sideBySide(sides, { rounds, count }) {
  const seen = sides.map(() => []);
  for (const side of sides) await round(side, Math.max(20, Math.ceil(count / 2)));
  for (let turn = 0; turn < rounds; turn += 1) {
    for (const [index, side] of sides.entries()) seen[index].push(await round(side, count));
  }
  return sides.map((side, index) => ({
    name: side.name,
    ms: median(seen[index].map((one) => one.ms)),
    p95: median(seen[index].map((one) => one.p95)),
    kb: median(seen[index].map((one) => one.kb)),
    cpu: seen[index].some((one) => one.cpu === null) ? null : median(seen[index].map((one) => one.cpu)),
  }));
}

export function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** What nineteen of twenty stay below. */
export function slowest(values) {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length * 0.95)];
}

/** The process below `wrangler` that runs the Worker itself, not the one that passes requests on; null where Linux does not tell. */
export function runtimeBelow(leader) {
  // A process that has ended meanwhile is none.
  const told = (pid, file) => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, "utf8");
    } catch {
      return "";
    }
  };
  if (!existsSync("/proc")) return null;
  const children = new Map();
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const parent = Number(/\) \S (\d+)/.exec(told(name, "stat"))?.[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const below = (pid) => (children.get(pid) ?? []).flatMap((child) => [child, ...below(child)]);
  const serves = (socket) =>
    below(leader).find((pid) => new RegExp(`workerd\\0serve.*socket-addr=entry=127\\.0\\.0\\.1:${socket}`, "s").test(told(pid, "cmdline")));
  // Where one process passes requests on, the other has a port of its own choice; where there is one it has the port itself.
  return serves("0") ?? serves("\\d+") ?? null;
}

/** CPU milliseconds that a process has used; the kernel counts in hundredths of a second. */
export function cpuOf(pid) {
  if (pid === null || pid === undefined) return null;
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
