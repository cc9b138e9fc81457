/** A presiding arbitrator who has not answered keeps nothing from being decided, and who lost the seat learns it. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import * as casePage from "#app/routes/portal/case/route.tsx";
import type { ApiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { pageText } from "#tests/kit/page-html.ts";
import { deliverMail } from "#workers/mail/deliver.ts";
import { accept, assign, dayIn, see, setSize, sittingPanel } from "./panel.ts";

const REASON = "Has fallen ill, which is nobody else’s affair.";
const mailsTo = async (recipient: string) => {
  await deliverMail(env);
  const { results } = await env.DB.prepare("SELECT subject, raw FROM captured_mails WHERE recipient = ? AND subject LIKE '%no longer %'")
    .bind(recipient)
    .all<{ subject: string; raw: string }>();
  return results;
};

/** A panel with a request for more time that waits. */
async function waitingRequest() {
  const made = await sittingPanel();
  const { id, a, chair } = made;
  const deadline = { title: "Reply", owedBy: "side_a", dueDate: dayIn(60), closedDay: "keep", dueTime: "17:00", zone: "America/Toronto" };
  await chair.client.within(({ timetable }) => timetable.set(id, deadline));
  const [open] = await a.client.within(({ timetable }) => timetable.mine());
  const wanted = { wantedDate: dayIn(75), closedDay: "keep", wantedTime: "17:00", reason: "A witness is away." };
  await a.client.within(({ timetable }) => timetable.askExtension(id, open?.id ?? "", wanted));
  const row = await env.DB.prepare("SELECT id FROM case_extensions WHERE case_id = ?").bind(id).first<{ id: string }>();
  const decide = (client: ApiClient) =>
    client.within(({ timetable }) => timetable.decideExtension(id, row?.id ?? "", { decision: "granted", reason: "" }));
  return { ...made, decide };
}

test("until the one who is to preside has accepted, who sits already or the office decides requests for more time", async () => {
  const { id, a, admin, first, second, decide } = await waitingRequest();
  const next = await asRole("arbitrator", { firstName: "Nina", lastName: "Next" });
  const may = async (client: ApiClient) => (await see(client, id)).may.decide_extension;
  const due = async (client: ApiClient) =>
    JSON.stringify((await client.within(({ dashboards }) => dashboards.arbitrator())).owed).includes("Reply");
  expect([await may(admin.client), await may(first.client)]).toEqual([false, false]);
  expect(await due(first.client)).toBe(false);
  await assign(admin.client, id, next.who.id, "presiding", REASON);
  expect([await may(admin.client), await may(first.client), await may(second.client)]).toEqual([true, true, true]);
  expect([await may(next.client), await may(a.client)]).toEqual([false, false]);
  expect([await due(first.client), await due(next.client)]).toEqual([true, false]);
  const { due: office } = await admin.client.within(({ dashboards }) => dashboards.admin({ whole: "requests" }));
  expect(office.requests.rows.filter(({ caseId }) => caseId === id)).toHaveLength(1);
  expect(await pageText(a.client, casePage, { id })).toContain("The members of the panel or our office will decide.");
  await expect(decide(next.client)).rejects.toMatchObject({ code: "forbidden" });
  await decide(first.client);
});

test("once they have accepted they alone decide", async () => {
  const { id, admin, first, decide } = await waitingRequest();
  const next = await asRole("arbitrator", { firstName: "Nina", lastName: "Next" });
  await assign(admin.client, id, next.who.id, "presiding", REASON);
  await accept(next.client, id);
  for (const one of [admin, first]) await expect(decide(one.client)).rejects.toMatchObject({ code: "forbidden" });
  await decide(next.client);
});

test("a member who loses a seat gets a mail that they no longer sit, without the reason, and no sitting member does", async () => {
  const { id, admin, chair, first, second } = await sittingPanel();
  const next = await asRole("arbitrator", { firstName: "Nina", lastName: "Next" });
  await assign(admin.client, id, next.who.id, "presiding", REASON);
  const number = (await see(admin.client, id)).case.caseNumber;
  const [mail, ...more] = await mailsTo(chair.who.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(`${number}: You no longer sit as an arbitrator`);
  expect(mail?.raw).not.toMatch(/ill|affair|Nina|Alba|cases\//);
  // A panel that becomes a sole arbitrator.
  await setSize(admin.client, id, 1, REASON);
  expect(await mailsTo(first.who.email)).toHaveLength(1);
  expect(await mailsTo(second.who.email)).toHaveLength(1);
  expect(await mailsTo(next.who.email)).toEqual([]);
});

test("who was only proposed hears that they are proposed no longer", async () => {
  const { id, admin, chair } = await sittingPanel();
  const next = await asRole("arbitrator", { firstName: "Nina", lastName: "Next" });
  await assign(admin.client, id, next.who.id, "presiding", REASON);
  await assign(admin.client, id, chair.who.id, "presiding", REASON);
  const number = (await see(admin.client, id)).case.caseNumber;
  const [mail, ...more] = await mailsTo(next.who.email);
  expect([mail?.subject, more]).toEqual([`${number}: You are no longer proposed as an arbitrator`, []]);
  expect(mail?.raw).not.toMatch(/no longer sit|no longer a member/);
});

test("a case whose mails say nothing is not numbered, and who sits again by then is sent nothing", async () => {
  const { id, admin, chair, first } = await sittingPanel();
  await admin.client.within(({ caseMoves }) => caseMoves.setMailSays(id, { mailSays: "nothing" }));
  const next = await asRole("arbitrator", { firstName: "Nina", lastName: "Next" });
  await assign(admin.client, id, next.who.id, "presiding", REASON);
  expect((await mailsTo(chair.who.email))[0]?.subject).toBe("You no longer sit as an arbitrator");
  await assign(admin.client, id, chair.who.id, "co_1", REASON);
  await assign(admin.client, id, first.who.id, "presiding", REASON);
  expect(await mailsTo(first.who.email)).toEqual([]);
});
