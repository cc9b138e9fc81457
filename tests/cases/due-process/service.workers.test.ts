/** Service of what happens in a case: invitations, notices that are opened, mails that collect, and what they say. */
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import type { ApiClient } from "#tests/kit/api.ts";
import { apiClient } from "#tests/kit/api.ts";
import { asRole, asUser } from "#tests/kit/as-user.ts";
import { caseOf } from "#tests/kit/case-factory.ts";
import { person } from "#tests/kit/factories.ts";
import { linkTo, mailsTo } from "#tests/kit/mail/people-mail.ts";

const see = (client: ApiClient, id: string) => client.within(({ caseFiles }) => caseFiles.open(id));
const rows = async <T>(sql: string, ...bound: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...bound)
      .all<T>()
  ).results;
const say = (client: ApiClient, id: string, content: string) =>
  client.within(({ caseMessages }) => caseMessages.post(id, { content, audience: "everyone" }));
const settle = (client: ApiClient, id: string, mailSays: string) =>
  client.within(({ caseMoves }) => caseMoves.setMailSays(id, { mailSays }));
const entriesOf = async (id: string, type: string) =>
  (
    await rows<{ audience: string; body: string }>(
      "SELECT audience, body FROM case_entries WHERE case_id = ? AND type = ? ORDER BY seq",
      id,
      type,
    )
  ).map(({ audience, body }) => ({ audience, ...(JSON.parse(body) as { actorName: string; details: Record<string, unknown> }) }));

describe("an opened notice", () => {
  const open = async (client: ApiClient, id: string, place: string | null) =>
    client.within(async ({ caseFiles, notices }) => {
      notices.opened(await caseFiles.open(id), { method: "GET", headers: new Headers() }, place);
    });

  test("is that notice, and not the case's page; an entry of the chain holds it once", async () => {
    const { id, as, partyB } = await caseOf();
    await say(as.partyA, id, "First.");
    await say(as.partyA, id, "Second.");
    await open(as.partyB, id, null);
    const openedBy = () =>
      rows<{ opened: number; read: number }>(
        "SELECT opened_at IS NOT NULL AS opened, read_at IS NOT NULL AS read FROM case_notices WHERE case_id = ? AND user_id = ? ORDER BY seq",
        id,
        partyB.id,
      );
    await expect.poll(openedBy).toEqual([
      { opened: 0, read: 1 },
      { opened: 0, read: 1 },
    ]);
    expect(await entriesOf(id, "notice_opened")).toEqual([]);

    const { notices } = await as.partyB.within(({ notices: feed }) => feed.list());
    const [newest] = notices;
    const place = `${Date.parse(newest?.at ?? "")}~${newest?.nth}`;
    await open(as.partyB, id, place);
    await expect.poll(async () => (await openedBy()).map(({ opened }) => opened)).toEqual([0, 1]);
    await open(as.partyB, id, place);
    const [entry, ...more] = await entriesOf(id, "notice_opened");
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      audience: "office",
      actorName: "Bruno Stone",
      details: { of: { type: "message_posted", at: newest?.at } },
    });
    const given = await as.arbitrator.within(({ notices: proof }) => proof.given(id));
    const told = given.entries.flatMap((one) => one.told.filter(({ name }) => name === "Bruno Stone"));
    expect(told.map(({ openedAt, readAt }) => [openedAt !== null, readAt !== null])).toEqual([
      [true, true],
      [false, true],
    ]);
  });

  test("of what is private to a side is nothing that the office learns of", async () => {
    const { id, as, counselB } = await caseOf();
    await as.partyB.within(({ caseMessages }) => caseMessages.post(id, { content: "Among us.", audience: "side" }));
    const { notices } = await as.counselB.within(({ notices: feed }) => feed.list());
    await open(as.counselB, id, `${Date.parse(notices[0]?.at ?? "")}~${notices[0]?.nth}`);
    await expect
      .poll(() => rows("SELECT 1 AS opened FROM case_notices WHERE user_id = ? AND opened_at IS NOT NULL", counselB.id))
      .toEqual([{ opened: 1 }]);
    expect(await entriesOf(id, "notice_opened")).toEqual([]);
  });
});

