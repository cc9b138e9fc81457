/** `wrangler.toml` as it is deployed: what must be so whatever else is changed in it. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { assertOrigin } from "#workers/configuration.ts";

const ROOT = join(import.meta.dirname, "..");
const configOf = (env?: string) => readConfig({ config: join(ROOT, "wrangler.toml"), ...(env ? { env } : {}) }, { hideWarnings: true });

test.each([undefined, "production"])("requests are not written down with their addresses, which hold keys (%s)", (env) => {
  const { observability, logpush, tail_consumers: tails } = configOf(env);
  expect(observability?.logs?.invocation_logs).toBe(false);
  expect(observability?.traces?.enabled ?? false).toBe(false);
  expect(logpush ?? false).toBe(false);
  expect(tails ?? []).toEqual([]);
});

test("production is reached under its own address alone, by no preview", () => {
  const { workers_dev: onWorkersDev, preview_urls: previews } = configOf("production");
  expect([onWorkersDev, previews]).toEqual([false, false]);
});

test("an address is configured locally; what stands for production must be replaced before it starts", () => {
  const local = configOf().vars as { ENVIRONMENT: string; ORIGIN: string };
  expect(() => assertOrigin(local)).not.toThrow();
  const production = configOf("production").vars as { ENVIRONMENT: string; ORIGIN: string };
  expect(production.ENVIRONMENT).toBe("production");
  expect(() => assertOrigin(production)).toThrow(/placeholder/);
});
