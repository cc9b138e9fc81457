/** What happens to a panel whose seats are not all held by who can act. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import { activityText } from "#app/i18n/portal/activity-texts.ts";
import { entryWords } from "#app/i18n/portal/entry-words.ts";
import { noticeText } from "#app/i18n/portal/notice-texts.ts";
import * as dashboardPage from "#app/routes/portal/admin-dashboard/route.tsx";
import * as casePage from "#app/routes/portal/case/route.tsx";
import * as queuePage from "#app/routes/portal/queue/route.tsx";
import type { ApiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { pageText } from "#tests/kit/page-html.ts";
import { accept, assign, dayIn, latest, see, setSize, sittingPanel } from "./panel.ts";

test("a holder whose account is closed, or who is no arbitrator any more, decides nothing: they are named", async () => {
  const { id, admin, chair, first } = await sittingPanel();
  const resolve = () => chair.client.within(({ caseMoves }) => caseMoves.resolve(id, { outcome: "Granted." }));
  const unable = { issues: [{ field: "form", code: "case_arbitrator_unable", name: "Cora First" }] };
  await admin.client.within(({ people }) => people.setActive(first.who.id, false));
  await expect(resolve()).rejects.toMatchObject(unable);
  await admin.client.within(({ people }) => people.setActive(first.who.id, true));
  await env.DB.prepare("UPDATE user SET role = 'party' WHERE id = ?").bind(first.who.id).run();
  await expect(resolve()).rejects.toMatchObject(unable);
  const refused = { intent: "resolve", ...unable, typed: {}, closed: null, refusal: null };
  expect(await pageText(chair.client, casePage, { id }, "", refused)).toContain("Cora First can no longer act as an arbitrator");
  await env.DB.prepare("UPDATE user SET role = 'arbitrator' WHERE id = ?").bind(first.who.id).run();
  await resolve();
});

test("the office decides requests for more time while nobody presides, and no longer", async () => {
  const { id, a, admin, chair, first } = await sittingPanel();
  const deadline = { title: "Reply", owedBy: "side_a", dueDate: dayIn(60), closedDay: "keep", dueTime: "17:00", zone: "America/Toronto" };
  await chair.client.within(({ timetable }) => timetable.set(id, deadline));
  const wanted = { wantedDate: dayIn(75), closedDay: "keep" };
  const [open] = await a.client.within(({ timetable }) => timetable.mine());
  await a.client.within(({ timetable }) =>
    timetable.askExtension(id, open?.id ?? "", { ...wanted, wantedTime: "17:00", reason: "A witness is away." }),
  );
  const row = await env.DB.prepare("SELECT id FROM case_extensions WHERE case_id = ?").bind(id).first<{ id: string }>();
  const decide = (client: ApiClient) =>
    client.within(({ timetable }) => timetable.decideExtension(id, row?.id ?? "", { decision: "granted", reason: "" }));
  const may = async (client: ApiClient) => (await see(client, id)).may.decide_extension;
  expect([await may(admin.client), await may(chair.client)]).toEqual([false, true]);
  const waits = async () => {
    const { due } = await admin.client.within(({ dashboards }) => dashboards.admin({ whole: "requests" }));
    expect(await admin.client.within(({ dashboards }) => dashboards.requestsDue())).toEqual(due.requests);
    return due.requests.rows.filter(({ caseId }) => caseId === id).map((one) => [one.id, one.deadlineId, one.title]);
  };
  expect(await waits()).toEqual([]);
  await expect(decide(admin.client)).rejects.toMatchObject({ code: "forbidden" });
  // Who presides finds out that they must not.
  await chair.client.within(({ interests }) => interests.declare({ name: "Roche Law" }));
  await a.client.within(({ casePeople }) =>
    casePeople.name(id, { place: "counsel_a", name: "Clara Hill", firm: "Roche Law", invite: false }),
  );
  const [asked] = await chair.client.within(({ assignments }) => assignments.disclosures());
  await chair.client.within(({ assignments }) =>
    assignments.answer(asked?.id ?? "", { answer: "declined", disclosure: "I am of that firm." }),
  );
  expect([await may(admin.client), await may(first.client), await may(a.client)]).toEqual([true, true, false]);
  // It waits on the office's first page, and in its queue with a link to where it is decided.
  expect(await waits()).toEqual([[row?.id, open?.id, "Reply"]]);
  for (const page of [dashboardPage, queuePage]) {
    const text = await pageText(admin.client, page, {});
    expect(text).toContain("Nobody presides in these cases, so our office decides.");
    expect(text).toContain("Extension requests to decide");
  }
  expect(await pageText(a.client, casePage, { id })).toContain("The members of the panel or our office will decide.");
  await expect(first.client.within(({ dashboards }) => dashboards.requestsDue())).rejects.toMatchObject({ code: "not_found" });
  await expect(decide(a.client)).rejects.toMatchObject({ code: "forbidden" });
  await decide(admin.client);
  expect(await waits()).toEqual([]);
  const [moved] = await a.client.within(({ timetable }) => timetable.mine());
  expect(moved?.dueAt.slice(0, 10)).toBe(wanted.wantedDate);
});

test("a refused change of the number of arbitrators says so, and not that a status was to change", async () => {
  const { id, admin } = await sittingPanel();
  const issues = [{ field: "reason", code: "case_reason_required" }];
  const refused = { intent: "set-tribunal", issues, typed: { size: "1" }, closed: null, refusal: null };
  const page = await pageText(admin.client, casePage, { id }, "", refused);
  expect(page).toContain("The number of arbitrators was not changed");
  expect(page).not.toContain("Failed to update case status");
});

test("notices name the seat of who was replaced, has accepted or has declined", async () => {
  const { id, a, admin, chair, second } = await sittingPanel();
  const [nina, otto] = await Promise.all([
    asRole("arbitrator", { firstName: "Nina", lastName: "Next" }),
    asRole("arbitrator", { firstName: "Otto", lastName: "Other" }),
  ]);
  await assign(admin.client, id, nina.who.id, "co_2", "Ill for months.");
  await accept(nina.client, id);
  await assign(admin.client, id, otto.who.id, "presiding", "Has retired.");
  await otto.client.within(({ assignments }) => assignments.decline(id, { reason: "Full." }));
  const { notices } = await a.client.within((services) => services.notices.list());
  const i18n = await createPageI18n("en");
  const said = notices.map((notice) => noticeText(i18n, notice));
  const office = `${admin.who.firstName} ${admin.who.lastName}`;
  expect(said).toEqual(
    expect.arrayContaining([
      `${office} replaced ${second.who.firstName} Second with Nina Next as co-arbitrator`,
      "Nina Next accepted the assignment as co-arbitrator",
      `${office} replaced ${chair.who.firstName} Chair with Otto Other as presiding arbitrator`,
      "Otto Other declined the assignment as presiding arbitrator",
    ]),
  );
});

test("in French and Spanish it is said of one who left as of several, with the spaces of French before its marks", async () => {
  const [french, spanish] = await Promise.all([createPageI18n("fr"), createPageI18n("es")]);
  expect([entryWords(french).lines.left, entryWords(spanish).lines.left]).toEqual(["Départs du tribunal", "Salidas del tribunal"]);
  const texts = Object.values(french.messages)
    .flat(3)
    .filter((part) => typeof part === "string");
  expect(texts.filter((text) => /\p{L}[;?!](?:\s|$)/u.test(text))).toEqual([]);
});

test("after the number of arbitrators changed, who stays is called what they are now", async () => {
  const { id, a, admin, chair } = await sittingPanel();
  const i18n = await createPageI18n("en");
  const office = `${admin.who.firstName} ${admin.who.lastName}`;
  const petra = `${chair.who.firstName} Chair`;
  const newest = async () => {
    const { notices } = await a.client.within((services) => services.notices.list());
    return notices.filter(({ type }) => type === "tribunal_changed").map((notice) => noticeText(i18n, notice));
  };
  const page = () => pageText(a.client, casePage, { id });
  const presides = /Presiding arbitrator\s*Petra Chair/;
  expect(await page()).toMatch(presides);
  await setSize(admin.client, id, 1, "The amount is small.");
  // Of a panel of nobody yet the number alone is said.
  const first = `${office} changed the number of arbitrators`;
  expect((await newest()).toSorted()).toEqual([first, `${first}: ${petra} is now the sole arbitrator`]);
  expect(await page()).not.toMatch(presides);
  expect(await page()).toMatch(/Arbitrator\s*Petra Chair/);
  const last = await latest(id, "tribunal_changed");
  expect(activityText(i18n, "tribunal_changed", last?.details ?? {})).toBe(
    `Number of arbitrators changed: from 3 to 1, ${petra} (Sole arbitrator)`,
  );
  await setSize(admin.client, id, 3, "Three, as agreed.");
  expect((await newest()).toSorted()).toEqual([
    first,
    `${first}: ${petra} is now the sole arbitrator`,
    `${first}: ${petra} now presides over three`,
  ]);
  expect(await page()).toMatch(presides);
  const record = await (await a.client.get(`/api/cases/${id}`)).json<Record<string, unknown>>();
  expect(record).toMatchObject({ tribunalSize: 3, arbitrator: { lastName: "Chair" }, arbitratorId: null });
  // Where nobody presides nobody is named.
  const { id: empty } = await a.client.within(({ cases }) =>
    cases.create({ title: "Alba v. Else", description: "Ten characters.", partyB: { name: "Emil Else" } }),
  );
  await setSize(admin.client, empty, 3);
  expect((await latest(empty, "tribunal_changed"))?.details).toEqual({ arbitrators: [1, 3] });
});
