/** Limits of what one account, and everybody behind one network, may do in cases within an hour (quality, "Security"). */

import type { Bucket, RateLimits } from "#app/services/platform/rate-limits.server.ts";
import type { SeenCase, SignedIn } from "./case-access.server.ts";

const BUCKETS = {
  creation: { account: "case_creation", network: "case_creation_network" },
  people: { account: "case_people", network: "case_people_network" },
  message: { account: "case_message", network: "case_message_network" },
  change: { account: "case_change", network: "case_change_network" },
  upload: { account: "case_upload_account", network: "case_upload" },
} as const satisfies Record<string, { account: Bucket; network: Bucket }>;
export type LimitedAct = keyof typeof BUCKETS;

export interface CaseLimits {
  /** Counts an act of somebody. Throws `too_many_requests` with `retryAfter` when their account or network is over. */
  count(act: LimitedAct, who: Pick<SignedIn, "id">): Promise<void>;
  /**
   * Counts mails of invitations that one side of a case causes, so that neither uses up what the other may send. Staff are trusted.
   * Throws `too_many_requests`.
   */
  countInvitations(caseId: string, by: Pick<SeenCase, "relation">): Promise<void>;
  /** Counts a copy of a document that somebody takes. Throws `too_many_requests`. */
  countDownload(who: Pick<SignedIn, "id">): Promise<void>;
  /** Counts a record that is taken or checked, by account: on a hearing's day both sides share a network. Throws `too_many_requests`. */
  countRecord(who: Pick<SignedIn, "id">): Promise<void>;
  /** Counts a draft that is kept while somebody types. Throws `too_many_requests`. */
  countDraft(): Promise<void>;
}

/** For what has no request: seeds and jobs. */
export const UNLIMITED: CaseLimits = {
  count: async () => {},
  countInvitations: async () => {},
  countDownload: async () => {},
  countRecord: async () => {},
  countDraft: async () => {},
};

export function createCaseLimits(rateLimits: Pick<RateLimits, "take" | "takeAll" | "takeFor">): CaseLimits {
  return {
    count: (act, who) => rateLimits.takeAll([{ bucket: BUCKETS[act].account, subject: who.id }, { bucket: BUCKETS[act].network }]),
    async countInvitations(caseId, { relation }) {
      if (relation.kind === "administrator") return;
      await rateLimits.takeFor("case_invitations", `${caseId}:${relation.kind === "member" ? relation.side : relation.kind}`);
    },
    countDownload: (who) => rateLimits.takeFor("case_download", who.id),
    countRecord: (who) => rateLimits.takeFor("record", who.id),
    countDraft: () => rateLimits.take("draft"),
  };
}
