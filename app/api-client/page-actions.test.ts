import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllGlobals());

test("what a page’s action is sent says since when the page is there; what is asked for does not", async () => {
  const sent: [string, string | null][] = [];
  const page = {
    fetch: async (input: unknown, init?: RequestInit) => {
      sent.push([String(input), new Headers(init?.headers).get("Concord-Left")]);
      return new Response();
    },
  };
  vi.stubGlobal("window", page);
  vi.stubGlobal("location", new URL("https://concord.example/settings"));
  vi.stubGlobal("document", { cookie: "concord-left=planted; __Host-concord-left=mark.person" });
  vi.resetModules();
  const { markPageActions } = await import("./page-actions.ts");
  markPageActions();
  // As React Router's single fetch calls it.
  await page.fetch(new URL("https://concord.example/settings.data"), { method: "POST", body: new URLSearchParams({ intent: "name" }) });
  await page.fetch(new URL("https://concord.example/settings.data"), {});
  await page.fetch("https://elsewhere.example/settings.data", { method: "POST" });
  expect(sent.map(([, mark]) => mark)).toEqual(["mark.person", null, null]);
});
