/** `npm run rotate-secret` with everything but Cloudflare: what it sets, says, refuses and ends. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ENDED_SECRET, slotNamed } from "#app/services/platform/secrets/auth-secrets.ts";
import { ROOT } from "#scripts/processes.mjs";
import { assertSecret } from "#workers/configuration.ts";
import { asTyped, type Command } from "./commands.ts";
import type { Ran, Tools } from "./deploy.ts";
import { rotateAsAsked, rotationOptionsOf } from "./rotate-as-asked.ts";
import { endFormerSecrets, OVERLAP_DAYS, rotateSecret } from "./rotation.ts";
import { settingsOf, TARGETS } from "./settings.ts";

const settings = settingsOf("production", { ORIGIN: "https://hearings.ca", MAIL_FROM: "info@hearings.ca" });
const NOW = Date.parse("2026-11-29T12:00:00.400Z");
const SLOT = "AUTH_SECRET_20261129121001";
const DAY = 86_400_000;
const OVER = Date.parse("2026-11-29T12:10:01Z") + OVERLAP_DAYS * DAY;

/** A Cloudflare whose Worker has these secrets; `changes` by the beginning of a command. */
function cloudflare(secrets: readonly string[], changes: Record<string, Partial<Ran> | ((input: string) => Partial<Ran>)> = {}) {
  const known: Record<string, Partial<Ran>> = {
    "npx wrangler whoami": { output: '{"email":"ops@hearings.ca","accounts":[{"name":"Hearings","id":"1"}]}' },
    "npx wrangler secret list": { output: `Listing…\n${JSON.stringify(secrets.map((name) => ({ name, type: "secret_text" })))}` },
    "npx wrangler d1 execute": { output: '[{"results":[{"factors":0,"links":0}],"success":true}]' },
  };
  const [ran, said, inputs]: [string[], string[], string[]] = [[], [], []];
  const health = { answers: true };
  const tools: Tools = {
    async run(command: Command, input = "") {
      const typed = asTyped(command);
      ran.push(typed);
      if (input) inputs.push(input);
      const of = (answers: typeof changes) => Object.entries(answers).find(([beginning]) => typed.startsWith(beginning))?.[1];
      const answer = of(changes) ?? of(known) ?? {};
      return { code: 0, output: "", ...(typeof answer === "function" ? answer(input) : answer) };
    },
    say: (text) => said.push(text),
    fetch: async () => (health.answers ? Response.json({ ok: true }) : new Response("", { status: 503 })),
    resolves: async () => true,
    pause: async () => undefined,
    readBuilt: () => "",
    writeBuilt: () => undefined,
  };
  return { tools, ran, said, inputs, health };
}
const failure = async (work: Promise<unknown>) => (await work.then(() => "", String)).replace(/^Error: /, "");

test("a new secret gets a slot of its own that the Worker takes, is shown to nobody, and the former one stays", async () => {
  const { tools, ran, said, inputs } = cloudflare(["AUTH_SECRET", "RECORD_SIGNING_KEY"]);
  expect((await rotateSecret(settings, tools, NOW)).name).toBe(SLOT);
  const set = JSON.parse(inputs.join("")) as Record<string, string>;
  expect(Object.keys(set)).toEqual([SLOT]);
  expect(() => assertSecret({ ENVIRONMENT: "production", AUTH_SECRET: ENDED_SECRET, ...set })).not.toThrow();
  expect([...ran, ...said].join("\n")).not.toContain(set[SLOT]);
  expect(said.join("\n")).toContain(`${SLOT} is set. Everything is made with it from 2026-11-29 12:10 UTC on`);
  expect(said.join("\n")).toContain(
    "AUTH_SECRET must stay until 2026-12-14 12:10 UTC. Then: npm run rotate-secret -- --end --env production",
  );
});

test("each rotation has the newest slot; one that has not begun is not followed by another", async () => {
  const again = cloudflare(["AUTH_SECRET", SLOT]);
  expect((await rotateSecret(settings, again.tools, OVER)).name).toBe(slotNamed(OVER + 600_000));
  const { tools, inputs } = cloudflare(["AUTH_SECRET", SLOT]);
  expect(await failure(rotateSecret(settings, tools, NOW))).toMatch(/comes into force at 2026-11-29 12:10 UTC. Nothing was changed/);
  expect(inputs).toEqual([]);
  expect(await failure(rotateSecret(settings, cloudflare([]).tools, NOW))).toContain("`npm run deploy` makes the first one");
});

