/** `npm run deploy -- --dry-run`, as it is typed, and what is asked, refused and kept. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT, toolEnvironment } from "#scripts/processes.mjs";
import { deployAsAsked } from "./asked.ts";
import { asTyped } from "./commands.ts";
import type { Tools } from "./deploy.ts";
import { makeFirstLink } from "./first-link.ts";
import { type Options, optionsOf } from "./options.ts";
import { answeredSettings, assertPlan } from "./questions.ts";
import { problemsOf, settingsOf, TARGETS, writtenInto } from "./settings.ts";
import { stepsOf } from "./steps.ts";

const OPTIONS = ["--origin", "https://hearings.ca", "--mail-from", "info@hearings.ca"];
const WRANGLER = join(ROOT, "wrangler.toml");

/** The same as typed, without anybody who could answer and without an account: whatever is run or fetched fails. */
async function typed(...args: string[]) {
  const said: string[] = [];
  const never = async () => {
    throw new Error("nothing may be asked of anybody");
  };
  const tools: Tools = {
    run: never,
    fetch: never,
    resolves: never,
    pause: never,
    say: (text) => said.push(text),
    readBuilt: () => "",
    writeBuilt: never,
  };
  const refused = await deployAsAsked(optionsOf(args), null, tools).then(() => "", String);
  return { said: said.join("\n"), refused };
}

test("`npm run deploy -- --dry-run` says the plan, without an account", () => {
  const env = toolEnvironment({ CLOUDFLARE_API_TOKEN: "", CLOUDFLARE_ACCOUNT_ID: "", CLOUDFLARE_API_BASE_URL: "http://127.0.0.1:9" });
  const args = [join(ROOT, "scripts", "deploy", "deploy.mjs"), "main", "--dry-run", ...OPTIONS];
  const { status, stdout, stderr } = spawnSync("node", args, { env, encoding: "utf8", cwd: ROOT });
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toContain("nothing was done (--dry-run)");
});

test.each(TARGETS)("a dry run of %s names the plan first and every command, and touches nothing", async (target) => {
  const before = readFileSync(WRANGLER, "utf8");
  const { said, refused } = await typed("--env", target, "--dry-run", ...OPTIONS);
  expect(refused).toBe("");
  expect(said.indexOf("Workers Paid plan")).toBeLessThan(said.indexOf("1. Look"));
  for (const words of [
    "30,000 ms",
    "scrypt",
    `CLOUDFLARE_ENV=${target} npx react-router build`,
    `npx wrangler secret bulk --config wrangler.toml --env ${target}`,
    "npx wrangler versions upload",
    `npx wrangler d1 migrations apply DB --remote --config wrangler.toml --env ${target}`,
    "npx wrangler versions deploy",
    "npx wrangler rollback",
    "--bookmark=<bookmark>",
    "nothing was done",
  ])
    expect(said).toContain(words);
  expect(readFileSync(WRANGLER, "utf8")).toBe(before);
});

test("what would not start is refused with what to do, a placeholder too", async () => {
  const { refused } = await typed("--dry-run", "--origin", "https://concord.example", "--mail-from", "nobody");
  expect(refused).toMatch(/ORIGIN is "https:\/\/concord\.example", a placeholder.*--origin/);
  expect(refused).toMatch(/MAIL_FROM.*--mail-from/);
});

test("the first administrator's link is shown whole once, and its hash alone goes to the database", async () => {
  const settings = settingsOf("staging", { ORIGIN: "https://staging.hearings.ca", MAIL_FROM: "info@hearings.ca" });
  const ran: string[] = [];
  const link = await makeFirstLink(
    settings,
    {
      async run(command) {
        ran.push(asTyped(command));
        return { code: 0, output: "" };
      },
    },
    1000,
  );
  const [, token = ""] = /^https:\/\/staging\.hearings\.ca\/first-administrator\/([\w-]{43})$/.exec(link) ?? [];
  const hash = createHash("sha256").update(token).digest("hex");
  expect(ran.join()).toContain("npx wrangler d1 execute DB --remote");
  expect(ran.join()).toContain(`VALUES ('${hash}', 1000, 86401000)`);
  expect(ran.join()).not.toContain(token);
  const refused = { run: async () => ({ code: 1, output: "administrator_exists: SQLITE_CONSTRAINT" }) };
  await expect(makeFirstLink(settings, refused, 1000)).rejects.toThrow(/There is an administrator already/);
  await expect(makeFirstLink(settings, { run: async () => ({ code: 1, output: "no such table" }) }, 1000)).rejects.toThrow(
    /npm run deploy/,
  );
});

