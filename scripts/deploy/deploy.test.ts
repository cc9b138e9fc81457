/** A deployment with everything but Cloudflare: in what order it goes, what it shows, and what it does where something fails. */
import { expect, test } from "vitest";
import { assertSecret, assertSigning } from "#workers/configuration.ts";
import { asTyped, type Command } from "./commands.ts";
import { deploy, type Ran, type Tools } from "./deploy.ts";
import { settingsOf } from "./settings.ts";

const settings = settingsOf("production", { ORIGIN: "https://hearings.ca", MAIL_FROM: "info@hearings.ca" });
const BUILT = JSON.stringify({ targetEnvironment: "production", vars: { RATE_LIMITS: "on" }, kv_namespaces: [{ binding: "VISITORS" }] });

const ABSENT = "npx wrangler secret list";

/** The answers of a Cloudflare that has this Worker already; `changes` by the beginning of a command. */
function cloudflare(
  changes: Record<string, Partial<Ran> | ((input: string) => Partial<Ran>)> = {},
  health: Record<string, unknown> = {},
  answersBefore = !changes[ABSENT],
) {
  const known: Record<string, Partial<Ran>> = {
    "git describe": { output: "abc1234\n" },
    "npx wrangler secret list": {
      output: '[{"name":"AUTH_SECRET","type":"secret_text"},{"name":"RECORD_SIGNING_KEY","type":"secret_text"}]',
    },
    "npx wrangler kv namespace list": { output: '[{"id":"77","title":"concord-production-visitors"}]' },
    "npx wrangler deployments status": { output: '{"versions":[{"version_id":"old-1","percentage":100}]}' },
    "npx wrangler versions upload": { output: "", version: "new-2" },
    "npx wrangler d1 time-travel info": { output: 'Looking…\n{"bookmark":"0000-1111"}' },
  };
  const ran: string[] = [];
  const said: string[] = [];
  const inputs: string[] = [];
  const built = { text: BUILT };
  const page = () =>
    new Response('<main><input type="password"></main>', {
      headers: {
        "Content-Security-Policy": "default-src 'self'",
        "Strict-Transport-Security": "max-age=1",
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Cross-Origin-Opener-Policy": "same-origin",
      },
    });
  let looks = 0;
  const record = { ok: true, version: "abc1234", database: "ok", storage: "ok", sessions: "ok", ...health };
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
    fetch: async (address) => {
      if (!address.endsWith("/api/health")) return page();
      looks += 1;
      return answersBefore || looks > 1 ? Response.json(record) : new Response("nothing is here");
    },
    resolves: async () => false,
    pause: async () => undefined,
    readBuilt: () => built.text,
    writeBuilt(text) {
      built.text = text;
    },
  };
  return { tools, ran, said, inputs, built };
}

const FIRST = {
  "npx wrangler secret list": { code: 1, output: '✘ [ERROR] Worker "concord-production" (env: production) not found.' },
  "npx wrangler kv namespace list": { output: "[]" },
};
const failure = async (work: Promise<unknown>) => (await work.then(() => "", String)).replace(/^Error: /, "");
const names = (ran: readonly string[]) =>
  ran.map((typed) => typed.replace(/^npx /, "").replace(/ --?(?:config|json|format|env|tag|yes|remote|file).*$/, ""));

test("a release uploads before it migrates, takes the bookmark before both are in force, and sets no secret that is there", async () => {
  const { tools, ran, inputs, built } = cloudflare();
  await expect(deploy(settings, tools)).resolves.toEqual({ isFirst: false, bookmark: "0000-1111" });
  expect(names(ran)).toEqual([
    "wrangler whoami",
    "wrangler secret list",
    "wrangler kv namespace list",
    "git describe --always --dirty",
    "wrangler deployments status",
    "CLOUDFLARE_ENV=production npx react-router build",
    "wrangler versions upload",
    "wrangler d1 time-travel info DB",
    "wrangler d1 migrations apply DB",
    "wrangler versions deploy new-2@100%",
    "wrangler triggers deploy",
  ]);
  expect(inputs).toEqual([]);
  expect(JSON.parse(built.text)).toEqual({
    targetEnvironment: "production",
    vars: { RATE_LIMITS: "on", ORIGIN: "https://hearings.ca", MAIL_FROM: "info@hearings.ca", RELEASE: "abc1234" },
    kv_namespaces: [{ binding: "VISITORS", id: "77" }],
    routes: [{ pattern: "hearings.ca", custom_domain: true }],
    workers_dev: false,
  });
});

test("the first time secrets are made that the Worker takes, and nobody is shown them", async () => {
  const { tools, ran, said, inputs, built } = cloudflare(FIRST);
  expect((await deploy(settings, tools)).isFirst).toBe(true);
  const made = JSON.parse(inputs.join("")) as Record<string, string>;
  expect(Object.keys(made)).toEqual(["AUTH_SECRET", "RECORD_SIGNING_KEY"]);
  expect(() => assertSecret({ ENVIRONMENT: "production", ...made })).not.toThrow();
  expect(() => assertSigning({ ENVIRONMENT: "production", ...made })).not.toThrow();
  for (const secret of Object.values(made)) expect([...ran, ...said, built.text].join("\n")).not.toContain(secret);
  expect(ran.some((typed) => typed.includes("site/hero.webm"))).toBe(true);
  expect(JSON.parse(built.text).kv_namespaces).toEqual([{ binding: "VISITORS" }]);
});

