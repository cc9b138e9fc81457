/** What somebody may do in a case goes with the role of their account. */
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { cases } from "#app/db/schema/cases.ts";
import { user } from "#app/db/schema/people.ts";
import { type CaseOf, caseOf } from "#tests/kit/case-factory.ts";
import type { Person } from "#tests/kit/factories.ts";

const db = connect(env.DB);
const change = ({ as }: CaseOf, { id }: Person, from: string, to: string) =>
  as.admin.within(({ people }) => people.changeRole(id, from, to));
const numberOf = async (id: string) =>
  (await db.select({ caseNumber: cases.caseNumber }).from(cases).where(eq(cases.id, id)))[0]?.caseNumber;
const roleOf = async ({ id }: Person) => (await db.select({ role: user.role }).from(user).where(eq(user.id, id)))[0]?.role;

describe("another role", () => {
  test.each(["party", "admin"])("%s is refused to who decides a case that is not resolved, which is named", async (to) => {
    const made = await caseOf();
    await expect(change(made, made.arbitrator, "arbitrator", to)).rejects.toMatchObject({
      code: "conflict",
      detail: { cases: [await numberOf(made.id)] },
    });
    expect(await roleOf(made.arbitrator)).toBe("arbitrator");
  });

  test.each(["partyA", "partyB", "counselB"] as const)("of an administrator is refused to who sits in a case: %s", async (who) => {
    const made = await caseOf({ status: "resolved" });
    await expect(change(made, made[who], "party", "admin")).rejects.toMatchObject({ detail: { cases: [await numberOf(made.id)] } });
    expect(await roleOf(made[who])).toBe("party");
  });

  test("is given to who has left, and to who has decided", async () => {
    const made = await caseOf({ status: "resolved" });
    expect(await change(made, made.arbitrator, "arbitrator", "party")).toMatchObject({ role: "party" });
  });
});

describe("an account that has lost the role of an arbitrator", () => {
  async function demoted() {
    const made = await caseOf();
    const said = { content: "A thought of mine.", audience: "arbitrator" };
    expect((await made.as.arbitrator.post(`/api/cases/${made.id}/messages`, said)).status).toBe(201);
    // As by two administrators at once: one assigns, the other changes the role.
    await db.update(user).set({ role: "party" }).where(eq(user.id, made.arbitrator.id));
    return made;
  }

  test("neither reads its cases nor decides them", async () => {
    const { id, as } = await demoted();
    expect((await as.arbitrator.get(`/api/cases/${id}`)).status).toBe(404);
    expect((await as.arbitrator.get(`/api/cases/${id}/messages`)).status).toBe(404);
    expect(await (await as.arbitrator.get("/api/cases")).json()).toEqual([]);
    expect((await as.arbitrator.patch(`/api/cases/${id}`, { status: "resolved", outcome: "Decided by nobody." })).status).toBe(404);
  });

  test("is not told of what happens there", async () => {
    const { id, as, arbitrator } = await demoted();
    expect((await as.partyA.post(`/api/cases/${id}/messages`, { content: "To everyone.", audience: "everyone" })).status).toBe(201);
    const told = await env.DB.prepare("SELECT count(*) AS n FROM case_notices WHERE user_id = ? AND read_at IS NULL")
      .bind(arbitrator.id)
      .first<{ n: number }>();
    expect(told?.n).toBe(0);
  });
});
