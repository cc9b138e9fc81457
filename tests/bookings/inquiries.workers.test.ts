/** Staff's queue of messages from the contact page. */
import { env } from "cloudflare:workers";
import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { auditEntries } from "#app/db/schema/bookings.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { inquiry } from "#tests/kit/factories.ts";

const list = (client: ApiClient, state: "open" | "answered" = "open", after: string | null = null) =>
  client.within((services) => services.inquiries.list(state, after));
const mark = (client: ApiClient, id: string) => client.within((services) => services.inquiries.markAnswered(id));

beforeEach(async () => {
  await env.DB.prepare("DELETE FROM inquiries").run();
});

describe("who may see them", () => {
  test.each(["party", "arbitrator"] as const)("for a %s there is nothing here", async (role) => {
    const { client } = await asRole(role);
    const { id } = await inquiry();
    await expect(list(client)).rejects.toMatchObject({ code: "not_found" });
    await expect(mark(client, id)).rejects.toMatchObject({ code: "not_found" });
    await expect(mark(client, "no such id")).rejects.toMatchObject({ code: "not_found" });
  });

  test("a visitor is asked who they are", async () => {
    await expect(list(apiClient())).rejects.toMatchObject({ code: "unauthenticated" });
    await expect(mark(apiClient(), (await inquiry()).id)).rejects.toMatchObject({ code: "unauthenticated" });
  });
});

describe("the list", () => {
  test("shows open ones, the one due first on top", async () => {
    const { client, who } = await asRole("admin");
    const late = await inquiry({ dueAt: 3_000 });
    const soon = await inquiry({ dueAt: 1_000, phone: "+1 416 555 0155" });
    await inquiry({ dueAt: 2_000, answeredAt: 5_000, answeredBy: who.id });
    const { inquiries, next } = await list(client);
    expect(inquiries.map((each) => each.id)).toEqual([soon.id, late.id]);
    expect(inquiries[0]).toMatchObject({ phone: "+1 416 555 0155", dueAt: "1970-01-01T00:00:01.000Z", answered: null });
    expect(next).toBeNull();
  });

  test("shows answered ones, the newest answer on top, with who answered", async () => {
    const [admin, colleague] = [await asRole("admin"), await asRole("admin", { name: "Mireille Roy" })];
    const older = await inquiry({ answeredAt: 5_000, answeredBy: admin.who.id });
    const newer = await inquiry({ answeredAt: 6_000, answeredBy: colleague.who.id });
    await inquiry();
    const { inquiries } = await list(admin.client, "answered");
    expect(inquiries.map((each) => each.id)).toEqual([newer.id, older.id]);
    expect(inquiries.map((each) => each.answered)).toEqual([
      { at: "1970-01-01T00:00:06.000Z", byName: "Mireille Roy", byMe: false },
      { at: "1970-01-01T00:00:05.000Z", byName: "Ada Beaulieu", byMe: true },
    ]);
  });

  test.each(["open", "answered"] as const)(
    "pages through %s ones without losing or repeating any, whatever falls together",
    async (state) => {
      const { client, who } = await asRole("admin");
      const made: string[] = [];
      for (let index = 0; index < 45; index += 1) {
        const answered = state === "answered" ? { answeredAt: 7_000 + (index % 3), answeredBy: who.id } : {};
        made.push((await inquiry({ dueAt: 1_000 + (index % 4), ...answered })).id);
      }
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page = await list(client, state, after);
        seen.push(...page.inquiries.map((each) => each.id));
        after = page.next;
      } while (after);
      expect(seen).toHaveLength(45);
      expect(seen.toSorted()).toEqual(made.toSorted());
    },
  );

  test("begins at the first page for what is no cursor of ours", async () => {
    const { client } = await asRole("admin");
    await inquiry();
    for (const after of ["", "x", "1~", "~a", "9e9~a", "1~a'--"]) expect((await list(client, "open", after)).inquiries).toHaveLength(1);
  });
});

describe("marking as answered", () => {
  const history = (id: string) =>
    connect(env.DB).select().from(auditEntries).where(eq(auditEntries.subjectId, id)).orderBy(asc(auditEntries.seq));

  test("closes it, and its history says who and when", async () => {
    const { client, who } = await asRole("admin");
    const { id } = await inquiry();
    expect(await mark(client, id)).toMatchObject({ first: true, inquiry: { id, answered: { byMe: true, byName: "Ada Beaulieu" } } });
    expect((await list(client)).inquiries).toEqual([]);
    expect((await list(client, "answered")).inquiries.map((each) => each.id)).toEqual([id]);
    expect(await history(id)).toMatchObject([{ seq: 1, action: "answered", actorId: who.id, actorKind: "admin" }]);
  });

  test("goes on with the chain that the message began", async () => {
    const { client } = await asRole("admin");
    const { id } = await inquiry();
    const begun = await nextAuditEntry(
      { subjectType: "inquiry", subjectId: id, action: "received", changes: {} },
      { kind: "visitor" },
      1,
      null,
    );
    await connect(env.DB).insert(auditEntries).values(begun);
    await mark(client, id);
    expect(await history(id)).toMatchObject([{ seq: 1 }, { seq: 2, action: "answered", previousHash: begun.hash }]);
  });

  test("says who answered when somebody else was faster, and changes nothing", async () => {
    const [first, second] = [await asRole("admin", { name: "Mireille Roy" }), await asRole("admin")];
    const { id } = await inquiry();
    const answered = await mark(first.client, id);
    const late = await mark(second.client, id);
    expect(late).toMatchObject({
      first: false,
      inquiry: { answered: { byName: "Mireille Roy", byMe: false, at: answered.inquiry.answered?.at } },
    });
    expect(await mark(first.client, id)).toMatchObject({ first: true });
    expect(await history(id)).toHaveLength(1);
  });

  test("of several at once, one is first and all are told the same", async () => {
    const { id } = await inquiry();
    const admins = await Promise.all(Array.from({ length: 5 }, () => asRole("admin")));
    const outcomes = await Promise.all(admins.map(({ client }) => mark(client, id)));
    expect(outcomes.filter((outcome) => outcome.first)).toHaveLength(1);
    const row = await env.DB.prepare("SELECT answered_by FROM inquiries WHERE id = ?").bind(id).first();
    expect(row?.answered_by).toBe(admins[outcomes.findIndex((outcome) => outcome.first)]?.who.id);
    expect(await history(id)).toHaveLength(1);
  });

  test("finds nothing where there is nothing", async () => {
    const { client } = await asRole("admin");
    await expect(mark(client, "no such id")).rejects.toMatchObject({ code: "not_found" });
    await expect(mark(client, "")).rejects.toMatchObject({ code: "not_found" });
  });
});
