/** A case with everyone in it, put together as the application writes it, for tests that begin where one is under way. */
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { connect } from "#app/db/client.server.ts";
import { casePeople, cases } from "#app/db/schema/cases.ts";
import type { CaseStatus } from "#app/domain/case/vocabulary.ts";
import { officeMonth } from "#app/services/cases/lists/case-pages.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import type { ApiClient } from "./api.ts";
import { asUser } from "./as-user.ts";
import { type Person, person } from "./factories.ts";

export interface CaseOf {
  id: string;
  partyA: Person;
  partyB: Person;
  counselB: Person;
  arbitrator: Person;
  admin: Person;
  /** Signed in as each. */
  as: Record<"partyA" | "partyB" | "counselB" | "arbitrator" | "admin" | "stranger", ApiClient>;
}

/** A case in progress with party A, party B and its counsel, an arbitrator who has accepted, an administrator and a stranger. */
export async function caseOf(change: { status?: CaseStatus; title?: string } = {}): Promise<CaseOf> {
  const [partyA, partyB, counselB, arbitrator, admin, stranger] = await Promise.all([
    person("party", { firstName: "Ana", lastName: "Alba" }),
    person("party", { firstName: "Bruno", lastName: "Stone" }),
    person("party", { firstName: "Clara", lastName: "Roche" }),
    person("arbitrator", { firstName: "Kofi", lastName: "Amber" }),
    person("admin", { firstName: "Olive", lastName: "Office" }),
    person("party", { firstName: "Sam", lastName: "Stranger" }),
  ]);
  const client = await asUser(partyA);
  const { id } = await client.within((services) =>
    services.cases.create({
      title: change.title ?? "Alba v. Stone",
      description: "Two shareholders disagree about the valuation of a clinic.",
    }),
  );
  const db = connect(env.DB);
  const now = Date.now();
  const joined = (who: Person) => ({
    id: newId(),
    caseId: id,
    userId: who.id,
    name: who.name,
    email: who.email,
    state: "active" as const,
    createdAt: now,
    answeredAt: now,
  });
  const status = change.status ?? "in_progress";
  await db.batch([
    db.insert(casePeople).values({ ...joined(partyB), capacity: "party", side: "b" }),
    db.insert(casePeople).values({ ...joined(counselB), capacity: "counsel", side: "b" }),
    db.insert(casePeople).values({ ...joined(arbitrator), capacity: "arbitrator", side: null, seat: "presiding" }),
    db
      .update(cases)
      .set({
        status,
        partyBId: partyB.id,
        arbitratorId: arbitrator.id,
        ...(status === "resolved" ? { resolvedAt: now, resolvedMonth: officeMonth(new Date(now)), outcome: "Settled." } : {}),
      })
      .where(eq(cases.id, id)),
  ]);
  const [b, c, d, e, f] = await Promise.all([partyB, counselB, arbitrator, admin, stranger].map((who) => asUser(who)));
  if (!b || !c || !d || !e || !f) throw new Error("Everybody signs in.");
  return {
    id,
    partyA,
    partyB,
    counselB,
    arbitrator,
    admin,
    as: { partyA: client, partyB: b, counselB: c, arbitrator: d, admin: e, stranger: f },
  };
}