test("the former ones are ended once their time is over: removed, and AUTH_SECRET says so", async () => {
  const earlier = "AUTH_SECRET_20260101000000";
  const { tools, ran, said, inputs } = cloudflare(["AUTH_SECRET", earlier, SLOT]);
  await endFormerSecrets(settings, tools, OVER);
  expect(JSON.parse(inputs.join(""))).toEqual({ [earlier]: null, AUTH_SECRET: "ended" });
  expect(ran.find((typed) => typed.includes("d1 execute"))).toContain("'$ba$20261129121001$%'");
  expect(said.at(-1)).toBe(`Ended: ${earlier}, AUTH_SECRET. ${SLOT} is accepted alone.`);
});

test("nothing is ended too early, while anything is kept under it, or where there is none", async () => {
  const two = ["AUTH_SECRET", SLOT];
  const refused = async (names: readonly string[], now: number, changes = {}, options = {}) => {
    const { tools, inputs } = cloudflare(names, changes);
    const said = await failure(endFormerSecrets(settings, tools, now, options));
    expect(inputs).toEqual([]);
    return said;
  };
  expect(await refused(two, OVER - 1)).toMatch(/Nothing was changed.*until 2026-12-14 12:10 UTC.*--early/);
  expect(await refused(two, NOW, {}, { early: true })).toMatch(/comes into force/);
  expect(await refused(["AUTH_SECRET"], OVER)).toMatch(/no former secret to end/);
  const left = { "npx wrangler d1": { output: '[{"results":[{"factors":2,"links":31}]}]' } };
  expect(await refused(two, OVER, left)).toMatch(/2 second factors and 31 links.*\/admin\/scheduled-work/);
  expect(await refused(two, OVER, left, { early: true })).toMatch(/2 second factors/);
  expect(await refused(two, OVER, { "npx wrangler d1": { code: 1, output: "no such column: secret_version" } })).toMatch(
    /deploy this version/,
  );
  const { tools, inputs } = cloudflare(two);
  await endFormerSecrets(settings, tools, OVER - DAY, { early: true });
  expect(JSON.parse(inputs.join(""))).toEqual({ AUTH_SECRET: "ended" });
});

test("a tool that says a secret back is not repeated, and a Worker that does not answer since then is told", async () => {
  const echo = cloudflare(["AUTH_SECRET"], { "npx wrangler secret bulk": (input) => ({ code: 1, output: `refused: ${input}` }) });
  const said = await failure(rotateSecret(settings, echo.tools, NOW));
  expect(said).toMatch(/No secret was set. Start again/);
  expect(said).not.toContain((JSON.parse(echo.inputs.join("")) as Record<string, string>)[SLOT]);
  const { tools, health } = cloudflare(["AUTH_SECRET"]);
  health.answers = false;
  expect(await failure(rotateSecret(settings, tools, NOW))).toMatch(/does not answer whole.*wrangler rollback --env production/);
});

test.each(TARGETS)("a dry run of %s says each step and command, without an account", async (target) => {
  const never = async () => {
    throw new Error("nothing may be asked of anybody");
  };
  const dry = async (...args: string[]) => {
    const { tools, said } = cloudflare([]);
    await rotateAsAsked(rotationOptionsOf(["--env", target, "--dry-run", ...args]), null, { ...tools, run: never, fetch: never }, NOW);
    return said.join("\n");
  };
  const rotating = await dry();
  for (const words of [
    `npx wrangler secret bulk --config wrangler.toml --env ${target}`,
    `${OVERLAP_DAYS} days`,
    "--end",
    "nothing was done",
  ])
    expect(rotating).toContain(words);
  expect(await dry("--end")).toContain("npx wrangler d1 execute DB --remote --json --command");
});

test("it is agreed to by the environment's name, and only of what was deployed from here", async () => {
  const { tools, inputs } = cloudflare(["AUTH_SECRET"]);
  const asked = (answer: string | null, yes = false) =>
    failure(rotateAsAsked({ ...rotationOptionsOf([]), yes }, answer === null ? null : async () => answer, tools, NOW));
  // The repository's own address is a placeholder.
  expect(await asked("production")).toMatch(/production was not deployed from here: ORIGIN/);
  expect(inputs).toEqual([]);
  expect(() => rotationOptionsOf(["--early"])).toThrow("--early belongs to --end");
  expect(() => rotationOptionsOf(["--env", "elsewhere"])).toThrow("it must be production or staging");
  expect(readFileSync(join(ROOT, "package.json"), "utf8")).toContain('"rotate-secret": "node scripts/deploy/deploy.mjs rotate-secret"');
});
