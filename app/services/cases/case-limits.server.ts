/** Limits of what one account, and everybody behind one network, may do in cases within an hour (quality, "Security"). */

import { refusedField } from "#app/domain/parse-input.ts";
import type { LimitedContext } from "#app/services/limited-context.ts";
import { isQueueFull } from "#app/services/mail/held-queue.server.ts";
import type { Bucket } from "#app/services/platform/rate-limits.server.ts";
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
  /** Counts an act of somebody. Throws `too_many_requests` with `retryAfter` when their account is over, or its network beyond what is the account's own. */
  count(act: LimitedAct, who: Pick<SignedIn, "id">): Promise<void>;
  /**
   * Counts mails of invitations that one side of a case causes, so that neither uses up what the other may send. Staff are trusted.
   * Throws `too_many_requests`, and `invalid_input` where too many mails of the account wait already.
   */
  countInvitations(caseId: string, by: Pick<SeenCase, "relation" | "who">): Promise<void>;
  /** Counts a copy of a document that somebody takes. Throws `too_many_requests`. */
  countDownload(who: Pick<SignedIn, "id">): Promise<void>;
  /** Counts a part of a large document, before it is read. Throws `too_many_requests`. */
  countPart(who: Pick<SignedIn, "id">): Promise<void>;
  /** Counts the putting together of a large document. Throws `too_many_requests`. */
  countFinish(who: Pick<SignedIn, "id">): Promise<void>;
  /** Counts a record that is taken or checked, by account: on a hearing's day both sides share a network. Throws `too_many_requests`. */
  countRecord(who: Pick<SignedIn, "id">): Promise<void>;
  /** Counts a bundle that is changed or made, by account. Throws `too_many_requests`. */
  countBundle(who: Pick<SignedIn, "id">): Promise<void>;
  /** Counts a draft that is kept while somebody types. Throws `too_many_requests`. */
  countDraft(): Promise<void>;
}

/** For what has no request: seeds and jobs. */
export const UNLIMITED: CaseLimits = {
  count: async () => {},
  countInvitations: async () => {},
  countDownload: async () => {},
  countPart: async () => {},
  countFinish: async () => {},
  countRecord: async () => {},
  countBundle: async () => {},
  countDraft: async () => {},
};

export function createCaseLimits({ db, rateLimits }: Pick<LimitedContext, "db" | "rateLimits">): CaseLimits {
  return {
    count(act, { id: subject }) {
      const { account, network } = BUCKETS[act];
      // Of new cases a network has so many, however many sign in from it.
      if (act === "creation") return rateLimits.takeAll([{ bucket: account, subject }, { bucket: network }]);
      return rateLimits.takeShared({ bucket: account, subject }, network);
    },
    async countInvitations(caseId, { relation, who }) {
      if (relation.kind === "administrator") return;
      if (await isQueueFull(db, who.id)) throw refusedField("email", "case_mail_waits");
      await rateLimits.takeFor("case_invitations", `${caseId}:${relation.kind === "member" ? relation.side : relation.kind}`);
    },
    countDownload: (who) => rateLimits.takeFor("case_download", who.id),
    countPart: (who) => rateLimits.takeFor("case_upload_part", who.id),
    countFinish: (who) => rateLimits.takeFor("case_upload_finish", who.id),
    countRecord: (who) => rateLimits.takeFor("record", who.id),
    countBundle: (who) => rateLimits.takeFor("bundle", who.id),
    countDraft: () => rateLimits.take("draft"),
  };
}
