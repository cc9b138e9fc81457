/** `wrangler.toml` as it is deployed: what must be so whatever else is changed in it. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { TARGETS } from "#scripts/deploy/settings.ts";
import { assertOrigin } from "#workers/configuration.ts";

const ROOT = join(import.meta.dirname, "../..");
const configOf = (env?: string) => readConfig({ config: join(ROOT, "wrangler.toml"), ...(env ? { env } : {}) }, { hideWarnings: true });

test.each([undefined, ...TARGETS])("requests are not written down with their addresses, which hold keys (%s)", (env) => {
  const { observability, logpush, tail_consumers: tails } = configOf(env);
  expect(observability?.logs?.invocation_logs).toBe(false);
  expect(observability?.traces?.enabled ?? false).toBe(false);
  expect(logpush ?? false).toBe(false);
  expect(tails ?? []).toEqual([]);
});

test.each(TARGETS)("%s is reached under its own address alone, by no preview", (target) => {
  const { workers_dev: onWorkersDev, preview_urls: previews } = configOf(target);
  expect([onWorkersDev, previews]).toEqual([false, false]);
});

test("an address is configured locally", () => {
  expect(() => assertOrigin(configOf().vars as { ENVIRONMENT: string; ORIGIN: string })).not.toThrow();
});

test.each(TARGETS)("what stands for the address of %s must be replaced before it starts, as a deployment does", (target) => {
  const { vars } = configOf(target);
  const { ENVIRONMENT, ORIGIN } = vars as { ENVIRONMENT: string; ORIGIN: string };
  expect(ENVIRONMENT).toBe(target);
  const starts = () => assertOrigin({ ENVIRONMENT, ORIGIN });
  // Who has deployed has their own address here.
  if (ORIGIN.endsWith("concord.example")) expect(starts).toThrow(/placeholder/);
  else expect(starts).not.toThrow();
});
