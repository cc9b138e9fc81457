/** What is shown above a list, and on the page of all views: rendered as the server does. */
import { I18nProvider } from "@lingui/react";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { SavedView } from "#app/domain/views/saved-view.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import { BulkTasks } from "#app/routes/portal/queue/bulk-tasks.tsx";
import Queue from "#app/routes/portal/queue/route.tsx";
import Views from "#app/routes/portal/saved-views/route.tsx";
import { SavedViews } from "./saved-views.tsx";

async function html(node: () => ReturnType<typeof createElement>, address = "/"): Promise<string> {
  const i18n = await createPageI18n("en");
  const Stub = createRoutesStub([{ path: "*", Component: node as ComponentType }]);
  return renderToStaticMarkup(createElement(I18nProvider, { i18n }, createElement(Stub, { initialEntries: [address] })));
}

const view = (name: string, change: Partial<SavedView> = {}): SavedView => ({
  id: name,
  list: "bookings",
  name,
  query: `search=${name}&when=all`,
  shared: false,
  own: true,
  by: "Ada Admin",
  version: 1,
  ...change,
});
const above = (views: readonly SavedView[], query: string) => html(() => createElement(SavedViews, { list: "bookings", views, query }));

test("nothing is above the whole list while there is no view; a filter can be saved, also without a script", async () => {
  expect(await above([], "when=upcoming")).toBe("");
  const filtered = await above([], "status=pending&when=all");
  expect(filtered).toContain("Save this view");
  expect(filtered).toContain('href="/admin/views?list=bookings&amp;save=status%3Dpending%26when%3Dall"');
  expect(filtered).not.toContain("Edit the views");
});

test("each view is a link; the one that is shown says so, and is not saved twice", async () => {
  const ben = view("theirs", { own: false, shared: true, by: "Ben Bureau" });
  const shown = await above([view("mine"), ben], "search=theirs&when=all");
  expect(shown.match(/aria-current="page"/g)).toHaveLength(1);
  expect(shown).toMatch(/<a [^>]*aria-current="page"[^>]*>theirs/);
  expect(shown).toContain("Shared with the office by Ben Bureau");
  expect(shown).not.toContain("Save this view");
  const many = Array.from({ length: 14 }, (_, at) => view(`v${at}`));
  const crowded = await above(many, "search=v13&when=all");
  expect(crowded).toContain("v13");
  expect(crowded).not.toContain(">v12<");
  expect(crowded).toContain("All 14 views");
});

test("the page of all views: none yet, one being edited, and one that is gone", async () => {
  const page = (loaderData: unknown, actionData?: unknown, address = "/") =>
    html(() => createElement(Views as ComponentType<Record<string, unknown>>, { loaderData, actionData }), address);
  const data = (bookings: readonly SavedView[]) => ({
    views: { bookings: bookings.map((one) => ({ ...one, words: "Status Pending" })), cases: [] },
    list: "bookings",
    save: null,
  });
  expect((await page(data([]))).match(/No saved views yet/g)).toHaveLength(2);
  const edited = await page(data([view("mine"), view("theirs", { own: false, shared: true })]), undefined, "/?edit=theirs");
  expect(edited).toContain("Status Pending");
  expect(edited.match(/name="version"/g)).toHaveLength(1);
  // Who did not save it renames it, and leaves it shared.
  expect(edited).not.toContain('name="shared"');
  const posted = { id: "mine", name: "new", shared: true, version: 2, issues: [], fault: "stale" };
  expect(await page(data([view("mine")]), posted)).toContain("Someone has changed this view meanwhile");
  expect(await page(data([]), { ...posted, fault: "gone" })).toContain("This view is no longer there");
  const saving = await page(
    { ...data([]), save: "status=pending" },
    { ...posted, id: null, issues: [{ field: "name", code: "view_name_taken" }], fault: null },
  );
  expect(saving).toContain("You have a view of this name already");
});

test("tasks go to anyone of the office, and to nobody who was not chosen; the queue shows a task with what it is about", async () => {
  const hands = [{ id: "a", name: "Ada", me: true }];
  const bulk = { chosen: new Map(), run: null, start: async () => undefined } as never;
  const bar = await html(() => createElement(BulkTasks, { bulk, hands }));
  expect(bar).toContain("Ada (you)");
  expect(bar).toMatch(/<button[^>]* disabled[^>]*>.*Assign/);
  const at = "2026-11-28T12:00:00Z";
  const task = {
    id: "t1",
    kind: "call_booking",
    contact: { name: "Vera Visitor", phone: "+1 416 555 0190", email: "" },
    booking: { id: "b1", bookingNumber: "CN-1", proceedingType: "mediation", date: null, startTime: null, location: null, people: null },
    calls: [],
    zone: "America/Toronto",
    dueAt: at,
    createdAt: at,
    taken: null,
    done: null,
  };
  const loaderData = {
    tasks: [task],
    hands,
    counts: { open: 1, overdue: 1, mine: 0, untaken: 1 },
    view: "open",
    next: null,
    later: false,
    zone: "America/Toronto",
    sent: null,
    row: null,
    now: at,
  };
  const queue = await html(() => createElement(Queue as ComponentType<Record<string, unknown>>, { loaderData }));
  expect(queue).toContain("Vera Visitor");
  expect(queue).toContain("CN-1");
  expect(queue).toContain("All on this page");
});
