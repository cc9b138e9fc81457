/** The API's description says every call, and what it says is what is answered. */
import { expect, test } from "vitest";
import { z } from "zod";
import { openApi } from "#workers/api/docs/openapi.ts";
import { OPERATIONS } from "#workers/api/docs/operations.ts";
import { html, markdown } from "#workers/api/docs/readable.ts";
import { api, apiClient } from "../api.ts";
import { asUser } from "../as-user.ts";
import { caseOf } from "../case-factory.ts";
import { booking } from "../factories.ts";

test("every call of the API is described, and nothing else", () => {
  const routes = api.routes.filter((route) => route.method !== "ALL").map((route) => `${route.method} ${route.path}`);
  const described = OPERATIONS.map(({ method, path }) => `${method.toUpperCase()} /api${path}`);
  expect(described.sort()).toEqual([...new Set(routes)].sort());
});

test("it is OpenAPI 3.1 with a name of its own for each call, and every reference leads somewhere", () => {
  const document = openApi();
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  expect(operations).toHaveLength(OPERATIONS.length);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  for (const [path, methods] of Object.entries(document.paths))
    for (const { parameters } of Object.values(methods))
      expect(parameters.filter((parameter) => parameter.in === "path").map(({ name }) => `{${name}}`)).toEqual(
        path.match(/\{\w+\}/g) ?? [],
      );
  for (const [, reference] of JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)) {
    const [, ...steps] = (reference ?? "").split("/");
    expect(steps.reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], document)).toBeDefined();
  }
});

test("programs get JSON and browsers a page without scripts, which says every call", async () => {
  const visitor = apiClient();
  const answer = await visitor.get("/api/docs", { Accept: "application/json" });
  expect(answer.headers.get("Content-Type")).toMatch(/^application\/json/);
  expect(await answer.json()).toMatchObject({ openapi: "3.1.0" });
  const page = await visitor.get("/api/docs", { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" });
  expect(page.headers.get("Content-Type")).toMatch(/^text\/html/);
  expect(page.headers.get("Content-Security-Policy")).toMatch(/default-src 'none'/);
  const text = await page.text();
  expect(text).not.toMatch(/<script|https?:\/\//);
  for (const { method, path } of OPERATIONS)
    expect(text).toContain(`${method.toUpperCase()} /api${path.replace(/:(\w+)/g, "{$1}").replace("*", "{key}")}`);
  expect((await visitor.get("/api/docs?format=json", { Accept: "text/html" })).headers.get("Content-Type")).toMatch(/^application\/json/);
});

test("what is said in the table can be read as text and as a page, without markup of its own slipping through", () => {
  const document = openApi();
  const [operation] = Object.values(document.paths["/api/health"] ?? {});
  if (operation) operation.summary = 'A "<b>" & | sign';
  expect(html(document, "n")).toContain("A &quot;&lt;b&gt;&quot; &amp; | sign");
  expect(markdown(document)).toContain("### `GET /api/health`");
});

/** Calls whose answers are looked at, on a case and a booking that are there. */
test.each(OPERATIONS.filter(({ method, answer }) => method === "get" && answer.of instanceof z.ZodType && answer.status === 200))(
  "$method $path answers what is described",
  async ({ path, answer }) => {
    const { id, as, partyA } = await caseOf();
    const held = await booking({ createdByUser: partyA.id });
    const client = path === "/rooms" ? as.admin : await asUser(partyA);
    const form = new FormData();
    form.set("file", new File(["%PDF-1.7\n"], "notice.pdf"));
    await client.send(`/api/cases/${id}/documents`, { method: "POST", body: form });
    await client.post(`/api/cases/${id}/messages`, { content: "Noted.", isPrivate: false });
    const query = path === "/availability" ? "?venue=toronto&from=2031-03-01&to=2031-03-03" : "";
    const address = path.replace(":id", path.startsWith("/bookings") ? held.id : id);
    const received = await client.get(`/api${address}${query}`);
    expect(received.status).toBe(200);
    const body = await received.json();
    // Every field that is answered is described too: of the described ones nothing is left out, of the answered ones nothing is secret.
    const schema = answer.of as z.ZodType;
    expect(z.safeParse(schema, body).error?.issues ?? []).toEqual([]);
    if (schema instanceof z.ZodObject || schema instanceof z.ZodArray) expect(schema.parse(body)).toEqual(body);
  },
);
