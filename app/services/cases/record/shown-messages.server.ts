/** Whether the messages that a case shows are those of its entries: the chain alone would be whole while the page shows others. */
import { countShown, shownMessages, versionOf } from "#app/db/cases/chain-checks.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { type ChainLink, sha256Hex } from "#app/domain/case/chain/chain.ts";
import { readEntry } from "#app/domain/case/chain/own-chain.ts";

interface ShownFault {
  fault: "shown";
  seq: number;
}

/** Compares a case's messages with its entries, which are given piece by piece: nothing of a piece is kept. */
export function comparingShown(db: Database, caseId: string) {
  let first: number | null = null;
  let [posted, named, found] = [0, 0, 0];
  return {
    /** The next entries of the chain, in their order. */
    async add(links: readonly ChainLink[]): Promise<void> {
      const entries = links.flatMap(({ body }) => readEntry(body) ?? []).filter(({ type }) => type === "message_posted");
      // Entries of before hold no fingerprint of what was written.
      const known = entries.filter(({ details }) => typeof details.messageId === "string" && typeof details.sha256 === "string");
      posted += entries.length;
      named += known.length;
      if (known.length === 0) return;
      const shown = await shownMessages(
        db,
        caseId,
        known.map(({ details }) => String(details.messageId)),
      );
      found += shown.length;
      const byId = new Map(shown.map((message) => [message.id, message]));
      for (const { seq, audience, details } of known) {
        const message = byId.get(String(details.messageId));
        const isSame = message?.audience === audience && (await sha256Hex(message.content)) === details.sha256;
        if (!isSame) first ??= seq;
      }
    },
    /** The first entry whose message is shown as another, or not at all; a message that was never entered is found at the chain's end, `last`. Null for none. */
    async fault(last: number): Promise<ShownFault | null> {
      if (first !== null) return { fault: "shown", seq: first };
      if (named !== posted || last === 0) return null;
      const [all] = await countShown(db, caseId);
      if ((all?.n ?? 0) <= found) return null;
      // Posted since the chain was read, it is checked with the next pass.
      return (await versionOf(db, caseId))[0]?.version === last ? { fault: "shown", seq: last } : null;
    },
  };
}
