/**
 * `npm run bench [-- --quick|--far|--plan|--files|--bundles|--large|--weight|--scale]`: the built Worker next to two floors, a bare Hono Worker and a plain React Router
 * Worker, on this machine over loopback. Ratios are taken side by side in one run; bounded in number and time.
 * `--far` counts instead how often each page, message and write waits for a database that is far away; `--plan` asks for a month of
 * free days and the rule of fit alone; `--files` sends parts of a large document and asks for a preview alone; `--bundles` makes bundles of a hundred exhibits and prints what each costs; `--large` sends a document of the largest size and reads it back; `--weight` weighs the scripts of pages, those of the office among them, and the Worker; `--scale [--bookings 1000000]` asks
 * the office with so many bookings and with a tenth of them (filling takes some minutes of CPU; `--rows "cases, palette"` asks those rows alone). With `--state FOLDER` these three leave there
 * what they have prepared, and begin with what is there.
 */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { missedGoals, verdict, verdicts } from "#tests/bench/verdict.mjs";
import { ensureDependencies } from "./bootstrap.mjs";
import { Failure, main, mustRun, ROOT } from "./processes.mjs";
import { DEMO_ACCOUNTS, DEMO_PASSWORD, freePort, startServer, temporaryState } from "./server/local-server.mjs";
import { serveWorker } from "./server/worker-process.mjs";

/** Documents whose speed is compared with a bare Worker's; each kind of page once. */
const DOCUMENTS = ["/public", "/fr/locations/montreal", "/roster"];
/** Forms as everybody sees them first, and as everyone with a cookie does. */
const FORMS = ["/fast-booking", "/book"];
const MOST_SECONDS = 600;
const quick = process.argv.includes("--quick");
const SIZE = quick ? { rounds: 3, count: 40 } : { rounds: 7, count: 150 };
/** Of each of some fifty use cases, over two databases. */
const SCALE_SIZE = { ...SIZE, count: 40 };
/** Where a request costs less than the clock's tick. */
const MANY = { ...SIZE, count: SIZE.count * 6 };

await main(async () => {
  await ensureDependencies();
  const state = temporaryState("bench");
  const kept = optionOf("--state") ?? state.folder;
  const servers = [];
  try {
    if (process.argv.includes("--far")) {
      const { benchFar } = await import("#tests/bench/far/far.mjs");
      return (await benchFar(kept)) === 0 ? 0 : 1;
    }
    if (process.argv.includes("--weight")) {
      await weighAlone(kept, servers);
      return missedGoals() === 0 ? 0 : 1;
    }
    if (process.argv.includes("--scale")) {
      const { benchScale } = await import("#tests/bench/scale.mjs");
      return (await benchScale(kept, SCALE_SIZE, Number(optionOf("--bookings") ?? 1_000_000), optionOf("--rows"))) === 0 ? 0 : 1;
    }
    if (process.argv.includes("--plan")) {
      await benchPlan(state.folder);
      return 0;
    }
    if (process.argv.includes("--files")) {
      await benchUploads(await startAll(state.folder, servers));
      return missedGoals() === 0 ? 0 : 1;
    }
    if (process.argv.includes("--bundles") || process.argv.includes("--large")) {
      await benchCosts(state.folder, servers);
      return 0;
    }
    const begun = performance.now();
    const bench = await startAll(state.folder, servers);
    console.log(
      `Medians of ${SIZE.rounds} rounds of ${SIZE.count} requests, A B A B. Time passes through a proxy of the local server, equal for all.`,
    );
    for (const path of FORMS) await compareForm(bench, path);
    for (const path of DOCUMENTS) await compareDocument(bench, path);
    await compareList(bench);
    await benchUploads(bench);
    await (await import("#tests/bench/files/bundles.mjs")).benchBundles(bench);
    await benchUseCases(state.folder, bench);
    await weighAll(bench);
    const seconds = (performance.now() - begun) / 1000;
    console.log(`\n${verdicts()} ${(seconds / 60).toFixed(1)} minutes ${verdict(seconds <= MOST_SECONDS)} (goal ${MOST_SECONDS / 60}).`);
    return missedGoals() === 0 ? 0 : 1;
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    state.remove();
  }
});

/** What follows an option. */
function optionOf(option) {
  const at = process.argv.indexOf(option);
  return at < 0 ? undefined : process.argv[at + 1];
}

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
  for (const path of [...FORMS, ...DOCUMENTS]) copies[path] = (await send(real.url + path)).body.toString();
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
  const ratio = (name) => (one[name] === null || two[name] === null ? null : figure(one, one[name]) / figure(two, two[name]));
  const [cpu, time] = [ratio("cpu"), ratio("ms")];
  console.log(`\n${title}`);
  for (const side of [one, two]) {
    const spent = side.cpu === null ? "" : `${side.cpu.toFixed(2).padStart(8)} ms CPU`;
    console.log(`  ${side.name.padEnd(34)}${side.ms.toFixed(2).padStart(8)} ms ${spent} ${side.kb.toFixed(1).padStart(8)} kB`);
  }
  const told = verdict((cpu ?? time) >= goal);
  console.log(
    `  ${told} ratio${perKb ? " per kB" : ""}: ${cpu?.toFixed(2) ?? "–"} of the floor by CPU, ${time.toFixed(2)} by time (goal ${goal})`,
  );
}

