/** What an arbitrator has to decide counts while their panel waits for somebody else, and for co-arbitrators as for who presides. */
import { expect, test } from "vitest";
import type { ApiClient } from "#tests/kit/api.ts";
import { assign, panelCase, sittingPanel } from "./panel.ts";

/** Their open cases, as they are chosen and on the office's first page. */
async function loadOf(admin: ApiClient, id: string): Promise<(number | undefined)[]> {
  const [candidates, { arbitrators }] = await admin.within(({ assignments, dashboards }) =>
    Promise.all([assignments.candidates(), dashboards.admin()]),
  );
  return [candidates, arbitrators].map(
    (list: readonly { id: string; openCases: number }[]) => list.find((one) => one.id === id)?.openCases,
  );
}

/** The open ones of their first page's figures, and those that the list behind it shows, searched for and not. */
async function activeOf(client: ApiClient): Promise<number[]> {
  const { statistics } = await client.within(({ dashboards }) => dashboards.arbitrator());
  const lists = await Promise.all(
    [{ as: "arbitrator" } as const, {}, { as: "arbitrator", search: "Alba" } as const].map((query) =>
      client.within(({ caseLists }) => caseLists.list({ only: "active", ...query })),
    ),
  );
  const { pendingAssignment, assigned, inProgress } = statistics;
  return [pendingAssignment + assigned + inProgress, ...lists.map(({ cases }) => cases.length)];
}

test("who is appointed to a panel that has vacant seats has a case more", async () => {
  const { id, admin, chair, first, second } = await panelCase();
  expect(await loadOf(admin.client, chair.who.id)).toEqual([0, 0]);
  await assign(admin.client, id, chair.who.id, "presiding");
  await assign(admin.client, id, first.who.id, "co_1");
  for (const one of [chair, first]) {
    expect(await loadOf(admin.client, one.who.id)).toEqual([1, 1]);
    expect(await activeOf(one.client)).toEqual([1, 1, 1, 1]);
  }
  expect(await loadOf(admin.client, second.who.id)).toEqual([0, 0]);
  expect(await activeOf(second.client)).toEqual([0, 0, 0, 0]);
});

test("a panel that loses one stays a case of the others, and none of who left", async () => {
  const { id, a, admin, chair, first, second } = await sittingPanel();
  await chair.client.within(({ interests }) => interests.declare({ name: "Roche Law" }));
  await a.client.within(({ casePeople }) =>
    casePeople.name(id, { place: "counsel_a", name: "Clara Hill", firm: "Roche Law", invite: false }),
  );
  const [asked] = await chair.client.within(({ assignments }) => assignments.disclosures());
  const answer = { answer: "declined", disclosure: "I am of that firm." };
  await chair.client.within(({ assignments }) => assignments.answer(asked?.id ?? "", answer));
  for (const one of [first, second]) {
    expect(await loadOf(admin.client, one.who.id)).toEqual([1, 1]);
    expect(await activeOf(one.client)).toEqual([1, 1, 1, 1]);
  }
  expect(await loadOf(admin.client, chair.who.id)).toEqual([0, 0]);
  expect(await activeOf(chair.client)).toEqual([0, 0, 0, 0]);
});

test("what a party has is active once it has its tribunal", async () => {
  const { id, a, admin, chair, first, second } = await panelCase();
  const active = () => a.client.within(async ({ caseLists }) => (await caseLists.list({ only: "active" })).cases.length);
  await assign(admin.client, id, chair.who.id, "presiding");
  expect(await active()).toBe(0);
  await assign(admin.client, id, first.who.id, "co_1");
  await assign(admin.client, id, second.who.id, "co_2");
  expect(await active()).toBe(1);
});
