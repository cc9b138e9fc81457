import { afterEach, expect, test } from "vitest";
import { siteProgram } from "./site-program.ts";

const router = globalThis as { __reactRouterDataRouter?: { revalidate(): Promise<unknown> } };
const { transform } = siteProgram();
const inDevelopment = (id: string) =>
  (transform as (this: object, code: string, id: string) => { code: string } | undefined).call(
    { environment: { name: "client", mode: "dev" } },
    "",
    id,
  )?.code ?? "";
/** Runs what is put before a program, without its imports. */
const begin = (id: string) => new Function(inDevelopment(id).replace(/^import .*$/gm, ""))();

afterEach(() => {
  delete router.__reactRouterDataRouter;
});

test.each(["site-program/fast-form.ts", "site-program/detailed-form.ts", "components/chat/chat-island.tsx"])(
  "while developing, %s hears what replaces its components where the page has no router",
  async (file) => {
    expect(inDevelopment(`/concord/app/${file}`)).toContain("virtual:react-router/inject-hmr-runtime");
    begin(`/concord/app/${file}`);
    await expect(router.__reactRouterDataRouter?.revalidate()).resolves.toBeUndefined();
  },
);

test("a router that is there stays", () => {
  const own = { revalidate: async () => "own" };
  router.__reactRouterDataRouter = own;
  begin("/concord/app/components/chat/chat-island.tsx");
  expect(router.__reactRouterDataRouter).toBe(own);
});
