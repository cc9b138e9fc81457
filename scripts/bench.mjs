/**
 * `npm run bench [-- --quick|--far|--plan]`: the built Worker next to two floors, a bare Hono Worker and a plain React Router
 * Worker, on this machine over loopback. Ratios are taken side by side in one run; bounded in number and time.
 * `--far` counts instead how often each page, message and write waits for a database that is far away; `--plan` asks for a month of
 * free days and the rule of fit alone.
 */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureDependencies } from "./bootstrap.mjs";
import { Failure, main, mustRun, ROOT } from "./processes.mjs";
import { DEMO_ACCOUNTS, DEMO_PASSWORD, freePort, startServer, temporaryState } from "./server/local-server.mjs";
import { serveWorker } from "./server/worker-process.mjs";

const PAGES = [
  "/",
  "/fr",
  "/public",
  "/reserve",
  "/locations/toronto",
  "/roster",
  "/privacy",
  "/fast-booking",
  "/fr/fast-booking",
  "/book",
  "/fr/book",
  "/public-booking",
];
/** Documents whose speed is compared with a bare Worker's; each kind of page once. */
const DOCUMENTS = ["/public", "/fr/locations/montreal", "/roster"];
const quick = process.argv.includes("--quick");
const SIZE = quick ? { rounds: 3, count: 40 } : { rounds: 7, count: 150 };

await main(async () => {
  await ensureDependencies();
  const state = temporaryState("bench");
  const servers = [];
  try {
    if (process.argv.includes("--far")) {
      const { benchFar } = await import("#tests/bench/far/far.mjs");
      return (await benchFar(state.folder)) === 0 ? 0 : 1;
    }
    if (process.argv.includes("--plan")) {
      await benchPlan(state.folder);
      return 0;
    }
    const bench = await startAll(state.folder, servers);
    console.log(
      `Medians of ${SIZE.rounds} rounds of ${SIZE.count} requests, A B A B. Time passes through a proxy of the local server, equal for all.`,
    );
    await compareForms(bench);
    for (const path of DOCUMENTS) await compareDocument(bench, path);
    await compareList(bench);
    await benchUseCases(state.folder, bench);
    await weigh(bench);
    return 0;
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    state.remove();
  }
});

/** Concord and its floors, each with its process; every server that has started is in `servers`, to be stopped. */
async function startAll(folder, servers) {
  const { runtimeBelow, send } = await import("#tests/bench/measure.mjs");
  const started = async (starting) => {
    const server = await starting;
    servers.push(server);
    return server;
  };
  const real = await started(
    startServer({ port: await freePort(), state: join(folder, "real"), variables: { RATE_LIMITS: "off" }, logLevel: "warn" }),
  );
  const build = join(folder, "real", "app");
  const cookie = await signedIn(send, real.url);
  const copies = {};
  for (const path of ["/fast-booking", ...DOCUMENTS]) copies[path] = (await send(real.url + path)).body.toString();
  const bare = await started(startBare(folder, "bare", copies));
  const bareWithFiles = await started(startBare(folder, "bare-with-files", copies, join(build, "client")));
  const plain = await started(startPlain(folder));
  const pid = Object.fromEntries(
    Object.entries({ real, bare, bareWithFiles, plain }).map(([name, server]) => [name, runtimeBelow(server.pid)]),
  );
  const get = (server, path, headers) => () => send(server.url + path, { headers });
  return { real, bare, bareWithFiles, plain, pid, get, build, cookie };
}

/** Both by turns, and the ratio of their medians. */
async function measure(title, goal, floor, ours, perKb, size = SIZE) {
  const { sideBySide } = await import("#tests/bench/measure.mjs");
  const [one, two] = await sideBySide([floor, ours], size);
  const figure = (side, value) => (perKb ? value / side.kb : value);
  const ratio = (name) => (one[name] === null ? "–" : (figure(one, one[name]) / figure(two, two[name])).toFixed(2));
  console.log(`\n${title}`);
  for (const side of [one, two]) {
    const cpu = side.cpu === null ? "" : `${side.cpu.toFixed(2).padStart(8)} ms CPU`;
    console.log(`  ${side.name.padEnd(34)}${side.ms.toFixed(2).padStart(8)} ms ${cpu} ${side.kb.toFixed(1).padStart(8)} kB`);
  }
  console.log(`  ratio${perKb ? " per kB" : ""}: ${ratio("cpu")} of the floor by CPU, ${ratio("ms")} by time (goal ${goal})`);
}

async function compareForms({ real, bare, plain, pid, get }) {
  const ours = { name: "Concord /fast-booking", call: get(real, "/fast-booking"), pid: pid.real };
  await measure(
    "/fast-booking next to the plain React Router Worker",
    "0.8 per kB",
    { name: "plain React Router, one form", call: get(plain, "/"), pid: pid.plain },
    ours,
    true,
  );
  await measure(
    "/fast-booking next to the bare Hono Worker, same bytes",
    "none; the floor of all",
    { name: "bare Hono, same bytes", call: get(bare, "/fast-booking"), pid: pid.bare },
    ours,
    false,
  );
}

