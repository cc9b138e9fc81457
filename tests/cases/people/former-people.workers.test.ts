/**
 * Somebody who is no longer of a case, or is something else in it: what they were once notified of is read no more, neither
 * in notices, feeds and deadlines nor in mails that wait.
 */
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { outbox } from "#app/db/schema/bookings.ts";
import { caseDisclosures } from "#app/db/schema/cases.ts";
import { newId } from "#app/services/platform/ids.ts";
import type { ApiClient } from "#tests/kit/api.ts";
import { asUser } from "#tests/kit/as-user.ts";
import { type CaseOf, caseOf } from "#tests/kit/case-factory.ts";
import { person } from "#tests/kit/factories.ts";
import { deliverMail } from "#workers/mail/deliver.ts";

const db = connect(env.DB);
const TITLE = "Quillfeather v. Marrow";

const say = (client: ApiClient, id: string, audience = "everyone") =>
  client.post(`/api/cases/${id}/messages`, { content: "Something of the case.", audience });
const placeOf = async (made: CaseOf, userId: string) => {
  const row = await env.DB.prepare("SELECT id FROM case_people WHERE case_id = ? AND user_id = ? AND state IN ('active', 'invited')")
    .bind(made.id, userId)
    .first<{ id: string }>();
  return row?.id ?? "";
};
const updatePlace = (made: CaseOf, userId: string, set: string) =>
  env.DB.prepare(`UPDATE case_people SET ${set} WHERE case_id = ? AND user_id = ?`).bind(made.id, userId).run();

/** Everything that may tell somebody of a case without their opening it. */
async function shown(client: ApiClient): Promise<string> {
  const paths = ["/api/cases", "/api/activities", "/api/notices"];
  const answers = await Promise.all(paths.map(async (path) => (await client.get(path)).text()));
  const lists = await client.within(async ({ notices, timetable, activities, caseLists, feeds }) => [
    await feeds.read((/feeds\/(.+)\.ics$/.exec(await feeds.make()) ?? [])[1] ?? ""),
    await notices.list(),
    await notices.unread(),
    await timetable.mine(),
    await activities.list(),
    await caseLists.list(),
  ]);
  return JSON.stringify([answers, lists]);
}

async function waitingMails(address: string): Promise<string[]> {
  const { results } = await env.DB.prepare("SELECT state || ' ' || ifnull(last_error, '') AS how FROM outbox WHERE recipient = ?")
    .bind(address)
    .all<{ how: string }>();
  return results.map(({ how }) => how);
}

type Leaver = "counselB" | "partyB" | "arbitrator";
const LEAVINGS: readonly [string, Leaver, "open" | "resolved", (made: CaseOf) => Promise<unknown>][] = [
  [
    "counsel who was removed",
    "counselB",
    "open",
    async (made) => {
      const place = await placeOf(made, made.counselB.id);
      await made.as.admin.within(({ casePeople }) => casePeople.remove(made.id, place));
    },
  ],
  ["a party whose place was taken away", "partyB", "open", (made) => updatePlace(made, made.partyB.id, "state = 'removed'")],
  [
    "an arbitrator who was replaced",
    "arbitrator",
    "open",
    async (made) => {
      const next = await person("arbitrator", { firstName: "Ines", lastName: "Okafor" });
      const change = { arbitratorId: next.id, reason: "The first one is ill for some months." };
      expect(await made.as.admin.within(({ assignments }) => assignments.assign(made.id, change))).toEqual({ outcome: "assigned" });
    },
  ],
  [
    "an arbitrator who has decided and is a party elsewhere now",
    "arbitrator",
    "resolved",
    (made) => made.as.admin.within(({ people }) => people.changeRole(made.arbitrator.id, "arbitrator", "party")),
  ],
  [
    "an arbitrator whose role was changed while it was assigned",
    "arbitrator",
    "open",
    (made) => env.DB.prepare("UPDATE user SET role = 'party' WHERE id = ?").bind(made.arbitrator.id).run(),
  ],
];

