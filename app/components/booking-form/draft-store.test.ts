import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DraftView } from "#app/api-client/drafts.ts";
import { EMPTY_DRAFT } from "./draft/draft-snapshot.ts";
import { createDraftStore } from "./draft-store.ts";

const view = (version: number, values: Record<string, string> = {}, origin: "visitor" | "assistant" = "visitor"): DraftView => ({
  ...EMPTY_DRAFT,
  version,
  expiresAt: "2027-01-01T00:00:00.000Z",
  values: Object.fromEntries(Object.entries(values).map(([field, value]) => [field, { value, origin, undo: origin === "assistant" }])),
});

/** Answers to `fetch`, in order; the bodies that were sent. */
function server(...answers: [status: number, body: unknown][]) {
  const sent: { version: number; values: Record<string, string> }[] = [];
  vi.stubGlobal("fetch", async (_path: string, init: RequestInit) => {
    if (init.body) sent.push(JSON.parse(String(init.body)));
    const [status, body] = answers.shift() ?? [500, {}];
    return new Response(JSON.stringify(body), { status });
  });
  return sent;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { documentElement: { lang: "fr" }, cookie: "" });
  vi.stubGlobal("location", new URL("https://concord.example/fr/fast-booking"));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what is typed is saved together a moment later, and other tabs hear only the version", async () => {
  const heard: number[] = [];
  const sent = server([200, view(1, { contactName: "Ana", contactFirm: "Cruz" })]);
  const store = createDraftStore((version) => heard.push(version));
  store.edit("contactName", "An");
  store.edit("contactName", "Ana");
  store.edit("contactFirm", "Cruz");
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(300);
  expect(sent).toEqual([{ version: 0, values: { contactName: "Ana", contactFirm: "Cruz" }, locale: "fr" }]);
  expect(heard).toEqual([1]);
  expect(store.snapshot().unsaved.size).toBe(0);
});

test("on a conflict the field typed here wins, the others are the server's, and it is sent again with the new version", async () => {
  const sent = server(
    [409, { error: "stale_version", draft: view(5, { contactName: "Bea", contactFirm: "Cruz" }) }],
    [200, view(6, { contactName: "Ana", contactFirm: "Cruz" })],
  );
  const store = createDraftStore();
  store.receive(view(3, { contactName: "Bea" }));
  store.edit("contactName", "Ana");
  await store.flush();
  expect(sent.map(({ version, values }) => [version, values])).toEqual([
    [3, { contactName: "Ana" }],
    [5, { contactName: "Ana" }],
  ]);
  expect(store.snapshot().values).toEqual({ contactName: "Ana", contactFirm: "Cruz" });
});

test("a field being typed into is not overwritten by what arrives", () => {
  const store = createDraftStore();
  store.receive(view(1));
  store.edit("contactName", "Ana");
  store.hear(view(2, { contactName: "Bea", contactEmail: "bea@cruz.example" }, "assistant"));
  expect(store.snapshot().values).toMatchObject({ contactName: "Ana", contactEmail: "bea@cruz.example" });
  expect([...store.snapshot().glowing]).toEqual(["contactEmail"]);
  vi.advanceTimersByTime(2000);
  expect(store.snapshot().glowing.size).toBe(0);
});

test("an older answer that comes late changes nothing", () => {
  const store = createDraftStore();
  store.receive(view(4, { contactName: "Ana" }));
  store.receive(view(3, { contactName: "Bea" }));
  expect(store.snapshot().values.contactName).toBe("Ana");
});

test("several saves asked for at once send what was typed once", async () => {
  const sent = server([200, view(1, { contactName: "Ana" })], [200, view(2, { contactName: "Ana", contactFirm: "Cruz" })]);
  const store = createDraftStore();
  store.edit("contactName", "Ana");
  const first = store.flush();
  store.edit("contactFirm", "Cruz");
  await Promise.all([first, store.flush(), store.flush(), store.flush()]);
  expect(sent.map(({ values }) => values)).toEqual([{ contactName: "Ana" }, { contactFirm: "Cruz" }]);
});