test("an attempt that stopped half-way is done to its end by the next one, the film too", async () => {
  const { tools, ran, inputs } = cloudflare({}, {}, false);
  expect((await deploy(settings, tools)).isFirst).toBe(false);
  expect(inputs).toEqual([]);
  expect(ran.some((typed) => typed.includes("site/hero.webm"))).toBe(true);
});

test("a failure that names 10007 in passing is no absent Worker, and no secret is set over those that stand", async () => {
  const { tools, ran } = cloudflare({ [ABSENT]: { code: 1, output: "Request 10007 of 12000 timed out" } }, {}, true);
  expect(await failure(deploy(settings, tools))).toContain("Nothing was changed");
  expect(ran.some((typed) => typed.includes("secret bulk"))).toBe(false);
  const absent = cloudflare({ ...FIRST, [ABSENT]: { code: 1, output: "This Worker does not exist on your account. [code: 10007]" } });
  expect((await deploy(settings, absent.tools)).isFirst).toBe(true);
});

test.each([
  ["of another Worker", FIRST, false],
  ["of another installation that answers", FIRST, true],
  ["of an earlier address's Worker", {}, false],
])("an address that leads somewhere already is not taken unasked: %s", async (_, changes, answersBefore) => {
  const { tools, ran } = cloudflare(changes, {}, answersBefore);
  const resolving: Tools = { ...tools, resolves: async (hostname) => hostname === "hearings.ca" };
  expect(await failure(deploy(settings, resolving))).toMatch(/^Nothing was changed. hearings.ca leads somewhere already.*--take-address/);
  expect(ran.some((typed) => /build|bulk|upload|triggers/.test(typed))).toBe(false);
  await expect(deploy(settings, resolving, { takeAddress: true })).resolves.toBeTruthy();
});

test("an address where this Worker answers is its own", async () => {
  const { tools } = cloudflare();
  await expect(deploy(settings, { ...tools, resolves: async () => true })).resolves.toMatchObject({ isFirst: false });
});

test("a tool that says a secret back is not repeated", async () => {
  const { tools, inputs } = cloudflare({ ...FIRST, "npx wrangler secret bulk": (input) => ({ code: 1, output: `refused: ${input}` }) });
  const said = await failure(deploy(settings, tools));
  expect(said).toMatch(/secret bulk.* failed[\s\S]*Start again\./);
  for (const secret of Object.values(JSON.parse(inputs.join("")) as Record<string, string>)) expect(said).not.toContain(secret);
});

test("a version that does not answer whole gives way to the one before, and how the database comes back is said", async () => {
  const { tools, ran } = cloudflare({}, { database: "unavailable" });
  const said = await failure(deploy(settings, tools));
  expect(ran.at(-1)).toContain("npx wrangler rollback old-1 --yes");
  expect(said).toContain("/api/health: answered 200; does not answer: database");
  expect(said).toContain("Version old-1 answers again.");
  expect(said).toContain("npx wrangler d1 time-travel restore DB --bookmark=0000-1111");
});

test("an answer of the version before is no answer of the new one, and a missing header is told", async () => {
  const { tools } = cloudflare({}, { version: "old" });
  const bare: Tools = { ...tools, fetch: async (address) => (address.endsWith("health") ? tools.fetch(address) : new Response("<main>")) };
  const said = await failure(deploy(settings, bare));
  expect(said).toContain('version "old" answers, not "abc1234"');
  expect(said).toContain("/public: has not the header Strict-Transport-Security");
  expect(said).toContain('/legacy-login: is not the page that it should be (no type="password")');
});

test("the first version has none to go back to, and that is said", async () => {
  const { tools, ran } = cloudflare(FIRST, { storage: "unavailable" });
  const said = await failure(deploy(settings, tools));
  expect(said).toContain("There is no version to go back to.");
  expect(ran.some((typed) => typed.includes("rollback"))).toBe(false);
});

test.each([
  ["npx wrangler whoami", /Nobody is signed in.*wrangler login/, "git describe"],
  ["npx wrangler secret list", /Nothing was changed/, "react-router build"],
  ["CLOUDFLARE_ENV", /Mend the build/, "wrangler versions upload"],
  ["npx wrangler versions upload", /Workers Paid/, "wrangler d1"],
  ["npx wrangler d1 time-travel info", /Nothing was migrated/, "migrations apply"],
  ["npx wrangler d1 migrations", /time-travel restore DB --bookmark=0000-1111/, "versions deploy"],
  ["npx wrangler versions deploy", /version of before still answers/, "triggers deploy"],
])("where `%s` fails nothing follows, and what to do is said", async (beginning, remedy, never) => {
  const { tools, ran } = cloudflare({ [beginning]: { code: 1, output: "no" } });
  expect(await failure(deploy(settings, tools))).toMatch(remedy);
  expect(ran.filter((typed) => typed.includes(never))).toEqual([]);
});

test("mail by Resend without its key is refused before anything is done", async () => {
  const { tools, ran } = cloudflare();
  const byResend = { ...settings, variables: { ...settings.variables, MAIL_TRANSPORT: "resend" } };
  expect(await failure(deploy(byResend, tools))).toContain("wrangler secret put RESEND_API_KEY --env production");
  expect(ran.some((typed) => typed.includes("build"))).toBe(false);
});
