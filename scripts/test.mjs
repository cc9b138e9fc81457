/** `npm test`: everything that CI runs, stopping at the first step that fails; what needs one core goes next to what has one to spare. */
import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ensureDependencies } from "./bootstrap.mjs";
import { main, run, toolEnvironment } from "./processes.mjs";
import { ensureChromium } from "./server/chromium.mjs";
import { prepareState, temporaryState } from "./server/local-server.mjs";

/** What one step's report counts, and what it says of each failure. */
const NOTHING = { passed: 0, failed: 0, failures: [] };

/** The code of the step that failed, what all steps counted, and what is said of each failure. */
const outcome = { code: 0, passed: 0, failed: 0, failures: [] };

const REPORTS = {
  unit: join(tmpdir(), `concord-unit-${process.pid}.json`),
  workers: [1, 2].map((share) => join(tmpdir(), `concord-workers-${process.pid}-${share}.json`)),
  playwright: join(tmpdir(), `concord-playwright-${process.pid}.json`),
};

await main(async () => {
  const begun = Date.now();
  const browserState = temporaryState("e2e");
  try {
    await step("Dependencies", async () => {
      await ensureDependencies();
      return { code: 0 };
    });
    await step("Types of bindings", () => run("wrangler", ["types"]));
    await step("Types of routes", () => run("react-router", ["typegen"]));
    // Compilers and checks leave one core idle for most of their time, and so does a build with its data: tests go on meanwhile.
    await Promise.all([checks(), unitTests()]);
    await Promise.all([workerTests(), build(browserState.folder)]);
    await step("Browser", async () => {
      await ensureChromium();
      return { code: 0 };
    });
    await browserTests(browserState.folder);
  } finally {
    for (const file of Object.values(REPORTS).flat()) rmSync(file, { force: true });
    browserState.remove();
  }
  summarize(begun);
  return outcome.code === 0 ? 0 : 1;
});

/** Runs one step; its output shows when it fails, or as it comes when `show` is set. */
async function step(title, work, { show = false } = {}) {
  if (outcome.code !== 0) return;
  const started = Date.now();
  if (show) console.log(`── ${title}`);
  const result = await work();
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (result.code !== 0 && !show) console.log(result.output);
  console.log(`${result.code === 0 ? "✓" : "✗"} ${title} (${seconds} s)`);
  // A step that ran meanwhile and passed takes nothing back.
  if (result.code !== 0) outcome.code = result.code;
}

/** Runs a test runner, and adds what its report counts. */
async function counted(show, file, command, args, counts, extra = {}) {
  const result = await run(command, args, { show, env: toolEnvironment(extra) });
  const { passed, failed, failures } = countsOf(file, counts);
  outcome.passed += passed;
  outcome.failed += failed;
  outcome.failures.push(...failures);
  // A runner that ran nothing has not passed.
  return result.code === 0 && passed === 0 ? { ...result, code: 1, output: `${result.output}\nNo test ran.` } : result;
}

async function checks() {
  await step("Format and lint", () => run("biome", ["check", "--error-on-warnings"]));
  // Four checkers, which the compiler takes by itself, find out much of the same four times.
  await step("Types", () => run("tsc", ["--checkers", "2"]));
  await step("Unused files, exports and packages", () => run("knip", ["--no-progress"]));
  await step("Documentation of the API", () => run("node", ["scripts/api-docs.mjs", "--check"]));
  await step("Coverage of the specification", () => run("node", ["scripts/spec-coverage.mjs", "--check"]));
  await step("Translations", () => run("node", ["scripts/check-translations.mjs"]));
  await step("Words of the glossary", () => run("node", ["scripts/glossary/glossary.mjs"]));
}

function unitTests() {
  const args = ["run", "--config", "tests/vitest.unit.config.ts", "--maxWorkers=2", ...reported(REPORTS.unit)];
  return step("Unit tests", () => counted(false, REPORTS.unit, "vitest", args, vitestCounts));
}

