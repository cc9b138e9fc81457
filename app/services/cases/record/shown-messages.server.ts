/** Whether the messages that a case shows are those of its entries: the chain alone would be whole while the page shows others. */
import { shownMessagesAfter, versionOf } from "#app/db/cases/chain-checks.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { type ChainLink, type EntryBody, sha256Hex } from "#app/domain/case/chain/chain.ts";

const AT_ONCE = 500;

/** The first entry whose message is shown as another, or not at all; a message that was never entered is found at the chain's end. Null for none. */
export async function faultOfShown(
  db: Database,
  caseId: string,
  links: readonly ChainLink[],
): Promise<{ fault: "shown"; seq: number } | null> {
  const bodies = links.map(({ body }) => JSON.parse(body) as EntryBody);
  const posted = bodies.filter(({ type }) => type === "message_posted");
  // Entries of before hold no fingerprint of what was written.
  const named = posted.filter(({ details }) => typeof details.messageId === "string" && typeof details.sha256 === "string");
  const byId = new Map(named.map((entry) => [entry.details.messageId as string, entry]));
  const end = bodies.at(-1);
  const wrong: number[] = [];
  let isUnentered = false;
  let after = { at: 0, id: "" };
  for (;;) {
    const some = await shownMessagesAfter(db, caseId, after, AT_ONCE);
    for (const { id, content, audience } of some) {
      const entry = byId.get(id);
      byId.delete(id);
      if (!entry && named.length === posted.length) isUnentered = true;
      if (entry && (entry.audience !== audience || entry.details.sha256 !== (await sha256Hex(content)))) wrong.push(entry.seq);
    }
    const last = some.at(-1);
    if (!last || some.length < AT_ONCE) break;
    after = { at: last.createdAt, id: last.id };
  }
  // Posted since the chain was read, it is checked with the next pass.
  if (isUnentered && end && (await versionOf(db, caseId))[0]?.version === links.length) wrong.push(end.seq);
  const first = [...wrong, ...[...byId.values()].map(({ seq }) => seq)].sort((one, other) => one - other)[0];
  return first === undefined ? null : { fault: "shown", seq: first };
}
