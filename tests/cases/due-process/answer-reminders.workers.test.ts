/** An arbitrator who has not answered is reminded of what is theirs to answer, whichever seat it is about. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { remindOfAnswers } from "#app/services/cases/arbitrators/remind-of-answers.server.ts";
import { remindOfDeadlines } from "#app/services/cases/deadlines/remind-of-deadlines.server.ts";
import { deliverMail } from "#workers/mail/deliver.ts";
import { accept, assign, panelCase, setSize, sittingPanel } from "./panel.ts";

const DAY = 86_400_000;
const remind = (days: number) => remindOfAnswers({ db: connect(env.DB), clock: () => new Date(Date.now() + days * DAY) });
const mails = async (recipient: string) =>
  (
    await env.DB.prepare("SELECT payload, state FROM outbox WHERE kind = 'answer_reminded' AND recipient = ? ORDER BY id")
      .bind(recipient)
      .all<{ payload: string; state: string }>()
  ).results.map(({ payload, state }) => `${(JSON.parse(payload) as { of: string }).of} ${state}`);

test("each who has not answered an appointment is reminded after three days and after seven, and nobody else", async () => {
  const { id, admin, chair, first, second } = await panelCase();
  await assign(admin.client, id, chair.who.id, "presiding");
  await assign(admin.client, id, first.who.id, "co_1");
  await assign(admin.client, id, second.who.id, "co_2");
  await accept(chair.client, id);
  await remind(2.9);
  expect(await mails(first.who.email)).toEqual([]);
  // Two runs at once remind of one thing once.
  await Promise.all([remind(3.1), remind(3.1)]);
  await remind(6.9);
  expect(await mails(first.who.email)).toHaveLength(1);
  expect(await mails(second.who.email)).toHaveLength(1);
  await accept(first.client, id);
  await remind(7.1);
  await remind(40);
  expect(await mails(chair.who.email)).toEqual([]);
  expect(await mails(first.who.email)).toHaveLength(1);
  expect(await mails(second.who.email)).toHaveLength(2);
  // What was answered, or whose seat is gone, is not sent any more.
  await setSize(admin.client, id, 1, "The amount is small.");
  await deliverMail(env, { clock: () => new Date(Date.now() + 41 * DAY) });
  expect(await mails(first.who.email)).toEqual(["assignment dropped"]);
  expect(await mails(second.who.email)).toEqual(["assignment dropped", "assignment dropped"]);
});

test("a job that slept past both moments reminds once", async () => {
  const { id, admin, first } = await panelCase();
  await assign(admin.client, id, first.who.id, "co_1");
  await remind(30);
  await remind(31);
  expect(await mails(first.who.email)).toHaveLength(1);
  await deliverMail(env, { clock: () => new Date(Date.now() + 31 * DAY) });
  expect(await mails(first.who.email)).toEqual(["assignment delivered"]);
});

test("a co-arbitrator who is asked about a conflict is reminded until they answer", async () => {
  const { id, admin, first, second } = await panelCase();
  for (const one of [first, second]) await one.client.within(({ interests }) => interests.declare({ name: "Bruno Stone" }));
  await assign(admin.client, id, first.who.id, "co_1");
  await assign(admin.client, id, second.who.id, "co_2");
  const [asked] = await second.client.within(({ assignments }) => assignments.disclosures());
  await second.client.within(({ assignments }) => assignments.answer(asked?.id ?? "", { answer: "declined", disclosure: "A friend." }));
  await remind(3.1);
  await deliverMail(env, { clock: () => new Date(Date.now() + 3.2 * DAY) });
  expect(await mails(first.who.email)).toEqual(["disclosure delivered"]);
  expect(await mails(second.who.email)).toEqual([]);
  const { text } = (await env.DB.prepare("SELECT parts AS text FROM captured_mails WHERE recipient = ? ORDER BY captured_at DESC LIMIT 1")
    .bind(first.who.email)
    .first<{ text: string }>()) ?? { text: "" };
  expect(text).toContain(`/arbitrator/disclosures/`);
  expect(text).not.toContain("Stone");
});

test("what the tribunal owes is a reminder for each of the three", async () => {
  const { id, chair, first, second } = await sittingPanel();
  const due = new Date(Date.now() + 30 * DAY);
  const deadline = { title: "Order on costs", owedBy: "arbitrator", dueTime: "17:00", zone: "America/Toronto", closedDay: "keep" };
  await chair.client.within(({ timetable }) => timetable.set(id, { ...deadline, dueDate: due.toISOString().slice(0, 10) }));
  await remindOfDeadlines(connect(env.DB), new Date(due.getTime() - 1.5 * DAY));
  const reminded = await env.DB.prepare(
    "SELECT user_id FROM case_notices JOIN case_entries USING (case_id, seq) WHERE case_id = ? AND type = 'deadline_reminded' ORDER BY user_id",
  )
    .bind(id)
    .all<{ user_id: string }>();
  expect(reminded.results.map(({ user_id }) => user_id)).toEqual([chair, first, second].map(({ who }) => who.id).sort());
});
