/** What the members of a panel do with its award, for tests. */
import { env } from "cloudflare:workers";
import type { ApiClient } from "#tests/kit/api.ts";
import { sittingPanel } from "../panel.ts";

/** Files a document that its author alone reads. */
export async function draft(client: ApiClient, id: string, name: string, audience = "arbitrator"): Promise<string> {
  const bytes = new TextEncoder().encode(`%PDF-1.7 ${name} ${crypto.randomUUID()}`);
  return (await client.within(({ caseDocuments }) => caseDocuments.attach(id, { name, bytes }, { audience }))).id;
}
export const read = (client: ApiClient, id: string) => client.within(({ panelAwards }) => panelAwards.read(id));
export const put = (client: ApiClient, id: string, documentId: string, outcome = "The claim is granted.") =>
  client.within(({ panelAwards }) => panelAwards.put(id, { documentId, outcome }));
export const awardId = async (client: ApiClient, id: string) => (await read(client, id)).open?.id ?? "";
export const answer = async (client: ApiClient, id: string, given: { answer: string; reason?: string; opinionId?: string }) =>
  client.within(async ({ panelAwards }) => panelAwards.answer(id, { awardId: (await panelAwards.read(id)).open?.id ?? "", ...given }));
export const issue = async (client: ApiClient, id: string, said: { absence?: string; noMajority?: string } = {}) =>
  client.within(async ({ panelAwards }) => panelAwards.issue(id, { awardId: (await panelAwards.read(id)).open?.id ?? "", ...said }));
export const statusOf = async (id: string) =>
  (await env.DB.prepare("SELECT status FROM cases WHERE id = ?").bind(id).first<{ status: string }>())?.status;
export const openable = async (client: ApiClient, id: string, documentId: string) =>
  (await new Response((await client.within(({ panelAwards }) => panelAwards.open(id, documentId))).body).text()).slice(0, 8);
export const seenDocuments = async (client: ApiClient, id: string) =>
  (await client.within(({ caseDocuments }) => caseDocuments.of(id))).map(({ originalName }) => originalName);

/** A sitting panel with an award before it. */
export async function putTo() {
  const made = await sittingPanel();
  const documentId = await draft(made.chair.client, made.id, "award.pdf");
  await put(made.chair.client, made.id, documentId);
  return { ...made, documentId };
}