test("the address of another environment is refused", () => {
  const file = join(mkdtempSync(join(tmpdir(), "concord-origins-")), "wrangler.toml");
  writeFileSync(file, writtenInto(readFileSync(WRANGLER, "utf8"), "staging", { ORIGIN: "https://hearings.ca" }));
  const problems = (origin: string) => problemsOf(settingsOf("production", { ORIGIN: origin, MAIL_FROM: "info@hearings.ca" }, file), file);
  expect(problems("https://HEARINGS.ca")).toContainEqual(expect.stringMatching(/^ORIGIN is that of staging/));
  expect(problems("https://www.hearings.ca")).toEqual([]);
});

test("whose account it is stands before the question, and before anything is written", async () => {
  const said: string[] = [];
  const run = async () => ({ code: 0, output: '{"loggedIn":true,"email":"ada@hearings.ca","accounts":[{"name":"Hearings","id":"ab12"}]}' });
  const never = async () => {
    throw new Error("nothing may be done");
  };
  const tools: Tools = {
    run,
    fetch: never,
    resolves: never,
    pause: never,
    say: (text) => said.push(text),
    readBuilt: () => "",
    writeBuilt: never,
  };
  const before = readFileSync(WRANGLER, "utf8");
  await expect(deployAsAsked(optionsOf([...OPTIONS, "--plan", "paid"]), async () => "no", tools)).rejects.toThrow("Nothing was done");
  expect(said.join("\n")).toContain("In the Cloudflare account Hearings (ab12), as ada@hearings.ca.");
  expect(readFileSync(WRANGLER, "utf8")).toBe(before);
});

test("who is not there is not asked: a real run names what it needs", async () => {
  expect((await typed(...OPTIONS, "--yes")).refused).toMatch(/--plan paid/);
  expect((await typed(...OPTIONS, "--plan", "paid")).refused).toMatch(/--yes/);
  expect((await typed(...OPTIONS, "--plan", "free")).refused).toMatch(/scrypt.*10 ms/);
  expect(() => optionsOf(["--env", "prod"])).toThrow(/production or staging/);
  for (const option of ["--help", "--help-me"]) expect(() => optionsOf([option])).toThrow(/--dry-run/);
});

const options = (more: Partial<Options> = {}): Options => ({ ...optionsOf([]), ...more });

test("a person is asked until the answer would start, and for the plan", async () => {
  const asked: string[] = [];
  const answers = ["hearings.ca", "https://hearings.ca", "info@hearings.ca"];
  const ask = async (question: string) => {
    asked.push(question);
    return answers.shift() ?? "";
  };
  const wanted = options({ origin: "http://localhost", mailFrom: "nobody" });
  const { settings } = await answeredSettings(wanted, ask);
  expect([settings.ORIGIN, settings.MAIL_FROM, asked.length]).toEqual(["https://hearings.ca", "info@hearings.ca", 3]);
  await expect(assertPlan(options(), async () => "yes")).resolves.toBeUndefined();
  await expect(assertPlan(options(), async () => "no")).rejects.toThrow(/Change the plan/);
});

test.each(TARGETS)("answers are kept in %s alone, whatever is in them", (target) => {
  const text = readFileSync(WRANGLER, "utf8");
  const written = writtenInto(text, target, { ORIGIN: "https://hearings.ca", MAIL_FROM: 'a"b\\@hearings.ca' });
  const changed = written.split("\n").filter((line, at) => line !== text.split("\n")[at]);
  expect(changed).toEqual(['ORIGIN = "https://hearings.ca"', 'MAIL_FROM = "a\\"b\\\\@hearings.ca"']);
  expect(written.indexOf('ORIGIN = "https://hearings.ca"')).toBeGreaterThan(written.indexOf(`[env.${target}.vars]`));
});

test("production and staging share nothing, and each is one that wrangler makes by name", () => {
  const [production, staging] = TARGETS.map((target) =>
    settingsOf(target, { ORIGIN: "https://a.hearings.ca", MAIL_FROM: "a@hearings.ca" }),
  );
  if (!production || !staging) throw new Error("two environments");
  for (const name of ["worker", "database", "bucket", "namespace"] as const) {
    expect(production[name]).not.toBe("");
    expect(staging[name]).not.toBe(production[name]);
  }
  expect([problemsOf(production), problemsOf(staging)]).toEqual([[], []]);
  expect(Object.keys(staging.variables).sort()).toEqual(Object.keys(production.variables).sort());
  expect(stepsOf(production).map(({ title }) => title)).toEqual(stepsOf(staging).map(({ title }) => title));
});