async function compareDocument({ real, bare, bareWithFiles, pid, get }, path) {
  // A request costs less than the clock's tick: many more of them.
  const size = { ...SIZE, count: SIZE.count * 20 };
  const ours = { name: `Concord ${path}`, call: get(real, path), pid: pid.real };
  await measure(
    `${path} next to the bare Hono Worker, same bytes`,
    "0.9",
    { name: "bare Hono, same bytes", call: get(bare, path), pid: pid.bare },
    ours,
    false,
    size,
  );
  await measure(
    `${path} next to the same Worker with static files, which local requests pass through a router for`,
    "0.9",
    { name: "bare Hono with files, same bytes", call: get(bareWithFiles, path), pid: pid.bareWithFiles },
    ours,
    false,
    size,
  );
}

async function compareList({ real, bare, pid, get, cookie }) {
  await measure(
    "GET /api/bookings next to a bare Hono route with the same query",
    "0.6",
    { name: "bare Hono, one D1 query", call: get(bare, "/list"), pid: pid.bare },
    { name: "Concord, signed in", call: get(real, "/api/bookings", { Cookie: cookie }), pid: pid.real },
    true,
  );
}

async function benchUseCases(folder, { real, pid }) {
  const { benchChat } = await import("#tests/bench/chat.mjs");
  await benchChat(real.url, pid.real, SIZE);
  await benchPlan(folder);
}

/** A month of free days and the rule of fit, where ten times as much is booked. */
async function benchPlan(folder) {
  const { benchFit } = await import("#tests/bench/fit.mjs");
  const { benchMonth } = await import("#tests/bench/month.mjs");
  await benchMonth(folder, SIZE);
  await benchFit(folder, SIZE);
}

/** What a browser loads before anything is touched, and the Worker itself. */
async function weigh({ real, plain, build }) {
  const { send } = await import("#tests/bench/measure.mjs");
  const { scriptWeight, workerWeight } = await import("#tests/bench/page-weight.mjs");
  const kB = (bytes) => `${(bytes / 1000).toFixed(1).padStart(8)} kB`;
  console.log("\nJavaScript before interaction, gzip");
  for (const path of PAGES) {
    const answer = await send(real.url + path);
    const { bytes, files } = scriptWeight(answer.body.toString(), join(build, "client"));
    console.log(`  ${path.padEnd(24)}${kB(bytes)} in ${files} files${answer.status === 200 ? "" : `  (answered ${answer.status})`}`);
  }
  const floor = await send(plain.url);
  const { bytes } = scriptWeight(floor.body.toString(), join(ROOT, "tests/bench/plain-router/build/client"));
  console.log(`  ${"(plain React Router)".padEnd(24)}${kB(bytes)}`);
  console.log(`\nWorker, gzip: ${(workerWeight(join(build, "server")) / 1000).toFixed(0)} kB (goal 1000)`);
}

async function signedIn(send, url) {
  const answer = await send(`${url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: url },
    body: JSON.stringify({ email: DEMO_ACCOUNTS[0][0], password: DEMO_PASSWORD }),
  });
  if (answer.status !== 200) throw new Failure(`Signing in answered ${answer.status}.`);
  return answer.headers["set-cookie"].map((line) => line.split(";")[0]).join("; ");
}

/** The bare Hono Worker over a copy of the same database, answering the same documents; with `files`, also static ones, as every site has. */
async function startBare(folder, name, copies, files) {
  const state = join(folder, name);
  mkdirSync(state, { recursive: true });
  cpSync(join(folder, "real", "data"), join(state, "data"), { recursive: true });
  const config = JSON.parse(readFileSync(join(folder, "real", "app", "server", "wrangler.json"), "utf8"));
  const { compatibility_date, compatibility_flags, d1_databases } = config;
  const main = join(ROOT, "tests/bench/bare-hono/worker.ts");
  const assets = files ? { assets: { ...config.assets, directory: files } } : {};
  writeFileSync(
    join(state, "wrangler.json"),
    JSON.stringify({ name: "bare-hono", main, compatibility_date, compatibility_flags, d1_databases, ...assets, vars: { PAGES: copies } }),
  );
  const ready = async (url) => (await fetch(`${url}/list`)).ok;
  return serveWorker({ folder: state, config: "wrangler.json", port: await freePort(), state, ready, logLevel: "warn" });
}

/** React Router's own template, built with the same versions. */
async function startPlain(folder) {
  const state = join(folder, "plain");
  mkdirSync(state, { recursive: true });
  const source = join(ROOT, "tests", "bench", "plain-router");
  await mustRun("Building the plain React Router Worker", "react-router", ["build"], { cwd: source });
  cpSync(join(source, "build"), join(state, "app"), { recursive: true });
  const ready = async (url) => (await fetch(url)).ok;
  return serveWorker({
    folder: join(state, "app"),
    config: "server/wrangler.json",
    port: await freePort(),
    state,
    ready,
    logLevel: "warn",
  });
}