test("what could not be saved stays, and is tried again", async () => {
  const sent = server([503, {}], [200, view(1, { contactName: "Ana" })]);
  const store = createDraftStore();
  store.edit("contactName", "Ana");
  await store.flush();
  expect(store.snapshot()).toMatchObject({ saving: "failed", values: { contactName: "Ana" } });
  await vi.advanceTimersByTimeAsync(4000);
  expect(sent).toHaveLength(2);
  expect(store.snapshot()).toMatchObject({ saving: "saved" });
});

test("a draft that became a booking is put away, and the next edit begins another", async () => {
  const sent = server([200, view(1, { contactName: "Bea" })]);
  const store = createDraftStore();
  store.receive(view(7, { contactName: "Ana" }));
  store.hear({ ...view(8, { contactName: "Ana" }), bookingId: "booking-1" });
  expect(store.snapshot()).toMatchObject({ sentAs: "booking-1", values: {}, draft: { version: 0 } });
  store.edit("contactName", "Bea");
  await store.flush();
  expect(sent[0]?.version).toBe(0);
  expect(store.snapshot().sentAs).toBeNull();
});

test("what the server will not keep does not keep its neighbours from being saved", async () => {
  const sent = server(
    [400, { error: "invalid_input", issues: [{ field: "contactFirm", code: "too_long" }] }],
    [200, view(1, { contactName: "Ana" })],
  );
  const store = createDraftStore();
  store.edit("contactName", "Ana");
  store.edit("contactFirm", "x".repeat(7000));
  await vi.advanceTimersByTimeAsync(300);
  expect(sent.map(({ values }) => Object.keys(values))).toEqual([["contactName", "contactFirm"], ["contactName"]]);
  expect([...store.snapshot().unsaved]).toEqual(["contactFirm"]);
});

test("on the way out all that is typed goes at once, on top of the save that is under way, and nothing goes twice", async () => {
  const sent = server([200, view(4, { contactName: "Ana" })], [200, view(5, { contactName: "Ana", contactFirm: "Cruz" })]);
  const store = createDraftStore();
  store.receive(view(3));
  expect(store.leave()).toBe(false);
  store.edit("contactName", "Ana");
  expect(store.leave()).toBe(true);
  expect(store.leave()).toBe(true);
  store.edit("contactFirm", "Cruz");
  expect(store.leave()).toBe(true);
  expect(sent.map(({ version, values }) => [version, values])).toEqual([
    [3, { contactName: "Ana" }],
    [4, { contactName: "Ana", contactFirm: "Cruz" }],
  ]);
  await vi.advanceTimersByTimeAsync(0);
  expect(store.snapshot()).toMatchObject({ draft: { version: 5 }, saving: "saved" });
  expect(store.leave()).toBe(false);
});

test("a page left while its draft is begun begins it with everything", () => {
  const sent = server([200, view(1)], [200, view(1)]);
  const store = createDraftStore();
  store.edit("contactName", "Ana");
  vi.advanceTimersByTime(300);
  store.edit("contactFirm", "Cruz");
  store.leave();
  expect(sent.map(({ version, values }) => [version, values])).toEqual([
    [0, { contactName: "Ana" }],
    [0, { contactName: "Ana", contactFirm: "Cruz" }],
  ]);
});

test("a second tab learns that the first has sent the request, until something is typed for another", async () => {
  const heard: [number, true | undefined][] = [];
  const first = createDraftStore((version, sent) => heard.push([version, sent]));
  first.receive(view(7, { contactName: "Ana" }));
  first.tellSent();
  first.closed("the-key");
  expect(heard).toEqual([[0, true]]);
  const second = createDraftStore();
  second.receive(view(7, { contactName: "Ana" }));
  second.sentElsewhere();
  second.receive({ ...view(8, { contactName: "Ana" }), bookingId: "booking-1" });
  expect(second.snapshot()).toMatchObject({ sentAs: "booking-1", sentElsewhere: true, values: {} });
  second.edit("contactName", "Bea");
  expect(second.snapshot()).toMatchObject({ sentAs: null, sentElsewhere: false });
});

test("a tab that had nothing of the request is told nothing of its sending", () => {
  const store = createDraftStore();
  store.sentElsewhere();
  expect(store.snapshot().sentElsewhere).toBe(false);
});
