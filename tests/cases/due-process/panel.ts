/** A case that three decide, for tests of its seats. */
import { env } from "cloudflare:workers";
import type { Seat } from "#app/domain/case/tribunal/tribunal.ts";
import type { ApiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";

/** The day (`YYYY-MM-DD`) so many days from now: deadlines of tests rest on no calendar of a certain year. */
export const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export const see = (client: ApiClient, id: string) => client.within(({ caseFiles }) => caseFiles.open(id));
export const accept = (client: ApiClient, id: string) => client.within(({ assignments }) => assignments.accept(id));
export const assign = (client: ApiClient, id: string, arbitratorId: string, seat?: Seat, reason?: string) =>
  client.within(({ assignments }) => assignments.assign(id, { arbitratorId, seat, reason }));
export const setSize = (client: ApiClient, id: string, size: number, reason?: string) =>
  client.within(({ assignments }) => assignments.setTribunal(id, { size, reason }));
export const seats = async (client: ApiClient, id: string) =>
  (await client.within(({ assignments }) => assignments.seats(id))).map(({ title, holder }) => [title, holder?.lastName ?? null]);
export const entries = async (id: string) =>
  (
    await env.DB.prepare("SELECT type, audience, body FROM case_entries WHERE case_id = ? ORDER BY seq")
      .bind(id)
      .all<{ type: string; audience: string; body: string }>()
  ).results.map(({ type, audience, body }) => ({ type, audience, details: JSON.parse(body).details as Record<string, unknown> }));
export const latest = async (id: string, type: string) => (await entries(id)).filter((entry) => entry.type === type).at(-1);

/** A case that three are to decide, and three whom an administrator may appoint. */
export async function panelCase() {
  const [a, admin, chair, first, second] = await Promise.all([
    asRole("party", { firstName: "Ana", lastName: "Alba" }),
    asRole("admin"),
    asRole("arbitrator", { firstName: "Petra", lastName: "Chair" }),
    asRole("arbitrator", { firstName: "Cora", lastName: "First" }),
    asRole("arbitrator", { firstName: "Cyril", lastName: "Second" }),
  ]);
  const { id } = await a.client.within(({ cases }) =>
    cases.create({ title: "Alba v. Stone", description: "Ten characters.", partyB: { name: "Bruno Stone" } }),
  );
  await setSize(admin.client, id, 3);
  return { id, a, admin, chair, first, second };
}

/** The same with everybody appointed and accepted, under review. */
export async function sittingPanel() {
  const made = await panelCase();
  const { id, admin, chair, first, second } = made;
  await assign(admin.client, id, chair.who.id, "presiding");
  await assign(admin.client, id, first.who.id, "co_1");
  await assign(admin.client, id, second.who.id, "co_2");
  for (const one of [chair, first, second]) await accept(one.client, id);
  await chair.client.within(({ caseMoves }) => caseMoves.start(id));
  return made;
}