describe("mails of a case", () => {
  test("are one for what happens within minutes, with a link to each notice", async () => {
    const { id, as, partyB } = await caseOf();
    const quarter = Math.floor(Date.now() / 300_000) * 300_000;
    const client = await asUser(
      { id: (await rows<{ id: string }>("SELECT party_a_id AS id FROM cases WHERE id = ?", id))[0]?.id ?? "" },
      {
        clock: () => new Date(quarter + 1000),
      },
    );
    for (const text of ["One.", "Two.", "Three."]) await say(client, id, text);
    const mails = await mailsTo(partyB.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain("3 notices");
    expect(mails[0]?.text.match(/\?notice=\d+~\d/g)).toHaveLength(3);
    expect(mails[0]?.text).not.toMatch(/One\.|Two\./);
    expect(await rows("SELECT DISTINCT mail_state AS state FROM case_notices WHERE case_id = ? AND user_id = ?", id, partyB.id)).toEqual([
      { state: "delivered" },
    ]);
    expect((await see(as.partyB, id)).case.id).toBe(id);
  });

  test("come once a day for who chose that, but for deadlines", async () => {
    const { id, as, partyB } = await caseOf();
    // A reader whose morning is hours away: within minutes of seven o'clock the mail of the day would leave with the others.
    const hour = new Date().getUTCHours();
    await env.DB.prepare("UPDATE user SET time_zone = ? WHERE id = ?")
      .bind(hour >= 6 && hour < 18 ? "Asia/Tokyo" : "America/Toronto", partyB.id)
      .run();
    await as.partyB.within(({ account }) =>
      account.saveMail({ cases: true, messages: true, documents: true, deadlines: true, daily: true }),
    );
    await say(as.partyA, id, "For tomorrow.");
    await as.arbitrator.within(({ timetable }) =>
      timetable.set(id, {
        title: "Reply",
        owedBy: "side_b",
        dueDate: "2031-05-06",
        dueTime: "17:00",
        zone: "America/Toronto",
        closedDay: "keep",
      }),
    );
    const soon = await mailsTo(partyB.email);
    expect(soon.map(({ subject }) => subject)).toEqual([expect.stringContaining("A deadline was set")]);
    const later = await mailsTo(partyB.email, () => new Date(Date.now() + 86_400_000 + 600_000));
    expect(later.map(({ subject }) => subject)).toEqual([
      expect.stringContaining("A deadline was set"),
      expect.stringContaining("There is a new message"),
    ]);
  });

  test.each([
    ["nothing", /^There is something new$/, /Reply|deadline|CA-\d{4}/],
    ["kind", /^CA-[\d-]+: A deadline was set$/, /Reply/],
    ["outcome", /^CA-[\d-]+: Kofi Amber set a deadline: Reply, due May 6, 2031$/, /shareholders/],
  ])("say %s, as the case is set", async (mailSays, subject, never) => {
    const { id, as, partyB } = await caseOf();
    for (const client of [as.partyA, as.partyB, as.arbitrator])
      await expect(settle(client, id, mailSays)).rejects.toMatchObject({ code: "forbidden" });
    await settle(as.admin, id, mailSays);
    await as.arbitrator.within(({ timetable }) =>
      timetable.set(id, { title: "Reply", owedBy: "side_b", dueDate: "2031-05-06", dueTime: "17:00", zone: "America/Toronto" }),
    );
    const [mail] = await mailsTo(partyB.email);
    expect(mail?.subject).toMatch(subject);
    expect(`${mail?.subject}${mail?.text}`).not.toMatch(never);
  });
});

describe("an invitation to a case", () => {
  const email = () => `${crypto.randomUUID()}@respondent.example`;
  async function invited(mailSays: string, by: "admin" | "partyA", address = email()) {
    const a = await asRole("party", { name: "Ana Alba", firstName: "Ana", lastName: "Alba" });
    const { client: admin } = await asRole("admin");
    const { id, caseNumber } = await a.client.within(({ cases }) =>
      cases.create({ title: "Alba v. Stone", description: "Ten characters.", partyB: { name: "Stone Quarries Ltd", email: address } }),
    );
    await settle(admin, id, mailSays);
    await (by === "admin" ? admin : a.client).within(({ casePeople }) => casePeople.inviteNamed(id));
    return { id, caseNumber, address, admin };
  }

  test.each([
    ["nothing", "admin", []],
    ["kind", "admin", ["number", "claimant"]],
    ["outcome", "admin", ["number", "claimant", "title"]],
    // An address that has not answered yet is shown nothing that a party typed.
    ["outcome", "partyA", ["number"]],
  ] as const)("says as much as the case is set to (%s, by %s)", async (mailSays, by, named) => {
    const { caseNumber, address } = await invited(mailSays, by);
    const [mail] = await mailsTo(address);
    const text = `${mail?.subject} ${mail?.text}`;
    const found = { number: text.includes(caseNumber), claimant: text.includes("Ana Alba"), title: text.includes("Alba v. Stone") };
    expect(Object.entries(found).flatMap(([name, is]) => (is ? [name] : []))).toEqual(named);
    if (mailSays !== "nothing") expect(text).toContain("What to do: accept the invitation by");
  });

  test("that is accepted under another name asks who that is, leads to the case, and the record keeps both names", async () => {
    const { id, address } = await invited("kind", "admin");
    const token = await linkTo(address, "invitation");
    const account = { firstName: "Bruno", lastName: "Stone", password: "a long passphrase of mine" };
    const accept = (input: object) => apiClient().within(({ invitations }) => invitations.accept(token, input));
    await expect(accept(account)).rejects.toMatchObject({ issues: [{ field: "acceptedAs", code: "accepted_as_required" }] });
    await expect(accept({ ...account, acceptedAs: "for" })).rejects.toMatchObject({
      issues: [{ field: "position", code: "position_required" }],
    });
    await expect(accept({ ...account, acceptedAs: "for", position: "http://evil.example call 1-800" })).rejects.toMatchObject({
      issues: [{ field: "position", code: "position_only" }],
    });
    expect(await accept({ ...account, acceptedAs: "for", position: "Director" })).toMatchObject({ done: "created", caseId: id });
    const [joined] = await entriesOf(id, "person_joined");
    expect(joined?.actorName).toBe("Bruno Stone");
    expect(joined?.details).toMatchObject({ name: "Stone Quarries Ltd", account: "Bruno Stone", as: "for", position: "Director" });
  });

  test("is asked nothing of who is called so, and asks an account that is not", async () => {
    const other = await person("party", { firstName: "Vera", lastName: "Moss" });
    const { id, address } = await invited("kind", "admin", other.email);
    const client = await asUser(other);
    const token = await linkTo(address, "invitation");
    const opened = await client.within(({ invitations }) => invitations.open(token));
    expect(opened).toMatchObject({ standing: "ready", invitation: { otherName: "Stone Quarries Ltd", place: { place: "party_b" } } });
    await expect(client.within(({ invitations }) => invitations.accept(token, {}))).rejects.toMatchObject({
      issues: [{ field: "acceptedAs" }],
    });
    expect(await client.within(({ invitations }) => invitations.accept(token, { acceptedAs: "self" }))).toMatchObject({
      done: "joined",
      caseId: id,
    });
  });
});

test("notices in the portal say the outcome", async () => {
  const { noticeText } = await import("#app/i18n/portal/notice-texts.ts");
  const { createPageI18n } = await import("#app/i18n/page-catalogs.server.ts");
  const { id, as } = await caseOf();
  const deadline = await as.arbitrator.within(({ timetable }) =>
    timetable.set(id, { title: "Reply", owedBy: "side_b", dueDate: "2031-05-06", dueTime: "17:00", zone: "America/Toronto" }),
  );
  await as.partyB.within(({ timetable }) =>
    timetable.askExtension(id, deadline, { wantedDate: "2031-05-20", wantedTime: "17:00", reason: "Illness.", closedDay: "keep" }),
  );
  const [extension] = await rows<{ id: string }>("SELECT id FROM case_extensions WHERE deadline_id = ?", deadline);
  await as.arbitrator.within(({ timetable }) => timetable.decideExtension(id, extension?.id ?? "", { decision: "granted", reason: "" }));
  const { notices } = await as.partyA.within(({ notices: feed }) => feed.list());
  const i18n = await createPageI18n("en");
  expect(notices.map((notice) => noticeText(i18n, notice))).toContain("Kofi Amber granted an extension to May 20, 2031: Reply");
});