function workerTests() {
  const work = async () => {
    // Each share is a process with a Worker of its own: one hands out modules no faster than one core lets it.
    const shares = await Promise.all(REPORTS.workers.map(workerShare));
    return shares.find(({ code }) => code !== 0) ?? { code: 0 };
  };
  return step("Tests in workerd", work, { show: true });
}

async function workerShare(report, at) {
  const began = Date.now();
  const share = `--shard=${at + 1}/${REPORTS.workers.length}`;
  const args = ["run", "--config", "tests/vitest.workers.config.ts", share, ...reported(report)];
  const result = await counted(false, report, "vitest", args, vitestCounts);
  const { passed, failed } = countsOf(report, vitestCounts);
  console.log(`  share ${at + 1}: ${passed} passed, ${failed} failed (${((Date.now() - began) / 1000).toFixed(0)} s)`);
  // What failed is listed at the end; of what broke off there is no report.
  if (result.code !== 0 && failed === 0) console.log(withoutNoise(result.output));
  return result;
}

function build(folder) {
  return step("Build, and the data of the browser tests", () =>
    // Writing data next to tests, a busy machine may drop the connection: what is done is kept, the rest is done again.
    prepareState(folder)
      .catch(() => prepareState(folder))
      .then(
        () => ({ code: 0 }),
        (error) => ({ code: 1, output: error.message }),
      ),
  );
}

function browserTests(folder) {
  const args = ["scripts/e2e.mjs", "--reporter=line,json"];
  const variables = { PLAYWRIGHT_JSON_OUTPUT_FILE: REPORTS.playwright, E2E_STATE: folder };
  const work = () => counted(true, REPORTS.playwright, "node", args, playwrightCounts, variables);
  return step("Browser tests on the build", work, { show: true });
}

function summarize(begun) {
  const { code, failures } = outcome;
  const minutes = ((Date.now() - begun) / 60_000).toFixed(1);
  console.log(`\n${code === 0 ? "All steps passed" : "Stopped at the step marked ✗ above"} after ${minutes} min.`);
  if (code !== 0 && outcome.failed === 0) outcome.failed = 1;
  // Once more at the end: the place where they failed has scrolled away.
  for (const failure of failures) console.log(`\n✗ ${failure}`);
  console.log(`${outcome.passed} passed, ${outcome.failed} failed`);
}

function countsOf(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return NOTHING;
  }
}

function vitestCounts(report) {
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => [
    ...(message ? [`${relative(".", name)}\n${shortened(message)}`] : []),
    // The report has no word of a hook that failed or ran out of its time: its tests are left out, and none has failed.
    ...(status === "failed" && !message && assertionResults.every((test) => test.status !== "failed")
      ? [`${relative(".", name)} › a hook, not a test`]
      : []),
    ...assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => `${relative(".", name)} › ${fullName}\n${shortened(failureMessages.join("\n"))}`),
  ]);
  return { passed: report.numPassedTests, failed: report.numFailedTests, failures };
}

function playwrightCounts({ stats, suites, errors = [] }) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  const failures = suites
    .flatMap(specs)
    .filter(({ ok }) => !ok)
    .flatMap(({ file, line, title, tests }) =>
      tests.map(
        ({ projectName, results }) =>
          `${file}:${line} [${projectName}] › ${title}\n${shortened(results.flatMap((result) => result.errors.map((error) => error.message)).join("\n"))}`,
      ),
    );
  return {
    // What passed at a second try is listed above as flaky.
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: [...errors.map(({ message }) => shortened(message ?? "")), ...failures],
  };
}

function reported(file) {
  return ["--silent=passed-only", "--reporter=json", `--outputFile.json=${file}`];
}

/** The beginning of a message, indented, without the colours of a terminal. */
function shortened(message) {
  const lines = stripVTControlCharacters(message).split("\n").slice(0, 25);
  return lines.map((line) => `    ${line.slice(0, 300)}`).join("\n");
}

/** The runtime says on its own stream when a database is emptied, and when a test cuts a connection. */
function withoutNoise(output) {
  const NOISE = /^(exception = |stack: |console warning|Sourcemap for )/;
  return output
    .split("\n")
    .filter((line) => !NOISE.test(stripVTControlCharacters(line)))
    .join("\n");
}
