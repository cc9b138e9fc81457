/**
 * `npm run test:storm [-- --quick] [-- --only rooms,intervals,idempotency,uploads,kills,streams,soak]`: the reliability rows of
 * `quality.md` on rooms, intervals, idempotency, uploads that are cut off, the killed Worker, streams of the chat opened at
 * once and memory under mixed load, over HTTP on the built Worker, in full size or (`--quick`) a tenth. Sizes of their own:
 * `--streams 1000`, `--seconds 300` (of the soak), `--clients 32`. `npm run test:load` is streams and soak in full size.
 */
import { ensureDependencies } from "./bootstrap.mjs";
import { main } from "./processes.mjs";
import { freePort, startServer, temporaryState } from "./server/local-server.mjs";

const option = (name) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? null : (process.argv[at + 1] ?? "");
};
const quick = process.argv.includes("--quick");
const only = option("only")?.split(",") ?? ["models", "rooms", "intervals", "idempotency", "uploads", "kills", "streams", "soak"];
const seed = Number(option("seed") ?? 20270301);
const SIZE = quick
  ? { models: 100, rounds: 20, operations: 1000, keys: 100, uploads: 25, kills: 5, streams: 100, seconds: 30 }
  : { models: 1000, rounds: 200, operations: 10_000, keys: 1000, uploads: 100, kills: 100, streams: 1000, seconds: 300 };
for (const name of ["streams", "seconds"]) if (option(name)) SIZE[name] = Number(option(name));
const clients = Number(option("clients") ?? 32);

let failed = 0;
const tell = (title, seconds, figures, wrong) => {
  console.log(`${wrong.length === 0 ? "✓" : "✗"} ${title} (${seconds.toFixed(0)} s): ${figures}`);
  for (const line of wrong.slice(0, 10)) console.log(`    ${line}`);
  if (wrong.length > 10) console.log(`    and ${wrong.length - 10} more`);
  failed += wrong.length;
};
const timed = async (work) => {
  const begun = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - begun) / 1000 };
};
const counted = (counts, line) => Object.entries(counts).map(line);

async function againstModels() {
  const { againstModel, MODELS } = await import("#tests/storm/models.mjs");
  for (const name of MODELS) {
    const { result, seconds } = await timed(() => againstModel(name, { runs: SIZE.models, commands: 50 }));
    const { runs, commands, divergences, wrong } = result;
    const figures = `${runs} runs, ${commands} commands, ${divergences} divergences`;
    tell(`${name} against its model, ${SIZE.models} × ≤ 50`, seconds, figures, wrong);
  }
}

async function stormRooms(server) {
  const { stormOnOneRoom } = await import("#tests/storm/rooms.mjs");
  const { result, seconds } = await timed(() => stormOnOneRoom(server.url, { rounds: SIZE.rounds, clients: 50 }));
  const statuses = counted(result.statuses, ([status, count]) => `${count} × ${status}`);
  tell(`one room, ${SIZE.rounds} rounds × 50 clients`, seconds, `${result.winners} winners; ${statuses.join(", ")}`, result.wrong);
}

async function retryKeys(server) {
  const { retriesUnderOneKey } = await import("#tests/storm/idempotency.mjs");
  const { result, seconds } = await timed(() => retriesUnderOneKey(server.url, { keys: SIZE.keys, retries: 5 }));
  if (result.bookings !== SIZE.keys) result.wrong.push(`${result.bookings} bookings of ${SIZE.keys} keys`);
  tell(`${SIZE.keys} keys × 5 retries`, seconds, `${result.bookings} bookings, ${result.inFlight} × 409 in flight`, result.wrong);
}

async function cutOffUploads(server) {
  const { cutUploads } = await import("#tests/storm/uploads.mjs");
  const { result, seconds } = await timed(() => cutUploads(server.url, { uploads: SIZE.uploads, clients: 4 }));
  tell(`${SIZE.uploads} uploads cut off at 0, 10, 50, 90, 99 %`, seconds, `${result.filed} whole ones in between`, result.wrong);
  return result;
}

