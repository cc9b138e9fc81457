/** Saved views: whose they are, who sees and changes them, and what happens when two do at once. */
import { beforeAll, expect, test, vi } from "vitest";
import type { AppError } from "#app/domain/errors.ts";
import { VIEW_LIMITS } from "#app/domain/views/saved-view.ts";
import type { ApiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { visit } from "#tests/permissions/pages.ts";

// The pages' modules are loaded when the first of them is asked for.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let ada: ApiClient;
let ben: ApiClient;
beforeAll(async () => {
  [ada, ben] = [(await asRole("admin")).client, (await asRole("admin")).client];
});

const save = (client: ApiClient, name: string, shared = false, query = "status=pending") =>
  client.within(({ savedViews }) => savedViews.save("bookings", { name, query, shared }));
const namesOf = async (client: ApiClient) =>
  (await client.within(({ savedViews }) => savedViews.list("bookings"))).map(({ name, own }) => `${name}${own ? "" : " (shared)"}`);
const refused = async (work: Promise<unknown>) => {
  const error = (await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )) as AppError | null;
  return error && [error.code, ...(error.issues ?? []).map(({ code }) => code)].join(" ");
};

test("one's own are one's own; shared ones are everybody's of the office, and of nobody else", async () => {
  const own = await save(ada, "Pending");
  const shared = await save(ada, "Office pending", true, "status=pending&venue=toronto&after=2026-01-01~x");
  expect(shared.query).toBe("status=pending&venue=arbitration_place_toronto&when=upcoming");
  expect(await namesOf(ada)).toEqual(["Office pending", "Pending"]);
  expect(await namesOf(ben)).toEqual(["Office pending (shared)"]);
  for (const role of ["party", "arbitrator"] as const) {
    const { client } = await asRole(role);
    expect(await refused(client.within(({ savedViews }) => savedViews.list("bookings")))).toBe("not_found");
    expect(await refused(save(client, "Mine"))).toBe("not_found");
    for (const { id } of [own, shared]) {
      const change = { name: "Taken", shared: false, version: 1 };
      expect(await refused(client.within(({ savedViews }) => savedViews.change(id, change)))).toBe("not_found");
      expect(await refused(client.within(({ savedViews }) => savedViews.remove(id)))).toBe("not_found");
    }
    expect((await visit(client, "/bookings")).text).not.toContain("Office pending");
  }
  // Another's own looks like one that is not there.
  expect(await refused(ben.within(({ savedViews }) => savedViews.change(own.id, { name: "x", shared: true, version: 1 })))).toBe(
    "not_found",
  );
  expect(await refused(ben.within(({ savedViews }) => savedViews.remove(own.id)))).toBe("not_found");
});

test("a shared one is renamed and removed by anyone of the office, and taken back by its owner alone", async () => {
  const { id } = await save(ada, "Miami", true, "venue=miami");
  await ben.within(({ savedViews }) => savedViews.change(id, { name: "Miami, to come", shared: false, version: 1 }));
  expect(await namesOf(ada)).toContain("Miami, to come");
  // What another takes away stays shared: it was not theirs to hide.
  expect(await namesOf(ben)).toContain("Miami, to come (shared)");
  // Ada has not seen it: she hears of it, and her next try is upon what is there now.
  const change = (version: number) => ada.within(({ savedViews }) => savedViews.change(id, { name: "Florida", shared: false, version }));
  expect(await refused(change(1))).toBe("stale_version");
  expect(await refused(change(2))).toBeNull();
  expect(await namesOf(ben)).not.toContain("Florida (shared)");
  const { id: other } = await save(ada, "Ottawa", true, "venue=ottawa");
  await ben.within(({ savedViews }) => savedViews.remove(other));
  expect(await namesOf(ada)).not.toContain("Ottawa");
  expect(await refused(ada.within(({ savedViews }) => savedViews.remove(other)))).toBe("not_found");
});

test("a name is given once, whatever its capitals; nothing is kept that chooses nothing, nor more than fit", async () => {
  const { client } = await asRole("admin");
  const { id } = await save(client, "Confirmed", false, "status=confirmed");
  expect(await refused(save(client, "CONFIRMED"))).toBe("invalid_input view_name_taken");
  const { id: second } = await save(client, "Second");
  const change = (name: string) => client.within(({ savedViews }) => savedViews.change(second, { name, shared: false, version: 1 }));
  expect(await refused(change("confirmed"))).toBe("invalid_input view_name_taken");
  expect(await refused(change("  "))).toBe("invalid_input view_name_required");
  expect(await refused(save(client, "All", false, "when=upcoming&after=2026-01-01~x"))).toBe("invalid_input view_of_everything");
  for (let made = 2; made < VIEW_LIMITS.own; made += 1) await save(client, `View ${made}`);
  expect(await refused(save(client, "One more"))).toBe("invalid_input views_too_many");
  await client.within(({ savedViews }) => savedViews.remove(id));
  expect(await refused(save(client, "One more"))).toBeNull();
});

test("at the door: saved, refused with what was typed, gone, and found on the list's own page", async () => {
  const { client } = await asRole("admin");
  const post = (fields: Record<string, string>) => visit(client, "/admin/views", { list: "cases", ...fields });
  const saved = await post({ intent: "save", name: "Nobody's", query: "status=created&search=%22*%22" });
  expect([saved.status, saved.location]).toEqual([303, "/cases?search=%22*%22&status=created"]);
  expect((await visit(client, "/cases")).text).toContain("Nobody's");
  const twice = await post({ intent: "save", name: "nobody's", query: "status=assigned", shared: "true" });
  expect(twice.status).toBe(400);
  expect(twice.text).toContain("view_name_taken");
  const gone = await post({ intent: "change", id: "missing", name: "New", version: "1" });
  expect(gone.status).toBe(409);
  expect(gone.text).toContain("gone");
  expect((await post({ intent: "other", id: "missing" })).status).toBe(400);
  expect((await visit(client, "/admin/views", { list: "people", intent: "save" })).status).toBe(400);
});