describe("who is of a case no more", () => {
  test.each(LEAVINGS)("%s: reads no notice, activity or deadline of it, and gets no mail that waits", async (_, who, status, leave) => {
    const made = await caseOf({ title: TITLE });
    const { id, as } = made;
    const [client, { email }] = [as[who], made[who]];
    await as.admin.within(({ timetable }) =>
      timetable.set(id, {
        title: "Statement of defence",
        owedBy: "both",
        dueDate: "2027-05-03",
        dueTime: "17:00",
        zone: "America/Toronto",
        closedDay: "keep",
      }),
    );
    expect((await say(as.partyA, id)).status).toBe(201);
    await say(client, id, who === "arbitrator" ? "arbitrator" : "side");
    if (status === "resolved")
      await as.arbitrator.within(({ caseMoves }) => caseMoves.resolve(id, { outcome: "Settled by the parties themselves." }));
    expect(await shown(client)).toContain(TITLE);
    expect(await waitingMails(email)).toContain("waiting ");
    await leave(made);
    // What tells that they left is theirs; nothing else is.
    await env.DB.prepare("DELETE FROM outbox WHERE recipient = ? AND kind <> 'case_notice'").bind(email).run();
    // Another role ends sessions: they sign in again.
    const again = await asUser(made[who]);
    const after = await shown(again);
    expect(after).not.toContain(TITLE);
    expect(after).not.toContain("message_posted");
    expect(after).not.toContain("Statement of defence");
    expect((await again.get(`/api/cases/${id}`)).status).toBe(404);
    expect(await again.within(({ notices }) => notices.unread())).toBe(0);
    await deliverMail(env, { clock: () => new Date(Date.now() + 600_000) });
    const kinds = await waitingMails(email);
    expect(kinds.length).toBeGreaterThan(0);
    for (const how of kinds) expect(how).toBe("dropped subject_gone");
    const sent = await env.DB.prepare("SELECT count(*) AS n FROM captured_mails WHERE recipient = ?").bind(email).first<{ n: number }>();
    expect(sent?.n).toBe(0);
  });

  test("a mark of one of their old notices as read is nothing, and changes nobody else's", async () => {
    const made = await caseOf();
    const { id, as, counselB } = made;
    await say(as.partyA, id);
    const { notices } = await as.counselB.within((services) => services.notices.list());
    const [one] = notices;
    if (!one) throw new Error("no notice");
    await updatePlace(made, counselB.id, "state = 'removed'");
    await as.counselB.within((services) => services.notices.markRead({ caseId: id, at: Date.parse(one.at), nth: one.nth }));
    expect(await as.partyB.within((services) => services.notices.unread())).toBe(1);
  });
});

describe("who is something else in a case", () => {
  test("counsel who changed sides reads what is everyone's and the new side's, and nothing of the old side's", async () => {
    const made = await caseOf();
    const { id, as, counselB } = made;
    await say(as.partyB, id, "side");
    await say(as.partyB, id);
    expect((await as.counselB.within(({ notices }) => notices.list())).notices).toHaveLength(2);
    await updatePlace(made, counselB.id, "side = 'a'");
    expect((await as.counselB.within(({ notices }) => notices.list())).notices).toHaveLength(1);
    await deliverMail(env, { clock: () => new Date(Date.now() + 600_000) });
    const { results } = await env.DB.prepare("SELECT mail_state AS state FROM case_notices WHERE user_id = ? ORDER BY state")
      .bind(counselB.id)
      .all<{ state: string }>();
    // One mail, or two where these minutes ended in between: of what they may not see it tells nothing.
    expect(results.map(({ state }) => state)).toEqual(["delivered", "dropped"]);
  });

  test("a question about a conflict is mailed to no account that is no arbitrator's any more", async () => {
    const made = await caseOf();
    const { arbitrator, admin } = made;
    const row = {
      id: newId(),
      caseId: made.id,
      arbitratorId: arbitrator.id,
      askedBy: admin.id,
      askedAt: Date.now(),
      hits: "[]",
      hitsKey: "x",
    };
    await db.insert(caseDisclosures).values(row as typeof caseDisclosures.$inferInsert);
    await db.insert(outbox).values({
      id: newId(),
      kind: "disclosure_asked",
      recipient: arbitrator.email,
      locale: "en",
      payload: { disclosureId: row.id },
      attempts: 0,
      createdAt: Date.now(),
      deliverAfter: Date.now(),
    });
    await env.DB.prepare("UPDATE user SET role = 'party' WHERE id = ?").bind(arbitrator.id).run();
    await deliverMail(env, { clock: () => new Date(Date.now() + 600_000) });
    expect(await waitingMails(arbitrator.email)).toEqual(["dropped subject_gone"]);
    await expect(made.as.arbitrator.within(({ assignments }) => assignments.disclosure(row.id))).rejects.toMatchObject({
      code: "not_found",
    });
  });
});
