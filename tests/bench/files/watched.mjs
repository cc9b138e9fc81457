/** What a piece of work costs the runtime: time, CPU, and what its process grows by meanwhile. */
import { readFileSync } from "node:fs";
import { cpuOf } from "#tests/bench/measure.mjs";

/** Milliseconds between two looks at the memory of the runtime. */
const LOOK_EVERY = 10;

/** Bytes that a process has in memory; null where Linux does not tell. */
function residentOf(pid) {
  if (pid === null) return null;
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return kilobytes === undefined ? null : Number(kilobytes) * 1024;
}

/** Does `work`. Gives its answer with the milliseconds it took, the CPU, and the most that the process grew by. */
export async function watched(pid, work) {
  const [memory, cpu, began] = [residentOf(pid), cpuOf(pid), performance.now()];
  let most = memory;
  const looking = setInterval(() => {
    most = Math.max(most, residentOf(pid) ?? 0);
  }, LOOK_EVERY);
  try {
    const answer = await work();
    return {
      answer,
      ms: performance.now() - began,
      cpu: cpu === null ? null : cpuOf(pid) - cpu,
      grown: memory === null ? null : most - memory,
    };
  } finally {
    clearInterval(looking);
  }
}

/** The same in words. */
export const saying = ({ ms, cpu, grown }) =>
  [
    `${(ms / 1000).toFixed(2)} s`,
    ...(cpu === null ? [] : [`CPU ${(cpu / 1000).toFixed(2)} s`]),
    ...(grown === null ? [] : [`the runtime's process grew by ${(grown / 1048576).toFixed(0)} MB at most`]),
  ].join(", ");
