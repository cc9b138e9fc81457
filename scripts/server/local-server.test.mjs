import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { lastLines, toolEnvironment } from "../processes.mjs";
import { freePort, passedOn, wantedPort } from "./local-server.mjs";

const before = process.env.PORT;
afterEach(() => {
  if (before === undefined) delete process.env.PORT;
  else process.env.PORT = before;
});

describe("the port", () => {
  test.each(["http", "0", "70000", "80 80", "-1"])("%s is refused in one line", async (port) => {
    process.env.PORT = port;
    await expect(wantedPort()).rejects.toThrow(`PORT is "${port}"; it must be a number from 1 to 65535.`);
  });

  test("one that is taken is refused in one line", async () => {
    const server = createServer();
    await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address();
    process.env.PORT = String(port);
    await expect(wantedPort()).rejects.toThrow(`Port ${port} is in use. Set PORT to another one.`);
    await new Promise((resolve) => server.close(resolve));
  });

  test("a free one is taken as it is", async () => {
    const port = await freePort();
    process.env.PORT = String(port);
    expect(await wantedPort()).toBe(port);
  });
});

test("so do the key of records, its former ones and the scanner", () => {
  const shell = { RECORD_SIGNING_KEY: "a", RECORD_FORMER_KEYS: "b", SCANNER_URL: "http://127.0.0.1:1" };
  expect(passedOn({ ...shell, MAIL_TRANSPORT: "resend" })).toEqual(shell);
});

test("every setting of the assistant reaches the Worker, and nothing else of the shell", () => {
  const named = [
    ...readFileSync(new URL("../../wrangler.toml", import.meta.url), "utf8").matchAll(/^(ASSISTANT_\w+|OPENAI_\w+|WORKERS_AI_MODEL) = /gm),
  ];
  const names = [...new Set(named.map(([, name]) => name))];
  expect(names).toContain("ASSISTANT_REASONING");
  const shell = Object.fromEntries(names.map((name) => [name, "1"]));
  expect(passedOn({ ...shell, ASSISTANT_EMPTY: "", AUTH_SECRET: "x", HOME: "/root" })).toEqual(shell);
});

describe("the environment of the tools", () => {
  test("has the project's own tools first, once", () => {
    const parts = toolEnvironment().PATH.split(":");
    expect(parts[0]).toMatch(/node_modules\/\.bin$/);
    expect(parts.filter((part) => part === parts[0])).toHaveLength(1);
  });

  test("carries no setting of the Worker, and no choice of an environment", () => {
    const inherited = { CLOUDFLARE_ENV: "production", AUTH_SECRET: "from the shell", ORIGIN: "https://elsewhere.example" };
    const kept = { ...process.env };
    Object.assign(process.env, inherited);
    try {
      for (const name of Object.keys(inherited)) expect(toolEnvironment()).not.toHaveProperty(name);
    } finally {
      process.env = kept;
    }
  });

  test("has a HOME of its own where there is none", () => {
    const home = process.env.HOME;
    process.env.HOME = "";
    try {
      expect(toolEnvironment().HOME).toMatch(/\.concord\/home$/);
    } finally {
      process.env.HOME = home;
    }
  });
});

test("the last lines of a tool are its own words, not its stack", () => {
  expect(lastLines("Building\n\nIt failed: no such file\n    at build (tool.js:1:1)\n    at main (tool.js:2:2)\n", 2)).toBe(
    "Building\nIt failed: no such file",
  );
});
