/** The API's description says every call, and what it says is what is answered. */
import { expect, test } from "vitest";
import { z } from "zod";
import { api, apiClient } from "#tests/kit/api.ts";
import { asUser } from "#tests/kit/as-user.ts";
import { caseOf } from "#tests/kit/case-factory.ts";
import { booking } from "#tests/kit/factories.ts";
import { openApi } from "#workers/api/docs/openapi.ts";
import { html, markdown } from "#workers/api/docs/readable.ts";
import { apiMarkdown } from "#workers/api/docs/written.ts";

const FILES = import.meta.glob<string>("../../docs/api.md", { query: "?raw", import: "default" });
const description = await openApi(api);
const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, call]) => ({ method, path, call, name: `${method.toUpperCase()} ${path}` })),
);

test("every route of the API is described, and nothing else", () => {
  const routes = api.routes
    .filter(({ method }) => method !== "ALL")
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}").replace("*", "{key}")}`);
  expect(calls.map(({ name }) => name).sort()).toEqual([...new Set(routes)].sort());
});

test("docs/api.md says what the routes say", async () => {
  expect(await FILES["../../docs/api.md"]?.()).toBe(apiMarkdown);
});

test("it is OpenAPI 3.1 with a name of its own for each call, and every reference leads somewhere", () => {
  expect(description.openapi).toBe("3.1.0");
  expect(new Set(calls.map(({ call }) => call.operationId)).size).toBe(calls.length);
  for (const { path, call } of calls) {
    const inPath = call.parameters.filter((parameter) => parameter.in === "path").map(({ name }) => `{${name}}`);
    expect(inPath).toEqual(path.match(/\{\w+\}/g) ?? []);
    expect(description.tags.map(({ name }) => [name])).toContainEqual(call.tags);
  }
  for (const [, reference] of JSON.stringify(description).matchAll(/"\$ref":"([^"]+)"/g)) {
    const [, ...steps] = (reference ?? "").split("/");
    expect(steps.reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], description)).toBeDefined();
  }
});

test.each(calls)("$name: what it takes and answers is JSON Schema that says something", ({ call }) => {
  const contents = [call.requestBody?.content, ...Object.values(call.responses).map(({ content }) => content)];
  for (const { schema } of contents.flatMap((content) => Object.values(content ?? {}))) {
    const known = { ...schema, $defs: description.components.schemas };
    expect(() => z.fromJSONSchema(JSON.parse(JSON.stringify(known).replaceAll("#/components/schemas/", "#/$defs/")))).not.toThrow();
  }
  // A body without a field would be a schema that was lost on the way.
  for (const { schema } of Object.values(call.requestBody?.content ?? {}))
    expect(Object.keys((schema.properties ?? {}) as object)).not.toEqual([]);
});

test("a body is refused with what its route's description calls wrong, and a call's refusals are named", () => {
  const change = description.paths["/api/bookings/{id}"]?.patch;
  expect(Object.keys(change?.responses ?? {})).toEqual(["200", "400", "401", "403", "404", "409", "413", "415"]);
  expect(change?.requestBody?.content["application/json"]?.schema).toMatchObject({ required: ["status"], additionalProperties: false });
  const made = description.paths["/api/bookings/fast"]?.post;
  expect(Object.keys(made?.responses ?? {})).toEqual(["201", "400", "403", "409", "413", "415", "422", "429"]);
});

test("programs get JSON and browsers a page without scripts, which says every call", async () => {
  const visitor = apiClient();
  const answer = await visitor.get("/api/docs", { Accept: "application/json" });
  expect(answer.headers.get("Content-Type")).toMatch(/^application\/json/);
  expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(description)));
  const page = await visitor.get("/api/docs", { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" });
  expect(page.headers.get("Content-Type")).toMatch(/^text\/html/);
  expect(page.headers.get("Content-Security-Policy")).toMatch(/default-src 'none'/);
  // Its icon is ours: Firefox reports what it may not load.
  expect(page.headers.get("Content-Security-Policy")).toContain("img-src 'self'");
  const text = await page.text();
  expect(text).not.toMatch(/<script|https?:\/\//);
  for (const { name } of calls) expect(text).toContain(name);
  expect((await visitor.get("/api/docs?format=json", { Accept: "text/html" })).headers.get("Content-Type")).toMatch(/^application\/json/);
});

test("what is said at a route can be read as text and as a page, without markup of its own slipping through", async () => {
  const document = await openApi(api);
  const [operation] = Object.values(document.paths["/api/health"] ?? {});
  if (operation) operation.summary = 'A "<b>" & | sign';
  expect(html(document, "n")).toContain("A &quot;&lt;b&gt;&quot; &amp; | sign");
  expect(markdown(document)).toContain("### `GET /api/health`");
});

const answered = ({ responses }: (typeof calls)[number]["call"]) => responses["200"]?.content?.["application/json"]?.schema;

/** What has to be asked with a path. */
const QUERIES: Readonly<Record<string, string>> = {
  "/api/availability": "?venue=toronto&from=2031-03-01&to=2031-03-03",
  "/api/availability/month": "?venue=toronto&month=2031-03",
  "/api/availability/rooms": "?venue=toronto&people=22",
};

/** What is published needs a key. */
const RECORD_SIGNING_KEY = "MC4CAQAwBQYDK2VwBCIEIOMzqWYwBQL+Hv2CySuMk8yB8IXbEf+scFC+EQCiyEt1";
/** And what is watched a token; no schedule runs here. */
const WATCHED = { WATCH_TOKEN: "a monitor's own secret of many letters", WATCH_LIMITS: "schedule_minutes=999999" };

const OF_ADMINISTRATORS = ["/api/rooms", "/api/legal-holds", "/api/people/erasure/requests"];

/** Calls whose answers are looked at, on a case with a document and a booking that are there. */
test.each(calls.filter(({ method, call }) => method === "get" && answered(call)))(
  "$name answers what is described",
  async ({ path, call }) => {
    const { id, as, partyA } = await caseOf();
    const held = await booking({ createdByUser: partyA.id });
    const client = OF_ADMINISTRATORS.includes(path) ? as.admin : await asUser(partyA);
    const form = new FormData();
    form.set("file", new File(["%PDF-1.7\n"], "notice.pdf"));
    const filed = await (await client.send(`/api/cases/${id}/documents`, { method: "POST", body: form })).json<{ id: string }>();
    await client.post(`/api/cases/${id}/messages`, { content: "Noted.", isPrivate: false });
    const query = QUERIES[path] ?? "";
    const asking = apiClient({ cookie: client.cookies(), variables: { RECORD_SIGNING_KEY, ...WATCHED } });
    const begun = await client.post(`/api/cases/${id}/bundles`, { title: "Hearing", lines: [] });
    const { id: bundle = "" } = await begun.json<{ id?: string }>();
    const ids = { "/api/bookings": held.id, "/api/accounting": held.id, "/api/documents": filed.id, "/api/bundles": bundle };
    const named = Object.entries(ids).find(([start]) => path.startsWith(start))?.[1] ?? id;
    const address = `${path.replace("{id}", named)}${query}`;
    const received = await asking.get(address, { Authorization: `Bearer ${WATCHED.WATCH_TOKEN}` });
    expect(received.status).toBe(200);
    // Records say all of their fields: one that is answered and not described is an issue too.
    expect(z.fromJSONSchema(answered(call) ?? {}).safeParse(await received.json()).error?.issues ?? []).toEqual([]);
  },
);