/** Gives what was acknowledged. */
async function operateAtRandom(server) {
  const { randomIntervals } = await import("#tests/storm/intervals.mjs");
  const { result, seconds } = await timed(() => randomIntervals(server.url, { operations: SIZE.operations, clients: 8, seed }));
  const figures = counted(result.counts, ([what, count]) => `${what}: ${count}`);
  tell(`${SIZE.operations} random operations, 8 clients, seed ${seed}`, seconds, figures.sort().join(", "), result.wrong);
  return result.known;
}

/** Gives the bookings that were acknowledged. */
async function killUnderWrites(start) {
  const { killedUnderWrites } = await import("#tests/storm/kills.mjs");
  const onKill = (kill) => process.stdout.isTTY && process.stdout.write(`\r${kill} kills`);
  const { result, seconds } = await timed(() => killedUnderWrites(start, { kills: SIZE.kills, clients: 8, seed, onKill }));
  const { acknowledged, cut, wrong } = result;
  tell(`${SIZE.kills} kills under writes`, seconds, `${acknowledged.size} bookings acknowledged, ${cut} calls cut`, wrong);
  // Once more, as it would be after a crash: it must start over what was left.
  await (await start()).stop();
  return acknowledged;
}

async function compareWithStored(folder, { known, uploads, acknowledged }) {
  const { INVARIANTS, openDatabase } = await import("#tests/storm/client.mjs");
  const database = openDatabase(folder);
  try {
    const { divergence } = await import("#tests/storm/intervals.mjs");
    if (only.includes("intervals")) tell("stored as acknowledged", 0, `${known.size} bookings`, divergence(database, known));
    if (uploads) {
      const { orphans } = await import("#tests/storm/uploads.mjs");
      tell("no orphan either way", 0, `${uploads.filed} documents`, orphans(folder, database, uploads.caseId));
    }
    if (acknowledged) {
      const { lost } = await import("#tests/storm/kills.mjs");
      const { stored, wrong } = lost(database, acknowledged);
      tell("nothing lost, nothing half done", 0, `${acknowledged.size} acknowledged of ${stored} stored`, wrong);
    }
    for (const [title, sql] of Object.entries(INVARIANTS)) {
      const [{ n }] = database.all(sql);
      tell(`no ${title}`, 0, String(n), n === 0 ? [] : [`${n} found`]);
    }
  } finally {
    database.close();
  }
}

await main(async () => {
  await ensureDependencies();
  if (only.includes("models")) {
    await againstModels();
    if (only.length === 1) return failed === 0 ? 0 : 1;
  }
  if (only.includes("streams") || only.includes("soak")) {
    const { underLoad } = await import("#tests/storm/load.mjs");
    await underLoad({ only, streams: SIZE.streams, seconds: SIZE.seconds, clients, seed, tell, timed });
    if (only.every((name) => name === "streams" || name === "soak")) return failed === 0 ? 0 : 1;
  }
  const state = temporaryState("storm");
  const start = async () =>
    startServer({ port: await freePort(), state: state.folder, variables: { RATE_LIMITS: "off" }, logLevel: "error" });
  const left = { known: new Map(), acknowledged: null, uploads: null };
  try {
    const server = await start();
    try {
      if (only.includes("rooms")) await stormRooms(server);
      if (only.includes("idempotency")) await retryKeys(server);
      if (only.includes("uploads")) left.uploads = await cutOffUploads(server);
      if (only.includes("intervals")) left.known = await operateAtRandom(server);
    } finally {
      await server.stop();
    }
    if (only.includes("kills")) left.acknowledged = await killUnderWrites(start);
    await compareWithStored(state.folder, left);
  } finally {
    state.remove();
  }
  console.log(failed === 0 ? "\nThe storm left nothing wrong." : `\n${failed} things went wrong.`);
  return failed === 0 ? 0 : 1;
});
