/** Whom a question about a conflict seats once it is cleared, and whom it takes the seat from: nobody whom the office did not mean. */
import { describe, expect, test } from "vitest";
import * as casePage from "#app/routes/portal/case/route.tsx";
import * as assignPage from "#app/routes/portal/case-assign/route.tsx";
import type { ApiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { pageText } from "#tests/kit/page-html.ts";
import { assign, latest, panelCase, seats, setSize } from "./panel.ts";

/** A panel whose first co-arbitrator was asked about a conflict; `answer` discloses, `decide` clears. */
async function askedForCo1() {
  const made = await panelCase();
  const { id, admin, first } = made;
  await first.client.within(({ interests }) => interests.declare({ name: "Bruno Stone" }));
  expect(await assign(admin.client, id, first.who.id, "co_1")).toEqual({ outcome: "asked" });
  const [asked] = await first.client.within(({ assignments }) => assignments.disclosures());
  if (!asked) throw new Error("nothing was asked");
  const answers = asked.hits.map(() => ({ connection: "unconnected", text: "We met once." }));
  const answer = () =>
    first.client.within(({ assignments }) => assignments.answer(asked.id, { answer: "disclosed", answers, disclosure: "" }));
  const decide = (replaces?: string, client: ApiClient = admin.client) =>
    client.within(({ assignments }) =>
      assignments.decide(id, asked.id, { decision: "cleared", reason: "Long ago.", ...(replaces === undefined ? {} : { replaces }) }),
    );
  return { ...made, answer, decide, asked };
}

describe("a clearance that comes late", () => {
  test("leaves the seat to who was appointed meanwhile, names them, and replaces them where the office saw them there", async () => {
    const { id, admin, second, answer, decide, asked } = await askedForCo1();
    await assign(admin.client, id, second.who.id, "co_1");
    await answer();
    const held = { code: "invalid_input", issues: [{ field: "form", code: "case_seat_held", name: "Cyril Second" }] };
    await expect(decide()).rejects.toMatchObject(held);
    // The office looked at the page while the seat was vacant.
    await expect(decide("")).rejects.toMatchObject(held);
    expect((await seats(admin.client, id))[1]).toEqual(["co", "Second"]);
    const refused = { intent: "decide-disclosure", issues: held.issues, typed: { id: asked.id }, closed: null, refusal: null };
    const page = await pageText(admin.client, casePage, { id }, "", refused);
    expect(page).toContain("Cyril Second holds this seat: nobody was replaced");
    expect(page).toContain("Cora First takes the seat of Cyril Second, who loses sight of the case at once.");
    expect(await decide(second.who.id)).toEqual({ outcome: "assigned" });
    expect((await latest(id, "arbitrator_replaced"))?.details).toMatchObject({ before: "Cyril Second", arbitrator: "Cora First" });
  });

  test("replaces who held the seat when they were asked to", async () => {
    const { id, admin, second } = await panelCase();
    await assign(admin.client, id, second.who.id, "co_1");
    const next = await asRole("arbitrator", { firstName: "Nina", lastName: "Next" });
    await next.client.within(({ interests }) => interests.declare({ name: "Bruno Stone" }));
    await assign(admin.client, id, next.who.id, "co_1", "Ill for months.");
    const [asked] = await next.client.within(({ assignments }) => assignments.disclosures());
    const answers = (asked?.hits ?? []).map(() => ({ connection: "unconnected", text: "We met once." }));
    await next.client.within(({ assignments }) => assignments.answer(asked?.id ?? "", { answer: "disclosed", answers, disclosure: "" }));
    const decision = { decision: "cleared", reason: "Long ago." };
    await admin.client.within(({ assignments }) => assignments.decide(id, asked?.id ?? "", decision));
    expect((await seats(admin.client, id))[1]).toEqual(["co", "Next"]);
  });

  test("seats them where they were chosen last", async () => {
    const { id, admin, first, second, answer, decide } = await askedForCo1();
    await assign(admin.client, id, second.who.id, "co_1");
    expect(await assign(admin.client, id, first.who.id, "co_2")).toEqual({ outcome: "waiting" });
    expect(await latest(id, "conflict_checked")).toMatchObject({ audience: "office", details: { arbitrator: "Cora First" } });
    await answer();
    await decide();
    expect(await seats(admin.client, id)).toEqual([
      ["presiding", null],
      ["co", "Second"],
      ["co", "First"],
    ]);
  });

  test("of a panel that has become a sole arbitrator counts for the presiding seat", async () => {
    const { id, admin, first, answer, decide } = await askedForCo1();
    await setSize(admin.client, id, 1, "The amount is small.");
    expect(await assign(admin.client, id, first.who.id)).toEqual({ outcome: "waiting" });
    await answer();
    expect(await decide()).toEqual({ outcome: "assigned" });
    expect(await seats(admin.client, id)).toEqual([["sole", "First"]]);
  });

  test("that cannot be says why on the form of the decision", async () => {
    const { admin, first, answer, decide } = await askedForCo1();
    await answer();
    await admin.client.within(({ people }) => people.setActive(first.who.id, false));
    await expect(decide()).rejects.toMatchObject({ issues: [{ field: "form", code: "case_arbitrator_unknown" }] });
  });
});

describe("an assignment from a page that is no longer true", () => {
  test("is refused by name where the seat was filled meanwhile, and stays about that seat", async () => {
    const { id, admin, chair, first, second } = await panelCase();
    await assign(admin.client, id, chair.who.id, "presiding");
    expect(await pageText(admin.client, assignPage, { id })).toContain("Assign a co-arbitrator");
    await assign(admin.client, id, first.who.id, "co_1");
    const typed = { arbitratorId: second.who.id, seat: "co_1", reason: "", replaces: "" };
    const issues = [{ field: "form", code: "case_seat_held", name: "Cora First" }];
    const again = (replaces: string, reason: string) =>
      admin.client.within(({ assignments }) => assignments.assign(id, { ...typed, replaces, reason }));
    await expect(again("", "")).rejects.toMatchObject({ issues });
    // A reason that was written of somebody else replaces nobody either.
    await expect(again(chair.who.id, "Ill for months.")).rejects.toMatchObject({ issues });
    const page = await pageText(admin.client, assignPage, { id }, "", { issues, typed });
    expect(page).toContain("Replace a co-arbitrator");
    expect(page).toContain("Cora First holds this seat: nobody was replaced");
    expect(page).toContain("Why is Cora First replaced?");
    expect(await again(first.who.id, "Ill for months.")).toEqual({ outcome: "assigned" });
    expect(await seats(admin.client, id)).toEqual([
      ["presiding", "Chair"],
      ["co", "Second"],
      ["co", null],
    ]);
  });

  test("offers no other seat where its own is gone", async () => {
    const { id, admin } = await panelCase();
    await setSize(admin.client, id, 1);
    const page = await pageText(admin.client, assignPage, { id }, "seat=co_1");
    expect(page).toContain("The tribunal of this case has no such seat");
    expect(page).not.toContain("Check and assign");
  });
});

test("an assignment that names no seat of a panel is refused, from lists and programs", async () => {
  const { id, admin, chair, first } = await panelCase();
  await assign(admin.client, id, chair.who.id, "presiding");
  for (const body of [{ arbitratorId: first.who.id }, { arbitratorId: first.who.id, reason: "Ill for months." }]) {
    const answer = await admin.client.patch(`/api/cases/${id}`, body);
    expect([answer.status, (await answer.json<{ issues: unknown[] }>()).issues]).toMatchObject([
      400,
      [{ field: "seat", code: "case_seat_required" }],
    ]);
  }
  expect((await seats(admin.client, id))[0]).toEqual(["presiding", "Chair"]);
});