/** A first view, and the page that is rendered for one visitor alone. */
async function compareForm({ real, bare, plain, pid, get }, path) {
  const bytes = { name: "bare Hono, same bytes", call: get(bare, path), pid: pid.bare };
  await measure(
    `${path}, a first view, next to the bare Hono Worker`,
    0.6,
    bytes,
    { name: `Concord ${path}`, call: get(real, path), pid: pid.real },
    false,
    MANY,
  );
  const ours = { name: `Concord ${path}, with a cookie`, call: get(real, path, { Cookie: "concord-visitor=none" }), pid: pid.real };
  await measure(
    `${path}, rendered for one visitor, next to the plain React Router Worker`,
    0.8,
    { name: "plain React Router, one form", call: get(plain, "/"), pid: pid.plain },
    ours,
    true,
  );
}

async function compareDocument({ real, bare, bareWithFiles, pid, get }, path) {
  const ours = { name: `Concord ${path}`, call: get(real, path), pid: pid.real };
  const floors = [
    { name: "bare Hono, same bytes", call: get(bare, path), pid: pid.bare },
    // Local requests pass through a router where a Worker has files.
    { name: "bare Hono with files, same bytes", call: get(bareWithFiles, path), pid: pid.bareWithFiles },
  ];
  for (const floor of floors) await measure(`${path} next to ${floor.name}`, 0.9, floor, ours, false, MANY);
}

async function compareList({ real, bare, pid, get, cookie }) {
  await measure(
    "GET /api/bookings next to a bare Hono route with the same query",
    0.6,
    { name: "bare Hono, one D1 query", call: get(bare, "/list"), pid: pid.bare },
    { name: "Concord, signed in", call: get(real, "/api/bookings", { Cookie: cookie }), pid: pid.real },
    true,
  );
}

/** Files of cases: a part on its way, and a preview. */
async function benchUploads(bench) {
  const { benchFiles } = await import("#tests/bench/files/files.mjs");
  await benchFiles(bench, SIZE, measure);
}

/** Concord alone, as it makes bundles of many exhibits, or takes a document of the largest size. */
async function benchCosts(folder, servers) {
  const { runtimeBelow, send } = await import("#tests/bench/measure.mjs");
  const { benchBundles } = await import("#tests/bench/files/bundles.mjs");
  const { benchLarge } = await import("#tests/bench/files/large.mjs");
  const state = join(folder, "real");
  const real = await startServer({ port: await freePort(), state, variables: { RATE_LIMITS: "off" }, logLevel: "warn" });
  servers.push(real);
  const asked = { real, pid: { real: runtimeBelow(real.pid) }, cookie: await signedIn(send, real.url) };
  if (process.argv.includes("--bundles")) await benchBundles(asked);
  if (process.argv.includes("--large")) await benchLarge(asked);
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

/** Concord alone, weighed. */
async function weighAlone(folder, servers) {
  const { send } = await import("#tests/bench/measure.mjs");
  const { weigh } = await import("#tests/bench/weigh.mjs");
  const state = join(folder, "real");
  const real = await startServer({ port: await freePort(), state, variables: { RATE_LIMITS: "off" }, logLevel: "warn" });
  servers.push(real);
  await weigh({ url: real.url, build: join(state, "app"), cookie: await signedIn(send, real.url) });
}

/** The same, and the floor of all pages with React's router. */
async function weighAll({ real, plain, build, cookie }) {
  const { send } = await import("#tests/bench/measure.mjs");
  const { scriptWeight } = await import("#tests/bench/page-weight.mjs");
  const { weigh } = await import("#tests/bench/weigh.mjs");
  await weigh({ url: real.url, build, cookie });
  const floor = await send(plain.url);
  const { bytes } = scriptWeight(floor.body.toString(), join(ROOT, "tests/bench/plain-router/build/client"));
  console.log(`\nPlain React Router, one form, JavaScript before interaction: ${(bytes / 1000).toFixed(1)} kB`);
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
  const { compatibility_date, compatibility_flags, d1_databases, r2_buckets } = config;
  const assets = files ? { assets: { ...config.assets, directory: files } } : {};
  const settings = {
    name: "bare-hono",
    compatibility_date,
    compatibility_flags,
    d1_databases,
    r2_buckets,
    ...assets,
    vars: { PAGES: copies },
  };
  const source = join(state, "source.json");
  writeFileSync(source, JSON.stringify({ ...settings, main: join(ROOT, "tests/bench/bare-hono/worker.ts") }));
  await mustRun("Bundling the bare Hono Worker", "wrangler", ["deploy", "--dry-run", "--config", source, "--outdir", join(state, "app")]);
  writeFileSync(join(state, "wrangler.json"), JSON.stringify({ ...settings, main: "app/worker.js" }));
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
