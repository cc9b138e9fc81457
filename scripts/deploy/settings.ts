/** One environment of `wrangler.toml` as it is to be deployed, and what of it would not start. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { unstable_readConfig as readConfig } from "wrangler";
import { ROOT } from "#scripts/processes.mjs";
import { assertMail, assertOrigin, assertServers } from "#workers/configuration.ts";

export const TARGETS = ["production", "staging"] as const;
export type Target = (typeof TARGETS)[number];
export const isTarget = (name: string): name is Target => (TARGETS as readonly string[]).includes(name);

export const WRANGLER_FILE = join(ROOT, "wrangler.toml");

/** What people are asked for; the rest is in `wrangler.toml`. */
export interface Answers {
  ORIGIN: string;
  MAIL_FROM: string;
}

export interface Settings extends Answers {
  target: Target;
  /** The Worker's name. */
  worker: string;
  database: string;
  bucket: string;
  /** The title of the KV namespace that visitors' sessions are in, as wrangler makes it for this binding. */
  namespace: string;
  cpuMs: number;
  variables: Readonly<Record<string, string>>;
  hasMailBinding: boolean;
}

/** The environment `target` with what was answered in place of what the file says. */
export function settingsOf(target: Target, answers: Partial<Answers> = {}, file = WRANGLER_FILE): Settings {
  const config = readConfig({ config: file, env: target }, { hideWarnings: true });
  const worker = config.name ?? "";
  const variables = { ...(config.vars as Record<string, string>), ...answers };
  return {
    target,
    worker,
    database: config.d1_databases[0]?.database_name ?? "",
    bucket: config.r2_buckets[0]?.bucket_name ?? "",
    namespace: `${worker}-visitors`,
    cpuMs: config.limits?.cpu_ms ?? 0,
    variables,
    hasMailBinding: (config.send_email ?? []).some(({ name }: { name: string }) => name === "MAIL"),
    ORIGIN: variables.ORIGIN ?? "",
    MAIL_FROM: variables.MAIL_FROM ?? "",
  };
}

/** What the Worker would refuse to start with, each with what to do; none where it may be deployed. */
export function problemsOf({ variables, hasMailBinding, target, ORIGIN }: Settings, file = WRANGLER_FILE): string[] {
  const problems: string[] = [];
  const other = TARGETS.find((name) => name !== target && hostOf(settingsOf(name, {}, file).ORIGIN) === hostOf(ORIGIN));
  if (other)
    problems.push(
      `ORIGIN is that of ${other}, whose Worker would lose it. Say another by --origin, or change [env.${other}.vars] in wrangler.toml`,
    );
  const asked = (remedy: string, check: () => void) => {
    try {
      check();
    } catch (error) {
      problems.push(`${error instanceof Error ? error.message : error}. ${remedy}`);
    }
  };
  // A secret, looked for among those of the Worker before anything is done.
  const RESEND_API_KEY = variables.MAIL_TRANSPORT === "resend" ? "a secret of the Worker" : "";
  const MAIL = hasMailBinding ? "a binding" : undefined;
  const place = `[env.${target}.vars] in wrangler.toml`;
  asked("Say it by --origin, or when you are asked", () => assertOrigin(variables));
  asked(`Say it by --mail-from, or when you are asked; MAIL_TRANSPORT stands under ${place}`, () =>
    assertMail({ ...variables, RESEND_API_KEY, MAIL }),
  );
  asked(`Change it under ${place}`, () => assertServers(variables));
  if (variables.RATE_LIMITS !== "on") problems.push(`RATE_LIMITS must be "on". Change it under ${place}`);
  if (variables.ENVIRONMENT !== target) problems.push(`ENVIRONMENT must be "${target}". Change it under ${place}`);
  return problems;
}

/** The name in an address, or the text of what is none. */
const hostOf = (address: string) => URL.parse(address)?.hostname ?? address;

/** The text of `wrangler.toml` with the answers in the place of the environment's own lines. Throws where it has no such line. */
export function writtenInto(text: string, target: Target, answers: Partial<Answers>): string {
  const lines = text.split("\n");
  const from = lines.indexOf(`[env.${target}.vars]`);
  const end = lines.findIndex((line, at) => at > from && line.startsWith("["));
  for (const [name, value] of Object.entries(answers)) {
    const at = lines.findIndex((line, index) => index > from && index < end && line.startsWith(`${name} = `));
    if (from < 0 || at < 0) throw new Error(`wrangler.toml has no line "${name} = …" under [env.${target}.vars]`);
    // JSON's quoted text is TOML's basic string (TOML 1.0, "String").
    lines[at] = `${name} = ${JSON.stringify(value)}`;
  }
  return lines.join("\n");
}

/** Keeps the answers, so that they are asked once and stand in the history. Gives whether anything changed. */
export function keepAnswers(target: Target, answers: Partial<Answers>, file = WRANGLER_FILE): boolean {
  const before = readFileSync(file, "utf8");
  const after = writtenInto(before, target, answers);
  if (after !== before) writeFileSync(file, after);
  return after !== before;
}
